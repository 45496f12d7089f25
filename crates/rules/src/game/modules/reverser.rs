//! Reverser: one Reverse among the mission cards turns the result round.
//!
//! The result is found without the Reverses; exactly one of them turns it round, none or two leave it as it is. Only
//! Reversers play Reverse, and the Reverser of the spies plays no Fail (edition of 2020, Reverser; RULES section 5).

use crate::game::{Game, Outcome};

/// The result of a mission with so many Reverses.
#[must_use]
pub fn turned(outcome: Outcome, reverses: u8) -> Outcome {
    match (reverses, outcome) {
        (1, Outcome::Success) => Outcome::Fail,
        (1, Outcome::Fail) => Outcome::Success,
        (_, outcome) => outcome,
    }
}

impl Game {
    /// Whether one of the spies is a Reverser, and so plays no Fail.
    #[must_use]
    pub fn has_spy_reverser(&self) -> bool {
        self.rules.cast.spy_reverser
    }

    /// How many Reversers there are.
    #[must_use]
    pub fn reversers(&self) -> u8 {
        self.rules.cast.reversers
    }
}
