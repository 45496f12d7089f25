//! A refusal that gives an example gives a right answer of that moment: who types it as it stands is not refused again.

use std::collections::BTreeSet;

use resistance_narrator::game::Edition;
use resistance_narrator::language::{Language, Phrases, Verb};
use serde_json::Value;

use crate::table::Table;
use crate::times::one_in;
use crate::typist::Typist;

/// What somebody types who knows the first words of a command, and not what follows them.
const ENDS: [&str; 5] = ["", " 99 99 99", " xyzzy", " 1 and", " with"];

/// The refusal of the last line: its code, and the example in it.
fn refusal(table: &Table) -> Option<(String, Option<String>)> {
    let reported = table.reported();
    let refused = reported.iter().find(|report| report["kind"] == "refusal")?;
    let text = |key: &str| refused[key].as_str().unwrap_or_default().to_owned();
    let message = text("text");
    let example = message.split_once("or example: ").map(|(_, rest)| rest);
    let example = example.map(|rest| rest.rsplit_once(". Nothing has changed").map_or(rest, |(example, _)| example));
    Some((text("code"), example.map(str::to_owned)))
}

/// The first words of every command.
fn openings() -> BTreeSet<String> {
    let phrases = Phrases::of(Language::ENGLISH);
    let verbs: BTreeSet<Verb> = phrases.all().map(|(verb, _, _)| verb).collect();
    verbs.into_iter().map(|verb| phrases.opening(verb)).filter(|opening| !opening.is_empty()).collect()
}

/// Tries everything at this moment, or some of it, from another line on each time; returns how many examples were given.
fn tried(table: &Table, openings: &BTreeSet<String>, first: usize, faults: &mut BTreeSet<String>) -> usize {
    let (entries, private) = table.saved();
    let again = || Table::program().unchecked().resume_with(entries.clone(), private.clone());
    let mut examples = BTreeSet::new();
    let mut trial = again();
    let lines = openings.iter().flat_map(|opening| ENDS.iter().map(move |end| format!("{opening}{end}")));
    let one_in = one_in() as usize;
    for line in lines.skip(first % one_in).step_by(one_in) {
        trial = trial.line(&line);
        match refusal(&trial) {
            Some((code, Some(example))) => drop(examples.insert((line, code, example))),
            Some((_, None)) => {}
            // Whatever was taken is not there for the next line.
            None => trial = again(),
        }
    }
    for (line, code, example) in &examples {
        if let Some((refused, _)) = refusal(&again().line(example)) {
            faults.insert(format!("{line:?} ({code}) → {example:?} ({refused}) at {}", phase(table)));
        }
    }
    examples.len()
}

fn phase(table: &Table) -> String {
    let reported = table.reported();
    let state = reported.last().map(|state| state["phase"].clone()).unwrap_or_default();
    if let Value::String(phase) = &state { phase.clone() } else { state.to_string() }
}

/// Plays a game, and tries everything at each question that was not tried before.
fn play(edition: Edition, seed: u64, questions: &mut BTreeSet<String>) -> usize {
    let openings = openings();
    let (mut typist, mut table) = Typist::at(Table::program().unchecked(), edition, seed);
    let (mut faults, mut examples) = (BTreeSet::new(), 0);
    for _turn in 0..60 {
        if questions.insert(format!("{:?}", std::mem::discriminant(&table.question()))) {
            examples += tried(&table, &openings, questions.len(), &mut faults);
        }
        for line in typist.lines(&mut table) {
            table = table.line(&line);
        }
    }
    assert!(faults.is_empty(), "{edition:?} {seed}: {faults:#?}");
    examples
}

fn games_of(edition: Edition) {
    let mut questions = BTreeSet::new();
    let examples: usize = (0..2).map(|seed| play(edition, seed, &mut questions)).sum();
    assert!(examples > 20 / one_in() as usize, "only {examples} examples were given");
}

#[test]
fn examples_are_answers_at_a_tactile_table() {
    games_of(crate::edition("accessible"));
}

#[test]
fn examples_are_answers_at_a_german_table() {
    games_of(crate::edition("widerstand"));
}

#[test]
fn examples_are_answers_at_a_french_table() {
    games_of(crate::edition("resistance-2020"));
}

#[test]
fn examples_are_answers_in_winter_soldier() {
    games_of(crate::edition("winter-soldier"));
}

#[test]
fn examples_are_answers_in_a_forum() {
    games_of(crate::edition("forum"));
}
