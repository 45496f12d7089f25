//! A filled table at which those who are there have phones.

use protocol::Answer;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::SeatSet;
use resistance_narrator::language::Language;
use resistance_narrator::preferences::{Key, KeyMode};

use super::{MOST_STEPS, names, seat, step, text, told};
use crate::table::Table;
use crate::typist::Typist;

/// Ana, Ben and Cleo with a phone each.
fn by_phones(seed: u64) -> Table {
    let mut table = told(seed).open();
    for number in 1..=3 {
        table = table.reached(seat(number), Language::ALL[number as usize - 1]);
    }
    table = table.press(Key::Char(':')).line("ready").press(Key::Enter).listen();
    for number in 1..=3 {
        table = table.answers(seat(number), Answer::Done);
    }
    table
}

/// Somebody with a phone does what is asked there. The table if nothing is asked of any.
fn answers_by_phone(table: Table, typist: &mut Typist) -> Table {
    let table = table.listen();
    for number in 1..=3 {
        let Some(prompt) = table.asked(seat(number)).cloned() else { continue };
        let free: Vec<Answer> = prompt
            .choices
            .iter()
            .filter(|choice| choice.refused.is_none() && choice.answer != Answer::Undo)
            .map(|choice| choice.answer)
            .collect();
        if prompt.chosen.is_some() {
            continue;
        }
        let answer = match prompt.together {
            Some(size) => {
                let team = (1..=size.into()).map(seat).collect::<SeatSet>();
                Answer::Team(team)
            }
            None if free.is_empty() => Answer::Done,
            None => free[typist.chance.random_range(0..free.len())],
        };
        return table.answers_to(seat(number), prompt.number, answer);
    }
    step(table, typist, &[seat(1), seat(2), seat(3)])
}

#[test]
fn whole_games_by_phone_come_to_an_end_killed_between_any_two_entries() {
    for seed in 0..4 {
        let mut table = by_phones(seed);
        let mut typist = Typist::called(names(&table), ChaCha8Rng::seed_from_u64(seed));
        let mut before = table.game().unwrap();
        for step in 0..MOST_STEPS {
            if before.ending().is_some() {
                break;
            }
            assert!(step + 1 < MOST_STEPS, "the game does not end: {:?}", table.question());
            table = answers_by_phone(table, &mut typist);
            let now = table.game().unwrap();
            for (entries, private) in table.cut_off().to_vec() {
                let mut resumed = Table::new().keys(KeyMode::Single).headset("the headset").trusting_the_disk();
                resumed = resumed.resume_with(entries, private);
                for number in 1..=3 {
                    resumed = resumed.reached(seat(number), Language::ENGLISH);
                }
                let again = resumed.game().unwrap();
                assert!(again == now || again == before, "another game comes of it");
            }
            before = now;
        }
    }
}

#[test]
fn a_phone_does_not_get_the_seat_of_somebody_who_is_not_there() {
    let table = by_phones(2).reached(seat(4), Language::ENGLISH);
    assert!(table.prompt(seat(4)).is_none(), "it gets no prompt");
    assert!(text(&table).contains("isn't here") || !text(&table).contains("phone"), "{}", text(&table));
}

#[test]
fn nothing_that_one_knows_who_is_not_there_goes_to_any_page() {
    let mut table = by_phones(4);
    let mut typist = Typist::called(names(&table), ChaCha8Rng::seed_from_u64(4));
    while table.game().unwrap().ending().is_none() {
        table = answers_by_phone(table, &mut typist);
        for number in 4..=5 {
            assert!(table.prompt(seat(number)).is_none());
        }
    }
}
