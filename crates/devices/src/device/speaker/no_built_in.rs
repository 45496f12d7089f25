//! No built-in voice: this program was built without sound.

use std::sync::Arc;

use crate::device::sound::Sound;
use crate::language::Language;
use crate::language::phonemes::Phonemes;
use crate::preferences::{Tuning, Voice};
use protocol::{OwnVoice, UtteranceId};

/// What the built-in voice tells.
pub(super) enum Report {
    /// Which voices there are: none.
    Voices(Vec<Voice>),
}

/// Where reports go.
pub(super) type Reporter = Arc<dyn Fn(Report) + Send + Sync>;

/// What is said, and how.
#[allow(dead_code, reason = "nothing says it")]
pub(super) struct Words<'a> {
    pub text: &'a str,
    /// In whose voice; none is the narrator's.
    pub voice: Option<OwnVoice>,
    pub tuning: &'a Tuning,
}

/// A voice that is never there.
pub(super) struct BuiltIn(Reporter);

impl BuiltIn {
    pub fn start(report: Reporter) -> Self {
        Self(report)
    }

    pub fn speak(&self, _id: UtteranceId, _lead_ms: u32, _words: &Words<'_>, _sound: &mut Sound) {}

    pub fn prepare(&self, _texts: &[String], _voice: Option<OwnVoice>, _tuning: &Tuning) {}

    pub fn list_voices(&self) {
        (self.0)(Report::Voices(Vec::new()));
    }
}

/// There is no built-in voice.
#[derive(Debug, thiserror::Error)]
#[error("there is no built-in voice")]
pub struct SynthesisError;

/// Nothing says any word.
///
/// # Errors
///
/// Always.
pub fn phonemes(_language: Language, _texts: &[&str]) -> Result<Vec<Phonemes>, SynthesisError> {
    Err(SynthesisError)
}

/// Unknown.
#[must_use]
pub fn duration_ms(_text: &str, _tuning: &Tuning) -> Option<u32> {
    None
}
