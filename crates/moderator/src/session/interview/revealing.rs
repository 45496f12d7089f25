//! How the spies are to get to know each other: what this table wants where the rule book has eyes closed.

use crate::game::Reveal;
use crate::language::{Intent, Message, Verb};
use crate::preferences::Revealed;
use crate::session::desk::Desk;
use crate::session::interview::open;
use crate::session::listening::Listening;
use crate::session::scene::Scene;
use crate::session::{desk, interview, refuse};
use protocol::question::Question;

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
    let Some(interview) = open::interview(scene) else { return };
    interview.reveal = Some(reveal);
    scene.preferences.reveal = Revealed::of(reveal);
    desk::devices::keep(scene, desk);
    interview::start(scene, desk, listening);
}
