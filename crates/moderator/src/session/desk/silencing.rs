//! Silence: what was being said is not said to its end, and what comes after a pause is kept.

use crate::session::desk::queue::Silenced;
use crate::session::desk::{Desk, ceremony};
use crate::session::scene::Scene;
use crate::session::{Mode, script};
use protocol::effect::Effect;

impl Desk {
    /// Stops speech. What comes after a pause is kept: it is done, said and printed when the pause is over.
    pub(in crate::session) fn silence(&mut self, scene: &mut Scene) {
        self.narration.queue.wait(0);
        if scene.mode == Mode::Program || !self.narration.queue.is_speaking() {
            return;
        }
        let script_runs = script::holding::script_runs(scene);
        let Silenced { rest, unprinted } = self.narration.queue.silence(script_runs);
        ceremony::break_off_ceremony(scene, rest);
        self.effects.push(Effect::Silence);
        self.effects.extend(unprinted.into_iter().map(Effect::Print));
        script::silencing::silence_script(scene, self);
    }

    /// Lets what is queued follow without its pauses: nobody's hands have to be waited for.
    pub(in crate::session) fn hurry(&mut self) {
        self.narration.queue.hurry();
        for effect in &mut self.effects {
            if let Effect::Speak(utterance) = effect {
                utterance.lead_ms = 0;
            }
        }
    }
}
