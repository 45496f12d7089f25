//! How the spies are to get to know each other: what this table wants where the rule book has eyes closed.

use super::Interview;
use crate::game::Reveal;
use crate::language::{Intent, Message, Verb};
use crate::session::desk::Desk;
use crate::session::listening::Listening;
use crate::session::preferences::Revealed;
use crate::session::question::Question;
use crate::session::refuse;
use crate::session::scene::Scene;
use crate::session::tune;

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

/// An answer to the question how the reveal shall be.
pub(in crate::session) fn answer_reveal(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    intent: &Intent,
) {
    match intent {
        Intent::Plain(Verb::EyesClosed) | Intent::Option(1) => reveal_chosen(scene, desk, listening, Reveal::Eyes),
        Intent::Plain(Verb::ByTouch) | Intent::Option(2) => reveal_chosen(scene, desk, listening, Reveal::Touch),
        Intent::Plain(Verb::ByHeadset) | Intent::Option(3) => reveal_chosen(scene, desk, listening, Reveal::Earpiece),
        Intent::Option(number) => {
            desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
        _ => refuse::not_now(scene, desk, Question::RevealWay),
    }
}

/// How this table wants the reveal, now and from now on.
fn reveal_chosen(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, reveal: Reveal) {
    let Some(interview) = super::interview(scene) else { return };
    interview.reveal = Some(reveal);
    scene.preferences.reveal = Revealed::of(reveal);
    tune::keep(scene, desk);
    super::start(scene, desk, listening);
}
