//! What one seat alone is told and asked, brought by another carrier than the headset: several seats at once, each in its
//! own language, while nobody else notices anything.

use resistance_narrator::game::knowledge::Role;
use resistance_narrator::game::{Action, Phase, Seat};
use resistance_narrator::language::Language;
use resistance_narrator::preferences::Preferences;
use resistance_narrator::preferences::{KeyMode, Secretly};
use resistance_narrator::session::Key;
use resistance_narrator::session::question::Question;
use resistance_narrator::session::seats::{About, Answer, Manner};

use crate::table::{Moment, Table};

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// The language of each seat.
const LANGUAGES: [Language; 5] =
    [Language::ENGLISH, Language::FRENCH, Language::GERMAN, Language::FRENCH, Language::ENGLISH];

fn seats() -> impl Iterator<Item = Seat> {
    (1..=5).filter_map(Seat::from_number)
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn table(keys: KeyMode, secretly: Secretly) -> Table {
    let preferences = Preferences { keys, secretly, ..Preferences::default() };
    Table::new()
        .preferences(preferences)
        .players(NAMES)
        .leader("Ana")
        .reveal("earpiece")
        .headset("the headset")
        .open()
}

/// A table at which every seat is reached on its own, in its language; lines are typed.
fn reached(secretly: Secretly) -> Table {
    let table = table(KeyMode::Line, secretly);
    seats().zip(LANGUAGES).fold(table, |table, (seat, language)| table.reached(seat, language))
}

/// The same after everybody knows who they are.
fn after_the_reveal(secretly: Secretly) -> Table {
    let table = reached(secretly).line("ready").line("start");
    seats().fold(table, |table, seat| table.answers(seat, Answer::Done)).listen().asks(Question::Team)
}

fn role(table: &Table, seat: Seat) -> Role {
    table.private().deal(&table.record().unwrap()).unwrap().open().role(seat).unwrap()
}

/// How much was said, printed or played at the table.
fn noticed(table: &Table) -> usize {
    table.moments().len()
}

#[test]
fn all_are_told_at_once_each_in_their_own_language_and_the_table_hears_nothing_of_it() {
    let mut table = reached(Secretly::Nothing).line("ready").line("start").asks(Question::Reveal);
    for (seat, language) in seats().zip(LANGUAGES) {
        let spy = role(&table, seat) == Role::Spy;
        let own = match (language.code(), spy) {
            ("en", false) => "You are in the Resistance.",
            ("en", true) => "You are a spy.",
            ("fr", false) => "Tu fais partie de la Résistance.",
            ("fr", true) => "Tu es Espion.",
            ("de", false) => "Du gehörst zum Widerstand.",
            (_, false) => unreachable!("no other language"),
            (_, true) => "Du gehörst zu den Spionen.",
        };
        let shown = table.shown(seat).unwrap();
        assert_eq!((shown.about, shown.language, shown.choices.len()), (About::Role, language, 0));
        assert!(shown.text.starts_with(own), "{own:?} begins {:?}", shown.text);
        for other in seats().filter(|other| *other != seat) {
            let knows = spy && role(&table, other) == Role::Spy;
            assert_eq!(shown.text.contains(NAMES[other.index()]), knows, "{shown:?}");
        }
    }
    let before = noticed(&table);
    for seat in seats().skip(1) {
        table = table.answers(seat, Answer::Done).listen().asks(Question::Reveal);
        assert_eq!(table.shown(seat), None);
    }
    assert_eq!(noticed(&table), before);
    let mut table = table.answers(seat(1), Answer::Done).listen().asks(Question::Team);
    assert_eq!(table.whispers(), [""; 0]);
}

#[test]
fn votes_and_mission_cards_are_taken_from_all_at_once_where_whole_lines_are_typed_too() {
    let mut table = after_the_reveal(Secretly::Both).line("propose 1 2").asks(Question::Vote);
    let before = noticed(&table);
    assert_eq!(table.shown(seat(2)).unwrap().text, "Ton vote, pour ou contre cette équipe : Ana et Ben.");
    for seat in seats() {
        // Nothing is chosen yet.
        table = table.answers(seat, Answer::Done);
        let shown = table.shown(seat).unwrap();
        assert_eq!((shown.about, shown.chosen, shown.choices.len()), (About::Vote, None, 2));
        table = table.chooses(seat, 0).chooses(seat, usize::from(seat.number() > 3));
        assert_eq!(table.shown(seat).unwrap().chosen, Some(usize::from(seat.number() > 3)));
    }
    assert_eq!(noticed(&table), before);
    table = seats().fold(table, |table, seat| table.answers(seat, Answer::Done)).listen();
    let Action::Vote(ballot) = table.record().unwrap().past().last().unwrap().action else { panic!("no vote") };
    assert_eq!(ballot.approvers(), Some((1..=3).filter_map(Seat::from_number).collect()));

    let mut fails = 0;
    for seat in seats() {
        let Some(shown) = table.shown(seat) else {
            assert!(seat.number() > 2, "a member is asked");
            continue;
        };
        assert_eq!((shown.about, shown.choices.len()), (About::Card, 2));
        table = table.chooses(seat, 1);
        let spy = role(&table, seat) == Role::Spy;
        assert_eq!((shown.choices[1].1.is_none(), table.shown(seat).unwrap().chosen.is_some()), (spy, spy));
        fails += u8::from(spy);
        table = if spy { table } else { table.chooses(seat, 0) };
        table = table.answers(seat, Answer::Done);
    }
    let last = table.listen().record().unwrap().past().last().unwrap().action;
    assert!(matches!(last, Action::Count(count) if count.fails == fails), "{last:?}");
}

#[test]
fn what_is_not_asked_is_not_taken() {
    let mut table = after_the_reveal(Secretly::Votes).line("propose 1 2");
    let journal = table.private().clone();
    let cards = [Answer::Card(resistance_narrator::game::MissionCard::Fail), Answer::Role(Role::Spy)];
    table = cards.into_iter().fold(table, |table, answer| table.answers(seat(1), answer));
    assert!(*table.private() == journal);
    // The table votes aloud: nobody is asked alone any more.
    table = table.line("vote 5 0");
    assert!(matches!(table.game().unwrap().phase(), Phase::Mission(_)));
    assert!(seats().all(|seat| table.shown(seat).is_none()));
    table = table.answers(seat(1), Answer::Vote { approves: false });
    assert!(*table.private() == journal);
}

/// Ana and Ben are reached on their own; the headset goes to the others, and speaks German with Cleo.
#[test]
fn the_headset_goes_to_those_whom_nothing_else_reaches() {
    let mut table = table(KeyMode::Single, Secretly::Nothing).reached(seat(1), Language::ENGLISH);
    table = table.reached(seat(2), Language::FRENCH);
    table = table.manner(seat(3), Manner { language: Some(Language::GERMAN), ..Manner::default() });
    table = table.press(Key::Char(':')).line("ready").press(Key::Enter).listen();
    table = table.press(Key::Char(' ')).listen().press(Key::Enter).listen();
    table.whispers();
    let mut lengths = Vec::new();
    for number in 3..=5 {
        let from = table.clock_ms();
        table = table.asks(Question::HandOver { to: seat(number) }).press(Key::Char(' ')).listen();
        let whispered = table.whispers().remove(0);
        assert_eq!(whispered.starts_with("Du "), number == 3, "{whispered}");
        table = table.press(Key::Enter).wait_for_slot();
        let next = table.moments().iter().rev().find(|at| matches!(at.moment, Moment::Cue(_))).unwrap().ms;
        lengths.push(next.saturating_sub(from));
    }
    assert_eq!(lengths[0], lengths[1], "everybody has the same time, whatever their language");
    table = table.asks(Question::Reveal).answers(seat(2), Answer::Done).asks(Question::Reveal);
    table.answers(seat(1), Answer::Done).listen().asks(Question::Team);
}
