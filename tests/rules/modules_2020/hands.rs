//! Card by card: every hand that a team can play is accepted and ends as the book says, and no count is accepted that
//! no team could have played.

use std::collections::{BTreeSet, HashMap};

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::secrets::{CHARACTERS, dealt, hands, needed, result, told, without};
use super::*;

/// Every choice of characters, without and with the trap.
pub fn choices() -> impl Iterator<Item = Vec<Module>> {
    (0..32u8).map(|bits| {
        let modules = CHARACTERS.into_iter().map(|(module, _)| module).chain([Module::Trap]);
        modules.enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, module)| module).collect()
    })
}

/// A game whose team has been approved for this mission: seats 1, 2 and so on. The missions before have ended in turn
/// with a success and a fail.
fn approved(players: usize, number: usize, modules: &[Module]) -> Game {
    let mut game = with(players, modules);
    for mission in 1..number {
        approve(&mut game);
        goes(&mut game, Some(seat(1)), Some(seat(1)));
        let fails = if mission % 2 == 1 { 0 } else { needed(players, mission) };
        game.play(cards(fails as u8, 0, 0)).unwrap();
    }
    approve(&mut game);
    game
}

/// The leader gives the watch token and sets a card aside, where the rules ask for it.
fn goes(game: &mut Game, watched: Option<Seat>, aside: Option<Seat>) {
    if let Phase::Watch(_) = game.phase() {
        game.play(Action::Watch(watched.unwrap())).unwrap();
    }
    if let Phase::Trap(_) = game.phase() {
        game.play(Action::Trap(aside.unwrap())).unwrap();
    }
}

/// Whom the book lets the leader choose: any member, or nobody where there is no such choice.
fn chosen(applies: bool, size: usize) -> Vec<Option<usize>> {
    if applies { (0..size).map(Some).collect() } else { vec![None] }
}

fn watches(players: usize, number: usize, modules: &[Module]) -> bool {
    let rogue =
        [Module::Choice("rogue=spy"), Module::Choice("rogue=resistance")].iter().any(|rogue| modules.contains(rogue));
    rogue && (players >= 7 || number >= 3)
}

#[track_caller]
fn ends_as_the_book_says(mut game: Game, hand: &[MissionCard], aside: Option<usize>, needed: usize) {
    let counted = without(hand, aside);
    let (fails, reverses, rogues) = told(&counted);
    let events = game.play(cards(fails, reverses, rogues)).unwrap_or_else(|refusal| panic!("{hand:?}: {refusal}"));
    let Event::Round(RoundEvent::MissionRun { done, .. }) = events[0] else { panic!("{events:?}") };
    assert_eq!(done.outcome, result(&counted, needed), "{hand:?} without {aside:?}");
}

#[test]
fn every_hand_of_every_team_of_five_players() {
    for modules in choices() {
        let roles = dealt(5, &modules);
        for number in 1..=5 {
            let game = approved(5, number, &modules);
            let size = game.phase().team().len();
            for watched in chosen(watches(5, number, &modules), size) {
                let hands = hands(&roles, size, watched);
                for aside in chosen(modules.contains(&Module::Trap), size) {
                    let mut ready = game;
                    goes(&mut ready, watched.and_then(Seat::from_index), aside.and_then(Seat::from_index));
                    for hand in &hands {
                        ends_as_the_book_says(ready, hand, aside, needed(5, number));
                    }
                    let possible: BTreeSet<_> = hands.iter().map(|hand| told(&without(hand, aside))).collect();
                    let accepted = BTreeSet::from_iter(counts(&ready));
                    assert_eq!(accepted, possible, "mission {number}, {modules:?}, {watched:?}, {aside:?}");
                }
            }
        }
    }
}

#[test]
fn hands_of_larger_tables() {
    let mut chance = ChaCha8Rng::seed_from_u64(8);
    for players in 6..=10 {
        for modules in choices() {
            let mut roles = dealt(players, &modules);
            for number in 1..=5 {
                let game = approved(players, number, &modules);
                let size = game.phase().team().len();
                for _deal in 0..12 {
                    roles.shuffle(&mut chance);
                    let mut any = |options: Vec<Option<usize>>| options[chance.random_range(0..options.len())];
                    let watched = any(chosen(watches(players, number, &modules), size));
                    let aside = any(chosen(modules.contains(&Module::Trap), size));
                    let mut ready = game;
                    goes(&mut ready, watched.and_then(Seat::from_index), aside.and_then(Seat::from_index));
                    let hand: Vec<MissionCard> = (0..size)
                        .map(|at| roles[at].cards(watched == Some(at)))
                        .map(|cards| cards[chance.random_range(0..cards.len())])
                        .collect();
                    ends_as_the_book_says(ready, &hand, aside, needed(players, number));
                }
            }
        }
    }
}

/// Seven players and the first mission, of whose team so many play face up: seat 1, or seats 1 and 2.
fn lit(modules: &[Module], lit: u32) -> Game {
    let mut game = with(7, &[modules, &[Module::Plot]].concat());
    let second = if lit == 2 { PlotCard::InTheSpotlight } else { PlotCard::OpinionMaker };
    deals(&mut game, &[(PlotCard::InTheSpotlight, 6), (second, 7)]);
    approve(&mut game);
    for member in 1..=lit {
        uses(&mut game, member + 5, PlotCard::InTheSpotlight, member);
    }
    game
}

#[test]
fn every_hand_of_which_some_cards_lie_face_up() {
    for modules in choices() {
        let roles = dealt(7, &modules);
        for open in [1, 2] {
            let game = lit(&modules, open as u32);
            let size = game.phase().team().len();
            for watched in chosen(watches(7, 1, &modules), size) {
                for aside in chosen(modules.contains(&Module::Trap), size) {
                    let mut seen: HashMap<Vec<MissionCard>, (Game, BTreeSet<_>)> = HashMap::new();
                    for hand in hands(&roles, size, watched) {
                        let (ready, possible) = seen.entry(hand[..open].to_vec()).or_insert_with(|| {
                            let ready = shown(game, &hand[..open], watched, aside);
                            (ready, BTreeSet::new())
                        });
                        ends_as_the_book_says(*ready, &hand, aside, 1);
                        possible.insert(told(&without(&hand, aside)));
                    }
                    // A card that lies aside binds the count no longer, though everybody saw it.
                    let binds = aside.is_none_or(|at| at >= open);
                    for (face_up, (ready, possible)) in seen {
                        let accepted = BTreeSet::from_iter(counts(&ready));
                        assert!(possible.is_subset(&accepted), "{modules:?}, {face_up:?}, {watched:?}, {aside:?}");
                        assert!(!binds || possible == accepted, "{modules:?}, {face_up:?}, {watched:?}, {aside:?}");
                    }
                }
            }
        }
    }
}

/// The team is watched and has played, and these cards are told.
fn shown(mut game: Game, face_up: &[MissionCard], watched: Option<usize>, aside: Option<usize>) -> Game {
    if let Some(watched) = watched.and_then(Seat::from_index) {
        game.play(Action::Watch(watched)).unwrap();
    }
    for (member, card) in (1..).zip(face_up) {
        game.play(shows(member, *card)).unwrap();
    }
    goes(&mut game, None, aside.and_then(Seat::from_index));
    game
}
