//! A change of the table: made, taken back, announced.

use crate::journal::entry::Change;
use crate::journal::record::{Changed, Record};
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};
use crate::session::table::beginning;
use crate::session::{Mode, forum};
use protocol::Report;
use protocol::effect::Effect;

/// A change that was taken back, in words. The record stands as before it.
pub(in crate::session) fn untold(changed: &Changed, record: &Record) -> Message {
    let old = changed.name_before.clone().unwrap_or_default();
    match &changed.change {
        Change::Renamed { name, .. } => Message::new("undone-renamed").text("old", old).text("new", name),
        Change::Replaced { name, .. } => Message::new("undone-replaced").text("old", old).text("new", name),
        Change::Vacated { .. } => Message::new("undone-vacated").text("name", old),
        Change::Swapped(..) => Message::new("undone-swapped").texts("names", record.setup_as_they_sit().players),
        Change::Joined { name, .. } => Message::new("undone-joined").text("name", name),
        Change::Claimed { .. } => changed.message(record).in_words_of("undone-claimed"),
        Change::Abandoned => Message::new("undone-abandoned"),
    }
}

/// In a forum everybody reads who plays now: the last post has other names.
pub(in crate::session) fn post_change(scene: &mut Scene, desk: &mut Desk, told: impl Fn(&Record) -> Option<Message>) {
    let told = scene.record_of_forum().and_then(told);
    told.into_iter().for_each(|told| forum::posts::write_change(scene, desk, told));
}

/// The last change, in words.
pub(in crate::session) fn told(record: &Record) -> Option<Message> {
    record.changes().last().map(|changed| changed.message(record))
}

/// Tells what has changed, with the names from now on.
pub(in crate::session) fn announce_change(scene: &mut Scene, desk: &mut Desk, change: &Change) {
    take_names(scene);
    forget_whoever_left(scene, change);
    scene.open.leaving = None;
    let Activity::Game(table) = &scene.activity else { return };
    let told = told(&table.record);
    let report = Report::changed(change, table.record.game());
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(report));
    }
    told.iter().for_each(|message| desk.say_in_full(scene, Topic::General, message));
}

/// Tells which change was taken back, with the names from now on.
pub(in crate::session) fn announce_undone(scene: &mut Scene, desk: &mut Desk, changed: &Changed) {
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
    beginning::know_carriers(scene);
}

fn take_names(scene: &mut Scene) {
    if let Activity::Game(table) = &scene.activity {
        scene.lexicon.seat(table.record.names().clone());
    }
}
