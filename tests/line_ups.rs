//! Line-ups: characters that an edition recommends for so many, as data, in the options, and on the command line.

use std::collections::BTreeSet;

use protocol::question::Question;
use resistance_narrator::game::edition::{Fault, LineUpFault, LineUpName};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Edition, LeaderChoice, Module, Reveal, Setup, Side};
use resistance_narrator::language::{Language, Verb};
use resistance_narrator::preferences::{Key, KeyMode, Preferences};

use crate::project::root;
use crate::table::{Table, plain};

const NAMES: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lea"];

/// A set-up with exactly these modules.
fn setup(edition: Edition, players: usize, reveal: Reveal, modules: Modules) -> Setup {
    let players = NAMES[..players].iter().map(ToString::to_string).collect();
    Setup { edition, players, leader: LeaderChoice::Draw, reveal, modules, seed: 1 }
}

fn modules(ids: &[&str]) -> Modules {
    ids.iter().flat_map(|id| Module::called(id)).collect()
}

#[test]
fn every_line_up_can_be_played_and_is_nothing_that_the_book_advises_against() {
    let mut tried = 0;
    for edition in Edition::all() {
        let (fewest, most) = edition.players();
        for line_up in (fewest..=most).flat_map(|players| edition.line_ups(players)) {
            assert!(line_up.players.iter().all(|players| (fewest..=most).contains(&usize::from(*players))));
        }
        for players in fewest..=most {
            for line_up in edition.line_ups(players) {
                for reveal in edition.reveals().iter().filter(|reveal| **reveal != Reveal::None) {
                    let modules = line_up.switched(edition.book(), edition.usual_modules().iter().copied().collect());
                    let setup = setup(edition, players, *reveal, modules);
                    assert_eq!(setup.check().err(), None, "{edition:?}, {players} players: {line_up:?}");
                    assert_eq!(setup.advice().next(), None, "{edition:?}, {players} players: {line_up:?}");
                    tried += 1;
                }
            }
        }
    }
    assert_eq!(tried, (6 + 8) * 3 * 3);
}

#[test]
fn the_editions_with_characters_have_three_different_line_ups_for_each_number() {
    for edition in Edition::all() {
        let has_characters = ["avalon", "winter-soldier"].contains(&edition.id());
        let (fewest, most) = edition.players();
        for players in fewest..=most {
            let line_ups = edition.line_ups(players);
            let names: Vec<LineUpName> = line_ups.iter().map(|line_up| line_up.name).collect();
            assert_eq!(names, if has_characters { &LineUpName::ALL[..] } else { &[] }, "{edition:?}, {players}");
            let different: BTreeSet<Vec<&str>> =
                line_ups.iter().map(|line_up| line_up.with.iter().map(|module| module.id()).collect()).collect();
            assert_eq!(different.len(), names.len(), "{edition:?}, {players}: {line_ups:?}");
        }
    }
}

#[test]
fn a_line_up_switches_characters_and_nothing_else() {
    let edition = crate::edition("winter-soldier");
    let line_up = edition.line_up(LineUpName::Usual, 7).unwrap();
    let on = modules(&["scarlet-witch", "maria-hill", "maria-hill-shown", "arnim-zola"]);
    let switched = line_up.switched(edition.book(), on);
    // How Maria Hill is shown goes with her.
    assert_eq!(switched, modules(&["scarlet-witch", "black-widow", "alexander-pierce"]));
    assert!(line_up.is_on(edition.book(), switched));
    assert!(!line_up.is_on(edition.book(), on));
    let with_hill = edition.line_up(LineUpName::Hard, 10).unwrap().switched(edition.book(), on);
    assert!(with_hill.contains(Module::Choice("maria-hill-shown")));
}

/// Avalon with these line-ups instead of its own.
fn file(line_ups: &str) -> String {
    format!("id = \"table\"\nas_in = \"avalon\"\n\n{line_ups}")
}

fn faults(line_ups: &str) -> Vec<(Option<usize>, Fault)> {
    let wrong = Edition::read(&file(line_ups)).expect_err("this file is wrong");
    wrong.into_iter().map(|wrong| (wrong.line, wrong.what)).collect()
}

fn line_up(name: &str, players: &str, with: &str) -> String {
    format!("[[line_ups]]\nname = \"{name}\"\nplayers = {players}\nwith = {with}\n")
}

#[test]
fn a_line_up_names_one_number_of_players_or_several() {
    let both = line_up("usual", "7", r#"["percival", "morgana"]"#) + &line_up("hard", "[8, 9]", r#"["mordred"]"#);
    let edition = Edition::read(&file(&both)).unwrap();
    let has = |name, players| edition.line_up(name, players).is_some();
    assert!(has(LineUpName::Usual, 7) && has(LineUpName::Hard, 8) && has(LineUpName::Hard, 9));
    assert!(!has(LineUpName::Usual, 8) && !has(LineUpName::Hard, 7) && !has(LineUpName::Beginners, 7));
}

#[test]
fn a_file_that_changes_the_characters_has_line_ups_of_its_own() {
    let same = Edition::read("id = \"same\"\nas_in = \"avalon\"\n").unwrap();
    assert_eq!(same.line_ups(7), crate::edition("avalon").line_ups(7));
    let fewer = "id = \"fewer\"\nas_in = \"avalon\"\nadvice = []\n";
    assert!(Edition::read(fewer).unwrap().line_ups(7).is_empty());
}

#[test]
fn what_is_wrong_with_line_ups_is_told_with_its_line() {
    let wrong = |name, players, why| Fault::LineUp { name, players, why };
    let cases = [
        (line_up("usual", "7", r#"["lancelot"]"#), 7, Fault::NoModule("lancelot".into())),
        (line_up("usual", "11", "[]"), 4, wrong(LineUpName::Usual, 11, LineUpFault::NoTable)),
        (line_up("usual", "[]", "[]"), 4, wrong(LineUpName::Usual, 0, LineUpFault::NoTable)),
        (line_up("hard", "[7, 8, 7]", "[]"), 4, wrong(LineUpName::Hard, 7, LineUpFault::Twice)),
        (
            line_up("hard", "6", "[]") + &line_up("hard", "[5, 6]", "[]"),
            8,
            wrong(LineUpName::Hard, 6, LineUpFault::Twice),
        ),
        (
            line_up("hard", "6", r#"["mordred", "oberon"]"#),
            4,
            wrong(LineUpName::Hard, 6, LineUpFault::Characters { side: Side::Evil, found: 3, most: 2 }),
        ),
        (
            line_up("hard", "6", r#"["morgana"]"#),
            4,
            wrong(LineUpName::Hard, 6, LineUpFault::Advised("morgana".into())),
        ),
        (
            line_up("beginners", "[5, 7]", r#"["percival"]"#),
            4,
            wrong(LineUpName::Beginners, 5, LineUpFault::Advised("percival".into())),
        ),
    ];
    for (text, line, fault) in cases {
        assert_eq!(faults(&text), [(Some(line), fault)], "{text}");
    }
    assert!(matches!(&faults(&line_up("easy", "7", "[]"))[..], [(Some(5), Fault::NoWord { .. })]));
    // Several at once.
    assert_eq!(faults(&(line_up("usual", "11", "[]") + &line_up("hard", "7", r#"["x", "y"]"#))).len(), 3);
    let alone = r#"id = "table"
as_in = "winter-soldier"

[[line_ups]]
name = "usual"
players = 12
with = ["maria-hill-shown"]
"#;
    let wrong = Edition::read(alone).unwrap_err();
    let alone = LineUpFault::Alone(Module::Choice("maria-hill-shown"));
    assert_eq!(wrong[0].what, Fault::LineUp { name: LineUpName::Usual, players: 12, why: alone });
}

/// In the options, with so many players.
fn options(edition: &str, players: usize, language: Language, keys: KeyMode) -> Table {
    let preferences = Preferences { keys, ..Preferences::default() };
    let mut table = Table::new().preferences(preferences).language(language).open();
    table = table.line(&NAMES[..players].join(", ")).say(&plain(Verb::Next));
    if table.question() == Question::Leader {
        table = table.line("Ana");
    }
    table = table.say(&plain(Verb::Options)).asks(Question::Options);
    let number = Edition::all().iter().position(|other| other.id() == edition).expect("there is such an edition") + 1;
    table = table.line("1").asks(Question::Edition).line(&number.to_string()).asks(Question::Options);
    table.say(&plain(Verb::Options))
}

#[test]
fn the_options_offer_the_line_ups_in_one_sentence() {
    let offers = [
        (
            Language::ENGLISH,
            "For 7: Merlin, Percival, the Assassin and Morgana. Say: usual line-up, beginners line-up or hard line-up.",
        ),
        (
            Language::FRENCH,
            "Conseil pour 7 joueurs : Merlin, Perceval, l'Assassin et Morgane. Dites : composition habituelle, composition pour débutants ou composition difficile.",
        ),
        (
            Language::GERMAN,
            "Empfohlen für 7: Merlin, Parzival, der Meuchelmörder und Morgana. Sagt: übliche Besetzung, Besetzung für Einsteiger oder schwere Besetzung.",
        ),
    ];
    for (language, offer) in offers {
        let table = options("avalon", 7, language, KeyMode::Line);
        assert!(table.printed().contains(&offer), "{:#?}", table.printed());
        let other = options("widerstand", 7, language, KeyMode::Line);
        assert!(!other.printed().iter().any(|line| line.starts_with(&offer[..6])), "{:#?}", other.printed());
    }
}

#[test]
fn a_line_up_is_switched_on_by_its_words_in_each_language() {
    let said = [
        (Language::ENGLISH, ["usual line-up", "beginners line-up", "hard line-up"]),
        (Language::ENGLISH, ["the usual characters", "easy line up", "difficult line-up"]),
        (Language::FRENCH, ["composition habituelle", "composition pour débuter", "composition difficile"]),
        (Language::FRENCH, ["comme d'habitude", "première partie", "partie difficile"]),
        (Language::GERMAN, ["übliche Besetzung", "Besetzung für Anfänger", "schwere Besetzung"]),
        (Language::GERMAN, ["wie immer", "für den Anfang", "richtig schwer"]),
    ];
    for (language, words) in said {
        for (name, word) in LineUpName::ALL.into_iter().zip(words) {
            for edition in ["avalon", "winter-soldier"] {
                let mut table = options(edition, 8, language, KeyMode::Line).line(word).asks(Question::Options);
                table = table.say(&plain(Verb::Start)).say(&plain(Verb::EyesClosed));
                let edition = crate::edition(edition);
                let wanted = edition.line_up(name, 8).unwrap().with.iter().copied().collect();
                assert_eq!(table.record().unwrap().setup().modules, wanted, "{language:?} {word}");
            }
        }
    }
}

#[test]
fn what_is_on_is_said_in_one_sentence_and_what_is_no_character_stays() {
    let table = options("avalon", 7, Language::ENGLISH, KeyMode::Line);
    let table = table.line("with plot cards, oberon and the lady of the lake").line("usual line-up");
    let last = table.printed();
    assert_eq!(last[0], "Usual line-up: Merlin, Percival, the Assassin and Morgana.");
    assert_eq!(last.len(), 2, "and what can be said now: {last:#?}");
    let table = table.say(&plain(Verb::Start)).say(&plain(Verb::EyesClosed));
    let wanted = modules(&["plot", "lady-of-the-lake", "percival", "morgana"]);
    assert_eq!(table.record().unwrap().setup().modules, wanted);
}

#[test]
fn the_key_zero_goes_through_the_line_ups() {
    let mut table = options("avalon", 7, Language::ENGLISH, KeyMode::Single);
    let offer = "For 7: Merlin, Percival, the Assassin and Morgana. Press 0 for this line-up, and again for another.";
    assert!(table.printed().contains(&offer), "{:#?}", table.printed());
    for line_up in ["Usual", "Beginners", "Hard", "Usual"] {
        table = table.press(Key::Char('0')).listen();
        let said = table.printed()[0].to_owned();
        assert!(said.starts_with(&format!("{line_up} line-up: Merlin, Percival")), "{said}");
    }
}

#[test]
fn where_there_is_none_it_is_refused_in_one_sentence() {
    for (language, refusal) in [
        (Language::ENGLISH, "There are no line-ups to choose in this edition: the accessible edition."),
        (Language::FRENCH, "Pas de composition au choix dans cette édition : l'édition accessible."),
        (Language::GERMAN, "In dieser Ausgabe stehen keine Besetzungen zur Wahl: die barrierefreie Ausgabe."),
    ] {
        let table = options("accessible", 5, language, KeyMode::Line).say(&plain(Verb::HardLineUp));
        assert_eq!(table.printed()[0], refusal);
        let table = table.line("0");
        assert_eq!(table.printed()[0], refusal);
    }
}

#[test]
fn a_line_up_of_the_command_line_waits_for_the_players() {
    let names = NAMES[..7].join(", ");
    let table = Table::new().edition("avalon").reveal("eyes").line_up("usual").with("plot").without("morgana");
    let table = table.with("mordred").open().line(&names).line("Ana");
    let wanted = modules(&["plot", "percival", "mordred"]);
    assert_eq!(table.record().unwrap().setup().modules, wanted);
    let table =
        Table::new().edition("avalon").reveal("eyes").line_up("usual").names(&NAMES[..7]).leader("Ana").open();
    assert_eq!(table.record().unwrap().setup().modules, modules(&["percival", "morgana"]));
}

/// The pages of the handbook tell each line-up of the data, and nothing else.
#[test]
fn the_handbook_lists_the_line_ups() {
    for id in ["avalon", "winter-soldier"] {
        let page = std::fs::read_to_string(root().join(format!("handbook/editions/{id}.md"))).unwrap();
        let section = page.split("## Line-ups").nth(1).unwrap().split("\n## ").next().unwrap();
        let told = section.lines().filter(|line| line.starts_with("- ")).count();
        let book = crate::edition(id).book();
        assert_eq!(told, book.line_ups.len(), "{id}");
        for line_up in &book.line_ups {
            let name = match line_up.name {
                LineUpName::Usual => "- Usual",
                LineUpName::Beginners => "- For beginners",
                LineUpName::Hard => "- Hard for",
            };
            let all = line_up.players.len() == book.tables.len();
            let is_told = |line: &&str| {
                let (head, characters) = line.split_once(": ").unwrap_or_default();
                let numbers: Vec<u8> =
                    head.split(' ').filter_map(|word| word.trim_end_matches(',').parse().ok()).collect();
                let names = |module: &Module| characters.contains(&name_of(*module));
                let told = line_up.with.iter().all(names)
                    && book.modules.iter().filter(|module| names(module)).count() == line_up.with.len();
                head.starts_with(name) && (numbers == line_up.players || (all && numbers.is_empty())) && told
            };
            assert!(section.lines().any(|line| is_told(&line)), "{id}: {line_up:?}");
        }
    }
}

fn name_of(module: Module) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    module.id().split('-').map(capital).collect::<Vec<_>>().join(" ")
}
