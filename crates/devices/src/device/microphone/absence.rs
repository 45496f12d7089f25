//! Why nothing is heard.

use crate::language::Message;

/// Why nothing is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Absence {
    /// There is no microphone of this name.
    Unknown(String),
    /// There is none at all, or no sound server to ask.
    None,
    /// There is one, but it delivers nothing: pulled out, switched off, or taken by another program.
    Mute,
    /// This program was built without voice commands.
    NotBuilt,
}

impl Absence {
    /// What is missing and what to do about it, as a sentence.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown(name) => Message::new("microphone-unknown").text("name", name),
            Self::None => Message::new("microphone-none"),
            Self::Mute => Message::new("microphone-mute"),
            Self::NotBuilt => Message::new("microphone-not-built"),
        }
    }
}
