//! A mission card that one player alone gives, or sees.

use crate::game::{MissionCard, Seat};
use crate::journal::private::{Letter, PrivateEntry, Proposal};
use crate::language::{Message, deed};
use crate::session::desk::Desk;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::due::cards_due;
use crate::session::seats::{Answer, Choice, Content};

pub(super) fn content(scene: &Scene, member: Seat) -> Content {
    let choice = |card| Choice {
        answer: Answer::Card(card),
        means: Message::new("own-card").message("card", deed::mission_card(card)),
        refused: forbidden(scene, member, card),
    };
    Content {
        lines: vec![Message::new("whisper-card")],
        choices: [MissionCard::Success, MissionCard::Fail].map(choice).into(),
        chosen: scene.card_of(member).map(Answer::Card),
    }
}

/// What a member has played, for the one who looked at it.
pub(super) fn looked_at(scene: &Scene, member: Seat) -> Vec<Message> {
    let looked =
        |card| Message::new("whisper-looked").player("member", member).message("card", deed::mission_card(card));
    scene.card_of(member).map(looked).into_iter().collect()
}

pub(super) fn keep(scene: &mut Scene, desk: &mut Desk, from: Seat, card: MissionCard) {
    confide_letter(scene, desk, from, Letter::Card(card));
}

/// The mission cards of the team don't count any more: they are to be given again.
pub(in crate::session) fn forget_cards(scene: &mut Scene, desk: &mut Desk) {
    let team = scene.game().and_then(cards_due).unwrap_or_default();
    team.iter().for_each(|member| confide_letter(scene, desk, member, Letter::Nothing));
}

pub(super) fn confide_letter(scene: &mut Scene, desk: &mut Desk, from: Seat, letter: Letter) {
    let Activity::Game(table) = &scene.activity else { return };
    if let Some(about) = Proposal::last(&table.record) {
        desk.confide(scene, PrivateEntry::Letter { about, from, letter });
    }
}

/// Why a player may not play a card (base rules, Mission; Winter Soldier, characters).
fn forbidden(scene: &Scene, player: Seat, card: MissionCard) -> Option<Message> {
    let forbidden = !scene.deal()?.open().role(player)?.may_play(card);
    let key = if card == MissionCard::Success { "only-fail" } else { "only-success" };
    forbidden.then(|| Message::new(key))
}
