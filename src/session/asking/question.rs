//! The sentence of the open question.

use crate::language::Message;
use crate::session::Mode;
use crate::session::desk::history::Topic;
use crate::session::question::Question;
use crate::session::scene::{Activity, Scene};
use crate::session::subjects;

/// The sentence of the open question of a game. A program is not asked what it could not answer.
pub(in crate::session) fn open_question(scene: &Scene) -> Option<(Topic, Message)> {
    let Activity::Table(table) = &scene.activity else { return None };
    let question = scene.question();
    let for_people = matches!(question, Question::AfterGame | Question::Reveal);
    if for_people && scene.mode == Mode::Program {
        return None;
    }
    let subject = subjects::of_question(question)?;
    Some((subject.list(question), subject.asks(question, table.record.game(), table.record.setup())?))
}
