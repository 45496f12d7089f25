//! Events become sentences. Events, not states, are announced; which words, the catalogue knows.

use crate::game::{Event, Game};
use crate::session::subjects;
use crate::session::telling::said::{Said, Telling};

/// What is said about an event, with the game as it stands after all events of the action.
#[must_use]
pub fn lines(event: &Event, game: &Game, told: Telling) -> Vec<Said> {
    subjects::tell(event, game, told).unwrap_or_default()
}
