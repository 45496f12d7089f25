//! What the keys of a person mean: each key means a command, as everywhere for blind players, and every one can be given
//! another meaning.

use crate::language::Verb;
use crate::preferences::{Key, Preferences};
use std::collections::BTreeMap;

/// What the keys mean from the start.
pub const USUAL: [(Key, Verb); 22] = [
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

/// The keys, each with the command that it means.
#[derive(Debug)]
pub struct Bindings(BTreeMap<Key, Verb>);

impl Bindings {
    /// The usual keys, with a person's own on top.
    #[must_use]
    pub fn new(preferences: &Preferences) -> Self {
        let mut bindings = BTreeMap::from(USUAL);
        for (key, verb) in &preferences.bindings {
            if let (Some(key), Some(verb)) = (Key::read(key), Verb::from_id(verb)) {
                bindings.insert(key, verb);
            }
        }
        Self(bindings)
    }

    /// The command of a line that holds one sign: in line mode the same letters are typed as a line.
    #[must_use]
    pub fn line(&self, line: &str) -> Option<Verb> {
        let mut signs = line.trim().chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
        self.meaning(Key::Char(sign))
    }

    /// All keys with their commands.
    #[must_use]
    pub fn listed(&self) -> Vec<(Key, Verb)> {
        self.0.iter().map(|(key, verb)| (*key, *verb)).collect()
    }

    /// The command of a key. A capital letter means the same as the small one, unless it has a meaning of its own.
    #[must_use]
    pub fn meaning(&self, key: Key) -> Option<Verb> {
        let small = match key {
            Key::Char(sign) => Key::Char(sign.to_ascii_lowercase()),
            other => other,
        };
        self.0.get(&key).or_else(|| self.0.get(&small)).copied()
    }
}
