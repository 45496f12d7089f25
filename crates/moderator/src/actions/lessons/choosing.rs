//! Which lesson: the next one, or another by its number or its name.

use crate::actions::lessons::position;
use crate::game::setup::folded;
use crate::language::{Form, Intent, Length, Message, Realm, Verb};
use crate::narration;
use crate::narration::refusing;
use crate::output::Output;
use crate::queries::lessons;
use crate::queries::lessons::called;
use crate::state::open::Activity;
use crate::state::setup_dialogue::SetupDialogue;
use crate::state::table_state::TableState;
use protocol::Effect;
use protocol::question::Question;

/// Begins a lesson, or goes on with it where it was left.
pub(crate) fn begin(state: &mut TableState, output: &mut Output, lesson: usize) {
    let Some(course) = state.course.as_deref_mut() else { return };
    let step = course.first_step(lesson);
    course.at = Some((lesson, step));
    let begins = lessons::about(course, if step > 0 { "lesson-resumes" } else { "lesson-begins" }, lesson);
    let told_how = std::mem::replace(&mut course.told_how, true);
    narration::lessons::say(state, output, begins);
    if !told_how {
        narration::lessons::say(state, output, Message::new("lesson-how"));
    }
    position::begin_step(state, output);
}

/// The lesson that is on is over: the next one is offered.
pub(crate) fn end(state: &mut TableState, output: &mut Output, key: &'static str) {
    let Some(course) = state.course.as_deref_mut() else { return };
    let Some((lesson, _)) = course.at.take() else { return };
    course.progress.left = None;
    course.progress.done.insert(course.lessons[lesson].id.to_owned());
    course.stands = None;
    let over = lessons::about(course, key, lesson);
    output.effects.push(Effect::Learnt(course.progress.clone()));
    state.open = Default::default();
    state.activity = Activity::SetupDialogue(Box::<SetupDialogue>::default());
    narration::lessons::say(state, output, over);
    narration::lessons::offer(state, output);
}

/// Takes a line that is the name of a lesson, while one is chosen. False if it is none.
pub(crate) fn takes_name(state: &mut TableState, output: &mut Output, line: &str) -> bool {
    let Some(course) = state.course.as_deref() else { return false };
    let found =
        if course.teaches() { called_whole(state, line) } else { called(&state.localizer, line, &course.lessons) };
    let Some(lesson) = found else { return false };
    begin(state, output, lesson);
    true
}

/// The lesson that is called by its number with the word before it, as in "lesson 6": in the middle of another one the
/// number alone may mean anything.
fn called_whole(state: &TableState, line: &str) -> Option<usize> {
    let course = state.course.as_deref()?;
    let (_, number) = line.trim().rsplit_once(' ')?;
    let lesson = number.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < course.lessons.len())?;
    let begins = lessons::about(course, "lesson-begins", lesson);
    let begins = folded(&state.localizer.render(&begins, Form::Printed, Length::Full));
    begins.starts_with(&folded(line.trim())).then_some(lesson)
}

/// Takes an answer to the question which lesson. False for what can be asked at any time.
pub(crate) fn answer(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    let Some(course) = state.course.as_deref() else { return false };
    match intent {
        Intent::Plain(Verb::Again | Verb::Repeat) => narration::lessons::offer(state, output),
        Intent::Plain(Verb::Next | Verb::Start | Verb::Confirm | Verb::Ready | Verb::Resume) => match course.next() {
            Some(next) => begin(state, output, next),
            None => narration::lessons::offer(state, output),
        },
        Intent::Option(number) => match (*number as usize).checked_sub(1).filter(|at| *at < course.lessons.len()) {
            Some(lesson) => begin(state, output, lesson),
            None => {
                let count = course.lessons.len() as u32;
                output.refuse(state, "no-choice", Message::new("refused-no-lesson").number("count", count));
            }
        },
        Intent::Plain(Verb::Stop) => {}
        intent if matches!(intent.verb().realm(), Realm::Question | Realm::Tuning) => return false,
        _ => refusing::not_now(state, output, Question::Lesson),
    }
    true
}
