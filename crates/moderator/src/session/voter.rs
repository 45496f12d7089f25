//! One player's vote, where the votes of a table are asked for.

use crate::game::vote::Vote;
use crate::game::{Seat, SeatSet};
use crate::language::{Intent, Verb};
use crate::session::scene::Scene;
use crate::session::seats::apart::voters;
use protocol::question::Question;

/// The answer of one player by name; none if a command is another one.
pub(in crate::session) fn answer_of(scene: &Scene, intent: &Intent) -> Option<(Seat, Vote)> {
    let only = |who: &SeatSet| who.iter().next().filter(|_| who.len() == 1 && scene.roll_call_is_open());
    match intent {
        Intent::Sent(Verb::Approves, by) => Some((*by, Vote::Approve)),
        Intent::Sent(Verb::Rejects, by) => Some((*by, Vote::Reject)),
        Intent::Approve(who) => Some((only(who)?, Vote::Approve)),
        Intent::Reject(who) => Some((only(who)?, Vote::Reject)),
        _ => None,
    }
}

/// Whether a player's answer is one that is still to be given.
pub(in crate::session) fn is_awaited(scene: &Scene, by: Seat) -> bool {
    match scene.roll_call() {
        Some((order, answers)) => order.get(answers.len()..).is_some_and(|left| left.contains(&by)),
        None => scene.question() == Question::Vote && voters(scene).contains(by),
    }
}
