//! At a table that the narrator fills, whoever has examined somebody may tell virtual players what they saw.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::game::{Edition, Event, Seat, Side};
use resistance_narrator::journal::entry::Change;

use super::{begun_as, line, names, seat, step, text};
use crate::table::Table;
use crate::typist::Typist;

/// Who is there.
fn there() -> Vec<Seat> {
    (1..=5).map(seat).collect()
}

/// A table at which somebody who is there has just examined somebody: who, and whom.
fn just_examined() -> (Table, Seat, Seat) {
    for seed in 0.. {
        let mut table = begun_as(Edition::from_id("resistance-2020").unwrap(), None, seed);
        let mut typist = Typist::called(names(&table), ChaCha8Rng::seed_from_u64(seed));
        while table.game().unwrap().ending().is_none() {
            table = step(table, &mut typist, &there());
            let record = table.record().unwrap();
            let shown = record.events().filter_map(Event::shown_alone).find(|(by, _)| there().contains(by));
            if let Some((by, about)) = shown {
                return (table, by, about);
            }
        }
    }
    unreachable!()
}

#[test]
fn whoever_examines_is_told_how_to_speak_of_it_and_may_say_anything() {
    let (mut table, by, about) = just_examined();
    let [by_name, about_name] = [by, about].map(|seat| names(&table)[seat.index()].clone());
    assert!(text(&table).contains(&format!("colon and: {about_name} is good")), "{}", text(&table));
    table = line(table, &format!("{by_name} says {about_name} is a spy"));
    let changes = table.record().unwrap().changes().to_vec();
    assert_eq!(changes.last().unwrap().change, Change::Claimed { by, about, side: Side::Spies });
    assert!(text(&table).contains(&format!("{by_name}: {about_name} is a spy.")), "{}", text(&table));
}

#[test]
fn where_everybody_is_there_they_tell_each_other() {
    let table = Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana");
    let table = table.line("ready").line("skip").line("Ben is a spy");
    assert!(text(&table).contains("Tell that to each other"), "{}", text(&table));
}
