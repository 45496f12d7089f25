//! The roll call: one vote after the other.

use crate::actions::play;
use crate::game::vote::Vote;
use crate::game::{Action, Ballot, Seat};
use crate::journal::entry::{Answered, Draft};
use crate::language::Message;
use crate::narration::announcing::table::say_roll_call_answer;
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Output, keeping};
use crate::queries::prompts::is_awaited;
use crate::queries::secret_ballot::voters;
use crate::state::open;
use crate::state::open::Mode;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Cue, Effect, Report};

pub(crate) fn roll_call_begin(state: &mut TableState, output: &mut Output) {
    keeping::note(state, output, Draft::RollCall { answers: Vec::new() });
    output.say(state, Topic::Votes, Message::new("roll-call-begins"));
    asking::ask(state, output);
}

/// An answer with a name in it: the first one begins a roll call.
pub(crate) fn roll_call_named(state: &mut TableState, output: &mut Output, by: Seat, vote: Vote) {
    if !is_awaited(state, by) {
        return refusing::not_now(state, output, state.question());
    }
    if !state.roll_call_is_open() && voters(state).len() > 1 {
        output.say(state, Topic::Votes, Message::new("roll-call-begins"));
    }
    take_answer(state, output, Some(by), vote);
}

/// The answer of whoever is asked.
pub(crate) fn roll_call_answer(state: &mut TableState, output: &mut Output, vote: Vote) {
    take_answer(state, output, None, vote);
}

fn take_answer(state: &mut TableState, output: &mut Output, by: Option<Seat>, vote: Vote) {
    let asked = match state.question() {
        Question::RollCall { asked, .. } => Some(asked),
        _ => None,
    };
    let Some(player) = by.or(asked) else { return };
    let approves = vote == Vote::Approve;
    let mut answers = answers_so_far(state);
    answers.push(Answered { approves, out_of_turn: by.filter(|by| Some(*by) != asked) });
    output.cue(state, Cue::Accepted);
    let Some(game) = state.game().copied() else { return };
    let (order, votes) = open::order(&game, voters(state), &answers);
    // Who votes openly before the others is told with all who do so.
    let is_told_at_once = votes.len() == order.len() && state.apart().is_some_and(|apart| apart.is_open);
    if !is_told_at_once {
        say_roll_call_answer(state, output, player, approves);
    }
    report_answer(state, output, player, Some(vote));
    if votes.len() < order.len() {
        keeping::note(state, output, Draft::RollCall { answers });
        return asking::ask(state, output);
    }
    let approve = order.iter().zip(&votes).filter(|(_, approves)| **approves).map(|(seat, _)| *seat).collect();
    play::play(state, output, Action::Vote(Ballot::Named { approve }));
}

/// A program is told of each answer.
fn report_answer(state: &TableState, output: &mut Output, player: Seat, vote: Option<Vote>) {
    if state.mode == Mode::Program {
        output.effects.push(Effect::Report(Report::answered(player, vote)));
    }
}

fn answers_so_far(state: &TableState) -> Vec<Answered> {
    match state.draft() {
        Some(Draft::RollCall { answers }) => answers.clone(),
        _ => Vec::new(),
    }
}

pub(crate) fn roll_call_back(state: &mut TableState, output: &mut Output) {
    let last = state.roll_call().and_then(|(order, votes)| order.get(votes.len().checked_sub(1)?).copied());
    let mut answers = answers_so_far(state);
    answers.pop();
    let Some(last) = last else { return roll_call_cancel(state, output) };
    keeping::note(state, output, Draft::RollCall { answers });
    report_answer(state, output, last, None);
    if let Question::RollCall { asked, .. } = state.question() {
        output.say(state, Topic::Votes, Message::new("roll-call-back").player("player", asked));
    }
}

pub(crate) fn roll_call_cancel(state: &mut TableState, output: &mut Output) {
    keeping::note(state, output, Draft::Nothing);
    asking::ask_again(state, output);
}
