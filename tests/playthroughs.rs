//! Whole games as text: every step with what is typed, heard, printed where that differs, and legal afterwards.
//!
//! Each game is played in the words of all three languages. The texts are compared to the letter;
//! `UPDATE_PLAYTHROUGHS=1` writes them anew, for somebody to read what has changed.
//!
//! In the texts `>` is a typed line, `#` a key, `-` what is heard, `(` what is heard in the headset, `|` what is printed instead, `*` a sound, `~` a silence,
//! `?` what answers the open question, and `=` what the rules would accept.

mod avalon;
mod base;
mod clumsy;
mod forum;
mod headset;
mod made_up;
mod modules_2020;
mod plot;
mod practice;
mod transcript;
mod winter_soldier;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::{env, fs};

use resistance_narrator::game::{Edition, Module, Reveal, Seat, SeatSet, Setup, Why};
use resistance_narrator::language::{Intent, Language, Verb};
use resistance_narrator::preferences::{KeyMode, Wording};
use resistance_narrator::script::pace::Pauses;

use crate::project::root;
use crate::table::Table;
use transcript::Transcript;

/// A game, and how to play it.
struct Playthrough {
    name: &'static str,
    set_up: fn(Table) -> Table,
    play: fn(&mut Transcript),
    /// How often the narrator has to refuse something.
    refused: usize,
}

const ALL: [Playthrough; 41] = [
    Playthrough { name: "first-game", set_up: |table| table.seed(1), play: base::first_game, refused: 0 },
    Playthrough { name: "widerstand-by-name", set_up: widerstand, play: base::votes_by_name, refused: 0 },
    Playthrough { name: "resistance-2020-roll-call", set_up: resistance_2020, play: base::roll_calls, refused: 0 },
    Playthrough { name: "targeting", set_up: targeting, play: base::missions_out_of_order, refused: 2 },
    Playthrough {
        name: "blind-spies",
        set_up: |table| table.seed(2),
        play: base::options_and_blind_spies,
        refused: 0,
    },
    Playthrough { name: "five-rejections", set_up: five, play: base::five_rejections, refused: 1 },
    Playthrough { name: "clumsy-table", set_up: unhurried, play: clumsy::table, refused: 2 },
    Playthrough { name: "brief-ten", set_up: ten_in_brief, play: base::brief_game, refused: 0 },
    Playthrough {
        name: "single-keys",
        set_up: |table| five(table).keys(KeyMode::Single),
        play: base::single_keys,
        refused: 2,
    },
    Playthrough {
        name: "plot-five-told",
        set_up: |table| five(table).with("plot"),
        play: plot::five_told,
        refused: 10,
    },
    Playthrough { name: "plot-seven-drawn", set_up: plot::seven, play: plot::seven_drawn, refused: 1 },
    Playthrough { name: "forum-five", set_up: |table| five(table).edition("forum"), play: forum::five, refused: 2 },
    Playthrough { name: "forum-seven-modules", set_up: forum::seven, play: forum::modules, refused: 2 },
    Playthrough {
        name: "plot-ten-brief",
        set_up: |table| ten_in_brief(table).with("plot"),
        play: plot::ten_told,
        refused: 4,
    },
    Playthrough {
        name: "plot-single-keys",
        set_up: |table| five(table).keys(KeyMode::Single).with("plot").seed(1),
        play: plot::single_keys,
        refused: 1,
    },
    Playthrough { name: "headset-five", set_up: headset, play: headset::five, refused: 0 },
    Playthrough { name: "filled-five", set_up: filled, play: headset::filled, refused: 0 },
    Playthrough {
        name: "headset-winter-five",
        set_up: |table| headset(table).edition("winter-soldier").with("scarlet-witch"),
        play: headset::winter,
        refused: 0,
    },
    Playthrough { name: "winter-five", set_up: |table| table.seed(3), play: winter_soldier::five, refused: 5 },
    Playthrough {
        name: "winter-six",
        set_up: winter_soldier::six,
        play: winter_soldier::six_without_fury,
        refused: 1,
    },
    Playthrough {
        name: "winter-eight",
        set_up: winter_soldier::eight,
        play: winter_soldier::eight_fails,
        refused: 3,
    },
    Playthrough {
        name: "winter-nine",
        set_up: winter_soldier::nine,
        play: winter_soldier::nine_assassination,
        refused: 3,
    },
    Playthrough { name: "winter-ten", set_up: winter_soldier::ten, play: winter_soldier::ten_maria_hill, refused: 0 },
    Playthrough {
        name: "winter-twelve",
        set_up: winter_soldier::twelve,
        play: winter_soldier::twelve_keys,
        refused: 0,
    },
    Playthrough { name: "avalon-five", set_up: |table| table.seed(6), play: avalon::five_safe, refused: 4 },
    Playthrough { name: "avalon-seven", set_up: avalon::seven, play: avalon::seven_found, refused: 1 },
    Playthrough { name: "avalon-ten", set_up: avalon::ten, play: avalon::ten_fails, refused: 1 },
    Playthrough { name: "avalon-rejections", set_up: avalon::keys, play: avalon::rejections, refused: 0 },
    Playthrough { name: "headset-avalon-seven", set_up: avalon::headset, play: headset::avalon, refused: 1 },
    Playthrough { name: "avalon-plot", set_up: avalon::plot, play: avalon::with_plot_cards, refused: 0 },
    Playthrough { name: "trap-eight", set_up: modules_2020::trap, play: modules_2020::trapped, refused: 3 },
    Playthrough {
        name: "reverser-seven",
        set_up: modules_2020::reverser,
        play: modules_2020::turned_round,
        refused: 3,
    },
    Playthrough {
        name: "rogue-five",
        set_up: modules_2020::resistance_rogue,
        play: modules_2020::won_alone,
        refused: 4,
    },
    Playthrough { name: "rogue-shares", set_up: modules_2020::spy_rogue, play: modules_2020::shared, refused: 2 },
    Playthrough {
        name: "everything-nine-keys",
        set_up: modules_2020::everything,
        play: modules_2020::all_at_once,
        refused: 0,
    },
    Playthrough { name: "practice-five", set_up: practice::accessible, play: practice::asked, refused: 1 },
    Playthrough { name: "practice-widerstand-six", set_up: practice::widerstand, play: practice::alone, refused: 0 },
    Playthrough { name: "practice-2020-seven", set_up: practice::resistance_2020, play: practice::alone, refused: 0 },
    Playthrough { name: "practice-winter-eight", set_up: practice::winter, play: practice::alone, refused: 0 },
    Playthrough { name: "practice-avalon-seven-brief", set_up: practice::avalon, play: practice::alone, refused: 0 },
    Playthrough { name: "refusals", set_up: five, play: base::refusals, refused: 34 },
];

const NAMES: [&str; 10] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon"];

fn five(table: Table) -> Table {
    table.players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Cleo")
}

fn unhurried(table: Table) -> Table {
    five(table).pauses(Pauses { vote_ms: Some(0), ..Pauses::default() })
}

fn headset(table: Table) -> Table {
    five(table).reveal("earpiece").headset("the headset").keys(KeyMode::Single)
}

fn filled(table: Table) -> Table {
    let table = table.players(["Ana", "Ben", "Cleo"]).leader("Ana").virtual_players(2).seed(1);
    table.headset("the headset").keys(KeyMode::Single)
}

fn widerstand(table: Table) -> Table {
    table.edition("widerstand").players(["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"]).leader("Gina")
}

fn resistance_2020(table: Table) -> Table {
    table.edition("resistance-2020").players(["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"]).leader("draw").seed(5)
}

fn targeting(table: Table) -> Table {
    table.players(["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo"]).leader("Ben").with("targeting")
}

fn ten_in_brief(table: Table) -> Table {
    table.players(NAMES).leader("Jon").wording(Wording::Brief)
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

fn team(numbers: &[u32]) -> Intent {
    Intent::Propose(seats(numbers))
}

fn vote(approve: u32, reject: u32) -> Intent {
    Intent::Vote { approve, reject }
}

fn fails(number: u8) -> Intent {
    Intent::fails(number)
}

fn examine(number: u32) -> Intent {
    Intent::About(Verb::Examine, seat(number))
}

fn approve() -> Intent {
    Intent::Opens(Verb::Approve)
}

fn reject() -> Intent {
    Intent::Opens(Verb::Reject)
}

/// A game that was played.
struct Played {
    name: &'static str,
    text: String,
    setup: Setup,
    ending: Option<Why>,
}

impl Played {
    fn of(playthrough: &Playthrough, language: Language) -> Self {
        let mut transcript = Transcript::of((playthrough.set_up)(Table::new().language(language)));
        (playthrough.play)(&mut transcript);
        let name = playthrough.name;
        assert_eq!(transcript.refused(), playthrough.refused, "refusals in {name} in {language:?}");
        let record = transcript.table().record().unwrap();
        let ending = record.game().ending().map(|ending| ending.why);
        Self { name, text: transcript.text, setup: record.setup().clone(), ending }
    }
}

/// All games in one language, played once.
fn played(language: Language) -> &'static [Played] {
    static PLAYED: [OnceLock<Vec<Played>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let at = Language::ALL.iter().position(|other| *other == language).unwrap();
    PLAYED[at].get_or_init(|| ALL.iter().map(|playthrough| Played::of(playthrough, language)).collect())
}

fn folder(language: Language) -> PathBuf {
    root().join("tests/playthroughs").join(language.code())
}

/// Compares the games of one language with their texts, or writes them.
fn compare(language: Language) {
    let update = env::var_os("UPDATE_PLAYTHROUGHS").is_some();
    let folder = folder(language);
    let mut differing = Vec::new();
    for game in played(language) {
        let file = folder.join(game.name).with_extension("txt");
        if update {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &game.text).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        if let Some(difference) = difference(&golden, &game.text) {
            differing.push(format!("{}: {difference}", file.display()));
        }
    }
    let how = "Read what has changed; if it is right, set UPDATE_PLAYTHROUGHS=1 and run this test again.";
    assert!(differing.is_empty(), "{}\n{how}", differing.join("\n"));
    let known: BTreeSet<String> = ALL.iter().map(|playthrough| format!("{}.txt", playthrough.name)).collect();
    let files = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    assert_eq!(files.collect::<BTreeSet<_>>(), known, "texts without a game");
}

/// The first line that differs.
fn difference(golden: &str, text: &str) -> Option<String> {
    if golden == text {
        return None;
    }
    let (mut wanted, mut found) = (golden.lines(), text.lines());
    for line in 1.. {
        let (wanted, found) = (wanted.next(), found.next());
        if wanted != found || wanted.is_none() {
            return Some(format!("line {line} is {found:?}, and was {wanted:?}"));
        }
    }
    None
}

#[test]
fn games_in_english_are_as_they_are_written() {
    compare(Language::ENGLISH);
}

#[test]
fn games_in_french_are_as_they_are_written() {
    compare(Language::FRENCH);
}

#[test]
fn games_in_german_are_as_they_are_written() {
    compare(Language::GERMAN);
}

#[test]
fn every_set_up_has_a_game() {
    let games = played(Language::ENGLISH);
    let some = |fits: &dyn Fn(&Played) -> bool| games.iter().any(fits);
    for edition in Edition::all() {
        assert!(some(&|game| game.setup.edition == edition), "no game of {edition:?}");
    }
    for module in Module::all() {
        assert!(some(&|game| game.setup.modules.contains(module)), "no game with {module:?}");
    }
    for reveal in [Reveal::Touch, Reveal::Eyes] {
        assert!(some(&|game| game.setup.reveal == reveal), "no game with {reveal:?}");
    }
    for players in [5, 6, 7, 8, 9, 10, 12] {
        assert!(some(&|game| game.setup.players.len() == players), "no game of {players}");
    }
    for why in [
        Why::ThreeSuccesses,
        Why::ThreeFails,
        Why::FiveRejections,
        Why::Found(crate::role("winter-soldier")),
        Why::Found(crate::role("maria-hill")),
        Why::Found(crate::role("nick-fury")),
        Why::Safe(crate::role("nick-fury")),
        Why::Gone(crate::role("nick-fury")),
        Why::Found(crate::role("merlin")),
        Why::Safe(crate::role("merlin")),
    ] {
        assert!(some(&|game| game.ending == Some(why)), "no game that ends by {why:?}");
    }
    assert!(some(&|game| matches!(game.ending, Some(Why::Rogue { .. }))), "no game that a Rogue wins");
}

/// All languages tell the same game: as many sentences, the same sounds, the same choices.
#[test]
fn every_language_tells_the_same_game() {
    let shape = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.starts_with("  |") && !line.starts_with("  ~"));
        let shape = |line: &str| match line.split_once(' ') {
            _ if line.starts_with("  =") || line.starts_with("  *") || line.starts_with('#') => line.to_owned(),
            _ if line.starts_with("  ?") => line.split(':').next().unwrap_or_default().to_owned(),
            _ => line.chars().take(3).collect::<String>().replace(char::is_alphanumeric, ""),
        };
        lines.map(shape).collect()
    };
    for language in Language::ALL {
        for (english, other) in played(Language::ENGLISH).iter().zip(played(language)) {
            let (shape, other_shape) = (shape(&english.text), shape(&other.text));
            let differ = shape.iter().zip(&other_shape).position(|(one, other)| one != other);
            assert_eq!(differ, None, "{} in {language:?}", english.name);
            assert_eq!(shape.len(), other_shape.len(), "{} in {language:?}", english.name);
        }
    }
}
