//! JSON: everything about a game, with names that are the same in every language.

use serde_json::{Value, json};

use super::super::events::{self, numbers, outcome};
use super::super::game_history::{self, Deed, Poll, Proposal, Round};
use super::super::game_id::GameId;
use super::super::record::{Changed, Record};
use super::super::stored;
use super::secrets::{Played, PlayedCard, PrivateVote, Secrets};
use crate::game::vote::Vote;
use crate::game::{LeaderChoice, Mission, Module, Outcome, Seat};

pub fn write(record: &Record, secrets: Option<&Secrets>, game: &GameId) -> String {
    let rounds = game_history::rounds(record);
    let results = record.game().results();
    let ending = record.game().ending();
    let mut all = json!({
        "game": game.as_str(),
        "date": game.day().map(|(day, _)| day.to_string()),
        "setup": setup(record),
        "actions": record.past().iter().map(|step| stored::action(step.action)).collect::<Vec<_>>(),
        "events": record.events().map(|event| events::fields(event, record.names())).collect::<Vec<_>>(),
        "votes": rounds.iter().flat_map(|round| votes(record, round)).collect::<Vec<_>>(),
        "missions": rounds.iter().filter_map(mission).collect::<Vec<_>>(),
        "results": Mission::ALL.map(|mission| results.of(mission).map(outcome)),
        "successes": results.count(Outcome::Success),
        "failures": results.count(Outcome::Fail),
        "winner": ending.map(|ending| ending.winner.id()),
        "why": ending.map(|ending| events::why(ending, record.names())),
    });
    if !record.changes().is_empty() {
        let changed =
            |changed: &Changed| json!({ "after": changed.after, "change": stored::change(&changed.change) });
        all["changes"] = record.changes().iter().map(changed).collect();
    }
    if with_plot_cards(record) {
        all["plot"] = rounds.iter().flat_map(|round| plot(record, round)).collect();
    }
    if let Some(secrets) = secrets {
        let roles = secrets.roles.as_ref();
        all["roles"] = roles.map(|roles| roles.values().iter().map(|role| role.id()).collect()).unwrap_or_default();
        all["cards"] = secrets.missions.iter().map(cards).collect();
        if record.game().goes_by_letters() {
            all["private_votes"] = secrets.votes.iter().map(private_vote).collect();
        }
    }
    format!("{all:#}\n")
}

fn setup(record: &Record) -> Value {
    let setup = record.setup();
    let leader = match setup.leader {
        LeaderChoice::Named(seat) => json!(seat.number()),
        LeaderChoice::Draw => json!("draw"),
    };
    json!({
        "edition": setup.edition.id(),
        "players": setup.players,
        "leader": leader,
        "reveal": setup.reveal.id(),
        "with": setup.modules.iter().map(Module::id).collect::<Vec<_>>(),
        "seed": setup.seed,
        "language": record.language().code(),
    })
}

fn votes(record: &Record, round: &Round) -> Vec<Value> {
    let polls = round.proposals.iter().filter_map(|proposal| Some((proposal, proposal.vote?)));
    polls.map(|(proposal, poll)| vote(record, round, proposal, poll)).collect()
}

fn vote(record: &Record, round: &Round, proposal: &Proposal, poll: Poll) -> Value {
    let voted = |seat| poll.ballot.of(seat, poll.voters).map(vote_id);
    let by_seat: Option<Vec<Option<&str>>> =
        poll.ballot.approvers().map(|_| record.game().seats().iter().map(voted).collect());
    let mut vote = json!({
        "round": round.number,
        "proposal": proposal.number,
        "mission": proposal.mission.number(),
        "leader": proposal.leader.number(),
        "team": numbers(proposal.team),
        "approve": poll.tally.approve,
        "reject": poll.tally.reject,
        "approved": poll.approved,
        "by_seat": by_seat,
    });
    if with_plot_cards(record) {
        vote["overruled_by"] = json!(poll.overruled_by.map(Seat::number));
    }
    vote
}

/// What was done with plot cards in a round: the events, each with its time.
fn plot(record: &Record, round: &Round) -> Vec<Value> {
    let told = |deed: &Deed| {
        let mut told = events::fields(&deed.event, record.names());
        told["round"] = json!(round.number);
        told["after_vote"] = json!(deed.proposal());
        told
    };
    round.deeds.iter().filter(|deed| deed.is_about_plot_cards()).map(told).collect()
}

fn with_plot_cards(record: &Record) -> bool {
    record.setup().modules.contains(Module::Plot)
}

fn mission(round: &Round) -> Option<Value> {
    let run = round.run?;
    Some(json!({
        "round": round.number,
        "mission": run.mission.number(),
        "team": numbers(run.team),
        "fails": run.count.fails,
        "reverses": run.count.reverses,
        "rogues": run.count.rogues,
        "fails_needed": run.needed,
        "result": outcome(run.outcome),
    }))
}

fn vote_id(vote: Vote) -> &'static str {
    match vote {
        Vote::Approve => "approve",
        Vote::Reject => "reject",
    }
}

/// Who played what on a mission.
fn cards(played: &Played) -> Value {
    let card = |played: &PlayedCard| json!({ "player": played.player.number(), "card": played.card.id(), "by_default": played.by_default });
    json!({
        "round": played.round,
        "mission": played.mission.number(),
        "played": played.cards.iter().map(card).collect::<Vec<_>>(),
    })
}

fn private_vote(vote: &PrivateVote) -> Value {
    json!({
        "round": vote.round,
        "proposal": vote.proposal,
        "player": vote.player.number(),
        "vote": vote_id(vote.vote),
    })
}
