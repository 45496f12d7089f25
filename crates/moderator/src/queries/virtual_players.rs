//! For whom the narrator can play, and who does where it can't.

use crate::game::{Action, Phase, Seat, Setup};
use crate::language::{Message, Verb};
use crate::preferences::KeyMode;
use crate::queries::setup_dialogue::filling;
use crate::queries::setup_dialogue::filling::Room;
use crate::state::open::{Activity, LetIn, Mode};
use crate::state::table_state::Scene;
use protocol::laying_step::LayingStep;

/// Whether somebody leads who isn't there.
pub(crate) fn leads(scene: &Scene) -> bool {
    scene.game().is_some_and(|game| scene.is_absent(game.leader()))
}

/// How somebody has voted who isn't there.
pub(crate) fn vote_of(scene: &Scene, seat: Seat) -> Option<bool> {
    if scene.is_absent(seat) { scene.given()?.vote_of(seat) } else { None }
}

/// Why the narrator can't play for anybody in a game with this set-up; none if it can.
pub(crate) fn hindrance(scene: &Scene, setup: &Setup) -> Option<Message> {
    let can_be_alone = scene.preferences.keys != KeyMode::Line || scene.world.let_in != LetIn::Nobody;
    let room = Room { is_program: scene.mode == Mode::Program, can_be_alone };
    filling::hindrance(setup.edition, setup.is_dealt(), room)
}

/// Why the narrator can't play on for somebody who leaves; none if it can.
pub(crate) fn refused_to_vacate(scene: &Scene, seat: Seat) -> Option<Message> {
    let Activity::Game(table) = &scene.activity else { return None };
    if let Some(hindrance) = hindrance(scene, table.record.setup()) {
        return Some(hindrance);
    }
    if scene.deal().is_none() {
        return Some(Message::new("filled-not-dealt").player("player", seat));
    }
    let there = scene.everybody().iter().filter(|other| *other != seat && !scene.is_absent(*other)).count();
    match there {
        _ if scene.is_absent(seat) => Some(Message::new("filled-not-there").player("player", seat)),
        0 => Some(Message::new("filled-nobody-there")),
        _ => None,
    }
}

/// Who takes over from somebody who leaves.
pub(crate) fn who_takes_over(scene: &Scene) -> Option<Message> {
    let seat = scene.open.leaving?;
    let key = match refused_to_vacate(scene, seat) {
        None => "ask-replacement-filled",
        Some(_) => "ask-replacement",
    };
    Some(Message::new(key).player("player", seat))
}

/// What those are called who aren't there.
pub(crate) fn names_of_absent(scene: &Scene) -> Vec<String> {
    let absent = scene.absent().map(|absent| absent.others).unwrap_or_default();
    absent.into_iter().map(|(seat, _)| scene.name_of(seat)).collect()
}

/// The command that has the characters dealt again, where it can be said and the rules say nothing of it: Captain America's
/// game has a deal of its own.
pub(crate) fn verb(scene: &Scene) -> Option<Verb> {
    let Activity::Game(table) = &scene.activity else { return None };
    let (record, game) = (&table.record, table.record.game());
    let has_voted = record.past().iter().any(|step| matches!(step.action, Action::Vote(_)));
    let has_dealt = game.phase() != Phase::Setup || LayingStep::of(record.draft()) >= LayingStep::Deal;
    let can = scene.person().is_none() && !game.has_captain() && !record.is_abandoned() && has_dealt && !has_voted;
    can.then_some(Verb::DealAgain)
}
