//! Sound cues. How they sound is decided by the device that plays them.

/// A short sound with one fixed meaning. Each is also a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cue {
    /// A command was taken.
    Accepted,
    /// A command was refused.
    Refused,
    /// Somebody's turn, a question is open.
    YourTurn,
    /// All together, now: votes are laid, a card is passed on.
    Now,
    /// The team was approved.
    Approved,
    /// The team was rejected.
    Rejected,
    /// The mission has succeeded.
    Success,
    /// The mission has failed.
    Fail,
    /// A long pause is nearly over.
    Tick,
    /// The game is over.
    GameOver,
    /// The microphone is open: speak now.
    Listening,
    /// A command was heard.
    Heard,
    /// Something was heard, and it is no command.
    NotUnderstood,
}

impl Cue {
    /// All cues, in the order in which `narrator check` plays them.
    pub const ALL: [Self; 13] = [
        Self::Accepted,
        Self::Refused,
        Self::YourTurn,
        Self::Now,
        Self::Approved,
        Self::Rejected,
        Self::Success,
        Self::Fail,
        Self::Tick,
        Self::GameOver,
        Self::Listening,
        Self::Heard,
        Self::NotUnderstood,
    ];

    /// The name in settings, files and messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Refused => "refused",
            Self::YourTurn => "your-turn",
            Self::Now => "now",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Success => "success",
            Self::Fail => "fail",
            Self::Tick => "tick",
            Self::GameOver => "game-over",
            Self::Listening => "listening",
            Self::Heard => "heard",
            Self::NotUnderstood => "not-understood",
        }
    }
}
