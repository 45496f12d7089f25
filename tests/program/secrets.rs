//! Games that the narrator dealt, written out by the program: without their secrets before the end, unless asked for.

use std::fs;

use super::{FIVE, Narrator, Run};

const FORMATS: [&str; 5] = ["text", "markdown", "html", "json", "csv"];

/// Three missions, of which two fail.
const LINES: [&str; 9] = [
    "propose 1 2",
    "approve all",
    "fails 1",
    "propose 2 3 4",
    "approve all",
    "fails 1",
    "propose 3 4",
    "approve all",
    "fails 0",
];

/// The spies win.
const END: [&str; 3] = ["propose 1 2 3", "approve all", "fails 1"];

/// A home with one game that the narrator dealt.
fn dealt(lines: &[&str]) -> Narrator {
    let narrator = Narrator::new();
    narrator.play(&["--reveal", "earpiece", "--seed", "3"], lines);
    let file = narrator.games().remove(0);
    fs::rename(file.with_extension("private"), folder(&narrator).join("x.private")).unwrap();
    fs::rename(&file, folder(&narrator).join("x.game")).unwrap();
    narrator
}

fn folder(narrator: &Narrator) -> std::path::PathBuf {
    narrator.home().join("games")
}

fn export(narrator: &Narrator, format: &str, more: &[&str]) -> Run {
    narrator.run(&[&["export", "x", "--as", format], more].concat(), "")
}

/// What is written in every form and language.
fn all(narrator: &Narrator, more: &[&str]) -> Vec<String> {
    let language = |language: &'static str| [&["--language", language], more].concat();
    let of = |format| ["en", "fr", "de"].map(|code| export(narrator, format, &language(code)).well());
    FORMATS.into_iter().flat_map(of).collect()
}

fn roles(narrator: &Narrator, more: &[&str]) -> Option<Vec<String>> {
    let all: serde_json::Value = serde_json::from_str(&export(narrator, "json", more).well()).unwrap();
    serde_json::from_value(all.get("roles")?.clone()).unwrap()
}

fn without_private_part(narrator: &Narrator) {
    fs::remove_file(folder(narrator).join("x.private")).unwrap();
}

#[test]
fn before_the_end_nothing_is_told_without_the_word() {
    let narrator = dealt(&LINES);
    let (with, opened) = (all(&narrator, &[]), all(&narrator, &["--secrets"]));
    without_private_part(&narrator);
    assert_eq!(with, all(&narrator, &[]), "nothing tells that there is a private part");
    assert!(with.iter().zip(&opened).all(|(closed, opened)| closed != opened));
}

#[test]
fn the_word_tells_who_is_what() {
    let narrator = dealt(&LINES);
    let roles = roles(&narrator, &["--secrets"]).unwrap();
    assert_eq!((roles.len(), roles.iter().filter(|role| *role == "spy").count()), (5, 2));
    for (language, spy, resistance) in [
        ("en", "Role: Spy", "Role: Resistance"),
        ("fr", "Rôle: Espion", "Rôle: Résistance"),
        ("de", "Rolle: Spion", "Rolle: Widerstand"),
    ] {
        let text = export(&narrator, "text", &["--secrets", "--language", language]).well();
        let told: Vec<&str> = text.lines().filter(|line| line.contains(spy) || line.contains(resistance)).collect();
        assert_eq!(told.len(), 5, "{text}");
        for ((role, line), player) in roles.iter().zip(told).zip(FIVE.split(',')) {
            let word = if role == "spy" { spy } else { resistance };
            assert!(line.contains(&format!(": {player}; {word}; ")), "{line}");
        }
    }
}

#[test]
fn after_the_end_the_roles_are_told_without_a_word_until_the_end_is_taken_back() {
    let lines = [&LINES[..], &END].concat();
    let narrator = dealt(&lines);
    assert_eq!(roles(&narrator, &[]), roles(&narrator, &["--secrets"]));
    assert_eq!(all(&narrator, &[]), all(&narrator, &["--secrets"]));
    assert_eq!(roles(&narrator, &[]).unwrap().len(), 5);
    let undone = dealt(&[&lines[..], &["undo"]].concat());
    assert_eq!(roles(&undone, &[]), None);
}

#[test]
fn a_game_without_a_private_part_has_nothing_to_tell() {
    for lines in [LINES.to_vec(), [&LINES[..], &END].concat()] {
        let narrator = dealt(&lines);
        without_private_part(&narrator);
        assert_eq!(roles(&narrator, &[]), None);
        for (language, words) in
            [("en", "I don't know any secrets"), ("fr", "aucun secret"), ("de", "keine Geheimnisse")]
        {
            let fault = export(&narrator, "text", &["--secrets", "--language", language]).fault(1);
            assert!(fault.len() == 1 && fault[0].contains(words), "{fault:?}");
        }
    }
}

#[test]
fn a_damaged_private_part_is_told_and_hides_nothing_else() {
    let narrator = dealt(&[&LINES[..], &END].concat());
    fs::write(folder(&narrator).join("x.private"), "no line of a game\nand another\n").unwrap();
    let fault = export(&narrator, "text", &["--secrets"]).fault(1);
    assert!(fault.len() == 1 && fault[0].contains("secrets of the game x"), "{fault:?}");
    let run = export(&narrator, "text", &[]);
    assert_eq!((run.code, run.err.trim()), (Some(1), fault[0].as_str()));
    without_private_part(&narrator);
    assert_eq!(run.out, export(&narrator, "text", &[]).well());
}

#[test]
fn an_empty_private_part_is_none() {
    let narrator = dealt(&[&LINES[..], &END].concat());
    fs::write(folder(&narrator).join("x.private"), "").unwrap();
    let with = all(&narrator, &[]);
    without_private_part(&narrator);
    assert_eq!(with, all(&narrator, &[]));
}

#[test]
fn a_replay_tells_no_secrets() {
    for lines in [LINES.to_vec(), [&LINES[..], &END].concat()] {
        let narrator = dealt(&lines);
        let replay = || ["--json", "--voice=off"].map(|how| narrator.run(&["replay", "x", how], "").well());
        let with = replay();
        without_private_part(&narrator);
        assert_eq!(with, replay());
    }
}

#[test]
#[cfg(target_os = "linux")]
fn no_core_file_can_hold_a_secret() {
    use std::io::{BufRead, BufReader};

    let narrator = Narrator::new();
    let mut child = narrator.command("", &["play", "--json", "--players", FIVE, "--leader", "Ana"]).spawn().unwrap();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut String::new()).unwrap();
    let limits = fs::read_to_string(format!("/proc/{}/limits", child.id())).unwrap();
    drop(child.stdin.take());
    child.wait_with_output().unwrap();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max core file size")).unwrap();
    // Less than the first page of one; programs that it starts have the same.
    let [now, at_most] = [0, 1].map(|n| line.split_whitespace().nth(n).unwrap().parse::<u64>());
    assert!(now.is_ok_and(|bytes| bytes <= 1) && at_most.is_ok_and(|bytes| bytes <= 1), "{line}");
}
