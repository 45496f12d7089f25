//! Bad input at the program's edge: one clear sentence, the right exit code, no escape byte, and no lost game.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

const TABLE: [&str; 7] = ["play", "--json", "--players", "Ana,Ben,Cleo,Dan,Eve", "--leader", "1", "--reveal=none"];

fn narrator(home: &TempDir, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_narrator"));
    command.args(args).env("NARRATOR_HOME", home.path()).env("LC_ALL", "en_GB.UTF-8");
    command
}

/// What the program says to lines of input.
fn run(home: &TempDir, args: &[&str], lines: &[&str]) -> Output {
    let mut child = narrator(home, args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    // A program that refuses its arguments reads no line.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// The answers to the last line: everything but states.
fn answers(args: &[&str], lines: &[&str]) -> Vec<Value> {
    let home = TempDir::new().expect("a folder");
    let output = run(&home, args, lines);
    assert_eq!(output.status.code(), Some(0), "{lines:?}");
    let text = String::from_utf8(output.stdout).expect("it is text");
    let all: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    let groups: Vec<&[Value]> = all.split_inclusive(|object| object["kind"] == "state").collect();
    let last = groups.last().expect("there are answers");
    last.iter().filter(|object| object["kind"] != "state").cloned().collect()
}

fn refusal(lines: &[&str]) -> (String, String) {
    let answers = answers(&TABLE, lines);
    let [refusal] = answers.as_slice() else { panic!("{lines:?}: {answers:?}") };
    assert_eq!(refusal["kind"], "refusal", "{lines:?}: {refusal}");
    let text = |key: &str| refusal[key].as_str().unwrap_or_default().to_owned();
    (text("code"), text("text"))
}

#[test]
fn arguments_are_refused_in_one_sentence_without_an_escape_byte() {
    let home = TempDir::new().expect("a folder");
    let foul = "\u{1b}[31mx\u{202e}";
    for (args, wanted) in [
        (vec!["play", "--leader", ""], "needs a value"),
        (vec!["play", "--players", "Ana,Ben,Cleo,Dan,Eve", "--leader", "-"], "isn't playing"),
        (vec!["play", "--players", "Ana"], "one player"),
        (vec!["play", "--seed", "-1"], "a whole number"),
        (vec!["play", "--pace", "9"], "from 0.25 to 4"),
        (vec!["play", "--seed", "1", "--seed", "2"], "given twice"),
        (vec!["play", "extra"], "the word extra"),
        (vec!["play", "--with", "plots,"], "no variant plots"),
        (vec!["play", "--edition", foul], "no edition x."),
        (vec!["play", "--leader", foul, "--players", "Ana,Ben,Cleo,Dan,Eve"], "to lead"),
        (vec!["play", "--voice", foul], "can't be x."),
        (vec![foul], "no command x."),
        (vec!["script", "reveal-touch", "--with", "xyz", "--print"], "no variant xyz"),
        (vec!["script", "reveal-touch", "--players", "4"], "from 5 to 10"),
        (vec!["export", "x", "--as", "pdf"], "can't be pdf. It can be"),
        (vec!["settings", "sound.rate", "-5"], "sound.rate can't be -5"),
    ] {
        let output = run(&home, &args, &[]);
        let text = String::from_utf8(output.stderr).expect("it is text");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {text}");
        assert!(text.contains(wanted), "{args:?}: {text}");
        assert_eq!(text.lines().count(), 1, "{args:?}: {text}");
        assert!(!text.contains(['\u{1b}', '\u{202e}']), "{args:?}: {text:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn modules_of_other_editions_may_be_left_out() {
    let without = "plot,reverser=spy,rogue=resistance,baron-zemo,targeting";
    let args = [&TABLE[..], &["--without", without]].concat();
    assert_eq!(answers(&args, &["ready"]).len(), 1);
}

#[test]
fn names_that_cannot_be_told_apart_are_refused() {
    let home = TempDir::new().expect("a folder");
    for names in [
        "Anne-Marie,Anne Marie,Cleo,Dan,Eve",
        "Jürgen,Juergen,Cleo,Dan,Eve",
        "O'Neil,O Neil,Cleo,Dan,Eve",
        "Ana and Ben,Ana,Ben,Dan,Eve",
        "Ana,Seat one,Cleo,Dan,Eve",
        "Ana,All,Cleo,Dan,Eve",
    ] {
        assert_eq!(run(&home, &["play", "--players", names], &[]).status.code(), Some(2), "{names}");
    }
    // An accent that is a sign of its own belongs to its letter.
    let accents = ["play", "--json", "--leader", "zoé", "--players", "Ana,Zoe\u{301},Cleo,Dan,Eve"];
    assert_eq!(run(&home, &accents, &[]).status.code(), Some(0));
}

#[test]
fn impossible_counts_are_never_taken_for_possible_ones() {
    let voting = ["ready", "propose 1 2"];
    let running = ["ready", "propose 1 2", "vote 5 0"];
    let code = |before: &[&str], line| refusal(&[before, &[line]].concat()).0;
    for line in ["vote 3 -2", "vote 99999999999 1", "3 -2", "vote 256 5"] {
        assert_eq!(code(&voting, line), "not-a-number", "{line}");
    }
    assert_eq!(code(&voting, "approve -1"), "unknown-player");
    assert_eq!(code(&voting, "vote 4 2"), "tally");
    for line in ["fails -1", "-1", "fails 99999999999"] {
        assert_eq!(code(&running, line), "not-a-number", "{line}");
    }
    for line in ["propose 1.5 2", "propose Ana, 2.0", "1.5 2"] {
        let (code, text) = refusal(&["ready", line]);
        assert!(code == "not-a-number" && text.contains("whole number"), "{line}: {code}: {text}");
    }
    assert_eq!(code(&voting, "vote 3.2"), "incomplete");
    assert_eq!(code(&running, "fails 0.5"), "not-a-number");
    assert_eq!(code(&running, "fails 3"), "too-many-fails");
    assert_eq!(code(&running, "1 fail and 7 successes"), "mission-cards");
    assert_eq!(answers(&TABLE, &[&running[..], &["1 fail and 1 success"]].concat())[0]["event"], "mission-run");
}

#[test]
fn half_a_command_is_asked_for_and_a_stranger_is_no_number() {
    let after = |line| refusal(&["ready", "propose 1 2", line]);
    let (code, text) = after("vote 3");
    assert_eq!(code, "incomplete");
    assert!(text.contains("vote 3 2"), "{text}");
    assert_eq!(after("vote 3 2 1").0, "malformed");
    assert_eq!(after("steal Ben").0, "unknown-command");
    assert_eq!(after("quit now").0, "unknown-command");
    assert_eq!(after("🙂").0, "unknown-command");
    assert_eq!(after("  ").0, "empty");
    assert_eq!(after("without saving").0, "not-now");
}

#[test]
fn in_a_roll_call_a_name_is_an_answer_and_no_vote_of_the_table() {
    let asked = ["ready", "propose 1 2", "roll call"];
    let answer = answers(&TABLE, &[&asked[..], &["Ana approves"]].concat());
    assert_eq!(answer.last().expect("an answer")["text"], "Ben?");
    // Whoever answers out of turn is heard, and the others are still asked.
    let answer = answers(&TABLE, &[&asked[..], &["Ben approves"]].concat());
    assert_eq!(answer.last().expect("an answer")["text"], "Ana?");
}

#[test]
fn a_comma_parts_two_players_whose_names_make_a_third() {
    let args = ["play", "--json", "--players", "Ana Maria,Ana,Maria,Dan,Eve", "--leader", "Dan", "--reveal", "none"];
    let team = |line| answers(&args, &[line])[0]["team"].clone();
    assert_eq!(team("propose Ana, Maria"), serde_json::json!([2, 3]));
    assert_eq!(team("propose Ana Maria and Eve"), serde_json::json!([1, 5]));
}

#[test]
fn a_second_game_has_its_own_draw_and_its_own_file() {
    let begun = ["Ana,Ben,Cleo,Dan,Eve,Finn,Gina,Hugo,Ida,Jon", "draw", "options", "2", "2", "2", "start"];
    let rejected = ["ready", "propose 1 2 3", "reject all", "propose 1 2 3", "reject all", "propose 1 2 3"];
    let lost = ["reject all", "propose 1 2 3", "reject all", "propose 1 2 3", "reject all", "new game", "same"];
    let home = TempDir::new().expect("a folder");
    let lines = [&begun[..], &rejected, &lost, &["draw", "start", "quit"]].concat();
    let output = run(&home, &["play", "--voice", "off", "--seed", "7"], &lines);
    assert_eq!(output.status.code(), Some(0));
    let games = std::fs::read_dir(home.path().join("games")).expect("games are saved");
    let seeds: std::collections::BTreeSet<String> = games
        .map(|game| {
            let entry = std::fs::read_to_string(game.expect("a file").path()).expect("it can be read");
            entry
                .split("\"seed\":")
                .nth(1)
                .and_then(|rest| rest.split([',', '}']).next())
                .unwrap_or_default()
                .to_owned()
        })
        .collect();
    assert_eq!(seeds.into_iter().collect::<Vec<_>>(), ["7", "8"]);
}

#[test]
fn whoever_landed_in_another_language_finds_the_way_back() {
    let home = TempDir::new().expect("a folder");
    let lines = ["language french", "language english", "langue allemand", "Sprache englisch", "who", "quit"];
    let output = run(&home, &["play", "--voice", "off"], &lines);
    let text = String::from_utf8(output.stdout).expect("it is text");
    assert_eq!(text.matches("I speak English now.").count(), 2, "{text}");
}

/// A limit for the size of a file is a disk that is full. Only a Unix has such limits.
#[cfg(unix)]
#[test]
fn a_fault_of_the_disk_is_told_in_the_language_that_the_table_speaks_by_now() {
    let told = [
        ("language german", "Die Einstellungen lassen sich nicht speichern: "),
        ("language french", "Impossible d'écrire les réglages : "),
    ];
    for (line, wanted) in told {
        let home = TempDir::new().expect("a folder");
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -f 0; exec \"$0\" play --voice off", env!("CARGO_BIN_EXE_narrator")]);
        command.env("NARRATOR_HOME", home.path()).env("LC_ALL", "C.UTF-8");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let input = format!("{line}\nquit\n");
        child.stdin.take().expect("it is piped").write_all(input.as_bytes()).expect("it reads");
        let output = child.wait_with_output().expect("it ends");
        let text = String::from_utf8(output.stdout).expect("it is text");
        assert!(text.contains(wanted) && !text.contains("can't be written"), "{text}");
    }
}

#[test]
fn blind_spies_and_a_reveal_are_never_promised_together() {
    let home = TempDir::new().expect("a folder");
    let lines = ["Ana,Ben,Cleo,Dan,Eve", "Ana", "options", "4", "back", "options", "2", "back", "quit"];
    let output = run(&home, &["play", "--voice", "off"], &lines);
    let text = String::from_utf8(output.stdout).expect("it is text");
    assert!(text.contains("no reveal, Blind Spies"), "{text}");
    assert!(!text.lines().any(|line| line.contains("reveal by touch, Blind Spies")), "{text}");
}

/// A file that takes nothing: whoever exports a game into it must hear of it.
#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_printed_is_a_fault() {
    let home = TempDir::new().expect("a folder");
    for args in [&["games"][..], &["settings"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("it is there");
        let output = narrator(&home, args).stdout(full).stderr(Stdio::piped()).output().expect("it runs");
        let text = String::from_utf8(output.stderr).expect("it is text");
        assert_eq!((output.status.code(), text.trim()), (Some(1), "That can't be printed: the disk is full."));
    }
}

#[test]
fn a_program_without_voices_is_told_so_at_once() {
    let answers = answers(&TABLE, &["ready", "voices"]);
    assert_eq!(answers[0]["text"], "There are no voices to choose from.");
    assert_eq!(refusal(&["ready", "voice Ludmila"]).0, "no-voice");
}
