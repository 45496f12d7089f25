//! Practice: one person plays, and the narrator plays all others.

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::minds::Style;

/// Who plays a game of practice.
#[derive(Clone, PartialEq, Eq)]
pub struct Practice {
    /// The one person.
    pub person: Seat,
    /// Everybody else, and how they play.
    pub others: Vec<(Seat, Style)>,
    /// What their decisions follow from, where nothing else decides.
    pub seed: u64,
}

/// It, as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredPractice {
    pub person: u8,
    pub others: Vec<(u8, StoredStyle)>,
    pub seed: u64,
}

/// How somebody plays, as it is stored.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredStyle {
    Careful,
    Bold,
    Talkative,
}

impl From<Style> for StoredStyle {
    fn from(style: Style) -> Self {
        match style {
            Style::Careful => Self::Careful,
            Style::Bold => Self::Bold,
            Style::Talkative => Self::Talkative,
        }
    }
}

impl From<StoredStyle> for Style {
    fn from(stored: StoredStyle) -> Self {
        match stored {
            StoredStyle::Careful => Self::Careful,
            StoredStyle::Bold => Self::Bold,
            StoredStyle::Talkative => Self::Talkative,
        }
    }
}

impl From<&Practice> for StoredPractice {
    fn from(practice: &Practice) -> Self {
        let other = |(seat, style): &(Seat, Style)| (seat.number(), (*style).into());
        Self {
            person: practice.person.number(),
            others: practice.others.iter().map(other).collect(),
            seed: practice.seed,
        }
    }
}
