//! Refusals: what was found, what is wanted, that nothing has changed.

pub mod fault;
pub(super) mod lines;
pub(super) mod words;

use crate::game::Refusal;
use crate::language::{Message, Verb};
use crate::session::desk::Desk;
use crate::session::scene::Scene;
use crate::session::{Mode, keyboard, menu};
use protocol::question::Question;

/// A command without all that it needs.
pub(super) fn incomplete(scene: &Scene, desk: &mut Desk, verb: Verb) {
    let Some(example) = menu::legal::example_now(scene, verb) else {
        return of_another_moment(scene, desk, "incomplete");
    };
    let message = Message::new("refused-incomplete")
        .command("command", menu::examples::opening(scene, verb))
        .text("example", example);
    desk.refuse(scene, "incomplete", message);
}

/// A command that is not whole, and would not be taken now if it were. A program learns what is wrong with its line.
pub(super) fn of_another_moment(scene: &Scene, desk: &mut Desk, code: &'static str) {
    let question = scene.question();
    match scene.mode {
        Mode::Program if question != Question::AfterGame => {
            let hint = menu::listed::hint(scene);
            desk.refuse(scene, code, Message::new("refused-not-now").message("hint", hint));
        }
        Mode::Table | Mode::Program => not_now(scene, desk, question),
    }
}

/// A command that belongs to another moment.
pub(super) fn not_now(scene: &Scene, desk: &mut Desk, question: Question) {
    if question == Question::AfterGame {
        // A program begins another game by starting the narrator again.
        let key = match scene.mode {
            Mode::Table => "refused-game-over",
            Mode::Program => "refused-game-over-program",
        };
        return desk.refuse(scene, "game-over", keyboard::wording::as_answered(scene, Message::new(key)));
    }
    let hint = menu::listed::hint(scene);
    desk.refuse(scene, "not-now", Message::new("refused-not-now").message("hint", hint));
}

/// A refusal of the rules.
pub(super) fn refuse_action(scene: &Scene, desk: &mut Desk, refusal: &Refusal) {
    match refusal {
        Refusal::NotNow(_) | Refusal::GameOver => not_now(scene, desk, scene.question()),
        _ => desk.refuse(scene, refusal.code(), words::refusal_message(scene, refusal)),
    }
}
