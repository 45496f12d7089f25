//! The mission cards that the narrator knows: those that it was given, and in a forum what counts without an order.

use super::{Private, Proposal};
use crate::game::knowledge::Role;
use crate::game::{MissionCard, Seat};

/// What counts for a member of a team.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Order {
    /// The card.
    pub card: MissionCard,
    /// Whether nothing was sent, and this is what counts then.
    pub by_default: bool,
}

impl Private {
    /// What counts for a member of a team: the card that was given, else what counts for this role without an order;
    /// none without either. A Rogue Success that was ordered ahead is a Success if its player gets the watch token.
    #[must_use]
    pub fn order(&self, about: Proposal, member: Seat, role: Option<Role>, watched: Option<Seat>) -> Option<Order> {
        let sent = self.received(about, member).card;
        let card = match sent.or_else(|| role.map(Role::order_by_default))? {
            MissionCard::RogueSuccess if watched == Some(member) => MissionCard::Success,
            card => card,
        };
        Some(Order { card, by_default: sent.is_none() })
    }
}
