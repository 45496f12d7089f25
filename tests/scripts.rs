//! Timed scripts: their length tells nothing, their pauses are the settings', and people rule over them at every moment.

mod affiliation;
mod avalon;
mod control;
mod knowledge;
mod laying;
mod obeying;
mod own_edition;
mod rogues;
mod rounds;
mod translated;

use proptest::prelude::*;
use protocol::question::Question;
use protocol::{Cue, Masking};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{LeaderChoice, Module, Reveal, Seat, Setup};
use resistance_narrator::language::Language;
use resistance_narrator::preferences::Pauses;
use resistance_narrator::script::{Pause, Round, Script, ScriptStep};

use crate::table::{At, Moment, Table, length_ms};
use control::begun;

const NAMES: [&str; 12] =
    ["Ana", "Ben", "Cleopatra", "Dan", "Eve", "Finn", "Jean-Luc", "O'Neil", "Zoë", "Ира", "Kim", "Léa"];

/// A table of this size that the script is for.
fn setup(script: Script, players: usize, leader: LeaderChoice, seed: u64) -> Setup {
    Setup {
        edition: script.edition(),
        players: NAMES[..players].iter().map(ToString::to_string).collect(),
        leader,
        reveal: script.edition().reveal(),
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
    let round = prop::sample::select(Round::ALL.to_vec());
    (0..5_000u32, 0..20_000u32, 0.25..4.0f64, any::<bool>(), round).prop_map(
        |(short_ms, long_ms, pace, masking, round)| Pauses {
            short_ms,
            long_ms,
            vote_ms: None,
            pace,
            masking,
            round: Some(round),
        },
    )
}

/// A script, and any table that it is for.
fn any_set_up() -> impl Strategy<Value = (Script, Setup)> {
    let script = prop::sample::select(Script::all());
    let characters = prop::sample::subsequence(Module::all(), 0..=Module::all().len());
    let reveal = prop::sample::select(vec![Reveal::Touch, Reveal::Eyes]);
    (script, 5..=12usize, characters, reveal).prop_map(|(script, players, characters, reveal)| {
        let players = players.min(script.edition().players().1);
        let modules = characters.into_iter().filter(|module| script.edition().allows(*module)).collect();
        let asked = Setup { reveal, modules, ..setup(script, players, LeaderChoice::Draw, 0) };
        let playable = asked.check().is_ok();
        (script, if playable { asked } else { Setup { modules: Modules::default(), ..asked } })
    })
}

fn any_language() -> impl Strategy<Value = Language> {
    prop::sample::select(Language::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Nothing but the set-up and the settings decides the length: not the seed of what is drawn, not who leads.
    #[test]
    fn the_length_depends_on_the_set_up_only(
        (script, setup) in any_set_up(), language in any_language(), pauses in any_pauses(),
        leader in any::<usize>(), seeds in any::<[u64; 2]>(),
    ) {
        let named = LeaderChoice::Named(Seat::from_index(leader % setup.players.len()).unwrap());
        let first = Setup { leader: named, seed: seeds[0], ..setup.clone() };
        let second = Setup { leader: LeaderChoice::Draw, seed: seeds[1], ..setup };
        let first = read(script, &first, language, pauses).clock_ms();
        let second = read(script, &second, language, pauses).clock_ms();
        prop_assert_eq!(first, second);
    }

    /// The silences are the same in every language, whoever plays and whoever leads.
    #[test]
    fn the_silences_depend_on_the_set_up_and_the_pauses_only(
        (script, setup) in any_set_up(), languages in [any_language(), any_language()], pauses in any_pauses(),
        seed in any::<u64>(),
    ) {
        let others = setup.players.iter().rev().map(|name| format!("{name} the Other")).collect();
        let other = Setup { players: others, seed, ..setup.clone() };
        let first = read(script, &setup, languages[0], pauses);
        let second = read(script, &other, languages[1], pauses);
        prop_assert_eq!(silences_ms(first.moments()), silences_ms(second.moments()));
    }

    /// Sounds take their time whatever the pace is; every silence is stretched by it.
    #[test]
    fn the_pace_scales_every_silence((script, setup) in any_set_up(), pace in 0.25..4.0f64) {
        // No pace makes room for ticks in so short a pause.
        let usual = Pauses { long_ms: 700, ..Pauses::default() };
        let scaled = silences_ms(read(script, &setup, Language::ENGLISH, Pauses { pace, ..usual }).moments());
        let usual = silences_ms(read(script, &setup, Language::ENGLISH, usual).moments());
        prop_assert_eq!(usual.len(), scaled.len());
        for (usual_ms, scaled_ms) in usual.into_iter().zip(scaled) {
            prop_assert_eq!(scaled_ms, (usual_ms as f64 / pace).round() as u64);
        }
    }
}

/// By touch every player's token goes once round the table in each of the parts.
#[test]
fn every_token_has_as_many_hand_overs_as_there_are_players() {
    for players in 5..=12 {
        for (modules, parts) in [(Modules::default(), 2), ([Module::Choice("black-widow")].into_iter().collect(), 3)]
        {
            let asked = setup(Script::Stages(crate::edition("winter-soldier")), players, LeaderChoice::Draw, 3);
            let game = Setup { reveal: Reveal::Touch, modules, ..asked }.check().unwrap().game;
            for (round, in_part) in
                [(Round::OneByOne, players * players), (Round::Together, players), (Round::Usual, players)]
            {
                let timeline = Script::Stages(crate::edition("winter-soldier")).timeline(&game, round);
                let count = |step: ScriptStep| timeline.steps().iter().filter(|other| **other == step).count();
                assert_eq!(count(ScriptStep::Sound(Cue::Now)), parts * in_part, "{round:?}");
                assert_eq!(count(ScriptStep::Pause(Pause::Beat)), parts * in_part, "{round:?}");
            }
        }
    }
}

/// What a game plays, from the line that begins its reveal, is what is read without a game.
fn is_read_as_on_its_own(game: &Table, script: Script, setup: &Setup) {
    let alone = read(script, setup, Language::ENGLISH, Pauses::default());
    let alone: Vec<At> = alone.moments().iter().filter(|at| at.moment != Moment::Quit).cloned().collect();
    let began_ms = game.last_step()[0].ms;
    let game = game.last_step()[1..].iter().map(|at| At { ms: at.ms - began_ms, ..at.clone() });
    assert_eq!(game.take(alone.len()).collect::<Vec<_>>(), alone);
}

#[test]
fn a_script_in_a_game_is_the_script_on_its_own() {
    for (script, reveal) in [(Script::RevealTouch, "touch"), (Script::RevealEyes, "eyes")] {
        let setup = setup(script, 5, LeaderChoice::Named(Seat::from_index(2).unwrap()), 0);
        is_read_as_on_its_own(&begun(reveal).line("start"), script, &setup);
    }
}

#[test]
fn a_game_of_winter_soldier_reads_nick_furys_script() {
    for reveal in [Reveal::Touch, Reveal::Eyes] {
        let characters = [Module::Choice("black-widow"), Module::Choice("baron-zemo")];
        let captain = LeaderChoice::Named(Seat::from_index(2).unwrap());
        let asked = setup(Script::Stages(crate::edition("winter-soldier")), 7, captain, 0);
        let asked = Setup { reveal, modules: characters.into_iter().collect(), ..asked };
        let table = Table::new().edition("winter-soldier").names(&NAMES[..7]).leader("3").reveal(reveal.id());
        let table = characters.iter().fold(table, |table, module| table.with(module.id()));
        is_read_as_on_its_own(
            &table.line("ready").line("start"),
            Script::Stages(crate::edition("winter-soldier")),
            &asked,
        );
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
    let table = read(
        Script::RevealEyes,
        &setup(Script::RevealEyes, 5, LeaderChoice::Draw, 0),
        Language::ENGLISH,
        Pauses::default(),
    );
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
    let table =
        read(Script::RevealEyes, &setup(Script::RevealEyes, 5, LeaderChoice::Draw, 0), Language::ENGLISH, pauses);
    assert!(table.moments().iter().all(|at| at.moment != Moment::Cue(Cue::Tick)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn masking_covers_long_pauses_and_nothing_else(touch in any::<bool>(), pauses in any_pauses()) {
        let script = if touch { Script::RevealTouch } else { Script::RevealEyes };
        let table = read(script, &setup(script, 6, LeaderChoice::Draw, 0), Language::ENGLISH, pauses);
        let masked: Vec<&At> =
            table.moments().iter().filter(|at| matches!(at.moment, Moment::Masking(_))).collect();
        if touch || !pauses.masking {
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

/// What somebody says aloud in a pause can be heard; what somebody feels or passes can't.
#[test]
fn an_examination_covers_what_is_done_and_not_what_is_said() {
    for script in [Script::Examination(Module::ScarletWitch), Script::Examination(Module::Inquisitor)] {
        let table = read(script, &setup(script, 7, LeaderChoice::Draw, 0), Language::ENGLISH, Pauses::default());
        let mut covered = Vec::new();
        let mut line = String::new();
        for at in table.moments() {
            match &at.moment {
                Moment::Spoken(text) => line.clone_from(text),
                Moment::Masking(Masking::On) => covered.push(line.clone()),
                _ => {}
            }
        }
        covered.dedup();
        assert_eq!(covered.len(), 3, "{covered:?}");
        assert!(covered.iter().all(|line| line.contains("At the tone")), "{covered:?}");
        let tones = table.moments().iter().filter(|at| at.moment == Moment::Cue(Cue::Now)).count();
        assert_eq!(tones, 3, "one for each hand-over");
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
