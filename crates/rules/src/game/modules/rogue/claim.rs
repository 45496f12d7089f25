//! The claim of a Rogue, and why there is none.

use crate::game::mission::{Outcome, Run};
use crate::game::seat::SeatSet;

/// A claim that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// How the last mission, and two before it, have ended.
    pub outcome: Outcome,
    /// The last mission.
    pub run: Run,
    /// Who can have won alone.
    pub of: SeatSet,
}

/// Why no Rogue can have won alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoClaim {
    /// Nobody played such a card in the last mission.
    NoneInLast,
    /// Nobody played such a card before.
    NoneBefore,
    /// Nobody can have played both.
    NobodyTwice,
}

impl NoClaim {
    /// The name in JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::NoneInLast => "none-in-last",
            Self::NoneBefore => "none-before",
            Self::NobodyTwice => "nobody-twice",
        }
    }
}

/// Why a player can't be the Rogue who wins alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CannotClaim {
    /// The player was not on the last team.
    NotOnTeam,
    /// The player's card of the last mission was set aside.
    SetAside,
    /// The player held the watch token in the last mission.
    HeldWatch,
    /// Everybody saw that another player's card was the one.
    NotTheirs,
    /// The player can't have played such a card in an earlier mission.
    NotBefore,
}
