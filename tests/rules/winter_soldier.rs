//! Winter Soldier, sentence by sentence (its book; RULES section 6).

mod accusation;
mod agreement;
mod captain;
mod cards_left;
mod end_game;
mod maria_hill;
mod model;
mod players;
mod proposals;
mod random;
mod scarlet_witch;
mod set_up;
mod stepped_out;
mod walk;

use super::*;
use resistance_narrator::game::AgentCard;

const CHARACTERS: [Module; 5] = [
    Module::Choice("black-widow"),
    Module::Choice("maria-hill"),
    Module::Choice("alexander-pierce"),
    Module::Choice("arnim-zola"),
    Module::Choice("baron-zemo"),
];

/// A table with these modules; seat 1 is Captain America.
fn agents_with(players: usize, modules: &[Module]) -> Setup {
    Setup {
        edition: crate::edition("winter-soldier"),
        reveal: Reveal::Eyes,
        modules: modules.iter().copied().collect(),
        ..setup(players)
    }
}

/// A table at which nobody has said yet who is Captain America.
fn undisclosed(players: usize, modules: &[Module]) -> Game {
    Setup { leader: LeaderChoice::Draw, ..agents_with(players, modules) }.check().unwrap().game
}

/// A game at its first proposal; seat 1 is Captain America.
fn agents(players: usize, modules: &[Module]) -> Game {
    begun(&agents_with(players, modules))
}

/// A game in which missions have ended with so many Fails.
fn after(mut game: Game, fails: &[u8]) -> Game {
    for fails in fails {
        run(&mut game, *fails);
    }
    game
}

/// Captain America accuses somebody, who shows this card.
fn accuse(game: &mut Game, number: u32, card: AgentCard) -> Vec<Event> {
    game.play(Action::Accuse(seat(number))).unwrap();
    game.play(Action::Show(card)).unwrap()
}

/// The Winter Soldier names the wrong player as Maria Hill, and exposes another one.
fn misname(game: &mut Game, named: u32, exposed: u32) {
    for action in [Action::Assassinate(seat(named)), Action::NamedRightly(false), Action::Expose(seat(exposed))] {
        game.play(action).unwrap();
    }
}

/// All three proposals for a mission are rejected.
fn forfeit(game: &mut Game) -> Vec<Event> {
    reject(game);
    reject(game);
    reject(game)
}

fn seats<const N: usize>(numbers: [u32; N]) -> SeatSet {
    numbers.map(seat).into_iter().collect()
}
