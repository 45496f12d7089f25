//! The program is killed in the middle of a game, at any moment: what was announced is there when it is gone on with.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ChildStdin, ChildStdout};
use std::thread;
use std::time::Duration;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;

use super::{FIVE, Narrator};

/// Kills on the way through one long game.
const KILLS: usize = 25;

/// A program that is spoken to line by line.
struct Running {
    child: Child,
    stdin: ChildStdin,
    told: BufReader<ChildStdout>,
}

impl Running {
    fn start(narrator: &Narrator, args: &[&str]) -> Self {
        let mut child = narrator.command("", args).spawn().unwrap();
        let stdin = child.stdin.take().unwrap();
        let told = BufReader::new(child.stdout.take().unwrap());
        Self { child, stdin, told }
    }

    fn says(&mut self, line: &str) {
        self.stdin.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// The next state; none when nothing more was written.
    fn state(&mut self) -> Option<Value> {
        let mut line = String::new();
        while self.told.read_line(&mut line).unwrap() > 0 {
            // The last line may have been cut off.
            let object: Value = serde_json::from_str(&line).unwrap_or_default();
            if object["kind"] == "state" {
                return Some(object);
            }
            line.clear();
        }
        None
    }

    fn kill(mut self) -> Vec<Value> {
        self.child.kill().unwrap();
        let mut told = Vec::new();
        while let Some(state) = self.state() {
            told.push(state);
        }
        assert_eq!(self.child.wait().unwrap().signal(), Some(9), "it has ended by itself");
        told
    }
}

/// Lines that play for ever: nothing is decided, and all is taken back.
fn line(number: usize) -> &'static str {
    [
        "propose 1 2",
        "roll call",
        "approve",
        "reject",
        "approve",
        "reject",
        "approve",
        "undo",
        "vote 1 4",
        "undo",
        "undo",
    ][number % 11]
}

#[test]
fn a_killed_game_goes_on_at_or_after_what_was_announced() {
    let narrator = Narrator::new();
    let mut chance = ChaCha8Rng::seed_from_u64(9);
    // What an undisturbed game says after each line.
    let all: Vec<&str> = (0..60 * KILLS).map(line).collect();
    let undisturbed = Narrator::new().play(&[], &all);
    let mut running = Running::start(&narrator, &["play", "--json", "--players", FIVE, "--leader", "Ana"]);
    assert_eq!(running.state().as_ref(), Some(undisturbed.state(0)));
    let mut announced = 0;
    for kill in 0..KILLS {
        for _line in 0..chance.random_range(0..12) {
            running.says(line(announced));
            announced += 1;
            assert_eq!(running.state().as_ref(), Some(undisturbed.state(announced)), "line {announced}");
        }
        // Some more lines, and nobody waits for their answers.
        let more = chance.random_range(0..6);
        for ahead in 0..more {
            running.says(line(announced + ahead));
        }
        thread::sleep(Duration::from_micros(chance.random_range(0..12_000)));
        announced += running.kill().len();
        running = Running::start(&narrator, &["resume", "--json"]);
        let found = running.state().expect("the game can be gone on with");
        // An entry may have been written and its announcement cut off, never the other way round.
        let place = (announced..=announced + more).find(|line| *undisturbed.state(*line) == found);
        announced =
            place.unwrap_or_else(|| panic!("kill {kill}: {found} does not follow {}", undisturbed.state(announced)));
    }
    running.kill();
    assert!(announced > KILLS, "the game went on");
    assert_eq!(narrator.games().len(), 1);
}
