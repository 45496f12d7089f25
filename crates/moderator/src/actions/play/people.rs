//! Who plays, and where, may change at any time: another name, other seats, somebody who leaves, somebody who comes.

use crate::actions::play::entries;
use crate::actions::practice::filling;
use crate::actions::setup_dialogue::naming;
use crate::actions::{beginning, play};
use crate::game::{Action, Seat};
use crate::journal::entry::{Change, Entry};
use crate::language::names::as_called;
use crate::language::{Intent, Message, Misunderstood, Verb};
use crate::narration::{practice, refusing};
use crate::output::{Desk, devices};
use crate::queries::rounds::{known, result};
use crate::queries::setup_dialogue;
use crate::queries::setup_dialogue::asking;
use crate::queries::virtual_players::names_of_absent;
use crate::state::open::{Activity, Mode};
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use crate::{actions, narration};
use protocol::question::Question;

/// Carries out a command about who plays. False if it is none.
pub(crate) fn people_command(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: &Intent) -> bool {
    match intent {
        // Whoever isn't there is called otherwise when somebody comes for them.
        Intent::Rename(seat, name) if !scene.is_absent(*seat) => {
            change_name(scene, desk, listening, Change::Renamed { seat: *seat, name: as_called(name) })
        }
        Intent::Rename(seat, name) => {
            change_name(scene, desk, listening, Change::Replaced { seat: *seat, name: as_called(name) })
        }
        Intent::TakesPlace(seat, name) => {
            change_name(scene, desk, listening, Change::Replaced { seat: *seat, name: as_called(name) })
        }
        Intent::Swap(first, second) => swap(scene, desk, listening, *first, *second),
        Intent::Joins(after, name) => join(scene, desk, listening, *after, &as_called(name)),
        Intent::About(Verb::Leaves, seat) => somebody_leaves(scene, desk, *seat),
        Intent::Says { verb, by, about } => {
            if let Some(change) = practice::claim(scene, desk, *verb, *by, *about) {
                change_table(scene, desk, listening, change);
            }
        }
        Intent::About(Verb::PlaysFor, seat) => {
            if let Some(change) = filling::vacate(scene, desk, *seat) {
                change_table(scene, desk, listening, change);
            }
        }
        _ => return false,
    }
    true
}

fn change_name(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, change: Change) {
    let (Change::Renamed { seat, name } | Change::Replaced { seat, name }) = &change else { return };
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    if seat.index() < players.len() {
        players.remove(seat.index());
    }
    players.push(name.clone());
    match asking::refused_name(scene, &players) {
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
        return refusing::incomplete(scene, desk, Verb::TakesPlace);
    }
    if scene.is_absent(seat) {
        return desk.refuse(scene, "not-there", Message::new("filled-not-there").player("player", seat));
    }
    scene.open.leaving = Some(seat);
    narration::asking::ask_again(scene, desk);
}

fn join(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, after: Seat, name: &str) {
    let Activity::Game(table) = &scene.activity else { return };
    let record = &table.record;
    let has_voted = record.past().iter().any(|step| matches!(step.action, Action::Vote(_)));
    if has_voted || record.setup().is_dealt() || record.is_abandoned() || scene.goes_by_letters() {
        let refused = Message::new("refused-too-late").text("name", name);
        return desk.refuse(scene, "too-late", refused.player("player", after));
    }
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    players.push(name.to_owned());
    match asking::refused_name(scene, &players) {
        Some(refused) => desk.refuse(scene, "name", refused),
        None => change_table(scene, desk, listening, Change::Joined { name: name.to_owned(), after }),
    }
}

/// Changes the table: refused, or recorded and announced.
fn change_table(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, change: Change) {
    let comes_for = match &change {
        Change::Replaced { seat, .. } if scene.is_absent(*seat) => Some(*seat),
        _ => None,
    };
    if entries::enter_and_tell(scene, desk, Entry::Changed(change.clone())).is_some() {
        entries::post_change(scene, desk, result::changes_told);
        comes_for.into_iter().for_each(|seat| filling::welcome(scene, desk, seat));
        go_on_after(scene, desk, listening, &change);
    }
}

/// Asks what is to be asked now, and remembers who plays.
pub(crate) fn go_on_after(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, change: &Change) {
    if let Activity::Game(table) = &mut scene.activity
        && matches!(change, Change::Joined { .. } | Change::Abandoned)
    {
        (table.script, table.due, table.hand_over) = (None, None, None);
    }
    match change {
        Change::Joined { .. } => {
            beginning::announce_beginning(scene, desk, listening);
            if scene.mode == Mode::Program {
                play::run_through(scene, desk);
            }
        }
        _ => narration::asking::ask_again(scene, desk),
    }
    remember(scene, desk);
}

/// The next game begins with those who play now.
pub(crate) fn remember(scene: &mut Scene, desk: &mut Desk) {
    if let Activity::Game(table) = &scene.activity {
        let mut players = table.record.setup_as_they_sit().players;
        let absent = names_of_absent(scene);
        players.retain(|name| !absent.contains(name));
        scene.preferences.players = players;
    }
    devices::keep(scene, desk);
}

/// Takes names where another answer was asked for: whoever names a table wants a new game, and whoever is named
/// after somebody has left plays on for them.
pub(crate) fn names_instead(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    line: &str,
    why: &Misunderstood,
) -> bool {
    if scene.question() == Question::Unfinished && line.contains(',') && setup_dialogue::offers_new_game(scene) {
        actions::setup_dialogue::choose_unfinished(scene, desk, listening, 2);
        if scene.question() == Question::Players {
            naming::seat_players(scene, desk, listening, line);
        }
        return true;
    }
    let is_a_name =
        matches!(why, Misunderstood::Unknown | Misunderstood::UnknownPlayer { .. } | Misunderstood::NotANumber(_));
    match scene.open.leaving {
        Some(seat) if is_a_name && !scene.lexicon.phrases().is_hardly_a_name(line) => {
            change_name(scene, desk, listening, Change::Replaced { seat, name: as_called(line) });
            true
        }
        _ => false,
    }
}
