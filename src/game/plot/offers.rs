//! What plot cards let a table do now.

use super::{Dealing, PlotCard, Window};
use crate::game::{Game, Offer, SeatSet};

impl Game {
    /// How the asked holder can use the card of a window.
    pub(in crate::game) fn use_offer(&self, window: Window) -> Offer {
        Offer::Use { by: window.asked, card: window.at.card(), on: window.at.targets() }
    }

    /// What is to be done next with the cards of this round.
    pub(in crate::game) fn dealing_offer(&self, dealing: Dealing) -> Offer {
        if let Some(due) = dealing.due {
            return Offer::On { of: self.due_targets(due) };
        }
        if dealing.to_draw > 0 {
            return Offer::Draw { of: self.plot.deck.kinds().collect() };
        }
        let others = self.seats().all().without([self.leader].into_iter().collect());
        Offer::Give { of: dealing.to_give.kinds().collect(), to: others }
    }

    /// Who could take a card with Take Responsibility, or use it up in vain.
    pub(in crate::game) fn take_offers(&self) -> impl Iterator<Item = Offer> {
        let card = PlotCard::TakeResponsibility;
        self.seats().iter().filter(move |by| self.may_use(*by, card).is_ok()).map(move |by| {
            let of: Vec<_> = self.plot.takeable(by, self.seats()).collect();
            if of.is_empty() { Offer::Use { by, card, on: SeatSet::EMPTY } } else { Offer::Take { by, of } }
        })
    }
}
