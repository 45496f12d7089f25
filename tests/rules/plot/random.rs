//! Random games with plot cards for each number of players: every one ends, and all that cards can do happens.

use std::collections::HashSet;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::super::everywhere::random_setup;
use super::*;
use crate::chance::possible_action;
use crate::times::some_of;

const GAMES: u64 = 10_000;

/// More than the longest of five rounds takes.
const MOST_ACTIONS: usize = 300;

fn games_of(players: usize) {
    let mut chance = ChaCha8Rng::seed_from_u64(players as u64);
    let mut happened = HashSet::new();
    let mut endings = HashSet::new();
    for _game in 0..some_of(GAMES) {
        let mut setup = random_setup(players, &[Module::Targeting, Module::BlindSpies], &mut chance);
        setup.modules.insert(Module::Plot);
        let mut game = setup.check().unwrap().game;
        let mut actions = 0;
        while game.ending().is_none() {
            let action = possible_action(&game, &mut chance);
            happened.extend(game.play(action).unwrap().iter().map(kind));
            actions += 1;
            assert!(actions < MOST_ACTIONS, "no end: {game:?}");
        }
        endings.insert(game.ending().map(|ending| ending.why.id()));
    }
    // All kinds of events; but only nine and more draw the deck empty.
    assert_eq!(happened.len(), if players < 9 { 22 } else { 23 }, "not everything has happened that can");
    assert_eq!(endings.len(), 3, "not every ending was seen");
}

macro_rules! games {
    ($($name:ident: $players:literal,)*) => {$(
        #[test]
        fn $name() {
            games_of($players);
        }
    )*};
}

games! {
    random_games_of_five_end: 5,
    random_games_of_six_end: 6,
    random_games_of_seven_end: 7,
    random_games_of_eight_end: 8,
    random_games_of_nine_end: 9,
    random_games_of_ten_end: 10,
}
