//! Editions: the tables of the rule books, as data.

use super::plot::Decks;
use super::{Module, Reveal, Side};

/// A published edition of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The kit for touch, with the English accessible rules.
    #[default]
    Accessible,
    /// The German edition.
    Widerstand,
    /// The French edition of 2020.
    Resistance2020,
    /// The Resistance: Winter Soldier.
    WinterSoldier,
    /// The game in a forum or by mail, with a game master.
    Forum,
}

/// Which way leadership goes round the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Clockwise.
    Left,
    /// Counter-clockwise.
    Right,
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

/// The fewest players of every edition.
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

/// Winter Soldier, from 5 to 12 players. Two Fails are needed by every team of five or more when the number of
/// players is even, and on mission 4 when it is 9 or 11.
const WINTER_SOLDIER: [Table; 8] = [
    Table { resistance: 3, spies: 2, teams: [2, 3, 2, 3, 3], fails_needed: ONE_FAIL },
    Table { resistance: 4, spies: 2, teams: [2, 3, 4, 3, 4], fails_needed: ONE_FAIL },
    Table { resistance: 4, spies: 3, teams: [2, 3, 3, 4, 4], fails_needed: ONE_FAIL },
    Table { resistance: 5, spies: 3, teams: [3, 4, 4, 5, 5], fails_needed: [1, 1, 1, 2, 2] },
    Table { resistance: 6, spies: 3, teams: [3, 4, 4, 5, 5], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 6, spies: 4, teams: [3, 4, 4, 5, 5], fails_needed: [1, 1, 1, 2, 2] },
    Table { resistance: 7, spies: 4, teams: [3, 4, 5, 6, 6], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 7, spies: 5, teams: [4, 5, 5, 6, 6], fails_needed: [1, 2, 2, 2, 2] },
];

impl Edition {
    /// All editions.
    pub const ALL: [Self; 5] =
        [Self::Accessible, Self::Widerstand, Self::Resistance2020, Self::WinterSoldier, Self::Forum];

    /// The name on the command line and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Accessible => "accessible",
            Self::Widerstand => "widerstand",
            Self::Resistance2020 => "resistance-2020",
            Self::WinterSoldier => "winter-soldier",
            Self::Forum => "forum",
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
        self.tables().get(players.checked_sub(FEWEST)?).copied()
    }

    /// The fewest and the most players.
    #[must_use]
    pub fn players(self) -> (usize, usize) {
        (FEWEST, FEWEST + self.tables().len() - 1)
    }

    fn tables(self) -> &'static [Table] {
        match self {
            Self::Accessible | Self::Widerstand | Self::Resistance2020 | Self::Forum => &BASE,
            Self::WinterSoldier => &WINTER_SOLDIER,
        }
    }

    /// The reveal that the edition's rule book asks for.
    #[must_use]
    pub fn reveal(self) -> Reveal {
        match self {
            Self::Accessible => Reveal::Touch,
            Self::Widerstand | Self::Resistance2020 | Self::WinterSoldier => Reveal::Eyes,
            Self::Forum => Reveal::None,
        }
    }

    /// The reveals that can be chosen: none in a forum, where everybody gets the own role as a message.
    #[must_use]
    pub fn reveals(self) -> &'static [Reveal] {
        match self {
            Self::Forum => &[Reveal::None],
            _ => &Reveal::ALL,
        }
    }

    /// The plot cards that the edition plays with.
    #[must_use]
    pub fn decks(self) -> Decks {
        match self {
            Self::Forum => Decks::FORUM,
            _ => Decks::PRINTED,
        }
    }

    /// The modules that are on unless they are switched off.
    #[must_use]
    pub fn modules(self) -> &'static [Module] {
        match self {
            Self::Resistance2020 => &[Module::Inquisitor],
            Self::Forum => &[Module::Plot],
            Self::Accessible | Self::Widerstand | Self::WinterSoldier => &[],
        }
    }

    /// Whether a module can be played in this edition (RULES section 5).
    #[must_use]
    pub fn allows(self, module: Module) -> bool {
        module.is_of_winter_soldier() == (self == Self::WinterSoldier)
    }

    /// Which way leadership goes.
    #[must_use]
    pub fn direction(self) -> Direction {
        match self {
            Self::Accessible | Self::Widerstand | Self::Resistance2020 | Self::Forum => Direction::Left,
            Self::WinterSoldier => Direction::Right,
        }
    }

    /// How many rejections in a row are one too many: the game is lost, or in Winter Soldier the mission.
    #[must_use]
    pub fn rejections(self) -> u8 {
        match self {
            Self::Accessible | Self::Widerstand | Self::Resistance2020 | Self::Forum => 5,
            Self::WinterSoldier => 3,
        }
    }

    /// The side that wants missions to succeed, and the one that wants them to fail.
    #[must_use]
    pub fn sides(self) -> (Side, Side) {
        match self {
            Self::Accessible | Self::Widerstand | Self::Resistance2020 | Self::Forum => {
                (Side::Resistance, Side::Spies)
            }
            Self::WinterSoldier => (Side::Shield, Side::Hydra),
        }
    }
}
