//! What stands of plot cards: who holds what, and what can be said about them.

use crate::game::plot::{Due, Pile};
use crate::game::{Phase, PlotCard, Seat, SeatSet};
use crate::language::{Message, Verb};
use crate::session::mission;
use crate::session::plot::asking::cards;
use crate::session::plot::meaning;
use crate::session::scene::Scene;
use protocol::question::Question;

/// Commands about plot cards that can be said now, whatever is asked.
pub(in crate::session) fn plot_verbs(scene: &Scene) -> Vec<Verb> {
    let Some(game) = scene.game().filter(|_| scene.plays_with_plot_cards()) else { return Vec::new() };
    let mut verbs = vec![Verb::Holders, Verb::Deck, Verb::Explain];
    let can_take = |by| {
        game.may_use(by, PlotCard::TakeResponsibility).is_ok()
            && game.plot().takeable(by, game.seats()).next().is_some()
    };
    if game.seats().iter().any(can_take) {
        verbs.push(Verb::Use);
    }
    verbs
}

/// The card of an example: one that could be named now.
pub(in crate::session) fn card_of_example(scene: &Scene) -> PlotCard {
    let kinds = |pile: Pile| pile.kinds().next();
    let named = match (scene.question(), scene.game()) {
        (Question::UseCard { card, .. } | Question::On { card, .. } | Question::Target { card, .. }, _) => Some(card),
        (Question::GiveCard, Some(game)) => match game.phase() {
            Phase::Plot(dealing) => kinds(dealing.to_give),
            _ => None,
        },
        (Question::TakeCard { by }, Some(game)) => {
            game.plot().takeable(by, game.seats()).next().map(|(card, _)| card)
        }
        (_, Some(game)) => kinds(game.plot().deck()),
        _ => None,
    };
    named.unwrap_or(PlotCard::StrongLeader)
}

/// The player of an example, by index: who is asked now.
pub(in crate::session) fn player_of_example(scene: &Scene) -> usize {
    match scene.question() {
        Question::UseCard { .. } => meaning::who_uses(scene).map_or(0, Seat::index),
        Question::FaceUp { member } => member.index(),
        // Whoever is on the team sends a vote and an order.
        Question::Letters => {
            let team = scene.game().map_or(SeatSet::EMPTY, |game| game.phase().team());
            team.iter().next().map_or(0, Seat::index)
        }
        _ => 0,
    }
}

/// The player in an example whom a card is about, by index.
pub(in crate::session) fn target_of_example(scene: &Scene) -> usize {
    let possible = scene.game().map_or(SeatSet::EMPTY, |game| match (scene.question(), game.phase()) {
        (Question::Target { card, by }, _) => game.due_targets(Due { card, by }),
        (_, Phase::Window(window)) => game.targets(window.at),
        (Question::GiveCard, _) => game.seats().iter().filter(|seat| *seat != game.leader()).collect(),
        _ => mission::meaning::named_in_mission(scene),
    });
    possible.iter().next().map_or(1, Seat::index)
}

/// A line for everybody who holds a card, and for the cards that are still to be given.
pub(in crate::session) fn holders(scene: &Scene) -> Option<Vec<Message>> {
    let game = scene.game().filter(|_| scene.plays_with_plot_cards())?;
    let hands = game.seats().iter().map(|seat| (seat, game.plot().hand(seat)));
    let mut lines: Vec<Message> = hands
        .filter(|(_, hand)| !hand.is_empty())
        .map(|(seat, hand)| Message::new("holders-line").player("player", seat).list("cards", cards(hand)))
        .collect();
    if lines.is_empty() {
        lines.push(Message::new("holders-none"));
    }
    if let Phase::Plot(dealing) = game.phase()
        && !dealing.to_give.is_empty()
    {
        lines.push(Message::new("to-give-line").list("cards", cards(dealing.to_give)));
    }
    Some(lines)
}
