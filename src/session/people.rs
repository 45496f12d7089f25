//! Who plays, and where, may change at any time: another name, other seats, somebody who leaves, somebody who comes.

use super::narration::Topic;
use super::question::Question;
use super::{Effect, Mode, Report, Stage, refuse};
use crate::game::{Action, Phase, Seat};
use crate::journal::entry::{Change, Entry};
use crate::journal::record::{BadEntry, Changed, Record, Undone};
use crate::language::{Intent, Message, Misunderstood, Verb};
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::forum;
use crate::session::interview;
use crate::session::listening::Listening;
use crate::session::resuming;
use crate::session::scene::Scene;
use crate::session::table;
use crate::session::tune;
use crate::session::undo;

/// Whether a change was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
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
pub(super) fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether people can change seats now: not while one after the other is asked.
pub(super) fn seats_can_change(scene: &Scene) -> bool {
    let waits = |phase: Phase| {
        matches!(
            phase,
            Phase::Setup
                | Phase::Captain
                | Phase::Reveal
                | Phase::Proposal { .. }
                | Phase::Vote { .. }
                | Phase::Mission(_)
        )
    };
    let reads = matches!(&scene.stage, Stage::Table(table) if table.script.is_some());
    !reads && scene.headset_question().is_none() && scene.game().is_none_or(|game| waits(game.phase()))
}

/// Carries out a command about who plays. False if it is none.
pub(super) fn people_command(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: &Intent) -> bool {
    match intent {
        Intent::Rename(seat, name) => {
            change_name(scene, desk, listening, Change::Renamed { seat: *seat, name: one_line(name) })
        }
        Intent::TakesPlace(seat, name) => {
            change_name(scene, desk, listening, Change::Replaced { seat: *seat, name: one_line(name) })
        }
        Intent::Swap(first, second) => swap(scene, desk, listening, *first, *second),
        Intent::Joins(after, name) => join(scene, desk, listening, *after, &one_line(name)),
        Intent::About(Verb::Leaves, seat) => somebody_leaves(scene, desk, *seat),
        _ => return false,
    }
    true
}

/// Takes names where another answer was asked for: whoever names a table wants a new game, and whoever is named
/// after somebody has left plays on for them.
pub(super) fn names_instead(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    line: &str,
    why: &Misunderstood,
) -> bool {
    if scene.question() == Question::Unfinished && line.contains(',') && interview::offers_new_game(scene) {
        resuming::choose_unfinished(scene, desk, listening, 2);
        if scene.question() == Question::Players {
            interview::naming::seat_players(scene, desk, listening, line);
        }
        return true;
    }
    let is_a_name =
        matches!(why, Misunderstood::Unknown | Misunderstood::UnknownPlayer { .. } | Misunderstood::NotANumber(_));
    match scene.open.leaving.take() {
        Some(seat) if is_a_name && !scene.lexicon.phrases().is_hardly_a_name(line) => {
            change_name(scene, desk, listening, Change::Replaced { seat, name: one_line(line) });
            true
        }
        _ => false,
    }
}

fn change_name(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, change: Change) {
    let (Change::Renamed { seat, name } | Change::Replaced { seat, name }) = &change else { return };
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    if seat.index() < players.len() {
        players.remove(seat.index());
    }
    players.push(name.clone());
    match interview::naming::refused_name(scene, &players) {
        Some(refused) => desk.refuse(scene, "name", refused),
        None => change_table(scene, desk, listening, change),
    }
}

fn swap(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, first: Seat, second: Seat) {
    if first == second {
        desk.refuse(scene, "named-twice", Message::new("refused-twice").player("player", first));
    } else if !seats_can_change(scene) {
        desk.refuse(scene, "not-now", Message::new("refused-swap-now"));
    } else {
        change_table(scene, desk, listening, Change::Swapped(first, second));
    }
}

fn somebody_leaves(scene: &mut Scene, desk: &mut Desk, seat: Seat) {
    if scene.mode == Mode::Program {
        return refuse::incomplete(scene, desk, Verb::TakesPlace);
    }
    scene.open.leaving = Some(seat);
    desk.say(scene, Topic::General, Message::new("ask-replacement").player("player", seat));
}

fn join(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, after: Seat, name: &str) {
    let Stage::Table(table) = &scene.stage else { return };
    let record = &table.record;
    let has_voted = record.past().iter().any(|step| matches!(step.action, Action::Vote(_)));
    if has_voted || record.setup().is_dealt() || record.is_abandoned() || scene.is_forum() {
        let refused = Message::new("refused-too-late").text("name", name);
        return desk.refuse(scene, "too-late", refused.player("player", after));
    }
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    players.push(name.to_owned());
    match interview::naming::refused_name(scene, &players) {
        Some(refused) => desk.refuse(scene, "name", refused),
        None => change_table(scene, desk, listening, Change::Joined { name: name.to_owned(), after }),
    }
}

/// Changes the table: refused, or recorded and announced.
fn change_table(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, change: Change) {
    if make_change(scene, desk, &change) == Made::Yes {
        post_change(scene, desk);
        go_on_after(scene, desk, listening, &change);
    }
}

/// The same, and nothing is asked after it.
pub(super) fn make_change(scene: &mut Scene, desk: &mut Desk, change: &Change) -> Made {
    let Stage::Table(table) = &mut scene.stage else { return Made::No };
    let before = table.record.clone();
    match table.record.change(change.clone()) {
        Ok(()) => {
            desk.record(scene, Entry::Changed(change.clone()), before);
            announce_change(scene, desk, change);
            return Made::Yes;
        }
        Err(BadEntry::Faults(faults)) => {
            faults.iter().for_each(|fault| desk.refuse(scene, "set-up", refuse::fault(fault)));
        }
        Err(_) => refuse::not_now(scene, desk, scene.question()),
    }
    Made::No
}

/// In a forum everybody reads who plays now: the last post has other names.
fn post_change(scene: &mut Scene, desk: &mut Desk) {
    let Stage::Table(table) = &scene.stage else { return };
    let told = table.record.changes().last().map(|changed| changed.message(&table.record));
    if let Some(told) = told.filter(|_| scene.is_forum()) {
        forum::posts::write_change(scene, desk, told);
    }
}

/// Tells what has changed, with the names from now on.
pub(super) fn announce_change(scene: &mut Scene, desk: &mut Desk, change: &Change) {
    take_names(scene);
    let Stage::Table(table) = &scene.stage else { return };
    let told = table.record.changes().last().map(|changed| changed.message(&table.record));
    let report = Report::changed(change, table.record.game());
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(report));
    }
    told.iter().for_each(|message| desk.say_in_full(scene, Topic::General, message));
}

/// Asks what is to be asked now, and remembers who plays.
pub(super) fn go_on_after(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, change: &Change) {
    if let Stage::Table(table) = &mut scene.stage {
        if matches!(change, Change::Joined { .. } | Change::Abandoned) {
            (table.script, table.hand_over) = (None, None);
        }
        scene.preferences.players = table.record.setup_as_they_sit().players;
    }
    match change {
        Change::Joined { .. } => {
            table::announce_beginning(scene, desk, listening);
            if scene.mode == Mode::Program {
                table::run_through(scene, desk);
            }
        }
        _ => asking::ask_again(scene, desk),
    }
    tune::keep(scene, desk);
}

/// Takes the last change back, if nothing was played since. False if there is none.
pub(super) fn take_back_change(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Stage::Table(table) = &scene.stage else { return false };
    let before = table.record.clone();
    if undo_change(scene, desk).is_none() {
        return false;
    }
    desk.record(scene, Entry::Undone, before);
    undo::report_named(scene, desk, "undone");
    asking::ask_again(scene, desk);
    tune::keep(scene, desk);
    true
}

/// Makes the change again that was taken back. False if none was.
pub(super) fn make_change_again(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) -> bool {
    let Stage::Table(table) = &scene.stage else { return false };
    let before = table.record.clone();
    if matches!(before.undone().last(), Some(Undone::Answers(_))) {
        return false;
    }
    let Some(change) = redo_change(scene, desk) else { return false };
    desk.record(scene, Entry::Redone, before);
    undo::report_named(scene, desk, "redone");
    go_on_after(scene, desk, listening, &change);
    true
}

/// The same, without an entry.
pub(super) fn undo_change(scene: &mut Scene, desk: &mut Desk) -> Option<Changed> {
    let Stage::Table(table) = &mut scene.stage else { return None };
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
pub(super) fn redo_change(scene: &mut Scene, desk: &mut Desk) -> Option<Change> {
    let Stage::Table(table) = &mut scene.stage else { return None };
    let change = table.record.redo_change()?;
    announce_change(scene, desk, &change);
    Some(change)
}

fn take_names(scene: &mut Scene) {
    if let Stage::Table(table) = &scene.stage {
        scene.lexicon.seat(table.record.names().clone());
    }
}
