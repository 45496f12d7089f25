//! Which lesson: the next one, or another by its number or its name.

use crate::game::setup::folded;
use crate::language::lexicon::Lexicon;
use crate::language::{Form, Intent, Length, Message, Realm, Verb};
use crate::session::desk::Desk;
use crate::session::interview::state::Interview;
use crate::session::lessons::plan::Lesson;
use crate::session::lessons::{sentences, telling};
use crate::session::refuse;
use crate::session::scene::{Activity, Scene};
use protocol::effect::Effect;
use protocol::question::Question;

/// The lesson with this number or this name, in the language in use or as it is kept.
pub(super) fn called(lexicon: &Lexicon, asked: &str, lessons: &[&Lesson]) -> Option<usize> {
    // "Lesson 2" is its number.
    let asked = match asked.trim().rsplit_once(' ') {
        Some((_, number)) if number.parse::<usize>().is_ok() => folded(number),
        _ => folded(asked.trim()),
    };
    if let Ok(number) = asked.parse::<usize>() {
        return number.checked_sub(1).filter(|at| *at < lessons.len());
    }
    let name = |lesson: &Lesson| lexicon.render(&Message::new(lesson.name), Form::Printed, Length::Full);
    lessons.iter().position(|lesson| folded(lesson.id) == asked || folded(&name(lesson)) == asked)
}

/// Begins a lesson, or goes on with it where it was left.
pub(super) fn begin(scene: &mut Scene, desk: &mut Desk, lesson: usize) {
    let Some(course) = scene.course.as_deref_mut() else { return };
    let step = course.first_step(lesson);
    course.at = Some((lesson, step));
    let begins = sentences::about(course, if step > 0 { "lesson-resumes" } else { "lesson-begins" }, lesson);
    let told_how = std::mem::replace(&mut course.told_how, true);
    sentences::say(scene, desk, begins);
    if !told_how {
        sentences::say(scene, desk, Message::new("lesson-how"));
    }
    telling::begin_step(scene, desk);
}

/// The lesson that is on is over: the next one is offered.
pub(super) fn end(scene: &mut Scene, desk: &mut Desk, key: &'static str) {
    let Some(course) = scene.course.as_deref_mut() else { return };
    let Some((lesson, _)) = course.at.take() else { return };
    course.progress.left = None;
    course.progress.done.insert(course.lessons[lesson].id.to_owned());
    course.stands = None;
    let over = sentences::about(course, key, lesson);
    desk.effects.push(Effect::Learnt(course.progress.clone()));
    scene.open = Default::default();
    scene.activity = Activity::Interview(Box::<Interview>::default());
    sentences::say(scene, desk, over);
    sentences::offer(scene, desk);
}

/// Takes a line that is the name of a lesson, while one is chosen. False if it is none.
pub(in crate::session) fn takes_name(scene: &mut Scene, desk: &mut Desk, line: &str) -> bool {
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
    let begins = sentences::about(course, "lesson-begins", lesson);
    let begins = folded(&scene.lexicon.render(&begins, Form::Printed, Length::Full));
    begins.starts_with(&folded(line.trim())).then_some(lesson)
}

/// Takes an answer to the question which lesson. False for what can be asked at any time.
pub(super) fn answer(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let Some(course) = scene.course.as_deref() else { return false };
    match intent {
        Intent::Plain(Verb::Again | Verb::Repeat) => sentences::offer(scene, desk),
        Intent::Plain(Verb::Next | Verb::Start | Verb::Confirm | Verb::Ready | Verb::Resume) => match course.next() {
            Some(next) => begin(scene, desk, next),
            None => sentences::offer(scene, desk),
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
        _ => refuse::not_now(scene, desk, Question::Lesson),
    }
    true
}
