//! Lessons by number and name, and what a lesson lets through.

use crate::game::Action;
use crate::game::setup::folded;
use crate::language::localizer::Localizer;
use crate::language::{Form, Length, Message};
use crate::queries::subjects;
use crate::script::Round;
use crate::state::course::Course;
use crate::state::lesson_plan;
use crate::state::lesson_plan::{Lesson, Rooms, Step, Wanted};
use crate::state::table_state::TableState;
use protocol::Effect;

/// The place of the lesson with this number or this name, from 0.
#[must_use]
pub fn lesson_called(localizer: &Localizer, asked: &str, rooms: Rooms) -> Option<usize> {
    called(localizer, asked, &lesson_plan::lessons(rooms))
}

/// How many lessons there are.
#[must_use]
pub fn count(rooms: Rooms) -> usize {
    lesson_plan::lessons(rooms).len()
}

/// The lesson with this number or this name, in the language in use or as it is kept.
pub(crate) fn called(localizer: &Localizer, asked: &str, lessons: &[&Lesson]) -> Option<usize> {
    // "Lesson 2" is its number.
    let asked = match asked.trim().rsplit_once(' ') {
        Some((_, number)) if number.parse::<usize>().is_ok() => folded(number),
        _ => folded(asked.trim()),
    };
    if let Ok(number) = asked.parse::<usize>() {
        return number.checked_sub(1).filter(|at| *at < lessons.len());
    }
    let name = |lesson: &Lesson| localizer.render(&Message::new(lesson.name), Form::Printed, Length::Full);
    lessons.iter().position(|lesson| folded(lesson.id) == asked || folded(&name(lesson)) == asked)
}

/// Whether a step only tells, and waits for a word to go on.
pub(crate) fn waits_for_next(state: &TableState) -> bool {
    state.course.as_deref().and_then(Course::step).is_some_and(Step::only_tells)
}

/// What is to be done, without what would reach beyond a lesson.
pub(crate) fn kept_inside(state: &TableState, mut effects: Vec<Effect>) -> Vec<Effect> {
    let reaches_out = |effect: &Effect| {
        let is_post = matches!(effect, Effect::Post(_) | Effect::Copy(_));
        is_post
            || matches!(
                effect,
                Effect::Phones(_) | Effect::Headset(_) | Effect::ListOutputs | Effect::PrivatePrompt(..)
            )
    };
    let Some(course) = state.course.as_deref() else { return effects };
    effects.retain(|effect| !reaches_out(effect));
    for effect in &mut effects {
        if let Effect::Keep(preferences) = effect
            && preferences.script.round == Some(Round::Usual)
        {
            preferences.script.round = course.round;
        }
    }
    effects
}

/// The action that an answer comes to now.
pub(crate) fn action_wanted(state: &TableState, wanted: &Wanted) -> Option<Action> {
    match wanted {
        Wanted::Done(wanted) | Wanted::Reached(_, wanted) => subjects::action_of(state, &wanted()),
        Wanted::Understood(_) => None,
    }
}

/// A sentence about a lesson.
pub(crate) fn about(course: &Course, key: &'static str, lesson: usize) -> Message {
    Message::new(key).number("number", lesson as u32 + 1).message("name", Message::new(course.lessons[lesson].name))
}
