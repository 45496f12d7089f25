//! What devices are told: how to sound, what to listen for, and to be silent.

use crate::output::queue::Silenced;
use crate::output::{Desk, ceremony, script};
use crate::preferences::VoiceMode;
use crate::state::open::Mode;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{Effect, Hearing, SpeechSource};

/// Tells the ears when to listen, and to which language.
pub(crate) fn tune_ears(scene: &Scene, desk: &mut Desk) {
    if scene.mode == Mode::Table {
        let when = Hearing::When(scene.preferences.ears, scene.lexicon.language());
        desk.effects.push(Effect::Hear(when));
    }
}

/// Hands the present sound to the devices.
pub(crate) fn tune(scene: &Scene, desk: &mut Desk) {
    if scene.mode == Mode::Table {
        let mut tuning = scene.preferences.sound.clone();
        tuning.language = scene.lexicon.language();
        if scene.question() == Question::ScreenReader {
            // It reads the question: nobody speaks over it.
            tuning.mode = VoiceMode::Off;
        }
        desk.narration.queue.comes_from(SpeechSource::expected(tuning.mode));
        desk.effects.push(Effect::Tune(tuning));
    }
}

pub(crate) fn keep(scene: &Scene, desk: &mut Desk) {
    desk.effects.push(Effect::Keep(Box::new(scene.preferences.clone())));
}

impl Desk {
    /// Stops speech. What comes after a pause is kept: it is done, said and printed when the pause is over.
    pub(crate) fn silence(&mut self, scene: &mut Scene) {
        self.narration.queue.wait(0);
        if scene.mode == Mode::Program || !self.narration.queue.is_speaking() {
            return;
        }
        let script_runs = script::script_runs(scene);
        let Silenced { rest, unprinted } = self.narration.queue.silence(script_runs);
        ceremony::break_off_ceremony(scene, rest);
        self.effects.push(Effect::Silence);
        self.effects.extend(unprinted.into_iter().map(Effect::Print));
        script::silence_script(scene, self);
    }

    /// Lets what is queued follow without its pauses: nobody's hands have to be waited for.
    pub(crate) fn hurry(&mut self) {
        self.narration.queue.hurry();
        for effect in &mut self.effects {
            if let Effect::Speak(utterance) = effect {
                utterance.lead_ms = 0;
            }
        }
    }
}
