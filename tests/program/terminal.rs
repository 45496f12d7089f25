//! Whole games in a real terminal. What is written there is a transcript: no escape byte, nothing redrawn.

use std::io::Write;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixDatagram;
use std::time::Duration;

use super::{FIVE, Narrator};
use crate::pty::Pty;

fn start(narrator: &Narrator, args: &[&str]) -> Pty {
    let home = format!("NARRATOR_HOME={}", narrator.home().display());
    let runtime = format!("XDG_RUNTIME_DIR={}", narrator.home().display());
    let env = ["-u", "LANG", "-u", "PULSE_SERVER", "LC_ALL=C", &home, &runtime, Narrator::path()];
    Pty::start("env", &[&env[..], args, &["--voice", "off"]].concat())
}

/// Every byte is part of a line of text: no escape, no bell, no backspace, and a return only before its newline.
fn is_a_transcript(bytes: &[u8]) {
    let text = String::from_utf8(bytes.to_vec()).expect("it is text");
    assert!(!bytes.contains(&0x1b), "an escape byte: {text:?}");
    let plain = text.replace("\r\n", "\n");
    let odd: Vec<char> = plain.chars().filter(|sign| sign.is_control() && *sign != '\n').collect();
    assert!(odd.is_empty(), "{odd:?} in {text:?}");
    assert!(text.lines().count() > 20, "{text}");
}

/// What a table types, and a word that the answer holds.
const GAME: [(&str, &str); 15] = [
    ("next", "round marker"),
    ("ready", "skip"),
    ("start", "close your eyes"),
    ("", "Paused"),
    ("skip", "Round 1"),
    ("ana and cleo", "Ana and Cleo"),
    ("help", "roll call"),
    ("vote 2 3", "Vote 1: rejected"),
    ("1 3", "Proposal 2"),
    ("approve ana, ben, dan", "Vote 2: approved"),
    ("success", "Score: resistance 1"),
    ("a, b and c", "There's no a here"),
    ("ana, ben, cleo", "Proposal 1"),
    ("undo", "Taken back"),
    ("status", "Cleo"),
];

#[test]
fn a_game_in_line_mode_is_a_transcript() {
    let narrator = Narrator::new();
    let mut pty = start(&narrator, &["play", "--players", FIVE, "--leader", "Ana", "--reveal", "eyes"]);
    pty.expect("tableau");
    for (line, answer) in GAME {
        pty.send(format!("{line}\r"));
        pty.expect(answer);
    }
    for (mission, team) in [(2, "ana, ben, cleo"), (3, "ana, ben")] {
        for (line, answer) in
            [(team, "Proposal 1"), ("5 0", "approved"), ("0", &format!("Mission {mission}: success"))]
        {
            pty.send(format!("{line}\r"));
            pty.expect(answer);
        }
    }
    pty.expect("The resistance wins.");
    pty.send("log\r");
    pty.expect("The resistance wins.");
    pty.send("quit\r");
    assert!(pty.wait().success());
    assert_eq!(&pty.settings(), pty.found());
    is_a_transcript(pty.seen());
}

#[test]
fn a_game_in_single_key_mode_is_a_transcript() {
    let narrator = Narrator::new();
    let args = ["play", "--players", FIVE, "--leader", "Ana", "--reveal", "eyes", "--keys", "single"];
    let mut pty = start(&narrator, &args);
    pty.expect("tableau");
    for (keys, answer) in [
        ("\r", "round marker"),
        ("\x7f", "ableau"),
        (":ready\r", "skip"),
        ("\r", "close your eyes"),
        ("\x1b", "Paused"),
        (":skip\r", "Round 1"),
        ("?", "As keys"),
        ("1", "Ana"),
        ("3", "Cleo"),
        ("\r", "Ana and Cleo"),
        // Whether it speaks or not, each is answered.
        ("xx", "Nothing has changed"),
        ("\x1b[A\x1b[A", "Nothing has changed"),
        ("2", "2 for"),
        ("\r", "Vote 1: rejected"),
        ("u", "Taken back"),
        ("\x12", "Vote 1: rejected"),
        ("2", "Ben"),
        ("4", "Dan"),
        ("\r", "Proposal 2"),
        ("4", "4 for"),
        ("\r", "Vote 2: approved"),
        ("1", "One Fail"),
        ("\r", "Mission 1: failed"),
        ("s", "Score"),
        ("S", "Mission 5"),
        ("w", "Seat 1"),
        ("v", "Round 1, proposal 2"),
        (",", "proposal 2"),
        ("[", "Plot cards"),
        ("\x13", "saved"),
        (":propose zoltan\r", "Nothing has changed"),
    ] {
        pty.send(keys);
        pty.expect(answer);
    }
    for round in 2..=3 {
        let team = if round == 2 { "123\r" } else { "12\r" };
        pty.send(team);
        pty.expect("Proposal 1");
        pty.send("5\r");
        pty.expect("approved");
        pty.send("1\r");
        pty.expect("failed");
    }
    pty.expect("The spies win.");
    pty.send("\x11");
    pty.expect("Goodbye");
    assert!(pty.wait().success());
    assert_eq!(&pty.settings(), pty.found());
    is_a_transcript(pty.seen());
}

#[test]
fn a_terminal_that_goes_away_leaves_the_game_saved() {
    let narrator = Narrator::new();
    let mut pty = start(&narrator, &["play", "--players", FIVE, "--leader", "Ana", "--reveal", "none"]);
    pty.send("ready\r");
    pty.expect("Round 1");
    pty.send("1 2\r");
    pty.expect("Proposal 1");
    pty.hang_up();
    pty.wait();
    assert_eq!(narrator.resume(&[]).last()["phase"], "vote");
}

#[test]
fn an_interrupted_game_is_saved_and_says_so() {
    let narrator = Narrator::new();
    for keys in ["line", "single"] {
        for control in ["\x03", "\x1c"] {
            let args = ["play", "--players", FIVE, "--leader", "Ana", "--reveal", "none", "--keys", keys];
            let mut pty = start(&narrator, &args);
            pty.expect("tableau");
            pty.send(control);
            pty.expect("The game is saved.");
            assert!(pty.wait().success());
            assert_eq!(&pty.settings(), pty.found());
            assert!(!pty.seen().contains(&0x1b));
        }
    }
}

/// A Braille display shows what is around the cursor.
#[test]
fn in_line_mode_the_cursor_waits_behind_the_newest_line() {
    let narrator = Narrator::new();
    let told = ["play", "--players", FIVE, "--leader", "Ana", "--reveal", "none"];
    let mut pty = start(&narrator, &told);
    // A blank after the line, and no new one: the next thing that happens begins it. That no sound can be heard is told
    // at whatever moment it is found.
    pty.expect(" five Fail. ");
    pty.send("ready\r");
    pty.expect("The table is set up.\r\n");
    pty.expect(" Who goes? ");
    pty.send("quit\r");
    pty.expect("The game is saved.");
    assert!(pty.wait().success());
    is_whole(pty.seen());
}

#[test]
fn lines_are_broken_between_words_for_a_display() {
    let narrator = Narrator::new();
    narrator.run(&["settings", "cells", "40"], "").well();
    for (keys, newest) in [("line", "Fail. "), ("single", "Fail.\r\n")] {
        let told = ["play", "--players", FIVE, "--leader", "Ana", "--reveal", "none", "--keys", keys];
        let mut pty = start(&narrator, &told);
        pty.expect("Step one. In the middle, the tableau\r\n");
        pty.expect(newest);
        let shown = String::from_utf8(pty.seen().to_vec()).unwrap();
        // A blank and the cursor have room behind each row.
        assert!(shown.lines().all(|row| row.trim_end().len() <= 38), "{shown}");
        pty.send("\x03");
        assert!(pty.wait().success());
    }
    // What is for programs stays whole, and so does what is read from a pipe.
    let mut pty = start(&narrator, &["script", "reveal-touch", "--print", "--seed", "1"]);
    assert!(pty.wait().success());
    let timeline = narrator.run(&["script", "reveal-touch", "--print", "--seed", "1"], "").well();
    assert_eq!(String::from_utf8_lossy(pty.seen()).replace("\r\n", "\n"), timeline);
    let piped = narrator.run(&["play", "--players", FIVE, "--leader", "Ana", "--voice", "off"], "").well();
    assert!(piped.lines().any(|line| line.len() > 38), "{piped}");
}

/// A screen reader that is told of lines one after the other leaves some out and reads others again.
#[test]
fn an_answer_is_written_at_once() {
    // Each end of it reads what the other one wrote, write by write.
    let (screen, output) = UnixDatagram::pair().unwrap();
    screen.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let narrator = Narrator::new();
    let args = ["play", "--players", FIVE, "--leader", "Ana", "--reveal", "none", "--voice", "off"];
    let mut child = narrator.command("", &args).stdout(OwnedFd::from(output)).spawn().unwrap();
    let mut keyboard = child.stdin.take().unwrap();
    for (line, first, last) in [
        ("", "The accessible edition", "five Success, five Fail.\n"),
        ("ready\n", "The table is set up.\n", "Who goes?\n"),
        ("1 3\nvote 2 3\n", "Vote 1: rejected", "Who goes?\n"),
        ("log\n", "5 players", "First rejection.\n"),
    ] {
        keyboard.write_all(line.as_bytes()).unwrap();
        let answer = loop {
            let mut written = [0; 4096];
            let length = screen.recv(&mut written).expect("there is an answer");
            let written = String::from_utf8_lossy(&written[..length]).into_owned();
            if written.starts_with(first) {
                break written;
            }
        };
        assert!(answer.ends_with(last), "{answer}");
    }
    drop(keyboard);
    assert!(child.wait().unwrap().success());
}

/// Nobody needs to be told anything twice: what was told in the last game is offered, and an unfinished one too.
#[test]
fn the_set_up_dialogue_leads_into_a_game() {
    let narrator = Narrator::new();
    let mut pty = start(&narrator, &["--reveal", "none"]);
    for (line, answer) in [
        ("", "Who's playing?"),
        ("Ana, Ben, Cleo, Dan, Eve", "leads"),
        ("Ben", "start"),
        ("start", "Ben leads first"),
        ("quit", "The game is saved."),
    ] {
        if !line.is_empty() {
            pty.send(format!("{line}\r"));
        }
        pty.expect(answer);
    }
    assert!(pty.wait().success());
    let mut pty = start(&narrator, &[]);
    pty.expect("Ana, Ben, Cleo, Dan and Eve");
    pty.send("1\r");
    pty.expect("tableau");
    pty.send("\x04");
    pty.expect("The game is saved.");
    assert!(pty.wait().success());
    is_whole(pty.seen());
}

fn is_whole(bytes: &[u8]) {
    assert!(!bytes.contains(&0x1b) && bytes.ends_with(b"\n"), "{:?}", String::from_utf8_lossy(bytes));
}

#[test]
fn where_there_is_no_log_nothing_is_written_among_the_sentences() {
    let narrator = Narrator::new();
    std::fs::write(narrator.home().join("file"), "no folder").unwrap();
    let home = format!("NARRATOR_HOME={}", narrator.home().join("file").join("home").display());
    let env = ["-u", "LANG", "-u", "PULSE_SERVER", "LC_ALL=C", &home, Narrator::path(), "play", "--voice", "off"];
    let mut pty = Pty::start("env", &env);
    pty.expect("Who's playing?");
    let errors = std::fs::read_link(format!("/proc/{}/fd/2", pty.id())).unwrap();
    assert_eq!(errors.to_str(), Some("/dev/null"));
    pty.send("quit\r");
    assert!(pty.wait().success());
}
