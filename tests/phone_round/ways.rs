//! Ways to say that one has the phone, cards that the table has dealt itself, and a disk that fails meanwhile.

use protocol::Answer;
use protocol::question::Question;
use resistance_narrator::language::{Language, Message, Verb};
use resistance_narrator::preferences::{Key, KeyMode, Listens, Preferences, Secretly};

use super::{NAMES, offered, plain, public, round, seat, takes, told, turn, voting};
use crate::spoken::recogniser;
use crate::table::{Came, Table};

#[test]
fn with_single_keys_enter_says_so_and_no_key_chooses_or_takes_back() {
    let preferences = Preferences { keys: KeyMode::Single, secretly: Secretly::Votes, ..Preferences::default() };
    let table = Table::new().preferences(preferences).players(NAMES).leader("Ana").reveal("earpiece").passes_phone();
    let table = table.open().press(Key::Char(':')).line("ready").asks(Question::Reveal);
    let offered = Message::new("one-phone-offered-keys").player("player", seat(1));
    let mut table = table.press(Key::Enter).listen().said(&offered).asks(Question::HandOver { to: seat(1) });
    for key in [Key::Tab, Key::Backspace] {
        table = table.press(key).listen().asks(Question::HandOver { to: seat(1) });
    }
    for number in 1..=5 {
        let to = seat(number);
        table = table.press(Key::Enter).listen().asks(Question::Hearing { to });
        for key in [Key::Tab, Key::Backspace, Key::Char(' '), Key::Char('u'), Key::Escape, Key::Char('s')] {
            table = table.press(key).listen().asks(Question::Hearing { to });
        }
        table = table.press(Key::Enter).listen();
        assert!(table.prompt(to).is_none(), "Enter hides it too");
        table = table.wait_for_slot();
    }
    table.asks(Question::Team);
}

/// A table that is listened to, with the phone offered to Ana.
fn listening(ears: Listens) -> Table {
    let table = Table::new().preferences(Preferences { ears, ..Preferences::default() });
    let table = table.players(NAMES).leader("Ana").reveal("earpiece").passes_phone();
    let table = table.ears(recogniser(Language::ENGLISH)).line("ready").line("start now");
    table.asks(Question::HandOver { to: seat(1) })
}

#[test]
fn whoever_is_offered_it_says_aloud_that_they_have_it_and_what_is_said_then_is_no_command() {
    let table = listening(Listens::Push).press(Key::Char(' ')).hears("go on").asks(Question::Hearing { to: seat(1) });
    table.hears("go on").asks(Question::Hearing { to: seat(1) });
    // Where everything is listened to, the table may have said so to each other.
    let open = listening(Listens::Open);
    open.hears("go on").asks(Question::HandOver { to: seat(1) });
}

/// Each chooses the card of this number, from the next one on.
fn tell(table: Table, cards: &[usize]) -> Table {
    cards.iter().fold(table, |table, card| turn(table, |_, _| *card))
}

#[test]
fn cards_that_the_table_has_dealt_are_chosen_on_it_and_it_goes_round_once_more() {
    let begun = || {
        told(Secretly::Nothing).open().line("ready").line("our own cards").asks(Question::HandOver { to: seat(1) })
    };
    // The Resistance comes first, the spies second; Ana changes her mind.
    let (table, to) = takes(begun());
    let table = table.chooses(to, 1).chooses(to, 0).answers(to, Answer::Done).wait_for_slot();
    let (table, to) = takes(tell(table, &[1, 0, 0, 1]).asks(Question::HandOver { to: seat(1) }));
    assert_eq!(table.shown(to).unwrap().text, "You are in the Resistance. You don't know who anyone else is.");
    let (table, to) = takes(table.answers(to, Answer::Done).wait_for_slot());
    assert_eq!(table.shown(to).unwrap().text, "You are a spy. The other spy you know is Eve.");
    assert!(!public(&table).contains("You are"));
    let wrong = tell(begun(), &[0, 0, 0, 0, 1]).asks(Question::Reveal);
    assert!(public(&wrong).contains("Nothing has changed. To begin again, say: our own cards."));
}

#[test]
fn what_could_not_be_written_is_asked_once_more_of_whoever_has_it() {
    let (mut table, to) = takes(voting().disk_fails(Message::new("storage-disk-full")));
    table.came();
    let mut table = table.chooses(to, 1).listen().asks(Question::Hearing { to });
    let came = table.came();
    assert!(matches!(came[..], [Came::PrivatePrompt { to: again, .. }] if again == to), "{came:?}");
    assert_eq!(table.shown(to).unwrap().chosen, None);
    let table = table.disk_writes().chooses(to, 1);
    assert_eq!(table.shown(to).unwrap().chosen, Some(1));
    let table = table.answers(to, Answer::Done).wait_for_slot();
    round(table, |_, _| 0).asks(Question::Count);
}

#[test]
fn nothing_lies_on_it_once_all_is_dealt_anew() {
    let (table, to) = takes(offered(Secretly::Nothing));
    let table = table.say(&plain(Verb::DealAgain));
    assert!(table.prompt(to).is_none());
}
