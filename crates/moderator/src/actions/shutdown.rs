//! Leaving: the farewell, and what is still heard of it when nobody is at the table any more.

use crate::language::Message;
use crate::narration::announcing::table::part;
use crate::output::Output;
use crate::output::history::Topic;
use crate::output::keeping::Saving;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::Leave;

/// Says goodbye, and ends. What was being said is not said to its end.
pub(crate) fn leave(state: &mut TableState, output: &mut Output, leave: Leave) {
    output.silence(state);
    if state.mode == Mode::Table && leave != Leave::OutputGone {
        output.narration.history.begin_group();
        let farewell = match (&state.activity, output.keeping.saving()) {
            (Activity::Game(table), Saving::On | Saving::Failing) => {
                let is_over = table.record.game().ending().is_some() || table.record.is_abandoned();
                if is_over { "goodbye-saved-over" } else { "goodbye-saved" }
            }
            (Activity::SetupDialogue(_), _) if !output.narration.has_told("game-begins") => "goodbye-empty",
            _ => "goodbye",
        };
        output.say(state, Topic::General, Message::new(farewell));
    }
    part(state, output);
}
