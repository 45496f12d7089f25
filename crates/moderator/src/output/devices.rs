//! What devices are told: how to sound, what to listen for, and to be silent.

use crate::output::queue::Silenced;
use crate::output::{Output, ceremony, script};
use crate::preferences::VoiceMode;
use crate::state::open::Mode;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Effect, SpeechInputOrder, SpeechSource};

/// Tells the ears when to listen, and to which language.
pub(crate) fn tune_ears(state: &TableState, output: &mut Output) {
    if state.mode == Mode::Table {
        let when = SpeechInputOrder::When(state.preferences.ears, state.localizer.language());
        output.effects.push(Effect::SpeechInput(when));
    }
}

/// Hands the present sound to the devices.
pub(crate) fn tune(state: &TableState, output: &mut Output) {
    if state.mode == Mode::Table {
        let mut tuning = state.preferences.sound.clone();
        tuning.language = state.localizer.language();
        if state.question() == Question::ScreenReader {
            // It reads the question: nobody speaks over it.
            tuning.mode = VoiceMode::Off;
        }
        output.narration.queue.comes_from(SpeechSource::expected(tuning.mode));
        output.effects.push(Effect::Tune(tuning));
    }
}

pub(crate) fn keep(state: &TableState, output: &mut Output) {
    output.effects.push(Effect::Keep(Box::new(state.preferences.clone())));
}

impl Output {
    /// Stops speech. What comes after a pause is kept: it is done, said and printed when the pause is over.
    pub(crate) fn silence(&mut self, state: &mut TableState) {
        self.narration.queue.wait(0);
        if state.mode == Mode::Program || !self.narration.queue.is_speaking() {
            return;
        }
        let script_runs = script::script_runs(state);
        let Silenced { rest, unprinted, told } = self.narration.queue.silence(script_runs);
        ceremony::break_off_ceremony(state, rest);
        self.effects.push(Effect::Silence);
        self.effects.extend(unprinted.into_iter().map(Effect::Print));
        // The table has their lines by now, and so has whoever reads along.
        self.narration.tell_pages(told);
        script::silence_script(state, self);
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
