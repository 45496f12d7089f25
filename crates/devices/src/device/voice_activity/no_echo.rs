//! Nothing is taken out of what a microphone hears: this program was built without voice commands.

use std::sync::Arc;
use std::time::Instant;

use crate::device::played::Played;

/// Takes nothing out.
pub(super) struct Echo;

impl Echo {
    /// Nothing is heard.
    pub fn new(_played: Arc<Played>) -> Self {
        Self
    }

    /// Nothing came.
    pub fn pass(&mut self, _samples: usize, _now: Instant) {}

    /// Nothing came.
    pub fn clean(&mut self, _samples: &[i16], _now: Instant) -> Vec<i16> {
        Vec::new()
    }
}
