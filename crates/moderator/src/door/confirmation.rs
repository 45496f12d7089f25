//! What was heard counts when somebody confirms it.
//!
//! A typed command counts at once. A heard one may have been misheard: whatever moves the game waits here for
//! "confirm", and can be put right before ("not Ben, Dan", "add Eve", "remove seat three") or dropped ("cancel").

use crate::actions::table::abandoning;
use crate::actions::{lessons, play, speech_input};
use crate::door::Taken;
use crate::language::{Intent, Message, Verb};
use crate::narration::answers::help;
use crate::narration::asking;
use crate::output::history::Topic;
use crate::output::{Output, ceremony};
use crate::queries::speech_input::confirmation;
use crate::queries::{question, subjects};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::Cue;

/// A heard command that moves the game is read back; another one is to be carried out.
pub(crate) fn heard_intent(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    intent: Intent,
) -> Taken {
    output.cue(state, Cue::Heard);
    let intent = confirmation::joined_with_pending(state, question::as_meant(state, intent));
    if let Some(taken) = settle(state, output, listening, &intent) {
        speech_input::awaits_what_is_meant(state, listening, &intent);
        return taken;
    }
    if ceremony::lead_ceremony(state, output, &intent) {
        return Taken::Done;
    }
    if intent == Intent::Plain(Verb::Help) {
        if !lessons::takes(state, output, &intent) {
            help::say_what_can_be_said(state, output, listening);
        }
        return Taken::Done;
    }
    if let Some(action) = subjects::action_of(state, &intent) {
        speech_input::weigh(state, output, intent, action);
        return Taken::Done;
    }
    if confirmation::moves_the_game(state, &intent) {
        speech_input::read_back(state, output, intent);
        return Taken::Done;
    }
    Taken::Means(intent)
}

/// An answer to what is read back: yes, no, or a correction. None if it is none, or nothing is read back.
pub(crate) fn settle(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    intent: &Intent,
) -> Option<Taken> {
    let pending = state.open.pending.clone()?;
    match intent {
        Intent::Plain(Verb::Confirm) => return Some(confirm(state, output, listening, pending)),
        Intent::Opens(Verb::Reject) if !confirmation::gives_up(state, &pending) => return None,
        Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject) => {
            state.open.pending = None;
            output.say(state, Topic::General, Message::new("entry-dropped"));
            asking::ask_again(state, output);
        }
        Intent::Replace { .. } | Intent::Add(_) | Intent::Remove(_) => match confirmation::corrected(state, intent) {
            Some(corrected) => speech_input::read_back(state, output, corrected),
            None => output.refuse(state, "not-now", Message::new("refused-correction")),
        },
        _ => return None,
    }
    Some(Taken::Done)
}

fn confirm(state: &mut TableState, output: &mut Output, listening: &mut Listening, pending: Intent) -> Taken {
    let action = subjects::action_of(state, &pending);
    if let Some((refusal, message)) = action.and_then(|action| confirmation::refusal_of(state, action)) {
        output.refuse(state, refusal.code(), message);
        return Taken::Done;
    }
    (state.open.pending, state.open.result) = (None, None);
    if confirmation::gives_up(state, &pending) {
        abandoning::give_up(state, output, listening, &pending);
        return Taken::Done;
    }
    match subjects::action_of(state, &pending) {
        Some(action) if confirmation::is_weighed(state, &pending) => {
            play::play(state, output, action);
            Taken::Done
        }
        _ => Taken::Means(pending),
    }
}
