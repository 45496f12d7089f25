//! Modules and variants that a table can switch on, each as one row of data.

use super::role::Role;

/// What a module belongs to. An edition is played with whole families (RULES sections 5 and 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Plot cards and Targeting, which leave it to others who is who.
    Rounds,
    /// The other variants, and the modules of the edition of 2020.
    Base,
    /// The characters of Winter Soldier, and what belongs to them (RULES section 6).
    Agents,
    /// The characters of Avalon, and what belongs to them (RULES section 9).
    Legend,
}

/// When the book advises a module, without forbidding it otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advised {
    /// Always.
    Always,
    /// With another module, without which it does nothing of its own.
    With(Module),
    /// With so many players or more.
    From(usize),
    /// With so many players only beside one of these, else always.
    AtBeside(usize, &'static [Module]),
}

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

/// What is to be known of a module.
struct Row {
    id: &'static str,
    family: Family,
    /// The character that it brings into the game.
    character: Option<Role>,
    /// The module without which it means nothing.
    needs: Option<Module>,
    /// The token of examinations that it brings.
    token: Option<(Begins, Shows)>,
    /// When it is advised.
    advised: Advised,
}

macro_rules! perhaps {
    () => {
        None
    };
    ($some:expr) => {
        Some($some)
    };
}

macro_rules! advised {
    () => {
        Advised::Always
    };
    ($advised:expr) => {
        $advised
    };
}

macro_rules! modules {
    ($($(#[$doc:meta])* $name:ident $id:literal $family:ident $(is $role:ident)? $(needs $needed:ident)?
        $(token $begins:ident $shows:ident)? $(advised $advised:expr)?,)*) => {
        /// A module or variant of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Module { $($(#[$doc])* $name,)* }

        impl Module {
            /// All modules.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$name),*];

            const fn row(self) -> &'static Row {
                match self {
                    $(Self::$name => &Row {
                        id: $id,
                        family: Family::$family,
                        character: perhaps!($(Role::$role)?),
                        needs: perhaps!($(Self::$needed)?),
                        token: perhaps!($((Begins::$begins, Shows::$shows))?),
                        advised: advised!($($advised)?),
                    },)*
                }
            }
        }
    };
}

modules! {
    /// Plot cards (base rules, The Plot Thickens).
    Plot "plot" Rounds,
    /// The leader chooses which mission to run (base rules, variants).
    Targeting "targeting" Rounds,
    /// The spies are not shown to each other (base rules, variants).
    BlindSpies "blind-spies" Base,
    /// A token whose holder sees somebody's character card (edition of 2020, Inquisitor).
    Inquisitor "inquisitor" Base token OnTheRight Character,
    /// One more on every team, and a card that is set aside (edition of 2020, Trap).
    Trap "trap" Base,
    /// A spy who can turn results round, and plays no Fail (edition of 2020, Reverser).
    SpyReverser "reverser=spy" Base is SpyReverser,
    /// A member of the resistance who can turn results round (edition of 2020, Reverser).
    ResistanceReverser "reverser=resistance" Base is ResistanceReverser,
    /// A spy who wins alone, if by Fails of his own (edition of 2020, Rogue).
    SpyRogue "rogue=spy" Base is SpyRogue,
    /// A member of the resistance who wins alone, if by Successes of his own (edition of 2020, Rogue).
    ResistanceRogue "rogue=resistance" Base is ResistanceRogue,
    /// Winter Soldier: a token whose holder sees somebody's loyalty.
    ScarletWitch "scarlet-witch" Agents token OnTheLeft Loyalty advised Advised::From(7),
    /// Winter Soldier: a S.H.I.E.L.D. agent who knows Nick Fury.
    BlackWidow "black-widow" Agents is BlackWidow,
    /// Winter Soldier: a S.H.I.E.L.D. agent whom HYDRA takes for one of its own.
    MariaHill "maria-hill" Agents is MariaHill advised Advised::From(10),
    /// Winter Soldier: a HYDRA agent whom Black Widow sees beside Nick Fury.
    AlexanderPierce "alexander-pierce" Agents is AlexanderPierce advised Advised::With(Self::BlackWidow),
    /// Winter Soldier: a HYDRA agent whom Nick Fury does not see.
    ArnimZola "arnim-zola" Agents is ArnimZola,
    /// Winter Soldier: a HYDRA agent who does not know the others.
    BaronZemo "baron-zemo" Agents is BaronZemo,
    /// Winter Soldier: Maria Hill keeps her thumb up when Nick Fury looks (RULES section 6, an option).
    MariaHillShown "maria-hill-shown" Agents needs MariaHill,
    /// Avalon: a servant who sees Merlin.
    Percival "percival" Legend is Percival advised Advised::AtBeside(5, &[Self::Mordred, Self::Morgana]),
    /// Avalon: a minion whom Merlin does not see.
    Mordred "mordred" Legend is Mordred,
    /// Avalon: a minion whom Percival sees beside Merlin.
    Morgana "morgana" Legend is Morgana advised Advised::With(Self::Percival),
    /// Avalon: a minion who does not know the others.
    Oberon "oberon" Legend is Oberon,
    /// Avalon: a token whose holder sees somebody's loyalty.
    LadyOfTheLake "lady-of-the-lake" Legend token OnTheRight Loyalty advised Advised::From(7),
}

impl Module {
    /// The name after `--with` and in files. Those of characters that both sides have begin alike: `rogue=spy`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The module with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|module| module.id() == id)
    }

    /// What the module belongs to.
    #[must_use]
    pub const fn family(self) -> Family {
        self.row().family
    }

    /// The character that the module brings into the game.
    #[must_use]
    pub const fn character(self) -> Option<Role> {
        self.row().character
    }

    /// The module without which this one means nothing.
    #[must_use]
    pub const fn needs(self) -> Option<Self> {
        self.row().needs
    }

    /// Whom the token of examinations begins with and what its holder is shown; none for a module without one.
    #[must_use]
    pub const fn token(self) -> Option<(Begins, Shows)> {
        self.row().token
    }

    /// Whether the book advises against it at a table of so many players with these modules.
    #[must_use]
    pub fn is_advised_against(self, players: usize, others: Modules) -> bool {
        match self.row().advised {
            Advised::Always => false,
            Advised::With(other) => !others.contains(other),
            Advised::From(fewest) => players < fewest,
            Advised::AtBeside(at, beside) => players == at && !beside.iter().any(|other| others.contains(*other)),
        }
    }

    /// When the book advises it.
    #[must_use]
    pub const fn advised(self) -> Advised {
        self.row().advised
    }

    /// The name of a character of both sides; none for the others.
    #[must_use]
    pub fn name_of_both(self) -> Option<&'static str> {
        self.id().split_once('=').map(|(name, _)| name)
    }

    /// All names that can be told: those of both sides' characters stand before the single ones.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let mut names: Vec<&str> = Vec::new();
        for module in Self::ALL {
            let both = module.name_of_both().filter(|name| !names.contains(name));
            names.extend(both.into_iter().chain([module.id()]));
        }
        names.into_iter()
    }

    /// The modules that a name stands for: `reverser` and `rogue` alone stand for both sides' characters.
    #[must_use]
    pub fn called(name: &str) -> Vec<Self> {
        Self::ALL.into_iter().filter(|module| module.id() == name || module.name_of_both() == Some(name)).collect()
    }
}

/// A set of modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modules(u32);

impl Modules {
    /// Adds a module.
    pub fn insert(&mut self, module: Module) {
        self.0 |= 1 << module as u8;
    }

    /// Takes a module out.
    pub fn remove(&mut self, module: Module) {
        self.0 &= !(1 << module as u8);
    }

    /// Whether a module is in the set.
    #[must_use]
    pub fn contains(self, module: Module) -> bool {
        self.0 & (1 << module as u8) != 0
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The modules of the set.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().filter(move |module| self.contains(*module))
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
