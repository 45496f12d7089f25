//! What plot cards let a table do now.

use super::{Dealing, Moment, PlotCard, Window};
use crate::game::{Game, Offer, SeatSet};

impl Game {
    /// How the card of a window can be used, and that it can be let go by; in a forum the votes may come before that.
    pub(in crate::game) fn window_offers(&self, window: Window) -> Vec<Offer> {
        let (card, on) = (window.at.card(), self.targets(window.at));
        let uses = self.may_come(window).iter().map(|by| Offer::Use { by, card, on });
        let vote = matches!(window.at, Moment::BeforeVote { .. }).then(|| Offer::Vote { voters: self.in_play() });
        uses.chain([Offer::Pass]).chain(vote).collect()
    }

    /// What is to be done next with the cards of this round; none if a card is to be taken.
    pub(in crate::game) fn dealing_offer(&self, dealing: Dealing) -> Option<Offer> {
        if let Some(due) = dealing.due {
            return (due.card != PlotCard::TakeResponsibility).then(|| Offer::On { of: self.due_targets(due) });
        }
        if dealing.to_draw > 0 {
            return Some(Offer::Draw { of: self.plot.deck.kinds().collect() });
        }
        let others = self.seats().all().without([self.leader].into_iter().collect());
        Some(Offer::Give { of: dealing.to_give.kinds().collect(), to: others })
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
