//! What is stored of a game: its set-up, its accepted actions, and every undo.

use crate::game::{Action, PartialCount, PlotCard, Seat, Setup, Side};
use crate::language::Language;

/// One entry of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Always the first: the set-up of the game and the language in which it began.
    Begun {
        /// The checked set-up.
        setup: Setup,
        /// The language in which the game began.
        language: Language,
    },
    /// An action that the rules accepted.
    Played(Action),
    /// The last action still standing was taken back.
    Undone,
    /// The last action that was taken back was played again.
    Redone,
    /// An answer inside an open question, so that a restart finds the exact question again.
    Noted(Draft),
    /// The table has changed, and not by the rules.
    Changed(Change),
}

/// What changes at a table while a game goes on. No rule is about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A player is called otherwise from now on.
    Renamed {
        /// The player.
        seat: Seat,
        /// The name from now on.
        name: String,
    },
    /// Somebody else takes over from a player, with everything that is theirs.
    Replaced {
        /// The player.
        seat: Seat,
        /// Who plays from now on.
        name: String,
    },
    /// A player leaves, and nobody takes over: the narrator plays on for them.
    Vacated {
        /// The player.
        seat: Seat,
    },
    /// Two players change places. Everybody keeps their number, and all that is theirs.
    Swapped(Seat, Seat),
    /// Somebody comes late: the game begins anew, with one player more.
    Joined {
        /// Who comes.
        name: String,
        /// The player on whose left they sit.
        after: Seat,
    },
    /// Somebody has said before everybody on which side a player is whose card they alone have seen: true or not.
    Claimed {
        /// Who says it.
        by: Seat,
        /// Of whom.
        about: Seat,
        /// The side.
        side: Side,
    },
    /// The game has ended without a result.
    Abandoned,
}

/// An answer in a roll call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Whether it approves.
    pub approves: bool,
    /// Who gave it out of turn; none for whoever was asked.
    pub out_of_turn: Option<Seat>,
}

impl Answered {
    /// The answer of whoever was asked.
    #[must_use]
    pub fn in_turn(approves: bool) -> Self {
        Self { approves, out_of_turn: None }
    }
}

/// Answers inside a question that is not answered whole yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draft {
    /// What was answered so far is dropped.
    Nothing,
    /// Set-up guidance has come to this step, counted from 0.
    Guidance {
        /// The step that is open.
        step: u8,
    },
    /// A roll call: the votes so far.
    RollCall {
        /// One after the other.
        answers: Vec<Answered>,
    },
    /// A plot card is to be used, and its holder has still to say on whom, or what to take.
    Using {
        /// The holder.
        by: Seat,
        /// The card.
        card: PlotCard,
    },
    /// The cards of a mission are counted, and some kinds are still to be told.
    Counting(PartialCount),
}

impl Draft {
    /// The answers without the last of them. None if nothing was answered.
    #[must_use]
    pub fn before(&self) -> Option<Self> {
        match self {
            Self::Nothing | Self::Guidance { step: 0 } => None,
            Self::Guidance { step } => Some(Self::Guidance { step: step - 1 }),
            Self::RollCall { answers } => Some(match answers.split_last() {
                Some((_, answers)) => Self::RollCall { answers: answers.to_vec() },
                None => Self::Nothing,
            }),
            Self::Using { .. } | Self::Counting(_) => Some(Self::Nothing),
        }
    }

    /// Whether more of the same question is answered than in another draft.
    #[must_use]
    pub fn goes_beyond(&self, other: Option<&Self>) -> bool {
        match (self, other) {
            (_, None) => self.before().is_some(),
            (Self::Guidance { step }, Some(Self::Guidance { step: other })) => step > other,
            (Self::RollCall { answers }, Some(Self::RollCall { answers: other })) => {
                answers.len() > other.len() && answers.starts_with(other)
            }
            _ => false,
        }
    }
}
