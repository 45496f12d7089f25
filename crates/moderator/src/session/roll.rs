//! In which order a roll call asks for votes.

use crate::game::{Game, PlotCard, Seat, SeatSet};
use crate::journal::entry::Answered;

/// Who is asked, those first who have answered; and the answers. Those who vote alone are not asked.
pub(in crate::session) fn order(game: &Game, alone: SeatSet, answers: &[Answered]) -> (Vec<Seat>, Vec<bool>) {
    // Opinion Makers have voted before anybody else chooses.
    let first = game.plot().holders(PlotCard::OpinionMaker, game.seats());
    let asked = game.in_play().without(alone);
    let clockwise = game.seats().clockwise_from(game.leader());
    let mut order: Vec<Seat> = clockwise.filter(|seat| asked.contains(*seat)).collect();
    order.sort_by_key(|seat| !first.contains(*seat));
    let mut votes = Vec::new();
    for Answered { approves, out_of_turn } in answers {
        let mut left = votes.len()..order.len();
        let next = left.find(|at| out_of_turn.is_none_or(|by| order[*at] == by));
        if let Some(at) = next {
            order[votes.len()..=at].rotate_right(1);
            votes.push(*approves);
        }
    }
    (order, votes)
}
