//! The keys of this table, what was pressed towards an answer, and the discussion that an alarm is set for.

use crate::game::SeatSet;
use crate::preferences::Preferences;
use crate::preferences::bindings::Bindings;
use protocol::Want;

/// The keys of this table, and what was pressed towards an answer.
#[derive(Debug)]
pub(crate) struct Keyboard {
    pub(crate) bindings: Bindings,
    pub(crate) entry: Entry,
    /// Whether a line is being typed. The keyboard collects it; here it only matters to Escape.
    pub(crate) typing: bool,
    pub(crate) wanted: Option<Want>,
}

/// Digits on their way to an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) team: SeatSet,
    pub(crate) digits: String,
}

impl Keyboard {
    /// The keys as a person wants them.
    pub(crate) fn new(preferences: &Preferences) -> Self {
        Self { bindings: Bindings::new(preferences), entry: Entry::default(), typing: false, wanted: None }
    }

    /// A line has been typed to its end.
    pub(crate) fn line_ended(&mut self) {
        self.typing = false;
    }
}

/// The proposal that is talked about: its round, and the rejections before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Discussion {
    pub(crate) round: u8,
    pub(crate) rejections: u8,
}
