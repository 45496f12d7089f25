//! Random games of every edition with every module, as they are kept: a replay of what was stored comes to the same game,
//! and undo gives back what was.

use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Action, Edition, Module, Reveal, Setup};
use resistance_narrator::journal::{BadEntry, Entry, Record, line};
use resistance_narrator::language::Language;

use crate::chance::possible_action;
use crate::random_game::{random_setup, random_setup_of, stored};
use crate::times::some_of;

/// For each edition.
const GAMES: u64 = 10_000;

/// Plays a game to its end; it is kept as it was played.
fn is_kept(setup: Setup, chance: &mut ChaCha8Rng) {
    let language = Language::ALL[chance.random_range(0..Language::ALL.len())];
    let mut game = setup.check().unwrap().game;
    let mut record = Record::begin(setup, language).unwrap();
    let mut told = vec![record.first_entry()];
    while game.ending().is_none() {
        let action = possible_action(&game, chance);
        assert_eq!(record.play(action).unwrap(), game.play(action).unwrap());
        told.push(Entry::Played(action));
    }
    assert_eq!(*record.game(), game);
    let read = line::decode_all(&stored(&told)).unwrap().entries;
    assert_eq!(Record::replay(read).unwrap(), record, "a replay is another game");
}

#[test]
fn what_was_played_is_what_is_kept() {
    let mut chance = ChaCha8Rng::seed_from_u64(2_026);
    for edition in Edition::all() {
        let (fewest, most) = edition.players();
        for game in 0..some_of(GAMES) {
            let setup = random_setup_of(edition, fewest + game as usize % (most - fewest + 1), &mut chance);
            is_kept(setup, &mut chance);
        }
    }
}

#[test]
fn after_undo_the_narrator_draws_the_same_card_again() {
    for seed in 0..50 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let modules = Modules::from_iter([Module::Plot]);
        let setup = Setup { modules, ..random_setup_of(crate::edition("accessible"), 7, &mut chance) };
        let mut record = Record::begin(setup, Language::ENGLISH).unwrap();
        let reveal = (record.setup().reveal != Reveal::None).then_some(Action::RevealDone);
        for action in [Action::TableReady].into_iter().chain(reveal) {
            record.play(action).unwrap();
        }
        let before = *record.game();
        let events = record.play(Action::DrawForLeader).unwrap();
        record.take(Entry::Undone).unwrap();
        assert_eq!(*record.game(), before, "the card is not back in the deck");
        assert_eq!(record.play(Action::DrawForLeader), Ok(events));
    }
}

proptest! {
    /// Whatever is tried in whatever order: the record takes what the rules take, and undo gives back what was.
    #[test]
    fn undo_and_redo_go_through_every_state_of_the_past(seed in any::<u64>(), actions in 1..60usize) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let setup = random_setup(&mut chance);
        let mut record = Record::begin(setup, Language::GERMAN).unwrap();
        let mut states = vec![*record.game()];
        while states.len() <= actions && record.game().ending().is_none() {
            let action = possible_action(record.game(), &mut chance);
            record.play(action).unwrap();
            states.push(*record.game());
        }
        for state in states.iter().rev().skip(1) {
            record.take(Entry::Undone).unwrap();
            prop_assert_eq!(record.game(), state);
        }
        prop_assert_eq!(record.take(Entry::Undone), Err(BadEntry::NothingToUndo));
        for state in &states[1..] {
            record.take(Entry::Redone).unwrap();
            prop_assert_eq!(record.game(), state);
        }
        prop_assert_eq!(record.take(Entry::Redone), Err(BadEntry::NothingToRedo));
    }
}
