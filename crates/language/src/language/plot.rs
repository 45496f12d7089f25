//! Plot cards in words: their names, what they do, and what has happened with them.

use super::Message;
use crate::game::plot::dealing::DrawnBy;
use crate::game::{MissionCard, PlotCard, PlotEvent};

/// The name of a card.
#[must_use]
pub fn name(card: PlotCard) -> Message {
    Message::new(match card {
        PlotCard::StrongLeader => "card-strong-leader",
        PlotCard::CloseEye => "card-close-eye",
        PlotCard::NoConfidence => "card-no-confidence",
        PlotCard::TakeResponsibility => "card-take-responsibility",
        PlotCard::OpinionMaker => "card-opinion-maker",
        PlotCard::OverheardConversation => "card-overheard-conversation",
        PlotCard::OpenUp => "card-open-up",
        PlotCard::EstablishConfidence => "card-establish-confidence",
        PlotCard::InTheSpotlight => "card-in-the-spotlight",
    })
}

/// What a card does, and when.
#[must_use]
pub fn does(card: PlotCard) -> Message {
    Message::new(match card {
        PlotCard::StrongLeader => "does-strong-leader",
        PlotCard::CloseEye => "does-close-eye",
        PlotCard::NoConfidence => "does-no-confidence",
        PlotCard::TakeResponsibility => "does-take-responsibility",
        PlotCard::OpinionMaker => "does-opinion-maker",
        PlotCard::OverheardConversation => "does-overheard-conversation",
        PlotCard::OpenUp => "does-open-up",
        PlotCard::EstablishConfidence => "does-establish-confidence",
        PlotCard::InTheSpotlight => "does-in-the-spotlight",
    })
}

/// The one sentence that tells an event about plot cards.
#[must_use]
pub fn sentence(event: &PlotEvent) -> Message {
    match *event {
        PlotEvent::Drawn { leader, card, by } => {
            let key = match by {
                DrawnBy::Leader => "plot-drawn",
                DrawnBy::Narrator => "plot-drawn-narrator",
            };
            Message::new(key).player("leader", leader).message("card", name(card))
        }
        PlotEvent::DeckEmpty => Message::new("deck-empty"),
        PlotEvent::Given { leader, card, to } => {
            Message::new("plot-given").player("leader", leader).player("to", to).message("card", name(card))
        }
        PlotEvent::CharacterShown { card, owner, viewer, affiliation } => {
            let key = match (card, affiliation) {
                (PlotCard::OverheardConversation, false) => "shown-overheard",
                (PlotCard::OverheardConversation, true) => "affiliation-overheard",
                (_, false) => "shown-openly",
                (_, true) => "affiliation-shown",
            };
            Message::new(key).player("owner", owner).player("viewer", viewer)
        }
        PlotEvent::Passed { player, .. } => Message::new("passes").player("player", player),
        PlotEvent::WindowClosed { card } => Message::new("window-closed").message("card", name(card)),
        PlotEvent::Returned { card, to } => {
            Message::new("plot-returned").message("card", name(card)).player("to", to)
        }
        PlotEvent::LeadTaken { by, .. } => Message::new("lead-taken").player("by", by),
        PlotEvent::Overruled { by } => Message::new("overruled").player("by", by),
        PlotEvent::Spotlighted { by, member } => {
            Message::new("spotlighted").player("by", by).player("member", member)
        }
        PlotEvent::PlayedFaceUp { member, card } => {
            let key = match card {
                MissionCard::Success => "played-success",
                MissionCard::Fail => "played-fail",
                MissionCard::Reverse => "played-reverse",
                MissionCard::RogueSuccess => "played-rogue",
            };
            Message::new(key).player("player", member)
        }
        PlotEvent::CardLookedAt { by, member } => {
            Message::new("looks-at-card").player("by", by).player("member", member)
        }
        PlotEvent::Taken { by, card, from } => {
            Message::new("plot-taken").player("by", by).player("from", from).message("card", name(card))
        }
        PlotEvent::Spent { by, .. } => Message::new("plot-spent").player("by", by),
    }
}
