//! Single keys at the questions about plot cards: digits are seats, or choose between two answers.

use crate::game::{MissionCard, Phase, Seat};
use crate::language::{Intent, Verb};
use crate::session::keyboard;
use crate::session::scene::Scene;
use protocol::question::Question;

/// A digit at a question about plot cards.
pub(in crate::session) fn digit(scene: &Scene, digit: u32) -> Option<Intent> {
    match (scene.question(), digit) {
        (Question::DrawCard { .. }, _) => None,
        (Question::UseCard { card, .. }, _) if !card.needs_target() => match digit {
            1 => Some(Intent::Use { by: None, card: None, on: None }),
            2 => Some(Intent::Plain(Verb::Pass)),
            _ => None,
        },
        (Question::FaceUp { member }, digit) => {
            let card = (digit as usize).checked_sub(1).and_then(|index| MissionCard::ALL.get(index));
            card.map(|card| Intent::Played(member, *card))
        }
        (question, _) => keyboard::seats::seat_of(scene, digit).map(|seat| match question {
            Question::GiveCard => give_first(scene, seat),
            _ => Intent::On(seat),
        }),
    }
}

/// Of several cards to be given the first that was named.
fn give_first(scene: &Scene, to: Seat) -> Intent {
    let card = match scene.game().map(crate::game::Game::phase) {
        Some(Phase::Plot(dealing)) => dealing.to_give.kinds().next(),
        _ => None,
    };
    Intent::Give { card, to }
}
