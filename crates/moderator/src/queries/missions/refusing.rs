//! Refusals about the cards of a mission and about Rogues in words.

use crate::game::modules::rogue::CannotClaim;
use crate::game::{Game, MissionCard, MissionRefusal, Outcome, Phase};
use crate::language::Message;

/// A refusal about a mission.
#[must_use]
pub(crate) fn refusal(refusal: &MissionRefusal, game: &Game) -> Message {
    let player = |key, seat| Message::new(key).player("player", seat);
    match *refusal {
        MissionRefusal::TooMany { card: MissionCard::Fail, found, cards, .. }
            if found > cards && game.sets_traps() =>
        {
            Message::new("refused-too-many-cards").number("found", found).number("cards", cards)
        }
        MissionRefusal::TooMany { card: MissionCard::Fail, found, able, cards } if found > cards => {
            Message::new("refused-fails-team").number("found", found).number("team", cards).number("spies", able)
        }
        MissionRefusal::TooMany { card: MissionCard::Fail, found, able, .. } => {
            let key = if game.has_spy_reverser() { "refused-fails-reverser" } else { "refused-fails-spies" };
            Message::new(key).number("found", found).number("spies", able)
        }
        MissionRefusal::TooMany { card: MissionCard::Reverse, able, .. } => {
            Message::new("refused-reverses").number("able", able)
        }
        MissionRefusal::TooMany { able, .. } => Message::new("refused-rogues").number("able", able),
        MissionRefusal::TooManyCards { found, cards } => {
            Message::new("refused-too-many-cards").number("found", u32::from(found)).number("cards", cards)
        }
        MissionRefusal::TooManyOpen { card: MissionCard::Reverse, able } => {
            Message::new("refused-reverses").number("able", able)
        }
        MissionRefusal::TooManyOpen { card: MissionCard::RogueSuccess, able } => {
            Message::new("refused-rogues").number("able", able)
        }
        MissionRefusal::TooManyOpen { able, .. } => Message::new("refused-open-fails").number("spies", able),
        MissionRefusal::AgainstFaceUp { card, found, least, most } => Message::new(match card {
            MissionCard::Reverse => "refused-reverses-face-up",
            MissionCard::RogueSuccess => "refused-rogues-face-up",
            MissionCard::Success | MissionCard::Fail => "refused-against-face-up",
        })
        .number("found", found)
        .number("least", least)
        .number("most", most),
        MissionRefusal::HoldsWatch(seat) => player("refused-holds-watch", seat),
        MissionRefusal::CannotClaim { player: claimer, why } => {
            let key = match (why, outcome(game)) {
                (CannotClaim::NotOnTeam, _) => "refused-claim-team",
                (CannotClaim::SetAside, _) => "refused-claim-aside",
                (CannotClaim::HeldWatch, _) => "refused-claim-watch",
                (CannotClaim::NotTheirs, Outcome::Success) => "refused-claim-no-rogue",
                (CannotClaim::NotTheirs, Outcome::Fail) => "refused-claim-no-fail",
                (CannotClaim::NotBefore, Outcome::Success) => "refused-claim-rogue-before",
                (CannotClaim::NotBefore, Outcome::Fail) => "refused-claim-fail-before",
            };
            player(key, claimer)
        }
    }
}

/// How the missions ended of which a Rogue is asked.
fn outcome(game: &Game) -> Outcome {
    match game.phase() {
        Phase::Claim(claim) => claim.outcome,
        _ => Outcome::Fail,
    }
}
