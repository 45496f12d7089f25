//! Who isn't there: in a practice everybody but one person, at a table those whose seats the narrator fills.

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::journal::entry::Change;
use crate::journal::record::Changed;
use crate::minds::Style;

/// Who isn't there.
#[derive(Clone, PartialEq, Eq)]
pub struct Absent {
    /// In a practice, the one person who is.
    pub person: Option<Seat>,
    /// Those who aren't, and how they play.
    pub others: Vec<(Seat, Style)>,
    /// What their decisions follow from, where nothing else decides.
    pub seed: u64,
}

impl Absent {
    /// How somebody plays who isn't there; none if somebody sits there.
    #[must_use]
    pub fn style_of(&self, seat: Seat) -> Option<Style> {
        self.others.iter().find(|(other, _)| *other == seat).map(|(_, style)| *style)
    }

    /// Whether nobody sits there.
    #[must_use]
    pub fn is(&self, seat: Seat) -> bool {
        self.style_of(seat).is_some()
    }

    /// Who isn't there after these changes: somebody has come for one of them, or somebody has left.
    #[must_use]
    pub fn after(mut self, changes: &[Changed]) -> Self {
        for changed in changes {
            match changed.change {
                Change::Replaced { seat, .. } => self.others.retain(|(other, _)| *other != seat),
                Change::Vacated { seat } => self.others.push((seat, usual_style(seat.index()))),
                _ => {}
            }
        }
        self
    }
}

/// How the first, the second and any other player plays who isn't there.
#[must_use]
pub fn usual_style(place: usize) -> Style {
    const STYLES: [Style; 3] = [Style::Careful, Style::Talkative, Style::Bold];
    STYLES[place % STYLES.len()]
}

/// It, as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredAbsent {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<u8>,
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

impl From<&Absent> for StoredAbsent {
    fn from(absent: &Absent) -> Self {
        let other = |(seat, style): &(Seat, Style)| (seat.number(), (*style).into());
        Self {
            person: absent.person.map(Seat::number),
            others: absent.others.iter().map(other).collect(),
            seed: absent.seed,
        }
    }
}
