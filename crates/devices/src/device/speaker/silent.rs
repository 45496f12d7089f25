//! Utterances that nobody hears: they take the time that speaking would take.

use std::time::{Duration, Instant};

use crate::preferences::voice::estimate_ms;
use protocol::Sound;
use sounds::cues;
use sounds::text::speakable;

/// When an utterance would be heard.
#[derive(Clone, Copy, Debug)]
pub(super) struct Silent {
    pub begin: Instant,
    pub end: Instant,
}

impl Silent {
    /// An utterance whose lead ends at `begin`.
    pub fn new(sound: &Sound, rate: u8, begin: Instant) -> Self {
        let length_ms = match sound {
            Sound::Text(text) => speakable(text).map_or(0, |text| estimate_ms(&text, rate)),
            Sound::Cue(cue) => cues::length_ms(*cue),
        };
        Self { begin, end: begin + Duration::from_millis(u64::from(length_ms)) }
    }
}
