//! A step is told: what there is to know, what happens, and what is asked for.

use crate::journal::entry::Entry;
use crate::language::Message;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::lessons::course::Standing;
use crate::session::lessons::plan::{Lesson, Step, Table};
use crate::session::lessons::{position, sentences};
use crate::session::scene::{Activity, Scene};
use crate::session::table::entries;
use protocol::effect::Effect;

/// Begins the step at which the course is, or tells it once more from where it began.
pub(super) fn begin_step(scene: &mut Scene, desk: &mut Desk) {
    let Some((lesson, at)) = place(scene) else { return };
    position::bring(scene, lesson, at);
    let Some(step) = lesson.steps.get(at) else { return };
    if let Some(course) = scene.course.as_deref_mut() {
        course.progress.left = Some((lesson.id.to_owned(), at));
        desk.effects.push(Effect::Learnt(course.progress.clone()));
    }
    sentences::tell(scene, desk, Message::new(step.told));
    for action in (step.happens)() {
        entries::enter_and_tell(scene, desk, Entry::Played(action));
    }
    stand(scene, step);
    if step.table == Table::Asks {
        asking::ask_in_lesson(scene, desk);
    }
    sentences::ask(scene, desk);
}

/// Tells the step before once more, or the first one where there is none.
pub(super) fn begin_step_before(scene: &mut Scene, desk: &mut Desk) {
    if let Some((_, step)) = scene.course.as_deref_mut().and_then(|course| course.at.as_mut()) {
        *step = step.saturating_sub(1);
    }
    begin_step(scene, desk);
}

fn place(scene: &Scene) -> Option<(&'static Lesson, usize)> {
    let course = scene.course.as_deref()?;
    Some((course.lesson()?, course.at?.1))
}

/// Notes how everything stands, and what is wanted.
fn stand(scene: &mut Scene, step: &Step) {
    let wanted = position::action_wanted(scene, &step.wanted);
    let Activity::Game(table) = &scene.activity else { return };
    let stands = Standing { record: table.record.clone(), private: table.private.open().clone(), wanted };
    if let Some(course) = scene.course.as_deref_mut() {
        course.stands = Some(stands);
    }
}
