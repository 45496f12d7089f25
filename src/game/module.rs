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
}

impl Module {
    /// All modules.
    pub const ALL: [Self; 3] = [Self::Plot, Self::Targeting, Self::BlindSpies];

    /// The name after `--with` and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Plot => "plot",
            Self::Targeting => "targeting",
            Self::BlindSpies => "blind-spies",
        }
    }

    /// The module with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|module| module.id() == id)
    }
}

/// A set of modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modules(u8);

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
