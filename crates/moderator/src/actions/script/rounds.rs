//! How cards or tokens go round in a reveal by touch: which way this table wants it, and all of them home when
//! something gets stuck.

use crate::actions::prompts::starting;
use crate::actions::{play, script};
use crate::game::{Action, Reveal};
use crate::language::Verb;
use crate::narration::asking;
use crate::output::{Output, devices};
use crate::queries::{headset, secret_ballot};
use crate::script::{Round, Script, Travels};
use crate::state::open::Activity;
use crate::state::script::ScriptPlayer;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;

/// Takes the way that a table wants from now on, for a reveal that is not over. False if nothing goes round in it.
pub(crate) fn choose_round(state: &mut TableState, output: &mut Output, verb: Verb) -> bool {
    let is_open = headset::round_offers(state).contains(&verb);
    let Activity::Game(table) = &mut state.activity else { return false };
    if !is_open {
        return false;
    }
    table.script = None;
    let round = if verb == Verb::Together { Round::Together } else { Round::OneByOne };
    state.preferences.script.round = Some(round);
    devices::keep(state, output);
    asking::ask(state, output);
    true
}

pub(crate) fn begin_reveal(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    if state.game().is_some_and(|game| game.reveal() == Reveal::Headset) {
        // Everybody is reading on their own already, and the table says that all are ready.
        if secret_ballot::is_reading_roles(state) {
            return begin_after_reading(state, output);
        }
        return starting::tell_roles(state);
    }
    rounds_are_known(state, output);
    let Activity::Game(table) = &mut state.activity else { return };
    let Some(script) = Script::of(table.record.game()) else { return };
    table.script = Some(ScriptPlayer::new(
        &script.timeline(table.record.game(), state.preferences.script.round()),
        &state.preferences.script,
    ));
    script::play_script(state, output, listening);
}

/// The table says that all are ready: whoever has not put away who they are has it on their page.
fn begin_after_reading(state: &mut TableState, output: &mut Output) {
    if let Activity::Game(table) = &mut state.activity {
        table.due = None;
    }
    play::play(state, output, Action::RevealDone);
}

/// Whoever begins without choosing has heard that there are two ways.
fn rounds_are_known(state: &mut TableState, output: &mut Output) {
    let by_card = state.game().is_some_and(|game| headset::travels(game) == Some(Travels::Cards));
    if by_card && state.preferences.script.round.is_none() {
        state.preferences.script.round = Some(Round::Usual);
        devices::keep(state, output);
    }
}
