//! The roll call: one vote after the other.

use crate::game::vote::Vote;
use crate::game::{Action, Ballot, Seat, SeatSet};
use crate::journal::entry::Draft;
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use crate::session::speech::Cue;
use crate::session::table::playing;
use crate::session::{asking, desk, refuse};

pub(in crate::session) fn roll_call_begin(scene: &mut Scene, desk: &mut Desk) {
    desk::keeping::note(scene, desk, Draft::RollCall { answers: Vec::new() });
    desk.say(scene, Topic::Votes, Message::new("roll-call-begins"));
    asking::ask(scene, desk);
}

/// An answer with a name in it: it counts if it is of the player who was asked.
pub(in crate::session) fn roll_call_named(scene: &mut Scene, desk: &mut Desk, who: SeatSet, asked: Seat, vote: Vote) {
    if who == [asked].into_iter().collect() {
        roll_call_answer(scene, desk, vote);
    } else {
        refuse::not_now(scene, desk, scene.question());
    }
}

pub(in crate::session) fn roll_call_answer(scene: &mut Scene, desk: &mut Desk, vote: Vote) {
    let approves = vote == Vote::Approve;
    let Some((order, mut answers)) = scene.roll_call() else { return };
    let Some(player) = order.get(answers.len()) else { return };
    answers.push(approves);
    desk.cue(scene, Cue::Accepted);
    say_roll_call_answer(scene, desk, *player, approves);
    if answers.len() < order.len() {
        desk::keeping::note(scene, desk, Draft::RollCall { answers });
        return asking::ask(scene, desk);
    }
    let approve = order.iter().zip(&answers).filter(|(_, approves)| **approves).map(|(seat, _)| *seat).collect();
    playing::play(scene, desk, Action::Vote(Ballot::Named { approve }));
}

fn say_roll_call_answer(scene: &Scene, desk: &mut Desk, player: Seat, approves: bool) {
    let key = if approves { "roll-call-approves" } else { "roll-call-rejects" };
    desk.say(scene, Topic::Votes, Message::new(key).player("player", player));
}

/// Says what a roll call has come to, and goes on with it.
pub(in crate::session) fn roll_call_again(scene: &Scene, desk: &mut Desk) {
    let Some((order, answers)) = scene.roll_call() else { return };
    match order.iter().zip(&answers).next_back() {
        Some((player, approves)) => say_roll_call_answer(scene, desk, *player, *approves),
        None => desk.say(scene, Topic::Votes, Message::new("roll-call-begins")),
    }
    asking::ask(scene, desk);
}

pub(in crate::session) fn roll_call_back(scene: &mut Scene, desk: &mut Desk) {
    let Some((order, mut answers)) = scene.roll_call() else { return };
    if answers.pop().is_none() {
        return roll_call_cancel(scene, desk);
    }
    let player = order[answers.len()];
    desk::keeping::note(scene, desk, Draft::RollCall { answers });
    desk.say(scene, Topic::Votes, Message::new("roll-call-back").player("player", player));
}

pub(in crate::session) fn roll_call_cancel(scene: &mut Scene, desk: &mut Desk) {
    desk::keeping::note(scene, desk, Draft::Nothing);
    asking::ask_again(scene, desk);
}

/// Answers inside an open question are given again that were taken back.
pub(in crate::session) fn answers_again(scene: &Scene, desk: &mut Desk) {
    desk.say(scene, Topic::General, Message::new("redone"));
    if scene.roll_call_is_open() { roll_call_again(scene, desk) } else { asking::ask_in_full(scene, desk) }
}
