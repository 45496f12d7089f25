//! A vote that one player alone gives.

use crate::game::role::Part;
use crate::game::{Seat, Side};
use crate::journal::private::{Letter, PrivateEntry, Proposal};
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::scene::Scene;
use crate::session::seats::card::confide_letter;
use crate::session::seats::{Answer, Choice, Content};

pub(super) fn content(scene: &Scene, voter: Seat) -> Content {
    let team = scene.game().map(|game| game.phase().team()).unwrap_or_default();
    let choice = |approves, label, means, refused| {
        let label = Message::new(label).players("team", team);
        Choice { answer: Answer::Vote { approves }, label, means: Message::new(means), refused }
    };
    Content {
        lines: vec![Message::new("whisper-vote").players("team", team)],
        choices: vec![
            choice(true, "own-vote-approves-label", "own-vote-approves", None),
            choice(false, "own-vote-rejects-label", "own-vote-rejects", forbidden_rejection(scene, voter)),
        ],
        chosen: vote_of(scene, voter).map(|approves| Answer::Vote { approves }),
        together: None,
    }
}

pub(super) fn keep(scene: &mut Scene, desk: &mut Desk, from: Seat, approves: bool) {
    confide_letter(scene, desk, from, Letter::PrivateVote { approves });
}

/// The vote that a player has given alone on a proposal does not count any more.
pub(super) fn forget(scene: &mut Scene, desk: &mut Desk, about: Proposal, from: Seat) {
    desk.confide(scene, PrivateEntry::Letter { about, from, letter: Letter::Nothing });
}

/// The vote that a player has given alone.
pub(super) fn vote_of(scene: &Scene, player: Seat) -> Option<bool> {
    scene.given()?.vote_of(player)
}

/// Why a player may not reject the team: the Winter Soldier has to let HYDRA go (Winter Soldier, characters).
fn forbidden_rejection(scene: &Scene, player: Seat) -> Option<Message> {
    let deal = scene.deal()?;
    let team = scene.game()?.phase().team();
    let lets_go = deal.open().player_with(Part::Names) == Some(player)
        && !team.and(deal.open().players_of(Side::Hydra)).is_empty();
    lets_go.then(|| Message::new("only-approve"))
}
