//! What the keys of this table mean, and what was pressed towards an answer: each key means a command, as everywhere
//! for blind players, and every one can be given another meaning.

use crate::game::SeatSet;
use crate::language::{Message, Verb};
use crate::session::effect::Want;
use crate::session::input::Key;
use crate::session::preferences::Preferences;
use std::collections::BTreeMap;

/// What the keys mean from the start.
pub(in crate::session) const USUAL: [(Key, Verb); 22] = [
    (Key::Char(' '), Verb::Talk),
    (Key::Char('r'), Verb::Repeat),
    (Key::Char('t'), Verb::Status),
    (Key::Char('s'), Verb::Score),
    (Key::Char('S'), Verb::ScoreFull),
    (Key::Char('v'), Verb::Votes),
    (Key::Char('V'), Verb::VotesAll),
    (Key::Char('m'), Verb::More),
    (Key::Char('p'), Verb::Pause),
    (Key::Char('w'), Verb::Who),
    (Key::Char('g'), Verb::Log),
    (Key::Char(','), Verb::Older),
    (Key::Char('.'), Verb::Newer),
    (Key::Char('<'), Verb::Oldest),
    (Key::Char('>'), Verb::Newest),
    (Key::Char('['), Verb::PreviousBuffer),
    (Key::Char(']'), Verb::NextBuffer),
    (Key::Char('u'), Verb::Undo),
    (Key::Char('?'), Verb::Help),
    (Key::Control('r'), Verb::Redo),
    (Key::Control('s'), Verb::Save),
    (Key::Control('q'), Verb::Quit),
];

/// The keys of this table, and what was pressed towards an answer.
#[derive(Debug)]
pub struct Keyboard {
    pub(in crate::session) bindings: BTreeMap<Key, Verb>,
    pub(in crate::session) entry: Entry,
    /// Whether a line is being typed. The keyboard collects it; here it only matters to Escape.
    pub(in crate::session) typing: bool,
    pub(in crate::session) wanted: Option<Want>,
}

/// Digits on their way to an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct Entry {
    pub(in crate::session) team: SeatSet,
    pub(in crate::session) digits: String,
}

impl Keyboard {
    /// The usual keys, with a person's own on top.
    #[must_use]
    pub fn new(preferences: &Preferences) -> Self {
        let mut bindings = BTreeMap::from(USUAL);
        for (key, verb) in &preferences.bindings {
            if let (Some(key), Some(verb)) = (Self::read(key), Verb::from_id(verb)) {
                bindings.insert(key, verb);
            }
        }
        Self { bindings, entry: Entry::default(), typing: false, wanted: None }
    }

    /// A key as it is written in the settings: a sign, or `Ctrl+` and a letter.
    #[must_use]
    pub fn read(text: &str) -> Option<Key> {
        if text == "Space" {
            return Some(Key::Char(' '));
        }
        let (control, sign) = match text.strip_prefix("Ctrl+") {
            Some(sign) => (true, sign),
            None => (false, text),
        };
        let mut signs = sign.chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
        Some(if control { Key::Control(sign.to_ascii_lowercase()) } else { Key::Char(sign) })
    }

    /// A key as it is written.
    #[must_use]
    pub fn spell(key: Key) -> String {
        match key {
            Key::Char(' ') => "Space".to_owned(),
            Key::Char(sign) => sign.to_string(),
            Key::Control(sign) => format!("Ctrl+{}", sign.to_ascii_uppercase()),
            Key::Enter => "Enter".to_owned(),
            Key::Escape => "Esc".to_owned(),
            Key::Backspace => "Backspace".to_owned(),
            Key::Tab => "Tab".to_owned(),
            Key::Typed | Key::Other => String::new(),
        }
    }

    /// A key as it is called: signs have names when they are spoken.
    #[must_use]
    pub fn name(key: Key) -> Message {
        match key {
            Key::Char(' ') => Message::new("key-space"),
            Key::Char(',') => Message::new("key-comma"),
            Key::Char('.') => Message::new("key-full-stop"),
            Key::Char('<') => Message::new("key-less"),
            Key::Char('>') => Message::new("key-greater"),
            Key::Char('[') => Message::new("key-left-bracket"),
            Key::Char(']') => Message::new("key-right-bracket"),
            Key::Char('?') => Message::new("key-question-mark"),
            Key::Char(letter) if letter.is_uppercase() => Message::new("key-capital").text("letter", letter),
            Key::Control(letter) => Message::new("key-control").text("letter", letter.to_ascii_uppercase()),
            key => Message::new("key-letter").text("letter", Self::spell(key)),
        }
    }

    /// The command of a line that holds one sign: in line mode the same letters are typed as a line.
    #[must_use]
    pub fn line(&self, line: &str) -> Option<Verb> {
        let mut signs = line.trim().chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
        self.meaning(Key::Char(sign))
    }

    /// A line has been typed to its end.
    pub(in crate::session) fn line_ended(&mut self) {
        self.typing = false;
    }

    /// All keys with their commands.
    #[must_use]
    pub fn listed(&self) -> Vec<(Key, Verb)> {
        self.bindings.iter().map(|(key, verb)| (*key, *verb)).collect()
    }

    /// A capital letter means the same as the small one, unless it has a meaning of its own.
    pub(in crate::session) fn meaning(&self, key: Key) -> Option<Verb> {
        let small = match key {
            Key::Char(sign) => Key::Char(sign.to_ascii_lowercase()),
            other => other,
        };
        self.bindings.get(&key).or_else(|| self.bindings.get(&small)).copied()
    }
}

/// The number of the seat that a digit stands for: zero is the tenth.
pub(in crate::session) fn seat_of_digit(digit: u32) -> u32 {
    if digit == 0 { 10 } else { digit }
}
