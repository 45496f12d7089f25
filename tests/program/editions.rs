//! Editions that a table brings: as a file after `--edition`, or in the settings folder; checked, read, and kept in
//! saved games.

use std::fs;
use std::path::PathBuf;

use resistance_narrator::game::Edition;
use serde_json::Value;

use super::{FIVE, Json, Narrator};
use crate::project::root;

/// A small edition of characters that there are: Merlin and Percival know each other. Four rejections are too many.
const LOVERS: &str = r#"id = "lovers"
as_in = "avalon"
rejections = 4
modules = ["plot", "percival"]
usual = ["percival"]
example = "percival"

[[characters]]
id = "merlin"
side = "good"
sees = ["percival"]
part = "named-at-the-end"

[[characters]]
id = "percival"
side = "good"
module = "percival"
sees = ["merlin"]

[[characters]]
id = "servant"
side = "good"
several = true

[[characters]]
id = "assassin"
side = "evil"
sees = ["evil"]
part = "names"

[[characters]]
id = "minion"
side = "evil"
several = true
sees = ["evil"]
"#;

/// A game of which the first quest has succeeded.
const ONE_SUCCESS: [&str; 5] = ["ready", "skip", "propose 1 2", "vote 5 0", "success"];

impl Narrator {
    fn write(&self, name: &str, content: &str) -> String {
        let path = self.home().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, content).unwrap();
        path.display().to_string()
    }

    fn edition(&self, language: &str, words: &[&str]) -> super::Run {
        self.run(&[&["edition"], words, &["--language", language, "--voice", "off"]].concat(), "")
    }

    fn saved(&self) -> (String, PathBuf) {
        let file = self.games().remove(0);
        (file.file_stem().unwrap().to_str().unwrap().to_owned(), file)
    }
}

#[test]
fn a_file_is_played_by_its_name() {
    let narrator = Narrator::new();
    let file = narrator.write("lovers.toml", LOVERS);
    let game = narrator.play(&["--edition", &file], &["ready", "skip"]);
    let state = game.last();
    assert_eq!((&state["edition"], &state["phase"]), (&"lovers".into(), &"proposal".into()), "{state}");
    let equal = narrator.play(&[&format!("--edition={file}")], &[]);
    assert_eq!(equal.last()["edition"], "lovers");
}

#[test]
fn what_is_wrong_with_a_file_is_told_before_anything_begins() {
    let narrator = Narrator::new();
    let wrong =
        LOVERS.replace("rejections = 4", "rejections = 0").replace("sees = [\"merlin\"]", "sees = [\"merlyn\"]");
    let file = narrator.write("wrong.toml", &wrong);
    let args = |language| ["play", "--edition", &file, "--players", FIVE, "--leader", "Ana", "--language", language];
    let told = |language| narrator.run(&args(language), "").fault(2);
    assert_eq!(
        told("en"),
        [
            format!("The edition in {file} can't be played. It has 2 faults."),
            "Line 3: 0 rejections are not possible. It can be 1 to 9.".into(),
            "Line 18: merlyn is no side and no character of this edition.".into(),
        ]
    );
    assert_eq!(
        told("fr"),
        [
            format!("On ne peut pas jouer à l'édition du fichier {file}. Il contient 2 fautes."),
            "Ligne 3 : 0 rejets, ce n'est pas possible. On peut mettre 1 à 9.".into(),
            "Ligne 18 : merlyn n'est ni un camp ni un personnage de cette édition.".into(),
        ]
    );
    assert_eq!(
        told("de"),
        [
            format!("Die Ausgabe in {file} lässt sich nicht spielen. Sie hat 2 Fehler."),
            "Zeile 3: 0 Ablehnungen gehen nicht. Möglich sind 1 bis 9.".into(),
            "Zeile 18: merlyn ist keine Seite und keine Rolle dieser Ausgabe.".into(),
        ]
    );
    assert!(narrator.games().is_empty());
    // The check says the same, as a fault.
    assert_eq!(narrator.edition("de", &["check", &file]).fault(1), told("de"));
}

#[test]
fn what_is_no_edition_is_told_in_one_sentence() {
    let narrator = Narrator::new();
    let folder = narrator.write("folder.toml/inside", "");
    let folder = folder.trim_end_matches("/inside");
    let no_text = narrator.home().join("sound.toml");
    fs::write(&no_text, b"\xff\xfe\x00").unwrap();
    let large = narrator.write("large.toml", &" ".repeat(200_001));
    let reasons = [
        ("nothing.toml", "there is no such file"),
        (folder, "there is something else where the file should be"),
        (no_text.to_str().unwrap(), "it is no text, or too long"),
        (&large, "it is no text, or too long"),
    ];
    for (file, reason) in reasons {
        let told = narrator.edition("en", &["check", file]).fault(1);
        assert_eq!(told, [format!("The edition {file} can't be read: {reason}.")]);
    }
    let unknown = narrator.edition("en", &["show", "camelot"]).fault(2);
    assert!(unknown[0].starts_with("There is no edition camelot. The editions are accessible, "), "{unknown:?}");
}

#[test]
fn every_edition_is_read_as_sentences() {
    let narrator = Narrator::new();
    for edition in Edition::own() {
        for language in ["en", "fr", "de"] {
            let told = narrator.edition(language, &["show", edition.id()]).well();
            let lines: Vec<&str> = told.lines().collect();
            assert!(lines[0].contains(edition.id()), "{told}");
            assert!(lines.iter().all(|line| line.ends_with('.')), "{told}");
            let book = edition.book();
            let tables = lines.iter().filter(|line| line.matches(", ").count() == 3 && line.contains(':')).count();
            assert!(tables >= book.tables.len(), "{told}");
            assert!(lines.len() > book.tables.len() + book.scenes.len() + book.advice.len() + 8, "{told}");
        }
    }
    let told = narrator.edition("en", &["show", "avalon"]).well();
    let steps: Vec<&str> = told.lines().filter(|line| line.starts_with("Step ")).collect();
    assert_eq!(
        steps,
        [
            "Step 1, looking and shown: Assassin, Mordred, Morgana and Minion of Mordred.",
            "Step 2, looking: Merlin. Shown: Assassin, Morgana, Oberon and Minion of Mordred.",
            "Step 3, looking: Percival. Shown: Merlin and Morgana.",
        ]
    );
}

#[test]
fn a_new_edition_is_written_checked_and_played_to_its_end() {
    let narrator = Narrator::new();
    let folder = narrator.home().display().to_string();
    for language in ["en", "fr", "de"] {
        let name = format!("knights-{language}");
        let told = narrator.edition(language, &["new", &name, &folder]).well();
        let file = format!("{folder}/{name}.toml");
        assert_eq!(told.lines().count(), 2, "{told}");
        assert!(told.contains(&file), "{told}");
        assert_eq!(narrator.edition(language, &["check", &file]).well().lines().count(), 1);
        let before = fs::read(&file).unwrap();
        assert_eq!(narrator.edition(language, &["new", &name, &folder]).fault(1).len(), 1);
        assert_eq!(fs::read(&file).unwrap(), before, "what is there stays");
    }
    let rounds = [
        &["ready", "skip"][..],
        &["propose 1 2", "vote 5 0", "success"],
        &["propose 1 2 3", "vote 5 0", "success"],
        &["propose 1 2", "vote 5 0", "success"],
        &["assassinate Ben", "wrong"],
    ];
    let game = narrator.play(&["--edition", &format!("{folder}/knights-en.toml")], &rounds.concat());
    let state = game.last();
    assert_eq!((&state["phase"], &state["winner"]), (&"over".into(), &"good".into()), "{state}");
    let bad = narrator.edition("en", &["new", "My own", &folder]).fault(2);
    assert_eq!(bad.len(), 1, "{bad:?}");
    assert!(!narrator.home().join("My own.toml").exists());
}

#[test]
fn a_saved_game_goes_on_when_its_file_has_changed_or_is_gone() {
    let narrator = Narrator::new();
    let file = narrator.write("editions/lovers.toml", LOVERS);
    narrator.play(&["--edition", "lovers"], &ONE_SUCCESS);
    let (id, _) = narrator.saved();
    let told = |narrator: &Narrator| {
        let replay = Json::of(narrator.run(&["replay", &id, "--json"], "")).lines;
        let exports = ["text", "html", "json"].map(|form| narrator.run(&["export", &id, "--as", form], "").well());
        (replay, exports, narrator.resume(&["status", "who"]).lines)
    };
    let before = told(&narrator);
    // Another edition of this name, of which Percival is not a part, and in which two rejections are too many.
    let changed = LOVERS.replace("rejections = 4", "rejections = 2").replace("percival", "mordred");
    let changed = changed.replace("side = \"good\"\nmodule", "side = \"evil\"\nmodule");
    let changed = changed.replace("sees = [\"merlin\"]", "sees = [\"evil\"]");
    fs::write(&file, &changed).unwrap();
    assert_eq!(told(&narrator), before, "changed");
    let other = narrator.run(&["play", "--json", "--edition", "lovers", "--players", FIVE, "--leader", "Ana"], "");
    assert_eq!(Json::of(other).last()["edition"], "lovers", "the changed one can be played");
    fs::write(&file, "id = ").unwrap();
    let lines = ["propose 1 2 3", "vote 0 5"].repeat(4);
    fs::remove_file(&file).unwrap();
    for name in narrator.games().iter().skip(1) {
        fs::remove_file(name).unwrap();
    }
    assert_eq!(told(&narrator), before, "gone");
    let game = narrator.resume(&lines);
    let ended: Vec<&Value> =
        (1..=lines.len()).filter(|line| line % 2 == 0).map(|line| &game.state(line)["winner"]).collect();
    assert_eq!(ended, [&Value::Null, &Value::Null, &Value::Null, &"evil".into()], "the fourth rejection ends it");
}

#[test]
fn a_recorded_edition_stands_in_the_game_only_where_it_is_not_one_of_our_own() {
    let narrator = Narrator::new();
    narrator.play(&["--edition", "avalon"], &[]);
    let (_, file) = narrator.saved();
    assert!(!fs::read_to_string(&file).unwrap().contains("\"file\""));
    fs::remove_file(file).unwrap();
    let file = narrator.write("lovers.toml", LOVERS);
    narrator.play(&["--edition", &file], &[]);
    let (_, game) = narrator.saved();
    let first = fs::read_to_string(game).unwrap().lines().next().unwrap().to_owned();
    let begun: Value = serde_json::from_str(first.splitn(4, ' ').last().unwrap()).unwrap();
    assert_eq!(begun["begun"]["file"], LOVERS);
}

#[test]
fn editions_in_the_settings_folder_stand_in_the_list() {
    let narrator = Narrator::new();
    narrator.write("editions/lovers.toml", LOVERS);
    narrator.write("editions/notes.txt", "no edition");
    let list = narrator.edition("en", &[]).well();
    assert!(list.lines().any(|line| line.contains("5 to 10 players. After --edition: lovers.")), "{list}");
    assert!(!list.contains("notes"), "{list}");
    let help = narrator.run(&["play", "--help"], "").well();
    assert!(help.contains("avalon, lovers"), "{help}");
    let typed = "Ana, Ben, Cleo, Dan, Eve\nAna\noptions\n1\n7\nstart\n1\nquit\n";
    narrator.run(&["play", "--voice", "off"], typed).well();
    let (id, _) = narrator.saved();
    let told = narrator.run(&["export", &id, "--as", "json"], "").well();
    assert!(told.contains("\"lovers\""), "the seventh of the list: {told}");
    let script = narrator.run(&["script", "lovers", "--players", "5", "--with", "percival", "--print"], "").well();
    assert!(script.lines().count() > 10, "{script}");
}

#[test]
fn a_wrong_file_in_the_settings_folder_is_told_and_left_out() {
    let narrator = Narrator::new();
    let wrong = LOVERS.replace("several = true", "severel = true");
    let wrong = narrator.write("editions/a.toml", &wrong);
    narrator.write("editions/b.toml", LOVERS);
    let same = narrator.write("editions/c.toml", &(LOVERS.to_owned() + "\n"));
    let game = narrator.play(&["--edition", "lovers"], &[]);
    let said: Vec<&str> = game.answers[0].iter().filter_map(|object| object["text"].as_str()).collect();
    assert_eq!(
        said[..2],
        [
            format!(
                "The edition in {wrong} has 2 faults, so it is left out. To hear them, type: narrator edition check {wrong}."
            ),
            format!("The edition in {same} is called lovers like another one in its folder, so it is left out."),
        ]
    );
    assert_eq!(game.last()["edition"], "lovers");
}

#[test]
fn a_script_is_read_for_the_edition_that_is_named() {
    let narrator = Narrator::new();
    let file = narrator.write("lovers.toml", LOVERS);
    let script = |words: &[&str]| narrator.run(&[&["script"], words, &["--print", "--voice", "off"]].concat(), "");
    script(&["lovers", "--edition", &file]).well();
    script(&["reveal-eyes", "--edition", "widerstand"]).well();
    let refused = script(&["reveal-eyes", "--edition", "avalon"]).fault(2);
    assert_eq!(refused, ["The script reveal-eyes is not read in Avalon."]);
}

/// The edition that stands on the page of the handbook.
#[test]
fn the_edition_of_the_handbook_can_be_played() {
    let page = crate::project::files_of("handbook/editions/your-own", ".md").remove(0).text;
    let file = page.split_once("```toml\n").unwrap().1.split_once("```").unwrap().0.to_owned();
    let narrator = Narrator::new();
    let file = narrator.write("lovers.toml", &file);
    let told = narrator.edition("en", &["show", &file]).well();
    for step in ["looking: Merlin. Shown: Percival.", "looking: Percival. Shown: Merlin."] {
        assert!(told.contains(step), "{step}: {told}");
    }
    assert_eq!(narrator.play(&["--edition", &file], &["ready", "skip"]).last()["phase"], "proposal");
}

/// Its characters are told in general sentences, by the names that the file gives them.
#[test]
fn an_own_edition_is_told_by_its_names_in_every_language() {
    let file = root().join("tests/editions/tristan.toml").display().to_string();
    let told = [
        (
            "en",
            "Tristan and Isolde, five players",
            "Three successes. Everybody on the side of evil, come forward",
            "Evil wins. King Mark has found Brangaene.",
        ),
        (
            "fr",
            "Tristan et Iseut, cinq joueurs",
            "Trois succès. Tous ceux du côté du Mal, montrez-vous",
            "Le Mal gagne la partie. Le roi Marc a trouvé Brangien.",
        ),
        (
            "de",
            "Gespielt wird Tristan und Isolde. Fünf spielen mit",
            "Drei Erfolge. Alle auf der Seite der Bösen, gebt euch zu erkennen",
            "Die Bösen gewinnen. Brangäne ist gefunden: König Marke hatte recht.",
        ),
    ];
    for (language, begins, seeks, ends) in told {
        let rounds = [
            &["ready", "skip"][..],
            &["propose 1 2", "vote 5 0", "success"],
            &["propose 1 2 3", "vote 5 0", "success"],
            &["propose 1 2", "vote 5 0", "success"],
            &["assassinate Ben", "right"],
        ];
        let game = Narrator::new().play(&["--edition", &file, "--language", language], &rounds.concat());
        let state = game.last();
        assert_eq!((&state["winner"], &state["why"]), (&"evil".into(), &"brangaene-found".into()), "{state}");
        let said = game.lines.join("\n");
        for sentence in [begins, seeks, ends] {
            assert!(said.contains(sentence), "{sentence}: {said}");
        }
    }
}

#[test]
fn what_is_wrong_with_its_sentences_is_told_too() {
    let narrator = Narrator::new();
    let wrong = LOVERS.to_owned() + "\n[sentences.en]\nown-merlin = \"You are { $king }.\"\nmerlin = \"Me.\"\n";
    let file = narrator.write("lovers.toml", &wrong);
    let told = narrator.edition("en", &["check", &file]).fault(1);
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[1].contains("Under merlin I say nothing"), "{told:?}");
    assert!(told[2].contains("own-merlin") && told[2].contains("king"), "{told:?}");
}

/// How many rejections are too many, and what they cost, is said as the file has it: in nobody else's numbers and names.
#[test]
fn rejections_are_told_as_the_file_counts_them() {
    let three = "id = \"three\"\nas_in = \"accessible\"\nrejections = 3\nrejections_cost = \"mission\"\n";
    let good = three.replace("rejections_cost = \"mission\"", "sides = [\"good\", \"evil\"]\ncharacters = [\n{ id = \"servant\", side = \"good\", several = true },\n{ id = \"minion\", side = \"evil\", several = true, sees = [\"evil\"] },\n]\nmodules = [\"plot\"]");
    let narrator = Narrator::new();
    for (file, wanted) in [
        (three, "Mission one fails: too many teams were rejected."),
        (&good, "Evil wins. Too many teams in a row were rejected."),
    ] {
        let file = narrator.write("three.toml", file);
        let rounds = [&["ready", "skip"][..], &["propose 1 2", "vote 1 4"].repeat(3)].concat();
        let said = narrator.play(&["--edition", &file], &rounds).lines.join("\n");
        for sentence in ["First rejection.", "Last proposal: one more rejection is too many.", wanted] {
            assert!(said.contains(sentence), "{sentence}: {said}");
        }
        assert!(!said.contains("ifth") && !said.contains("of five") && !said.contains("Lemurian"), "{said}");
    }
}
