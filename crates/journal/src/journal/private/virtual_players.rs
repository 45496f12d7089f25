//! The virtual players, for whom the narrator decides: in a practice all but one, at a table those whose seats it fills.

use serde::{Deserialize, Serialize};

use crate::bots::Style;
use crate::game::Seat;
use crate::journal::entry::Change;
use crate::journal::record::Changed;

/// The virtual players of a game.
#[derive(Clone, PartialEq, Eq)]
pub struct VirtualPlayers {
    /// In a practice, the one human.
    pub human: Option<Seat>,
    /// The virtual players, and how they play.
    pub others: Vec<(Seat, Style)>,
    /// What their decisions follow from, where nothing else decides.
    pub seed: u64,
}

impl VirtualPlayers {
    /// How a virtual player plays; none if a human sits there.
    #[must_use]
    pub fn style_of(&self, seat: Seat) -> Option<Style> {
        self.others.iter().find(|(other, _)| *other == seat).map(|(_, style)| *style)
    }

    /// Whether a virtual player has this seat.
    #[must_use]
    pub fn is(&self, seat: Seat) -> bool {
        self.style_of(seat).is_some()
    }

    /// The virtual players after these changes: a human has come for one of them, or one has left.
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

/// How the first, the second and any other virtual player plays.
#[must_use]
pub fn usual_style(place: usize) -> Style {
    const STYLES: [Style; 3] = [Style::Careful, Style::Talkative, Style::Bold];
    STYLES[place % STYLES.len()]
}

/// It, as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredVirtualPlayers {
    #[serde(rename = "person", default, skip_serializing_if = "Option::is_none")]
    pub human: Option<u8>,
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

impl From<&VirtualPlayers> for StoredVirtualPlayers {
    fn from(virtual_players: &VirtualPlayers) -> Self {
        let other = |(seat, style): &(Seat, Style)| (seat.number(), (*style).into());
        Self {
            human: virtual_players.human.map(Seat::number),
            others: virtual_players.others.iter().map(other).collect(),
            seed: virtual_players.seed,
        }
    }
}
