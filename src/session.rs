//! The moderator: one input in, a list of effects out. No file, no thread, no clock.

pub mod effect;
pub mod input;
pub mod preferences;
pub mod speech;
pub mod view;
pub mod voice;

pub use effect::{Effect, Masking};
pub use input::{BadLine, DeviceEvent, Input, Key, Leave, SpeechEvent, SpeechSource};
pub use preferences::Preferences;
pub use speech::{Cue, Sound, Utterance, UtteranceId};
pub use view::Report;
pub use voice::{Tuning, Voice, VoiceMode};
