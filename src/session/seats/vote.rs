//! A vote that one player alone gives.

use crate::game::role::Part;
use crate::game::{Seat, Side};
use crate::journal::private::{Letter, Proposal};
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::card::confide_letter;
use crate::session::seats::{Answer, Choice, Content};

pub(super) fn content(scene: &Scene, voter: Seat) -> Content {
    let team = scene.game().map(|game| game.phase().team()).unwrap_or_default();
    let choice = |approves, means, refused| Choice { answer: Answer::Vote { approves }, means, refused };
    Content {
        lines: vec![Message::new("whisper-vote").players("team", team)],
        choices: vec![
            choice(true, Message::new("own-vote-approves"), None),
            choice(false, Message::new("own-vote-rejects"), forbidden_rejection(scene, voter)),
        ],
        chosen: vote_of(scene, voter).map(|approves| Answer::Vote { approves }),
    }
}

pub(super) fn keep(scene: &mut Scene, desk: &mut Desk, from: Seat, approves: bool) {
    confide_letter(scene, desk, from, Letter::PrivateVote { approves });
}

/// The vote that a player has given alone.
pub(super) fn vote_of(scene: &Scene, player: Seat) -> Option<bool> {
    let Activity::Game(table) = &scene.activity else { return None };
    table.private.open().received(Proposal::last(&table.record)?, player).private_vote
}

/// Why a player may not reject the team: the Winter Soldier has to let HYDRA go (Winter Soldier, characters).
fn forbidden_rejection(scene: &Scene, player: Seat) -> Option<Message> {
    let deal = scene.deal()?;
    let team = scene.game()?.phase().team();
    let lets_go = deal.open().player_with(Part::Names) == Some(player)
        && !team.and(deal.open().players_of(Side::Hydra)).is_empty();
    lets_go.then(|| Message::new("only-approve"))
}
