//! Votes and mission cards that are given with the headset on, and read back only there.

use super::About;
use crate::game::knowledge::Role;
use crate::game::mission::Run;
use crate::game::plot::{Moment, Window};
use crate::game::{Action, Ballot, Game, MissionCard, Phase, Seat, SeatSet, Side};
use crate::journal::private::{Letter, PrivateEntry, Proposal};
use crate::language::{Message, deed};
use crate::session::desk::Desk;
use crate::session::preferences::{Keys, Secretly};
use crate::session::question::Question;
use crate::session::refuse;
use crate::session::scene::Scene;
use crate::session::table;
use crate::session::{Mode, Stage};

/// Whether there are but Success and Fail, and none is set aside: only these can be given with the headset on.
fn has_plain_cards(game: &Game) -> bool {
    game.counted_cards().count() == 1 && !game.sets_traps()
}

/// The team, once it is time for its cards.
fn cards_due(game: &Game) -> Option<SeatSet> {
    match game.phase() {
        Phase::FaceUp(run) | Phase::Mission(run) | Phase::Window(Window { at: Moment::AfterCards(run), .. }) => {
            Some(run.team)
        }
        _ => None,
    }
}

/// What could be given with the headset on now, and by whom.
pub(in crate::session) fn secret_choice(scene: &Scene) -> Option<(About, Vec<Seat>)> {
    let game = scene.game()?;
    if scene.question() == Question::Vote {
        return Some((About::Vote, super::members_in_order(scene, game.in_play())));
    }
    let team = cards_due(game)?;
    has_plain_cards(game).then(|| (About::Card, super::members_in_order(scene, team)))
}

/// Whether all members of a team have given their mission cards with the headset on.
pub(in crate::session) fn gave_cards_secretly(scene: &Scene, run: Run) -> bool {
    scene.deal().is_some() && cards_are_there(scene, &super::members_in_order(scene, run.team))
}

/// Whether mission cards are given with the headset on in all missions, and none lies on the table.
pub(in crate::session) fn plays_cards_secretly(scene: &Scene) -> bool {
    let chosen = matches!(scene.preferences.secretly, Secretly::Cards | Secretly::Both);
    let can_be = scene.game().is_some_and(has_plain_cards);
    chosen && can_be && scene.deal().is_some() && scene.preferences.keys != Keys::Line
}

fn cards_are_there(scene: &Scene, members: &[Seat]) -> bool {
    members.iter().all(|member| scene.card_of(*member).is_some())
}

fn vote_of(scene: &Scene, player: Seat) -> Option<bool> {
    let Stage::Table(table) = &scene.stage else { return None };
    table.private.open().received(Proposal::last(&table.record)?, player).private_vote
}

/// What somebody has chosen, as it is read back.
pub(in crate::session) fn chosen(scene: &Scene, player: Seat, about: About) -> Option<Message> {
    match about {
        About::Vote => {
            let approves = vote_of(scene, player)?;
            Some(Message::new(if approves { "whisper-approves" } else { "whisper-rejects" }))
        }
        About::Card => {
            let card = deed::mission_card(scene.card_of(player)?);
            Some(Message::new("whisper-plays").message("card", card))
        }
        About::Confess => super::confession::confessed_now(scene),
        _ => None,
    }
}

/// Why a player may not play a card (base rules, Mission; Winter Soldier, characters).
pub(in crate::session) fn forbidden(scene: &Scene, player: Seat, card: MissionCard) -> Option<Message> {
    let role = scene.deal()?.open().role(player).filter(|role| !role.may_play(card))?;
    let only = if role == Role::WinterSoldier { "whisper-only-fail" } else { "whisper-only-success" };
    Some(Message::new(only))
}

/// Why a player may not reject the team: the Winter Soldier has to let HYDRA go (Winter Soldier, characters).
pub(in crate::session) fn forbidden_rejection(scene: &Scene, player: Seat) -> Option<Message> {
    let deal = scene.deal()?;
    let team = scene.game()?.phase().team();
    let lets_go = deal.open().role(player) == Some(Role::WinterSoldier)
        && !team.and(deal.open().players_of(Side::Hydra)).is_empty();
    lets_go.then(|| Message::new("whisper-only-approve"))
}

/// Takes the vote, or the mission cards, with the headset.
pub(in crate::session) fn secretly(scene: &mut Scene, desk: &mut Desk) {
    match secret_choice(scene) {
        Some(_) if scene.mode == Mode::Program => refuse::not_now(scene, desk, scene.question()),
        Some(_) if scene.preferences.keys == Keys::Line => {
            desk.refuse(scene, "needs-keys", Message::new("refused-secretly-lines"));
        }
        Some((about, seats)) => super::hand_out(scene, desk, about, seats),
        None => refuse::not_now(scene, desk, scene.question()),
    }
}

/// Sends the headset round by itself, where that was chosen for all games. False if not.
pub(in crate::session) fn takes_secretly(scene: &mut Scene, desk: &mut Desk) -> bool {
    if scene.mode == Mode::Program || scene.preferences.keys == Keys::Line || scene.deal().is_none() {
        return false;
    }
    let wanted = match (secret_choice(scene), scene.preferences.secretly) {
        (Some((About::Vote, seats)), Secretly::Votes | Secretly::Both) => (About::Vote, seats),
        (Some((About::Card, seats)), Secretly::Cards | Secretly::Both) if !cards_are_there(scene, &seats) => {
            (About::Card, seats)
        }
        _ => return false,
    };
    super::hand_out(scene, desk, wanted.0, wanted.1);
    true
}

pub(in crate::session) fn vote_alone(scene: &mut Scene, desk: &mut Desk, from: Seat, approves: bool) {
    confide_letter(scene, desk, from, Letter::PrivateVote { approves });
}

pub(in crate::session) fn play_alone(scene: &mut Scene, desk: &mut Desk, from: Seat, card: MissionCard) {
    confide_letter(scene, desk, from, Letter::Card(card));
}

fn confide_letter(scene: &mut Scene, desk: &mut Desk, from: Seat, letter: Letter) {
    let Stage::Table(table) = &scene.stage else { return };
    if let Some(about) = Proposal::last(&table.record) {
        desk.confide(scene, PrivateEntry::Letter { about, from, letter });
    }
}

/// The mission cards of the team don't count any more: they are to be given again.
pub(in crate::session) fn forget_cards(scene: &mut Scene, desk: &mut Desk) {
    let team = scene.game().and_then(cards_due).unwrap_or_default();
    team.iter().for_each(|member| confide_letter(scene, desk, member, Letter::Nothing));
}

/// All votes are given: now they are told together.
pub(in crate::session) fn count_secret_votes(scene: &mut Scene, desk: &mut Desk) {
    let voters = scene.everybody();
    if voters.iter().all(|voter| vote_of(scene, voter).is_some()) {
        let approve = voters.iter().filter(|voter| vote_of(scene, *voter) == Some(true)).collect();
        table::play(scene, desk, Action::Vote(Ballot::Named { approve }));
    }
}
