//! Taking back, and doing again.

use crate::actions::play::{entries, people, prompts};
use crate::actions::prompts::starting;
use crate::actions::{play, play_by_post};
use crate::game::{Action, Game};
use crate::journal::entry::Entry;
use crate::journal::private::Proposal;
use crate::journal::record::{BadEntry, Came, Record, Step};
use crate::language::Message;
use crate::narration::announcing::table;
use crate::narration::{announcing, asking, refusing};
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::hands::Way;
use crate::queries::play_by_post::messages;
use crate::queries::rounds::{known, result};
use crate::queries::telling::Telling;
use crate::queries::{beginning, hands, reminders};
use crate::state::open::{Activity, Mode};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;

/// After an undo: what the narrator tells itself is taken back together with what led to it; mission cards that it
/// was given are given anew. False if the table is asked.
fn takes_back_alone(state: &mut TableState, output: &mut Output, step: &Step) -> bool {
    if state.goes_by_letters() || known::known_action(state) != Some(step.action) {
        return false;
    }
    if !matches!(step.action, Action::Count(_) | Action::FaceUp { .. }) {
        undo(state, output);
        return true;
    }
    prompts::forget_cards(state, output);
    starting::takes_secretly(state)
}

/// Takes the last entry back.
pub(crate) fn undo(state: &mut TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    let after = *table.record.game();
    if is_fixed(state, &table.record) {
        return refusing::refuse_entry(state, output, &BadEntry::NothingToUndo);
    }
    let proposal = Proposal::last(&table.record);
    let Some(came) = entries::enter(state, output, Entry::Undone) else { return };
    match came {
        Came::Undone(step) if state.goes_by_letters() => return play_by_post::undo_in_forum(state, output, step),
        _ => entries::tell_what_came(state, output, &came),
    }
    if let Came::Undone(step) = &came {
        put_back(state, output, step, &after);
        announcing::forget_what_was_told(state, output, step, &after);
        forget_votes(state, output, step, proposal);
        if !takes_back_alone(state, output, step) {
            // Who had a phone on this mission may have it no more.
            prompts::forget_what_cannot_be_joined(state, output);
            asking::ask_again(state, output);
        }
    }
    if let Came::ChangeUndone(changed) = &came {
        entries::post_change(state, output, |record| Some(result::untold(changed, record)));
        table::report_named(state, output, "undone");
        asking::ask_again(state, output);
        people::remember(state, output);
    }
}

/// Cards that were given alone for a mission that does not begin are given anew, and so are votes: those on a team that
/// is taken back, and those that nobody at the table could tell otherwise.
fn forget_votes(state: &mut TableState, output: &mut Output, step: &Step, proposal: Option<Proposal>) {
    if matches!(step.action, Action::Vote(_)) {
        prompts::forget_cards_alone(state, output);
    }
    let all_alone = state.apart().is_some_and(|apart| apart.table.is_empty());
    match step.action {
        Action::Propose(_) => prompts::forget_all(state, output, proposal),
        Action::Vote(_) if all_alone => prompts::forget_all(state, output, proposal),
        _ => {}
    }
}

/// Whether what came last can't be taken back: nobody there could play it again, since it ran through by itself.
fn is_fixed(state: &TableState, record: &Record) -> bool {
    let ran_through = |step: &Step| matches!(step.action, Action::TableReady | Action::RevealDone);
    !record.ends_with_change()
        && match state.mode {
            _ if state.goes_by_letters() => messages::is_untouched(record.past()),
            Mode::Program => record.past().last().is_some_and(ran_through),
            Mode::Table => false,
        }
}

/// What hands put back, after a step was taken back that had led to this game.
fn put_back(state: &TableState, output: &mut Output, step: &Step, after: &Game) {
    let Activity::Game(table) = &state.activity else { return };
    let told = reminders::how_told(state, table.record.setup(), after);
    let told = Telling { draws: told.draws || reminders::is_drawn(step), ..told };
    let back_in = after.out().without(step.before.out());
    if !back_in.is_empty() {
        let message = Message::new("back-in").players("names", back_in);
        output.say(state, Topic::General, message.number("count", back_in.len() as u32));
    }
    // Whoever deals has no marker yet.
    if matches!(step.action, Action::CaptainAmerica(_) | Action::DealAgain) {
        return;
    }
    for order in hands::orders(after, &step.before, Way::Back, told) {
        announcing::tell(state, output, order);
    }
}

/// Plays again what was taken back.
pub(crate) fn redo(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Activity::Game(table) = &state.activity else { return };
    let again = table.record.again();
    let Some(came) = entries::enter(state, output, again) else { return };
    match &came {
        Came::ChangeRedone(change) => {
            entries::tell_what_came(state, output, &came);
            table::report_named(state, output, "redone");
            people::go_on_after(state, output, listening, change);
        }
        Came::Redone(step) => {
            table::report_named(state, output, "redone");
            entries::tell_what_came(state, output, &came);
            go_on_after(state, output, step);
        }
        _ => table::answers_again(state, output),
    }
}

/// What follows by itself from an action that was played again, or the question after it.
fn go_on_after(state: &mut TableState, output: &mut Output, step: &Step) {
    if state.goes_by_letters() {
        return play_by_post::redo_in_forum(state, output, step);
    }
    if let Some(action) = known::known_action(state) {
        return play::play(state, output, action);
    }
    let are_out = state.game().is_some_and(beginning::cards_are_out);
    // The mission cards are handed out once more, or mixed.
    if state.mode == Mode::Table && are_out { asking::ask(state, output) } else { asking::ask_again(state, output) }
}
