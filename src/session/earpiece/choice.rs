//! Votes and mission cards that are given with the headset on.

use crate::game::{MissionCard, Seat};
use crate::journal::private::{Letter, PrivateEntry, Proposal};
use crate::preferences::{Keys, Secretly};
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::earpiece::way::About;
use crate::session::earpiece::{handing, offers};
use crate::session::scene::{Activity, Scene};

/// Sends the headset round by itself, where that was chosen for all games. False if not.
pub(in crate::session) fn takes_secretly(scene: &mut Scene, desk: &mut Desk) -> bool {
    if scene.mode == Mode::Program || scene.preferences.keys == Keys::Line || scene.deal().is_none() {
        return false;
    }
    let wanted = match (offers::secret_choice(scene), scene.preferences.secretly) {
        (Some((About::Vote, seats)), Secretly::Votes | Secretly::Both) => (About::Vote, seats),
        (Some((About::Card, seats)), Secretly::Cards | Secretly::Both) if !offers::cards_are_there(scene, &seats) => {
            (About::Card, seats)
        }
        _ => return false,
    };
    handing::hand_out(scene, desk, wanted.0, wanted.1);
    true
}

pub(in crate::session) fn vote_alone(scene: &mut Scene, desk: &mut Desk, from: Seat, approves: bool) {
    confide_letter(scene, desk, from, Letter::PrivateVote { approves });
}

pub(in crate::session) fn play_alone(scene: &mut Scene, desk: &mut Desk, from: Seat, card: MissionCard) {
    confide_letter(scene, desk, from, Letter::Card(card));
}

fn confide_letter(scene: &mut Scene, desk: &mut Desk, from: Seat, letter: Letter) {
    let Activity::Table(table) = &scene.activity else { return };
    if let Some(about) = Proposal::last(&table.record) {
        desk.confide(scene, PrivateEntry::Letter { about, from, letter });
    }
}

/// The mission cards of the team don't count any more: they are to be given again.
pub(in crate::session) fn forget_cards(scene: &mut Scene, desk: &mut Desk) {
    let team = scene.game().and_then(offers::cards_due).unwrap_or_default();
    team.iter().for_each(|member| confide_letter(scene, desk, member, Letter::Nothing));
}
