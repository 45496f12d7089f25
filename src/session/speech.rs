//! What is heard: utterances with ids and urgency, and cues.

/// The id of an utterance. Ids grow and are never used twice in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UtteranceId(pub u64);

/// One thing to be heard. Utterances are heard one after the other, in the order in which they are queued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// Named in every event about it.
    pub id: UtteranceId,
    /// Silence before it, in milliseconds, counted from the end of what was queued before.
    pub lead_ms: u32,
    /// What is heard.
    pub sound: Sound,
}

/// What is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A sentence, in the language that the voice is tuned to.
    Text(String),
    /// A sound cue.
    Cue(Cue),
}

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
}

impl Cue {
    /// All cues, in the order in which `narrator check` plays them.
    pub const ALL: [Self; 10] = [
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
        }
    }
}
