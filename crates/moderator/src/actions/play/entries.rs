//! What comes of an entry: it is taken into record and journal, or refused, and then it is told.

use crate::actions::play_by_post::posts;
use crate::actions::practice::filling;
use crate::game::{Action, Ballot};
use crate::journal::entry::{Change, Draft, Entry};
use crate::journal::record::{Came, Changed, Record, Step};
use crate::language::Message;
use crate::narration::announcing;
use crate::narration::announcing::table;
use crate::narration::refusing::refuse_entry;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::plot::meaning;
use crate::queries::rounds::result::{changes_told, untold};
use crate::queries::telling::Voters;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::{Channel, Effect, Report};

/// Takes an entry in, or says why it can't be. What comes of it is still to be told.
pub(crate) fn enter(state: &mut TableState, output: &mut Output, entry: Entry) -> Option<Came> {
    let virtual_players = state.virtual_players();
    let came = output.take(state, entry).inspect_err(|why| refuse_entry(state, output, why)).ok()?;
    virtual_players
        .into_iter()
        .for_each(|virtual_players| filling::let_decide_again(state, output, &virtual_players));
    Some(came)
}

/// Takes an entry in and tells what came of it, or says why it can't be.
pub(crate) fn enter_and_tell(state: &mut TableState, output: &mut Output, entry: Entry) -> Option<Came> {
    let came = enter(state, output, entry)?;
    tell_what_came(state, output, &came);
    Some(came)
}

/// Takes the last action back: it is to be told, or played otherwise. Changes of the table that came after it stay.
pub(crate) fn take_back_action(state: &mut TableState, output: &mut Output) -> Option<Step> {
    let mut changes = Vec::new();
    loop {
        match output.take(state, Entry::Undone).ok()? {
            Came::ChangeUndone(changed) => changes.push(changed.change),
            Came::Undone(step) => {
                changes.into_iter().rev().for_each(|change| drop(output.take(state, Entry::Changed(change))));
                return Some(step);
            }
            _ => return None,
        }
    }
}

/// Tells what came of an entry, at a table or of a saved game. What is to be done then is not told, and nothing is asked.
pub(crate) fn tell_what_came(state: &mut TableState, output: &mut Output, came: &Came) {
    match came {
        Came::Played(step) => tell_step(state, output, step),
        Came::Undone(step) => table::announce_undone(state, output, step),
        Came::Redone(step) => {
            output.say(state, Topic::General, Message::new("redone"));
            announcing::announce(state, output, &step.events);
        }
        Came::Changed(change) | Came::ChangeRedone(change) => announce_change(state, output, change),
        Came::ChangeUndone(changed) => announce_undone(state, output, changed),
        // Half an answer was never announced as a whole one.
        Came::Noted => {}
    }
}

fn tell_step(state: &TableState, output: &mut Output, step: &Step) {
    // Whoever is told a saved game has not heard the answers that came before.
    let heard = step.draft.as_ref().filter(|_| !output.narration.retells);
    let put_off = heard.and_then(|draft| meaning::put_off(draft, Some(step.action)));
    let voters = heard.map_or(Voters::ToBeNamed, |draft| voters(draft, step));
    put_off.into_iter().for_each(|message| output.say(state, Topic::Plot, message));
    announcing::announce_votes(state, output, &step.events, voters);
}

/// Whether a vote completes a roll call.
fn voters(draft: &Draft, step: &Step) -> Voters {
    match (draft, step.action) {
        (Draft::RollCall { answers }, Action::Vote(Ballot::Named { .. }))
            if answers.len() + 1 == step.before.in_play().len() =>
        {
            Voters::Heard
        }
        _ => Voters::ToBeNamed,
    }
}

/// In a forum everybody reads who plays now: the last post has other names.
pub(crate) fn post_change(state: &mut TableState, output: &mut Output, told: impl Fn(&Record) -> Option<Message>) {
    let told = state.record_of_forum().and_then(told);
    told.into_iter().for_each(|told| posts::write_change(state, output, told));
}

/// Tells what has changed, with the names from now on.
fn announce_change(state: &mut TableState, output: &mut Output, change: &Change) {
    take_names(state);
    forget_whoever_left(state, change);
    state.open.leaving = None;
    let Activity::Game(table) = &state.activity else { return };
    let told = changes_told(&table.record);
    let report = Report::changed(change, table.record.game());
    if state.mode == Mode::Program {
        output.effects.push(Effect::Report(report));
    }
    told.iter().for_each(|message| output.say_in_full(state, Topic::General, message));
}

/// Tells which change was taken back, with the names from now on.
fn announce_undone(state: &mut TableState, output: &mut Output, changed: &Changed) {
    take_names(state);
    forget_whoever_left(state, &changed.change);
    let Activity::Game(table) = &state.activity else { return };
    output.say_in_full(state, Topic::General, &untold(changed, &table.record));
}

/// Whoever has left is told nothing more, and speaks for nobody.
fn forget_whoever_left(state: &mut TableState, change: &Change) {
    if let Change::Replaced { seat, .. } | Change::Vacated { seat } = change {
        state.forget_delivery(*seat);
    }
    know_channels(state);
}

fn take_names(state: &mut TableState) {
    if let Activity::Game(table) = &state.activity {
        state.localizer.seat(table.record.names().clone());
    }
}

/// Nothing is brought to a virtual player, and in practice the human is told aloud.
pub(crate) fn know_channels(state: &mut TableState) {
    let Some(virtual_players) = state.virtual_players() else { return };
    virtual_players.others.iter().for_each(|(seat, _)| state.people.deliveries[*seat].channel = Channel::Bot);
    virtual_players.human.into_iter().for_each(|human| state.people.deliveries[human].channel = Channel::Aloud);
}
