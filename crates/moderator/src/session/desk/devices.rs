//! What the devices are told: how to sound, when to listen, and what this table prefers from now on.

use crate::preferences::VoiceMode;
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::scene::Scene;
use protocol::effect::Effect;
use protocol::hearing::Hearing;
use protocol::input::SpeechSource;
use protocol::question::Question;

/// Tells the ears when to listen, and to which language.
pub(in crate::session) fn tune_ears(scene: &Scene, desk: &mut Desk) {
    if scene.mode == Mode::Table {
        let when = Hearing::When(scene.preferences.ears, scene.lexicon.language());
        desk.effects.push(Effect::Hear(when));
    }
}

/// Hands the present sound to the devices.
pub(in crate::session) fn tune(scene: &Scene, desk: &mut Desk) {
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

pub(in crate::session) fn keep(scene: &Scene, desk: &mut Desk) {
    desk.effects.push(Effect::Keep(Box::new(scene.preferences.clone())));
}
