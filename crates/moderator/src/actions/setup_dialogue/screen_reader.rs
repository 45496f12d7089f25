//! Who speaks where a screen reader runs: it alone, or the narrator too. It is asked once, before all else.

use crate::language::{Intent, Message, Verb};
use crate::narration::asking::setup_dialogue;
use crate::narration::refusing;
use crate::output::history::Topic;
use crate::output::{Desk, devices};
use crate::preferences::{Beside, VoiceMode};
use crate::state;
use crate::state::table_state::Scene;
use protocol::question::Question;

/// An answer to it.
pub(crate) fn answer(scene: &mut Scene, desk: &mut Desk, intent: &Intent) {
    match intent {
        Intent::Plain(Verb::Confirm) | Intent::Option(1) => reader_alone(scene, desk),
        Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject) | Intent::Option(2) => both(scene, desk),
        Intent::Option(number) => {
            desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
        _ => refusing::not_now(scene, desk, Question::ScreenReader),
    }
}

fn reader_alone(scene: &mut Scene, desk: &mut Desk) {
    scene.preferences.sound.mode = VoiceMode::Off;
    settled(scene, desk, "reader-alone");
}

fn both(scene: &mut Scene, desk: &mut Desk) {
    scene.preferences.screen_reader = Beside::Speak;
    settled(scene, desk, "reader-and-voice");
}

fn settled(scene: &mut Scene, desk: &mut Desk, key: &'static str) {
    close(scene);
    devices::tune(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new(key));
    devices::keep(scene, desk);
    setup_dialogue::ask_interview(scene, desk);
}

/// Somebody has chosen who speaks, in whatever words: nobody is asked about it any more. True if it was open.
pub(crate) fn voice_chosen(scene: &mut Scene) -> bool {
    if scene.world.reader.is_some() && scene.preferences.sound.mode != VoiceMode::Off {
        scene.preferences.screen_reader = Beside::Speak;
    }
    close(scene)
}

fn close(scene: &mut Scene) -> bool {
    state::setup_dialogue::interview(scene).and_then(|interview| interview.beside.take()).is_some()
}
