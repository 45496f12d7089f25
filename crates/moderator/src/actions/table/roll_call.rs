//! The roll call: one vote after the other.

use crate::actions::play;
use crate::game::vote::Vote;
use crate::game::{Action, Ballot, Seat};
use crate::journal::entry::{Answered, Draft};
use crate::language::Message;
use crate::narration::announcing::table::say_roll_call_answer;
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Desk, keeping};
use crate::queries::prompts::is_awaited;
use crate::state::open;
use crate::state::open::Mode;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{Cue, Effect, Report};

pub(crate) fn roll_call_begin(scene: &mut Scene, desk: &mut Desk) {
    keeping::note(scene, desk, Draft::RollCall { answers: Vec::new() });
    desk.say(scene, Topic::Votes, Message::new("roll-call-begins"));
    asking::ask(scene, desk);
}

/// An answer with a name in it: the first one begins a roll call.
pub(crate) fn roll_call_named(scene: &mut Scene, desk: &mut Desk, by: Seat, vote: Vote) {
    if !is_awaited(scene, by) {
        return refusing::not_now(scene, desk, scene.question());
    }
    if !scene.roll_call_is_open() {
        desk.say(scene, Topic::Votes, Message::new("roll-call-begins"));
    }
    take_answer(scene, desk, Some(by), vote);
}

/// The answer of whoever is asked.
pub(crate) fn roll_call_answer(scene: &mut Scene, desk: &mut Desk, vote: Vote) {
    take_answer(scene, desk, None, vote);
}

fn take_answer(scene: &mut Scene, desk: &mut Desk, by: Option<Seat>, vote: Vote) {
    let asked = match scene.question() {
        Question::RollCall { asked, .. } => Some(asked),
        _ => None,
    };
    let Some(player) = by.or(asked) else { return };
    let approves = vote == Vote::Approve;
    let mut answers = answers_so_far(scene);
    answers.push(Answered { approves, out_of_turn: by.filter(|by| Some(*by) != asked) });
    desk.cue(scene, Cue::Accepted);
    say_roll_call_answer(scene, desk, player, approves);
    report_answer(scene, desk, player, Some(vote));
    let alone = scene.apart().map(|apart| apart.alone).unwrap_or_default();
    let Some(game) = scene.game().copied() else { return };
    let (order, votes) = open::order(&game, alone, &answers);
    if votes.len() < order.len() {
        keeping::note(scene, desk, Draft::RollCall { answers });
        return asking::ask(scene, desk);
    }
    let approve = order.iter().zip(&votes).filter(|(_, approves)| **approves).map(|(seat, _)| *seat).collect();
    play::play(scene, desk, Action::Vote(Ballot::Named { approve }));
}

/// A program is told of each answer.
fn report_answer(scene: &Scene, desk: &mut Desk, player: Seat, vote: Option<Vote>) {
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(Report::answered(player, vote)));
    }
}

fn answers_so_far(scene: &Scene) -> Vec<Answered> {
    match scene.draft() {
        Some(Draft::RollCall { answers }) => answers.clone(),
        _ => Vec::new(),
    }
}

pub(crate) fn roll_call_back(scene: &mut Scene, desk: &mut Desk) {
    let last = scene.roll_call().and_then(|(order, votes)| order.get(votes.len().checked_sub(1)?).copied());
    let mut answers = answers_so_far(scene);
    answers.pop();
    let Some(last) = last else { return roll_call_cancel(scene, desk) };
    keeping::note(scene, desk, Draft::RollCall { answers });
    report_answer(scene, desk, last, None);
    if let Question::RollCall { asked, .. } = scene.question() {
        desk.say(scene, Topic::Votes, Message::new("roll-call-back").player("player", asked));
    }
}

pub(crate) fn roll_call_cancel(scene: &mut Scene, desk: &mut Desk) {
    keeping::note(scene, desk, Draft::Nothing);
    asking::ask_again(scene, desk);
}
