//! Modules and variants that a table can switch on.

/// A module or variant of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// A spy who can turn results round, and plays no Fail (edition of 2020, Reverser).
    SpyReverser,
    /// A member of the resistance who can turn results round (edition of 2020, Reverser).
    ResistanceReverser,
    /// A spy who wins alone, if by Fails of his own (edition of 2020, Rogue).
    SpyRogue,
    /// A member of the resistance who wins alone, if by Successes of his own (edition of 2020, Rogue).
    ResistanceRogue,
    /// Winter Soldier: a token whose holder sees somebody's loyalty.
    ScarletWitch,
    /// Winter Soldier: a S.H.I.E.L.D. agent who knows Nick Fury.
    BlackWidow,
    /// Winter Soldier: a S.H.I.E.L.D. agent whom HYDRA takes for one of its own.
    MariaHill,
    /// Winter Soldier: a HYDRA agent whom Black Widow sees beside Nick Fury.
    AlexanderPierce,
    /// Winter Soldier: a HYDRA agent whom Nick Fury does not see.
    ArnimZola,
    /// Winter Soldier: a HYDRA agent who does not know the others.
    BaronZemo,
    /// Winter Soldier: Maria Hill keeps her thumb up when Nick Fury looks (RULES section 6, an option).
    MariaHillShown,
}

impl Module {
    /// All modules.
    pub const ALL: [Self; 16] = [
        Self::Plot,
        Self::Targeting,
        Self::BlindSpies,
        Self::Inquisitor,
        Self::Trap,
        Self::SpyReverser,
        Self::ResistanceReverser,
        Self::SpyRogue,
        Self::ResistanceRogue,
        Self::ScarletWitch,
        Self::BlackWidow,
        Self::MariaHill,
        Self::AlexanderPierce,
        Self::ArnimZola,
        Self::BaronZemo,
        Self::MariaHillShown,
    ];

    /// The name after `--with` and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Plot => "plot",
            Self::Targeting => "targeting",
            Self::BlindSpies => "blind-spies",
            Self::Inquisitor => "inquisitor",
            Self::Trap => "trap",
            Self::SpyReverser => "reverser=spy",
            Self::ResistanceReverser => "reverser=resistance",
            Self::SpyRogue => "rogue=spy",
            Self::ResistanceRogue => "rogue=resistance",
            Self::ScarletWitch => "scarlet-witch",
            Self::BlackWidow => "black-widow",
            Self::MariaHill => "maria-hill",
            Self::MariaHillShown => "maria-hill-shown",
            Self::AlexanderPierce => "alexander-pierce",
            Self::ArnimZola => "arnim-zola",
            Self::BaronZemo => "baron-zemo",
        }
    }

    /// The module with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|module| module.id() == id)
    }

    /// All names that can be told: those of both sides' characters stand before the single ones.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Self::ALL.into_iter().flat_map(|module| {
            let both = match module {
                Self::SpyReverser => Some("reverser"),
                Self::SpyRogue => Some("rogue"),
                _ => None,
            };
            both.into_iter().chain([module.id()])
        })
    }

    /// The modules that a name stands for: `reverser` and `rogue` alone stand for both sides' characters.
    #[must_use]
    pub fn called(id: &str) -> Vec<Self> {
        match id {
            "reverser" => vec![Self::SpyReverser, Self::ResistanceReverser],
            "rogue" => vec![Self::SpyRogue, Self::ResistanceRogue],
            id => Self::from_id(id).into_iter().collect(),
        }
    }

    /// Whether the module belongs to Winter Soldier, and only there (RULES sections 5 and 6).
    #[must_use]
    pub fn is_of_winter_soldier(self) -> bool {
        matches!(
            self,
            Self::ScarletWitch
                | Self::BlackWidow
                | Self::MariaHill
                | Self::AlexanderPierce
                | Self::ArnimZola
                | Self::BaronZemo
                | Self::MariaHillShown
        )
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
