//! Questions about plot cards as they are asked, and examples of commands about them.

use crate::game::plot::{Due, Pile};
use crate::game::{Action, Game, MissionCard, Phase, PlotCard, Seat, SeatSet};
use crate::language::plot::name;
use crate::language::{Message, Verb, deed};
use crate::queries::missions;
use crate::queries::plot::meaning;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// The sentence of a question about plot cards; none for another question.
pub(crate) fn question_message(question: Question, game: &Game) -> Option<Message> {
    let leader = game.leader();
    Some(match question {
        Question::DrawCard { left } => Message::new("ask-draw").player("leader", leader).number("count", left),
        Question::GiveCard => {
            let Phase::Plot(dealing) = game.phase() else { return None };
            let mut kinds = dealing.to_give.kinds();
            match (kinds.next(), kinds.next()) {
                (Some(card), None) => Message::new("ask-give").player("leader", leader).message("card", name(card)),
                (Some(first), Some(_)) => Message::new("ask-give-several")
                    .player("leader", leader)
                    .list("cards", cards(dealing.to_give))
                    .message("card", name(first)),
                (None, _) => return None,
            }
        }
        Question::Target { by, card: PlotCard::OverheardConversation } => {
            let due = crate::game::plot::Due { card: PlotCard::OverheardConversation, by };
            Message::new("ask-neighbour").player("player", by).any_of("names", game.due_targets(due))
        }
        Question::Target { by, .. } => Message::new("ask-shows-to").player("player", by),
        Question::UseCard { asked, card } => {
            let Phase::Window(window) = game.phase() else { return None };
            let targets = targets(game, card, asked);
            let key = match (asked, targets.is_empty()) {
                (Some(_), true) => "ask-use",
                (Some(_), false) => "ask-use-on",
                (None, true) => "ask-who-uses",
                (None, false) => "ask-who-uses-on",
            };
            let message = Message::new(key).any_of("player", game.may_come(window)).message("card", name(card));
            if targets.is_empty() { message } else { message.any_of("names", targets) }
        }
        Question::On { by, card } => Message::new("ask-on")
            .player("player", by)
            .message("card", name(card))
            .any_of("names", targets(game, card, Some(by))),
        Question::TakeCard { by } => {
            let of_others = game.plot().takeable(by, game.seats());
            let cards = of_others
                .map(|(card, holder)| {
                    Message::new("card-of-player").message("card", name(card)).player("player", holder)
                })
                .collect();
            Message::new("ask-take").player("player", by).alternatives("cards", cards)
        }
        Question::FaceUp { member } if game.counted_cards().count() > 1 => {
            let possible = || MissionCard::ALL.into_iter().enumerate().filter(|(_, card)| game.players_of(*card) > 0);
            let key = |(index, card)| {
                Message::new("agent-card-key")
                    .number("number", index as u32 + 1)
                    .message("card", deed::mission_card(card))
            };
            Message::new("ask-face-up-more")
                .player("player", member)
                .alternatives("keys", possible().map(key).collect())
                .alternatives("cards", possible().map(|(_, card)| deed::mission_card(card)).collect())
        }
        Question::FaceUp { member } => Message::new("ask-face-up").player("player", member),
        _ => return None,
    })
}

/// The members on whom the card of the open window is used: whoever looks at a card looks at another one's.
fn targets(game: &Game, card: PlotCard, by: Option<Seat>) -> SeatSet {
    let all = match game.phase() {
        Phase::Window(window) => game.targets(window.at),
        _ => SeatSet::EMPTY,
    };
    let in_vain = |on: &Seat| by.is_some_and(|by| meaning::is_in_vain(Action::Use { by, card, on: Some(*on) }));
    let others: SeatSet = all.iter().filter(|on| !in_vain(on)).collect();
    if others.is_empty() { all } else { others }
}

/// The cards of a pile, equal ones together.
pub(crate) fn cards(pile: Pile) -> Vec<Message> {
    pile.kinds()
        .map(|card| Message::new("cards-alike").number("count", pile.count(card)).message("card", name(card)))
        .collect()
}

/// Where the game stands, in a phase of plot cards; none in another phase.
pub(crate) fn status(game: &Game) -> Option<Message> {
    Some(match game.phase() {
        Phase::Window(window) => {
            let key = if window.asked.is_some() { "status-window" } else { "status-window-open" };
            Message::new(key).any_of("player", game.may_come(window)).message("card", name(window.at.card()))
        }
        Phase::Plot(_) => Message::new("status-plot").player("leader", game.leader()),
        Phase::FaceUp(run) => Message::new("status-face-up").players("names", run.waits_for()),
        _ => return None,
    })
}

/// Commands about plot cards that can be said now, whatever is asked.
pub(crate) fn plot_verbs(state: &TableState) -> Vec<Verb> {
    let Some(game) = state.game().filter(|_| state.plays_with_plot_cards()) else { return Vec::new() };
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
pub(crate) fn card_of_example(state: &TableState) -> PlotCard {
    let kinds = |pile: Pile| pile.kinds().next();
    let named = match (state.question(), state.game()) {
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
pub(crate) fn player_of_example(state: &TableState) -> usize {
    match state.question() {
        Question::UseCard { .. } => meaning::who_uses(state).map_or(0, Seat::index),
        Question::FaceUp { member } => member.index(),
        // Whoever is on the team sends a vote and an order.
        Question::Letters => {
            let team = state.game().map_or(SeatSet::EMPTY, |game| game.phase().team());
            team.iter().next().map_or(0, Seat::index)
        }
        _ => 0,
    }
}

/// The player in an example whom a card is about, by index.
pub(crate) fn target_of_example(state: &TableState) -> usize {
    let possible = state.game().map_or(SeatSet::EMPTY, |game| match (state.question(), game.phase()) {
        (Question::Target { card, by }, _) => game.due_targets(Due { card, by }),
        (_, Phase::Window(window)) => game.targets(window.at),
        (Question::GiveCard, _) => game.seats().iter().filter(|seat| *seat != game.leader()).collect(),
        _ => missions::meaning::named_in_mission(state),
    });
    possible.iter().next().map_or(1, Seat::index)
}

/// A line for everybody who holds a card, and for the cards that are still to be given.
pub(crate) fn holders(state: &TableState) -> Option<Vec<Message>> {
    let game = state.game().filter(|_| state.plays_with_plot_cards())?;
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
