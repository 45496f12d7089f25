//! Refusals about plot cards in words.

use crate::game::plot::Due;
use crate::game::plot::deck::Missing;
use crate::game::{Game, PlotCard, Refusal};
use crate::language::Message;
use crate::language::plot::{does, name};

/// A refusal about plot cards; none for another refusal. What would force a card is told by `example`.
pub fn refusal(refusal: &Refusal, game: &Game, example: impl Fn(PlotCard) -> String) -> Option<Message> {
    let about = |key, card| Message::new(key).message("card", name(card));
    let player = |key, seat| Message::new(key).player("player", seat);
    Some(match *refusal {
        Refusal::NotInDeck { card, why: Missing::NotInThisDeck } => about("refused-not-in-this-deck", card)
            .number("players", game.players() as u32)
            .text("example", example(card)),
        Refusal::NotInDeck { card, why: Missing::AllDrawn } => {
            about("refused-all-drawn", card).text("example", example(card))
        }
        Refusal::NotDrawn(card) => about("refused-not-drawn", card),
        Refusal::GivenToLeader => Message::new("refused-given-to-leader"),
        Refusal::NoNeighbour { of } => {
            let due = Due { card: PlotCard::OverheardConversation, by: of };
            player("refused-no-neighbour", of).players("names", game.due_targets(due))
        }
        Refusal::OwnCard(owner) => player("refused-own-card", owner),
        Refusal::NotHeld { player: holder, card } => about("refused-not-held", card).player("player", holder),
        Refusal::NotItsMoment(card) => about("refused-not-its-moment", card).message("does", does(card)),
        Refusal::NotAsked { player: early, asked } => player("refused-not-asked", early).player("asked", asked),
        Refusal::Target(card) => about("refused-target", card).message("does", does(card)),
        Refusal::NotOnTeam(seat) => player("refused-not-on-team", seat).players("team", game.phase().team()),
        Refusal::PlaysFaceUp(seat) => player("refused-plays-face-up", seat),
        Refusal::LookedAtBefore(seat) => player("refused-looked-at", seat),
        Refusal::NotFaceUp(seat) => player("refused-not-face-up", seat),
        _ => return None,
    })
}
