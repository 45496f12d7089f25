//! The keys of this table, and what was pressed towards an answer.

use crate::game::SeatSet;
use crate::preferences::Preferences;
use crate::preferences::bindings::Bindings;
use protocol::effect::Want;

/// The keys of this table, and what was pressed towards an answer.
#[derive(Debug)]
pub(in crate::session) struct Keyboard {
    pub(in crate::session) bindings: Bindings,
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
    /// The keys as a person wants them.
    pub(in crate::session) fn new(preferences: &Preferences) -> Self {
        Self { bindings: Bindings::new(preferences), entry: Entry::default(), typing: false, wanted: None }
    }

    /// A line has been typed to its end.
    pub(in crate::session) fn line_ended(&mut self) {
        self.typing = false;
    }
}

/// The digit on the same key as this sign, on keyboards where digits need Shift: those of France and Belgium.
pub(in crate::session) fn digit_of_sign(sign: char) -> Option<char> {
    const SIGNS: [(&str, char); 10] = [
        ("&", '1'),
        ("é", '2'),
        ("\"", '3'),
        ("'", '4'),
        ("(", '5'),
        ("-§", '6'),
        ("è", '7'),
        ("_!", '8'),
        ("ç", '9'),
        ("à", '0'),
    ];
    SIGNS.iter().find(|(signs, _)| signs.contains(sign)).map(|(_, digit)| *digit)
}

/// The number of the seat that a digit stands for: zero is the tenth.
pub(in crate::session) fn seat_of_digit(digit: u32) -> u32 {
    if digit == 0 { 10 } else { digit }
}
