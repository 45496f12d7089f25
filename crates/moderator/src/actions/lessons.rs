//! Commands about the lessons themselves: once more, on, out. Everything else is the table's to take.

pub(crate) mod checking;
pub(crate) mod choosing;
pub(crate) mod position;

use crate::language::{Intent, Message, Realm, Verb};
use crate::narration::announcing::table;
use crate::narration::lessons;
use crate::output::history::Topic;
use crate::output::{Output, script};
use crate::state::course::Course;
use crate::state::lesson_plan::{Step, Table, Wanted};
use crate::state::table_state::TableState;
use protocol::question::Question;

/// All say that it may go on.
const GO_ON: [Verb; 5] = [Verb::Next, Verb::Confirm, Verb::Ready, Verb::Start, Verb::Resume];

/// Takes what is about the lessons. False if the table is to take it.
pub(crate) fn takes(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    let in_pause = state.open.ceremony.waits();
    let Some(course) = state.course.as_deref_mut() else { return false };
    course.in_pause = in_pause;
    if *intent != Intent::Plain(Verb::Next) {
        course.leaves_out = None;
    }
    if *intent == Intent::Plain(Verb::Quit) {
        leave(state, output);
        return true;
    }
    if !course.teaches() {
        return choosing::answer(state, output, intent);
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
    if is_about_the_lesson(state, output, intent) {
        return true;
    }
    if let Some(course) = state.course.as_deref_mut() {
        course.meant.push(intent.clone());
    }
    false
}

fn is_about_the_lesson(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    let settles = state.open.pending.is_some() || state.open.ceremony.waits();
    // What is on its way goes on, and repeats itself in its own words.
    let is_script = script::script_is_silenced(state)
        || matches!(state.question(), Question::ScriptRuns | Question::ScriptPaused);
    let is_busy = settles || state.is_half_answered() || is_script;
    match intent {
        // In some languages the word that goes on with a script is the same.
        Intent::Plain(Verb::Next) if !settles && state.question() != Question::ScriptPaused => {
            leave_out(state, output)
        }
        Intent::Plain(Verb::Back) if !is_busy => position::begin_step_before(state, output),
        Intent::Plain(Verb::Again | Verb::Repeat) if !is_busy && is_led(state) => _ = lessons::ask(state, output),
        Intent::Plain(Verb::Again | Verb::Repeat) if !is_busy => position::begin_step(state, output),
        // A table would begin its reveal now.
        Intent::Plain(Verb::Start | Verb::Confirm | Verb::Ready)
            if !is_busy && state.question() == Question::Reveal =>
        {
            lessons::ask(state, output);
        }
        // Hands were ready before, and the vote is what is missing.
        Intent::Plain(Verb::Ready) if !is_busy && state.question() == Question::Vote => {
            _ = lessons::ask(state, output)
        }
        Intent::Plain(Verb::Skip) if !settles => choosing::end(state, output, "lesson-skipped"),
        intent if is_for_a_game(intent) => {
            output.refuse(state, "not-now", Message::new("refused-in-lesson"));
        }
        _ => return false,
    }
    true
}

/// Whether the table has led to what is asked: it is not led there once more.
fn is_led(state: &TableState) -> bool {
    state.course.as_deref().and_then(Course::step).is_some_and(|step| step.table == Table::Asks)
}

/// Leaves a step out, if it is said twice: most who say it once have not heard that something is asked of them.
fn leave_out(state: &mut TableState, output: &mut Output) {
    let Some(course) = state.course.as_deref_mut() else { return };
    if course.leaves_out == course.at {
        return checking::skip(state, output);
    }
    course.leaves_out = course.at;
    lessons::say(state, output, Message::new("lesson-leave-out"));
    lessons::ask(state, output);
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
fn leave(state: &mut TableState, output: &mut Output) {
    output.silence(state);
    output.narration.history.begin_group();
    output.say(state, Topic::General, Message::new("lesson-left"));
    table::part(state, output);
}
