//! A game in a terminal of the desktop, as somebody plays it who hears Orca and reads Braille.

use std::fs;
use std::time::Instant;

use rustix::process::{Pid, Signal, kill_process_group};

use super::desktop::{CELLS, Desktop};
use super::said::Said;
use crate::executables::write_program;
use crate::program::Narrator;
use crate::servers::PATIENCE;

/// The programs in the terminal: the game, and what keeps all that it prints.
const PLAY: &str = "play";
const KEEP: &str = "keep";
const PRINTED: &str = "printed";

/// What the terminal shows before and after the game.
const BEFORE: &str = "Ready.";
const AFTER: &str = "The end.";

/// As many signs as a row of the terminal has.
const COLUMNS: usize = 80;

/// The windows of the terminal that can be seen.
const WINDOWS: [&str; 4] = ["search", "--onlyvisible", "--class", "lxterminal"];

/// Where the cursor waits for what is typed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Cursor {
    /// Behind the newest line.
    Behind,
    /// On the empty line below it.
    Below,
}

/// A game that is played on a desktop. The terminal is closed with this value.
pub struct Game<'a> {
    desktop: &'a mut Desktop,
    cursor: Cursor,
    /// Where in the notes the game began.
    began: usize,
    /// How many lines were answered to what was typed before, and the last of them.
    seen: usize,
    newest: String,
    /// Every line that was typed so far.
    typed: Vec<String>,
}

impl<'a> Game<'a> {
    /// A terminal that begins the game as soon as Enter is pressed. `script` keeps what is printed there.
    pub fn open(desktop: &'a mut Desktop, cursor: Cursor, game: &str) -> Self {
        let mut opened = Self { desktop, cursor, began: 0, seen: 0, newest: String::new(), typed: Vec::new() };
        opened.start(game);
        opened
    }

    fn start(&mut self, game: &str) {
        let path = |name: &str| self.desktop.path(name).display().to_string();
        let (play, keep, printed) = (path(PLAY), path(KEEP), path(PRINTED));
        let program = Narrator::path();
        let then = format!("'{program}' {game}\nread -r _\necho {AFTER}\nread -r _");
        self.write_leader(PLAY, &format!("echo {BEFORE}\nread -r _\n{then}"));
        self.write_leader(KEEP, &format!("exec script -q -f -c '{play}' '{printed}'"));
        let _ = fs::remove_file(printed);
        let place = self.desktop.notes.end();
        self.desktop.start("lxterminal", &["--no-remote", "-e", &keep]);
        self.wait("the terminal", |game| {
            game.printed_text().contains(BEFORE) && game.desktop.ask("xdotool", &WINDOWS).lines().count() == 1
        });
        let window = self.desktop.ask("xdotool", &WINDOWS);
        self.desktop.ask("xdotool", &["windowactivate", window.trim()]);
        self.wait("the terminal gets the focus", |game| game.desktop.notes.has_got_focus(place));
        self.began = self.desktop.notes.end();
    }

    /// A program that tells its process.
    fn write_leader(&self, name: &str, words: &str) {
        let path = self.desktop.path(name);
        write_program(&path, format!("#!/bin/sh\necho $$ >'{}.pid'\n{words}\n", path.display()));
    }

    /// Waits until something is so, and fails when that takes too long.
    fn wait(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let until = Instant::now() + PATIENCE;
        while !so(self) {
            let (said, printed, tail) = (self.said(), self.printed(), self.desktop.notes.tail());
            let tale = || format!("said {said:#?}, where {printed:#?} was printed. Orca noted {tail:#?}");
            assert!(Instant::now() < until, "{what}: it did not come, and {}", tale());
            self.desktop.listen();
        }
    }

    /// Presses a key and lets it go.
    pub fn press(&mut self, key: &str) {
        let place = self.desktop.notes.end();
        self.desktop.ask("xdotool", &["key", key]);
        self.wait("a key", |game| game.desktop.notes.was_let_go(place));
    }

    /// Types a line, and Enter. Each sign is let go once Orca has seen it, so that it is echoed: by its name, and once.
    pub fn type_line(&mut self, line: &str) {
        let (mut echo, mut typed) = (Vec::new(), String::new());
        for sign in line.chars() {
            let key = name(sign);
            let place = self.desktop.notes.end();
            self.desktop.ask("xdotool", &["keydown", &key]);
            self.wait(&format!("{sign:?} on the screen"), |game| game.desktop.notes.has_appeared(place, sign));
            self.desktop.ask("xdotool", &["keyup", &key]);
            self.wait(&format!("{sign:?} let go"), |game| game.desktop.notes.was_let_go(place));
            echo.push((sign, self.desktop.notes.said(place)));
            typed.push(sign);
            self.is_in_braille(&typed);
        }
        for (sign, said) in echo {
            assert_eq!(said, [Said::Key(name(sign))], "{sign:?} in {line:?} is echoed");
        }
        self.typed.push(line.to_owned());
        self.press("Return");
    }

    /// Waits for an answer whose last line begins so, until that was said and stands in Braille.
    pub fn answered(&mut self, last: &str) {
        self.said_last(last);
        self.is_in_braille("");
    }

    /// Each line that was printed has been said once, whole and in order, and nothing else was. The last one begins so,
    /// and after it nothing is open any more.
    pub fn ended(mut self, last: &str) {
        self.said_last(last);
        // What is said last has everything else before it.
        self.press("Return");
        self.said_last(AFTER);
        assert_eq!(self.said(), self.printed(), "what was said, and what was printed");
    }

    fn said_last(&mut self, last: &str) {
        let seen = self.seen;
        self.wait(&format!("an answer that ends with {last:?}"), |game| {
            let (printed, said) = (game.printed(), game.said());
            printed.len() > seen
                && printed.last().is_some_and(|line| line.starts_with(last))
                && said.last() == printed.last()
                && said.len() >= printed.len()
        });
        let mut printed = self.printed();
        self.seen = printed.len();
        self.newest = printed.pop().unwrap_or_default();
    }

    /// The Braille display shows the row with the cursor, which stands at its end: the newest line and what is typed
    /// behind it, or what is typed below. If that is too long, it is the end of it.
    fn is_in_braille(&mut self, typed: &str) {
        let row = match self.cursor {
            Cursor::Behind => format!("{} {typed}", self.newest),
            Cursor::Below => typed.to_owned(),
        };
        let row: Vec<char> = row.chars().collect();
        let row = &row[row.len() / COLUMNS * COLUMNS..];
        self.wait(&format!("{row:?} in Braille"), |game| {
            let (shown, cursor) = game.desktop.notes.braille().unwrap_or_default();
            let shown: Vec<char> = shown.chars().collect();
            let fits = row.len() < CELLS;
            let is_end = row.ends_with(&shown) && shown.iter().any(|sign| *sign != ' ');
            cursor == shown.len() + 1 && cursor <= CELLS && if fits { shown == row } else { is_end }
        });
    }

    /// The lines that were printed since the game began, without what was typed behind them.
    fn printed(&self) -> Vec<String> {
        let text = self.printed_text();
        let text = text.split_once(BEFORE).map_or("", |(_, after)| after);
        let mut typed = self.typed.iter().peekable();
        let lines = text.lines().map(|line| {
            // No line of the narrator ends with a letter or a figure, and what is typed here does.
            let line = line.trim_end();
            typed.next_if(|typed| line.ends_with(*typed)).map_or(line, |typed| &line[..line.len() - typed.len()])
        });
        lines.map(|line| line.trim_end().to_owned()).filter(|line| !line.is_empty()).collect()
    }

    fn printed_text(&self) -> String {
        let text = fs::read(self.desktop.path(PRINTED)).unwrap_or_default();
        String::from_utf8_lossy(&text).into_owned()
    }

    /// The lines that were said since the game began, without the names of keys. The window may be told late: the game
    /// begins with its first line.
    fn said(&self) -> Vec<String> {
        let texts = self.desktop.notes.said(self.began).into_iter().filter_map(|said| match said {
            Said::Text(text) => Some(text),
            Said::Key(_) => None,
        });
        let lines = texts.flat_map(|text| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>());
        let first = self.printed().into_iter().next();
        lines.filter(|line| !line.is_empty()).skip_while(|line| Some(line) != first.as_ref()).collect()
    }
}

impl Drop for Game<'_> {
    fn drop(&mut self) {
        // These lead sessions of their own, and `script` does not mind when its terminal goes away.
        for name in [PLAY, KEEP] {
            let leader = fs::read_to_string(self.desktop.path(&format!("{name}.pid"))).unwrap_or_default();
            if let Some(leader) = leader.trim().parse().ok().and_then(Pid::from_raw) {
                let _ = kill_process_group(leader, Signal::KILL);
            }
        }
        self.desktop.end_newest();
    }
}

/// What the X server, and Orca, call a key.
fn name(sign: char) -> String {
    match sign {
        ' ' => "space".to_owned(),
        ',' => "comma".to_owned(),
        _ => sign.to_string(),
    }
}
