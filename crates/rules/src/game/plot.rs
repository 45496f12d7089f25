//! Plot cards: what they are, which deck a table plays with, and who holds what (base rules, The Plot Thickens).
//!
//! The story of a card is told in three files: [`dealing`] draws and gives them, [`window`] asks their holders in
//! turn, and [`effect`] does what they say. In a forum a spotlight is declared before the vote: see [`spotlights`].
//!
//! To add a card:
//!
//! - Its variant here, last, since draws from a seed follow the order; its kind; how often it is in a deck, in [`deck`]
//!   and [`pile`]. A printed deck that games were saved with does not change: what `draw-for-leader` draws is not stored,
//!   but drawn again. A new deck may have the card.
//! - What it does: in [`dealing`] if it is carried out at once when it is given (`name_target`, `due_targets`), in
//!   [`effect`] if it is held and used. One that is held has a moment of its own in [`window`], and a post in the forum.
//! - Whom a bot aims it at, in `bots/acts.rs`, and what the table is asked and refused, in the moderator's
//!   `queries/plot.rs` and `queries/plot/asking.rs`.
//! - Its names in the language's `plot.rs`, its place among the cards of `narrator cards` in `src/run/reference.rs`, and in
//!   `voices/`, for each language: `plot.ftl` and the overlays, with the selectors that tell of all cards by number,
//!   `modules.ftl`, its row under `cards` in `phrases.toml`, and, once for all, `glossary.toml`.
//! - `tests/rules/plot/decks.rs`, `tests/rules/forum/model.rs`, `handbook/modules/plot-cards.md` and
//!   `handbook/for-programs.md` tell how many cards there are.

pub mod dealing;
pub mod deck;
pub mod effect;
mod offers;
pub mod pile;
pub mod spotlights;
pub mod window;

pub use dealing::{Dealing, Due};
pub use deck::Decks;
pub use pile::Pile;
pub use window::{Moment, Window};

use super::seat::MOST_PLAYERS;
use super::{Edition, Seat, SeatSet, Seats};

/// A kind of plot card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlotCard {
    /// Its holder takes over the lead.
    StrongLeader,
    /// Keeping a Close Eye on You: its holder looks at a mission card that was played.
    CloseEye,
    /// Its holder turns an approved team down.
    NoConfidence,
    /// Its holder takes somebody's plot card.
    TakeResponsibility,
    /// Its holder votes before the others.
    OpinionMaker,
    /// Who gets it looks at the character card of a neighbour.
    OverheardConversation,
    /// Who gets it shows the own character card to somebody.
    OpenUp,
    /// The leader shows the own character card to somebody.
    EstablishConfidence,
    /// Its holder makes a team member play face up.
    InTheSpotlight,
}

/// When a card counts, as it is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// At once; then it is out of the game. Marked with an l.
    Immediate,
    /// Held until it is used, once. Marked with an o.
    OneUse,
    /// From now on, to the end of the game. Marked with a p.
    Permanent,
}

impl PlotCard {
    /// All cards, in the order of the table of decks.
    pub const ALL: [Self; 9] = [
        Self::StrongLeader,
        Self::CloseEye,
        Self::NoConfidence,
        Self::TakeResponsibility,
        Self::OpinionMaker,
        Self::OverheardConversation,
        Self::OpenUp,
        Self::EstablishConfidence,
        Self::InTheSpotlight,
    ];

    /// The name in JSON and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::StrongLeader => "strong-leader",
            Self::CloseEye => "close-eye",
            Self::NoConfidence => "no-confidence",
            Self::TakeResponsibility => "take-responsibility",
            Self::OpinionMaker => "opinion-maker",
            Self::OverheardConversation => "overheard-conversation",
            Self::OpenUp => "open-up",
            Self::EstablishConfidence => "establish-confidence",
            Self::InTheSpotlight => "in-the-spotlight",
        }
    }

    /// The card with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }

    /// When it counts in an edition.
    #[must_use]
    pub fn kind(self, edition: Edition) -> Kind {
        match self {
            Self::TakeResponsibility => edition.book().take_responsibility,
            Self::OpinionMaker => Kind::Permanent,
            Self::OverheardConversation | Self::OpenUp | Self::EstablishConfidence => Kind::Immediate,
            Self::StrongLeader | Self::CloseEye | Self::NoConfidence | Self::InTheSpotlight => Kind::OneUse,
        }
    }

    /// Whether its holder has to name a player when it is used.
    #[must_use]
    pub fn needs_target(self) -> bool {
        matches!(self, Self::CloseEye | Self::InTheSpotlight)
    }
}

/// The plot cards of a game in progress: what is still in the deck, and who holds what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plot {
    deck: Pile,
    /// Cards drawn so far: each draw of the narrator has its own chance.
    drawn: u8,
    hands: [Pile; MOST_PLAYERS],
}

impl Plot {
    /// Nobody holds a card yet.
    pub(crate) fn new(deck: Pile) -> Self {
        Self { deck, drawn: 0, hands: [Pile::EMPTY; MOST_PLAYERS] }
    }

    /// What is still in the deck, by the narrator's count.
    #[must_use]
    pub fn deck(&self) -> Pile {
        self.deck
    }

    /// The cards that lie in front of a player. They are public.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Pile {
        self.hands[seat.index()]
    }

    /// Whether a player holds a card.
    #[must_use]
    pub fn holds(&self, seat: Seat, card: PlotCard) -> bool {
        self.hand(seat).count(card) > 0
    }

    /// Everybody who holds a card of this kind.
    #[must_use]
    pub fn holders(&self, card: PlotCard, seats: Seats) -> SeatSet {
        seats.iter().filter(|seat| self.holds(*seat, card)).collect()
    }

    /// All cards that somebody holds, seat by seat.
    pub fn held(&self, seats: Seats) -> impl Iterator<Item = (PlotCard, Seat)> {
        seats.iter().flat_map(|seat| self.hand(seat).cards().map(move |card| (card, seat)))
    }

    /// Every card that a player could take from another one, each kind once.
    pub fn takeable(&self, by: Seat, seats: Seats) -> impl Iterator<Item = (PlotCard, Seat)> {
        let others = seats.iter().filter(move |seat| *seat != by);
        others.flat_map(|seat| self.hand(seat).kinds().map(move |card| (card, seat)))
    }

    fn hand_mut(&mut self, seat: Seat) -> &mut Pile {
        &mut self.hands[seat.index()]
    }
}
