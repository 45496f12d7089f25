//! What the game master of a forum game is to send: posts for everybody, and messages for one player.

use crate::game::Seat;

/// A text that is ready to be sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Post {
    /// Who alone may read it; none for everybody.
    pub to: Option<Seat>,
    /// What it is about. It tells no secret.
    pub title: String,
    /// The text, with a line break at the end of each line but the last.
    pub text: String,
    /// How many actions of the game had been told when it was written.
    pub actions: u32,
}

/// What counts for a player who has not voted by the deadline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissingVotes {
    /// They approve.
    Approve,
    /// They reject.
    #[default]
    Reject,
    /// They don't count at all.
    LeaveOut,
}
