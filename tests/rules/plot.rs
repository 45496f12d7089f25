//! Plot cards, row by row and ruling by ruling (RULES section 4).

mod at_once;
mod cards;
mod dealing;
mod decks;
mod pairs;
mod random;
mod take_responsibility;
mod walk;
mod windows;

use super::*;
use resistance_narrator::game::PlotCard;
use resistance_narrator::game::plot::Dealing;

fn with_plot(players: usize) -> Setup {
    Setup { modules: Modules::from_iter([Module::Plot]), ..setup(players) }
}

/// A game whose first cards are still to be drawn; seat 1 leads.
fn drawing(players: usize) -> Game {
    begun(&with_plot(players))
}

/// A game at its first proposal: seat 1 has given these cards to these seats.
fn dealt(players: usize, cards: &[(PlotCard, u32)]) -> Game {
    let mut game = drawing(players);
    deal(&mut game, cards);
    game
}

/// The same with other modules too.
fn dealt_with(players: usize, modules: &[Module], cards: &[(PlotCard, u32)]) -> Game {
    let modules = modules.iter().copied().chain([Module::Plot]).collect();
    let mut game = begun(&Setup { modules, ..setup(players) });
    deal(&mut game, cards);
    game
}

/// The leader draws these cards and gives them away. What else is to be drawn leaves no trace.
fn deal(game: &mut Game, cards: &[(PlotCard, u32)]) {
    for (card, _) in cards {
        game.play(Action::DrawAnyway(*card)).unwrap();
    }
    while let Phase::Plot(Dealing { to_draw: 1.., .. }) = game.phase() {
        game.play(Action::DrawAnyway(PlotCard::EstablishConfidence)).unwrap();
        game.play(Action::On(game.seats().left_of(game.leader()))).unwrap();
    }
    for (card, to) in cards {
        game.play(gives(*card, *to)).unwrap();
    }
}

fn gives(card: PlotCard, to: u32) -> Action {
    Action::Give { card, to: seat(to) }
}

fn uses(by: u32, card: PlotCard) -> Action {
    Action::Use { by: seat(by), card, on: None }
}

fn uses_on(by: u32, card: PlotCard, on: u32) -> Action {
    Action::Use { by: seat(by), card, on: Some(seat(on)) }
}

fn takes(by: u32, card: PlotCard, from: u32) -> Action {
    Action::Take { by: seat(by), card, from: seat(from) }
}

fn shows(member: u32, card: MissionCard) -> Action {
    Action::FaceUp { member: seat(member), card }
}

/// Who is asked now, for which card.
fn asked(game: &Game) -> Option<(u32, PlotCard)> {
    match game.phase() {
        Phase::Window(window) => Some((u32::from(window.asked?.number()), window.at.card())),
        _ => None,
    }
}

fn holders(game: &Game, card: PlotCard) -> Vec<u8> {
    game.plot().holders(card, game.seats()).iter().map(Seat::number).collect()
}

/// Everybody who is asked in the windows for one card that follow, each passing.
fn all_pass(game: &mut Game, card: PlotCard) -> Vec<u32> {
    let mut order = Vec::new();
    while let Some((player, wanted)) = asked(game).filter(|(_, wanted)| *wanted == card) {
        order.push(player);
        let events = game.play(Action::Pass).unwrap();
        assert_eq!(events[0], Event::Plot(PlotEvent::Passed { player: seat(player), card: wanted }));
    }
    order
}
