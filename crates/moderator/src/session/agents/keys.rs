//! Single keys at the questions about agents: digits are seats, or choose an answer.

use crate::game::AgentCard;
use crate::language::{Intent, Verb};
use crate::session::agents::verb_of;
use crate::session::keyboard;
use crate::session::scene::Scene;
use protocol::question::Question;

/// A digit at a question about agents.
pub(in crate::session) fn digit(scene: &Scene, digit: u32) -> Option<Intent> {
    let about = |verb| keyboard::seats::seat_of(scene, digit).map(|seat| Intent::About(verb, seat));
    match scene.question() {
        Question::Captain => about(Verb::CaptainAmerica),
        Question::WinterSoldier { .. } => about(Verb::Accuse),
        Question::Sought => about(Verb::Assassinate),
        Question::Exposed => about(Verb::Expose),
        Question::NamedRightly { .. } => match digit {
            1 => Some(Intent::Plain(Verb::Right)),
            2 => Some(Intent::Plain(Verb::Wrong)),
            _ => None,
        },
        _ => {
            let card = (digit as usize).checked_sub(1).and_then(|index| AgentCard::ALL.get(index));
            card.map(|card| Intent::Plain(verb_of(*card)))
        }
    }
}
