//! Dealt characters: the cards of the table, and what each player is told of the others.

use std::collections::BTreeSet;

use super::*;
use resistance_narrator::game::deal::{Deal, OtherCards};
use resistance_narrator::game::knowledge::{Role, Turn};

/// Seeds that are tried at every table.
const SEEDS: u64 = 40;

fn tables() -> impl Iterator<Item = Game> {
    let modules = [
        &[][..],
        &[Module::Choice("reverser=spy"), Module::Choice("reverser=resistance")],
        &[Module::Choice("rogue=spy"), Module::Choice("rogue=resistance")],
        &[Module::Choice("reverser=spy"), Module::Choice("rogue=spy")],
        &[Module::BlindSpies, Module::Choice("rogue=spy")],
    ];
    let base = (5..=10).flat_map(move |players| {
        modules.into_iter().map(move |chosen| {
            let modules = chosen.iter().copied().collect();
            begun(&Setup { modules, ..setup(players) })
        })
    });
    let winter = (5..=12).map(|players| {
        let modules = [Module::Choice("black-widow"), Module::Choice("alexander-pierce")].into_iter().collect();
        let edition = crate::edition("winter-soldier");
        let leader = LeaderChoice::Named(seat(1));
        (Setup { edition, modules, leader, ..setup(players) }).check().unwrap().game
    });
    base.chain(winter)
}

fn deals(game: &Game) -> impl Iterator<Item = Deal> {
    (0..SEEDS).map(|seed| Deal::shuffled(game, seed, 0))
}

fn roles(game: &Game, deal: &Deal) -> Vec<Role> {
    game.seats().iter().map(|seat| deal.role(seat).unwrap()).collect()
}

#[test]
fn the_cards_of_the_table_are_dealt_all_of_them() {
    for game in tables() {
        for deal in deals(&game) {
            let dealt = roles(&game, &deal);
            let spies = dealt.iter().filter(|role| [Side::Spies, Side::Hydra].contains(&role.side())).count();
            assert_eq!((dealt.len(), spies), (game.players(), usize::from(game.spies())));
            for role in game.characters().roles() {
                let count = dealt.iter().filter(|dealt| **dealt == role).count();
                assert!(role.is_general() || count == 1, "{role:?} is dealt {count} times");
            }
        }
    }
}

#[test]
fn every_seat_gets_every_card_sooner_or_later_and_a_seed_always_deals_the_same() {
    for game in tables() {
        let mut had: Vec<BTreeSet<Role>> = vec![BTreeSet::new(); game.players()];
        for seed in 0..600 {
            let dealt = roles(&game, &Deal::shuffled(&game, seed, 0));
            assert_eq!(dealt, roles(&game, &Deal::shuffled(&game, seed, 0)));
            for (role, had) in dealt.into_iter().zip(&mut had) {
                had.insert(role);
            }
        }
        let mut all: BTreeSet<Role> = game.character_cards().into_iter().collect();
        if let Some(captain) = game.captain() {
            // The table has said who that is.
            assert_eq!(had.remove(captain.index()), BTreeSet::from([crate::role("captain-america")]));
            all.remove(&crate::role("captain-america"));
        }
        assert!(had.iter().all(|had| *had == all));
    }
}

#[test]
fn spies_see_each_other_and_nobody_else_sees_anybody() {
    for game in tables().filter(|game| !game.has_captain()) {
        for deal in deals(&game) {
            let knowing = deal.players(&[crate::role("spy"), crate::role("spy-reverser")]);
            let blind = game.characters().stages().is_empty();
            for seat in game.seats().iter() {
                let seen: Vec<SeatSet> = deal.seen_by(seat).into_iter().map(|sight| sight.players).collect();
                let others = knowing.without([seat].into_iter().collect());
                let wanted = if knowing.contains(seat) && !blind { vec![others] } else { vec![] };
                assert_eq!(seen, wanted);
            }
        }
    }
}

#[test]
fn agents_see_in_their_turns() {
    for game in tables().filter(Game::has_captain) {
        for deal in deals(&game) {
            let hydra = [crate::role("winter-soldier"), crate::role("alexander-pierce"), crate::role("hydra")];
            for seat in game.seats().iter() {
                let without = |of: &[Role]| deal.players(of).without([seat].into_iter().collect());
                let role = deal.role(seat).unwrap();
                let wanted = match role.id() {
                    "nick-fury" => Some((Turn::of("nick-fury"), without(&hydra))),
                    "black-widow" => Some((
                        Turn::of("black-widow"),
                        without(&[crate::role("nick-fury"), crate::role("alexander-pierce")]),
                    )),
                    _ if hydra.contains(&role) => Some((Turn::of("hydra"), without(&hydra))),
                    _ => None,
                };
                let seen: Vec<_> = deal.seen_by(seat).into_iter().map(|sight| (sight.turn, sight.players)).collect();
                assert_eq!(seen, wanted.into_iter().collect::<Vec<_>>());
            }
        }
    }
}

#[test]
fn cards_that_are_told_are_those_of_the_table() {
    let game = begun(&Setup { modules: [Module::Choice("rogue=spy")].into_iter().collect(), ..setup(5) });
    let told = |cards: &[Role]| Deal::told(&game, cards.to_vec()).map(|deal| roles(&game, &deal));
    let right = [
        crate::role("spy-rogue"),
        crate::role("resistance"),
        crate::role("spy"),
        crate::role("resistance"),
        crate::role("resistance"),
    ];
    assert_eq!(told(&right), Ok(right.to_vec()));
    let two_rogues = [
        crate::role("spy-rogue"),
        crate::role("spy-rogue"),
        crate::role("resistance"),
        crate::role("resistance"),
        crate::role("resistance"),
    ];
    let reverser = [
        crate::role("spy-reverser"),
        crate::role("spy-rogue"),
        crate::role("resistance"),
        crate::role("resistance"),
        crate::role("resistance"),
    ];
    for wrong in [&right[..4], &two_rogues, &reverser, &[]] {
        assert_eq!(told(wrong), Err(OtherCards));
    }
}
