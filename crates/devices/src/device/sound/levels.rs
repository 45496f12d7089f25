//! Loudness, changed while it sounds.

use std::sync::atomic::{AtomicU32, Ordering};

/// What has a loudness of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// The built-in voice.
    Speech,
    /// Sound cues.
    Cue,
    /// The masking sound.
    Masking,
}

/// The loudness of every channel, shared with the audio thread.
pub struct Levels([AtomicU32; 3]);

impl Levels {
    /// Levels on the scale from 0 to 100.
    #[must_use]
    pub fn new(speech: u8, cue: u8, masking: u8) -> Self {
        let levels = Self([const { AtomicU32::new(0) }; 3]);
        levels.set(speech, cue, masking);
        levels
    }

    /// The same levels, on their own.
    #[must_use]
    pub fn copy_of(other: &Self) -> Self {
        Self(other.0.each_ref().map(|level| AtomicU32::new(level.load(Ordering::Relaxed))))
    }

    /// Changes all levels.
    pub fn set(&self, speech: u8, cue: u8, masking: u8) {
        for (level, volume) in self.0.iter().zip([speech, cue, masking]) {
            level.store(gain(volume).to_bits(), Ordering::Relaxed);
        }
    }

    /// The factor for the samples of a channel.
    #[must_use]
    pub fn gain(&self, channel: Channel) -> f32 {
        f32::from_bits(self.0[channel as usize].load(Ordering::Relaxed))
    }
}

/// Half the amplitude sounds more than half as loud: with this curve the steps sound even.
fn gain(volume: u8) -> f32 {
    (f32::from(volume.min(100)) / 100.0).powf(1.5)
}
