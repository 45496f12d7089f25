//! The command line: help in three languages, exit codes, one sentence about each fault, and what runs by itself.

use std::collections::BTreeSet;

use super::{FIVE, Narrator};

const COMMANDS: &str = "play resume games delete statistics replay export script rules cards help check settings hear \
                        refused models demo update";

#[test]
fn every_command_has_its_help_in_three_languages() {
    let narrator = Narrator::new();
    let mut pages = BTreeSet::new();
    for language in ["en", "fr", "de"] {
        let whole = narrator.run(&["--help", "--language", language], "").well();
        for command in COMMANDS.split(' ') {
            assert!(whole.contains(&format!("  {command} ")), "{command} is missing: {whole}");
            let page = narrator.run(&[command, "--help", "--language", language], "").well();
            assert!(page.contains(&format!("narrator {command}")), "{page}");
            assert!(!page.contains(['<', '>']), "signs that would be read out: {page}");
            for line in page.lines().filter(|line| line.starts_with("  ")) {
                assert!(line.ends_with(['.', '!']), "{command} in {language}: {line:?} is no sentence");
            }
            assert!(pages.insert(page), "{command} in {language} is the same as another page");
        }
        pages.insert(whole);
    }
    assert_eq!(pages.len(), 3 * (COMMANDS.split(' ').count() + 1));
    assert_eq!(narrator.games(), Vec::<std::path::PathBuf>::new());
}

#[test]
fn options_stand_before_or_after_the_name_of_a_command() {
    let narrator = Narrator::new();
    let begun = ["--json", "--players", FIVE, "play", "--leader", "Ana"];
    assert!(narrator.run(&begun, "propose 1 2\n").well().contains("\"phase\":\"vote\""));
    for resume in [
        &["--voice", "off", "resume"][..],
        &["--voice=off", "--keys", "line", "resume"],
        &["resume", "--voice", "off"],
    ] {
        assert!(narrator.run(resume, "").well().contains("Continuing the game of"), "{resume:?}");
    }
    // What a command does not take is refused wherever it stands, and a value is no name of a command.
    let faults = narrator.run(&["--edition", "forum", "games"], "").fault(2);
    assert!(faults[0].contains("--edition"), "{faults:?}");
    let faults = narrator.run(&["--leader", "games", "resume"], "").fault(2);
    assert!(faults[0].contains("--leader"), "{faults:?}");
}

#[test]
fn no_fault_has_brackets_in_it() {
    for args in [&["play", "--leader"][..], &["play", "--voice", "loud"], &["--pace", "9"], &["script"]] {
        let faults = Narrator::new().run(args, "").fault(2);
        assert!(!faults.concat().contains(['<', '>']), "{faults:?}");
    }
}

#[test]
fn the_version_is_told_with_what_was_built_in() {
    for (language, word) in [("en", "built"), ("fr", ""), ("de", "")] {
        let told = Narrator::new().run(&["--version", "--language", language], "").well();
        assert!(told.starts_with(&format!("narrator {}, {word}", env!("CARGO_PKG_VERSION"))), "{told}");
        for (part, built_in) in [("speech", cfg!(feature = "speech")), ("sound", cfg!(feature = "sound"))] {
            assert_eq!(told.contains(part), built_in, "{told}");
        }
    }
}

#[test]
fn a_saved_game_is_deleted_after_a_question() {
    let narrator = Narrator::new();
    narrator.run(&["play", "--json", "--players", FIVE, "--leader", "Ana", "--reveal", "earpiece"], "").well();
    let id = narrator.games()[0].file_stem().unwrap().to_string_lossy().into_owned();
    for answer in ["", "no\n", "maybe\n"] {
        assert!(narrator.run(&["delete", &id], answer).well().contains("still there"));
        assert_eq!(narrator.games().len(), 1);
    }
    assert!(narrator.run(&["delete", &id, "--language", "fr"], "oui\n").well().contains("est supprimée"));
    assert_eq!(std::fs::read_dir(narrator.home().join("games")).unwrap().count(), 0, "its secrets went with it");
    narrator.run(&["delete", &id], "yes\n").fault(1);
}

#[test]
fn an_abandoned_game_is_listed_and_not_offered_again() {
    let narrator = Narrator::new();
    let state = narrator.play(&[], &["propose 1 2", "abandon"]);
    assert_eq!(state.last()["why"], "abandoned");
    assert!(narrator.run(&["games"], "").well().contains("ended without a result"));
    assert!(narrator.run(&["--voice", "off"], "").well().contains("Who's playing?"));
}

#[cfg(any(feature = "speech", feature = "sound"))]
#[test]
fn where_the_environment_says_accessible_lines_are_printed_and_nothing_is_spoken() {
    let narrator = Narrator::new();
    let told = super::run(narrator.command("ACCESSIBLE=1", &["check"]), b"");
    assert!(told.out.contains("The voice is switched off"), "{told:?}");
    // What else means no is tried where it is read. An option of the call comes before it.
    let spoken = [
        ("ACCESSIBLE=0", &["check"][..]),
        ("ACCESSIBLE=false", &["check"]),
        ("ACCESSIBLE=1", &["check", "--voice", "built-in"]),
    ];
    // Each looks for a loudspeaker that is not there, which takes its time.
    std::thread::scope(|scope| {
        for (says, args) in spoken {
            let narrator = &narrator;
            scope.spawn(move || {
                let told = super::run(narrator.command(says, args), b"");
                assert!(!told.out.contains("The voice is switched off"), "{says} {args:?}: {told:?}");
            });
        }
    });
    // The settings stay as they are.
    super::run(narrator.command("ACCESSIBLE=1", &["settings"]), b"").well();
    assert!(narrator.run(&["settings", "sound.mode"], "").well().contains("sound.mode: system."));
}

#[test]
fn a_set_up_that_can_not_be_played_tells_every_fault_and_leaves_nothing() {
    let narrator = Narrator::new();
    let args = [
        "play",
        "--players",
        "Ana,ana,,Zoe",
        "--edition",
        "nope",
        "--with",
        "targeting,foo",
        "--without",
        "qux",
        "--leader",
        "Bob",
        "--reveal",
        "sing",
    ];
    for more in [&[][..], &["--json"]] {
        let faults = narrator.run(&[&args[..], more].concat(), "ready\n").fault(2);
        for part in ["nope", "sing", "foo", "qux", "Bob", "are called Ana", "Seat 3", "5 to 10"] {
            assert_eq!(faults.iter().filter(|fault| fault.contains(part)).count(), 1, "{part} in {faults:#?}");
        }
    }
    assert_eq!(narrator.games(), Vec::<std::path::PathBuf>::new());
}

#[test]
fn bad_arguments_end_with_2_and_one_sentence() {
    let narrator = Narrator::new();
    let wrong: [&[&str]; 20] = [
        &["--nope"],
        &["nope"],
        &["play", "--language", "tlh"],
        &["play", "--language"],
        &["play", "--pace", "9"],
        &["play", "--keys", "all"],
        &["play", "--seed", "x"],
        &["play", "--json"],
        &["replay"],
        &["export"],
        &["export", "x", "--as", "stone"],
        &["script"],
        &["script", "nope"],
        &["script", "reveal-eyes", "--players", "3"],
        &["rules", "nope"],
        &["cards", "strong", "nope"],
        &["models", "nope"],
        &["models", "add"],
        &["models", "fetch"],
        &["models", "fetch", "xx"],
    ];
    for args in wrong {
        assert_eq!(narrator.run(args, "").fault(2).len(), 1, "{args:?}");
    }
}

#[test]
fn missing_words_are_named() {
    let narrator = Narrator::new();
    for (args, fault) in [
        (&["export"][..], "More words are needed: game and --as. The help tells more: narrator --help."),
        (&["export", "x"], "One more word is needed: --as. The help tells more: narrator --help."),
        (&["replay"], "One more word is needed: game. The help tells more: narrator --help."),
        (
            &["export", "--language", "de"],
            "Es fehlen noch Wörter: game und --as. Mehr sagt die Hilfe: narrator --help.",
        ),
    ] {
        assert_eq!(narrator.run(args, "").fault(2), [fault]);
    }
}

#[test]
fn what_is_missing_on_the_disk_ends_with_1_and_one_sentence() {
    let narrator = Narrator::new();
    for args in [&["resume"][..], &["resume", "nope"], &["replay", "nope"], &["export", "nope", "--as", "text"]] {
        assert_eq!(narrator.run(args, "").fault(1).len(), 1, "{args:?}");
        narrator.play(&[], &[]);
    }
}

#[test]
fn the_demonstration_ends_in_a_result() {
    let narrator = Narrator::new();
    for (language, winner) in [("en", "resistance wins"), ("fr", "Résistance"), ("de", "Widerstand gewinnt")] {
        let told = narrator.run(&["demo", "--voice", "off", "--language", language], "").well();
        assert!(told.contains(winner), "{told}");
        assert!(told.lines().filter(|line| line.starts_with("> ")).count() > 10, "{told}");
    }
    assert_eq!(narrator.games(), Vec::<std::path::PathBuf>::new(), "an example is nobody's game");
}

#[test]
fn a_timeline_begins_each_line_with_its_seconds() {
    let narrator = Narrator::new();
    let last = |args: &[&str]| -> f64 {
        let timeline = narrator.run(&[&["script"], args, &["--print"]].concat(), "").well();
        let seconds: Vec<f64> = timeline
            .lines()
            .map(|line| line.split_once(' ').unwrap().0.parse().unwrap_or_else(|_| panic!("{line:?}")))
            .collect();
        assert!(seconds.is_sorted() && seconds[0] == 0.0, "{timeline}");
        *seconds.last().unwrap()
    };
    for language in ["en", "fr", "de"] {
        assert!(last(&["reveal-eyes", "--language", language]) > 15.0);
        let five = last(&["reveal-touch", "--language", language, "--players", "5", "--seed", "1"]);
        let other_leader = last(&["reveal-touch", "--language", language, "--players", "5", "--seed", "2"]);
        let ten = last(&["reveal-touch", "--language", language, "--players", "10", "--seed", "1"]);
        assert!((five - other_leader).abs() < 0.05, "{five} s and {other_leader} s");
        assert!(ten > 2.0 * five, "{five} s and {ten} s");
        let fast = last(&["reveal-touch", "--language", language, "--players", "5", "--seed", "1", "--pace", "4"]);
        assert!(fast < five, "{five} s and {fast} s");
    }
}

#[test]
fn rules_are_read_by_topic() {
    let narrator = Narrator::new();
    for language in ["en", "fr", "de"] {
        let topics = narrator.run(&["rules", "--voice", "off", "--language", language], "").well();
        assert_eq!(topics.lines().count(), 1, "{topics}");
        for topic in ["aim", "set-up", "reveal", "team", "vote", "mission", "end", "targeting", "blind-spies"] {
            let told = narrator.run(&["rules", topic, "--voice", "off", "--language", language], "").well();
            assert!(told.lines().next().is_some_and(|line| line.len() > 40), "{topic} in {language}: {told}");
        }
    }
}

#[test]
fn plot_cards_are_told_by_name_in_three_languages() {
    let narrator = Narrator::new();
    let cards = |language, name: &[&str]| {
        let args = [&["cards"], name, &["--voice", "off", "--language", language]].concat();
        narrator.run(&args, "").well()
    };
    for (language, all, names) in [
        ("en", "Strong Leader. One use: ", ["strong leader", "keeping a close eye on you", "Spotlight"]),
        ("fr", "Nouveau Meneur. Usage unique : ", ["nouveau meneur", "surveillance", "projecteurs"]),
        ("de", "Führungsstärke. Einmalig: ", ["Fuehrungsstaerke", "überwachung", "im Fokus"]),
    ] {
        let told = cards(language, &[]);
        assert!(told.starts_with(all), "{told}");
        assert_eq!(told.lines().count(), 10, "{told}");
        for (name, id) in names.into_iter().zip(["strong-leader", "close-eye", "in-the-spotlight"]) {
            let one = cards(language, &[id]);
            assert_eq!(one, cards(language, &name.split(' ').collect::<Vec<_>>()), "{name}");
            assert_eq!(one, cards(language, &[name]), "{name}");
            assert_eq!(one.lines().count(), 4, "{one}");
            assert!(told.contains(one.lines().next().unwrap()), "{one}");
        }
    }
    assert_eq!(
        cards("en", &["close", "eye"]).lines().skip(1).collect::<Vec<_>>(),
        [
            "In the deck for five and six players: 2. From seven players on: 2.",
            "In a forum game, up to seven players: 2. From eight on: 3.",
            "In braille after the name, in brackets: the number of players, then the letter o: one use.",
        ]
    );
    for (id, letter) in [("open-up", "letter l,"), ("opinion-maker", "letter p:")] {
        assert!(cards("en", &[id]).lines().last().unwrap().contains(letter), "{id}");
    }
    let unknown = narrator.run(&["cards", "strong", "nope", "--language", "en"], "").fault(2);
    assert!(
        unknown[0].starts_with("There is no plot card strong nope. The cards are Strong Leader, "),
        "{unknown:?}"
    );
}

#[test]
fn saved_games_are_listed_and_written_out() {
    let narrator = Narrator::new();
    assert_eq!(narrator.run(&["games"], "").well().lines().count(), 1);
    narrator.play(&[], &["propose 1 2"]);
    narrator.play(&[], &["propose 1 2", "vote 3 2"]);
    let listed = narrator.run(&["games"], "").well();
    assert_eq!(listed.lines().count(), 2);
    for id in narrator.games().iter().map(|game| game.file_stem().unwrap().to_str().unwrap().to_owned()) {
        assert!(listed.contains(&id), "{listed}");
        for form in ["text", "markdown", "html", "json", "csv"] {
            assert!(narrator.run(&["export", &id, "--as", form], "").well().contains("Cleo"));
        }
    }
}

/// A table whose people speak a language is asked in it, and the options of a call are not kept.
#[test]
fn the_language_of_a_call_is_the_one_that_it_answers_in() {
    let narrator = Narrator::new();
    let args = ["play", "--players", FIVE, "--leader", "Ana", "--voice", "off"];
    let german = narrator.run(&[&args[..], &["--language", "de"]].concat(), "beenden\n").well();
    assert!(german.contains("Spieltafel"), "{german}");
    let english = narrator.run(&args, "quit\n").well();
    assert!(english.contains("tableau"), "{english}");
}

#[cfg(not(feature = "voice"))]
#[test]
fn without_voice_commands_there_is_nothing_to_do_about_models() {
    for args in [&["models"][..], &["models", "add", "x"], &["models", "fetch", "de"]] {
        let faults = Narrator::new().run(args, "").fault(1);
        assert_eq!(faults, ["This narrator was built without voice commands, so it needs no models."]);
    }
}

#[test]
fn a_line_up_is_asked_for_by_its_name() {
    let narrator = Narrator::new();
    let avalon = |players: &str, more: &[&str]| {
        let table = ["play", "--json", "--edition", "avalon", "--players", players, "--leader", "Ana"];
        narrator.run(&[&table[..], more].concat(), "")
    };
    let seven = "Ana,Ben,Cleo,Dan,Eve,Finn,Gina";
    let told = avalon(seven, &["--line-up", "usual"]).well();
    assert!(told.contains("With Percival and Morgana."), "{told}");
    // What is told besides comes after it.
    let told = avalon(seven, &["--without", "morgana", "--with", "oberon,plot", "--line-up", "usual"]).well();
    assert!(told.contains("With plot cards, Percival and Oberon."), "{told}");
    let script = ["script", "avalon", "--players", "7", "--print"];
    let lined_up = narrator.run(&[&script[..], &["--line-up=hard"]].concat(), "").well();
    let by_hand = narrator.run(&[&script[..], &["--with", "percival,morgana,mordred"]].concat(), "").well();
    assert_eq!(lined_up, by_hand);

    let accessible = ["play", "--players", "Ana,Ben,Cleo,Dan,Eve", "--line-up", "hard"];
    for (ran, wanted) in [
        (
            avalon(seven, &["--line-up", "easy"]),
            "There is no line-up easy. The line-ups are usual, beginners or hard.",
        ),
        (narrator.run(&accessible, ""), "There are no line-ups to choose in this edition: the accessible edition."),
        (narrator.run(&["play", "--line-up", "hard"], ""), "There are no line-ups to choose in this edition"),
        (narrator.run(&["play", "--line-up"], ""), "--line-up"),
    ] {
        let said = ran.fault(2).join(" ");
        assert!(said.contains(wanted), "{said}");
    }
}

#[test]
fn the_rules_tell_the_line_ups() {
    let narrator = Narrator::new();
    for (language, wanted) in [
        ("en", "Usual line-up, with 5, 6, 7 and 8 players: add Percival and Morgana."),
        ("fr", "Composition habituelle, à 5, 6, 7 et 8 joueurs : avec Perceval et Morgane."),
        ("de", "Übliche Besetzung, mit 5, 6, 7 und 8 Leuten: dazu Parzival und Morgana."),
    ] {
        let told = narrator.run(&["rules", "avalon", "--voice", "off", "--language", language], "").well();
        assert!(told.lines().any(|line| line == wanted), "{language}: {told}");
    }
    let told = narrator.run(&["rules", "winter-soldier", "--voice", "off"], "").well();
    assert_eq!(told.lines().filter(|line| line.contains("line-up, with")).count(), 8, "{told}");
    let told = narrator.run(&["rules", "inquisitor", "--voice", "off"], "").well();
    assert!(!told.contains("line-up"), "{told}");
}

/// Every sentence about a voice or a sound of its own would be advice that doesn't help.
#[cfg(not(any(feature = "speech", feature = "sound")))]
#[test]
fn built_for_text_alone_the_check_advises_nothing_to_get_a_voice_or_sound() {
    let begins = [
        "This is the check. This narrator was built without a voice and without sounds, so everything is printed.",
        "Vérification. Cette version du narrateur n'a ni voix ni sons : tout est écrit.",
        "Das ist die Prüfung. Dieses Programm wurde ohne Stimme und ohne Töne gebaut. Alles wird geschrieben.",
    ];
    for (language, begins) in ["en", "fr", "de"].into_iter().zip(begins) {
        for voice in ["system", "built-in", "off"] {
            let told = Narrator::new().run(&["check", "--language", language, "--voice", voice], "").well();
            // Then the microphone, phones if there can be any, where games are kept, and the end.
            let lines: Vec<&str> = told.lines().collect();
            assert_eq!(
                (lines.first(), lines.len()),
                (Some(&begins), 4 + usize::from(cfg!(feature = "phones"))),
                "{told}"
            );
        }
    }
}
