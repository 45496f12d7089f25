//! Games with the modules of the edition of 2020: Trap, Reverser, Rogue, and all of them at once.

use resistance_narrator::game::{PartialCount, PlotCard};
use resistance_narrator::language::{Intent, Verb};
use resistance_narrator::preferences::{Key, KeyMode, Wording};

use super::transcript::Transcript;
use super::{NAMES, fails, seat, team, vote};
use crate::table::{Table, plain};

pub fn trap(table: Table) -> Table {
    table.players(first::<8>()).leader("Hugo").with("trap")
}

pub fn reverser(table: Table) -> Table {
    table.edition("resistance-2020").players(first::<7>()).leader("Ana").with("reverser")
}

pub fn resistance_rogue(table: Table) -> Table {
    table.edition("resistance-2020").players(first::<5>()).leader("Eve").with("rogue")
}

pub fn spy_rogue(table: Table) -> Table {
    table.edition("widerstand").players(first::<7>()).leader("Ben").with("rogue=spy").with("reverser=spy")
}

pub fn everything(table: Table) -> Table {
    let table = table.edition("resistance-2020").players(first::<9>()).leader("Cleo").keys(KeyMode::Single);
    table.wording(Wording::Full).with("trap").with("reverser").with("rogue").with("plot").with("targeting").seed(4)
}

/// Eight with one more on every team: the leader's own card, a neighbour's, one from across the table; mission four
/// fails with the two Fails that are left.
pub fn trapped(t: &mut Transcript) {
    t.says_all([plain(Verb::Next), plain(Verb::Next), plain(Verb::Next), plain(Verb::Next), plain(Verb::Next)]);
    t.says_all([plain(Verb::Next), plain(Verb::Skip)]);
    t.says_all([team(&[1, 2, 8]), team(&[1, 2, 7, 8]), vote(5, 3), plain(Verb::Status), about(Verb::Trap, 3)]);
    t.says_all([about(Verb::Trap, 8), plain(Verb::Status), fails(0)]);
    t.says_all([team(&[1, 2, 3, 4, 5]), vote(6, 2), about(Verb::Trap, 2), plain(Verb::Undo), about(Verb::Trap, 5)]);
    t.says_all([fails(1), team(&[2, 3, 4, 6, 7]), vote(8, 0), about(Verb::Trap, 6), fails(4), fails(0)]);
    t.says_all([team(&[3, 4, 5, 6, 7, 8]), vote(5, 3), plain(Verb::Help), about(Verb::Trap, 4), fails(2)]);
    t.says_all([team(&[1, 2, 3, 4, 5, 6]), vote(6, 2), about(Verb::Trap, 1), fails(0), plain(Verb::Votes)]);
    t.says(plain(Verb::Quit));
}

/// Seven with both Reversers and the Inquisitor: turned round both ways, two Reverses, too few Fails on mission four, and
/// counts that are told one by one.
pub fn turned_round(t: &mut Transcript) {
    t.says_all([plain(Verb::Next), plain(Verb::Next), plain(Verb::Next), plain(Verb::Next), plain(Verb::Next)]);
    t.says_all([plain(Verb::Next), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([team(&[1, 2]), vote(4, 3), plain(Verb::Help), counted(1, Some(1), None)]);
    t.says_all([team(&[1, 2, 3]), vote(5, 2), plain(Verb::Reminders), fails(3), fails(0), plain(Verb::Undo)]);
    t.says_all([fails(0), plain(Verb::Status), counts(Verb::Reverses, 3), counts(Verb::Reverses, 1)]);
    t.says_all([about(Verb::Examine, 4), team(&[3, 4, 5]), vote(6, 1), counted(2, Some(2), None)]);
    t.says_all([counted(1, Some(2), None), about(Verb::Examine, 6), team(&[2, 4, 6, 7]), vote(4, 3)]);
    t.says_all([counted(1, Some(1), None), plain(Verb::Undo), counted(1, Some(0), None), about(Verb::Examine, 2)]);
    t.says_all([
        team(&[1, 2, 5, 7]),
        vote(5, 2),
        counted(0, Some(1), None),
        plain(Verb::VotesAll),
        plain(Verb::Quit),
    ]);
}

/// Five with both Rogues: nobody is watched on the first two missions; the one of the resistance wins alone.
pub fn won_alone(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([team(&[1, 5]), vote(3, 2), counted(0, None, Some(1)), team(&[1, 2, 3]), vote(3, 2)]);
    t.says_all([counted(1, None, Some(0)), about(Verb::Examine, 2), team(&[1, 3]), vote(4, 1)]);
    t.says_all([plain(Verb::Status), about(Verb::Watch, 4), about(Verb::Watch, 3), plain(Verb::Who)]);
    t.says_all([counted(0, None, Some(2)), counted(0, None, Some(1)), about(Verb::Examine, 3)]);
    t.says_all([team(&[1, 2, 5]), vote(5, 0), about(Verb::Watch, 2), counted(0, None, Some(1))]);
    t.says_all([plain(Verb::Status), plain(Verb::Help), about(Verb::Claim, 3), about(Verb::Claim, 2)]);
    t.says_all([plain(Verb::NoClaim), plain(Verb::Undo), about(Verb::Claim, 1), plain(Verb::Quit)]);
}

/// Seven with one of each among the spies: no Rogue can claim, and the spies win.
pub fn shared(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([team(&[1, 2]), vote(4, 3), about(Verb::Watch, 1), plain(Verb::Reminders), counted(3, Some(0), None)]);
    t.says_all([counted(1, Some(0), None), team(&[3, 4, 5]), vote(4, 3), about(Verb::Watch, 5)]);
    t.says_all([counted(0, Some(1), None), team(&[5, 6, 7]), vote(4, 3), about(Verb::Watch, 6)]);
    t.says_all([counted(1, Some(1), Some(1)), counted(1, Some(0), None), plain(Verb::Quit)]);
}

/// Everything at once, with single keys: a card is looked at, one lies face up, one is set aside.
pub fn all_at_once(t: &mut Transcript) {
    t.keys_of(&[Key::Enter, Key::Enter, Key::Enter, Key::Enter, Key::Enter, Key::Enter]);
    t.says(plain(Verb::Skip));
    t.says_all([drawn(PlotCard::InTheSpotlight), drawn(PlotCard::CloseEye), drawn(PlotCard::OpenUp)]);
    t.says_all([given(PlotCard::InTheSpotlight, 4), given(PlotCard::CloseEye, 5), given(PlotCard::OpenUp, 6)]);
    t.keys("7");
    t.keys("3");
    t.keys("12345");
    t.keys_of(&[Key::Enter]);
    t.keys("6");
    t.keys_of(&[Key::Enter]);
    t.keys("1");
    t.keys("3");
    t.keys("3");
    t.keys("2");
    t.keys("2");
    t.keys("0");
    t.keys_of(&[Key::Enter]);
    t.keys("1");
    t.keys_of(&[Key::Enter]);
    t.keys("0");
    t.keys_of(&[Key::Enter, Key::Control('q')]);
}

/// So many players.
fn first<const N: usize>() -> [&'static str; N] {
    std::array::from_fn(|index| NAMES[index])
}

fn about(verb: Verb, number: u32) -> Intent {
    Intent::About(verb, seat(number))
}

fn counted(fails: u8, reverses: Option<u8>, rogues: Option<u8>) -> Intent {
    Intent::Count { told: PartialCount { fails: Some(fails), reverses, rogues }, successes: None }
}

fn counts(verb: Verb, number: u8) -> Intent {
    let told = match verb {
        Verb::Reverses => PartialCount { reverses: Some(number), ..PartialCount::default() },
        _ => PartialCount { rogues: Some(number), ..PartialCount::default() },
    };
    Intent::Count { told, successes: None }
}

fn drawn(card: PlotCard) -> Intent {
    Intent::DrawCard(card)
}

fn given(card: PlotCard, number: u32) -> Intent {
    Intent::Give { card: Some(card), to: seat(number) }
}
