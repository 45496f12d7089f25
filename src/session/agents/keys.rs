//! Single keys at the questions about agents and the token: digits are seats, or choose an answer.

use super::verb_of;
use crate::game::AgentCard;
use crate::language::{Intent, Message, Verb};
use crate::session::Session;
use crate::session::plot;
use crate::session::question::Question;

impl Session {
    /// A digit at a question about agents or the token.
    pub(in crate::session) fn agent_digit(&mut self, digit: u32) {
        let about = |verb| plot::keys::seat_of(&self.scene, digit).map(|seat| Intent::About(verb, seat));
        let intent = match self.scene.question() {
            Question::Captain => about(Verb::CaptainAmerica),
            Question::Examination { .. } => about(Verb::Examine),
            Question::WinterSoldier { .. } => about(Verb::Accuse),
            Question::NickFury => about(Verb::Assassinate),
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
        };
        match intent {
            Some(intent) => self.intend(intent),
            None => self.refuse("no-choice", Message::new("refused-no-choice").text("word", digit.to_string())),
        }
    }
}
