//! Answers about what is past: the votes, those of one player, and the game in a few sentences.

use crate::game::mission::Done;
use crate::game::vote::Vote;
use crate::game::{Event, Game, Outcome, Results, Seat, Side};
use crate::journal::chronicle;
use crate::journal::chronicle::{Deed, Part, Poll, Proposal, Round, Verdict};
use crate::language::{Message, deed, terms};
use crate::narration::refusing;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::Scene;

/// A game in a few sentences.
struct Summary {
    /// How many missions have succeeded.
    missions: Message,
    /// Mission by mission, and what else the game turned on.
    rest: Vec<Message>,
    /// How many votes there were.
    votes: Message,
}

/// Every vote of these rounds, and between them what was done with plot cards.
fn vote_lines(rounds: &[Round]) -> Vec<Message> {
    let mut lines = Vec::new();
    if votes(rounds).is_empty() {
        lines.push(Message::new("votes-none"));
    }
    for (round, part) in parts(rounds) {
        match part {
            Part::Vote(proposal, poll) => lines.push(vote_line(round, proposal, poll)),
            Part::Deed(deed) => lines.extend(deed_line(round, deed)),
            Part::Proposal(_) | Part::Run(_) => {}
        }
    }
    lines
}

/// How many missions have succeeded, and how many have failed.
fn missions_line(results: &Results) -> Message {
    let (successes, failures) = (results.count(Outcome::Success) as u32, results.count(Outcome::Fail) as u32);
    Message::new("summary-missions")
        .number("missions", successes + failures)
        .number("successes", successes)
        .number("failures", failures)
}

fn votes(rounds: &[Round]) -> Vec<Poll> {
    rounds.iter().flat_map(|round| round.proposals.iter().filter_map(|proposal| proposal.vote)).collect()
}

/// All that happened, with the round that it happened in.
fn parts(rounds: &[Round]) -> impl Iterator<Item = (&Round, Part<'_>)> {
    rounds.iter().flat_map(|round| round.parts().into_iter().map(move |part| (round, part)))
}

fn vote_line(round: &Round, proposal: &Proposal, poll: Poll) -> Message {
    let key = match poll.verdict() {
        Verdict::Approved => "votes-vote-approved",
        Verdict::Rejected => "votes-vote-rejected",
        Verdict::Overruled => "votes-vote-overruled",
    };
    Message::new(key)
        .number("round", round.number)
        .number("proposal", proposal.number)
        .players("team", proposal.team)
        .number("approve", poll.tally.approve)
        .number("reject", poll.tally.reject)
}

fn own_vote_line(round: &Round, proposal: &Proposal, vote: Vote) -> Message {
    let key = match vote {
        Vote::Approve => "votes-of-player-approved",
        Vote::Reject => "votes-of-player-rejected",
    };
    let line = Message::new(key).number("round", round.number).number("proposal", proposal.number);
    line.players("team", proposal.team)
}

/// That a card was drawn, or somebody accused, is not told: the next line says what came of it.
fn deed_line(round: &Round, deed: &Deed) -> Option<Message> {
    if let Event::PlotDrawn { .. } | Event::Accused { .. } | Event::Named { .. } = deed.event {
        return None;
    }
    Some(Message::new("votes-deed").number("round", round.number).message("what", deed::sentence(&deed.event)?))
}

/// Whether the game turned on what agents did: then its summary tells it.
fn is_turn(deed: &Deed) -> bool {
    matches!(deed.event, Event::CardShown { .. } | Event::NamingTold { .. } | Event::MissionForfeited { .. })
}

fn mission_line(round: &Round, run: Done, game: &Game) -> Option<Message> {
    let line = match (deed::counted(&run, game), run.outcome) {
        (Some(counted), _) => Message::new("summary-mission-counted").message("counted", counted),
        (None, Outcome::Success) => Message::new("summary-mission-success").number("fails", run.count.fails),
        (None, Outcome::Fail) => Message::new("summary-mission-fail").number("fails", run.count.fails),
    };
    let line = line.number("mission", run.mission.number());
    Some(line.players("team", run.team).player("leader", round.proposals.last()?.leader))
}

fn summary(scene: &Scene) -> Option<Summary> {
    let Activity::Game(table) = &scene.activity else { return None };
    let game = *table.record.game();
    let rounds = chronicle::rounds(&table.record);
    let rest = parts(&rounds).filter_map(|(round, part)| match part {
        Part::Deed(deed) if is_turn(deed) => deed::sentence(&deed.event),
        Part::Run(run) => mission_line(round, run, &game),
        _ => None,
    });
    let votes = votes(&rounds);
    let rejected = votes.iter().filter(|poll| poll.verdict() != Verdict::Approved).count() as u32;
    Some(Summary {
        missions: missions_line(&game.results()),
        rest: rest.collect(),
        votes: Message::new("summary-votes").number("votes", votes.len() as u32).number("rejected", rejected),
    })
}

fn rounds(scene: &Scene) -> Option<Vec<Round>> {
    match &scene.activity {
        Activity::Game(table) => Some(chronicle::rounds(&table.record)),
        Activity::Interview(_) | Activity::Reading(_) => None,
    }
}

/// Says the votes of this round, or of the last one with a vote, and how to hear the others. A program gets all.
pub(crate) fn say_votes(scene: &Scene, desk: &mut Desk) {
    let Some(rounds) = rounds(scene) else { return refusing::not_now(scene, desk, scene.question()) };
    let last = rounds.iter().rposition(|round| round.proposals.iter().any(|proposal| proposal.vote.is_some()));
    let from = last.filter(|_| scene.mode == Mode::Table).unwrap_or(0);
    vote_lines(&rounds[from..]).iter().for_each(|line| desk.say_line(scene, line));
    if !votes(&rounds[..from]).is_empty() {
        desk.narration.leave_out(vote_lines(&rounds[..from]));
        desk.say(scene, Topic::Votes, Message::new("votes-more"));
    }
}

/// Says every vote, and between them what was done with plot cards.
pub(crate) fn say_all_votes(scene: &Scene, desk: &mut Desk) {
    let Some(rounds) = rounds(scene) else { return refusing::not_now(scene, desk, scene.question()) };
    vote_lines(&rounds).iter().for_each(|line| desk.say_line(scene, line));
}

/// Says what the last answer has left out.
pub(crate) fn say_more(scene: &Scene, desk: &mut Desk) {
    let more = desk.narration.take_left_out();
    if more.is_empty() {
        return desk.say_line(scene, &Message::new("nothing-more"));
    }
    more.iter().for_each(|line| desk.say_line(scene, line));
}

/// Says how a player voted, and between that what the player had to do with plot cards.
pub(crate) fn say_votes_of(scene: &Scene, desk: &mut Desk, seat: Seat) {
    let Some(rounds) = rounds(scene) else { return refusing::not_now(scene, desk, scene.question()) };
    let votes = votes(&rounds);
    let known: Vec<Vote> = votes.iter().filter_map(|poll| poll.ballot.of(seat, poll.voters)).collect();
    let count = |wanted| known.iter().filter(|vote| **vote == wanted).count() as u32;
    let mut lines = vec![match (votes.is_empty(), known.is_empty()) {
        (true, _) => Message::new("votes-none"),
        (false, true) => Message::new("votes-of-player-unknown").player("player", seat),
        (false, false) => Message::new("votes-of-player")
            .player("player", seat)
            .number("approvals", count(Vote::Approve))
            .number("rejections", count(Vote::Reject)),
    }];
    for (round, part) in parts(&rounds) {
        match part {
            Part::Vote(proposal, poll) => {
                lines.extend(poll.ballot.of(seat, poll.voters).map(|vote| own_vote_line(round, proposal, vote)));
            }
            Part::Deed(deed) if deed.players().contains(seat) => lines.extend(deed_line(round, deed)),
            Part::Deed(_) | Part::Proposal(_) | Part::Run(_) => {}
        }
    }
    lines.iter().for_each(|line| desk.say_line(scene, line));
}

/// The game in one breath, once it is over: the rest is told when somebody asks.
pub(crate) fn sum_up(scene: &Scene, desk: &mut Desk) {
    if scene.mode == Mode::Program || scene.goes_by_letters() {
        return summarise(scene, desk);
    }
    let Some(summary) = summary(scene) else { return };
    desk.say_in_full(scene, Topic::General, &summary.missions);
    desk.narration.leave_out(summary.rest);
    say_shared_victory(scene, desk);
}

/// Who has won, and the game in a few sentences; mission by mission only for who wants more.
pub(crate) fn say_summary(scene: &Scene, desk: &mut Desk) {
    if let Some(ending) = scene.game().and_then(Game::ending) {
        desk.say_line(scene, &terms::ending(ending));
    }
    if scene.mode == Mode::Program || scene.goes_by_letters() {
        return summarise(scene, desk);
    }
    let Some(Summary { missions, rest, votes }) = summary(scene) else { return };
    desk.say_in_full(scene, Topic::General, &missions);
    desk.say_in_full(scene, Topic::General, &votes);
    say_shared_victory(scene, desk);
    if !rest.is_empty() {
        desk.narration.leave_out(rest);
        desk.say(scene, Topic::General, Message::new("summary-more"));
    }
}

/// The whole of it, mission by mission.
fn summarise(scene: &Scene, desk: &mut Desk) {
    let Some(Summary { missions, rest, votes }) = summary(scene) else { return };
    for line in [missions].into_iter().chain(rest).chain([votes]) {
        desk.say_in_full(scene, Topic::General, &line);
    }
    say_shared_victory(scene, desk);
}

/// A Rogue who had to share: the side has won, and not by what he has done.
fn say_shared_victory(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game() else { return };
    let key = match game.ending().filter(|ending| game.has_rogue_of(ending.winner)).map(|ending| ending.winner) {
        Some(Side::Spies) => "rogue-shares-spies",
        Some(_) => "rogue-shares-resistance",
        None => return,
    };
    desk.say_in_full(scene, Topic::General, &Message::new(key));
}
