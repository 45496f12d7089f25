//! Who has a phone in the next game of a table.

use protocol::question::Question;
use protocol::setup_step::SetupStep;
use protocol::{About, Answer, Channel, Delivery, Medium, PhonesEvent, PhonesOrder};
use resistance_narrator::game::Seat;
use resistance_narrator::language::{Language, Message};

use crate::table::{Came, Table};
use crate::told_where::door_at;

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

fn seats() -> impl Iterator<Item = Seat> {
    (1..=5).filter_map(Seat::from_number)
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn by_phone() -> Delivery {
    Delivery { language: Some(Language::ENGLISH), channel: Channel::Own, ..Delivery::default() }
}

/// A game that all have played with phones, and left; the narrator lets phones in, or some other channel has reached them.
fn after_a_game(lets_in: bool) -> Table {
    let mut table = Table::new().players(NAMES).leader("Ana").reveal("earpiece").headset("the headset").open();
    if lets_in {
        table = table.phones(door_at(&[([192, 168, 1, 20], "wlan0", Medium::Wireless)], None)).listen();
    }
    table = seats().fold(table, |table, seat| table.reached(seat, Language::ENGLISH)).line("ready").line("start");
    table = seats().fold(table, |table, seat| table.answers(seat, Answer::Done)).listen().asks(Question::Team);
    table = table.line("abandon").line("yes").asks(Question::AfterGame);
    table.came();
    table
}

fn again(table: Table) -> Table {
    table.line("again").line("Ana leads").asks(Question::Guidance { step: SetupStep::Tableau })
}

#[test]
fn whoever_plays_again_keeps_the_phone_and_nobody_hears_the_address_once_more() {
    let mut table = again(after_a_game(true));
    assert_eq!(table.came(), [], "no seat is freed");
    let seats_now: Vec<String> = NAMES.map(str::to_owned).into();
    assert_eq!(table.orders().last(), Some(&PhonesOrder::Renew { seats: seats_now }));
    // Eve is not known any more.
    let stayed: Vec<Seat> = seats().take(4).collect();
    let names = stayed.iter().copied().collect();
    table = table.phones(PhonesEvent::Stayed(stayed.iter().map(|seat| (*seat, by_phone())).collect())).listen();
    table = table.said(&Message::new("phones-stayed").players("names", names));
    assert!(!table.spoken().join(" ").contains("4, 0, 7, 1, 2, 3"), "{:?}", table.spoken());
    table = table.line("ready").line("start");
    let is_told = |seat| table.shown(seat).is_some_and(|shown| shown.about == About::Role);
    assert_eq!(seats().map(is_told).collect::<Vec<_>>(), [true, true, true, true, false]);
    assert!(table.shown(seat(5)).is_none());
}

#[test]
fn in_a_new_game_nobody_is_reached_where_somebody_was_in_the_last_one() {
    let mut table = again(after_a_game(false));
    assert_eq!(table.came(), seats().map(Came::Unreached).collect::<Vec<_>>());
    table = table.line("ready").line("start").asks(Question::HeadsetTried);
    assert!(seats().all(|seat| table.shown(seat).is_none()));
}
