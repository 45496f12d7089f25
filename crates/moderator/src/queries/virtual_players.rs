//! For whom the narrator can play, and who does where it can't.

use crate::game::{Action, Phase, Seat, Setup};
use crate::language::{Message, Verb};
use crate::preferences::KeyMode;
use crate::queries::setup_dialogue::filling;
use crate::queries::setup_dialogue::filling::Room;
use crate::state::open::{Activity, LetIn, Mode};
use crate::state::table_state::TableState;
use protocol::setup_step::SetupStep;

/// Whether a virtual player leads.
pub(crate) fn leads(state: &TableState) -> bool {
    state.game().is_some_and(|game| state.is_virtual(game.leader()))
}

/// How a virtual player has voted.
pub(crate) fn vote_of(state: &TableState, seat: Seat) -> Option<bool> {
    if state.is_virtual(seat) { state.given()?.vote_of(seat) } else { None }
}

/// Why the narrator can't play for anybody in a game with this set-up; none if it can.
pub(crate) fn hindrance(state: &TableState, setup: &Setup) -> Option<Message> {
    let unseen = state.preferences.keys != KeyMode::Line || state.passes_phone();
    let can_be_alone = unseen || state.world.let_in != LetIn::Nobody;
    let room = Room { is_program: state.mode == Mode::Program, can_be_alone };
    filling::hindrance(setup.edition, setup.is_dealt(), room)
}

/// Why the narrator can't play on for somebody who leaves; none if it can.
pub(crate) fn refused_to_vacate(state: &TableState, seat: Seat) -> Option<Message> {
    let Activity::Game(table) = &state.activity else { return None };
    if let Some(hindrance) = hindrance(state, table.record.setup()) {
        return Some(hindrance);
    }
    if state.deal().is_none() {
        return Some(Message::new("filled-not-dealt").player("player", seat));
    }
    let there = state.everybody().iter().filter(|other| *other != seat && !state.is_virtual(*other)).count();
    match there {
        _ if state.is_virtual(seat) => Some(Message::new("filled-not-there").player("player", seat)),
        0 => Some(Message::new("filled-nobody-there")),
        _ => None,
    }
}

/// Who takes over from somebody who leaves.
pub(crate) fn who_takes_over(state: &TableState) -> Option<Message> {
    let seat = state.open.leaving?;
    let key = match refused_to_vacate(state, seat) {
        None => "ask-replacement-filled",
        Some(_) => "ask-replacement",
    };
    Some(Message::new(key).player("player", seat))
}

/// What virtual players are called.
pub(crate) fn names(state: &TableState) -> Vec<String> {
    let virtual_players = state.virtual_players().map(|virtual_players| virtual_players.others).unwrap_or_default();
    virtual_players.into_iter().map(|(seat, _)| state.name_of(seat)).collect()
}

/// The command that has the characters dealt again, where it can be said and the rules say nothing of it: Captain America's
/// game has a deal of its own.
pub(crate) fn verb(state: &TableState) -> Option<Verb> {
    let Activity::Game(table) = &state.activity else { return None };
    let (record, game) = (&table.record, table.record.game());
    let has_voted = record.past().iter().any(|step| matches!(step.action, Action::Vote(_)));
    let has_dealt = game.phase() != Phase::Setup || SetupStep::of(record.draft()) >= SetupStep::Deal;
    let can = state.human().is_none() && !game.has_captain() && !record.is_abandoned() && has_dealt && !has_voted;
    can.then_some(Verb::DealAgain)
}
