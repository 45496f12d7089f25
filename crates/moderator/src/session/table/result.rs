//! A vote of which only the result was told: the numbers are asked for, and have to fit it.

use crate::game::vote::{Tally, Vote};
use crate::game::{Action, Event};
use crate::journal::private::Proposal;
use crate::language::pattern::Token;
use crate::language::{Intent, Message};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};
use crate::session::{seats, subjects};
use protocol::question::Question;

/// The proposal that is voted on.
fn proposal(scene: &Scene) -> Option<Proposal> {
    match &scene.activity {
        Activity::Game(table) => Proposal::last(&table.record),
        Activity::Interview(_) | Activity::Reading(_) => None,
    }
}

/// The result that was told of the vote that is open. Where some vote alone, the table's part decides nothing.
pub(in crate::session) fn told(scene: &Scene) -> Option<Vote> {
    let (of, result) = scene.open.result?;
    let is_open = scene.question() == Question::Vote && scene.apart().is_none() && proposal(scene) == Some(of);
    is_open.then_some(result)
}

/// Keeps a result that was told alone, and asks for the numbers.
pub(in crate::session) fn tell(scene: &mut Scene, desk: &mut Desk, result: Vote) {
    scene.open.result = proposal(scene).map(|of| (of, result));
    desk.asks_for(scene, Topic::Votes, Message::new("ask-approvals"));
}

/// What a vote would come to; none if it would be refused, or is no vote.
fn comes_to(scene: &Scene, intent: &Intent) -> Option<(Vote, Tally)> {
    let action = subjects::action_of(scene, intent).filter(|action| matches!(action, Action::Vote(_)))?;
    let events = seats::apart::trial(scene, action).ok()?;
    events.iter().find_map(|event| match event {
        Event::Voted { approved, tally, .. } => Some((if *approved { Vote::Approve } else { Vote::Reject }, *tally)),
        _ => None,
    })
}

/// A tally as it is meant after "rejected": the winning side comes first where neither number has its side.
pub(in crate::session) fn as_told(scene: &Scene, line: &str, intent: Intent) -> Intent {
    let (Some(Vote::Reject), Intent::Vote { approve, reject }) = (told(scene), &intent) else { return intent };
    let turned = Intent::Vote { approve: *reject, reject: *approve };
    let tokens = Token::split(line);
    let number = |token: Option<&Token>| scene.lexicon.phrases().number(&token?.word);
    let has_sides = number(tokens.first()).is_none() || number(tokens.last()).is_none();
    let result_of = |intent| comes_to(scene, intent).map(|(result, _)| result);
    let fits = result_of(&intent) != Some(Vote::Approve) || result_of(&turned) != Some(Vote::Reject);
    if fits || has_sides { intent } else { turned }
}

/// What to ask where votes contradict the result that was told.
pub(in crate::session) fn contradiction(scene: &Scene, intent: &Intent) -> Option<Message> {
    let told = told(scene)?;
    let (other, tally) = comes_to(scene, intent).filter(|(other, _)| *other != told)?;
    let key = if other == Vote::Approve { "vote-not-rejected" } else { "vote-not-approved" };
    Some(Message::new(key).number("approve", tally.approve).number("reject", tally.reject))
}
