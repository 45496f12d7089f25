//! What somebody meant: the one form in which keys, typed lines and heard phrases meet.

use super::Language;
use super::verb::Verb;
use crate::game::{Seat, SeatSet};

/// A command with what it is about, resolved against this table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A command that needs nothing more.
    Plain(Verb),
    /// A command without the object that it needs: it asks for it.
    Opens(Verb),
    /// The leader's team.
    Propose(SeatSet),
    /// In the team that was read back, one player for another.
    Replace {
        /// Who leaves it.
        player: Seat,
        /// Who joins it.
        by: Seat,
    },
    /// In the team that was read back, these too.
    Add(SeatSet),
    /// In the team that was read back, these not.
    Remove(SeatSet),
    /// So many approve and so many reject.
    Vote {
        /// Approvals.
        approve: u32,
        /// Rejections.
        reject: u32,
    },
    /// These approve, all others reject.
    Approve(SeatSet),
    /// These reject, all others approve.
    Reject(SeatSet),
    /// So many Fail cards.
    Fails(u32),
    /// So many Fail cards and so many Success cards.
    Cards {
        /// Fails.
        fails: u32,
        /// Successes.
        successes: u32,
    },
    /// The mission that the leader names.
    Mission(u32),
    /// How one player has voted.
    VotesOf(Seat),
    /// Who leads first.
    Leader(Seat),
    /// One of the numbered choices.
    Option(u32),
    /// A scale, set to a level.
    Level(Verb, u32),
    /// A voice, by name.
    Voice(String),
    /// Another language.
    Language(Language),
    /// The players' names, as they were said.
    Players(String),
}

impl Intent {
    /// The command that this is.
    #[must_use]
    pub fn verb(&self) -> Verb {
        match self {
            Self::Plain(verb) | Self::Opens(verb) | Self::Level(verb, _) => *verb,
            Self::Propose(_) => Verb::Propose,
            Self::Replace { .. } => Verb::Replace,
            Self::Add(_) => Verb::Add,
            Self::Remove(_) => Verb::Remove,
            Self::Vote { .. } => Verb::Vote,
            Self::Approve(_) => Verb::Approve,
            Self::Reject(_) => Verb::Reject,
            Self::Fails(_) | Self::Cards { .. } => Verb::Fails,
            Self::Mission(_) => Verb::Mission,
            Self::VotesOf(_) => Verb::VotesOf,
            Self::Leader(_) => Verb::Leader,
            Self::Option(_) => Verb::Option,
            Self::Voice(_) => Verb::Voice,
            Self::Language(_) => Verb::Language,
            Self::Players(_) => Verb::Players,
        }
    }
}

/// Why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misunderstood {
    /// Nothing was said.
    Empty,
    /// No phrase fits.
    Unknown,
    /// The command is there, but not all that it needs.
    Incomplete(Verb),
    /// The command is there, but what follows doesn't fit it.
    Malformed(Verb),
    /// Nobody here has this name.
    UnknownPlayer {
        /// The word that is no name.
        word: String,
        /// The player who may have been meant.
        suggestion: Option<Seat>,
    },
    /// The word fits several players.
    AmbiguousPlayer {
        /// The word.
        word: String,
        /// Who may be meant.
        candidates: SeatSet,
    },
    /// There is no seat with this number.
    NoSeat(u32),
    /// A player was named twice.
    Twice(Seat),
    /// A word where a number is wanted.
    NotANumber(String),
    /// A word where a language is wanted.
    NotALanguage(String),
}
