//! Whether the narrator can play for somebody, and who does where it can't.

use crate::game::{Seat, Setup};
use crate::language::Message;
use crate::preferences::KeyMode;
use crate::session::Mode;
use crate::session::scene::{Activity, LetIn, Scene};
use crate::session::told::filling::{Room, hindrance as hindrance_of};

/// Why the narrator can't play for anybody in a game with this set-up; none if it can.
pub(in crate::session) fn hindrance(scene: &Scene, setup: &Setup) -> Option<Message> {
    let can_be_alone = scene.preferences.keys != KeyMode::Line || scene.world.let_in != LetIn::Nobody;
    let room = Room { is_program: scene.mode == Mode::Program, can_be_alone };
    hindrance_of(setup.edition, setup.is_dealt(), room)
}

/// Why the narrator can't play on for somebody who leaves; none if it can.
pub(in crate::session) fn refused_to_vacate(scene: &Scene, seat: Seat) -> Option<Message> {
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
pub(in crate::session) fn who_takes_over(scene: &Scene) -> Option<Message> {
    let seat = scene.open.leaving?;
    let key = match refused_to_vacate(scene, seat) {
        None => "ask-replacement-filled",
        Some(_) => "ask-replacement",
    };
    Some(Message::new(key).player("player", seat))
}
