//! A word changes what it was meant to change, and nothing else: numbers in a vote, one voter's answer, a result without
//! numbers, questions, and words that take back.

mod anything_said;
mod taking_back;
mod votes;

use protocol::Cue;
use protocol::question::Question;
use resistance_narrator::game::{Action, Ballot, Count, PlotCard, Seat, SeatSet};
use resistance_narrator::journal::Entry;
use resistance_narrator::language::{Intent, Language, Message, Verb};
use resistance_narrator::preferences::{KeyMode, Wording};

use crate::table::{Moment, Table, plain};

const NAMES: [&str; 8] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo"];

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

/// A table that hears every sentence in full.
fn at(language: Language, players: usize) -> Table {
    let table = Table::new().unchecked().language(language).names(&NAMES[..players]).leader("Ana");
    table.wording(Wording::Full).reveal("none")
}

/// So many players are asked for a team.
fn naming(language: Language, players: usize) -> Table {
    at(language, players).say(&plain(Verb::Ready)).asks(Question::Team)
}

/// The first ones are proposed.
fn voting(language: Language, players: usize) -> Table {
    let table = naming(language, players);
    let size = table.game().unwrap().team_size(table.game().unwrap().mission().unwrap());
    let team: Vec<String> = (1..=size).map(|number| number.to_string()).collect();
    table.line(&team.join(" ")).asks(Question::Vote)
}

/// The cards of mission 4 are counted, of which two have to fail.
fn counting_two_fails(language: Language) -> Table {
    let mut table = naming(language, 7);
    for (team, fails) in [("1 2", "0"), ("1 2 3", "1"), ("1 2 3", "0")] {
        table = table.line(team).line("7 0").asks(Question::Count).line(fails).asks(Question::Team);
    }
    table.line("1 2 3 4").line("7 0").asks(Question::Count)
}

/// A team of three has played its cards, and the leader sets one aside.
fn setting_a_trap(language: Language) -> Table {
    let table = at(language, 7).edition("resistance-2020").with("trap").without("inquisitor");
    table.say(&plain(Verb::Ready)).line("1 2 3").line("7 0").asks(Question::Trap)
}

/// Three quests have succeeded.
fn naming_merlin(language: Language) -> Table {
    let table = at(language, 7).edition("avalon").say(&plain(Verb::Ready));
    let quest = |table: Table, team| table.line(team).line("7 0").line("0");
    ["1 2", "1 2 3", "1 2 3"].into_iter().fold(table, quest).asks(Question::Sought)
}

/// Captain America has accused Ben.
fn accused(language: Language) -> Table {
    let table = at(language, 5).edition("winter-soldier").say(&plain(Verb::Ready));
    let table = table.say(&Intent::About(Verb::Accuse, seat(2))).say(&plain(Verb::Confirm));
    table.asks(Question::AgentCard { accused: seat(2) })
}

/// A game in the same moment once more.
fn again(language: Language, journal: &[Entry]) -> Table {
    Table::new().unchecked().language(language).wording(Wording::Full).resume(journal.to_vec())
}

fn last_action(table: &Table) -> Action {
    table.record().unwrap().past().last().unwrap().action
}

fn refused(table: &Table) -> bool {
    table.last_step().iter().any(|at| at.moment == Moment::Cue(Cue::Refused))
}

fn counted(approve: u8, reject: u8) -> Action {
    Action::Vote(Ballot::Count { approve, reject })
}

fn named(approve: &[u32]) -> Action {
    Action::Vote(Ballot::Named { approve: seats(approve) })
}

/// Gina holds these cards, and Ana leads.
fn with_cards(language: Language, cards: [PlotCard; 2]) -> Table {
    let mut table = at(language, 7).with("plot").say(&plain(Verb::Ready));
    for card in cards {
        table = table.say(&Intent::DrawAnyway(card));
    }
    for card in cards {
        table = table.say(&Intent::Give { card: Some(card), to: seat(7) });
    }
    table.asks(Question::Team)
}

#[test]
fn a_success_tells_no_number_where_two_fails_are_needed() {
    for (language, lines, success) in [
        (Language::ENGLISH, ["it succeeded", "the mission succeeds"], "success"),
        (Language::FRENCH, ["c'est réussi", "la mission a réussi"], "succès"),
        (Language::GERMAN, ["hat geklappt", "Mission gelungen"], "Erfolg"),
    ] {
        let journal = counting_two_fails(language).journal().to_vec();
        for line in lines {
            let table = again(language, &journal).line(line).asks(Question::Count);
            let table = table.said(&Message::new("ask-fails")).line("1");
            assert_eq!(last_action(&table), Action::Count(Count::fails(1)), "{line}");
            let table = voting(language, 5).line("5 0").line(line);
            assert_eq!(last_action(&table), Action::Count(Count::fails(0)), "{line}");
        }
        let table = again(language, &journal).line(success);
        assert_eq!(last_action(&table), Action::Count(Count::fails(0)), "{success}");
    }
    let lines = ["propose 1 2", "vote 7 0", "fails 0", "propose 1 2 3", "vote 7 0", "fails 1", "propose 1 2 3"];
    let table = Table::program().names(&NAMES[..7]).leader("Ana").reveal("none");
    let table =
        lines.into_iter().chain(["vote 7 0", "fails 0", "propose 1 2 3 4", "vote 7 0"]).fold(table, Table::line);
    let table = table.line("it succeeded").asks(Question::Count);
    assert!(table.reported().iter().any(|report| report["kind"] == "refusal" && report["code"] == "asks"));
    table.line("success").asks(Question::AfterGame);
}
