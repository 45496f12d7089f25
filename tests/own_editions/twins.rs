//! Nobody learns what is secret in an own edition: whatever others hear and see is the same, to the millisecond, for any
//! two deals, by eyes, by touch and by headset.

use protocol::{Channel, Delivery};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{Edition, LeaderChoice, Module, Reveal, Seat, Setup};
use resistance_narrator::journal::Record;
use resistance_narrator::journal::private::{Private, PrivateEntry};
use resistance_narrator::language::Language;
use resistance_narrator::preferences::{KeyMode, Pauses, Preferences, Secretly};
use resistance_narrator::script::{Round, Script};

use super::{EDITIONS, generator, plain, playable};
use crate::secrecy::{Alike, alike};
use crate::table::{At, Moment, Table};
use crate::times::some_of;

/// Two deals of a table of which everybody knows the same; none if all deals are the same.
fn two_deals(setup: &Setup, chance: &mut ChaCha8Rng) -> Option<[u64; 2]> {
    let game = setup.check().unwrap().game;
    let known = |seed: u64| {
        let deal = Deal::shuffled(&game, seed, 0);
        (deal.player_with(Part::Captain), game.seats().iter().map(|seat| deal.role(seat)).collect::<Vec<_>>())
    };
    let first = chance.random();
    let (captain, roles) = known(first);
    let knows_captain = game.has_captain();
    let twin = |seed: &u64| {
        let (other, others) = known(*seed);
        (!knows_captain || other == captain) && others != roles
    };
    let second = std::iter::repeat_with(|| chance.random()).take(500).find(twin)?;
    Some([first, second])
}

/// A game that the narrator has dealt, before its first line.
fn dealt(setup: &Setup, deal: u64, preferences: &Preferences) -> Table {
    let record = Record::begin(setup.clone(), Language::ENGLISH).unwrap();
    let private = Private::of(vec![PrivateEntry::Dealt { seed: deal, game: setup.seed }]);
    let table = Table::new().preferences(preferences.clone()).headset("the headset").trusting_the_disk();
    let table = table.resume_with(vec![record.first_entry()], private);
    let delivery = Delivery { channel: Channel::Headset, ..Delivery::default() };
    let seats = (1..=setup.players.len() as u32).filter_map(Seat::from_number);
    seats.fold(table, |table, seat| table.delivery(seat, delivery))
}

/// Plays two deals of a table through a headset.
fn by_headset(setup: &Setup, seed: u64, steps: usize, chance: &mut ChaCha8Rng) -> Option<Alike> {
    let deals = two_deals(setup, chance)?;
    let secretly = [Secretly::Nothing, Secretly::Votes][chance.random_range(0..2)];
    let preferences = Preferences { keys: KeyMode::Single, secretly, ..Preferences::default() };
    Some(alike(deals.map(|deal| dealt(setup, deal, &preferences)), seed, steps))
}

fn file_read(seed: u64) -> Edition {
    let file = generator::edition(seed);
    Edition::read(&file).unwrap_or_else(|wrong| panic!("{wrong:?} in\n{file}"))
}

/// The share of the editions whose seeds leave this remainder.
fn headsets(remainder: u64) {
    let (mut games, mut whispers, mut told_apart) = (0, 0, 0);
    for seed in (0..some_of(EDITIONS)).filter(|seed| seed % 4 == remainder) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let setup = playable(file_read(seed), Reveal::Headset, &mut chance).unwrap();
        // The reveal, and one round after it now and then.
        let steps = 2 * setup.players.len() + if seed % 40 < 4 { 30 } else { 4 };
        let Some(alike) = by_headset(&setup, seed, steps, &mut chance) else { continue };
        games += 1;
        whispers += alike.whispers;
        told_apart += u64::from(alike.told_apart);
    }
    assert!(games * 100 > 95 * some_of(EDITIONS) / 4, "there are {games} games with something to keep secret");
    assert!(whispers as u64 > 7 * games, "{whispers}");
    assert!(told_apart * 100 > 95 * games, "{told_apart} of {games}");
}

#[test]
fn own_editions_sound_the_same_by_headset_whoever_is_who() {
    headsets(0);
}

#[test]
fn other_own_editions_do_so_too() {
    headsets(1);
}

#[test]
fn and_so_do_these() {
    headsets(2);
}

#[test]
fn and_the_last_ones() {
    headsets(3);
}

/// Every line and sound of a reveal, with when it came.
fn heard(setup: &Setup, language: Language, pauses: Pauses) -> Vec<At> {
    let script = Script::of(&setup.check().unwrap().game).unwrap();
    let table = Table::new().language(language).pauses(pauses).read(script, setup).listen();
    table.moments().iter().filter(|at| at.moment != Moment::Quit).cloned().collect()
}

/// By eyes and by touch the narrator does not know who is who; nor does anything that it draws reach the script.
#[test]
fn a_script_is_the_same_whatever_was_drawn_and_as_long_whoever_leads() {
    for seed in 0..some_of(EDITIONS) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let reveal = [Reveal::Eyes, Reveal::Touch][(seed % 2) as usize];
        let mut setup = playable(file_read(seed), reveal, &mut chance).unwrap();
        setup.modules.remove(Module::BlindSpies);
        let round = Round::ALL[chance.random_range(0..Round::ALL.len())];
        let pauses = Pauses { round: Some(round), pace: chance.random_range(0.5..2.0), ..Pauses::default() };
        let language = Language::ALL[chance.random_range(0..Language::ALL.len())];
        let once = heard(&setup, language, pauses);
        let drawn = Setup { seed: chance.random(), ..setup.clone() };
        assert_eq!(heard(&drawn, language, pauses), once, "{seed}");
        let last = Seat::from_index(setup.players.len() - 1).unwrap();
        let led = heard(&Setup { leader: LeaderChoice::Named(last), ..setup }, language, pauses);
        let ends_ms = |heard: &[At]| heard.last().map(|at| at.ms);
        assert_eq!((led.len(), ends_ms(&led)), (once.len(), ends_ms(&once)), "{seed}");
    }
}

/// Every choice of characters of Avalon with the numbers of players that have room for it.
#[test]
fn nor_does_avalon_tell_for_any_choice_of_characters() {
    let optional = ["percival", "mordred", "morgana", "oberon"].map(Module::Choice);
    let mut games = 0;
    for bits in 0..1u8 << optional.len() {
        let chosen = optional.into_iter().enumerate().filter(|(at, _)| bits & (1 << at) != 0);
        let modules: Modules = chosen.map(|(_, module)| module).collect();
        for players in 5..=10 {
            let seed = u64::from(bits) * 100 + players as u64;
            let setup = Setup { modules, seed, ..plain(crate::edition("avalon"), players, Reveal::Headset) };
            if setup.check().is_err() {
                continue;
            }
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let alike = by_headset(&setup, seed, 2 * players + 4, &mut chance).unwrap();
            assert!(alike.told_apart, "{players} with {modules:?}");
            games += 1;
            for reveal in [Reveal::Eyes, Reveal::Touch] {
                let setup = Setup { reveal, ..setup.clone() };
                let drawn = Setup { seed: !seed, ..setup.clone() };
                let [one, other] = [setup, drawn].map(|of| heard(&of, Language::ENGLISH, Pauses::default()));
                assert_eq!(one, other, "{reveal:?}, {players} with {modules:?}");
            }
        }
    }
    assert!(games > 60, "{games}");
}
