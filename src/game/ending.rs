//! How a game ends, and who has won.

use super::mission::Outcome;
use super::seat::Seat;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who has won.
    pub winner: Side,
    /// By what.
    pub why: Why,
}

/// A side that can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The resistance.
    Resistance,
    /// The spies.
    Spies,
    /// S.H.I.E.L.D.
    Shield,
    /// HYDRA.
    Hydra,
    /// A Rogue, alone.
    Rogue,
}

impl Side {
    /// The name in JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Resistance => "resistance",
            Self::Spies => "spies",
            Self::Shield => "shield",
            Self::Hydra => "hydra",
            Self::Rogue => "rogue",
        }
    }
}

/// What has decided a game (base rules, Game End).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// Three missions have succeeded.
    ThreeSuccesses,
    /// Three missions have failed.
    ThreeFails,
    /// Five proposals of one round were rejected.
    FiveRejections,
    /// Captain America has found the Winter Soldier.
    WinterSoldierFound,
    /// The Winter Soldier has named Maria Hill.
    MariaHillFound,
    /// After the third success the Winter Soldier has named Nick Fury.
    NickFuryFound,
    /// After the third success the Winter Soldier has named somebody who is not Nick Fury.
    NickFurySafe,
    /// After the third success there was no Nick Fury left to be named.
    NickFuryGone,
    /// A Rogue has played a card of his own in the third mission that ended so, and in an earlier one.
    Rogue {
        /// Who.
        player: Seat,
        /// How the missions ended.
        outcome: Outcome,
    },
}

impl Why {
    /// The name in JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::ThreeSuccesses => "three-successes",
            Self::ThreeFails => "three-fails",
            Self::FiveRejections => "five-rejections",
            Self::WinterSoldierFound => "winter-soldier-found",
            Self::MariaHillFound => "maria-hill-found",
            Self::NickFuryFound => "nick-fury-found",
            Self::NickFurySafe => "nick-fury-safe",
            Self::NickFuryGone => "nick-fury-gone",
            Self::Rogue { outcome: Outcome::Success, .. } => "rogue-successes",
            Self::Rogue { outcome: Outcome::Fail, .. } => "rogue-fails",
        }
    }
}
