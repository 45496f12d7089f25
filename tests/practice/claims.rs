//! What the person says of a card that they alone have seen: told, kept, weighed by the others, taken back.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::game::{Event, LeaderChoice, Reveal, RoundEvent, Seat, Setup, Side};
use resistance_narrator::journal::entry::Change;

use super::{human, lines, practice, text};
use crate::table::Table;
use crate::typist::Typist;

fn setup(seed: u64) -> Setup {
    let edition = crate::edition("resistance-2020");
    Setup {
        edition,
        players: (0..5).map(|seat| format!("Name{seat}")).collect(),
        leader: LeaderChoice::Draw,
        reveal: Reveal::Headset,
        modules: edition.usual_modules().iter().copied().collect(),
        seed,
    }
}

/// Whom the person has examined.
fn examined(table: &Table) -> Option<Seat> {
    let record = table.record()?;
    record.events().filter_map(Event::shown_alone).find(|(by, _)| *by == human()).map(|(_, about)| about)
}

fn line(typist: &mut Typist, mut table: Table) -> Table {
    let game = table.game().unwrap();
    for line in lines(typist, &mut table, &game) {
        table = table.line(&line);
    }
    table
}

/// A practice in which the person has just examined somebody; none if that doesn't happen in this game.
fn just_examined(seed: u64) -> Option<(Table, Seat)> {
    let (mut typist, mut table) = practice(&setup(seed), seed);
    while table.game().unwrap().ending().is_none() {
        table = line(&mut typist, table);
        if let Some(about) = examined(&table).filter(|_| table.game().unwrap().ending().is_none()) {
            return Some((table, about));
        }
    }
    None
}

fn any_just_examined() -> (Table, Seat) {
    (0..).find_map(just_examined).unwrap()
}

fn name(table: &Table, seat: Seat) -> String {
    table.record().unwrap().names().get(seat).unwrap().clone()
}

/// What was said of cards.
fn claimed(table: &Table) -> Vec<(Seat, Seat, Side)> {
    let claim = |change: &Change| match *change {
        Change::Claimed { by, about, side } => Some((by, about, side)),
        _ => None,
    };
    table.record().unwrap().changes().iter().filter_map(|changed| claim(&changed.change)).collect()
}

#[test]
fn whoever_has_seen_a_card_is_told_how_to_speak_of_it_and_what_they_say_is_kept_until_taken_back() {
    let (mut table, about) = any_just_examined();
    let name = name(&table, about);
    assert!(text(&table).contains(&format!("type: {name} is good, or: {name} is evil")), "{}", text(&table));
    let asked = table.question();
    table = table.line("help");
    assert!(text(&table).contains(&format!("{name} is good or {name} is evil")), "{}", text(&table));
    table = table.line(&format!("{name} is a spy"));
    assert!(text(&table).contains(&format!("{name} is a spy.")), "{}", text(&table));
    assert_eq!(claimed(&table), [(human(), about, Side::Spies)]);
    assert!(table.question() == asked, "it is no answer to what is asked");
    let (entries, private) = table.cut_off().last().unwrap().clone();
    assert_eq!(claimed(&Table::new().resume_with(entries, private)).len(), 1, "it is there after a restart");
    table = table.line(&format!("i say {name} is good"));
    assert_eq!(claimed(&table)[1], (human(), about, Side::Resistance));
    table = table.line("undo");
    assert_eq!(claimed(&table), [(human(), about, Side::Spies)], "the word before stands again");
    assert!(text(&table).contains(&format!("no longer says: {name} is in the Resistance.")), "{}", text(&table));
    table = table.line("undo");
    assert!(claimed(&table).is_empty());
}

#[test]
fn nobody_speaks_of_a_card_that_they_have_not_seen() {
    let (mut table, about) = any_just_examined();
    let other = table.game().unwrap().seats().iter().find(|seat| ![human(), about].contains(seat)).unwrap();
    let name = name(&table, other);
    table = table.line(&format!("{name} is evil"));
    assert!(text(&table).contains("That counts only from somebody who alone has seen"), "{}", text(&table));
    table = table.line(&format!("{name} says Ana is evil"));
    assert!(text(&table).contains("That counts only from somebody who alone has seen"), "{}", text(&table));
    assert!(claimed(&table).is_empty());
}

#[test]
fn the_others_heed_what_the_person_says() {
    let mut differ = 0;
    for (table, about) in (0..40).filter_map(just_examined) {
        let name = name(&table, about);
        let votes = |side: &str| {
            let (entries, private) = table.cut_off().last().unwrap().clone();
            let mut table = Table::new().resume_with(entries, private).line(&format!("{name} is {side}"));
            assert_eq!(claimed(&table).len(), 1, "{}", text(&table));
            let names = table.record().unwrap().names().values().to_vec();
            let mut typist = Typist::called(names, ChaCha8Rng::seed_from_u64(1));
            let before = table.record().unwrap().events().count();
            let mut happened = Vec::new();
            while happened.iter().filter(|event| matches!(event, Event::Round(RoundEvent::Voted { .. }))).count() < 3
                && table.game().unwrap().ending().is_none()
            {
                table = line(&mut typist, table);
                happened = table.record().unwrap().events().skip(before).copied().collect();
            }
            happened
        };
        differ += u32::from(votes("good") != votes("evil"));
    }
    assert!(differ > 2, "whatever is said, they do the same");
}
