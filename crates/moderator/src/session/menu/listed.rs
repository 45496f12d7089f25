//! What can be said now, with an example of each.

use crate::language::{Message, Verb};
use crate::session::lessons::course::Course;
use crate::session::menu::examples::worded;
use crate::session::scene::Scene;
use crate::session::{agents, menu};
use protocol::question::Question;

/// An example of each command, as it would be typed.
pub(in crate::session) fn examples(scene: &Scene, verbs: &[Verb]) -> Vec<String> {
    let mut examples: Vec<String> = verbs
        .iter()
        .filter(|verb| agents::is_possible_card(scene, **verb) && menu::can_be_told(scene, **verb))
        .map(|verb| menu::legal::allowed_example(scene, *verb))
        .collect();
    examples.retain(|example| !example.is_empty());
    examples.dedup();
    examples
}

/// What could be said instead.
pub(in crate::session) fn hint(scene: &Scene) -> Message {
    Message::new("help-now").choices("list", answers(scene))
}

/// An example of each answer to what is asked: in a lesson, what it wants.
pub(in crate::session) fn answers(scene: &Scene) -> Vec<String> {
    let settles = scene.open.pending.is_some()
        || scene.open.ceremony.waits()
        || scene.is_half_answered()
        || matches!(scene.question(), Question::ScriptRuns | Question::ScriptPaused);
    let wanted = scene.course.as_deref().filter(|_| !settles).map(Course::wanted).unwrap_or_default();
    if wanted.is_empty() {
        return examples(scene, &menu::answers_to_tell(scene));
    }
    wanted.iter().map(|intent| worded(scene, intent)).collect()
}
