//! Games by voice, from outside: the built program, a real sound server, real recognition, and players who speak.

mod table;
mod voice_profiles;

use std::fs;
use std::path::Path;

use rustix::process::{Pid, Signal, kill_process};

use crate::servers::in_time::{certain, in_time};
use table::{Room, Table};

/// Those who play in English and in German.
const FIVE: &str = "Ana,Ben,Cleo,Dan,Eve";

/// Less than half a second of sound, in bytes.
const NO_SOUND: usize = 15_000;

/// What follows the team in the rounds in French and in German.
const ROUND: [&str; 2] = ["{\"vote\":{\"approve\":3,\"reject\":2}}", "{\"fails\":0}"];

#[test]
fn a_whole_game_is_played_by_voice_and_nothing_of_it_is_kept_but_the_game() {
    in_time(|| {
        let mut table = Table::new(FIVE, "en", "en-gb", "open", Room::Headset);
        table.sees("The speech model is");
        table.says("everything is ready", "Ready: confirm?");
        table.says("confirm", "Start now, or skip the reveal?");
        table.says("skip the reveal", "Skip: confirm?");
        table.says("confirm", "Who goes?");
        table.says("propose ana and cleo", "Ana and Cleo: confirm?");
        table.says("confirm", "For and against?");
        table.says("three approve two reject", "3 for, 2 against: confirm?");
        table.says("confirm", "Fails?");
        table.says("no fails", "No Fails: confirm?");
        table.says("confirm", "Who goes?");
        table.says("propose ana cleo and dan", "Ana, Cleo and Dan: confirm?");
        table.says("confirm", "For and against?");
        table.says("all approve", "confirm?");
        table.says("confirm", "Fails?");
        table.says("what is the score", "resistance 1, spies 0");
        table.says("success", "confirm?");
        table.says("confirm", "Who goes?");
        table.says("the team is ana and eve", "Ana and Eve: confirm?");
        table.says("confirm", "For and against?");
        table.says("four approve one reject", "4 for, 1 against: confirm?");
        table.says("confirm", "Fails?");
        table.says("no fails", "No Fails: confirm?");
        table.says("confirm", "The resistance wins.");
        table.quits("Goodbye.");
        let played = [
            "\"table-ready\"",
            "\"reveal-done\"",
            "{\"propose\":[1,3]}",
            "{\"vote\":{\"approve\":3,\"reject\":2}}",
            "{\"fails\":0}",
            "{\"propose\":[1,3,4]}",
            "{\"approve\":[1,2,3,4,5]}",
            "{\"fails\":0}",
            "{\"propose\":[1,5]}",
            "{\"vote\":{\"approve\":4,\"reject\":1}}",
            "{\"fails\":0}",
        ];
        assert_eq!(table.actions(), played);
        table.was_understood();
        nothing_heard_is_kept(&table);
    });
}

/// All that is kept is text, too short for any sound; and none of it is what was said.
fn nothing_heard_is_kept(table: &Table) {
    let files = files_below(&table.home());
    assert!(files.iter().any(|(path, _)| path.ends_with(".game")), "there are files to look through");
    let all: Vec<u8> = files.iter().flat_map(|(_, content)| content.clone()).collect();
    let paths: Vec<&String> = files.iter().map(|(path, _)| path).collect();
    certain(all.len() < NO_SOUND, &format!("{} bytes are kept: {paths:?}", all.len()));
    let text = String::from_utf8(all).unwrap_or_else(|_| "\0".to_owned());
    certain(!text.contains('\0') && !text.contains("RIFF"), "something is kept that is no text, as samples are");
    let (_, log) = files.iter().find(|(path, _)| path.ends_with("narrator.log")).expect("there is a log");
    let log = String::from_utf8_lossy(log).to_lowercase();
    for word in ["ana", "cleo", "confirm", "approve", "unk", "three"] {
        certain(!log.contains(word), &format!("{word:?} in the log: {log}"));
    }
}

fn files_below(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // The key of the sound server is not the narrator's.
        if path.ends_with(".config/pulse") || path.ends_with("cookie") {
            continue;
        }
        if path.is_dir() {
            files.extend(files_below(&path));
        } else {
            files.push((path.display().to_string(), fs::read(&path).unwrap()));
        }
    }
    files
}

#[test]
fn a_french_round_is_played_by_voice_on_call() {
    in_time(|| {
        let mut table = Table::new("Ana,Paul,Marie,Dan,Julie", "fr", "fr-fr", "wake", Room::Headset);
        let wake = "bonjour narrateur";
        table.types("prêt", "sauter");
        table.types("sauter", "Qui part");
        table.sees("J'écoute avec");
        table.calls(wake, "je propose Ana et Dan", "Ana et Dan");
        table.says("enlève Dan", "manque");
        table.says("ajoute Julie", "Ana et Julie");
        table.says("je confirme", "Combien de pour");
        // The wake phrase and the command in one breath.
        table.says(&format!("{wake}, trois pour deux contre"), "3 pour, 2 contre");
        table.says("je confirme", "Échecs");
        table.says(&format!("{wake}, sans échec"), "confirmer");
        table.says("je confirme", "Qui part");
        assert_eq!(table.actions()[2], "{\"propose\":[1,5]}");
        assert_eq!(table.actions()[3..], ROUND);
        table.was_understood();
    });
}

#[test]
fn a_german_round_is_played_by_voice_on_call() {
    in_time(|| {
        let mut table = Table::new(FIVE, "de", "de", "wake", Room::Headset);
        let wake = "hallo Erzähler";
        table.types("bereit", "überspringen");
        table.types("überspringen", "Wer geht");
        table.sees("Zum Zuhören nehme ich");
        table.calls(wake, "ich schlage Ana und Ben vor", "Ana und Ben");
        table.says("nicht Ben Dan", "Ana und Dan");
        table.says("bestätigen", "Wie viele dafür");
        // The wake phrase and the command in one breath.
        table.says(&format!("{wake}, drei dafür zwei dagegen"), "3 Pro, 2 Contra");
        table.says("bestätigen", "Fehlschläge?");
        table.says(&format!("{wake}, ohne Fehlschlag"), "bestätigen?");
        table.says("bestätigen", "Wer geht");
        assert_eq!(table.actions()[2], "{\"propose\":[1,4]}");
        assert_eq!(table.actions()[3..], ROUND);
        table.was_understood();
    });
}

#[test]
fn a_name_that_no_model_knows_is_tried_and_then_understood() {
    in_time(|| {
        let mut table = Table::new("Ana,Mireille,Cleo,Dan,Eve", "en", "en-gb", "open", Room::Headset);
        table.sees("To find out whether I hear you, say: try the names.");
        // After two misses the narrator asks no more: whoever wants to be heard begins again.
        let heard = (0..3).any(|_| {
            table.says("try the names", "Mireille, I'm listening for");
            table.is_understood("Mireille", "I hear you as ", 2)
        });
        assert!(heard, "{table}");
        table.types("ready", "Start now, or skip the reveal?");
        table.types("skip", "Who goes?");
        table.says("propose Ana and Mireille", "Ana and Mireille: confirm?");
        let kept = fs::read_to_string(table.home().join("settings.toml")).unwrap();
        assert!(kept.contains("Mireille = "), "{kept}");
    });
}

#[test]
fn the_narrator_does_not_act_on_what_it_says_itself() {
    in_time(|| {
        let mut table = Table::new(FIVE, "en", "en-gb", "open", Room::Shared);
        table.sees("The speech model is");
        for (line, answer) in [
            ("ready", "Start now, or skip the reveal?"),
            ("skip", "Who goes?"),
            ("propose ana, cleo", "For and against?"),
            ("approve all", "Fails?"),
            ("0", "Who goes?"),
            ("help", "."),
            ("propose ben, cleo, dan", "For and against?"),
            ("3 2", "Fails?"),
            ("0", "Who goes?"),
        ] {
            table.types(line, answer);
            table.wait_for_silence();
        }
        // What was heard last would have been understood by now.
        std::thread::sleep(std::time::Duration::from_secs(2));
        assert!(!table.printed().iter().any(|line| line.contains("confirm?")), "{table}");
        assert_eq!(table.actions().len(), 8, "{table}");
        table.says("propose ana and eve", "Ana and Eve: confirm?");
        table.says("confirm", "For and against?");
    });
}

/// A table on which the narrator is interrupted: its language, its voice, and what is typed there with the answers.
type Interrupted = (&'static str, &'static str, [(&'static str, &'static str); 3], &'static str);

const ENGLISH: Interrupted =
    ("en", "en-gb", [("ready", "Start now, or skip the reveal?"), ("skip", "Who goes?"), ("speed 10", "10")], "help");
const FRENCH: Interrupted =
    ("fr", "fr-fr", [("prêt", "sauter"), ("sauter", "Qui part"), ("vitesse 10", "10")], "aide");
const GERMAN: Interrupted =
    ("de", "de", [("bereit", "überspringen"), ("überspringen", "Wer geht"), ("Tempo 10", "10")], "Hilfe");

#[test]
fn the_narrator_is_interrupted_by_voice_while_it_speaks() {
    in_time(|| {
        for (ears, (language, voice, typed, help), words) in [
            ("open", ENGLISH, "narrator stop"),
            ("wake", ENGLISH, "hello narrator"),
            ("wake", FRENCH, "narrateur attends"),
            ("open", GERMAN, "Erzähler warte"),
        ] {
            let mut table = Table::new(FIVE, language, voice, ears, Room::Shared);
            for (line, answer) in typed {
                table.types(line, answer);
            }
            table.wait_for_silence();
            is_interrupted(&mut table, help, words);
        }
    });
}

#[test]
fn where_the_sound_server_takes_out_the_loudspeaker_the_voice_of_the_system_is_interrupted_too() {
    in_time(|| {
        let (language, voice, typed, help) = ENGLISH;
        let mut table = Table::new(FIVE, language, voice, "wake", Room::Cancelled);
        for (line, answer) in typed {
            table.types(line, answer);
        }
        table.wait_for_silence();
        is_interrupted(&mut table, help, "narrator stop");
    });
}

/// Help takes half a minute, and nobody but the narrator speaks: it hears nothing of itself. Then it is told to stop.
fn is_interrupted(table: &mut Table, help: &str, words: &str) {
    table.types(help, "");
    std::thread::sleep(std::time::Duration::from_secs(6));
    // Between two sentences it may take a breath, and on a busy machine a long one.
    assert!(comes(|| !table.room().is_silent(1_500)), "it still speaks: {table}");
    // It is said again if it was not understood.
    let silent = (0..3).any(|_| {
        table.mutters(words);
        comes(|| table.room().is_silent(3_000))
    });
    assert!(silent, "{words:?}: {table}");
}

/// Whether something comes true within ten seconds.
fn comes(so: impl Fn() -> bool) -> bool {
    (0..50).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(200));
        so()
    })
}

#[test]
fn a_recogniser_that_is_killed_comes_back_and_the_game_goes_on() {
    in_time(|| {
        let mut table = Table::new(FIVE, "en", "en-gb", "open", Room::Headset);
        table.sees("The speech model is");
        table.types("ready", "Start now, or skip the reveal?");
        table.types("skip", "Who goes?");
        table.says("propose ana and cleo", "Ana and Cleo: confirm?");
        let recogniser = table.recogniser();
        kill_process(Pid::from_raw(recogniser.cast_signed()).unwrap(), Signal::KILL).unwrap();
        table.types("confirm", "For and against?");
        table.sees("the recogniser has stopped");
        table.types("3 2", "Fails?");
        table.sees("Voice commands are back.");
        assert_ne!(table.recogniser(), recogniser);
        table.says("no fails", "No Fails: confirm?");
        table.says("confirm", "Who goes?");
        for told in ["the recogniser has stopped", "Voice commands are back."] {
            assert_eq!(table.printed().iter().filter(|line| line.contains(told)).count(), 1, "{table}");
        }
    });
}
