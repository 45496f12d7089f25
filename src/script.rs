//! Timed scripts: what is said and sounded, and how long the silences are. Settings decide the length, never a secret.

pub mod cue;
pub mod pace;
pub mod reveal_by_eyes;
pub mod reveal_by_touch;
pub mod timeline;

pub use timeline::{Pause, Step, Timeline};

use crate::game::{Game, Reveal};

/// The scripts that can be read on their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// The reveal by touch.
    RevealTouch,
    /// The reveal with eyes closed.
    RevealEyes,
}

impl Script {
    /// All scripts.
    pub const ALL: [Self; 2] = [Self::RevealTouch, Self::RevealEyes];

    /// The name on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::RevealTouch => "reveal-touch",
            Self::RevealEyes => "reveal-eyes",
        }
    }

    /// The script with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|script| script.id() == id)
    }

    /// The script of a way to reveal; none if nobody reveals.
    #[must_use]
    pub fn of(reveal: Reveal) -> Option<Self> {
        match reveal {
            Reveal::Touch => Some(Self::RevealTouch),
            Reveal::Eyes => Some(Self::RevealEyes),
            Reveal::None => None,
        }
    }

    /// The timeline for a table.
    #[must_use]
    pub fn timeline(self, game: &Game) -> Timeline {
        match self {
            Self::RevealTouch => reveal_by_touch::timeline(game.seats(), game.leader()),
            Self::RevealEyes => reveal_by_eyes::timeline(),
        }
    }
}
