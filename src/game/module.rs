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
    pub const ALL: [Self; 11] = [
        Self::Plot,
        Self::Targeting,
        Self::BlindSpies,
        Self::Inquisitor,
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

    /// Whether the module belongs to Winter Soldier, and only there (RULES sections 5 and 6).
    #[must_use]
    pub fn is_of_winter_soldier(self) -> bool {
        !matches!(self, Self::Plot | Self::Targeting | Self::BlindSpies | Self::Inquisitor)
    }
}

/// A set of modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modules(u16);

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
