//! The same clips as in the room, written into a WAV file.

use std::path::Path;

use crate::language::Message;
use crate::session::Tuning;
use crate::session::speech::Sound;

/// One sound with the silence before it.
pub struct Part {
    /// Silence before it, in milliseconds.
    pub lead_ms: u32,
    /// Whether masking sound covers that silence.
    pub masked: bool,
    /// What is heard.
    pub sound: Sound,
}

/// Why nothing was rendered.
#[derive(Debug, thiserror::Error)]
#[error("not rendered")]
pub struct RenderError;

impl RenderError {
    /// The reason, as a part of a sentence.
    pub fn message(&self) -> Message {
        Message::new("render-no-voice")
    }
}

/// Renders.
///
/// # Errors
/// Why not.
pub fn to_file(_parts: &[Part], _tuning: &Tuning, _file: &Path) -> Result<u32, RenderError> {
    Err(RenderError)
}
