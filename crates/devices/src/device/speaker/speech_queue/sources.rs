//! What an utterance is heard through.

use std::time::{Duration, Instant};

use super::{LOOK_AGAIN, SpeechQueue};
use crate::device::speaker::system::Standing;
use crate::preferences::VoiceMode;
use protocol::{Sound, SpeechSource, Utterance};
use sounds::text::speakable;

/// Whether there is a built-in voice shows within this time.
const FOUND: Duration = Duration::from_secs(2);

impl SpeechQueue {
    /// What an utterance is heard through: `BuiltIn` is our own sound, for cues too. None while the
    /// speech service is about to answer.
    pub(super) fn source_for(&self, utterance: &Utterance, now: Instant) -> Option<SpeechSource> {
        match &utterance.sound {
            Sound::Cue(_) if self.loudspeaker.works() => Some(SpeechSource::BuiltIn),
            Sound::Cue(_) => Some(SpeechSource::Nowhere),
            Sound::Text(text) if speakable(text).is_none() => Some(SpeechSource::Nowhere),
            Sound::Text(_) if utterance.voice.is_some() && self.has_variants() => Some(SpeechSource::BuiltIn),
            Sound::Text(_) => match (self.tuning.mode, self.system.standing()) {
                (VoiceMode::Off, _) => Some(SpeechSource::Nowhere),
                (VoiceMode::System, Standing::Ready) => Some(SpeechSource::System),
                (VoiceMode::System, Standing::Soon { until }) if now < until => None,
                _ if self.built_in_asked_until.is_some() => None,
                _ => Some(self.own_source()),
            },
        }
    }

    /// Somebody wants to hear the built-in voice: if it fails it is looked for now, and what is said next waits for that.
    pub(super) fn ask_for_built_in(&mut self, now: Instant) {
        if self.built_in_fails_until.is_some() {
            self.built_in_fails_until = Some(now + LOOK_AGAIN);
            self.built_in_asked_until = Some(now + FOUND);
            self.built_in.list_voices();
        }
    }

    /// Whether virtual players have voices of the built-in one, whatever the narrator speaks through.
    pub(super) fn has_variants(&self) -> bool {
        self.tuning.mode != VoiceMode::Off && self.own_source() == SpeechSource::BuiltIn
    }

    pub(super) fn own_source(&self) -> SpeechSource {
        if self.loudspeaker.works() && self.built_in_fails_until.is_none() {
            SpeechSource::BuiltIn
        } else {
            SpeechSource::Nowhere
        }
    }
}
