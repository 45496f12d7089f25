//! Timed scripts: their length tells nothing, their pauses are the settings', and people rule over them at every moment.

mod control;

use proptest::prelude::*;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Edition, LeaderChoice, Reveal, Seat, Setup};
use resistance_narrator::language::Language;
use resistance_narrator::script::Script;
use resistance_narrator::session::preferences::Pauses;
use resistance_narrator::session::question::Question;
use resistance_narrator::session::{Cue, Masking};

use crate::table::{At, Moment, Table, length_ms};
use control::begun;

const NAMES: [&str; 10] = ["Ana", "Ben", "Cleopatra", "Dan", "Eve", "Finn", "Jean-Luc", "O'Neil", "Zoë", "Ира"];

fn setup(players: usize, leader: LeaderChoice, seed: u64) -> Setup {
    Setup {
        edition: Edition::Accessible,
        players: NAMES[..players].iter().map(ToString::to_string).collect(),
        leader,
        reveal: Reveal::Touch,
        modules: Modules::default(),
        seed,
    }
}

/// Reads a script to its end.
fn read(script: Script, setup: &Setup, language: Language, pauses: Pauses) -> Table {
    Table::new().language(language).pauses(pauses).read(script, setup).listen()
}

/// How long each sound begins after the end of the one before it.
fn silences_ms(moments: &[At]) -> Vec<u64> {
    let mut silences = Vec::new();
    let mut free_ms = None;
    for at in moments {
        let Some(sound) = at.moment.sound() else { continue };
        silences.extend(free_ms.map(|free_ms| at.ms - free_ms));
        free_ms = Some(at.ms + length_ms(&sound));
    }
    silences
}

fn any_pauses() -> impl Strategy<Value = Pauses> {
    (0..5_000u32, 0..20_000u32, 0.25..4.0f64, any::<bool>()).prop_map(|(short_ms, long_ms, pace, masking)| Pauses {
        short_ms,
        long_ms,
        pace,
        masking,
    })
}

fn any_script() -> impl Strategy<Value = Script> {
    prop::sample::select(Script::ALL.to_vec())
}

fn any_language() -> impl Strategy<Value = Language> {
    prop::sample::select(Language::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Nothing but the set-up and the settings decides the length: not the seed of what is drawn, not who leads.
    #[test]
    fn the_length_depends_on_the_set_up_only(
        script in any_script(), language in any_language(), pauses in any_pauses(),
        players in 5..=10usize, leaders in any::<[usize; 2]>(), seeds in any::<[u64; 2]>(),
    ) {
        let named = LeaderChoice::Named(Seat::from_index(leaders[0] % players).unwrap());
        let first = read(script, &setup(players, named, seeds[0]), language, pauses).clock_ms();
        let second = read(script, &setup(players, LeaderChoice::Draw, seeds[1]), language, pauses).clock_ms();
        prop_assert_eq!(first, second);
    }

    /// Sounds take their time whatever the pace is; every silence is stretched by it.
    #[test]
    fn the_pace_scales_every_silence(script in any_script(), pace in 0.25..4.0f64, players in 5..=10usize) {
        let setup = setup(players, LeaderChoice::Draw, 0);
        // No pace makes room for ticks in so short a pause.
        let usual = Pauses { long_ms: 700, ..Pauses::default() };
        let scaled = silences_ms(read(script, &setup, Language::English, Pauses { pace, ..usual }).moments());
        let usual = silences_ms(read(script, &setup, Language::English, usual).moments());
        prop_assert_eq!(usual.len(), scaled.len());
        for (usual_ms, scaled_ms) in usual.into_iter().zip(scaled) {
            prop_assert_eq!(scaled_ms, (usual_ms as f64 / pace).round() as u64);
        }
    }
}

#[test]
fn a_script_in_a_game_is_the_script_on_its_own() {
    for (script, reveal) in [(Script::RevealTouch, "touch"), (Script::RevealEyes, "eyes")] {
        let setup = setup(5, LeaderChoice::Named(Seat::from_index(2).unwrap()), 0);
        let alone = read(script, &setup, Language::English, Pauses::default());
        let alone: Vec<At> = alone.moments().iter().filter(|at| at.moment != Moment::Quit).cloned().collect();
        let game = begun(reveal).line("start");
        let began_ms = game.last_step()[0].ms;
        let game: Vec<At> = game.last_step()[1..]
            .iter()
            .map(|at| At { ms: at.ms - began_ms, ..at.clone() })
            .take(alone.len())
            .collect();
        assert_eq!(game, alone);
    }
}

/// Where the long pause of the reveal by eyes begins and ends.
fn long_pause(table: &Table) -> (u64, u64) {
    let at = |part: &str| {
        let line =
            table.moments().iter().find(|at| matches!(&at.moment, Moment::Spoken(text) if text.contains(part)));
        line.unwrap_or_else(|| panic!("no line with {part}")).clone()
    };
    let open = at("Spies, open");
    (open.ms + length_ms(&open.moment.sound().unwrap()), at("Spies, close").ms)
}

#[test]
fn three_ticks_tell_the_end_of_a_long_pause_one_a_second() {
    let table = read(Script::RevealEyes, &setup(5, LeaderChoice::Draw, 0), Language::English, Pauses::default());
    let (_, end_ms) = long_pause(&table);
    let ticks: Vec<u64> =
        table.moments().iter().filter(|at| at.moment == Moment::Cue(Cue::Tick)).map(|at| at.ms).collect();
    assert_eq!(ticks.len(), 3);
    let tick_ms = length_ms(&Moment::Cue(Cue::Tick).sound().unwrap());
    assert_eq!(end_ms - ticks[2], 1_000 + tick_ms);
    assert_eq!(ticks[2] - ticks[1], 1_000 + tick_ms);
    assert_eq!(ticks[1] - ticks[0], 1_000 + tick_ms);
}

#[test]
fn a_pause_without_room_for_ticks_has_none() {
    let pauses = Pauses { long_ms: 3_000, ..Pauses::default() };
    let table = read(Script::RevealEyes, &setup(5, LeaderChoice::Draw, 0), Language::English, pauses);
    assert!(table.moments().iter().all(|at| at.moment != Moment::Cue(Cue::Tick)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn masking_covers_long_pauses_and_nothing_else(script in any_script(), pauses in any_pauses()) {
        let table = read(script, &setup(6, LeaderChoice::Draw, 0), Language::English, pauses);
        let masked: Vec<&At> =
            table.moments().iter().filter(|at| matches!(at.moment, Moment::Masking(_))).collect();
        if script == Script::RevealTouch || !pauses.masking {
            prop_assert_eq!(masked, Vec::<&At>::new());
            return Ok(());
        }
        let (begin_ms, end_ms) = long_pause(&table);
        prop_assert!(masked.iter().all(|at| (begin_ms..=end_ms).contains(&at.ms)), "{:?}", masked);
        for (index, at) in masked.iter().enumerate() {
            let wanted = if index % 2 == 0 { Masking::On } else { Masking::Off };
            prop_assert_eq!(&at.moment, &Moment::Masking(wanted));
        }
        prop_assert_eq!(masked.len() % 2, 0, "masking is left on");
        prop_assert_eq!(masked.first().map(|at| at.ms), Some(begin_ms));
        prop_assert_eq!(masked.last().map(|at| at.ms), Some(end_ms));
    }
}

/// Scripts of a program are said at once and wait for nothing.
#[test]
fn programs_do_not_wait_for_scripts() {
    for reveal in ["touch", "eyes", "none"] {
        let mut table =
            Table::program().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).reveal(reveal).leader("Ana").open();
        assert_eq!(table.question(), Question::Team);
        assert_eq!(table.clock_ms(), 0);
    }
}
