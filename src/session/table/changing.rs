//! A change of the table: made, taken back, announced.

use crate::journal::entry::{Change, Entry};
use crate::journal::record::{BadEntry, Changed, Record};
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::effect::Effect;
use crate::session::report::Report;
use crate::session::scene::{Activity, Scene};
use crate::session::{Mode, forum, refuse};

/// Whether a change was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Made {
    Yes,
    No,
}

/// A change that was taken back, in words. The record stands as before it.
fn untold(changed: &Changed, record: &Record) -> Message {
    let old = changed.name_before.clone().unwrap_or_default();
    match &changed.change {
        Change::Renamed { name, .. } => Message::new("undone-renamed").text("old", old).text("new", name),
        Change::Replaced { name, .. } => Message::new("undone-replaced").text("old", old).text("new", name),
        Change::Swapped(..) => Message::new("undone-swapped").texts("names", record.setup_as_they_sit().players),
        Change::Joined { name, .. } => Message::new("undone-joined").text("name", name),
        Change::Abandoned => Message::new("undone-abandoned"),
    }
}

/// A name without spaces around it or doubled within it.
pub(in crate::session) fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same, and nothing is asked after it.
pub(in crate::session) fn make_change(scene: &mut Scene, desk: &mut Desk, change: &Change) -> Made {
    let Activity::Table(table) = &mut scene.activity else { return Made::No };
    let before = table.record.clone();
    match table.record.change(change.clone()) {
        Ok(()) => {
            desk.record(scene, Entry::Changed(change.clone()), before);
            announce_change(scene, desk, change);
            return Made::Yes;
        }
        Err(BadEntry::Faults(faults)) => {
            faults.iter().for_each(|fault| desk.refuse(scene, "set-up", refuse::fault::fault(fault)));
        }
        Err(_) => refuse::not_now(scene, desk, scene.question()),
    }
    Made::No
}

/// In a forum everybody reads who plays now: the last post has other names.
pub(in crate::session) fn post_change(scene: &mut Scene, desk: &mut Desk) {
    let Activity::Table(table) = &scene.activity else { return };
    let told = table.record.changes().last().map(|changed| changed.message(&table.record));
    if let Some(told) = told.filter(|_| scene.is_forum()) {
        forum::posts::write_change(scene, desk, told);
    }
}

/// Tells what has changed, with the names from now on.
pub(in crate::session) fn announce_change(scene: &mut Scene, desk: &mut Desk, change: &Change) {
    take_names(scene);
    let Activity::Table(table) = &scene.activity else { return };
    let told = table.record.changes().last().map(|changed| changed.message(&table.record));
    let report = Report::changed(change, table.record.game());
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(report));
    }
    told.iter().for_each(|message| desk.say_in_full(scene, Topic::General, message));
}

/// The same, without an entry.
pub(in crate::session) fn undo_change(scene: &mut Scene, desk: &mut Desk) -> Option<Changed> {
    let Activity::Table(table) = &mut scene.activity else { return None };
    let changed = table.record.undo_change()?;
    table.script = None;
    scene.preferences.players = table.record.setup_as_they_sit().players;
    let message = untold(&changed, &table.record);
    take_names(scene);
    desk.say_in_full(scene, Topic::General, &message);
    if scene.is_forum() {
        forum::posts::write_change(scene, desk, message);
    }
    Some(changed)
}

/// The same, without an entry.
pub(in crate::session) fn redo_change(scene: &mut Scene, desk: &mut Desk) -> Option<Change> {
    let Activity::Table(table) = &mut scene.activity else { return None };
    let change = table.record.redo_change()?;
    announce_change(scene, desk, &change);
    Some(change)
}

fn take_names(scene: &mut Scene) {
    if let Activity::Table(table) = &scene.activity {
        scene.lexicon.seat(table.record.names().clone());
    }
}
