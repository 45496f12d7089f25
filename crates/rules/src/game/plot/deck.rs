//! The decks of plot cards, as data.

use super::{Pile, PlotCard};

/// The decks of one edition: how many of each card, by the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(from = "Printing")]
pub struct Decks {
    /// For few players.
    pub few: Pile,
    /// For many.
    pub many: Pile,
    /// From how many players the second one is used.
    pub many_from: u8,
}

/// The decks that there are.
#[derive(serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Printing {
    Printed,
    Forum,
}

impl From<Printing> for Decks {
    fn from(printing: Printing) -> Self {
        match printing {
            Printing::Printed => Self::PRINTED,
            Printing::Forum => Self::FORUM,
        }
    }
}

impl Decks {
    /// The printed decks of 7 and 15 cards (base rules, The Plot Thickens; RULES section 4).
    pub const PRINTED: Self = Self {
        few: Pile::new([2, 2, 1, 1, 1, 0, 0, 0, 0]),
        many: Pile::new([2, 2, 3, 1, 2, 2, 1, 1, 1]),
        many_from: 7,
    };

    /// The decks of the game in a forum (RULES section 4).
    pub const FORUM: Self = Self {
        few: Pile::new([2, 2, 1, 1, 0, 0, 0, 0, 0]),
        many: Pile::new([2, 3, 3, 2, 0, 2, 1, 1, 1]),
        many_from: 8,
    };

    /// The deck for a number of players.
    #[must_use]
    pub fn of(self, players: u8) -> Pile {
        if players >= self.many_from { self.many } else { self.few }
    }
}

/// How many cards the leader draws in each round (base rules, Distributing Plot Cards).
#[must_use]
pub fn draws(players: u8) -> u8 {
    match players {
        ..=6 => 1,
        7..=8 => 2,
        _ => 3,
    }
}

/// Why a card can't have been drawn, by the narrator's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// There is none in the deck for so many players.
    NotInThisDeck,
    /// All of them were drawn.
    AllDrawn,
}

/// Why a card is not in what is left of a deck; none if it is.
#[must_use]
pub fn missing(card: PlotCard, left: Pile, whole: Pile) -> Option<Missing> {
    match (left.count(card), whole.count(card)) {
        (1.., _) => None,
        (0, 0) => Some(Missing::NotInThisDeck),
        (0, _) => Some(Missing::AllDrawn),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decks_have_the_totals_of_the_rule_books() {
        let totals = |decks: Decks| (decks.few.total(), decks.many.total());
        assert_eq!(totals(Decks::PRINTED), (7, 15));
        assert_eq!(totals(Decks::FORUM), (6, 15));
        assert_eq!(Decks::PRINTED.of(6).total(), 7);
        assert_eq!(Decks::PRINTED.of(7).total(), 15);
        assert_eq!(Decks::FORUM.of(7).total(), 6);
        assert_eq!(Decks::FORUM.of(8).total(), 15);
    }
}
