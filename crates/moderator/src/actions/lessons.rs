//! Commands about the lessons themselves: once more, on, out. Everything else is the table's to take.

pub(crate) mod checking;
pub(crate) mod choosing;
pub(crate) mod position;

use crate::language::{Intent, Message, Realm, Verb};
use crate::narration::announcing::table;
use crate::narration::lessons;
use crate::output::history::Topic;
use crate::output::{Desk, script};
use crate::state::course::Course;
use crate::state::lesson_plan::{Step, Table, Wanted};
use crate::state::table_state::Scene;
use protocol::question::Question;

/// All say that it may go on.
const GO_ON: [Verb; 5] = [Verb::Next, Verb::Confirm, Verb::Ready, Verb::Start, Verb::Resume];

/// Takes what is about the lessons. False if the table is to take it.
pub(crate) fn takes(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let in_pause = scene.open.ceremony.waits();
    let Some(course) = scene.course.as_deref_mut() else { return false };
    course.in_pause = in_pause;
    if *intent != Intent::Plain(Verb::Next) {
        course.leaves_out = None;
    }
    if *intent == Intent::Plain(Verb::Quit) {
        leave(scene, desk);
        return true;
    }
    if !course.teaches() {
        return choosing::answer(scene, desk, intent);
    }
    // What goes on in a pause is what the table was about to say, and the lesson after it.
    let is_said_into_a_pause = in_pause && course.step().is_some_and(Step::only_tells);
    if is_wanted(course, intent) && !is_said_into_a_pause {
        // Whoever is done with their hands is ready.
        let is_done = *intent == Intent::Plain(Verb::Next);
        if is_done || matches!(course.step(), Some(Step { wanted: Wanted::Understood(_), .. })) {
            course.understood = true;
            return true;
        }
        course.meant.push(intent.clone());
        return false;
    }
    if is_about_the_lesson(scene, desk, intent) {
        return true;
    }
    if let Some(course) = scene.course.as_deref_mut() {
        course.meant.push(intent.clone());
    }
    false
}

fn is_about_the_lesson(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let settles = scene.open.pending.is_some() || scene.open.ceremony.waits();
    // What is on its way goes on, and repeats itself in its own words.
    let is_script = script::script_is_silenced(scene)
        || matches!(scene.question(), Question::ScriptRuns | Question::ScriptPaused);
    let is_busy = settles || scene.is_half_answered() || is_script;
    match intent {
        // In some languages the word that goes on with a script is the same.
        Intent::Plain(Verb::Next) if !settles && scene.question() != Question::ScriptPaused => leave_out(scene, desk),
        Intent::Plain(Verb::Back) if !is_busy => position::begin_step_before(scene, desk),
        Intent::Plain(Verb::Again | Verb::Repeat) if !is_busy && is_led(scene) => _ = lessons::ask(scene, desk),
        Intent::Plain(Verb::Again | Verb::Repeat) if !is_busy => position::begin_step(scene, desk),
        // A table would begin its reveal now.
        Intent::Plain(Verb::Start | Verb::Confirm | Verb::Ready)
            if !is_busy && scene.question() == Question::Reveal =>
        {
            lessons::ask(scene, desk);
        }
        // Hands were ready before, and the vote is what is missing.
        Intent::Plain(Verb::Ready) if !is_busy && scene.question() == Question::Vote => _ = lessons::ask(scene, desk),
        Intent::Plain(Verb::Skip) if !settles => choosing::end(scene, desk, "lesson-skipped"),
        intent if is_for_a_game(intent) => {
            desk.refuse(scene, "not-now", Message::new("refused-in-lesson"));
        }
        _ => return false,
    }
    true
}

/// Whether the table has led to what is asked: it is not led there once more.
fn is_led(scene: &Scene) -> bool {
    scene.course.as_deref().and_then(Course::step).is_some_and(|step| step.table == Table::Asks)
}

/// Leaves a step out, if it is said twice: most who say it once have not heard that something is asked of them.
fn leave_out(scene: &mut Scene, desk: &mut Desk) {
    let Some(course) = scene.course.as_deref_mut() else { return };
    if course.leaves_out == course.at {
        return checking::skip(scene, desk);
    }
    course.leaves_out = course.at;
    lessons::say(scene, desk, Message::new("lesson-leave-out"));
    lessons::ask(scene, desk);
}

/// What would reach beyond a lesson: other devices, other people, another game.
fn is_for_a_game(intent: &Intent) -> bool {
    let verb = intent.verb();
    matches!(verb.realm(), Realm::Seat | Realm::Calling | Realm::People)
        || matches!(verb, Verb::NewGame | Verb::Abandon | Verb::Save)
}

/// Whether this is what is wanted, word for word or with another word for it.
fn is_wanted(course: &Course, intent: &Intent) -> bool {
    let Some(step) = course.step() else { return false };
    let goes_on = matches!(intent, Intent::Plain(verb) if GO_ON.contains(verb));
    match step.wanted {
        _ if step.only_tells() => goes_on,
        Wanted::Done(wanted) if wanted() == Intent::Plain(Verb::Ready) => {
            matches!(intent, Intent::Plain(Verb::Ready | Verb::Next))
        }
        Wanted::Done(wanted) | Wanted::Understood(wanted) => *intent == wanted(),
        Wanted::Reached(by, wanted) => *intent == by() || *intent == wanted(),
    }
}

/// Leaves the lessons. Where somebody was is kept already.
fn leave(scene: &mut Scene, desk: &mut Desk) {
    desk.silence(scene);
    desk.narration.history.begin_group();
    desk.say(scene, Topic::General, Message::new("lesson-left"));
    table::part(scene, desk);
}
