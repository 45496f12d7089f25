//! Parting: the farewell, and what is still heard of it when nobody is at the table any more.

use super::narration::Topic;
use super::saving::Saving;
use super::voice::estimate_ms;
use super::{DeviceEvent, Effect, Input, Leave, Mode, Parting, Session, Sound, SpeechEvent, Stage};
use crate::language::Message;

impl Session {
    /// Says goodbye, and ends. What was being said is not said to its end.
    pub(super) fn leave(&mut self, leave: Leave) {
        self.silence();
        if self.scene.mode == Mode::Table && leave != Leave::OutputGone {
            self.desk.narration.history.begin_group();
            let farewell = match (&self.scene.stage, self.desk.keeping.saving()) {
                (Stage::Table(_), Saving::On | Saving::Failing) => "goodbye-saved",
                (Stage::Interview(_), _) if !self.desk.narration.has_told("game-begins") => "goodbye-empty",
                _ => "goodbye",
            };
            self.say(Topic::General, Message::new(farewell));
        }
        self.part();
    }

    /// Ends the program with what was said last.
    pub(super) fn part(&mut self) {
        let rate = self.scene.preferences.sound.rate;
        let words = self.desk.narration.queue.unheard().filter_map(|sound| match sound {
            Sound::Text(text) => Some(estimate_ms(text, rate)),
            Sound::Cue(_) => None,
        });
        let words_ms = words.sum();
        self.desk.effects.push(Effect::Quit(Parting::Asked { words_ms }));
    }

    /// Takes note of what becomes of the last words, after [`Effect::Quit`]. Nothing more is said: whoever has left hears
    /// nothing of devices.
    pub fn fade(&mut self, input: &Input) {
        match input {
            Input::Speech(id, SpeechEvent::Ended | SpeechEvent::Cancelled) => self.desk.narration.queue.fade(*id),
            Input::Device(DeviceEvent::SpeechFrom(source)) => self.desk.narration.queue.comes_from(*source),
            _ => {}
        }
    }
}
