//! Practices: one person plays, and the narrator plays all others.

use protocol::question::Question;
use resistance_narrator::game::MissionCard;
use resistance_narrator::language::{Intent, Verb};
use resistance_narrator::preferences::Wording;

use super::transcript::Transcript;
use super::{approve, examine, seat};
use crate::table::Table;

pub fn accessible(table: Table) -> Table {
    table.seed(4).deal(4).practising("Ana", 5)
}

pub fn widerstand(table: Table) -> Table {
    table.edition("widerstand").seed(3).deal(3).practising("Ana", 6)
}

pub fn resistance_2020(table: Table) -> Table {
    table.edition("resistance-2020").seed(2).deal(2).practising("Ana", 7)
}

pub fn winter(table: Table) -> Table {
    table.edition("winter-soldier").seed(1).deal(1).practising("Ana", 8)
}

pub fn avalon(table: Table) -> Table {
    table.edition("avalon").seed(2).deal(2).wording(Wording::Brief).practising("Ana", 7)
}

/// Asks everything that can be asked, once; then plays to the end.
pub fn asked(t: &mut Transcript) {
    t.says(Intent::Plain(Verb::MyCard));
    t.says(Intent::Plain(Verb::Missed));
    t.says(Intent::Plain(Verb::Hint));
    t.says(Intent::Plain(Verb::Review));
    t.says(Intent::Approve([seat(2)].into_iter().collect()));
    answer(t);
    t.says(Intent::About(Verb::Why, seat(2)));
    t.says(Intent::Plain(Verb::Missed));
    alone(t);
}

/// Plays to the end, and hears what decided it.
pub fn alone(t: &mut Transcript) {
    while t.table().question() != Question::AfterGame {
        answer(t);
    }
    t.says(Intent::Plain(Verb::Review));
}

/// Trusts everybody, goes on missions with the neighbours, and never sabotages.
fn answer(t: &mut Transcript) {
    let game = t.table().game().unwrap();
    let seats = |count: u8| (1..=u32::from(count)).map(seat).collect();
    let intent = match t.table().question() {
        Question::OwnVote { .. } => approve(),
        Question::OwnCard { .. } => card(t),
        Question::Team => Intent::Propose(seats(game.team_size(game.mission().unwrap()))),
        Question::Examination { .. } => examine(3),
        Question::Sought => Intent::About(Verb::Assassinate, seat(3)),
        question => panic!("nobody knows what to answer: {question:?}"),
    };
    t.says(intent);
}

/// A Success, if the person's character may play one.
fn card(t: &mut Transcript) -> Intent {
    let record = t.table().record().unwrap();
    let role = t.table().private().deal(&record).and_then(|deal| deal.open().role(seat(1))).unwrap();
    Intent::Plain(if role.may_play(MissionCard::Success) { Verb::PlaySuccess } else { Verb::PlayFail })
}
