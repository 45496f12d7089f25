//! What lessons say besides what they tell: which is next, and what a step asks for.

use crate::language::{Intent, Message};
use crate::session::desk::Desk;
use crate::session::keyboard;
use crate::session::lessons::course::Course;
use crate::session::menu::examples::{aloud, hears, worded};
use crate::session::scene::Scene;

/// Says which lesson is next, and that another one can be chosen.
pub(in crate::session) fn offer(scene: &Scene, desk: &mut Desk) {
    let Some(course) = scene.course.as_deref() else { return };
    let message = match course.next() {
        Some(next) if course.is_left(course.lessons[next]) => about(course, "lesson-go-on", next),
        Some(next) => about(course, "lesson-next", next),
        None => Message::new("lesson-all-done"),
    };
    say(scene, desk, message.number("count", course.lessons.len() as u32));
}

/// Says something about a lesson. It is nothing that happens at the table: what is repeated and read again is what a table
/// has heard.
pub(super) fn say(scene: &Scene, desk: &mut Desk, message: Message) {
    desk.signal(scene, keyboard::wording::as_answered(scene, message));
}

/// The same at length, if somebody does not always want it brief.
pub(super) fn tell(scene: &Scene, desk: &mut Desk, message: Message) {
    desk.narration.tell_again(message.key());
    say(scene, desk, message);
}

/// Which lessons there are, by number and name.
pub(in crate::session) fn list(scene: &Scene, desk: &mut Desk) {
    let Some(course) = scene.course.as_deref().filter(|course| !course.teaches()) else { return };
    let named = (0..course.lessons.len()).map(|lesson| about(course, "lesson-listed", lesson)).collect();
    say(scene, desk, Message::new("lesson-list").list("list", named));
}

/// A sentence about a lesson.
pub(super) fn about(course: &Course, key: &'static str, lesson: usize) -> Message {
    Message::new(key).number("number", lesson as u32 + 1).message("name", Message::new(course.lessons[lesson].name))
}

/// Asks for what is wanted now, with an example that would be taken: a command, or a lesson. False outside of lessons.
pub(in crate::session) fn ask(scene: &Scene, desk: &mut Desk) -> bool {
    let Some(course) = scene.course.as_deref().filter(|_| !scene.is_half_answered()) else { return false };
    match course.step() {
        None => offer(scene, desk),
        Some(step) => {
            let wanted = course.wanted();
            let written = |intent: Option<&Intent>| intent.map(|intent| worded(scene, intent));
            let first = written(wanted.first()).unwrap_or_default();
            let asks = Message::new(step.asks)
                .text("command", first)
                .text("then", written(wanted.last()).unwrap_or_default());
            say(scene, desk, asks);
            if hears(scene) && wanted.iter().any(|intent| aloud(scene, intent).is_none()) {
                say(scene, desk, Message::new("lesson-only-typed"));
            }
        }
    }
    true
}
