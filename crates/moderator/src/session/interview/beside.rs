//! Who speaks where a screen reader runs: it alone, or the narrator too. It is asked once, before all else.

use crate::language::{Intent, Message, Verb};
use crate::preferences::{Beside, VoiceMode};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview::{self, open};
use crate::session::scene::Scene;
use crate::session::{Mode, desk, refuse};
use protocol::ScreenReader;
use protocol::question::Question;

/// The screen reader that is asked about first: one runs, and nobody has said yet who speaks.
pub(in crate::session) fn to_ask(scene: &Scene) -> Option<ScreenReader> {
    let sound = &scene.preferences.sound;
    let is_open = scene.preferences.screen_reader == Beside::Ask && sound.mode != VoiceMode::Off;
    scene.world.reader.filter(|_| is_open && scene.mode == Mode::Table)
}

/// An answer to it.
pub(in crate::session) fn answer(scene: &mut Scene, desk: &mut Desk, intent: &Intent) {
    match intent {
        Intent::Plain(Verb::Confirm) | Intent::Option(1) => reader_alone(scene, desk),
        Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject) | Intent::Option(2) => both(scene, desk),
        Intent::Option(number) => {
            desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
        _ => refuse::not_now(scene, desk, Question::ScreenReader),
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
    desk::devices::tune(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new(key));
    desk::devices::keep(scene, desk);
    interview::asking::ask_interview(scene, desk);
}

/// Somebody has chosen who speaks, in whatever words: nobody is asked about it any more. True if it was open.
pub(in crate::session) fn voice_chosen(scene: &mut Scene) -> bool {
    if scene.world.reader.is_some() && scene.preferences.sound.mode != VoiceMode::Off {
        scene.preferences.screen_reader = Beside::Speak;
    }
    close(scene)
}

fn close(scene: &mut Scene) -> bool {
    open::interview(scene).and_then(|interview| interview.beside.take()).is_some()
}
