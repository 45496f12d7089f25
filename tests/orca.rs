//! A real screen reader reads the game: Orca, in a terminal on a display that nobody sees.

mod desktop;
mod said;

use super::servers::in_time::{in_time, say};
use desktop::{Desktop, Lack, lack};

/// Set by ./test, which installs all that is needed.
const INSTALLED: &str = "NARRATOR_TEST_ORCA";

/// A game that begins without a reveal. The leader is not drawn: it is the same game each time.
const TABLE: &str = "--players Ana,Ben,Cleo,Dan,Eve --leader Ana --reveal none --voice off --ears off";

/// What a table types in line mode, and the beginning of the last line of the answer.
const LINES: [(&str, &str); 8] = [
    ("next", "Step two."),
    ("ready", "Ana, collect the team tokens"),
    ("1 and cleo", "Vote."),
    ("help", "At any time:"),
    ("vote 2 3", "Ben, who goes?"),
    ("log", "First of 5 rejections."),
    ("a, b", "There's no a here."),
    ("quit", "The game is saved."),
];

/// What a table presses in single-key mode. A colon opens a line, which ends with Enter.
const KEYS: [(&str, &str); 11] = [
    ("Return", "Step two."),
    (":ready", "Ana, collect the team tokens"),
    ("1", "Ana. 1 so far."),
    ("3", "Cleo. 2 so far."),
    ("Return", "Vote."),
    (":ready", "Say your votes"),
    ("2", "2 for, 3 against."),
    ("Return", "Ben, who goes?"),
    ("S", "Score:"),
    ("u", "How many for?"),
    ("ctrl+q", "The game is saved."),
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

#[test]
fn orca_reads_a_game_in_line_mode_once_whole_and_in_order() {
    if !can_be_heard() {
        return;
    }
    in_time(|| {
        let mut desktop = Desktop::open(&format!("play {TABLE}"));
        desktop.press("Return");
        desktop.answered("Step one.");
        for (line, answer) in LINES {
            desktop.type_line(line);
            desktop.answered(answer);
        }
        desktop.everything_was_said_once();
    });
}

#[test]
fn orca_reads_a_game_in_single_key_mode_once_whole_and_in_order() {
    if !can_be_heard() {
        return;
    }
    in_time(|| {
        let mut desktop = Desktop::open(&format!("play {TABLE} --keys single --pace 4"));
        desktop.press("Return");
        desktop.answered("Step one.");
        for (keys, answer) in KEYS {
            match keys.strip_prefix(':') {
                Some(line) => {
                    desktop.press("colon");
                    desktop.answered("Type your command.");
                    desktop.type_line(line);
                }
                None => desktop.press(keys),
            }
            desktop.answered(answer);
        }
        desktop.everything_was_said_once();
    });
}
