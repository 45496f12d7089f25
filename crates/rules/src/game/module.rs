//! Modules and variants that a table can switch on. Some are rules of their own; the others are choices that an edition
//! has among its characters, and are known by their names alone.

use std::sync::{Mutex, PoisonError};

use super::Edition;

/// Whom the token of an examination begins with, seen from whoever leads first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// The next player clockwise.
    OnTheLeft,
    /// The next player counter-clockwise.
    OnTheRight,
}

/// What the holder of the token is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// The character card; holders take a marker.
    Character,
    /// The true one of two loyalty cards, which go on with the token.
    Loyalty,
}

/// A module or variant of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Module {
    /// Plot cards (base rules, The Plot Thickens).
    Plot,
    /// The leader chooses which mission to run (base rules, variants).
    Targeting,
    /// The spies are not shown to each other (base rules, variants).
    BlindSpies,
    /// A token whose holder sees somebody's character card (edition of 2020, Inquisitor).
    Inquisitor,
    /// One more on every team, and a card that is set aside (edition of 2020, Trap).
    Trap,
    /// Winter Soldier: a token whose holder sees somebody's loyalty.
    ScarletWitch,
    /// Avalon: a token whose holder sees somebody's loyalty (RULES section 9).
    LadyOfTheLake,
    /// A character, or how characters are shown, by its name after `--with`: what it means is said by the edition.
    Choice(&'static str),
}

impl Module {
    /// Those that are rules of their own.
    const RULES: [Self; 7] = [
        Self::Plot,
        Self::Targeting,
        Self::BlindSpies,
        Self::Inquisitor,
        Self::Trap,
        Self::ScarletWitch,
        Self::LadyOfTheLake,
    ];

    /// All modules of all editions.
    #[must_use]
    pub fn all() -> Vec<Self> {
        Self::of(|_| true)
    }

    /// All modules of the narrator's own editions.
    #[must_use]
    pub fn of_the_narrator() -> Vec<Self> {
        Self::of(|edition| !edition.is_of_a_table())
    }

    fn of(is_meant: impl Fn(&Edition) -> bool) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for module in Edition::all().into_iter().filter(is_meant).flat_map(|edition| &edition.book().modules) {
            if !all.contains(module) {
                all.push(*module);
            }
        }
        all
    }

    /// The name after `--with` and in files. Those of characters that both sides have begin alike: `rogue=spy`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Plot => "plot",
            Self::Targeting => "targeting",
            Self::BlindSpies => "blind-spies",
            Self::Inquisitor => "inquisitor",
            Self::Trap => "trap",
            Self::ScarletWitch => "scarlet-witch",
            Self::LadyOfTheLake => "lady-of-the-lake",
            Self::Choice(id) => id,
        }
    }

    /// The choice with this name. It can be put into sets once there is [room](Self::make_room) for it.
    pub(super) fn choice(id: &str) -> Self {
        let names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
        let known = names.iter().copied().find(|known| *known == id);
        Self::Choice(known.unwrap_or_else(|| id.to_owned().leak()))
    }

    /// Makes room in sets for the modules of an edition; false if there is none for all of them.
    pub(super) fn make_room(modules: &[Self]) -> bool {
        let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
        let new = |module: &&Self| matches!(module, Self::Choice(id) if !names.contains(id));
        let new: Vec<&str> = modules.iter().filter(new).map(|module| module.id()).collect();
        let has_room = names.len() + new.len() + Self::RULES.len() <= MOST && modules.len() <= MOST_OF_ONE;
        if has_room {
            names.extend(new);
        }
        has_room
    }

    /// The number of a module in a set; none if no edition names it.
    fn number(self) -> Option<usize> {
        let rule = Self::RULES.iter().position(|rule| *rule == self);
        rule.or_else(|| {
            Edition::default();
            let names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
            names.iter().position(|name| *name == self.id()).map(|at| Self::RULES.len() + at)
        })
    }

    /// The rule of its own with this name.
    pub(super) fn rule(id: &str) -> Option<Self> {
        Self::RULES.into_iter().find(|module| module.id() == id)
    }

    /// The module with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().into_iter().find(|module| module.id() == id)
    }

    /// Whom the token of examinations begins with and what its holder is shown; none for a module without one (edition of
    /// 2020, Inquisitor; Winter Soldier, Scarlet Witch; RULES section 9).
    #[must_use]
    pub const fn token(self) -> Option<(Begins, Shows)> {
        match self {
            Self::Inquisitor => Some((Begins::OnTheRight, Shows::Character)),
            Self::ScarletWitch => Some((Begins::OnTheLeft, Shows::Loyalty)),
            Self::LadyOfTheLake => Some((Begins::OnTheRight, Shows::Loyalty)),
            _ => None,
        }
    }

    /// The name of a character of both sides; none for the others.
    #[must_use]
    pub fn name_of_both(self) -> Option<&'static str> {
        self.id().split_once('=').map(|(name, _)| name)
    }

    /// All names that can be told: those of both sides' characters stand before the single ones.
    #[must_use]
    pub fn names() -> Vec<&'static str> {
        let mut names: Vec<&str> = Vec::new();
        for module in Self::all() {
            let both = module.name_of_both().filter(|name| !names.contains(name));
            names.extend(both.into_iter().chain([module.id()]));
        }
        names
    }

    /// The modules that a name stands for: `reverser` and `rogue` alone stand for both sides' characters.
    #[must_use]
    pub fn called(name: &str) -> Vec<Self> {
        Self::all().into_iter().filter(|module| module.id() == name || module.name_of_both() == Some(name)).collect()
    }
}

/// The most modules that one edition can be played with.
const MOST_OF_ONE: usize = u32::BITS as usize;

/// The most modules that there can be.
const MOST: usize = u128::BITS as usize;

/// The names of the choices of all editions that were read, in the order in which they were.
static NAMES: Mutex<Vec<&str>> = Mutex::new(Vec::new());

/// A set of modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modules(u128);

impl Modules {
    /// Adds a module that an edition names.
    pub fn insert(&mut self, module: Module) {
        self.0 |= module.number().map_or(0, |number| 1 << number);
    }

    /// Takes a module out.
    pub fn remove(&mut self, module: Module) {
        self.0 &= !module.number().map_or(0, |number| 1 << number);
    }

    /// Whether a module is in the set.
    #[must_use]
    pub fn contains(self, module: Module) -> bool {
        module.number().is_some_and(|number| self.0 & (1 << number) != 0)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The modules of the set: rules of their own first, then choices, in the order in which editions name them.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        let names = NAMES.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let all = Module::RULES.into_iter().chain(names.into_iter().map(Module::Choice));
        all.enumerate().filter(move |(number, _)| self.0 & (1 << number) != 0).map(|(_, module)| module)
    }
}

impl FromIterator<Module> for Modules {
    fn from_iter<I: IntoIterator<Item = Module>>(modules: I) -> Self {
        let mut set = Self::default();
        for module in modules {
            set.insert(module);
        }
        set
    }
}

/// The modules of one table as the rules keep them: small, and quickly asked for rules of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chosen {
    /// A bit for each that is a rule of its own.
    rules: u8,
    /// A bit for each that the edition can be played with.
    all: u32,
}

impl Chosen {
    /// Those of a set with which an edition can be played.
    pub(in crate::game) fn of(edition: Edition, modules: Modules) -> Self {
        let bit_if = |chosen: &Module, bit: u32| u32::from(modules.contains(*chosen)) << bit;
        let rules = Module::RULES.iter().zip(0u32..).map(|(module, bit)| bit_if(module, bit) as u8);
        let all = edition.modules().iter().zip(0u32..).map(|(module, bit)| bit_if(module, bit));
        Self { rules: rules.sum(), all: all.sum() }
    }

    /// Whether a rule of its own is on. What choices mean is in the [`Cast`](super::role::Cast).
    pub(super) fn has(self, rule: Module) -> bool {
        Module::RULES.iter().zip(0u32..).any(|(module, bit)| *module == rule && self.rules & (1 << bit) != 0)
    }

    /// Whom the token of examinations begins with and what its holder is shown; none without one.
    pub(super) fn token(self) -> Option<(Begins, Shows)> {
        Module::RULES.into_iter().filter(|rule| self.has(*rule)).find_map(Module::token)
    }

    /// All that are on.
    pub(super) fn all(self, edition: Edition) -> Modules {
        let is_on = |bit: &u32| self.all & (1 << bit) != 0;
        edition.modules().iter().zip(0u32..).filter(|(_, bit)| is_on(bit)).map(|(module, _)| *module).collect()
    }
}
