//! How the program ends when its output can't be written, and when somebody wants out of a demonstration.

use std::io::{Read, Write, pipe};
use std::time::Duration;
use std::{fs, thread};

use super::{FIVE, Json, Narrator, run};

const FULL: &str = "exec > /dev/full;";

#[test]
fn a_full_device_is_told_and_is_a_fault() {
    let narrator = Narrator::new();
    let play = ["play", "--voice", "off", "--players", FIVE, "--leader", "Ana"];
    let json = ["play", "--json", "--players", FIVE, "--leader", "Ana"];
    let games = ["games"];
    let print = ["script", "reveal-eyes", "--print"];
    let rules = ["rules", "vote", "--voice", "off"];
    let help = ["--help"];
    let check = ["check", "--voice", "off"];
    for args in [&play[..], &json, &games, &print, &rules, &help, &check] {
        let ended = run(narrator.command(FULL, args), b"ready\n");
        assert_eq!(ended.code, Some(1), "{args:?}: {ended:?}");
        assert_eq!(ended.err, "That can't be printed: the disk is full.\n", "{args:?}");
    }
}

#[test]
fn a_closed_pipe_is_no_fault() {
    let narrator = Narrator::new();
    for args in [&["rules", "vote", "--voice", "off"][..], &["demo", "--voice", "off"], &["settings"]] {
        let mut child = narrator.command("", args).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}

#[test]
fn a_program_is_told_of_damaged_settings() {
    let narrator = Narrator::new();
    fs::write(narrator.home().join("settings.toml"), "[sound]\nrate = 900\n").unwrap();
    let game: Json = narrator.play(&[], &[]);
    let first: serde_json::Value = serde_json::from_str(&game.lines[0]).unwrap();
    assert_eq!(first["kind"], "say");
    assert!(first["text"].as_str().unwrap().contains("900"), "{first}");
}

/// The demonstration is held by a reader who does not read: so it is interrupted in its middle.
#[test]
fn an_interrupted_demonstration_says_goodbye() {
    let narrator = Narrator::new();
    let (mut reader, mut writer) = pipe().unwrap();
    let filling = vec![b'x'; 1 << 16];
    writer.write_all(&filling).unwrap();
    let mut command = narrator.command("", &["demo", "--voice", "off"]);
    command.stdout(writer);
    let mut child = command.spawn().unwrap();
    drop(command);
    thread::sleep(Duration::from_secs(2));
    let id = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(id, rustix::process::Signal::INT).unwrap();
    thread::sleep(Duration::from_millis(200));
    let mut out = Vec::new();
    reader.read_to_end(&mut out).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let told = String::from_utf8(out.split_off(filling.len())).unwrap();
    assert!(told.ends_with("Goodbye.\n"), "{told}");
    assert!(!told.contains("wins"), "{told}");
}
