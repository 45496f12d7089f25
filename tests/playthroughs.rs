//! Whole games as text: every step with what is typed, heard, printed where that differs, and legal afterwards.
//!
//! Each game is played in the words of all three languages. The texts are compared to the letter;
//! `UPDATE_PLAYTHROUGHS=1` writes them anew, for somebody to read what has changed.
//!
//! In the texts `>` is a typed line, `#` a key, `-` what is heard, `|` what is printed instead, `*` a sound, `~` a silence,
//! `?` what answers the open question, and `=` what the rules would accept.

mod plot;
mod transcript;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::{env, fs};

use resistance_narrator::game::{Edition, Module, Reveal, Seat, SeatSet, Setup, Why};
use resistance_narrator::language::{Intent, Language, Verb};
use resistance_narrator::session::Key;
use resistance_narrator::session::preferences::{Keys, Wording};

use crate::table::{Table, plain};
use transcript::Transcript;

/// A game, and how to play it.
struct Playthrough {
    name: &'static str,
    set_up: fn(Table) -> Table,
    play: fn(&mut Transcript),
    /// How often the narrator has to refuse something.
    refused: usize,
}

const ALL: [Playthrough; 13] = [
    Playthrough { name: "first-game", set_up: |table| table.seed(1), play: first_game, refused: 0 },
    Playthrough { name: "widerstand-by-name", set_up: widerstand, play: votes_by_name, refused: 0 },
    Playthrough { name: "resistance-2020-roll-call", set_up: resistance_2020, play: roll_calls, refused: 0 },
    Playthrough { name: "targeting", set_up: targeting, play: missions_out_of_order, refused: 2 },
    Playthrough { name: "blind-spies", set_up: |table| table.seed(2), play: options_and_blind_spies, refused: 0 },
    Playthrough { name: "five-rejections", set_up: five, play: five_rejections, refused: 1 },
    Playthrough { name: "brief-ten", set_up: ten_in_brief, play: brief_game, refused: 0 },
    Playthrough {
        name: "single-keys",
        set_up: |table| five(table).keys(Keys::Single),
        play: single_keys,
        refused: 2,
    },
    Playthrough {
        name: "plot-five-told",
        set_up: |table| five(table).with("plot"),
        play: plot::five_told,
        refused: 10,
    },
    Playthrough { name: "plot-seven-drawn", set_up: plot::seven, play: plot::seven_drawn, refused: 1 },
    Playthrough {
        name: "plot-ten-brief",
        set_up: |table| ten_in_brief(table).with("plot"),
        play: plot::ten_told,
        refused: 4,
    },
    Playthrough {
        name: "plot-single-keys",
        set_up: |table| five(table).keys(Keys::Single).with("plot").seed(1),
        play: plot::single_keys,
        refused: 1,
    },
    Playthrough { name: "refusals", set_up: five, play: refusals, refused: 35 },
];

const NAMES: [&str; 10] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon"];

fn five(table: Table) -> Table {
    table.players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Cleo")
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

/// A newcomer's evening: everything is asked, the reveal is heard, one entry is corrected, the resistance wins.
fn first_game(t: &mut Transcript) {
    t.says(plain(Verb::Help));
    for name in &NAMES[..5] {
        t.says(Intent::Players((*name).to_owned()));
    }
    t.says_all([plain(Verb::Next), plain(Verb::Draw), plain(Verb::Help), plain(Verb::Start)]);
    t.says_all([plain(Verb::Next), plain(Verb::Next), plain(Verb::Back)]);
    for _step in 1..6 {
        t.says(plain(Verb::Next));
    }
    t.says_all([plain(Verb::Start), plain(Verb::Next)]);

    t.says_all([plain(Verb::Help), team(&[2, 3]), plain(Verb::Status), vote(3, 2), plain(Verb::Undo)]);
    t.says_all([vote(2, 3), plain(Verb::Undo), plain(Verb::Redo), team(&[1, 3]), vote(4, 1), fails(0)]);
    t.says_all([plain(Verb::Score), team(&[1, 3, 4]), vote(5, 0), fails(1)]);
    t.says_all([plain(Verb::Repeat), team(&[1, 5]), vote(3, 2), fails(0), plain(Verb::ScoreFull)]);
    t.says_all([team(&[1, 3, 5]), plain(Verb::Votes), plain(Verb::Who), vote(3, 2), plain(Verb::Undo)]);
    t.says_all([plain(Verb::Redo), fails(0), plain(Verb::Summary), plain(Verb::Undo), fails(0), plain(Verb::Quit)]);
}

/// Everybody's vote is told; the fourth mission bears one Fail; the spies win all the same.
fn votes_by_name(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([team(&[6, 7]), Intent::Approve(seats(&[1, 2, 6, 7])), fails(0)]);
    t.says_all([team(&[1, 2, 3]), Intent::Reject(seats(&[3])), fails(2)]);
    t.says_all([team(&[2, 3, 4]), plain(Verb::RejectAll), team(&[3, 4, 5]), plain(Verb::ApproveAll), fails(1)]);
    t.says_all([team(&[1, 2, 3, 4]), Intent::Approve(seats(&[1, 2, 3, 5])), fails(1)]);
    t.says_all([Intent::VotesOf(seat(3)), Intent::VotesOf(seat(7)), plain(Verb::Votes)]);
    t.says_all([team(&[1, 2, 4, 6]), Intent::Approve(seats(&[1, 2, 4, 6])), fails(3), plain(Verb::Quit)]);
}

/// Seat by seat, with answers taken back; a tie rejects; everything hangs on the last mission.
fn roll_calls(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Confirm)]);
    t.says_all([team(&[1, 2]), plain(Verb::RollCall), approve(), approve(), plain(Verb::Back), reject()]);
    t.says_all([plain(Verb::Undo), approve(), approve(), approve(), reject(), reject(), fails(0)]);
    t.says_all([team(&[1, 2, 3]), plain(Verb::RollCall), plain(Verb::Status), approve(), plain(Verb::Cancel)]);
    t.says_all([plain(Verb::RollCall), approve(), approve(), approve(), reject(), reject(), approve(), fails(1)]);
    t.says_all([team(&[1, 2, 3, 4]), vote(6, 0), fails(1), team(&[2, 3, 4]), vote(4, 2), fails(0)]);
    t.says_all([team(&[1, 2, 3, 6]), vote(3, 3), team(&[1, 2, 4, 6]), vote(5, 1), fails(0), plain(Verb::Quit)]);
}

/// The leaders choose the missions, the last one only once two have succeeded.
fn missions_out_of_order(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Skip), Intent::Mission(5), Intent::Mission(4), plain(Verb::Status)]);
    t.says_all([team(&[1, 2, 3, 4, 5]), vote(4, 4), Intent::Mission(4), plain(Verb::Undo), Intent::Mission(4)]);
    t.says_all([team(&[1, 2, 3, 4, 5]), vote(6, 2), fails(1), Intent::Mission(4), Intent::Mission(2)]);
    t.says_all([team(&[1, 2, 3, 4]), vote(6, 2), fails(0), Intent::Mission(5), team(&[1, 2, 3, 4, 5])]);
    t.says_all([vote(5, 3), fails(1), Intent::Mission(1), team(&[6, 7, 8]), vote(8, 0), fails(3)]);
    t.says_all([Intent::Mission(3), team(&[1, 2, 3, 4]), vote(7, 1), fails(0), plain(Verb::Quit)]);
}

/// Options are changed before the game; the spies don't know each other.
fn options_and_blind_spies(t: &mut Transcript) {
    t.says(Intent::Players(NAMES.join(", ")));
    t.says_all([Intent::Leader(seat(9)), plain(Verb::Options), Intent::Option(1), Intent::Option(2)]);
    t.says_all([Intent::Option(3), Intent::Option(3), Intent::Option(4), plain(Verb::Start), plain(Verb::Ready)]);
    t.says_all([team(&[1, 9, 10]), vote(6, 4), fails(3), team(&[1, 2, 3, 10]), vote(6, 4), fails(0)]);
    t.says_all([team(&[1, 2, 3, 4]), vote(10, 0), fails(1), team(&[2, 3, 4, 5, 6]), vote(9, 1), fails(2)]);
    t.says_all([plain(Verb::NewGame), plain(Verb::Same), plain(Verb::Draw), plain(Verb::Quit)]);
}

/// Nobody trusts anybody. The last vote is taken back and given again.
fn five_rejections(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Skip)]);
    for leader in [3, 4, 5, 1] {
        t.says_all([team(&[leader, 2]), vote(2, 3)]);
    }
    t.says_all([plain(Verb::Status), team(&[2, 3]), vote(1, 4), plain(Verb::Undo), vote(3, 2)]);
    t.says_all([
        plain(Verb::Undo),
        vote(0, 5),
        plain(Verb::Score),
        team(&[1, 2]),
        plain(Verb::Log),
        plain(Verb::Quit),
    ]);
}

/// A table that knows the game: brief wording from the beginning to the end.
fn brief_game(t: &mut Transcript) {
    for _step in 0..6 {
        t.says(plain(Verb::Next));
    }
    t.says_all([plain(Verb::Skip), team(&[8, 9, 10]), vote(7, 3), fails(1), team(&[1, 2, 9, 10]), vote(5, 5)]);
    t.says_all([team(&[2, 3, 4, 5]), vote(8, 2), fails(0), team(&[3, 4, 5, 6]), Intent::Reject(seats(&[1, 2]))]);
    t.says_all([fails(2), team(&[1, 2, 3, 4, 5]), plain(Verb::RollCall)]);
    for _voter in 0..10 {
        t.says(approve());
    }
    t.says_all([fails(1), team(&[1, 2, 3, 4, 5]), vote(6, 4), plain(Verb::Status), fails(1), plain(Verb::Quit)]);
}

/// A whole game with single keys.
fn single_keys(t: &mut Transcript) {
    t.keys("?");
    t.keys_of(&[Key::Enter, Key::Enter, Key::Backspace, Key::Enter, Key::Enter, Key::Enter, Key::Enter, Key::Enter]);
    t.keys_of(&[Key::Enter, Key::Enter]);
    t.keys("3441");
    t.keys_of(&[Key::Enter]);
    t.keys("4");
    t.keys_of(&[Key::Escape]);
    t.keys("x9");
    t.keys_of(&[Key::Enter]);
    t.keys("3");
    t.keys_of(&[Key::Enter]);
    t.keys("0");
    t.keys_of(&[Key::Enter]);
    t.keys("swtr,,.[]S");
    t.keys("145");
    t.keys_of(&[Key::Enter]);
    t.keys("5");
    t.keys_of(&[Key::Enter]);
    t.keys("0");
    t.keys_of(&[Key::Enter]);
    t.keys("u");
    t.keys_of(&[Key::Control('r'), Key::Control('s')]);
    t.keys("v");
    t.keys("34");
    t.keys_of(&[Key::Enter]);
    t.keys("3");
    t.keys_of(&[Key::Enter]);
    t.keys("0");
    t.keys_of(&[Key::Enter]);
    t.keys_of(&[Key::Control('q')]);
}

/// Everything that can be said wrong: what was found, what is wanted, and that nothing has changed.
fn refusals(t: &mut Transcript) {
    t.lines(["", "?!", "fliegenpilz"]);
    t.says_all([
        fails(0),
        team(&[1, 2]),
        plain(Verb::Pause),
        plain(Verb::Undo),
        plain(Verb::Redo),
        plain(Verb::Ready),
    ]);
    t.says_all([vote(3, 2), plain(Verb::Draw), plain(Verb::Skip)]);
    t.says_all([team(&[1]), team(&[1, 2, 3]), Intent::Opens(Verb::Propose), Intent::Mission(1), Intent::Mission(6)]);
    for people in ["Anna, Ben", "Zoltan, Ben", "Ana, Ana", "1, 9", "1, Ana", "Ana"] {
        t.words(Verb::Propose, people);
    }
    t.says_all([vote(3, 2), team(&[1, 2]), vote(3, 3), vote(9, 9), vote(5, 1), fails(0)]);
    t.words(Verb::Approve, "Ana, Xaver");
    t.words(Verb::Approve, "7");
    t.says_all([Intent::Opens(Verb::Vote), vote(4, 1), fails(3), fails(99), Intent::Opens(Verb::Fails)]);
    t.words(Verb::Fails, "abc");
    t.says_all([Intent::Level(Verb::Volume, 101), Intent::Voice("Xaver".to_owned()), Intent::Opens(Verb::Rate)]);
    t.words(Verb::Language, "klingon");
    t.says_all([fails(1), plain(Verb::Summary), plain(Verb::NewGame), plain(Verb::Start), plain(Verb::Quit)]);
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

fn fails(number: u32) -> Intent {
    Intent::Fails(number)
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
    static PLAYED: [OnceLock<Vec<Played>>; 3] = [const { OnceLock::new() }; 3];
    PLAYED[language as usize]
        .get_or_init(|| ALL.iter().map(|playthrough| Played::of(playthrough, language)).collect())
}

fn folder(language: Language) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(language.code())
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
    compare(Language::English);
}

#[test]
fn games_in_french_are_as_they_are_written() {
    compare(Language::French);
}

#[test]
fn games_in_german_are_as_they_are_written() {
    compare(Language::German);
}

#[test]
fn every_set_up_has_a_game() {
    let games = played(Language::English);
    let some = |fits: &dyn Fn(&Played) -> bool| games.iter().any(fits);
    for edition in Edition::ALL {
        assert!(some(&|game| game.setup.edition == edition), "no game of {edition:?}");
    }
    for module in Module::ALL {
        assert!(some(&|game| game.setup.modules.contains(module)), "no game with {module:?}");
    }
    for reveal in [Reveal::Touch, Reveal::Eyes] {
        assert!(some(&|game| game.setup.reveal == reveal), "no game with {reveal:?}");
    }
    for players in [5, 6, 7, 8, 10] {
        assert!(some(&|game| game.setup.players.len() == players), "no game of {players}");
    }
    for why in [Why::ThreeSuccesses, Why::ThreeFails, Why::FiveRejections] {
        assert!(some(&|game| game.ending == Some(why)), "no game that ends by {why:?}");
    }
}

/// The three languages tell the same game: as many sentences, the same sounds, the same choices.
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
    for language in [Language::French, Language::German] {
        for (english, other) in played(Language::English).iter().zip(played(language)) {
            let (shape, other_shape) = (shape(&english.text), shape(&other.text));
            let differ = shape.iter().zip(&other_shape).position(|(one, other)| one != other);
            assert_eq!(differ, None, "{} in {language:?}", english.name);
            assert_eq!(shape.len(), other_shape.len(), "{} in {language:?}", english.name);
        }
    }
}
