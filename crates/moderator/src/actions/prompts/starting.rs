//! When players are told or asked something alone: by themselves, by a word, or because the table wants it so.

use crate::actions::play::prompts;
use crate::game::Seat;
use crate::language::Message;
use crate::narration::{asking, refusing};
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::Secretly;
use crate::queries;
use crate::queries::eligibility;
use crate::queries::prompts::words::OwnWords;
use crate::state::open::{Activity, Mode};
use crate::state::pending_prompt::PendingPrompt;
use crate::state::table_state::TableState;
use protocol::{About, Effect, Report};

/// From now on each of these has a prompt, until it is done.
pub(crate) fn tell(state: &mut TableState, about: About, to: Vec<Seat>) {
    if let Activity::Game(table) = &mut state.activity {
        state.people.newest_prompt += 1;
        table.due = Some(PendingPrompt::new(state.people.newest_prompt, about, to, &table.record));
        table.hand_over = None;
    }
}

/// Nobody is told or asked anything alone any more: the table goes on by itself.
pub(crate) fn take_back(state: &mut TableState, output: &mut Output) {
    prompts::do_it_aloud(state, output);
    if let Activity::Game(table) = &mut state.activity {
        table.due = None;
    }
    output.say(state, Topic::General, Message::new("alone-taken-back"));
    asking::ask_again(state, output);
}

/// Everybody learns who they are.
pub(crate) fn tell_roles(state: &mut TableState) {
    let order = eligibility::in_order(state);
    tell(state, About::Role, order);
}

/// Asks by itself, where that was chosen for all games. False if not.
pub(crate) fn takes_secretly(state: &mut TableState) -> bool {
    if state.mode == Mode::Program || !eligibility::is_unseen(state) || state.deal().is_none() {
        return false;
    }
    let wanted = match (eligibility::secret_choice(state), state.preferences.secretly) {
        (Some((About::Vote, seats)), Secretly::Votes | Secretly::Both) => (About::Vote, seats),
        (Some((About::Card, seats)), secretly) if !eligibility::cards_are_there(state, &seats) => {
            if !eligibility::are_all_alone(state) && !matches!(secretly, Secretly::Cards | Secretly::Both) {
                return false;
            }
            (About::Card, seats)
        }
        _ => return false,
    };
    // Where nobody needs the headset, they are asked anyway.
    if wanted.1.iter().all(|seat| state.people.deliveries[*seat].channel.is_of_one()) {
        return false;
    }
    tell(state, wanted.0, wanted.1);
    true
}

/// Takes the vote, or the mission cards, from each player alone.
pub(crate) fn secretly(state: &mut TableState, output: &mut Output) {
    match eligibility::secret_choice(state) {
        Some(_) if state.mode == Mode::Program => refusing::not_now(state, output, state.question()),
        Some(_) if !eligibility::is_unseen(state) => {
            output.refuse(state, "needs-keys", Message::new("refused-secretly-lines"));
        }
        Some((about, seats)) => tell(state, about, seats),
        None => refusing::not_now(state, output, state.question()),
    }
}

/// What one player has learnt so far, on an explicit word. A program is told at once.
pub(crate) fn tell_alone(state: &mut TableState, output: &mut Output, to: Seat) {
    if state.goes_by_letters() {
        return refusing::not_now(state, output, state.question());
    }
    if state.is_virtual(to) {
        return output.refuse(state, "not-there", Message::new("filled-not-there").player("player", to));
    }
    if state.deal().is_none() {
        return output.refuse(state, "not-dealt", Message::new("refused-not-dealt"));
    }
    if state.due().is_some() {
        // Others have not read yet what is theirs.
        return refusing::not_now(state, output, state.question());
    }
    if state.mode == Mode::Table {
        return tell(state, About::Everything, vec![to]);
    }
    let content = queries::prompts::content_about(state, to, About::Everything);
    let text = OwnWords::of(state, state.people.deliveries[to]).spoken(&content.open().lines);
    output.effects.push(Effect::Report(Report::whisper(to, &text)));
}
