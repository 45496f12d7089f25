//! A mission card that one player alone gives, or sees.

use crate::game::{MissionCard, Seat};
use crate::journal::private::{Letter, PrivateEntry, Proposal};
use crate::language::{Message, deed};
use crate::session::desk::Desk;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::due::cards_due;
use crate::session::seats::{Answer, Choice, Content, offers};

pub(super) fn content(scene: &Scene, member: Seat) -> Content {
    let choice = |card| Choice {
        answer: Answer::Card(card),
        label: Message::new("own-card-label").message("card", deed::mission_card(card)),
        means: Message::new("own-card").message("card", deed::mission_card(card)),
        refused: forbidden(scene, member, card),
    };
    Content {
        lines: vec![Message::new("whisper-card")],
        choices: cards(scene).into_iter().map(choice).collect(),
        chosen: scene.card_of(member).map(Answer::Card),
        together: None,
    }
}

/// The cards that can be given alone. Only where nobody has cards of their own there are more than these two.
fn cards(scene: &Scene) -> Vec<MissionCard> {
    let usual = [MissionCard::Success, MissionCard::Fail];
    let Some(game) = scene.game().filter(|_| offers::are_all_alone(scene)) else { return usual.into() };
    MissionCard::ALL.into_iter().filter(|card| usual.contains(card) || game.players_of(*card) > 0).collect()
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

/// What a player has given alone for this proposal does not count any more: it is to be given again.
pub(in crate::session) fn forget_of(scene: &mut Scene, desk: &mut Desk, from: Seat) {
    confide_letter(scene, desk, from, Letter::Nothing);
}

/// The same before the team is approved, while votes that were given alone still count.
pub(in crate::session) fn forget_cards_alone(scene: &mut Scene, desk: &mut Desk) {
    let with_card: Vec<Seat> = scene.everybody().iter().filter(|seat| scene.card_of(*seat).is_some()).collect();
    for from in with_card {
        let vote = scene.given().and_then(|given| given.vote_of(from));
        confide_letter(scene, desk, from, Letter::Nothing);
        if let Some(approves) = vote {
            confide_letter(scene, desk, from, Letter::PrivateVote { approves });
        }
    }
}

pub(super) fn confide_letter(scene: &mut Scene, desk: &mut Desk, from: Seat, letter: Letter) {
    let Activity::Game(table) = &scene.activity else { return };
    if let Some(about) = Proposal::last(&table.record) {
        desk.confide(scene, PrivateEntry::Letter { about, from, letter });
    }
}

/// Why a player may not play a card (base rules, Mission; Winter Soldier, characters).
pub(super) fn forbidden(scene: &Scene, player: Seat, card: MissionCard) -> Option<Message> {
    let role = scene.deal()?.open().role(player)?;
    let watched = scene.game()?.phase().run().is_some_and(|run| run.watched == Some(player));
    let may = |card| role.may_play(card) && !(watched && card == MissionCard::RogueSuccess);
    let key = match card {
        _ if may(card) => return None,
        MissionCard::Success => "only-fail",
        MissionCard::RogueSuccess if watched && role.may_play(card) => "practice-watched",
        _ if scene.person().is_some() && MissionCard::COUNTED.into_iter().any(may) => "practice-other-card",
        _ => "only-success",
    };
    Some(Message::new(key))
}
