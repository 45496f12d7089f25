//! A pile of plot cards: how many of each kind.

use super::PlotCard;

/// Plot cards without an order: a deck, a hand, or what was drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pile([u8; 9]);

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self([0; 9]);

    /// So many of each kind, in the order of [`PlotCard::ALL`].
    #[must_use]
    pub const fn new(counts: [u8; 9]) -> Self {
        Self(counts)
    }

    /// How many of one kind.
    #[must_use]
    pub fn count(self, card: PlotCard) -> u8 {
        self.0[card as usize]
    }

    /// How many cards in all.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Puts a card in.
    pub(super) fn put(&mut self, card: PlotCard) {
        self.0[card as usize] += 1;
    }

    /// Takes a card out; false if there is none of its kind.
    pub(super) fn take(&mut self, card: PlotCard) -> bool {
        let count = &mut self.0[card as usize];
        let there = *count > 0;
        *count = count.saturating_sub(1);
        there
    }

    /// The kinds of which there is a card.
    pub fn kinds(self) -> impl Iterator<Item = PlotCard> {
        PlotCard::ALL.into_iter().filter(move |card| self.count(*card) > 0)
    }

    /// Card by card, equal ones side by side.
    pub fn cards(self) -> impl Iterator<Item = PlotCard> {
        PlotCard::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}
