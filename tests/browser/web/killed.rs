//! A browser that is killed between any two steps of saving loses nothing that was announced.

use std::thread;
use std::time::{Duration, Instant};

use resistance_narrator::language::Language;
use serde_json::Value;

use super::kept::STORED;
use super::{Visitor, site};
use crate::browser::chromium::Chromium;

/// So many browsers are killed.
const KILLS: &str = "NARRATOR_KILLS";
const USUAL: u64 = 4;

/// A game, line by line, from where it is announced what is kept.
const GAME: [&str; 9] = ["Ana, Ben", "3 2", "0", "Ben, Cleo, Eve", "1 4", "Ana, Dan, Eve", "5 0", "1", "Cleo, Eve"];

/// What begins a line that announces an entry.
const ANNOUNCED: [&str; 3] = ["Proposal ", "Vote ", "Mission "];

/// What an entry has that is announced so.
const ENTRIES: [&str; 3] = ["{\"propose\"", "{\"vote\"", "{\"fails\""];

fn kills() -> u64 {
    std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(USUAL)
}

#[test]
fn a_browser_that_is_killed_loses_nothing_that_was_announced() {
    let Some(site) = site() else { return };
    let mut chromium = Chromium::start();
    for kill in 0..kills() {
        let announced = {
            let visitor = Visitor::lasting(&chromium, &site, Language::ENGLISH);
            if kill > 0 {
                visitor.says("no");
            }
            for line in ["Ana, Ben, Cleo, Dan, Eve", "Ana", "start now", "everything is ready", "skip the reveal"] {
                visitor.says(line);
            }
            visitor.hears("Who goes?");
            // Another moment each time, also in the middle of an entry.
            let until = Instant::now() + Duration::from_millis(20 + (kill * 37) % 400);
            for line in GAME {
                visitor.says(line);
                if Instant::now() >= until {
                    break;
                }
            }
            thread::sleep(until.saturating_duration_since(Instant::now()));
            visitor.said()
        };
        chromium = chromium.killed_and_started_again();
        let phone = chromium.lasting_phone("en");
        phone.open(&site.address);
        let stored = phone.evaluate(STORED);
        let stored: Vec<&str> = stored.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        // Those of this game alone: each begins with its set-up.
        let begun = stored.iter().rposition(|line| line.contains("{\"begun\"")).unwrap();
        for (beginning, entry) in ANNOUNCED.into_iter().zip(ENTRIES) {
            let told = announced.iter().filter(|line| line.starts_with(beginning) && line.contains(':')).count();
            let kept = stored[begun..].iter().filter(|line| line.contains(entry)).count();
            assert!(kept >= told, "kill {kill}: {told} of {beginning} were announced, {kept} are kept: {stored:#?}");
        }
    }
}
