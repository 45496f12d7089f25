//! The cards that a team plays on a mission: which there are, and which counts of them can be true.
//!
//! The narrator sees no card. What it is told is refused only if no table could have played so: a count of each kind
//! is bound by the players who may play it, by the cards that count, and by those that lie face up (base rules,
//! Conduct the Mission; edition of 2020, Reverser and Rogue; RULES section 5).

use super::knowledge::Role;
use super::mission::Run;
use super::{Game, Refusal, Seat, SeatSet, Side};

/// A card that a member of the team plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Role {
    /// Whether the character may play a card (base rules, Conduct the Mission; edition of 2020, Reverser and Rogue;
    /// Winter Soldier, characters). That the watch token forbids Rogue Success is another matter.
    #[must_use]
    pub fn may_play(self, card: MissionCard) -> bool {
        match card {
            MissionCard::Success => self != Self::WinterSoldier,
            MissionCard::Fail => match self.side() {
                Side::Spies | Side::Hydra => self != Self::SpyReverser,
                _ => self == Self::MariaHill,
            },
            MissionCard::Reverse => matches!(self, Self::SpyReverser | Self::ResistanceReverser),
            MissionCard::RogueSuccess => self == Self::ResistanceRogue,
        }
    }

    /// What counts in a forum for a member of a team who has sent no order: sabotage of whoever may, else support
    /// (RULES section 7).
    #[must_use]
    pub fn order_by_default(self) -> MissionCard {
        let sabotages = self.side() == Side::Spies && self.may_play(MissionCard::Fail);
        if sabotages { MissionCard::Fail } else { MissionCard::Success }
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

impl Run {
    /// The members whose cards count: a card that was set aside does not (edition of 2020, Trap).
    #[must_use]
    pub fn counting(&self) -> SeatSet {
        self.team.without(self.trapped.into_iter().collect())
    }

    /// Those of the cards that count which lie face up.
    fn open(&self, card: MissionCard) -> SeatSet {
        self.face_up.of(card).and(self.counting())
    }

    /// The members of whom nobody has seen which of the cards that count they played.
    fn hidden(&self) -> SeatSet {
        self.counting().without(self.face_up.all())
    }

    /// The members who may have played this card, as far as everybody knows: the Rogue who is watched plays no Rogue
    /// Success.
    #[must_use]
    pub fn may_have_played(&self, card: MissionCard) -> SeatSet {
        let watched = self.watched.filter(|_| card == MissionCard::RogueSuccess);
        self.hidden().without(watched.into_iter().collect()).or(self.open(card))
    }
}

impl Game {
    /// How many players can play a card at all; every Success is anybody's.
    #[must_use]
    pub fn players_of(&self, card: MissionCard) -> u8 {
        match card {
            MissionCard::Success => self.players() as u8,
            MissionCard::Fail => self.saboteurs(),
            MissionCard::Reverse => self.reversers(),
            MissionCard::RogueSuccess => u8::from(self.has_resistance_rogue()),
        }
    }

    /// The fewest and the most cards of a kind that a count can hold.
    #[must_use]
    pub fn plausible(&self, run: Run, card: MissionCard) -> (u8, u8) {
        let most = run.may_have_played(card).len() as u8;
        (run.open(card).len() as u8, most.min(self.players_of(card)))
    }

    /// The kinds that are counted at this table: those that anybody may play.
    pub fn counted_cards(&self) -> impl Iterator<Item = MissionCard> {
        MissionCard::COUNTED.into_iter().filter(|card| *card == MissionCard::Fail || self.players_of(*card) > 0)
    }

    /// Every count that is plausible.
    #[must_use]
    pub fn plausible_counts(&self, run: Run) -> Vec<Count> {
        let range = |card| {
            let (least, most) = self.plausible(run, card);
            least..=most
        };
        let mut counts = Vec::new();
        for fails in range(MissionCard::Fail) {
            for reverses in range(MissionCard::Reverse) {
                for rogues in range(MissionCard::RogueSuccess) {
                    counts.push(Count { fails, reverses, rogues });
                }
            }
        }
        counts.retain(|count| self.must_be_plausible(run, *count).is_ok());
        counts
    }

    /// Whether a team can have played so.
    pub(super) fn must_be_plausible(&self, run: Run, count: Count) -> Result<(), Refusal> {
        let cards = run.counting().len() as u8;
        for card in MissionCard::COUNTED {
            let (found, able) = (count.of(card), self.players_of(card));
            if found > able || (card == MissionCard::Fail && found > cards) {
                return Err(Refusal::TooMany { card, found, able, cards });
            }
        }
        for card in MissionCard::COUNTED {
            let (found, (least, most)) = (count.of(card), self.plausible(run, card));
            if !(least..=most).contains(&found) && (least > 0 || run.hidden() != run.counting()) {
                return Err(Refusal::AgainstFaceUp { card, found, least, most });
            }
        }
        let plain = run.open(MissionCard::Success).len() as u16;
        if count.total() + plain > u16::from(cards) {
            return Err(Refusal::TooManyCards { found: count.total() + plain, cards });
        }
        Ok(())
    }
}
