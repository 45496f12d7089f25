//! The examples of a document, run with the program that was just built.
//!
//! A block of `sh` holds commands. A block of `console` holds one command, then what it prints; lines that begin with
//! `> ` are typed. `…` alone stands for any lines, inside a line for any text. GAME is the saved game.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use resistance_narrator::device::phones::door;
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Form, Kit, Language, Length, Message};
use serde_json::Value;

use super::markdown::Example;

/// What a machine without sound says of it in between.
const OF_DEVICES: [&str; 5] =
    ["speech-from-system", "speech-from-built-in", "speech-from-nowhere", "sound-lost", "sound-back"];

/// Tries an example out, if it is one of ours. Says how many commands were run.
pub fn try_out(example: &Example, home: &Path) -> usize {
    match example.language.as_str() {
        "sh" => {
            let ours: Vec<&String> = example.lines.iter().filter(|line| words(line).is_some()).collect();
            for line in &ours {
                run(line, &[], home);
            }
            ours.len()
        }
        "console" => {
            let (command, shown) = example.lines.split_first().expect("an example has a command");
            let typed: Vec<&str> = shown.iter().filter_map(|line| line.strip_prefix("> ")).collect();
            let wanted: Vec<&str> = shown.iter().filter(|line| !line.starts_with("> ")).map(String::as_str).collect();
            let said = run(command, &typed, home);
            let said: Vec<&str> = said.iter().map(String::as_str).collect();
            assert!(fits(&wanted, &said), "{command}\nshows:\n{}\nbut says:\n{}", wanted.join("\n"), said.join("\n"));
            1
        }
        _ => 0,
    }
}

/// The objects that a game for programs answers with, with these variants.
pub fn json(with: &str, typed: &[&str]) -> Vec<Value> {
    let home = tempfile::tempdir().unwrap();
    let command = format!("narrator play --json --players Ana,Ben,Cleo,Dan,Eve --leader Ana --with {with}");
    let lines = run(&command, typed, home.path());
    lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Whether a command starts our program.
pub fn is_ours(command: &str) -> bool {
    words(command).is_some()
}

/// The words behind the name of the program; none if it is another program.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    let quoted = command.split('"').enumerate();
    for (at, part) in quoted {
        match at % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    let program = words.first()?.clone();
    words.remove(0);
    ["narrator", "./play"].contains(&program.as_str()).then_some(words)
}

/// Runs a command without a voice, in English unless it says another language, and gives back what it printed. It has to end well.
pub fn run(command: &str, typed: &[&str], home: &Path) -> Vec<String> {
    let mut words = words(command).unwrap_or_else(|| panic!("{command} is not our program"));
    if cfg!(not(feature = "sound")) && words.iter().any(|word| word == "--render") {
        // Nothing can be rendered without sound.
        return Vec::new();
    }
    if cfg!(not(feature = "phones")) && words.first().is_some_and(|word| word == "phones") {
        // No phones are let in by a program that was built without their pages.
        return Vec::new();
    }
    if words.first().is_some_and(|word| word == "phones") && door(None).addresses.is_empty() {
        // Where there is no network, there is no address: `phones::networks` lays one.
        return Vec::new();
    }
    if words.first().is_some_and(|word| word == "web") {
        // It serves until somebody ends it: `browser::web` does.
        return Vec::new();
    }
    for (option, value) in [("--voice", "off"), ("--language", "en")] {
        if !words.iter().any(|word| word == option) {
            words.extend([option.to_owned(), value.to_owned()]);
        }
    }
    let games = std::fs::read_dir(home.join("games")).into_iter().flatten();
    let mut games: Vec<String> = games.map(|game| game.unwrap().path()).filter_map(name).collect();
    games.sort();
    for word in words.iter_mut().filter(|word| *word == "GAME") {
        *word = games.last().expect("a game was saved").clone();
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_narrator"))
        .args(&words)
        .current_dir(home)
        .env("NARRATOR_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input: String = typed.join("\n");
    if !input.is_empty() {
        input.push('\n');
    }
    // A command that asks nothing may be gone before it could read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command}: {told}");
    let of_devices = of_devices();
    let lines = String::from_utf8(output.stdout).unwrap();
    lines.lines().filter(|line| !of_devices.iter().any(|other| other == line)).map(str::to_owned).collect()
}

/// The name of a saved game.
fn name(path: std::path::PathBuf) -> Option<String> {
    let ours = path.extension().is_some_and(|extension| extension == "game");
    ours.then(|| path.file_stem().map(|name| name.to_string_lossy().into_owned()))?
}

/// The sentences about devices: they depend on the machine, and come when they come.
fn of_devices() -> Vec<String> {
    let sentences = |language| {
        let localizer = Localizer::new(language, &Kit::default(), Words::Own);
        OF_DEVICES.map(|key| localizer.render(&Message::new(key), Form::Printed, Length::Full))
    };
    Language::ALL.into_iter().flat_map(sentences).collect()
}

/// Whether lines are those that are shown.
fn fits(shown: &[&str], said: &[&str]) -> bool {
    // How many of the lines can be told by what was shown so far.
    let mut told = vec![false; said.len() + 1];
    told[0] = true;
    for line in shown {
        told = match told.iter().position(|can| *can) {
            Some(least) if *line == "…" => (0..told.len()).map(|count| count >= least).collect(),
            _ => (0..told.len()).map(|at| at > 0 && told[at - 1] && line_fits(line, said[at - 1])).collect(),
        };
    }
    told[said.len()]
}

fn line_fits(shown: &str, said: &str) -> bool {
    let Some((before, after)) = shown.split_once('…') else { return shown == said };
    let Some(mut rest) = said.strip_prefix(before) else { return false };
    let mut parts: Vec<&str> = after.split('…').collect();
    let end = parts.pop().unwrap_or_default();
    // The first place is as good as any other.
    for part in parts {
        let Some((_, behind)) = rest.split_once(part) else { return false };
        rest = behind;
    }
    rest.ends_with(end)
}

#[test]
fn an_ellipsis_stands_for_anything() {
    assert!(fits(&["a", "…", "d"], &["a", "b", "c", "d"]));
    assert!(fits(&["a … c", "…"], &["a b c"]));
    assert!(fits(&["a … c … e"], &["a b c d e"]));
    assert!(!fits(&["a … d … c"], &["a b c d e c d"]));
    assert!(!fits(&["a", "…", "d"], &["a", "b"]));
    assert!(!fits(&["a"], &["a", "b"]));
}
