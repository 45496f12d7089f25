//! What is heard: utterances with ids, one after the other.

pub use crate::script::cue::Cue;

use crate::game::Seat;

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
    /// In whose voice; none is the narrator's.
    pub voice: Option<OwnVoice>,
}

/// The voice of a virtual player, by its number: whoever is the same seat in the same game has the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OwnVoice(u8);

impl OwnVoice {
    /// The voice of a seat among so many, in a game with this seed: no two of them have the same.
    #[must_use]
    pub fn of(seat: Seat, players: usize, seed: u64) -> Self {
        let players = players.max(1) as u64;
        Self(((seat.index() as u64 + seed % players) % players) as u8)
    }

    /// The voice with this number, from 0.
    #[must_use]
    pub fn from_number(number: u8) -> Self {
        Self(number)
    }

    /// Its number, from 0.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

/// What is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A sentence, in the language that the voice is tuned to.
    Text(String),
    /// A sound cue.
    Cue(Cue),
}
