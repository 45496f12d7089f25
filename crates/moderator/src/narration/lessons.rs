//! What lessons say besides what they tell: which is next, and what a step asks for.

use crate::language::{Intent, Message};
use crate::output::{Output, wording};
use crate::queries::lessons::about;
use crate::queries::menu::examples::{aloud, hears, worded};
use crate::state::table_state::TableState;

/// Says which lesson is next, and that another one can be chosen.
pub(crate) fn offer(state: &TableState, output: &mut Output) {
    let Some(course) = state.course.as_deref() else { return };
    let message = match course.next() {
        Some(next) if course.is_left(course.lessons[next]) => about(course, "lesson-go-on", next),
        Some(next) => about(course, "lesson-next", next),
        None => Message::new("lesson-all-done"),
    };
    say(state, output, message.number("count", course.lessons.len() as u32));
}

/// Says something about a lesson. It is nothing that happens at the table: what is repeated and read again is what a table
/// has heard.
pub(crate) fn say(state: &TableState, output: &mut Output, message: Message) {
    output.signal(state, wording::as_answered(state, message));
}

/// The same at length, if somebody does not always want it brief.
pub(crate) fn tell(state: &TableState, output: &mut Output, message: Message) {
    output.narration.tell_again(message.key());
    say(state, output, message);
}

/// Which lessons there are, by number and name.
pub(crate) fn list(state: &TableState, output: &mut Output) {
    let Some(course) = state.course.as_deref().filter(|course| !course.teaches()) else { return };
    let named = (0..course.lessons.len()).map(|lesson| about(course, "lesson-listed", lesson)).collect();
    say(state, output, Message::new("lesson-list").list("list", named));
}

/// Asks for what is wanted now, with an example that would be taken: a command, or a lesson. False outside of lessons.
pub(crate) fn ask(state: &TableState, output: &mut Output) -> bool {
    let Some(course) = state.course.as_deref().filter(|_| !state.is_half_answered()) else { return false };
    match course.step() {
        None => offer(state, output),
        Some(step) => {
            let wanted = course.wanted();
            let written = |intent: Option<&Intent>| intent.map(|intent| worded(state, intent));
            let first = written(wanted.first()).unwrap_or_default();
            let asks = Message::new(step.asks)
                .text("command", first)
                .text("then", written(wanted.last()).unwrap_or_default());
            say(state, output, asks);
            if hears(state) && wanted.iter().any(|intent| aloud(state, intent).is_none()) {
                say(state, output, Message::new("lesson-only-typed"));
            }
        }
    }
    true
}
