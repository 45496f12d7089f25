//! Who plays, and where, may change at any time: another name, other seats, somebody who leaves, somebody who comes.

use crate::actions::play::entries;
use crate::actions::practice::filling;
use crate::actions::setup_dialogue::naming;
use crate::actions::{beginning, play};
use crate::game::{Action, Seat};
use crate::journal::entry::{Change, Entry};
use crate::language::names::as_called;
use crate::language::{Intent, Message, Misunderstood, Verb};
use crate::narration::practice;
use crate::output::{Output, devices};
use crate::queries::menu::legal;
use crate::queries::rounds::{known, result};
use crate::queries::setup_dialogue;
use crate::queries::setup_dialogue::asking;
use crate::queries::virtual_players;
use crate::state::open::{Activity, Mode};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use crate::{actions, narration};
use protocol::question::Question;

/// Carries out a command about who plays. False if it is none.
pub(crate) fn people_command(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    intent: &Intent,
) -> bool {
    match intent {
        // A virtual player is called otherwise when somebody comes for them.
        Intent::Rename(seat, name) if !state.is_virtual(*seat) => {
            change_name(state, output, listening, Change::Renamed { seat: *seat, name: as_called(name) })
        }
        Intent::Rename(seat, name) => {
            change_name(state, output, listening, Change::Replaced { seat: *seat, name: as_called(name) })
        }
        Intent::TakesPlace(seat, name) => {
            change_name(state, output, listening, Change::Replaced { seat: *seat, name: as_called(name) })
        }
        Intent::Swap(first, second) => swap(state, output, listening, *first, *second),
        Intent::Joins(after, name) => join(state, output, listening, *after, &as_called(name)),
        Intent::About(Verb::Leaves, seat) => somebody_leaves(state, output, *seat),
        Intent::Says { verb, by, about } => {
            if let Some(change) = practice::claim(state, output, *verb, *by, *about) {
                change_table(state, output, listening, change);
            }
        }
        Intent::About(Verb::PlaysFor, seat) => {
            if let Some(change) = filling::vacate(state, output, *seat) {
                change_table(state, output, listening, change);
            }
        }
        _ => return false,
    }
    true
}

fn change_name(state: &mut TableState, output: &mut Output, listening: &mut Listening, change: Change) {
    let (Change::Renamed { seat, name } | Change::Replaced { seat, name }) = &change else { return };
    let mut players: Vec<String> = state.localizer.names().values().to_vec();
    if seat.index() < players.len() {
        players.remove(seat.index());
    }
    players.push(name.clone());
    match asking::refused_name(state, &players) {
        Some(refused) => output.refuse(state, "name", refused),
        None => change_table(state, output, listening, change),
    }
}

fn swap(state: &mut TableState, output: &mut Output, listening: &mut Listening, first: Seat, second: Seat) {
    if first == second {
        output.refuse(state, "named-twice", Message::new("refused-twice").player("player", first));
    } else if !known::seats_can_change(state) {
        output.refuse(state, "not-now", Message::new("refused-swap-now"));
    } else {
        change_table(state, output, listening, Change::Swapped(first, second));
    }
}

fn somebody_leaves(state: &mut TableState, output: &mut Output, seat: Seat) {
    if state.mode == Mode::Program {
        let example = legal::example_now(state, Verb::TakesPlace).unwrap_or_default();
        let asked = Message::new("refused-nobody-takes-over").player("player", seat).text("example", example);
        return output.refuse(state, "incomplete", asked);
    }
    if state.is_virtual(seat) {
        return output.refuse(state, "not-there", Message::new("filled-not-there").player("player", seat));
    }
    state.open.leaving = Some(seat);
    narration::asking::ask_again(state, output);
}

fn join(state: &mut TableState, output: &mut Output, listening: &mut Listening, after: Seat, name: &str) {
    let Activity::Game(table) = &state.activity else { return };
    let record = &table.record;
    let has_voted = record.past().iter().any(|step| matches!(step.action, Action::Vote(_)));
    if has_voted || record.setup().is_dealt() || record.is_abandoned() || state.goes_by_letters() {
        let refused = Message::new("refused-too-late").text("name", name);
        return output.refuse(state, "too-late", refused.player("player", after));
    }
    let mut players: Vec<String> = state.localizer.names().values().to_vec();
    players.push(name.to_owned());
    match asking::refused_name(state, &players) {
        Some(refused) => output.refuse(state, "name", refused),
        None => change_table(state, output, listening, Change::Joined { name: name.to_owned(), after }),
    }
}

/// Changes the table: refused, or recorded and announced.
fn change_table(state: &mut TableState, output: &mut Output, listening: &mut Listening, change: Change) {
    let comes_for = match &change {
        Change::Replaced { seat, .. } if state.is_virtual(*seat) => Some(*seat),
        _ => None,
    };
    if entries::enter_and_tell(state, output, Entry::Changed(change.clone())).is_some() {
        entries::post_change(state, output, result::changes_told);
        comes_for.into_iter().for_each(|seat| filling::welcome(state, output, seat));
        go_on_after(state, output, listening, &change);
    }
}

/// Asks what is to be asked now, and remembers who plays.
pub(crate) fn go_on_after(state: &mut TableState, output: &mut Output, listening: &mut Listening, change: &Change) {
    if let Activity::Game(table) = &mut state.activity
        && matches!(change, Change::Joined { .. } | Change::Abandoned)
    {
        (table.script, table.due, table.hand_over) = (None, None, None);
    }
    match change {
        Change::Joined { .. } => {
            beginning::announce_beginning(state, output, listening);
            if state.mode == Mode::Program {
                play::run_through(state, output);
            }
        }
        _ => narration::asking::ask_again(state, output),
    }
    remember(state, output);
}

/// The next game begins with those who play now.
pub(crate) fn remember(state: &mut TableState, output: &mut Output) {
    if let Activity::Game(table) = &state.activity {
        let mut players = table.record.setup_as_they_sit().players;
        let virtual_players = virtual_players::names(state);
        players.retain(|name| !virtual_players.contains(name));
        state.preferences.players = players;
    }
    devices::keep(state, output);
}

/// Takes names where another answer was asked for: whoever names a table wants a new game, and whoever is named
/// after somebody has left plays on for them.
pub(crate) fn names_instead(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    line: &str,
    why: &Misunderstood,
) -> bool {
    if state.question() == Question::Unfinished && line.contains(',') && setup_dialogue::offers_new_game(state) {
        actions::setup_dialogue::choose_unfinished(state, output, listening, 2);
        if state.question() == Question::Players {
            naming::seat_players(state, output, listening, line);
        }
        return true;
    }
    let is_a_name =
        matches!(why, Misunderstood::Unknown | Misunderstood::UnknownPlayer { .. } | Misunderstood::NotANumber(_));
    match state.open.leaving {
        Some(seat) if is_a_name && !state.localizer.phrases().is_hardly_a_name(line) => {
            change_name(state, output, listening, Change::Replaced { seat, name: as_called(line) });
            true
        }
        _ => false,
    }
}
