//! No headset: this program was built without sound of its own.

use std::sync::mpsc::Sender;

use crate::language::Language;
use crate::preferences::Tuning;
use protocol::{HeadsetEvent, Input, Secret, SpeechEvent, UtteranceId};

/// A headset that is never there.
pub struct Headset(Sender<Input>);

impl Headset {
    /// The headset.
    #[must_use]
    pub fn start(_device: String, _loudspeaker: Option<String>, _tuning: Tuning, inputs: Sender<Input>) -> Self {
        Self(inputs)
    }

    /// It is not there.
    pub fn check(&self) {
        self.tell(Input::Headset(HeadsetEvent::Lost("this program was built without sound".to_owned())));
    }

    /// Nobody hears it.
    pub fn whisper(&self, id: UtteranceId, _language: Language, _text: Secret<String>) {
        self.check();
        self.tell(Input::Speech(id, SpeechEvent::Cancelled));
    }

    /// Is silent anyway.
    pub fn silence(&self) {}

    /// Has nothing to change.
    pub fn tune(&self, _loudspeaker: Option<String>, _tuning: Tuning) {}

    /// Has nothing to end.
    pub fn stop(self) {}

    /// A table that is gone hears nothing.
    fn tell(&self, input: Input) {
        let _ = self.0.send(input);
    }
}
