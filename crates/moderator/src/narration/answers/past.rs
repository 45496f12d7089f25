//! Answers about what is past: the votes, those of one player, and the game in a few sentences.

use crate::game::mission::Done;
use crate::game::vote::Vote;
use crate::game::{AgentEvent, Event, Game, Outcome, PlotEvent, Results, Seat, Side};
use crate::journal::game_history;
use crate::journal::game_history::{Deed, Part, Poll, Proposal, Round, Verdict};
use crate::language::{Message, deed, terms};
use crate::narration::refusing;
use crate::output::Output;
use crate::output::history::Topic;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;

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
    if let Event::Plot(PlotEvent::Drawn { .. })
    | Event::Agent(AgentEvent::Accused { .. })
    | Event::Agent(AgentEvent::Named { .. }) = deed.event
    {
        return None;
    }
    Some(Message::new("votes-deed").number("round", round.number).message("what", deed::sentence(&deed.event)?))
}

/// Whether the game turned on what agents did: then its summary tells it.
fn is_turn(deed: &Deed) -> bool {
    matches!(
        deed.event,
        Event::Agent(AgentEvent::CardShown { .. })
            | Event::Agent(AgentEvent::NamingTold { .. })
            | Event::Agent(AgentEvent::MissionForfeited { .. })
    )
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

fn summary(state: &TableState) -> Option<Summary> {
    let Activity::Game(table) = &state.activity else { return None };
    let game = *table.record.game();
    let rounds = game_history::rounds(&table.record);
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

fn rounds(state: &TableState) -> Option<Vec<Round>> {
    match &state.activity {
        Activity::Game(table) => Some(game_history::rounds(&table.record)),
        Activity::SetupDialogue(_) | Activity::Reading(_) => None,
    }
}

/// Says the votes of this round, or of the last one with a vote, and how to hear the others. A program gets all.
pub(crate) fn say_votes(state: &TableState, output: &mut Output) {
    let Some(rounds) = rounds(state) else { return refusing::not_now(state, output, state.question()) };
    let last = rounds.iter().rposition(|round| round.proposals.iter().any(|proposal| proposal.vote.is_some()));
    let from = last.filter(|_| state.mode == Mode::Table).unwrap_or(0);
    vote_lines(&rounds[from..]).iter().for_each(|line| output.say_line(state, line));
    if !votes(&rounds[..from]).is_empty() {
        output.narration.leave_out(vote_lines(&rounds[..from]));
        output.say(state, Topic::Votes, Message::new("votes-more"));
    }
}

/// Says every vote, and between them what was done with plot cards.
pub(crate) fn say_all_votes(state: &TableState, output: &mut Output) {
    let Some(rounds) = rounds(state) else { return refusing::not_now(state, output, state.question()) };
    vote_lines(&rounds).iter().for_each(|line| output.say_line(state, line));
}

/// Says what the last answer has left out.
pub(crate) fn say_more(state: &TableState, output: &mut Output) {
    let more = output.narration.take_left_out();
    if more.is_empty() {
        return output.say_line(state, &Message::new("nothing-more"));
    }
    more.iter().for_each(|line| output.say_line(state, line));
}

/// Says how a player voted, and between that what the player had to do with plot cards.
pub(crate) fn say_votes_of(state: &TableState, output: &mut Output, seat: Seat) {
    let Some(rounds) = rounds(state) else { return refusing::not_now(state, output, state.question()) };
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
    lines.iter().for_each(|line| output.say_line(state, line));
}

/// The game in one breath, once it is over: the rest is told when somebody asks.
pub(crate) fn sum_up(state: &TableState, output: &mut Output) {
    if state.mode == Mode::Program || state.goes_by_letters() {
        return summarise(state, output);
    }
    let Some(summary) = summary(state) else { return };
    output.say_in_full(state, Topic::General, &summary.missions);
    output.narration.leave_out(summary.rest);
    say_shared_victory(state, output);
}

/// Who has won, and the game in a few sentences; mission by mission only for who wants more.
pub(crate) fn say_summary(state: &TableState, output: &mut Output) {
    if let Some(ending) = state.game().and_then(Game::ending) {
        output.say_line(state, &terms::ending(ending));
    }
    if state.mode == Mode::Program || state.goes_by_letters() {
        return summarise(state, output);
    }
    let Some(Summary { missions, rest, votes }) = summary(state) else { return };
    output.say_in_full(state, Topic::General, &missions);
    output.say_in_full(state, Topic::General, &votes);
    say_shared_victory(state, output);
    if !rest.is_empty() {
        output.narration.leave_out(rest);
        output.say(state, Topic::General, Message::new("summary-more"));
    }
}

/// The whole of it, mission by mission.
fn summarise(state: &TableState, output: &mut Output) {
    let Some(Summary { missions, rest, votes }) = summary(state) else { return };
    for line in [missions].into_iter().chain(rest).chain([votes]) {
        output.say_in_full(state, Topic::General, &line);
    }
    say_shared_victory(state, output);
}

/// A Rogue who had to share: the side has won, and not by what he has done.
fn say_shared_victory(state: &TableState, output: &mut Output) {
    let Some(game) = state.game() else { return };
    let key = match game.ending().filter(|ending| game.has_rogue_of(ending.winner)).map(|ending| ending.winner) {
        Some(Side::Spies) => "rogue-shares-spies",
        Some(_) => "rogue-shares-resistance",
        None => return,
    };
    output.say_in_full(state, Topic::General, &Message::new(key));
}
