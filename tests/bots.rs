//! Virtual players, playing by rules alone.

mod arena;
mod odds;
mod reasons;

use arena::{Arena, Player};
use resistance_narrator::bots::{Bot, Style};
use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Edition, LeaderChoice, Reveal, Seat, Setup};

use crate::times::times;

const NAMES: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lou"];

fn setup(edition: Edition, players: usize, modules: Modules, seed: u64) -> Setup {
    let names = NAMES[..players].iter().map(ToString::to_string).collect();
    Setup { edition, players: names, leader: LeaderChoice::Draw, reveal: Reveal::Headset, modules, seed }
}

/// The editions that are played at a table, each with every number of players.
fn tables() -> impl Iterator<Item = (Edition, usize)> {
    let editions = Edition::own().iter().copied().filter(|edition| !edition.book().goes_by_letters());
    editions.flat_map(|edition| {
        let (fewest, most) = edition.players();
        (fewest..=most).map(move |players| (edition, players))
    })
}

fn bot(seat: Seat, seed: u64) -> Player {
    let style = Style::ALL[(seat.index() + seed as usize) % 3];
    Player::Thinks(Bot { style, seed: seed * 100 + seat.index() as u64 })
}

/// Modules by a seed, as this table can have them.
fn modules(edition: Edition, players: usize, seed: u64) -> Modules {
    use rand::{RngExt, SeedableRng};
    let mut chance = rand::rngs::ChaCha8Rng::seed_from_u64(seed);
    loop {
        let modules: Modules = edition.modules().iter().copied().filter(|_| chance.random::<f64>() < 0.4).collect();
        if setup(edition, players, modules, seed).check().is_ok() {
            return modules;
        }
    }
}

#[test]
fn every_game_of_every_edition_comes_to_its_end() {
    for seed in 0..times("NARRATOR_MINDS", 1) {
        // Large tables take long, so most of them are left to whoever wants more games.
        let is_tried = |(_, players): &(Edition, usize)| *players <= 8 || seed > 0;
        for (edition, players) in tables().filter(is_tried) {
            let modules = modules(edition, players, seed);
            let setup = setup(edition, players, modules, seed);
            Arena::new(&setup, seed, |seat, _| bot(seat, seed)).play();
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for (edition, players) in tables().step_by(7) {
        let setup = setup(edition, players, modules(edition, players, 5), 5);
        let played = || {
            let mut arena = Arena::new(&setup, 5, |seat, _| bot(seat, 5));
            arena.play();
            (arena.choices, arena.events)
        };
        assert_eq!(played(), played(), "{edition:?} with {players}");
    }
}

/// So many games show who plays better.
const GAMES: u64 = 20;

/// How many games the good side wins of those in which these play.
fn won(players: usize, games: u64, who: impl Fn(Seat, bool, u64) -> Player) -> u64 {
    let wins = |seed: &u64| {
        let setup = setup(Edition::default(), players, Modules::default(), *seed);
        let evil = |seat: Seat, deal: &Deal| deal.role(seat).unwrap().side().is_evil();
        !Arena::new(&setup, *seed, |seat, deal| who(seat, evil(seat, deal), *seed)).play().winner.is_evil()
    };
    (0..games).filter(wins).count() as u64
}

#[test]
fn whoever_thinks_beats_whoever_does_anything_and_whoever_keeps_to_simple_rules() {
    for other in [Player::Random, Player::Simple] {
        for style in Style::ALL {
            let thinks = |seat: Seat, seed| Player::Thinks(Bot { style, seed: seed * 100 + seat.index() as u64 });
            let as_good = won(7, GAMES, |seat, evil, seed| if evil { other } else { thinks(seat, seed) });
            let as_evil = won(7, GAMES, |seat, evil, seed| if evil { thinks(seat, seed) } else { other });
            let without = won(7, GAMES, |_, _, _| other);
            assert!(
                as_good >= without + GAMES / 4,
                "{style:?} as good beside {other:?}: {as_good} of {GAMES}, without {without}"
            );
            assert!(as_evil <= GAMES / 10, "{style:?} as evil against {other:?}: good wins {as_evil} of {GAMES}");
        }
    }
}
