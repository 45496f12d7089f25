//! How a game ends, and who has won.

use std::borrow::Cow;

use super::mission::Outcome;
use super::role::Role;
use super::seat::Seat;
use super::side::Side;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who has won.
    pub winner: Side,
    /// By what.
    pub why: Why,
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
    /// Whoever looked for this character has named the right player.
    Found(Role),
    /// After the third success somebody else was named.
    Safe(Role),
    /// After the third success there was nobody left to be named.
    Gone(Role),
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
    pub fn id(self) -> Cow<'static, str> {
        let of = |role: Role, what: &str| Cow::from(format!("{}-{what}", role.id()));
        match self {
            Self::ThreeSuccesses => "three-successes".into(),
            Self::ThreeFails => "three-fails".into(),
            Self::FiveRejections => "five-rejections".into(),
            Self::Found(role) => of(role, "found"),
            Self::Safe(role) => of(role, "safe"),
            Self::Gone(role) => of(role, "gone"),
            Self::Rogue { outcome: Outcome::Success, .. } => "rogue-successes".into(),
            Self::Rogue { outcome: Outcome::Fail, .. } => "rogue-fails".into(),
        }
    }
}
