//! How soon the narrator answers what somebody says: from the last sample of it to the first one of the read-back, in
//! one recording of a null sink that is the room, loudspeaker and microphone both; the built program, espeak-ng as the
//! player, and the starter model.
//!
//! Plain lines, in milliseconds.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout, dead_code)]

#[path = "../tests/servers.rs"]
mod servers;
#[path = "../tests/by_voice/table.rs"]
mod table;

use table::{Room, Table};

const FIVE: &str = "Ana,Ben,Cleo,Dan,Eve";
/// How often each command is said.
const ROUNDS: usize = 15;
/// Words of one command are closer together, and an answer comes later.
const APART_MS: usize = 150;
/// What is said while the table votes, and what of its read-back is printed.
const VOTES: [(&str, &str); 3] = [
    ("three two", "3 for, 2 against: confirm?"),
    ("four one", "4 for, 1 against: confirm?"),
    ("one four", "1 for, 4 against: confirm?"),
];

fn main() {
    for (mode, before, wake) in [
        ("open ears", "", false),
        ("wake phrase, then the command", "", true),
        ("wake phrase and command in one breath", "hello narrator ", true),
    ] {
        let mut table = seated(if wake { "wake" } else { "open" });
        let mut waits = Vec::new();
        let mut again = 0;
        for round in 0..ROUNDS {
            let (words, answer) = VOTES[round % VOTES.len()];
            let woken_first = wake && before.is_empty();
            while !answered(&mut table, woken_first, &format!("{before}{words}"), answer, &mut waits) {
                again += 1;
                assert!(again < ROUNDS, "{table}");
            }
            table.types("cancel", "For and against?");
        }
        waits.sort_by(f64::total_cmp);
        let (median, worst) = (waits[waits.len() / 2], waits[waits.len() - 1]);
        println!(
            "end of the command to the read-back, {mode}: {median:.0}, worst {worst:.0}; said again {again} times"
        );
    }
}

/// Five who are about to vote.
fn seated(ears: &str) -> Table {
    let mut table = Table::new(FIVE, "en", "en-gb", ears, Room::Shared);
    table.sees("The speech model is");
    for (line, answer) in
        [("ready", "Start now, or skip the reveal?"), ("skip", "Ana, who goes?"), ("ana, cleo", "For and against?")]
    {
        table.types(line, answer);
        table.wait_for_silence();
    }
    table
}

/// Whether it was understood at once; then how long the answer took.
fn answered(table: &mut Table, woken_first: bool, words: &str, answer: &str, waits: &mut Vec<f64>) -> bool {
    if woken_first {
        table.wakes("hello narrator");
    }
    table.wait_for_silence();
    let before = table.room().length();
    if !table.is_understood(words, answer, 1) {
        return false;
    }
    table.wait_for_silence();
    let heard = table.room().part(before..table.room().length()).stretches(APART_MS);
    let [said, answered, ..] = heard[..] else { panic!("an utterance and its answer: {heard:?}") };
    waits.push(answered.from_ms - said.to_ms);
    true
}
