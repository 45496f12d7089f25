//! What people do on their phones, and nothing else: whole games, votes that are open to all, and what can be taken back.

use protocol::question::Question;
use protocol::{About, Answer, WrittenPrompt};
use resistance_narrator::game::{Action, Ending, Seat, SeatSet};
use resistance_narrator::language::Language;

use crate::table::Table;

mod games;
mod namings;
mod open_votes;
mod reveals;
mod taking_back;
mod waiting;

const NAMES: [&str; 7] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus"];

/// The most answers that a game may take.
const MOST_ANSWERS: usize = 2_000;

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

/// These have phones, in the language of the table.
fn reached(table: Table, numbers: &[u32]) -> Table {
    numbers.iter().fold(table, |table, number| table.reached(seat(*number), Language::ENGLISH)).listen()
}

/// Everybody whom the narrator has told who they are has read it.
fn read(table: Table) -> Table {
    let asked = |table: &Table, seat: &Seat| table.shown(*seat).is_some_and(|shown| shown.about == About::Role);
    let all: Vec<Seat> = (1..=12).filter_map(Seat::from_number).filter(|seat| asked(&table, seat)).collect();
    all.into_iter().fold(table, |table, seat| table.answers(seat, Answer::Done)).listen()
}

fn last(table: &Table) -> Action {
    table.record().unwrap().past().last().unwrap().action
}

fn ending(table: &Table) -> Option<Ending> {
    table.game().unwrap().ending()
}

/// All that the seats are asked, whatever is told besides.
fn asked(table: &Table) -> Vec<(Seat, WrittenPrompt)> {
    let seats = table.game().unwrap().seats().iter();
    seats.filter_map(|seat| Some((seat, table.asked(seat)?.clone()))).collect()
}

/// What a prompt takes, without what takes something back.
fn free(prompt: &WrittenPrompt) -> Vec<Answer> {
    let free = prompt.choices.iter().filter(|choice| choice.refused.is_none() && choice.answer != Answer::Undo);
    free.map(|choice| choice.answer).collect()
}

fn undo_of(table: &Table, seat: Seat) -> Option<String> {
    let choices = &table.prompt(seat)?.0.open().choices;
    let (last, others) = choices.split_last()?;
    assert!(others.iter().all(|choice| choice.answer != Answer::Undo), "it stands last");
    (last.answer == Answer::Undo).then(|| last.text.clone())
}

/// A whole game: whoever is asked something answers, as `answer` wants it, until there is an end.
fn play_on(mut table: Table, mut answer: impl FnMut(&Table, Seat, &WrittenPrompt) -> Option<Answer>) -> Table {
    for _ in 0..MOST_ANSWERS {
        if ending(&table).is_some() {
            return table;
        }
        let asked = asked(&table);
        let open = asked.iter().filter(|(_, prompt)| prompt.chosen.is_none());
        let mut answers =
            open.filter_map(|(seat, prompt)| Some((*seat, prompt.number, answer(&table, *seat, prompt)?)));
        let Some((from, number, given)) = answers.next() else {
            panic!("nobody gets on: {:?} is asked", table.question());
        };
        drop(answers);
        table = table.answers_to(from, number, given).listen();
    }
    panic!("the game does not end: {:?} is asked", table.question());
}
