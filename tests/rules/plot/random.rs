//! Random games with plot cards for each number of players: every one ends, all that cards can do
//! happens, and a replay comes to the same game.

use std::collections::HashSet;
use std::mem::discriminant;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::journal::{Entry, Record};
use resistance_narrator::language::Language;

use super::super::everywhere::{possible_action, random_setup};
use super::*;
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
        let mut record = Record::begin(setup, Language::FRENCH).unwrap();
        while record.game().ending().is_none() {
            let action = possible_action(record.game(), &mut chance);
            let events = record.play(action).unwrap();
            happened.extend(events.iter().map(discriminant));
            assert!(record.past().len() < MOST_ACTIONS, "no end: {:?}", record.game());
        }
        let played = record.past().iter().map(|step| Entry::Played(step.action));
        let told = std::iter::once(record.first_entry()).chain(played);
        assert_eq!(Record::replay(told).unwrap(), record, "a replay is another game");
        endings.insert(record.game().ending().map(|ending| ending.why.id()));
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
    random_games_of_five_end_and_replay: 5,
    random_games_of_six_end_and_replay: 6,
    random_games_of_seven_end_and_replay: 7,
    random_games_of_eight_end_and_replay: 8,
    random_games_of_nine_end_and_replay: 9,
    random_games_of_ten_end_and_replay: 10,
}
