//! Which lesson: the next one, or another by its number or its name.

use crate::actions::lessons::position;
use crate::game::setup::folded;
use crate::language::{Form, Intent, Length, Message, Realm, Verb};
use crate::narration;
use crate::narration::refusing;
use crate::output::Desk;
use crate::queries::lessons;
use crate::queries::lessons::called;
use crate::state::open::Activity;
use crate::state::setup_dialogue::Interview;
use crate::state::table_state::Scene;
use protocol::Effect;
use protocol::question::Question;

/// Begins a lesson, or goes on with it where it was left.
pub(crate) fn begin(scene: &mut Scene, desk: &mut Desk, lesson: usize) {
    let Some(course) = scene.course.as_deref_mut() else { return };
    let step = course.first_step(lesson);
    course.at = Some((lesson, step));
    let begins = lessons::about(course, if step > 0 { "lesson-resumes" } else { "lesson-begins" }, lesson);
    let told_how = std::mem::replace(&mut course.told_how, true);
    narration::lessons::say(scene, desk, begins);
    if !told_how {
        narration::lessons::say(scene, desk, Message::new("lesson-how"));
    }
    position::begin_step(scene, desk);
}

/// The lesson that is on is over: the next one is offered.
pub(crate) fn end(scene: &mut Scene, desk: &mut Desk, key: &'static str) {
    let Some(course) = scene.course.as_deref_mut() else { return };
    let Some((lesson, _)) = course.at.take() else { return };
    course.progress.left = None;
    course.progress.done.insert(course.lessons[lesson].id.to_owned());
    course.stands = None;
    let over = lessons::about(course, key, lesson);
    desk.effects.push(Effect::Learnt(course.progress.clone()));
    scene.open = Default::default();
    scene.activity = Activity::Interview(Box::<Interview>::default());
    narration::lessons::say(scene, desk, over);
    narration::lessons::offer(scene, desk);
}

/// Takes a line that is the name of a lesson, while one is chosen. False if it is none.
pub(crate) fn takes_name(scene: &mut Scene, desk: &mut Desk, line: &str) -> bool {
    let Some(course) = scene.course.as_deref() else { return false };
    let found =
        if course.teaches() { called_whole(scene, line) } else { called(&scene.lexicon, line, &course.lessons) };
    let Some(lesson) = found else { return false };
    begin(scene, desk, lesson);
    true
}

/// The lesson that is called by its number with the word before it, as in "lesson 6": in the middle of another one the
/// number alone may mean anything.
fn called_whole(scene: &Scene, line: &str) -> Option<usize> {
    let course = scene.course.as_deref()?;
    let (_, number) = line.trim().rsplit_once(' ')?;
    let lesson = number.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < course.lessons.len())?;
    let begins = lessons::about(course, "lesson-begins", lesson);
    let begins = folded(&scene.lexicon.render(&begins, Form::Printed, Length::Full));
    begins.starts_with(&folded(line.trim())).then_some(lesson)
}

/// Takes an answer to the question which lesson. False for what can be asked at any time.
pub(crate) fn answer(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let Some(course) = scene.course.as_deref() else { return false };
    match intent {
        Intent::Plain(Verb::Again | Verb::Repeat) => narration::lessons::offer(scene, desk),
        Intent::Plain(Verb::Next | Verb::Start | Verb::Confirm | Verb::Ready | Verb::Resume) => match course.next() {
            Some(next) => begin(scene, desk, next),
            None => narration::lessons::offer(scene, desk),
        },
        Intent::Option(number) => match (*number as usize).checked_sub(1).filter(|at| *at < course.lessons.len()) {
            Some(lesson) => begin(scene, desk, lesson),
            None => {
                let count = course.lessons.len() as u32;
                desk.refuse(scene, "no-choice", Message::new("refused-no-lesson").number("count", count));
            }
        },
        Intent::Plain(Verb::Stop) => {}
        intent if matches!(intent.verb().realm(), Realm::Question | Realm::Tuning) => return false,
        _ => refusing::not_now(scene, desk, Question::Lesson),
    }
    true
}
