//! No sound of our own: this program was built without it.

use std::sync::Arc;
use std::time::Instant;

use super::played::Played;
use crate::preferences::Tuning;
use protocol::{Cue, Masking, UtteranceId};

/// What sound would report.
#[derive(Clone, Debug)]
pub enum SoundReport {}

/// Where reports would go.
pub type Report = Arc<dyn Fn(SoundReport) + Send + Sync>;

/// What the owner of [`Sound`] would be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A clip has begun.
    Began(UtteranceId),
    /// A clip has ended, at this time.
    Ended(UtteranceId, Instant),
    /// There is no sound.
    Lost,
    /// There is sound again.
    Back,
}

/// What a change of settings did to the clips on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retuned {
    /// They go on.
    Kept,
    /// They are forgotten.
    Moved,
}

/// A loudspeaker that never works, and about which nothing is told.
pub struct Sound;

impl Sound {
    /// The loudspeaker.
    #[must_use]
    pub fn new(_tuning: &Tuning, _played: Arc<Played>, _report: Report) -> Self {
        Self
    }

    /// It does not.
    #[must_use]
    pub fn works(&self) -> bool {
        false
    }

    /// Plays nothing.
    pub fn cue(&mut self, _id: UtteranceId, _lead_ms: u32, _cue: Cue) {}

    /// Is silent anyway.
    pub fn silence(&mut self) {}

    /// Masks nothing.
    pub fn mask(&mut self, _masking: Masking) {}

    /// Has nothing to change.
    pub fn tune(&mut self, _tuning: &Tuning) -> Retuned {
        Retuned::Kept
    }

    /// Is never reported to.
    pub fn read(&mut self, report: SoundReport) -> Option<News> {
        match report {}
    }

    /// Has nothing to do.
    pub fn tick(&mut self, _now: Instant) -> Option<News> {
        None
    }

    /// Never.
    #[must_use]
    pub fn next_tick(&self, _now: Instant) -> Option<Instant> {
        None
    }
}

/// No loudspeakers.
#[must_use]
pub fn speakers() -> Vec<String> {
    Vec::new()
}
