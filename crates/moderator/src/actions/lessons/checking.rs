//! What came of an answer in a lesson: what was wanted, something else, or nothing. The table has taken it already.

use crate::actions::lessons::{choosing, position};
use crate::game::{Action, Ballot};
use crate::journal::record::{Record, Step};
use crate::language::{Intent, Message, Verb};
use crate::narration::lessons;
use crate::output::Output;
use crate::queries::menu::examples;
use crate::state::course::{Course, Standing};
use crate::state::lesson_plan::Wanted;
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::Effect;
use protocol::question::Question;

/// Looks at what came of the last input, if it was an answer. What is still looked for is told first.
pub(crate) fn follow(state: &mut TableState, output: &mut Output, still_looks: bool) {
    let refused = output.narration.history.refused();
    let Some(course) = state.course.as_deref_mut().filter(|course| course.teaches()) else { return };
    let meant = std::mem::take(&mut course.meant);
    let understood = std::mem::take(&mut course.understood);
    let in_pause = std::mem::take(&mut course.in_pause);
    course.read_back = state.open.pending.clone().or(course.read_back.take());
    let is_refused = std::mem::replace(&mut course.refused, refused) != refused;
    let leaves = output.effects.iter().any(|effect| matches!(effect, Effect::Quit(_)));
    let is_open = state.open.pending.is_some() || state.open.asks();
    if leaves || is_open || (meant.is_empty() && !understood && !is_refused) {
        return;
    }
    if understood || (!is_refused && is_reached(state, &meant)) {
        return go_on(state, output, "lesson-right");
    }
    if has_changed(state) {
        return take_back(state, output, &meant);
    }
    // In the midst of a roll call, a script or a pause it goes on by itself, and whoever wants silence gets it.
    let goes_on = state.is_half_answered() || state.question() == Question::ScriptRuns || in_pause;
    if still_looks && !is_refused {
        state.course.as_deref_mut().into_iter().for_each(|course| course.meant.clone_from(&meant));
        return;
    }
    if !goes_on && meant != [Intent::Plain(Verb::Stop)] {
        lessons::ask(state, output);
    }
}

/// Goes on without what is wanted.
pub(crate) fn skip(state: &mut TableState, output: &mut Output) {
    go_on(state, output, "lesson-step-skipped");
}

fn go_on(state: &mut TableState, output: &mut Output, key: &'static str) {
    output.hurry();
    let Some(course) = state.course.as_deref_mut() else { return };
    let (Some(lesson), Some((at, step))) = (course.lesson(), course.at) else { return };
    let step_only_tells = lesson.steps[step].only_tells();
    if step + 1 == lesson.steps.len() {
        return choosing::end(state, output, "lesson-done");
    }
    course.at = Some((at, step + 1));
    if !step_only_tells {
        lessons::say(state, output, Message::new(key));
    }
    position::begin_step(state, output);
}

/// Something was done that the rules allow, and that is not wanted here.
fn take_back(state: &mut TableState, output: &mut Output, meant: &[Intent]) {
    let stands = state.course.as_deref().and_then(|course| course.stands.as_ref());
    let Some((record, private)) = stands.map(|stands| (stands.record.clone(), stands.private.clone())) else {
        return;
    };
    let read_back = state.course.as_deref().and_then(|course| course.read_back.clone());
    let said = meant.last().filter(|intent| **intent != Intent::Plain(Verb::Confirm)).cloned().or(read_back);
    // After a roll call the last answer says nothing of what came of it.
    let told = votes_told(state, &record).or(said);
    let command = told.map(|intent| examples::typed(state, &intent)).unwrap_or_default();
    lessons::say(state, output, Message::new("lesson-other").text("command", command));
    position::put_back(state, record, private);
    lessons::ask(state, output);
}

/// The votes that have been told by name since the game stood so, in one line.
fn votes_told(state: &TableState, stood: &Record) -> Option<Intent> {
    let Activity::Game(table) = &state.activity else { return None };
    match table.record.past().get(stood.past().len())?.action {
        Action::Vote(Ballot::Named { approve }) if !approve.is_empty() => Some(Intent::Approve(approve)),
        _ => None,
    }
}

/// Whether the game, or what is known alone of it, is not any more as it stood.
fn has_changed(state: &TableState) -> bool {
    let (Some(stands), Activity::Game(table)) = (stands(state), &state.activity) else { return false };
    let (record, before) = (&table.record, &stands.record);
    record.past().len() != before.past().len()
        || record.game() != before.game()
        || record.names() != before.names()
        || record.is_abandoned()
        || *table.private.open() != stands.private
}

/// Whether what was wanted was played; where nothing of a game is wanted, whether the command was taken.
fn is_reached(state: &TableState, meant: &[Intent]) -> bool {
    let (Some(stands), Activity::Game(table)) = (stands(state), &state.activity) else { return false };
    match stands.wanted {
        Some(wanted) => {
            let played = table.record.past().get(stands.record.past().len());
            played.is_some_and(|step| step.action == wanted || is_same_tally(step, wanted))
        }
        None => state.course.as_deref().is_some_and(|course| is_said(course, meant)),
    }
}

/// Where only numbers are wanted, the names that come to the same are right as well.
fn is_same_tally(step: &Step, wanted: Action) -> bool {
    match (wanted, step.action) {
        (Action::Vote(wanted @ Ballot::Count { .. }), Action::Vote(ballot)) => {
            wanted.tally(step.before.in_play()) == ballot.tally(step.before.in_play())
        }
        _ => false,
    }
}

fn is_said(course: &Course, meant: &[Intent]) -> bool {
    match course.step().map(|step| &step.wanted) {
        Some(Wanted::Done(wanted) | Wanted::Reached(_, wanted)) => meant.iter().any(|said| comes_to(said, &wanted())),
        _ => false,
    }
}

/// Whether one command is only another way to say the other: that somebody has written how they vote.
fn comes_to(said: &Intent, wanted: &Intent) -> bool {
    match (said, wanted) {
        (Intent::Approve(who), Intent::Sent(Verb::Approves, seat)) => *who == [*seat].into_iter().collect(),
        _ => said == wanted,
    }
}

fn stands(state: &TableState) -> Option<&Standing> {
    state.course.as_deref()?.stands.as_ref()
}
