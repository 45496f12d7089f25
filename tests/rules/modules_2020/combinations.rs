//! Every combination of modules, with every number of players, in every edition of the base game: it can be set up and
//! comes to an end, and what is offered is what is accepted.

use std::collections::HashSet;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::chance::possible_action;
use resistance_narrator::game::Offer;

/// What combines freely.
const FREE: [Module; 9] = [
    Module::Inquisitor,
    Module::Trap,
    Module::Choice("reverser=spy"),
    Module::Choice("reverser=resistance"),
    Module::Choice("rogue=spy"),
    Module::Choice("rogue=resistance"),
    Module::Targeting,
    Module::BlindSpies,
    Module::Plot,
];

/// More than the longest of five rounds takes.
const MOST_ACTIONS: usize = 400;

/// Every set of these modules.
pub fn combinations() -> impl Iterator<Item = Modules> {
    (0..1u32 << FREE.len()).map(|bits| {
        FREE.into_iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, module)| module).collect()
    })
}

/// Everything that could be tried of what these modules bring.
fn tries() -> Vec<Action> {
    let seats = || (0..12).filter_map(Seat::from_index);
    let mut tries = vec![Action::NoClaim, Action::Pass, cards(255, 255, 255)];
    tries.extend(seats().flat_map(|seat| [Action::Watch(seat), Action::Trap(seat), Action::Claim(seat)]));
    tries.extend(seats().flat_map(|member| MissionCard::ALL.map(|card| Action::FaceUp { member, card })));
    for fails in 0..=6 {
        tries.extend((0..=3).flat_map(|reverses| (0..=2).map(move |rogues| cards(fails, reverses, rogues))));
    }
    tries
}

/// Tries everything of these modules, where it is possible and where it is not.
fn try_all(game: &Game, tries: &[Action]) {
    let of_modules = |offer: &Offer| !matches!(offer, Offer::Team { .. } | Offer::Vote { .. });
    let offered: Vec<Action> =
        game.offers().iter().filter(|offer| of_modules(offer)).flat_map(Offer::actions).collect();
    for action in tries {
        let mut tried = *game;
        let accepted = tried.play(*action).is_ok();
        assert_eq!(accepted, offered.contains(action), "{action:?} at {game:?}");
        assert!(accepted || tried == *game, "{action:?} is refused and changes {game:?}");
    }
    for action in offered {
        assert!({ *game }.play(action).is_ok(), "{action:?} is offered at {game:?}");
    }
}

fn each_ends(players: usize) {
    let mut chance = ChaCha8Rng::seed_from_u64(players as u64);
    let tries = tries();
    let mut winners = HashSet::new();
    for (at, modules) in combinations().enumerate() {
        let edition = base_game()[at % base_game().len()];
        let mut game = Setup { edition, modules, ..setup(players) }.check().unwrap().game;
        let mut actions = 0;
        while game.ending().is_none() {
            assert!(actions < MOST_ACTIONS, "no end: {game:?}");
            if chance.random_range(0..8) == 0 || matches!(game.phase(), Phase::Claim(_)) {
                try_all(&game, &tries);
            }
            assert!(!game.offers().is_empty(), "a dead end: {game:?}");
            let action = possible_action(&game, &mut chance);
            game.play(action).unwrap();
            actions += 1;
        }
        try_all(&game, &tries);
        winners.insert(game.ending().unwrap().why.id());
    }
    assert_eq!(winners.len(), 5, "not every ending was seen: {winners:?}");
}

macro_rules! tables {
    ($($name:ident: $players:literal,)*) => {$(
        #[test]
        fn $name() {
            each_ends($players);
        }
    )*};
}

tables! {
    every_combination_ends_with_five: 5,
    every_combination_ends_with_six: 6,
    every_combination_ends_with_seven: 7,
    every_combination_ends_with_eight: 8,
    every_combination_ends_with_nine: 9,
    every_combination_ends_with_ten: 10,
}

#[test]
fn every_combination_can_be_set_up_in_every_edition_of_the_base_game() {
    for modules in combinations() {
        for edition in base_game() {
            for players in 5..=10 {
                let told = Setup { edition, modules, ..setup(players) };
                assert!(told.check().is_ok(), "{modules:?} in {edition:?} with {players}");
            }
        }
    }
}

#[test]
fn none_of_them_is_played_in_winter_soldier() {
    let edition = crate::edition("winter-soldier");
    for modules in combinations() {
        let wanted: Vec<Fault> = Module::all()
            .into_iter()
            .filter(|module| modules.contains(*module))
            .map(|module| Fault::Module { edition, module })
            .collect();
        let faults = Setup { edition, modules, ..setup(7) }.check().err().unwrap_or_default();
        assert_eq!(faults, wanted);
    }
}
