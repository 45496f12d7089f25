//! What effects do to the devices of a session.

use super::play::Narrator;
use crate::args::Output;
use crate::device::headset::Headset;
use crate::device::sound::speakers;
use crate::device::speaker::Speaker;
use crate::device::speech_input::{Sounding, SpeechInput};
use crate::preferences::{Listens as When, Tuning};
use protocol::{DeviceEvent, HeadsetOrder, Input, SpeechInputOrder};

impl Narrator {
    pub(super) fn tune(&mut self, tuning: Tuning) {
        if self.output == Output::Json {
            return;
        }
        // The headset is another device now, or sounds in another way: the next order starts it anew.
        if self.tuning.as_ref().is_some_and(|before| before.headset != tuning.headset) {
            self.headset = None;
        }
        if let Some(headset) = &self.headset {
            headset.tune(tuning.speaker.clone(), tuning.clone());
        }
        if self.tuning.as_ref().is_none_or(|before| before.speaker != tuning.speaker) {
            tuning.speaker.iter().for_each(|wanted| self.look_for_speaker(wanted.clone()));
        }
        match &self.speaker {
            Some(speaker) => speaker.tune(tuning.clone()),
            None => self.speaker = Some(Speaker::start(tuning.clone(), self.inbox.sender())),
        }
        self.tuning = Some(tuning);
    }

    /// A loudspeaker that is not there is told, with those that are. A sound server that hangs must not hold up the game.
    fn look_for_speaker(&self, wanted: String) {
        let inputs = self.inbox.sender();
        let looks = move || {
            let found = speakers();
            // That there is no sound at all is told anyway.
            if !found.is_empty() && !found.contains(&wanted) {
                let _ = inputs.send(Input::Device(DeviceEvent::OtherSpeaker { wanted, found }));
            }
        };
        if let Err(error) = std::thread::Builder::new().name("loudspeaker".to_owned()).spawn(looks) {
            tracing::error!(%error, "no thread to look for the loudspeaker");
        }
    }

    /// A sound server that hangs must not hold up the game.
    pub(super) fn list_outputs(&self) {
        let (inputs, instead) = (self.inbox.sender(), self.inbox.sender());
        let name = std::thread::Builder::new().name("outputs".to_owned());
        // A session that is gone needs no list.
        if let Err(error) = name.spawn(move || drop(inputs.send(Input::Outputs(speakers())))) {
            tracing::error!(%error, "no thread for the list of outputs");
            let _ = instead.send(Input::Outputs(Vec::new()));
        }
    }

    /// The headset is only opened once somebody wants it.
    pub(super) fn headset(&mut self, order: HeadsetOrder) {
        let Some(tuning) = self.tuning.clone() else { return };
        let Some(device) = tuning.headset.clone() else { return };
        let inputs = self.inbox.sender();
        if order == HeadsetOrder::Check {
            // Plugged in since, it has another plug.
            self.headset = None;
        }
        let headset =
            self.headset.get_or_insert_with(|| Headset::start(device, tuning.speaker.clone(), tuning, inputs));
        match order {
            HeadsetOrder::Check => headset.check(),
            HeadsetOrder::Whisper { id, language, text } => headset.whisper(id, language, text.0),
            HeadsetOrder::Hush => headset.silence(),
        }
    }

    /// The ears are only there once somebody wants them.
    pub(super) fn hear(&mut self, voice_activity: SpeechInputOrder) {
        if self.speech_input.is_none() && !matches!(voice_activity, SpeechInputOrder::When(When::Off, _)) {
            let microphone = self.world.preferences.sound.microphone.clone();
            let played = self.speaker.as_ref().map(Speaker::played).unwrap_or_default();
            self.speech_input =
                Some(SpeechInput::start(microphone, played, &self.world.folders, self.inbox.sender()));
        }
        if let Some(speech_input) = &self.speech_input {
            speech_input.hear(voice_activity);
        }
    }

    /// The ears are closed while the narrator sounds, but to whoever interrupts it, and the talk key may be held while
    /// somebody talks.
    pub(super) fn heed(&self) {
        if let Some(speech_input) = &self.speech_input {
            speech_input.narrator(match self.session.sounds() {
                true if self.session.can_be_interrupted() => Sounding::Plays,
                true => Sounding::Sounds,
                false => Sounding::Silent,
            });
        }
        if let Some(keys) = &self.keys {
            keys.talking(self.session.is_talked_to());
        }
    }

    pub(super) fn speaker(&self, act: impl FnOnce(&Speaker)) {
        if let Some(speaker) = &self.speaker {
            act(speaker);
        }
    }
}
