//! The time for a discussion: one reminder for each team that is talked about, and nothing that anybody has to do.

use protocol::question::Question;
use resistance_narrator::game::Seat;
use resistance_narrator::language::Message;
use resistance_narrator::preferences::{Preferences, Wording};

use crate::table::Table;

const MINUTE_MS: u64 = 60_000;

fn table(minutes: u32) -> Table {
    let preferences = Preferences { discussion: minutes, wording: Wording::Full, ..Preferences::default() };
    let table = Table::new().preferences(preferences).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana");
    table.reveal("none").open().line("ready").asks(Question::Team)
}

fn over(leader: u32, minutes: u32) -> Message {
    let leader = Seat::from_number(leader).unwrap();
    Message::new("discussion-over").player("leader", leader).number("minutes", minutes)
}

/// How often anybody was reminded.
fn reminded(table: &Table) -> usize {
    table.moments().iter().filter(|at| format!("{:?}", at.moment).contains("Spoken(\"You've been talking")).count()
}

#[test]
fn the_leader_is_reminded_once_and_the_question_stays_open() {
    let table = table(5).listen_ms(4 * MINUTE_MS);
    assert_eq!(reminded(&table), 0);
    let table = table.listen_ms(MINUTE_MS).listen().said(&over(1, 5));
    let table = table.listen_ms(60 * MINUTE_MS).listen();
    assert_eq!(reminded(&table), 1, "nobody is hurried");
    let written = table.journal().len();
    assert_eq!(written, table.asks(Question::Team).journal().len());
}

#[test]
fn every_team_has_its_own_time() {
    let table = table(2).listen_ms(MINUTE_MS).line("status").line("propose 1 2").listen_ms(10 * MINUTE_MS);
    assert_eq!(reminded(&table), 0, "the table votes");
    let table = table.line("vote 2 3").asks(Question::Team).listen_ms(MINUTE_MS);
    assert_eq!(reminded(&table), 0);
    table.listen_ms(MINUTE_MS).listen().said(&over(2, 2));
}

#[test]
fn without_the_setting_nobody_is_reminded() {
    assert_eq!(reminded(&table(0).listen_ms(600 * MINUTE_MS)), 0);
}
