//! How long a typed line takes at a table of twelve, from the line to the last word of the answer.
//!
//! Every sentence of `tests/data/habits` is said in its language at four questions, each in a game that is opened anew.
//! The peer in the same run is the same session and a bare command that is refused at once. `cargo bench --bench lines`

#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs, reason = "a measurement that fails says so")]

use std::fs;
use std::hint::black_box;
use std::time::Instant;

use moderator::{Mode, NewGameOptions, Session};
use protocol::Input;
use resistance_narrator::language::Language;
use resistance_narrator::preferences::Preferences;

const NAMES: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lou"];

/// The lines that lead to a question.
const QUESTIONS: [&[&str]; 4] =
    [&[], &["propose 1 2 3"], &["propose 1 2 3", "roll call"], &["propose 1 2 3", "vote 12 0"]];

fn session(language: Language, lines: &[&str]) -> Session {
    let options = NewGameOptions {
        edition: Some("winter-soldier".to_owned()),
        players: Some(NAMES.map(str::to_owned).to_vec()),
        leader: Some("Ana".to_owned()),
        reveal: Some("none".to_owned()),
        seed: 1,
        ..NewGameOptions::default()
    };
    let mut session = Session::new(Mode::Program, language, Preferences::default());
    session.open(options, None, &[]);
    for line in lines {
        session.handle(Input::Line((*line).to_owned()));
    }
    session
}

/// How long one line takes, in microseconds.
fn takes_us(language: Language, lines: &[&str], line: &str) -> f64 {
    let mut session = session(language, lines);
    let begins = Instant::now();
    black_box(session.handle(Input::Line(line.to_owned())));
    begins.elapsed().as_secs_f64() * 1e6
}

fn at(sorted: &[f64], share: f64) -> f64 {
    sorted[((sorted.len() - 1) as f64 * share) as usize]
}

fn main() {
    for language in [Language::ENGLISH, Language::FRENCH, Language::GERMAN] {
        let file = format!("{}/tests/data/habits/{}.jsonl", env!("CARGO_MANIFEST_DIR"), language.code());
        let rows: Vec<serde_json::Value> =
            fs::read_to_string(file).unwrap().lines().map(|row| serde_json::from_str(row).unwrap()).collect();
        let said: Vec<&str> = rows.iter().map(|row| row["say"].as_str().unwrap()).collect();
        // What is read once is read before.
        takes_us(language, &[], said[0]);
        let (mut sentences, mut commands) = (Vec::new(), Vec::new());
        for lines in QUESTIONS {
            for line in &said {
                sentences.push(takes_us(language, lines, line));
                commands.push(takes_us(language, lines, "mission 9"));
            }
        }
        sentences.sort_by(f64::total_cmp);
        commands.sort_by(f64::total_cmp);
        println!(
            "{language:?}: {} lines, median {:.0} µs, 99 of 100 under {:.0} µs, longest {:.0} µs; \
             a refused command {:.0} µs (median), ratio of the medians {:.2}",
            sentences.len(),
            at(&sentences, 0.5),
            at(&sentences, 0.99),
            at(&sentences, 1.0),
            at(&commands, 0.5),
            at(&sentences, 0.5) / at(&commands, 0.5),
        );
    }
}
