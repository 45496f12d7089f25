//! Damaged games, as a table and a program meet them: asked about, gone on with from where they are sound, never changed
//! unasked.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::{FIVE, Json, Narrator, Run};

const LINES: [&str; 6] = ["propose 1 2", "vote 3 2", "fails 0", "propose 1 2 3", "vote 3 2", "fails 0"];

/// The lines of the file of a game in which all of [`LINES`] were played.
const ENTRIES: usize = 3 + LINES.len();

/// A home with a game whose file is damaged in a line, from 1, and what was told while it was played.
struct Damaged {
    narrator: Narrator,
    file: PathBuf,
    id: String,
    played: Json,
}

impl Damaged {
    fn new(line: usize) -> Self {
        let narrator = Narrator::new();
        let played = narrator.play(&[], &LINES);
        let file = narrator.games().remove(0);
        let id = file.file_stem().unwrap().to_str().unwrap().to_owned();
        damage(&file, line);
        Self { narrator, file, id, played }
    }

    fn all_files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let files = fs::read_dir(self.file.parent().unwrap()).unwrap().map(|file| file.unwrap().path());
        files.map(|file| (file.clone(), fs::read(file).unwrap())).collect()
    }

    fn objects(&self, args: &[&str], lines: &str) -> Vec<Value> {
        let out = self.narrator.run(args, lines).well();
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

fn damage(file: &PathBuf, line: usize) {
    let mut bytes = fs::read(file).unwrap();
    let ends: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at] == b'\n').collect();
    bytes[ends[line - 1] - 3] ^= 1;
    fs::write(file, bytes).unwrap();
}

#[test]
fn a_program_is_told_what_is_left_and_goes_on_if_it_says_so() {
    let game = Damaged::new(6);
    let before = game.all_files();
    let wanted = json!({"kind": "damaged", "game": game.id, "players": FIVE.split(',').collect::<Vec<_>>(),
        "entries": 4, "lost": ENTRIES - 5, "round": 1, "leader": 1, "legal": ["confirm", "cancel"]});
    for args in [&["resume", "--json"][..], &["resume", &game.id, "--json"]] {
        // The end of input is no yes.
        for lines in ["", "no\n", "cancel\n", "2\n", "quit\n"] {
            let told = game.objects(args, lines);
            let questions: Vec<&Value> = told.iter().filter(|object| object["kind"] == "damaged").collect();
            assert!(questions.iter().all(|question| **question == wanted), "{lines:?}: {told:#?}");
            assert!(
                !questions.is_empty() && told.iter().all(|object| object["kind"] != "state"),
                "{lines:?}: {told:#?}"
            );
            assert_eq!(game.all_files(), before, "{lines:?}");
        }
    }
    let told = game.objects(&["resume", "--json"], "propose 1 2\n");
    assert!(told.iter().any(|object| object["kind"] == "refusal"), "{told:#?}");
    assert_eq!(*told.last().unwrap(), wanted);

    let told = game.objects(&["resume", "--json"], "yes\n");
    let aside = format!("{}.game.damaged-1", game.id);
    let kept = json!({"kind": "event", "event": "kept-aside", "file": aside, "lost": ENTRIES - 5});
    assert!(told.contains(&kept), "{told:#?}");
    assert_eq!(told.last(), Some(game.played.state(2)), "it goes on where the file was sound");
    assert_eq!(game.all_files()[&game.file.with_file_name(aside)], before[&game.file]);
    let resumed = game.narrator.resume(&["fails 0"]);
    assert_eq!(resumed.last(), game.played.state(3), "and it can be gone on with as ever");
}

#[test]
fn a_table_is_asked_whether_to_go_on() {
    for (language, go_on, leave, words) in [
        ("en", "yes", "no", ["Ana as leader", "4 steps", "4 steps after", "left as it is", "It is called"]),
        ("fr", "oui", "non", ["Meneur : Ana", "4 premières", "4 étapes suivantes", "touché à rien", "Il s'appelle"]),
        ("de", "Ja", "Nein", ["anführen", "ersten 4", "4 Eingaben danach", "bleibt, wie es ist", "heißt jetzt"]),
    ] {
        let game = Damaged::new(6);
        let before = game.all_files();
        let args = ["resume", &game.id, "--voice", "off", "--language", language];
        let left = game.narrator.run(&args, format!("{leave}\n")).well();
        for word in &words[..4] {
            assert!(left.to_lowercase().contains(&word.to_lowercase()), "{word} in {left}");
        }
        assert_eq!(game.all_files(), before, "{language}");
        let on = game.narrator.run(&args, format!("{go_on}\nquit\n")).well();
        assert!(on.contains(words[4]) && on.contains(".game.damaged-1"), "{on}");
        assert_eq!(game.narrator.resume(&[]).last(), game.played.state(2), "{language}");
    }
}

#[test]
fn play_offers_the_sound_part_of_the_newest_game_and_a_new_one_beside_it() {
    let game = Damaged::new(6);
    let before = game.all_files();
    let told = game.narrator.run(&["play", "--voice", "off"], "2\nquit\n").well();
    assert!(told.contains("damaged") && told.contains("Who's playing?"), "{told}");
    assert_eq!(game.all_files(), before);
    let told = game.narrator.run(&["play", "--voice", "off"], "1\nquit\n").well();
    assert!(told.contains("Continuing the game of Ana, Ben, Cleo, Dan and Eve."), "{told}");
    assert_eq!(game.narrator.resume(&[]).last(), game.played.state(2));
}

#[test]
fn a_newest_game_that_cannot_be_read_is_never_passed_over_in_silence() {
    let game = Damaged::new(1);
    let first = game.file.with_file_name("2001-01-01-1.game");
    let second = Narrator::new();
    second.play(&[], &["propose 1 2"]);
    fs::copy(second.games().remove(0), &first).unwrap();
    let told = game.narrator.run(&["play", "--voice", "off"], "2\nquit\n").well();
    let line = told.lines().position(|line| line.contains(&game.id) && line.contains("damaged at line 1"));
    let offer = told.lines().position(|line| line.contains("There is an unfinished game"));
    assert!(line.is_some() && line < offer, "{told}");
    let Run { code, out, err } = game.narrator.run(&["resume", "--json"], "");
    assert_eq!((code, err.lines().count()), (Some(0), 1), "{err}");
    assert!(err.contains(&game.id) && out.contains(r#""phase":"vote""#), "{err}{out}");
    // Once another game is the newest, nobody needs to hear of it again.
    game.narrator.play(&[], &["propose 1 2"]);
    let told = game.narrator.run(&["play", "--voice", "off"], "2\nquit\n").well();
    assert!(!told.contains("damaged at line"), "{told}");
}

#[test]
fn the_list_exports_and_replays_tell_the_sound_part_and_say_so() {
    let game = Damaged::new(6);
    let before = game.all_files();
    let listed = game.narrator.run(&["games"], "").well();
    assert!(listed.contains("damaged, 4 steps are left."), "{listed}");
    for format in ["text", "markdown", "html", "csv", "json"] {
        let Run { code, out, err } = game.narrator.run(&["export", &game.id, "--as", format], "");
        assert_eq!((code, err.lines().count()), (Some(1), 1), "{format}: {err}");
        assert!(err.contains("damaged at line 6") && err.contains("4 steps after that are lost"), "{err}");
        assert!(out.contains("Cleo"), "{format}: {out}");
    }
    let replay = Json::of(game.narrator.run(&["replay", &game.id, "--json"], ""));
    assert_eq!(replay.last(), game.played.state(2));
    let said = |object: &Value| object["text"].as_str().is_some_and(|text| text.contains("is damaged at line six"));
    assert!(replay.answers[0].iter().any(said), "{:#?}", replay.answers[0]);
    assert_eq!(game.all_files(), before);
}

#[test]
fn damage_in_every_line_is_survived() {
    for line in 2..=ENTRIES {
        let game = Damaged::new(line);
        let damaged = fs::read(&game.file).unwrap();
        let told = game.objects(&["resume", "--json"], "yes\n");
        // A table is ready, and its reveal over, without a line of its own.
        let state = game.played.state(line.saturating_sub(4));
        assert_eq!(told.last(), Some(state), "line {line}");
        let aside = game.file.with_file_name(format!("{}.game.damaged-1", game.id));
        assert_eq!(fs::read(aside).unwrap(), damaged, "line {line}");
    }
}

#[test]
fn a_damaged_private_part_is_told_and_the_game_goes_on_without_it() {
    let narrator = Narrator::new();
    let played = narrator.play(&["--reveal", "earpiece", "--seed", "3"], &LINES);
    let file = narrator.games().remove(0).with_extension("private");
    damage(&file, 1);
    let damaged = fs::read(&file).unwrap();
    let game = narrator.resume(&["undo", "fails 1"]);
    let texts: Vec<&str> = game.answers[0].iter().filter_map(|object| object["text"].as_str()).collect();
    assert!(texts.iter().any(|text| text.contains("private part of this game was damaged")), "{texts:?}");
    assert!(texts.iter().any(|text| text.contains("who is who")), "{texts:?}");
    assert_eq!(*game.state(0), *played.last());
    assert_eq!(game.last()["results"], json!(["success", "fail", null, null, null]));
    assert_eq!(fs::read(file.with_extension("private.damaged-1")).unwrap(), damaged);
    let again = narrator.resume(&[]);
    let told = |object: &Value| object["text"].as_str().is_some_and(|text| text.contains("was damaged"));
    assert!(!again.answers[0].iter().any(told), "it is told once");
}

#[test]
fn a_forum_goes_on_when_its_private_part_is_damaged() {
    let narrator = Narrator::new();
    let args = ["play", "--json", "--edition", "forum", "--players", FIVE, "--leader", "Ana", "--without", "plot"];
    let lines = "propose Ana, Ben\nprivately Ben votes approve\nprivately Ana votes approve\ndeadline in 2 days\n";
    let played = Json::of(narrator.run(&args, lines));
    let public = narrator.games().remove(0);
    let file = public.with_extension("private");
    let count = fs::read_to_string(&file).unwrap().lines().count();
    damage(&file, count);
    let roles = |narrator: &Narrator| {
        let id = public.file_stem().unwrap().to_str().unwrap();
        let out = narrator.run(&["export", id, "--as", "json", "--secrets"], "").out;
        serde_json::from_str::<Value>(&out).map(|game| game["roles"].clone()).unwrap_or_default()
    };
    assert_eq!(roles(&narrator), Value::Null, "what is damaged is not exported");
    let game = narrator.resume(&["who votes"]);
    assert_eq!(game.state(0)["phase"], played.last()["phase"]);
    let texts: Vec<&str> = game.answers[0].iter().filter_map(|object| object["text"].as_str()).collect();
    assert!(texts.iter().any(|text| text.contains("Tell me again what holds now")), "{texts:?}");
    assert!(!texts.iter().any(|text| text.contains("who is who")), "in a forum the narrator alone deals: {texts:?}");
    assert_eq!(roles(&narrator).as_array().map(Vec::len), Some(5));
}
