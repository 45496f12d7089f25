//! Refusals: what was found, what is wanted, that nothing has changed.

pub(crate) mod lines;

use crate::game::{Refusal, RoundRefusal};
use crate::journal::record::BadEntry;
use crate::language::{Message, Verb};
use crate::narration::asking;
use crate::output::{Output, wording};
use crate::queries;
use crate::queries::menu::{examples, legal};
use crate::queries::{menu, subjects};
use crate::state::open::Mode;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// What a line that leads nowhere is answered with: the open question and an example of its answer. The second time in a
/// row there are more examples, the third time there is help.
pub(crate) fn asked_again(state: &TableState, output: &Output) -> Message {
    const WAYS: usize = 3;
    // A lesson tells what it wants by itself.
    let Some(question) = asking::open_sentence(state).filter(|_| state.course.is_none()) else {
        return menu::hint(state);
    };
    let before = output.narration.history.refused_before();
    let mut ways = menu::answers(state);
    match before {
        // All answers stand in it.
        _ if ways.is_empty() || matches!(state.question(), Question::AgentCard { .. }) => question,
        0 => {
            let taken = ways.iter().position(|way| legal::is_taken(state, way)).unwrap_or_default();
            Message::new("asked-again").message("question", question).text("example", ways.swap_remove(taken))
        }
        _ => {
            let key = if before == 1 { "asked-again-with-more" } else { "asked-again-with-help" };
            ways.truncate(WAYS);
            Message::new(key).message("question", question).choices("list", ways)
        }
    }
}

/// A command without all that it needs.
pub(crate) fn incomplete(state: &TableState, output: &mut Output, verb: Verb) {
    let Some(example) = legal::example_now(state, verb) else {
        return of_another_moment(state, output, "incomplete");
    };
    let key = if verb == Verb::Accuse { "refused-nobody-accused" } else { "refused-incomplete" };
    let message = Message::new(key).command("command", examples::opening(state, verb)).text("example", example);
    output.refuse(state, "incomplete", message);
}

/// A command that is not whole, and would not be taken now if it were. A program learns what is wrong with its line.
pub(crate) fn of_another_moment(state: &TableState, output: &mut Output, code: &'static str) {
    let question = state.question();
    match state.mode {
        Mode::Program if question != Question::AfterGame => {
            let asked = asked_again(state, output);
            output.refuse(state, code, Message::new("refused-not-now").message("asked", asked));
        }
        Mode::Table | Mode::Program => not_now(state, output, question),
    }
}

/// A command that belongs to another moment.
pub(crate) fn not_now(state: &TableState, output: &mut Output, question: Question) {
    if question == Question::AfterGame {
        // A program begins another game by starting the narrator again.
        let key = match state.mode {
            Mode::Table => "refused-game-over",
            Mode::Program => "refused-game-over-program",
        };
        return output.refuse(state, "game-over", wording::as_answered(state, Message::new(key)));
    }
    let asked = asked_again(state, output);
    output.refuse(state, "not-now", Message::new("refused-not-now").message("asked", asked));
}

/// A refusal of the rules.
pub(crate) fn refuse_action(state: &TableState, output: &mut Output, refusal: &Refusal) {
    match refusal {
        Refusal::Round(RoundRefusal::NotNow(_)) | Refusal::Round(RoundRefusal::GameOver) => {
            not_now(state, output, state.question())
        }
        _ => output.refuse(state, refusal.code(), subjects::refusal_message(state, refusal)),
    }
}

/// Says why an entry can't be.
pub(crate) fn refuse_entry(state: &TableState, output: &mut Output, why: &BadEntry) {
    match why {
        BadEntry::Refused(refusal) => refuse_action(state, output, refusal),
        BadEntry::Faults(faults) => {
            faults.iter().for_each(|fault| output.refuse(state, "set-up", queries::lines::fault(fault)));
        }
        BadEntry::NothingToUndo => {
            output.refuse(state, "nothing-to-undo", Message::new("refused-nothing-to-undo"));
        }
        BadEntry::NothingToRedo => {
            output.refuse(state, "nothing-to-redo", Message::new("refused-nothing-to-redo"));
        }
        BadEntry::NoSuchChange | BadEntry::NoBeginning | BadEntry::SecondBeginning => {
            not_now(state, output, state.question());
        }
    }
}
