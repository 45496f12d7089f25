//! Who plays, and where, may change at any time: another name, other seats, somebody who leaves, somebody who comes.

use crate::game::{Action, Seat};
use crate::journal::entry::{Change, Entry};
use crate::journal::record::Undone;
use crate::language::{Intent, Message, Verb};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::listening::Listening;
use crate::session::scene::{Activity, Scene};
use crate::session::table::changing::Made;
use crate::session::table::{begin, changing, known, playing, undone};
use crate::session::{Mode, asking, desk, interview, refuse};

/// Carries out a command about who plays. False if it is none.
pub(in crate::session) fn people_command(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    intent: &Intent,
) -> bool {
    match intent {
        Intent::Rename(seat, name) => {
            change_name(scene, desk, listening, Change::Renamed { seat: *seat, name: changing::one_line(name) })
        }
        Intent::TakesPlace(seat, name) => {
            change_name(scene, desk, listening, Change::Replaced { seat: *seat, name: changing::one_line(name) })
        }
        Intent::Swap(first, second) => swap(scene, desk, listening, *first, *second),
        Intent::Joins(after, name) => join(scene, desk, listening, *after, &changing::one_line(name)),
        Intent::About(Verb::Leaves, seat) => somebody_leaves(scene, desk, *seat),
        _ => return false,
    }
    true
}

pub(in crate::session) fn change_name(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, change: Change) {
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
    } else if !known::seats_can_change(scene) {
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
    let Activity::Table(table) = &scene.activity else { return };
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
    if changing::make_change(scene, desk, &change) == Made::Yes {
        changing::post_change(scene, desk);
        go_on_after(scene, desk, listening, &change);
    }
}

/// Asks what is to be asked now, and remembers who plays.
pub(in crate::session) fn go_on_after(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    change: &Change,
) {
    if let Activity::Table(table) = &mut scene.activity {
        if matches!(change, Change::Joined { .. } | Change::Abandoned) {
            (table.script, table.hand_over) = (None, None);
        }
        scene.preferences.players = table.record.setup_as_they_sit().players;
    }
    match change {
        Change::Joined { .. } => {
            begin::announce_beginning(scene, desk, listening);
            if scene.mode == Mode::Program {
                playing::run_through(scene, desk);
            }
        }
        _ => asking::ask_again(scene, desk),
    }
    desk::devices::keep(scene, desk);
}

/// Takes the last change back, if nothing was played since. False if there is none.
pub(in crate::session) fn take_back_change(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Activity::Table(table) = &scene.activity else { return false };
    let before = table.record.clone();
    if changing::undo_change(scene, desk).is_none() {
        return false;
    }
    desk.record(scene, Entry::Undone, before);
    undone::report_named(scene, desk, "undone");
    asking::ask_again(scene, desk);
    desk::devices::keep(scene, desk);
    true
}

/// Makes the change again that was taken back. False if none was.
pub(in crate::session) fn make_change_again(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) -> bool {
    let Activity::Table(table) = &scene.activity else { return false };
    let before = table.record.clone();
    if matches!(before.undone().last(), Some(Undone::Answers(_))) {
        return false;
    }
    let Some(change) = changing::redo_change(scene, desk) else { return false };
    desk.record(scene, Entry::Redone, before);
    undone::report_named(scene, desk, "redone");
    go_on_after(scene, desk, listening, &change);
    true
}
