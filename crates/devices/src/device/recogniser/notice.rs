//! What the keeper is told: by whoever has something to be heard, and by the process.

use crate::language::template::Taught;
use ::recogniser::pipe::{Grammar, Reply};

/// One piece of news for the keeper.
pub(super) enum Notice {
    Listen(Grammar),
    Voices(Vec<Taught>),
    Audio(Vec<i16>),
    Pause,
    End,
    Again(u8),
    Reset,
    Stop,
    /// The process of this number has said something.
    Said(u32, Reply),
    /// The process of this number has closed its output.
    Gone(u32),
}
