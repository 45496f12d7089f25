//! The forum game as its game master uses it: letters, deadlines, posts and messages.

mod cards;
mod letters;
mod modules;
mod posts;
mod random;
mod resuming;
mod secrecy;

use resistance_narrator::game::{Event, RoundEvent, Seat, SeatSet};

use crate::table::Table;

const NAMES: [&str; 10] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon"];

/// A forum game of five without plot cards, led by Ana, with the first team proposed.
fn voting() -> Table {
    without_cards().line("propose Ana, Ben")
}

fn without_cards() -> Table {
    five().without("plot")
}

fn five() -> Table {
    Table::new().edition("forum").names(&NAMES[..5]).leader("Ana")
}

fn lines<const N: usize>(table: Table, lines: [&str; N]) -> Table {
    lines.into_iter().fold(table, Table::line)
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

fn name(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}

/// Who approved and who was counted in the last vote.
fn last_vote(table: &Table) -> (SeatSet, SeatSet, bool) {
    let record = table.record().unwrap();
    let vote = record.events().filter_map(|event| match *event {
        Event::Round(RoundEvent::Voted { ballot, voters, approved, .. }) => {
            Some((ballot.approvers().unwrap(), voters, approved))
        }
        _ => None,
    });
    vote.last().unwrap()
}

/// The sabotages of the last mission.
fn last_fails(table: &Table) -> u8 {
    let record = table.record().unwrap();
    let runs = record.events().filter_map(|event| match event {
        Event::Round(RoundEvent::MissionRun { done, .. }) => Some(done.count.fails),
        _ => None,
    });
    runs.last().unwrap()
}

/// Everybody approves, and the deadline has come.
fn approved(table: Table) -> Table {
    lines(table, ["approve all", "deadline"])
}
