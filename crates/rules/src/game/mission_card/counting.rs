//! Who may play which card, and which counts of them can be true.
//!
//! The narrator sees no card. What it is told is refused only if no table could have played so: a count of each kind
//! is bound by the players who may play it, by the cards that count, and by those that lie face up (base rules,
//! Conduct the Mission; edition of 2020, Reverser and Rogue; RULES section 5).

use crate::game::knowledge::Role;
use crate::game::mission::Run;
use crate::game::mission_card::{Count, MissionCard};
use crate::game::{Game, MissionRefusal, Refusal, SeatSet};

impl Role {
    /// What counts in a forum for a member of a team who has sent no order: sabotage of whoever may, else support
    /// (RULES section 7).
    #[must_use]
    pub fn order_by_default(self) -> MissionCard {
        let sabotages = self.side().is_evil() && self.may_play(MissionCard::Fail);
        if sabotages { MissionCard::Fail } else { MissionCard::Success }
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
            MissionCard::RogueSuccess => self.rules.cast.rogue_successes,
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
    pub(in crate::game) fn must_be_plausible(&self, run: Run, count: Count) -> Result<(), Refusal> {
        let cards = run.counting().len() as u8;
        for card in MissionCard::COUNTED {
            let (found, able) = (count.of(card), self.players_of(card));
            if found > able || (card == MissionCard::Fail && found > cards) {
                return Err(Refusal::Mission(MissionRefusal::TooMany { card, found, able, cards }));
            }
        }
        for card in MissionCard::COUNTED {
            let (found, (least, most)) = (count.of(card), self.plausible(run, card));
            if !(least..=most).contains(&found) && (least > 0 || run.hidden() != run.counting()) {
                return Err(Refusal::Mission(MissionRefusal::AgainstFaceUp { card, found, least, most }));
            }
        }
        let plain = run.open(MissionCard::Success).len() as u16;
        if count.total() + plain > u16::from(cards) {
            return Err(Refusal::Mission(MissionRefusal::TooManyCards { found: count.total() + plain, cards }));
        }
        Ok(())
    }
}
