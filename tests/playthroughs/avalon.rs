//! Games of Avalon: one for each ending.

use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Module, PlotCard};
use resistance_narrator::language::{Intent, Verb};
use resistance_narrator::preferences::{Key, KeyMode, Reminders, Wording};

use super::transcript::Transcript;
use super::{NAMES, approve, examine, fails, reject, seat, team, vote};
use crate::table::{Table, plain};

pub fn seven(table: Table) -> Table {
    avalon(table, 7).leader("Ana").reveal("touch").with("percival").with("morgana").with("lady-of-the-lake")
}

pub fn ten(table: Table) -> Table {
    let characters = ["percival", "mordred", "morgana", "oberon"];
    let table = avalon(table, 10).leader("Jon").with("targeting").reminders(Reminders::On);
    characters.into_iter().fold(table, Table::with)
}

pub fn keys(table: Table) -> Table {
    avalon(table, 5).leader("Eve").with("percival").with("mordred").wording(Wording::Brief).keys(KeyMode::Single)
}

pub fn headset(table: Table) -> Table {
    let table = avalon(table, 7).leader("Dan").with("percival").with("morgana").with("lady-of-the-lake");
    table.reveal("earpiece").headset("the headset").keys(KeyMode::Single)
}

pub fn plot(table: Table) -> Table {
    avalon(table, 7).leader("Ana").with("plot").seed(2)
}

fn avalon(table: Table, players: usize) -> Table {
    table.edition("avalon").names(&NAMES[..players])
}

/// The edition and the characters are chosen, too many at first; evil is on the wrong track, and good wins.
pub fn five_safe(t: &mut Transcript) {
    t.says(Intent::Players(NAMES[..5].join(", ")));
    t.says_all([Intent::Leader(seat(2)), plain(Verb::Options), plain(Verb::UsualLineUp)]);
    t.says_all([Intent::Option(1), Intent::Edition(crate::edition("avalon"))]);
    t.says_all([plain(Verb::Options), Intent::Option(4), plain(Verb::UsualLineUp), plain(Verb::HardLineUp)]);
    t.says_all([Intent::Option(0), plain(Verb::BeginnersLineUp), Intent::Option(4)]);
    t.says_all([
        with(Module::Choice("percival")),
        with(Module::Choice("morgana")),
        with(Module::Choice("oberon")),
        with(Module::Trap),
        plain(Verb::Start),
    ]);
    t.says_all([without(Module::Choice("morgana")), plain(Verb::Start), plain(Verb::EyesClosed)]);
    for _step in 0..6 {
        t.says(plain(Verb::Next));
    }
    t.says_all([
        plain(Verb::Status),
        plain(Verb::Start),
        plain(Verb::Next),
        plain(Verb::Help),
        plain(Verb::Reminders),
    ]);
    t.says_all([team(&[1, 2]), vote(4, 1), fails(0), team(&[1, 2, 3]), vote(3, 2), fails(1), team(&[4, 5])]);
    t.says_all([plain(Verb::RollCall), approve(), approve(), reject(), approve(), reject(), fails(0)]);
    t.says_all([about(Verb::Assassinate, 1), team(&[1, 4, 5]), vote(5, 0), plain(Verb::Status), fails(0)]);
    t.says_all([plain(Verb::Status), plain(Verb::Help), about(Verb::Assassinate, 1), plain(Verb::Cancel)]);
    t.says_all([about(Verb::Assassinate, 4), plain(Verb::Confirm), plain(Verb::Status), plain(Verb::Wrong)]);
    t.says_all([plain(Verb::Undo), plain(Verb::Wrong), plain(Verb::Summary), plain(Verb::Log), plain(Verb::Quit)]);
}

/// By touch; the Lady of the Lake goes on three times, once after somebody who has held her was named; Merlin is found.
pub fn seven_found(t: &mut Transcript) {
    for _step in 0..6 {
        t.says(plain(Verb::Next));
    }
    t.says_all([plain(Verb::Start), plain(Verb::Next), team(&[1, 2]), vote(4, 3), fails(0)]);
    t.says_all([team(&[1, 2, 3]), vote(5, 2), fails(1), plain(Verb::Status), plain(Verb::Who), examine(3)]);
    t.says_all([team(&[3, 4, 5]), vote(4, 3), fails(0), examine(7), examine(5), plain(Verb::Undo), examine(6)]);
    t.says_all([plain(Verb::LayAgain), team(&[1, 4, 5, 6]), vote(6, 1), fails(2), examine(4)]);
    t.says_all([team(&[1, 2, 3, 4]), vote(7, 0), fails(0), about(Verb::Assassinate, 2)]);
    t.says_all([plain(Verb::Confirm), plain(Verb::Right), plain(Verb::Votes), plain(Verb::Quit)]);
}

/// Everybody special is there, quests are chosen out of order, and three of them fail.
pub fn ten_fails(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([Intent::Mission(5), Intent::Mission(2), team(&[1, 2, 3, 4]), vote(6, 4), fails(0)]);
    t.says_all([Intent::Mission(4), team(&[1, 2, 3, 4, 5]), vote(6, 4), fails(1)]);
    t.says_all([Intent::Mission(5), team(&[1, 2, 3, 4, 5]), vote(8, 2), fails(1), plain(Verb::ScoreFull)]);
    t.says_all([Intent::Mission(1), team(&[1, 2, 3]), vote(10, 0), fails(2)]);
    t.says_all([Intent::Mission(3), team(&[1, 2, 3, 10]), vote(10, 0), fails(1), plain(Verb::Quit)]);
}

/// Five teams in a row are rejected, with single keys.
pub fn rejections(t: &mut Transcript) {
    t.keys(":");
    t.says(plain(Verb::Ready));
    t.keys(":");
    t.says(plain(Verb::Skip));
    for team in ["51", "12", "23", "34", "45"] {
        t.keys(team);
        t.keys_of(&[Key::Enter]);
        t.keys("2");
        t.keys_of(&[Key::Enter]);
    }
    t.keys_of(&[Key::Control('q')]);
}

/// With plot cards nobody shows a character card, but the true one of two loyalty cards.
pub fn with_plot_cards(t: &mut Transcript) {
    t.says_all([plain(Verb::Next), plain(Verb::Next), plain(Verb::Ready), plain(Verb::Skip)]);
    let give = |card, number| Intent::Give { card: Some(card), to: seat(number) };
    let card = PlotCard::OpenUp;
    t.says_all([
        Intent::DrawCard(card),
        Intent::DrawCard(PlotCard::StrongLeader),
        give(card, 2),
        Intent::On(seat(3)),
    ]);
    t.says_all([give(PlotCard::StrongLeader, 4), team(&[1, 2]), vote(4, 3), fails(1)]);
    t.says(plain(Verb::Quit));
}

fn about(verb: Verb, number: u32) -> Intent {
    Intent::About(verb, seat(number))
}

fn with(module: Module) -> Intent {
    Intent::Choose(Verb::With, Modules::from_iter([module]))
}

fn without(module: Module) -> Intent {
    Intent::Choose(Verb::Without, Modules::from_iter([module]))
}
