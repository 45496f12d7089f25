//! A real screen reader reads the game: Orca, in a terminal and in a browser on a display that nobody sees.

mod desktop;
mod game;
mod page;
mod said;
mod seat;

use super::browser::chromium;
use super::servers::in_time::{in_time, say};
use desktop::{Desktop, Lack, lack};
use game::{Cursor, Game};

/// Set by ./test, which installs all that is needed.
const INSTALLED: &str = "NARRATOR_TEST_ORCA";

/// A game that begins without a reveal. The leader is not drawn: it is the same game each time.
const TABLE: &str = "--players Ana,Ben,Cleo,Dan,Eve --leader Ana --reveal none --voice off --ears off";

/// What a table types in line mode, and the beginning of the last line of the answer.
const LINES: [(&str, &str); 7] = [
    ("next", "Step two."),
    ("ready", "Ana, take 2 team tokens"),
    ("1 and cleo", "Vote."),
    ("help", "At any time:"),
    ("vote 2 3", "Ben, collect the team tokens"),
    ("log", "First rejection."),
    ("a, b", "There's no a here."),
];

/// What a table presses in single-key mode. A colon opens a line, which ends with Enter.
const KEYS: [(&str, &str); 10] = [
    ("Return", "Step two."),
    (":ready", "Ana, take 2 team tokens"),
    ("1", "Ana. 1 so far."),
    ("3", "Cleo. 2 so far."),
    ("Return", "Vote."),
    (":ready", "Say your votes"),
    ("2", "2 for, 3 against."),
    ("Return", "Ben, collect the team tokens"),
    ("S", "Score:"),
    ("u", "How many for?"),
];

/// Whether Orca can be heard here. Whoever runs only the tests may lack something, and is told so.
fn can_be_heard() -> bool {
    let why = match lack() {
        None => return true,
        Some(Lack::Packages(packages)) => {
            assert!(std::env::var_os(INSTALLED).is_none(), "{packages} should be installed");
            format!("{packages} are missing, which ./test installs")
        }
        Some(Lack::Version(version)) => format!("this is Orca {version}, and the test knows what Orca 43 notes"),
    };
    say(&format!("skipped, for {why}"));
    false
}

/// Orca starts once, for the page of a phone and both modes: most of the time goes there.
#[test]
fn orca_reads_games_once_whole_and_in_order_and_the_newest_line_in_braille() {
    if !can_be_heard() {
        return;
    }
    in_time(|| {
        let mut desktop = Desktop::open();
        if chromium::is_there() {
            seat::plays_by_phone(&mut desktop);
        }
        in_line_mode(&mut desktop);
        in_single_key_mode(&mut desktop);
    });
}

/// The newest line is in the cells after each turn.
fn in_line_mode(desktop: &mut Desktop) {
    let mut game = Game::open(desktop, Cursor::Behind, &format!("play {TABLE}"));
    game.press("Return");
    game.answered("Step one.");
    for (line, answer) in LINES {
        game.type_line(line);
        game.answered(answer);
    }
    game.type_line("quit");
    game.ended("The game is saved.");
}

/// What is typed is in the cells; the newest line is above.
fn in_single_key_mode(desktop: &mut Desktop) {
    let mut game = Game::open(desktop, Cursor::Below, &format!("play {TABLE} --keys single --pace 4"));
    game.press("Return");
    game.answered("Step one.");
    for (keys, answer) in KEYS {
        match keys.strip_prefix(':') {
            Some(line) => {
                game.press("colon");
                game.answered("Type your command.");
                game.type_line(line);
            }
            None => game.press(keys),
        }
        game.answered(answer);
    }
    game.press("ctrl+q");
    game.ended("The game is saved.");
}
