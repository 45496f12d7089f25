//! What is said aloud on a mission with modules.

use protocol::question::Question;
use resistance_narrator::game::MissionCard;
use resistance_narrator::language::{Language, Message};
use resistance_narrator::preferences::Listens;

use super::{recogniser, table};
use crate::table::Table;

fn count(card: MissionCard) -> Question {
    if card == MissionCard::Fail { Question::Count } else { Question::CountOn { card } }
}

/// The first team is on its mission, with both Reversers, and its cards are counted.
fn counted(ears: Listens) -> Table {
    let table = table(ears).with("reverser").ears(recogniser(Language::ENGLISH)).line("ready").line("skip");
    table.line("propose 1 2").line("vote 3 2").asks(count(MissionCard::Fail))
}

fn read_back(fails: u32, reverses: u32) -> Message {
    let told = |key, count| Message::new(key).number("count", count);
    Message::new("heard-count").list("cards", vec![told("card-fails", fails), told("card-reverses", reverses)])
}

#[test]
fn a_count_in_one_breath_is_read_back_whole() {
    let table = counted(Listens::Open).hears("one fail and one reverse").asks(count(MissionCard::Fail));
    table.said(&read_back(1, 1)).hears("confirm").asks(Question::Team);
}

#[test]
fn a_count_in_parts_is_read_back_when_it_is_complete() {
    let table = counted(Listens::Open).hears("one fail").asks(count(MissionCard::Reverse));
    let written = table.journal().len();
    let table = table.hears("no reverse").asks(count(MissionCard::Reverse)).said(&read_back(1, 0));
    assert_eq!(table.journal().len(), written, "nothing counts before it is confirmed");
    table.hears("confirm").asks(Question::Team);
}

#[test]
fn nobody_wakes_the_narrator_for_the_rest_of_a_count() {
    let table = counted(Listens::Wake).hears("hello narrator").hears("one fail").asks(count(MissionCard::Reverse));
    table.hears("no reverse").said(&read_back(1, 0)).hears("confirm").asks(Question::Team);
}

#[test]
fn players_are_watched_trapped_and_claimed_for_by_name() {
    let table = table(Listens::Open).with("trap").with("rogue").ears(recogniser(Language::ENGLISH));
    let mut table = table.line("ready").line("skip");
    for (team, watched) in [("propose 1 2 3", false), ("propose 1 2 3 4", false), ("propose 1 2 3", true)] {
        table = table.line(team).line("vote 5 0");
        if watched {
            table = table.asks(Question::Watch).hears("watch ana").hears("confirm");
        }
        table = table.asks(Question::Trap).hears("trap ben").hears("confirm").line("fails 0 rogues 1");
    }
    let read_back = |command: &str| Message::new("heard-command").text("command", command);
    let table = table.asks(Question::Claim).hears("claim cleo").said(&read_back("Claim Cleo"));
    let table = table.asks(Question::Claim).hears("confirm");
    table
        .asks(Question::AfterGame)
        .line("undo")
        .hears("nobody claims")
        .said(&read_back("No claim"))
        .hears("confirm")
        .asks(Question::AfterGame);
}
