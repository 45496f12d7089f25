//! What is heard: utterances with ids, one after the other.

pub use crate::script::cue::Cue;

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
