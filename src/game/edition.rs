//! Editions: the tables of the rule books, as data.

use super::plot::Decks;
use super::{Module, Reveal};

/// A published edition of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The kit for touch, with the English accessible rules. The default.
    Accessible,
    /// The German edition.
    Widerstand,
    /// The French edition of 2020.
    Resistance2020,
}

/// What a number of players means: who is how many, and how large teams are (base rules, Setup).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Members of the resistance.
    pub resistance: u8,
    /// Spies.
    pub spies: u8,
    /// People on the team of each mission.
    pub teams: [u8; 5],
    /// Fail cards that fail each mission.
    pub fails_needed: [u8; 5],
}

/// The fewest players of the base game.
pub const FEWEST: usize = 5;

const ONE_FAIL: [u8; 5] = [1, 1, 1, 1, 1];
const TWO_ON_FOURTH: [u8; 5] = [1, 1, 1, 2, 1];

/// The base game, from 5 to 10 players.
const BASE: [Table; 6] = [
    Table { resistance: 3, spies: 2, teams: [2, 3, 2, 3, 3], fails_needed: ONE_FAIL },
    Table { resistance: 4, spies: 2, teams: [2, 3, 4, 3, 4], fails_needed: ONE_FAIL },
    Table { resistance: 4, spies: 3, teams: [2, 3, 3, 4, 4], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 5, spies: 3, teams: [3, 4, 4, 5, 5], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 6, spies: 3, teams: [3, 4, 4, 5, 5], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 6, spies: 4, teams: [3, 4, 4, 5, 5], fails_needed: TWO_ON_FOURTH },
];

impl Edition {
    /// All editions.
    pub const ALL: [Self; 3] = [Self::Accessible, Self::Widerstand, Self::Resistance2020];

    /// The name on the command line and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Accessible => "accessible",
            Self::Widerstand => "widerstand",
            Self::Resistance2020 => "resistance-2020",
        }
    }

    /// The edition with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// The table for a number of players, if the edition can be played by so many.
    #[must_use]
    pub fn table(self, players: usize) -> Option<Table> {
        BASE.get(players.checked_sub(FEWEST)?).copied()
    }

    /// The fewest and the most players.
    #[must_use]
    pub fn players(self) -> (usize, usize) {
        (FEWEST, FEWEST + BASE.len() - 1)
    }

    /// The reveal that the edition's rule book asks for.
    #[must_use]
    pub fn reveal(self) -> Reveal {
        match self {
            Self::Accessible => Reveal::Touch,
            Self::Widerstand | Self::Resistance2020 => Reveal::Eyes,
        }
    }

    /// The plot cards that the edition plays with.
    #[must_use]
    pub fn decks(self) -> Decks {
        Decks::PRINTED
    }

    /// The modules that are on unless they are switched off.
    #[must_use]
    pub fn modules(self) -> &'static [Module] {
        &[]
    }
}
