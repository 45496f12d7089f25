//! What somebody has asked for before the first question: from the command line, unchecked.

mod checking;
pub mod filling;

use crate::game::secret::Sealed;

/// A set-up in the words of the command line. What is missing is asked for, or has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The edition.
    pub edition: Option<String>,
    /// The players, clockwise.
    pub players: Option<Vec<String>>,
    /// The names of those players who aren't there.
    pub absent: Vec<String>,
    /// How many more aren't there, without names as yet.
    pub virtual_players: usize,
    /// The first leader: a name, a seat number, or `draw`.
    pub leader: Option<String>,
    /// How the spies get to know each other.
    pub reveal: Option<String>,
    /// Characters that are recommended, by the name of their line-up; `with` and `without` come after it.
    pub line_up: Option<String>,
    /// Modules that are on.
    pub with: Vec<String>,
    /// Modules that are off.
    pub without: Vec<String>,
    /// The seed of everything that is drawn.
    pub seed: u64,
    /// The seed of the deals of this call.
    pub deal_seed: Sealed<u64>,
}

/// Who plays a practice, as far as it was told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// The name of the one person.
    pub name: Option<String>,
    /// How many play, with the person.
    pub count: Option<usize>,
}
