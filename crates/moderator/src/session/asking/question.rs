//! The sentence of the open question.

use crate::language::Message;
use crate::session::desk::history::Topic;
use crate::session::practice::telling::asked_without_hands;
use crate::session::scene::{Activity, Scene};
use crate::session::subjects;
use crate::session::{Mode, seats};
use protocol::question::Question;

/// The sentence of the open question of a game. A program is not asked what it could not answer.
pub(in crate::session) fn open_question(scene: &Scene) -> Option<(Topic, Message)> {
    let Activity::Game(table) = &scene.activity else { return None };
    let question = scene.question();
    let for_people = matches!(question, Question::AfterGame | Question::Reveal);
    if for_people && scene.mode == Mode::Program {
        return None;
    }
    let subject = subjects::of_question(question)?;
    let message = subject.asks(question, table.record.game(), table.record.setup())?;
    let lays = matches!(question, Question::Guidance { .. });
    let message = if lays { seats::offers::without_what_is_given_alone(scene, message) } else { message };
    let message = if scene.person().is_some() { asked_without_hands(scene, message) } else { message };
    let message = seats::apart::asked_apart(scene, question).unwrap_or(message);
    Some((subject.list(question), message))
}
