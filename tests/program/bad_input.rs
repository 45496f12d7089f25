//! Whatever comes in, and whatever goes away: one clear sentence, never a panic, never a lost game.

use std::fs;
use std::process::Stdio;

use serde_json::json;

use super::{FIVE, Json, Narrator, run};

const PLAY: [&str; 6] = ["play", "--json", "--players", FIVE, "--leader", "Ana"];

#[test]
fn endless_lines_and_lines_that_are_no_text_are_refused() {
    let mut input = b"propose 1 2\n".to_vec();
    input.resize(10_000_000, b'x');
    input.extend(b"\nvote \xff\xfe 2\nvo\x1bte\x07 3\x00 2\n");
    let game = Json::of(Narrator::new().run(&PLAY, input));
    assert_eq!([game.refusal(2), game.refusal(3), game.refusal(4)], [Some("line-too-long"), Some("not-text"), None]);
    assert_eq!(game.last()["phase"], json!("mission"), "control characters are passed over");
}

#[test]
fn a_last_line_without_an_end_is_read() {
    let game = Json::of(Narrator::new().run(&PLAY, "propose 1 2\nvote 3 2"));
    assert_eq!(game.last()["phase"], json!("mission"));
}

#[test]
fn what_is_read_back_is_text() {
    for line in [
        "propose \u{1b}[31mAna\u{7}, \u{202e}Ben",
        "language \u{1b}]0;x\u{7}",
        "\u{9b}2J fly",
        "vote {$x} { -y }",
        "%s %n",
    ] {
        let game = Json::of(Narrator::new().run(&PLAY, format!("{line}\n")));
        let raw = game.lines.join("\n");
        assert!(!raw.chars().any(|sign| sign.is_control() && sign != '\n'), "{line:?}: {raw:?}");
        assert!(!raw.contains("\\u001b") && !raw.contains("\\u009b") && !raw.contains("\\u0007"), "{line:?}: {raw}");
    }
}

#[test]
fn strange_names_are_refused_or_played_with() {
    let narrator = Narrator::new();
    for names in ["Ana,Ben,Cleo,Dan,\u{1b}[2J", "Ana,Ben,Cleo,Dan,12", "Ana,Ben,Cleo,Dan,👻"] {
        let faults = narrator.run(&["play", "--json", "--players", names], "").fault(2);
        assert!(!faults.concat().contains(['\u{1b}', '\u{7}']), "{faults:?}");
    }
    // What nobody sees in a name is dropped.
    let game = Json::of(narrator.run(&["play", "--json", "--players", "Ana,Ben,Cleo,Dan,Eve\u{7}"], ""));
    assert!(game.lines[0].contains("\"Eve\""), "{:?}", game.lines[0]);
    let names = "Zoë,Jean-Luc,O'Neil,Ира,Łukasz";
    let game = Json::of(
        narrator.run(&["play", "--json", "--players", names], "propose zoe, ира\npropose lukasz, o neil\nvote 3 2\n"),
    );
    assert_eq!(game.state(1)["team"], json!([1, 4]));
}

/// Everybody who could be meant is named, and nobody is taken for granted.
#[test]
fn like_names_are_asked_about() {
    let narrator = Narrator::new();
    let players = ["play", "--json", "--players", "Anna,Anne,Ben,Cleo,Dan", "--leader", "Ben"];
    let game = Json::of(narrator.run(&players, "propose ann, ben\npropose anna, ben\n"));
    assert!(
        game.answers[0].iter().any(|object| object["text"].as_str().is_some_and(|text| text.contains("very alike")))
    );
    assert_eq!(game.refusal(1), Some("ambiguous-player"));
    assert_eq!(game.last()["team"], json!([1, 3]));
}

#[test]
fn a_closed_output_loses_nothing() {
    let narrator = Narrator::new();
    let mut child = narrator.command("", &PLAY).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let _ = std::io::Write::write_all(&mut stdin, b"propose 1 2\n");
    drop(stdin);
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.code().is_some(), "{ended:?}");
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert_eq!(narrator.games().len(), 1, "the game was begun, and is saved");
    narrator.resume(&[]);
}

#[test]
fn a_closed_input_is_left_without_a_fault_and_a_full_output_with_one() {
    let narrator = Narrator::new();
    let mut command = narrator.command("", &PLAY);
    command.stdin(Stdio::null());
    let game = Json::of(run_without_input(command));
    assert_eq!(game.answers.len(), 1);
    let mut command = narrator.command("", &PLAY);
    command.stdin(Stdio::null()).stdout(fs::OpenOptions::new().write(true).open("/dev/full").unwrap());
    let ended = run_without_input(command);
    assert_eq!((ended.code, ended.err.as_str()), (Some(1), "That can't be printed: the disk is full.\n"));
}

fn run_without_input(mut command: std::process::Command) -> super::Run {
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    super::Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn a_home_that_can_not_be_written_to_is_told_and_played_in() {
    let narrator = Narrator::new();
    let file = narrator.home().join("file");
    fs::write(&file, "not a folder").unwrap();
    for home in [file.clone(), file.join("deeper")] {
        let mut command = narrator.command("", &PLAY);
        command.env("NARRATOR_HOME", &home);
        let game = Json::of(run(command, b"propose 1 2\nvote 3 2\n"));
        assert_eq!(game.last()["phase"], json!("mission"));
        let told = game.answers[0]
            .iter()
            .any(|object| object["text"].as_str().is_some_and(|text| text.contains("not being saved")));
        assert!(told, "{:?}", game.answers[0]);
        let mut command = narrator.command("", &["resume", "--json"]);
        command.env("NARRATOR_HOME", &home);
        assert_eq!(run(command, b"").fault(1).len(), 1);
    }
    assert_eq!(fs::read_to_string(file).unwrap(), "not a folder");
}

/// A limit for the size of a file is a disk that is full: the entry that finds no room does not count.
#[test]
fn a_full_disk_is_told_and_what_was_announced_is_saved() {
    let narrator = Narrator::new();
    let lines = ["propose 1 2\nvote 0 5\n", &"undo\nvote 0 5\n".repeat(60)].concat();
    let game = Json::of(run(narrator.command("ulimit -f 4;", &PLAY), lines.as_bytes()));
    let refused = (1..game.answers.len())
        .find(|line| game.refusal(*line) == Some("not-recorded"))
        .expect("the disk is never full");
    assert!(refused > 10, "the disk was full from the beginning");
    assert_eq!(game.state(refused), game.state(refused - 1));
    let accepted = (0..game.answers.len()).rev().find(|line| game.refusal(*line).is_none()).unwrap();
    assert_eq!(narrator.resume(&[]).last(), game.state(accepted));
}

#[test]
fn a_game_without_a_sound_beginning_is_told_and_left_as_it_is() {
    let narrator = Narrator::new();
    narrator.play(&[], &["propose 1 2", "vote 3 2", "fails 0"]);
    let file = narrator.games().remove(0);
    let whole = fs::read(&file).unwrap();
    for (name, content) in [
        ("damaged in its first line", [&whole[..90], b"#", &whole[91..]].concat()),
        ("foreign", b"Dear diary,\ntoday we played.\n".to_vec()),
        ("empty", Vec::new()),
        ("not text", vec![0xff; 1000]),
    ] {
        fs::write(&file, &content).unwrap();
        let id = file.file_stem().unwrap().to_str().unwrap();
        for args in [&["resume", id, "--json"][..], &["resume", id], &["replay", id], &["export", id, "--as", "text"]]
        {
            let faults = narrator.run(args, "").fault(1);
            assert_eq!(faults.len(), 1, "{name}: {faults:?}");
            assert!(faults[0].contains(id), "{name}: {faults:?}");
        }
        let listed = narrator.run(&["games"], "").well();
        assert_eq!(listed.lines().count(), 1, "{name}: {listed}");
        assert_eq!(narrator.run(&["resume", "--json"], "").fault(1).len(), 1, "{name}");
        assert_eq!(fs::read(&file).unwrap(), content, "{name}: the file was changed");
    }
}

#[test]
fn a_torn_last_entry_is_told_and_the_rest_gone_on_with() {
    let narrator = Narrator::new();
    let game = narrator.play(&[], &["propose 1 2", "vote 3 2"]);
    let file = narrator.games().remove(0);
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 3]).unwrap();
    assert_eq!(narrator.resume(&[]).last(), game.state(1));
}

#[test]
fn damaged_settings_are_told_and_played_with() {
    let damaged = || {
        let narrator = Narrator::new();
        fs::write(narrator.home().join("settings.toml"), "= not [[ toml \u{1b}").unwrap();
        narrator
    };
    assert_eq!(damaged().play(&[], &["propose 1 2"]).last()["phase"], json!("vote"));
    let args = ["play", "--players", FIVE, "--leader", "Ana", "--voice", "off"];
    let table = damaged().run(&args, "quit\n").well();
    assert!(!table.contains('\u{1b}'), "{table}");
    assert!(table.lines().next().is_some_and(|line| line.contains("settings")), "{table}");
}
