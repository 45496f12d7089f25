//! How cards go round in the reveal by touch: offered once, chosen by the table, put right when something gets stuck, and
//! followed by whoever hears no tone.

use protocol::Cue;
use protocol::question::Question;
use resistance_narrator::game::{LeaderChoice, Seat};
use resistance_narrator::language::{Language, Message};
use resistance_narrator::preferences::{Key, KeyMode, Preferences, Tuning};
use resistance_narrator::script::{Round, Script};

use super::setup;
use crate::table::{At, Moment, Table};

const NAMES: [&str; 10] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon"];

fn before_the_reveal(players: usize) -> Table {
    seated(Table::new(), players).line("ready").asks(Question::Reveal)
}

fn seated(table: Table, players: usize) -> Table {
    table.names(&NAMES[..players]).leader("Ana")
}

fn is_offered(table: &Table) -> bool {
    table.spoken().iter().any(|line| line.contains("say: all together"))
}

fn tones(table: &Table) -> usize {
    table.last_step().iter().filter(|at| at.moment == Moment::Cue(Cue::Now)).count()
}

#[test]
fn the_other_way_is_offered_once_with_both_durations() {
    let table = before_the_reveal(10);
    assert!(is_offered(&table), "{:?}", table.spoken());
    let told = table.spoken().join(" ");
    assert!(told.contains("about six minutes") && told.contains("about a minute and a half"), "{told}");
    let table = table.line("start").asks(Question::ScriptOver);
    assert_eq!(tones(&table), 100, "who chooses nothing has the way of the book");
    let table = table.line("new game").line("yes");
    let table = table.line("same").line("Ana").line("start").line("ready").asks(Question::Reveal);
    assert!(!is_offered(&table), "it was offered: {:?}", table.spoken());
}

/// At the quickest pace both ways take about a minute: then it is told in seconds which one is shorter.
#[test]
fn two_ways_of_one_minute_are_told_in_seconds() {
    let mut preferences = Preferences::default();
    preferences.script.pace = 4.0;
    let table = Table::new().preferences(preferences).names(&NAMES[..5]).leader("Ana").line("ready");
    let told = table.asks(Question::Reveal).spoken().join(" ");
    assert!(told.contains("about seventy seconds") && told.contains("about sixty seconds"), "{told}");
}

#[test]
fn a_table_that_wants_all_together_has_it_now_and_later() {
    let table = before_the_reveal(10).line("all together").asks(Question::Reveal);
    assert!(table.spoken().join(" ").contains("about a minute and a half"), "{:?}", table.spoken());
    assert_eq!(table.kept().last().map(|kept| kept.script.round), Some(Some(Round::Together)));
    let table = table.line("start").asks(Question::ScriptOver);
    assert_eq!(tones(&table), 10);
    let tone = |at: &&At| at.moment == Moment::Cue(Cue::Now);
    let first = table.last_step().iter().find(tone).unwrap().ms;
    let last = table.last_step().iter().rfind(tone).unwrap().ms;
    assert!(last - first <= 60_000, "{} ms from the first tone to the last", last - first);
    // The book's way is one word away, and the other way round too.
    let table = table.line("one by one").asks(Question::Reveal).line("start").asks(Question::ScriptOver);
    assert_eq!(tones(&table), 100);
}

#[test]
fn what_got_stuck_goes_home_and_the_round_begins_again() {
    let place = |places: u32| Message::new("script-together-place").number("places", places);
    let table = before_the_reveal(5).line("all together").begin_line("start").listen_to("Two places to your right.");
    let table = table
        .line("stop, all cards home")
        .asks(Question::ScriptPaused)
        .said(&Message::new("script-home").number("places", 2_u32));
    let table = table.line("again").asks(Question::ScriptOver).said(&Message::new("script-together-take"));
    let table = table.said(&place(1)).said(&place(4)).said(&Message::new("script-together-end"));
    assert_eq!(tones(&table), 5, "the whole round, and nothing before it");
    // One by one it is the card that was on its way.
    let table = table.line("one by one").begin_line("start").listen_to("Cleo, take your card. Dan gets it first.");
    let table = table.line("all cards home").asks(Question::ScriptPaused).line("again");
    let first = table.spoken().first().copied().map(str::to_owned);
    assert_eq!(first.as_deref(), Some("Cleo, take your card. Dan gets it first."));
}

#[test]
fn at_single_keys_what_got_stuck_goes_home_by_keys() {
    let keys = |table: Table, line: &str| table.press(Key::Char(':')).line(line);
    let table =
        seated(Table::new().keys(KeyMode::Single), 5).press(Key::Char(':')).line("ready").asks(Question::Reveal);
    let table = keys(table, "all together").press(Key::Char(':'));
    let table = table.begin_line("start").listen_to("Two places to your right.");
    let table = table.said(&Message::new("script-together-stuck-keys"));
    let table = keys(table, "all cards home")
        .asks(Question::ScriptPaused)
        .said(&Message::new("script-home-keys").number("places", 2_u32));
    let table =
        table.press(Key::Enter).listen().asks(Question::ScriptOver).said(&Message::new("script-together-take"));
    assert_eq!(tones(&table), 5, "the whole round, and nothing before it");
}

#[test]
fn what_goes_round_is_back_before_the_line_is_heard_again() {
    let passing = |places: u32| Message::new("script-paused-passing").number("places", places);
    // One by one the first card has gone two places: the whole line comes again, with all its tones.
    let mut table = before_the_reveal(5).begin_line("start").listen_to("Ana, take your card. Ben gets it first.");
    while tones(&table) < 2 {
        table = table.listen_ms(100);
    }
    let table = table.line("pause").asks(Question::ScriptPaused).said(&passing(2));
    let table = table.line("resume").asks(Question::ScriptOver);
    assert_eq!(tones(&table), 25);
    // Before the first tone nothing has moved.
    let table = before_the_reveal(5).begin_line("start").listen_to("Ana, take your card. Ben gets it first.");
    table.line("pause").asks(Question::ScriptPaused).said(&Message::new("script-paused"));
}

#[test]
fn each_tone_has_a_printed_line() {
    for round in [Round::OneByOne, Round::Together] {
        let mut table = before_the_reveal(5);
        if round == Round::Together {
            table = table.line("all together");
        }
        let table = table.line("start");
        let printed = table.printed().iter().filter(|line| **line == "Pass on.").count();
        assert_eq!(printed, tones(&table), "{round:?}");
        assert!(printed >= 5);
    }
}

#[test]
fn where_cues_are_off_each_tone_is_a_word() {
    for language in Language::ALL {
        let script = Script::RevealTouch;
        let setup = setup(script, 5, LeaderChoice::Named(Seat::from_index(0).unwrap()), 0);
        let mut preferences = resistance_narrator::preferences::Preferences::default();
        preferences.sound = Tuning { cue_volume: 0, ..preferences.sound };
        preferences.script.round = Some(Round::Together);
        let mut table = Table::new().language(language).preferences(preferences).read(script, &setup).listen();
        let pass_on = table.sentence(&Message::new("script-pass-on"));
        assert_eq!(table.spoken().iter().filter(|line| **line == pass_on).count(), 5, "{language:?}");
        assert_eq!(tones(&table), 0, "{language:?}");
    }
}
