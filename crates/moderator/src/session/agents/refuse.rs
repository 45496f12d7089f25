//! Refusals about agents in words.

use crate::game::{Game, Refusal};
use crate::language::{Message, deed};
use crate::session::agents::asking;

/// A refusal about agents; none for another refusal.
#[must_use]
pub fn refusal(refusal: &Refusal, game: &Game) -> Option<Message> {
    let player = |key, seat| Message::new(key).player("player", seat);
    Some(match *refusal {
        Refusal::SteppedOut(seat) => player("refused-stepped-out", seat),
        Refusal::CaptainOut => Message::new("refused-captain-out"),
        Refusal::MissionUnderWay => Message::new("refused-mission-under-way"),
        Refusal::CaptainAmerica(seat) => player("refused-captain-america", seat),
        Refusal::CardNotLeft { player: accused, card } => {
            // What can be said instead is named as it can be said.
            let cards = game.possible_cards(accused).into_iter().map(asking::read).collect();
            player("refused-card-not-left", accused).message("card", deed::card(card)).alternatives("cards", cards)
        }
        Refusal::NoMariaHill => Message::new("refused-no-maria-hill"),
        Refusal::MariaHillNamedBefore => Message::new("refused-named-before"),
        _ => return None,
    })
}
