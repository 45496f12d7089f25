//! An action is played: refused, or recorded and announced, with all that the narrator then does by itself.

pub(crate) mod correction;
pub(crate) mod dealing;
pub(crate) mod entries;
pub(crate) mod people;
pub(crate) mod prompts;
pub(crate) mod undo;

use crate::actions::play_by_post;
use crate::actions::prompts::starting;
use crate::game::{Action, Event, Game};
use crate::journal::entry::Entry;
use crate::language::Message;
use crate::narration::practice::reasons;
use crate::narration::{asking, lengths, practice, refusing};
use crate::output::history::Topic;
use crate::output::{Output, keeping};
use crate::queries::rounds::known;
use crate::queries::secret_ballot::Whole;
use crate::queries::setup_guide::guidance;
use crate::queries::{eligibility, secret_ballot};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::setup_step::SetupStep;

/// After an action: what the narrator can do itself, or who is told something alone. False if the table is asked.
fn goes_on_alone(state: &mut TableState, output: &mut Output, events: &[Event]) -> bool {
    if state.game().is_none_or(Game::goes_by_letters) {
        return false;
    }
    if let Some((viewer, about)) = known::shown_alone(state, events).filter(|_| state.mode == Mode::Table) {
        starting::tell(state, about, vec![viewer]);
        return true;
    }
    match known::known_action(state) {
        Some(action) => {
            play_whole(state, output, action);
            true
        }
        None => starting::takes_secretly(state),
    }
}

/// A program is asked what it can answer: guidance and reveal are said without waiting.
fn ask_program(state: &mut TableState, output: &mut Output) {
    match state.question() {
        Question::Guidance { .. } => run_through(state, output),
        Question::Reveal => {
            lengths::say_reveal(state, output);
            play(state, output, Action::RevealDone);
        }
        _ => asking::ask(state, output),
    }
}

/// For a program, guidance and reveal are said without waiting, and the first question of the game is open.
pub(crate) fn run_through(state: &mut TableState, output: &mut Output) {
    for step in SetupStep::ALL {
        let Activity::Game(table) = &state.activity else { return };
        let message = guidance(step, table.record.game(), table.record.setup());
        output.say(state, Topic::General, message);
    }
    play(state, output, Action::TableReady);
}

/// Plays an action of the table: refused, or recorded and announced. Where some give the same alone, it is joined with
/// theirs, and waits for it.
pub(crate) fn play(state: &mut TableState, output: &mut Output, action: Action) {
    if secret_ballot::is_given_alone(state, action) {
        return output.refuse(state, "on-phones", Message::new("refused-on-phones"));
    }
    if let (Action::Count(_), Some(why)) = (action, eligibility::asks_for_cards_alone(state)) {
        return output.refuse(state, "cards-alone", why);
    }
    match secret_ballot::whole(state, action) {
        Ok(Whole::Action(action)) => play_whole(state, output, action),
        Ok(Whole::Waits) => prompts::wait_for_others(state, output, action),
        Ok(Whole::Unnamed) => output.refuse(state, "incomplete", Message::new("refused-open-unnamed")),
        Err(refusal) => refusing::refuse_action(state, output, &refusal),
    }
}

/// Plays an action that tells of everybody.
pub(crate) fn play_whole(state: &mut TableState, output: &mut Output, action: Action) {
    if let Some((code, why)) = known::contradiction(state, action) {
        return output.refuse(state, code, why);
    }
    if state.goes_by_letters() {
        return play_by_post::play_in_forum(state, output, action);
    }
    let Some(came) = entries::enter(state, output, Entry::Played(action)) else { return };
    practice::tell_votes(state, output, action);
    entries::tell_what_came(state, output, &came);
    reasons::tell(state, output);
    if goes_on_alone(state, output, came.events()) {
        return;
    }
    if state.mode == Mode::Program {
        return ask_program(state, output);
    }
    if action == Action::DealAgain {
        keeping::note(state, output, SetupStep::Deal.draft());
    }
    asking::ask(state, output);
}
