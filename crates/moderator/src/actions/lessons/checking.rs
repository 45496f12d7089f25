//! What came of an answer in a lesson: what was wanted, something else, or nothing. The table has taken it already.

use crate::actions::lessons::{choosing, position};
use crate::game::{Action, Ballot};
use crate::journal::record::{Record, Step};
use crate::language::{Intent, Message, Verb};
use crate::narration::lessons;
use crate::output::Desk;
use crate::state::course::{Course, Standing};
use crate::state::lesson_plan::Wanted;
use crate::state::open::Activity;
use crate::state::table_state::Scene;
use protocol::Effect;
use protocol::question::Question;

/// Looks at what came of the last input, if it was an answer. What is still looked for is told first.
pub(crate) fn follow(scene: &mut Scene, desk: &mut Desk, still_looks: bool) {
    let refused = desk.narration.history.refused();
    let Some(course) = scene.course.as_deref_mut().filter(|course| course.teaches()) else { return };
    let meant = std::mem::take(&mut course.meant);
    let understood = std::mem::take(&mut course.understood);
    let in_pause = std::mem::take(&mut course.in_pause);
    course.read_back = scene.open.pending.clone().or(course.read_back.take());
    let is_refused = std::mem::replace(&mut course.refused, refused) != refused;
    let leaves = desk.effects.iter().any(|effect| matches!(effect, Effect::Quit(_)));
    let is_open = scene.open.pending.is_some() || scene.open.asks();
    if leaves || is_open || (meant.is_empty() && !understood && !is_refused) {
        return;
    }
    if understood || (!is_refused && is_reached(scene, &meant)) {
        return go_on(scene, desk, "lesson-right");
    }
    if has_changed(scene) {
        return take_back(scene, desk, &meant);
    }
    // In the midst of a roll call, a script or a pause it goes on by itself, and whoever wants silence gets it.
    let goes_on = scene.is_half_answered() || scene.question() == Question::ScriptRuns || in_pause;
    if still_looks && !is_refused {
        scene.course.as_deref_mut().into_iter().for_each(|course| course.meant.clone_from(&meant));
        return;
    }
    if !goes_on && meant != [Intent::Plain(Verb::Stop)] {
        lessons::ask(scene, desk);
    }
}

/// Goes on without what is wanted.
pub(crate) fn skip(scene: &mut Scene, desk: &mut Desk) {
    go_on(scene, desk, "lesson-step-skipped");
}

fn go_on(scene: &mut Scene, desk: &mut Desk, key: &'static str) {
    desk.hurry();
    let Some(course) = scene.course.as_deref_mut() else { return };
    let (Some(lesson), Some((at, step))) = (course.lesson(), course.at) else { return };
    let step_only_tells = lesson.steps[step].only_tells();
    if step + 1 == lesson.steps.len() {
        return choosing::end(scene, desk, "lesson-done");
    }
    course.at = Some((at, step + 1));
    if !step_only_tells {
        lessons::say(scene, desk, Message::new(key));
    }
    position::begin_step(scene, desk);
}

/// Something was done that the rules allow, and that is not wanted here.
fn take_back(scene: &mut Scene, desk: &mut Desk, meant: &[Intent]) {
    let stands = scene.course.as_deref().and_then(|course| course.stands.as_ref());
    let Some((record, private)) = stands.map(|stands| (stands.record.clone(), stands.private.clone())) else {
        return;
    };
    let read_back = scene.course.as_deref().and_then(|course| course.read_back.clone());
    let said = meant.last().filter(|intent| **intent != Intent::Plain(Verb::Confirm)).cloned().or(read_back);
    // After a roll call the last answer says nothing of what came of it.
    let told = votes_told(scene, &record).or(said);
    let command = told.map(|intent| scene.lexicon.write(&intent)).unwrap_or_default();
    lessons::say(scene, desk, Message::new("lesson-other").text("command", command.trim()));
    position::put_back(scene, record, private);
    lessons::ask(scene, desk);
}

/// The votes that have been told by name since the game stood so, in one line.
fn votes_told(scene: &Scene, stood: &Record) -> Option<Intent> {
    let Activity::Game(table) = &scene.activity else { return None };
    match table.record.past().get(stood.past().len())?.action {
        Action::Vote(Ballot::Named { approve }) if !approve.is_empty() => Some(Intent::Approve(approve)),
        _ => None,
    }
}

/// Whether the game, or what is known alone of it, is not any more as it stood.
fn has_changed(scene: &Scene) -> bool {
    let (Some(stands), Activity::Game(table)) = (stands(scene), &scene.activity) else { return false };
    let (record, before) = (&table.record, &stands.record);
    record.past().len() != before.past().len()
        || record.game() != before.game()
        || record.names() != before.names()
        || record.is_abandoned()
        || *table.private.open() != stands.private
}

/// Whether what was wanted was played; where nothing of a game is wanted, whether the command was taken.
fn is_reached(scene: &Scene, meant: &[Intent]) -> bool {
    let (Some(stands), Activity::Game(table)) = (stands(scene), &scene.activity) else { return false };
    match stands.wanted {
        Some(wanted) => {
            let played = table.record.past().get(stands.record.past().len());
            played.is_some_and(|step| step.action == wanted || is_same_tally(step, wanted))
        }
        None => scene.course.as_deref().is_some_and(|course| is_said(course, meant)),
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

fn stands(scene: &Scene) -> Option<&Standing> {
    scene.course.as_deref()?.stands.as_ref()
}
