//! Games of Winter Soldier: one for each ending.

use resistance_narrator::game::Module;
use resistance_narrator::game::module::Modules;
use resistance_narrator::language::{Intent, Verb};
use resistance_narrator::preferences::{Key, KeyMode, Reminders, Wording};

use super::transcript::Transcript;
use super::{NAMES, approve, fails, reject, seat, team, vote};
use crate::table::{Table, plain};

const TWELVE: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lea"];

pub fn eight(table: Table) -> Table {
    winter_soldier(table, 8).leader("Hugo").with("scarlet-witch").reminders(Reminders::On)
}

pub fn six(table: Table) -> Table {
    winter_soldier(table, 6).leader("Finn").with("scarlet-witch")
}

pub fn nine(table: Table) -> Table {
    winter_soldier(table, 9).seed(4).with("maria-hill").with("alexander-pierce")
}

pub fn ten(table: Table) -> Table {
    winter_soldier(table, 10)
        .leader("Jon")
        .with("maria-hill")
        .with("maria-hill-shown")
        .with("arnim-zola")
        .reveal("touch")
}

pub fn twelve(table: Table) -> Table {
    let characters = ["black-widow", "maria-hill", "alexander-pierce", "arnim-zola", "baron-zemo"];
    let table = table.edition("winter-soldier").players(TWELVE).seed(1);
    let table = characters.into_iter().fold(table, Table::with);
    table.keys(KeyMode::Single).wording(Wording::Brief)
}

fn winter_soldier(table: Table, players: usize) -> Table {
    table.edition("winter-soldier").names(&NAMES[..players])
}

/// The edition and the characters are chosen, too many at first; the cards are dealt twice; Captain America is right.
pub fn five(t: &mut Transcript) {
    t.says(Intent::Players(NAMES[..5].join(", ")));
    t.says_all([Intent::Leader(seat(2)), plain(Verb::Options), Intent::Option(1), Intent::Option(4)]);
    t.says_all([Intent::Option(3), Intent::Option(3), with(Module::Choice("black-widow"))]);
    t.says_all([
        with(Module::Choice("baron-zemo")),
        with(Module::Choice("alexander-pierce")),
        with(Module::Plot),
        plain(Verb::Start),
    ]);
    t.says_all([without(Module::Choice("alexander-pierce")), plain(Verb::Start), plain(Verb::EyesClosed)]);
    for _step in 0..6 {
        t.says(plain(Verb::Next));
    }
    t.says_all([plain(Verb::Status), about(Verb::CaptainAmerica, 3), plain(Verb::Status), plain(Verb::DealAgain)]);
    t.says_all([plain(Verb::Next), plain(Verb::Next), about(Verb::CaptainAmerica, 4), plain(Verb::Undo)]);
    t.says_all([plain(Verb::Redo), plain(Verb::Start), plain(Verb::Next), plain(Verb::Help), plain(Verb::Reminders)]);
    t.says_all([team(&[3, 4]), vote(4, 1), about(Verb::Accuse, 1), fails(1), team(&[1, 3, 4])]);
    t.says_all([about(Verb::Accuse, 4), about(Verb::Accuse, 1), plain(Verb::Cancel), about(Verb::Accuse, 5)]);
    t.says_all([plain(Verb::Confirm), plain(Verb::Status), plain(Verb::ShownMariaHill), plain(Verb::ShownHydra)]);
    t.says_all([plain(Verb::Undo), plain(Verb::ShownWinterSoldier), plain(Verb::Summary), plain(Verb::Quit)]);
}

/// Scarlet Witch examines three times; one mission is lost by three rejections; HYDRA wins with three fails.
pub fn eight_fails(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([team(&[6, 7, 8]), vote(5, 3), fails(0)]);
    t.says_all([team(&[5, 6, 7, 8]), vote(4, 4), team(&[1, 2, 3, 6]), vote(2, 6), team(&[1, 2, 5, 6]), vote(1, 7)]);
    t.says_all([plain(Verb::Status), plain(Verb::Who), about(Verb::Examine, 1), about(Verb::Examine, 4)]);
    t.says_all([team(&[1, 2, 4, 5]), plain(Verb::RollCall), approve(), approve(), reject(), reject(), approve()]);
    t.says_all([approve(), approve(), reject(), fails(0), about(Verb::Examine, 1), about(Verb::Examine, 6)]);
    t.says_all([team(&[1, 2, 3, 4, 5]), vote(8, 0), fails(1), plain(Verb::Undo), fails(2)]);
    t.says_all([about(Verb::Accuse, 6), plain(Verb::Confirm), plain(Verb::ShownShield)]);
    t.says_all([plain(Verb::Status), about(Verb::Examine, 8), plain(Verb::ScoreFull)]);
    t.says_all([team(&[1, 2, 3, 4, 5]), vote(4, 3), fails(4), fails(2), plain(Verb::Votes), plain(Verb::Quit)]);
}

/// Nick Fury is accused and steps out, and so does the holder of the token: at the end nobody is left to be named.
pub fn six_without_fury(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Skip)]);
    t.says_all([team(&[1, 6]), about(Verb::Accuse, 1), plain(Verb::Confirm), plain(Verb::ShownNickFury)]);
    t.says_all([plain(Verb::Undo), plain(Verb::ShownNickFury), plain(Verb::Who), team(&[1, 2]), team(&[2, 6])]);
    t.says_all([plain(Verb::ApproveAll), fails(0), team(&[2, 3, 6]), vote(4, 1), fails(0), about(Verb::Examine, 3)]);
    t.says_all([team(&[2, 3, 4, 6]), vote(3, 2), fails(0), about(Verb::Accuse, 5), plain(Verb::Confirm)]);
    t.says_all([plain(Verb::ShownHydra), plain(Verb::Quit)]);
}

/// Maria Hill is named wrongly and an agent exposed; after three successes HYDRA finds Nick Fury.
pub fn nine_assassination(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), about(Verb::CaptainAmerica, 5), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([team(&[4, 5, 6]), vote(6, 3), fails(0)]);
    t.says_all([team(&[3, 4, 5, 6]), about(Verb::Assassinate, 9), plain(Verb::Confirm), plain(Verb::Status)]);
    t.says_all([plain(Verb::Wrong), about(Verb::Expose, 5), about(Verb::Expose, 1), about(Verb::Assassinate, 2)]);
    t.says_all([vote(5, 4), fails(0), about(Verb::Accuse, 1), plain(Verb::Confirm), plain(Verb::ShownShield)]);
    t.says_all([plain(Verb::Undo), team(&[2, 3, 4, 5]), vote(6, 3), fails(0), plain(Verb::Status)]);
    t.says_all([about(Verb::Accuse, 8), plain(Verb::Confirm), plain(Verb::ShownShield), plain(Verb::Help)]);
    t.says_all([about(Verb::Assassinate, 2), plain(Verb::Confirm), plain(Verb::Right), plain(Verb::Quit)]);
}

/// By touch, and over when Maria Hill is found.
pub fn ten_maria_hill(t: &mut Transcript) {
    t.says_all([plain(Verb::Ready), plain(Verb::Start), plain(Verb::Next)]);
    t.says_all([team(&[8, 9, 10]), vote(7, 3), fails(1), about(Verb::Assassinate, 3), plain(Verb::Confirm)]);
    t.says_all([plain(Verb::Right), plain(Verb::Quit)]);
}

/// Twelve with single keys: for another HYDRA agent Captain America steps out too, and at the end HYDRA guesses wrong.
pub fn twelve_keys(t: &mut Transcript) {
    t.says(plain(Verb::Ready));
    t.keys("b");
    t.keys_of(&[Key::Enter]);
    t.says(plain(Verb::Skip));
    t.keys("90ab");
    t.keys_of(&[Key::Enter]);
    t.keys("12");
    t.keys_of(&[Key::Enter]);
    t.keys("0");
    t.keys_of(&[Key::Enter]);
    t.says(about(Verb::Accuse, 1));
    t.keys_of(&[Key::Escape]);
    t.says(about(Verb::Accuse, 1));
    t.keys_of(&[Key::Enter]);
    t.keys("4w");
    for team in ["23450", "23450"] {
        t.keys(team);
        t.keys_of(&[Key::Enter]);
        t.keys("8");
        t.keys_of(&[Key::Enter]);
        t.keys("1");
        t.keys_of(&[Key::Enter]);
    }
    t.keys("a2");
    t.keys_of(&[Key::Enter]);
    t.keys("2");
    t.keys_of(&[Key::Control('q')]);
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
