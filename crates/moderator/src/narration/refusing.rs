//! Refusals: what was found, what is wanted, that nothing has changed.

pub(crate) mod lines;

use crate::game::Refusal;
use crate::journal::record::BadEntry;
use crate::language::{Message, Verb};
use crate::output::{Desk, wording};
use crate::queries;
use crate::queries::menu::{examples, legal};
use crate::queries::{menu, subjects};
use crate::state::open::Mode;
use crate::state::table_state::Scene;
use protocol::question::Question;

/// A command without all that it needs.
pub(crate) fn incomplete(scene: &Scene, desk: &mut Desk, verb: Verb) {
    let Some(example) = legal::example_now(scene, verb) else {
        return of_another_moment(scene, desk, "incomplete");
    };
    let message = Message::new("refused-incomplete")
        .command("command", examples::opening(scene, verb))
        .text("example", example);
    desk.refuse(scene, "incomplete", message);
}

/// A command that is not whole, and would not be taken now if it were. A program learns what is wrong with its line.
pub(crate) fn of_another_moment(scene: &Scene, desk: &mut Desk, code: &'static str) {
    let question = scene.question();
    match scene.mode {
        Mode::Program if question != Question::AfterGame => {
            let hint = menu::hint(scene);
            desk.refuse(scene, code, Message::new("refused-not-now").message("hint", hint));
        }
        Mode::Table | Mode::Program => not_now(scene, desk, question),
    }
}

/// A command that belongs to another moment.
pub(crate) fn not_now(scene: &Scene, desk: &mut Desk, question: Question) {
    if question == Question::AfterGame {
        // A program begins another game by starting the narrator again.
        let key = match scene.mode {
            Mode::Table => "refused-game-over",
            Mode::Program => "refused-game-over-program",
        };
        return desk.refuse(scene, "game-over", wording::as_answered(scene, Message::new(key)));
    }
    let hint = menu::hint(scene);
    desk.refuse(scene, "not-now", Message::new("refused-not-now").message("hint", hint));
}

/// A refusal of the rules.
pub(crate) fn refuse_action(scene: &Scene, desk: &mut Desk, refusal: &Refusal) {
    match refusal {
        Refusal::NotNow(_) | Refusal::GameOver => not_now(scene, desk, scene.question()),
        _ => desk.refuse(scene, refusal.code(), subjects::refusal_message(scene, refusal)),
    }
}

/// Says why an entry can't be.
pub(crate) fn refuse_entry(scene: &Scene, desk: &mut Desk, why: &BadEntry) {
    match why {
        BadEntry::Refused(refusal) => refuse_action(scene, desk, refusal),
        BadEntry::Faults(faults) => {
            faults.iter().for_each(|fault| desk.refuse(scene, "set-up", queries::lines::fault(fault)));
        }
        BadEntry::NothingToUndo => {
            desk.refuse(scene, "nothing-to-undo", Message::new("refused-nothing-to-undo"));
        }
        BadEntry::NothingToRedo => {
            desk.refuse(scene, "nothing-to-redo", Message::new("refused-nothing-to-redo"));
        }
        BadEntry::NoSuchChange | BadEntry::NoBeginning | BadEntry::SecondBeginning => {
            not_now(scene, desk, scene.question());
        }
    }
}
