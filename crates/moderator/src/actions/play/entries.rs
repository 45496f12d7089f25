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
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::plot::meaning;
use crate::queries::rounds::result::{changes_told, untold};
use crate::queries::telling::Voters;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::Scene;
use protocol::{Carrier, Effect, Report};

/// Takes an entry in, or says why it can't be. What comes of it is still to be told.
pub(crate) fn enter(scene: &mut Scene, desk: &mut Desk, entry: Entry) -> Option<Came> {
    let absent = scene.absent();
    let came = desk.take(scene, entry).inspect_err(|why| refuse_entry(scene, desk, why)).ok()?;
    absent.into_iter().for_each(|absent| filling::let_decide_again(scene, desk, &absent));
    Some(came)
}

/// Takes an entry in and tells what came of it, or says why it can't be.
pub(crate) fn enter_and_tell(scene: &mut Scene, desk: &mut Desk, entry: Entry) -> Option<Came> {
    let came = enter(scene, desk, entry)?;
    tell_what_came(scene, desk, &came);
    Some(came)
}

/// Takes the last action back: it is to be told, or played otherwise. Changes of the table that came after it stay.
pub(crate) fn take_back_action(scene: &mut Scene, desk: &mut Desk) -> Option<Step> {
    let mut changes = Vec::new();
    loop {
        match desk.take(scene, Entry::Undone).ok()? {
            Came::ChangeUndone(changed) => changes.push(changed.change),
            Came::Undone(step) => {
                changes.into_iter().rev().for_each(|change| drop(desk.take(scene, Entry::Changed(change))));
                return Some(step);
            }
            _ => return None,
        }
    }
}

/// Tells what came of an entry, at a table or of a saved game. What is to be done then is not told, and nothing is asked.
pub(crate) fn tell_what_came(scene: &mut Scene, desk: &mut Desk, came: &Came) {
    match came {
        Came::Played(step) => tell_step(scene, desk, step),
        Came::Undone(step) => table::announce_undone(scene, desk, step),
        Came::Redone(step) => {
            desk.say(scene, Topic::General, Message::new("redone"));
            announcing::announce(scene, desk, &step.events);
        }
        Came::Changed(change) | Came::ChangeRedone(change) => announce_change(scene, desk, change),
        Came::ChangeUndone(changed) => announce_undone(scene, desk, changed),
        // Half an answer was never announced as a whole one.
        Came::Noted => {}
    }
}

fn tell_step(scene: &Scene, desk: &mut Desk, step: &Step) {
    // Whoever is told a saved game has not heard the answers that came before.
    let heard = step.draft.as_ref().filter(|_| !desk.narration.retells);
    let put_off = heard.and_then(|draft| meaning::put_off(draft, Some(step.action)));
    let voters = heard.map_or(Voters::ToBeNamed, |draft| voters(draft, step));
    put_off.into_iter().for_each(|message| desk.say(scene, Topic::Plot, message));
    announcing::announce_votes(scene, desk, &step.events, voters);
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
pub(crate) fn post_change(scene: &mut Scene, desk: &mut Desk, told: impl Fn(&Record) -> Option<Message>) {
    let told = scene.record_of_forum().and_then(told);
    told.into_iter().for_each(|told| posts::write_change(scene, desk, told));
}

/// Tells what has changed, with the names from now on.
fn announce_change(scene: &mut Scene, desk: &mut Desk, change: &Change) {
    take_names(scene);
    forget_whoever_left(scene, change);
    scene.open.leaving = None;
    let Activity::Game(table) = &scene.activity else { return };
    let told = changes_told(&table.record);
    let report = Report::changed(change, table.record.game());
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(report));
    }
    told.iter().for_each(|message| desk.say_in_full(scene, Topic::General, message));
}

/// Tells which change was taken back, with the names from now on.
fn announce_undone(scene: &mut Scene, desk: &mut Desk, changed: &Changed) {
    take_names(scene);
    forget_whoever_left(scene, &changed.change);
    let Activity::Game(table) = &scene.activity else { return };
    desk.say_in_full(scene, Topic::General, &untold(changed, &table.record));
}

/// Whoever has left is told nothing more, and speaks for nobody.
fn forget_whoever_left(scene: &mut Scene, change: &Change) {
    if let Change::Replaced { seat, .. } | Change::Vacated { seat } = change {
        scene.forget_manner(*seat);
    }
    know_carriers(scene);
}

fn take_names(scene: &mut Scene) {
    if let Activity::Game(table) = &scene.activity {
        scene.lexicon.seat(table.record.names().clone());
    }
}

/// Nothing is carried to whoever isn't there, and in practice the one person is told aloud.
pub(crate) fn know_carriers(scene: &mut Scene) {
    let Some(absent) = scene.absent() else { return };
    absent.others.iter().for_each(|(seat, _)| scene.manners[*seat].carrier = Carrier::Mind);
    absent.person.into_iter().for_each(|person| scene.manners[person].carrier = Carrier::Aloud);
}
