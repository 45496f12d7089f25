//! Phones keep the time of the table: what it hears is on their pages when it hears it, and what it may never hear is on
//! none.

use protocol::{Medium, PageWords};
use resistance_narrator::game::Seat;
use resistance_narrator::language::{Language, Length};

use crate::table::{Moment, Table, spoken};
use crate::told_where::door_at;

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];
const ENGLISH: PageWords = PageWords { language: Language::ENGLISH, length: Length::Full };

/// What the table is told at the end of the pause in which tokens are chosen.
const UNCOVER: &str = "uncover";

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A table at which Ben has a phone, and a team is named.
fn voting() -> Table {
    let mut table = Table::new().players(NAMES).leader("Ana").reveal("none").open();
    table = table.phones(door_at(&[([192, 168, 1, 20], "wlan0", Medium::Wireless)], None)).listen();
    table.line("ready").reached(seat(2), Language::ENGLISH).listen().begin_line("propose 1 2")
}

/// The sentences that the table has begun to hear.
fn heard(table: &Table) -> Vec<&str> {
    spoken(table.moments())
}

fn on_pages(table: &Table) -> &[String] {
    table.pages().said(ENGLISH)
}

#[test]
fn each_line_is_on_the_pages_as_soon_as_the_table_hears_it_and_no_sooner() {
    let mut table = voting();
    let (before, on_before) = (heard(&table).len(), on_pages(&table).len());
    loop {
        let (begun, there) = (heard(&table).len() - before, on_pages(&table).len() - on_before);
        assert_eq!(there, begun, "{:?} was heard, {:?} is there", heard(&table).last(), on_pages(&table).last());
        let has_begun = heard(&table).len();
        if !table.hear(u64::MAX) {
            break;
        }
        assert!(heard(&table).len() <= has_begun + 1);
    }
    assert!(on_pages(&table).len() > on_before + 3);
    assert!(on_pages(&table).iter().any(|line| line.contains(UNCOVER)), "{:#?}", on_pages(&table));
}

#[test]
fn nobody_is_asked_about_a_team_that_the_table_has_not_heard() {
    let mut table = voting();
    assert!(table.prompt(seat(2)).is_none());
    while table.prompt(seat(2)).is_none() {
        assert!(table.hear(u64::MAX), "Ben is asked");
    }
    let named = |sentence: &&str| sentence.contains("Ana and Ben");
    assert!(heard(&table).iter().any(named), "{:?}", heard(&table));
    // Whoever votes by phone does so while the others choose their tokens, and not after they have shown them.
    assert!(!heard(&table).iter().any(|sentence| sentence.contains(UNCOVER)), "{:?}", heard(&table));
}

#[test]
fn what_the_table_never_hears_is_on_no_page_and_what_it_has_on_its_screen_is() {
    let mut table = voting();
    while table.prompt(seat(2)).is_none() {
        table.hear(u64::MAX);
    }
    // Somebody tells all votes at once, while the tokens are chosen: the call to uncover them is over before it is heard.
    let printed = |table: &Table| table.moments().iter().filter(|at| matches!(at.moment, Moment::Printed(_))).count();
    let table = table.chooses(seat(2), 0).line("vote 3 1").listen();
    assert!(!heard(&table).iter().any(|sentence| sentence.contains(UNCOVER)));
    assert!(!on_pages(&table).iter().any(|line| line.contains(UNCOVER)), "{:#?}", on_pages(&table));
    assert!(on_pages(&table).iter().any(|line| line.contains("approved, 4 for, 1 against")));
    assert!(printed(&table) >= on_pages(&table).len(), "pages have nothing that the table has not");
}
