//! A script is held or silenced, and goes on only when somebody says so.

use crate::language::Message;
use crate::output::Output;
use crate::output::history::Topic;
use crate::state::open::Activity;
use crate::state::script::{Playing, ScriptPlayer};
use crate::state::table_state::TableState;
use protocol::{Effect, Masking};

/// Whether a script is held, and goes on when somebody says so.
pub(crate) fn script_is_held(state: &TableState) -> bool {
    let script = match &state.activity {
        Activity::Game(table) => table.script.as_ref(),
        Activity::Reading(reading) => Some(&reading.player),
        Activity::SetupDialogue(_) => None,
    };
    script.is_some_and(|script| script.playing == Playing::Paused)
}

/// Whether a script is heard now.
pub(crate) fn script_runs(state: &mut TableState) -> bool {
    script_of(state).is_some_and(|script| script.playing == Playing::Runs)
}

/// Whether a script was heard until this input.
pub(crate) fn script_is_silenced(state: &mut TableState) -> bool {
    script_of(state).is_some_and(|script| script.playing == Playing::Silenced)
}

/// Holds a script that was silenced where it is, and says so: it never goes on by itself.
pub(crate) fn hold_silenced_script(state: &mut TableState, output: &mut Output) {
    if script_is_silenced(state) && !output.effects.iter().any(|effect| matches!(effect, Effect::Quit(_))) {
        pause_script(state, output);
    }
}

/// Somebody has made a mistake while a script is read: it is held, and how to go back in it is said. Nothing of the game is
/// taken back.
pub(crate) fn offer_to_go_back(state: &mut TableState, output: &mut Output) {
    if !script_is_held(state) {
        pause_script(state, output);
    }
    let goes_round = script_of(state).is_some_and(|script| script.round_began().is_some());
    let key = if goes_round { "script-go-back-round" } else { "script-go-back" };
    output.say(state, Topic::General, Message::new(key));
}

/// Holds the script, and says so.
pub(crate) fn pause_script(state: &mut TableState, output: &mut Output) {
    let Some(script) = script_of(state) else { return };
    script.playing = Playing::Paused;
    // The line is heard again, with its tones: what they have moved has to be back before.
    let message = match script.tones_since(script.line) {
        0 => Message::new("script-paused"),
        places => Message::new("script-paused-passing").number("places", places),
    };
    output.say(state, Topic::General, message);
}

pub(crate) fn script_of(state: &mut TableState) -> Option<&mut ScriptPlayer> {
    match &mut state.activity {
        Activity::Game(table) => table.script.as_mut(),
        Activity::Reading(reading) => Some(&mut reading.player),
        Activity::SetupDialogue(_) => None,
    }
}

pub(crate) fn mask(state: &mut TableState, output: &mut Output, masking: Masking) {
    let Some(script) = script_of(state) else { return };
    if script.masking != masking {
        script.masking = masking;
        output.effects.push(Effect::Masking(masking));
    }
}

/// What a script has queued was silenced.
pub(crate) fn silence_script(state: &mut TableState, output: &mut Output) {
    let Some(script) = script_of(state).filter(|script| script.playing == Playing::Runs) else { return };
    script.playing = Playing::Silenced;
    script.queued.clear();
    mask(state, output, Masking::Off);
}
