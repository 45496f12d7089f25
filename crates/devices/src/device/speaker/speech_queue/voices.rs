//! The voices that can be chosen, asked for and told.

use super::SpeechQueue;
use crate::device::speaker::system::Standing;
use crate::preferences::{Voice, VoiceMode};
use protocol::Input;

impl SpeechQueue {
    pub(super) fn list_voices(&mut self) {
        self.voices_wanted = true;
        if self.tuning.mode == VoiceMode::System && matches!(self.system.standing(), Standing::Ready | Standing::Busy)
        {
            self.system.list_voices();
        } else {
            self.built_in.list_voices();
        }
    }

    pub(super) fn tell_voices(&mut self, mut voices: Vec<Voice>) {
        if std::mem::take(&mut self.voices_wanted) {
            let code = self.tuning.language.code();
            voices.retain(|voice| voice.language.to_ascii_lowercase().starts_with(code));
            let _ = self.inputs.send(Input::Voices(voices));
        }
    }
}
