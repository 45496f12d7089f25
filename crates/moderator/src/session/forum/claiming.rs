//! A Rogue's claim in a forum: the narrator knows all orders, and takes no claim to what nobody has ordered.

use crate::game::{MissionCard, Outcome, Seat};
use crate::journal::chronicle;
use crate::journal::chronicle::Round;
use crate::journal::private::Proposal;
use crate::session::scene::Scene;

/// Whether a player has ordered, for the last mission and for an earlier one, what a Rogue wins alone by; true
/// where the narrator does not know the orders.
pub(in crate::session) fn can_have_won_alone(scene: &Scene, player: Seat, outcome: Outcome) -> bool {
    let (Some(record), Some(deal)) = (scene.record_of_forum(), scene.deal()) else { return true };
    let Some(role) = deal.open().role(player) else { return true };
    let wanted = match outcome {
        Outcome::Success => MissionCard::RogueSuccess,
        Outcome::Fail => MissionCard::Fail,
    };
    let has_ordered = |round: &Round| {
        let Some(proposal) = round.proposals.last() else { return false };
        let about = Proposal { round: round.number, proposal: proposal.number, team: proposal.team };
        let order = scene.private().and_then(|private| private.order(about, player, Some(role), round.watched()));
        let counts = proposal.team.contains(player) && round.trapped() != Some(player);
        counts && order.is_some_and(|order| order.card == wanted)
    };
    let mut run = chronicle::rounds(record).into_iter().filter(|round| round.run.is_some());
    let last = run.next_back();
    last.is_some_and(|last| has_ordered(&last)) && run.any(|round| has_ordered(&round))
}
