//! The cards that a team plays on a mission.

mod counting;

use super::seat::{Seat, SeatSet};

/// A card that a member of the team plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissionCard {
    /// Everybody can play it.
    Success,
    /// Spies can play it.
    Fail,
    /// Reversers can play it: one alone turns the result round.
    Reverse,
    /// The Rogue of the resistance can play it, without the watch token: it counts as a Success.
    RogueSuccess,
}

impl MissionCard {
    /// All cards.
    pub const ALL: [Self; 4] = [Self::Success, Self::Fail, Self::Reverse, Self::RogueSuccess];

    /// The cards that are counted one kind at a time; all others are Successes.
    pub const COUNTED: [Self; 3] = [Self::Fail, Self::Reverse, Self::RogueSuccess];

    /// The name in JSON and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Fail => "fail",
            Self::Reverse => "reverse",
            Self::RogueSuccess => "rogue-success",
        }
    }

    /// The card with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }
}

/// How many cards of each kind a mission has brought; all others are Successes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Count {
    /// Fails.
    pub fails: u8,
    /// Reverses.
    pub reverses: u8,
    /// Rogue Successes.
    pub rogues: u8,
}

impl Count {
    /// A count of Fails alone.
    #[must_use]
    pub fn fails(fails: u8) -> Self {
        Self { fails, ..Self::default() }
    }

    /// The count of these cards.
    #[must_use]
    pub fn of_cards(cards: &[MissionCard]) -> Self {
        let of = |kind| cards.iter().filter(|card| **card == kind).count() as u8;
        Self {
            fails: of(MissionCard::Fail),
            reverses: of(MissionCard::Reverse),
            rogues: of(MissionCard::RogueSuccess),
        }
    }

    /// How many cards of a kind there are. The Successes are not counted.
    #[must_use]
    pub fn of(self, card: MissionCard) -> u8 {
        match card {
            MissionCard::Success => 0,
            MissionCard::Fail => self.fails,
            MissionCard::Reverse => self.reverses,
            MissionCard::RogueSuccess => self.rogues,
        }
    }

    /// All cards that are not a plain Success.
    #[must_use]
    pub fn total(self) -> u16 {
        MissionCard::COUNTED.into_iter().map(|card| u16::from(self.of(card))).sum()
    }
}

/// A count of which some kinds are still to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartialCount {
    /// Fails, if they were told.
    pub fails: Option<u8>,
    /// Reverses, if they were told.
    pub reverses: Option<u8>,
    /// Rogue Successes, if they were told.
    pub rogues: Option<u8>,
}

impl PartialCount {
    /// How many cards of a kind were told.
    #[must_use]
    pub fn of(self, card: MissionCard) -> Option<u8> {
        match card {
            MissionCard::Success => None,
            MissionCard::Fail => self.fails,
            MissionCard::Reverse => self.reverses,
            MissionCard::RogueSuccess => self.rogues,
        }
    }

    /// With what was told before.
    #[must_use]
    pub fn after(self, before: Self) -> Self {
        Self {
            fails: self.fails.or(before.fails),
            reverses: self.reverses.or(before.reverses),
            rogues: self.rogues.or(before.rogues),
        }
    }

    /// The count, with this many where nothing was told.
    #[must_use]
    pub fn filled(self, with: impl Fn(MissionCard) -> u8) -> Count {
        Count {
            fails: self.fails.unwrap_or_else(|| with(MissionCard::Fail)),
            reverses: self.reverses.unwrap_or_else(|| with(MissionCard::Reverse)),
            rogues: self.rogues.unwrap_or_else(|| with(MissionCard::RogueSuccess)),
        }
    }
}

/// The cards that were played face up, with those who played them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FaceUp([SeatSet; 4]);

impl FaceUp {
    pub(super) fn lay(&mut self, member: Seat, card: MissionCard) {
        self.0[card as usize].insert(member);
    }

    /// Who has played this card face up.
    #[must_use]
    pub fn of(&self, card: MissionCard) -> SeatSet {
        self.0[card as usize]
    }

    /// Everybody whose card lies face up.
    #[must_use]
    pub fn all(&self) -> SeatSet {
        self.0.into_iter().fold(SeatSet::EMPTY, SeatSet::or)
    }
}
