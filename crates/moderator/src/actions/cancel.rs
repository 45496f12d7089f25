//! A word that takes back closes the innermost open question, and nothing else.

use crate::language::{Intent, Message, Realm, Verb};
use crate::narration::asking;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::question::{as_meant, asks_itself};
use crate::state::table_state::TableState;

/// What is left to be done of a command: nothing if it has closed what is asked about who takes over, or about a result.
/// That stays open while the table asks something, and is dropped by any other command.
pub(crate) fn left_open(state: &mut TableState, output: &mut Output, intent: Intent) -> Option<Intent> {
    let intent = as_meant(state, intent);
    if state.open.pending.is_some() || state.open.asks() {
        return Some(intent);
    }
    let is_cancelled = intent == Intent::Plain(Verb::Cancel) && asks_itself(state);
    let is_beside = matches!(intent.verb().realm(), Realm::Question | Realm::Tuning) || intent.verb() == Verb::Repeat;
    let left = if is_beside { None } else { state.open.leaving.take() };
    if is_cancelled {
        if left.is_none() {
            state.open.result = None;
        }
        output.say(state, Topic::General, Message::new("entry-dropped"));
        asking::ask_again(state, output);
    }
    Some(intent).filter(|_| !is_cancelled)
}
