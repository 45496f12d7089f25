//! Games with plot cards.

use resistance_narrator::game::{MissionCard, PlotCard};
use resistance_narrator::language::{Intent, Verb};
use resistance_narrator::preferences::Key;

use super::transcript::Transcript;
use super::{approve, fails, reject, seat, team, vote};
use crate::table::{Table, plain};

pub fn seven(table: Table) -> Table {
    table
        .edition("widerstand")
        .players(["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"])
        .leader("Gina")
        .with("plot")
        .seed(7)
}

/// The leaders draw by touch and tell the narrator. One card is not in the deck by its count, but on the table.
pub fn five_told(t: &mut Transcript) {
    t.says_all([plain(Verb::Next), plain(Verb::Next), plain(Verb::Ready), plain(Verb::Skip)]);
    t.says_all([drawn(PlotCard::OpenUp), drawn(PlotCard::OpinionMaker), given(PlotCard::OpinionMaker, 3), to(4)]);
    t.says_all([plain(Verb::Undo), to(4), team(&[3, 4]), vote(3, 2), fails(0)]);

    t.says_all([drawn(PlotCard::OpinionMaker), drawn(PlotCard::NoConfidence), given(PlotCard::NoConfidence, 2)]);
    t.says_all([
        team(&[1, 2, 4]),
        vote(4, 1),
        plain(Verb::Status),
        plain(Verb::Help),
        uses(4, PlotCard::NoConfidence),
    ]);
    t.says_all([Intent::Pass(seat(1)), use_it(), plain(Verb::Undo), use_it(), plain(Verb::Votes)]);
    t.says_all([team(&[1, 2, 5]), vote(3, 2), fails(1)]);

    t.says_all([drawn(PlotCard::StrongLeader), to(2), uses(2, PlotCard::StrongLeader), team(&[2, 4]), vote(3, 2)]);
    t.says_all([fails(0), drawn(PlotCard::TakeResponsibility), to(5), plain(Verb::Holders), plain(Verb::Deck)]);
    t.says_all([Intent::Explain(PlotCard::OpinionMaker), uses(5, PlotCard::TakeResponsibility), plain(Verb::Cancel)]);
    t.says_all([uses(5, PlotCard::TakeResponsibility), take(PlotCard::OpinionMaker), team(&[1, 2, 3])]);
    t.says_all([plain(Verb::RollCall), reject(), approve(), approve(), approve(), reject(), fails(1)]);

    t.says_all([use_it(), drawn(PlotCard::InTheSpotlight), anyway(PlotCard::InTheSpotlight), to(3)]);
    t.says_all([team(&[2, 3, 4]), vote(3, 2), use_it(), on(5), on(4), plain(Verb::Status), fails(1)]);
    t.says_all([
        Intent::Played(seat(4), MissionCard::Fail),
        fails(0),
        fails(1),
        plain(Verb::Votes),
        plain(Verb::Quit),
    ]);
}

/// The narrator draws for a table without a deck.
pub fn seven_drawn(t: &mut Transcript) {
    let draw = || plain(Verb::DrawForMe);
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([draw(), draw(), given(PlotCard::OverheardConversation, 1), on(4), on(7), to(3)]);
    t.says_all([team(&[2, 3]), vote(4, 3), on(2), Intent::Played(seat(2), MissionCard::Success), fails(1)]);

    t.says_all([draw(), draw(), given(PlotCard::StrongLeader, 4), to(5), team(&[1, 2, 3]), vote(5, 2)]);
    t.says_all([use_it(), use_it(), team(&[4, 5, 6]), vote(4, 3), fails(0)]);

    t.says_all([draw(), draw(), given(PlotCard::NoConfidence, 6), to(7), team(&[5, 6, 7]), vote(6, 1)]);
    t.says_all([plain(Verb::Pass), use_it_on(5), fails(1)]);

    t.says_all([draw(), draw(), given(PlotCard::StrongLeader, 1), to(2), team(&[1, 2, 6, 7]), vote(7, 0)]);
    t.says_all([plain(Verb::PassAll), plain(Verb::Pass), fails(1)]);

    t.says_all([plain(Verb::Pass), draw(), draw(), given(PlotCard::OpenUp, 3), on(5), to(2)]);
    t.says_all([team(&[1, 2, 3, 4]), vote(5, 2), plain(Verb::Pass), on(1), fails(0), plain(Verb::Quit)]);
}

/// Ten who know the game, with the whole deck: two Opinion Makers, the last proposal, a card that is taken from
/// somebody who is asked.
pub fn ten_told(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Skip)]);
    t.says_all([drawn(PlotCard::EstablishConfidence), on(10), on(3)]);
    t.says_all([drawn(PlotCard::OpinionMaker), drawn(PlotCard::OpinionMaker), to(1), to(2)]);
    t.says_all([team(&[1, 2, 10]), vote(6, 4), fails(0)]);

    t.says_all([drawn(PlotCard::TakeResponsibility), drawn(PlotCard::NoConfidence), drawn(PlotCard::NoConfidence)]);
    t.says_all([given(PlotCard::TakeResponsibility, 3), to(4), to(5), team(&[1, 2, 3, 4]), vote(7, 3)]);
    t.says_all([uses(3, PlotCard::TakeResponsibility), take(PlotCard::NoConfidence), on(4), use_it()]);
    t.says_all([team(&[2, 3, 4, 5]), vote(5, 5), team(&[3, 4, 5, 6]), vote(4, 6), team(&[4, 5, 6, 7]), vote(2, 8)]);
    t.says_all([team(&[5, 6, 7, 8]), vote(9, 1), plain(Verb::Pass), fails(1)]);

    t.says_all([drawn(PlotCard::InTheSpotlight), drawn(PlotCard::CloseEye), drawn(PlotCard::CloseEye)]);
    t.says_all([given(PlotCard::InTheSpotlight, 7), to(8), to(8), team(&[6, 7, 8, 9]), vote(8, 2)]);
    t.says_all([plain(Verb::Pass), use_it_on(9), Intent::Played(seat(9), MissionCard::Fail)]);
    t.says_all([on(6), on(9), on(6), on(7), fails(1)]);

    t.says_all([drawn(PlotCard::OpenUp), drawn(PlotCard::OverheardConversation)]);
    t.says_all([
        drawn(PlotCard::OverheardConversation),
        given(PlotCard::OpenUp, 1),
        on(7),
        to(2),
        on(3),
        to(4),
        on(5),
    ]);
    t.says_all([team(&[1, 2, 3, 4, 5]), vote(6, 4), use_it(), team(&[1, 2, 3, 4, 5]), vote(6, 4), fails(2)]);
    t.says(plain(Verb::Quit));
}

/// Digits and Enter answer the questions about plot cards.
pub fn single_keys(t: &mut Transcript) {
    t.keys_of(&[Key::Enter, Key::Enter, Key::Enter, Key::Enter, Key::Enter, Key::Enter]);
    t.says_all([plain(Verb::Skip)]);
    t.keys_of(&[Key::Enter]);
    t.keys("434");
    t.keys_of(&[Key::Enter]);
    t.keys("3");
    t.keys_of(&[Key::Enter]);
    t.keys("30");
    t.keys_of(&[Key::Enter, Key::Enter]);
    t.keys("5123");
    t.keys_of(&[Key::Enter]);
    t.keys("4");
    t.keys_of(&[Key::Enter]);
    t.keys("1");
    t.keys_of(&[Key::Enter, Key::Enter]);
    t.keys("145");
    t.keys_of(&[Key::Enter]);
    t.keys("1");
    t.keys_of(&[Key::Enter]);
    t.keys("31");
    t.keys_of(&[Key::Control('q')]);
}

fn drawn(card: PlotCard) -> Intent {
    Intent::DrawCard(card)
}

fn anyway(card: PlotCard) -> Intent {
    Intent::DrawAnyway(card)
}

fn given(card: PlotCard, number: u32) -> Intent {
    Intent::Give { card: Some(card), to: seat(number) }
}

fn to(number: u32) -> Intent {
    Intent::Give { card: None, to: seat(number) }
}

fn uses(number: u32, card: PlotCard) -> Intent {
    Intent::Use { by: Some(seat(number)), card: Some(card), on: None }
}

fn use_it() -> Intent {
    Intent::Use { by: None, card: None, on: None }
}

fn use_it_on(number: u32) -> Intent {
    Intent::Use { by: None, card: None, on: Some(seat(number)) }
}

fn on(number: u32) -> Intent {
    Intent::On(seat(number))
}

fn take(card: PlotCard) -> Intent {
    Intent::Take { card, from: None }
}
