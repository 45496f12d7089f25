//! How long a saved game takes to be read back, and to be written.

#![allow(clippy::unwrap_used, missing_docs, reason = "a measurement that fails says so")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Edition, LeaderChoice, Reveal, Setup};
use resistance_narrator::journal::{Entry, Journal, Record, line, storage};
use resistance_narrator::language::Language;

const ENTRIES: usize = 10_000;

/// A long evening: the first action that is possible, and undo whenever nothing is possible any more.
fn long_game() -> Vec<Entry> {
    let setup = Setup {
        edition: Edition::default(),
        players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(String::from).to_vec(),
        leader: LeaderChoice::Draw,
        reveal: Reveal::Touch,
        modules: Modules::default(),
        seed: 1,
    };
    let mut record = Record::begin(setup, Language::ENGLISH).unwrap();
    let mut entries = vec![record.first_entry()];
    while entries.len() < ENTRIES {
        let actions = record.game().legal_actions();
        let entry =
            actions.get(entries.len() % actions.len().max(1)).map_or(Entry::Undone, |action| Entry::Played(*action));
        record.take(entry.clone()).unwrap();
        entries.push(entry);
    }
    entries
}

fn journal(criterion: &mut Criterion) {
    let entries = long_game();
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::create(folder.path(), &entries[0]).unwrap();
    let id = journal.id().clone();
    criterion.bench_function("append one entry and sync it", |bench| {
        bench.iter(|| journal.append(&Entry::Undone).unwrap())
    });
    drop(journal);

    let lines = entries.iter().enumerate().map(|(index, entry)| line::encode(index + 1, entry) + "\n");
    std::fs::write(id.path(folder.path()), lines.collect::<String>()).unwrap();
    criterion.bench_function("read and replay 10,000 entries", |bench| {
        bench.iter(|| storage::read(folder.path(), black_box(&id)).unwrap().record);
    });
}

criterion_group!(benches, journal);
criterion_main!(benches);
