//! How the spies are to get to know each other: what this table wants where the rule book has eyes closed.

use super::Interview;
use crate::game::Reveal;
use crate::language::{Intent, Message, Verb};
use crate::session::Session;
use crate::session::preferences::Revealed;
use crate::session::question::Question;

impl Interview {
    /// The reveal that was chosen; else what this table does where eyes are closed; else what the book says.
    pub(super) fn wanted_reveal(&self) -> Reveal {
        let usual = self.edition.reveal();
        let kept = self.wanted.reveal().filter(|_| usual == Reveal::Eyes);
        self.reveal.or(kept).unwrap_or(usual)
    }

    /// Whether nobody has said yet how this table wants a reveal for which the book has eyes closed.
    pub(super) fn reveal_is_open(&self) -> bool {
        self.reveal.is_none() && self.wanted == Revealed::Ask && self.reveal() == Reveal::Eyes
    }
}

impl Session {
    /// An answer to the question how the reveal shall be.
    pub(super) fn answer_reveal(&mut self, intent: &Intent) {
        match intent {
            Intent::Plain(Verb::EyesClosed) | Intent::Option(1) => self.reveal_chosen(Reveal::Eyes),
            Intent::Plain(Verb::ByTouch) | Intent::Option(2) => self.reveal_chosen(Reveal::Touch),
            Intent::Plain(Verb::ByHeadset) | Intent::Option(3) => self.reveal_chosen(Reveal::Earpiece),
            Intent::Option(number) => {
                self.refuse("no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
            }
            _ => self.not_now(Question::RevealWay),
        }
    }

    /// How this table wants the reveal, now and from now on.
    fn reveal_chosen(&mut self, reveal: Reveal) {
        let Some(interview) = self.interview() else { return };
        interview.reveal = Some(reveal);
        self.scene.preferences.reveal = Revealed::of(reveal);
        self.keep();
        self.start();
    }
}
