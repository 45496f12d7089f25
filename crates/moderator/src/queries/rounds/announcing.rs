//! What is said about rounds, teams, votes and results.

use crate::game::mission::Done;
use crate::game::{Ballot, Game, Mission, Outcome, Phase, Results, RoundEvent, Seat, SeatSet, Side};
use crate::language::{Message, deed, terms};
use crate::output::history::Topic;
use crate::queries::telling::{Said, Telling};
use crate::queries::{characters, telling};
use protocol::Cue;

/// What is said about an event of a round.
pub(crate) fn lines(event: &RoundEvent, game: &Game, told: Telling) -> Vec<Said> {
    match *event {
        RoundEvent::TableReady if game.goes_by_letters() => vec![],
        RoundEvent::TableReady => {
            let ready = general(Message::new("table-ready"));
            [ready].into_iter().chain(characters::tokens(game, told)).collect()
        }
        RoundEvent::RevealDone | RoundEvent::VoteTrackCleared => vec![],
        RoundEvent::Began { round, leader } => round_began(round, leader, game),
        RoundEvent::MissionNamed { leader, mission } => {
            let named = Message::new("mission-named")
                .player("leader", leader)
                .number("mission", mission.number())
                .number("size", game.team_size(mission));
            let mut said = vec![Said::Cue(Cue::Accepted), votes(named)];
            said.extend(stakes(game, mission));
            said
        }
        RoundEvent::Proposed { leader, mission, team, proposal } => {
            let proposed = Message::new("proposed")
                .player("leader", leader)
                .players("team", team)
                .number("mission", mission.number())
                .number("proposal", proposal);
            vec![Said::Cue(Cue::Accepted), votes(proposed)]
        }
        RoundEvent::Voted { ballot, voters, tally, approved, proposal } => {
            let (cue, key) = if approved { (Cue::Approved, "approved") } else { (Cue::Rejected, "rejected") };
            let result = Message::new(key)
                .number("approve", tally.approve)
                .number("reject", tally.reject)
                .number("proposal", proposal);
            let mut said = vec![Said::Cue(cue), votes(result)];
            said.extend(named_votes(ballot, voters));
            said
        }
        // That the mission has failed says it.
        RoundEvent::Rejected { rejections }
            if game.rejections_cost_the_mission() && rejections == game.last_proposal() =>
        {
            vec![]
        }
        RoundEvent::Rejected { rejections } => {
            vec![Said::Also(Topic::Votes, Message::new("rejections").number("rejections", rejections))]
        }
        // A new round names its leader itself, and so does the question for a team.
        RoundEvent::LeadershipPassed { .. }
            if game.vote_track() == 0 || matches!(game.phase(), Phase::Proposal { .. }) =>
        {
            vec![]
        }
        RoundEvent::LeadershipPassed { to } => {
            vec![Said::Also(Topic::General, Message::new("leads").player("leader", to))]
        }
        RoundEvent::MissionRun { done, results } => mission_run(&done, &results, game),
        RoundEvent::Ended(ending) => vec![Said::Cue(Cue::GameOver), general(terms::ending(ending))],
    }
}

fn general(message: Message) -> Said {
    Said::Line(Topic::General, message)
}

fn votes(message: Message) -> Said {
    Said::Line(Topic::Votes, message)
}

fn round_began(round: u8, leader: Seat, game: &Game) -> Vec<Said> {
    let Some(mission) = game.mission() else {
        let begins = Message::new("round-begins-targeting").number("round", round).player("leader", leader);
        return vec![Said::Line(Topic::Missions, begins)];
    };
    // Who leads is told here only where somebody else is asked before the leader is.
    let key = if matches!(game.phase(), Phase::Window(_)) { "round-begins-with" } else { "round-begins" };
    let begins = Message::new(key)
        .number("round", round)
        .player("leader", leader)
        .number("mission", mission.number())
        .number("size", game.team_size(mission));
    let mut said = vec![Said::Line(Topic::Missions, begins)];
    said.extend(stakes(game, mission));
    said
}

/// What hangs on a mission: two Fails, or the game.
fn stakes(game: &Game, mission: Mission) -> Vec<Said> {
    let mut said = Vec::new();
    if game.fails_needed(mission) > 1 {
        said.push(Said::Line(
            Topic::Missions,
            Message::new("two-fails-needed").number("fails", game.fails_needed(mission)),
        ));
    }
    let near = |outcome| game.results().count(outcome) == 2;
    match (near(Outcome::Success), near(Outcome::Fail)) {
        (true, true) => said.push(Said::Line(Topic::Missions, Message::new("both-match-point"))),
        (true, false) => {
            let rogue = game.has_rogue_of(Side::Resistance);
            let key = if rogue { "resistance-match-point-rogue" } else { "resistance-match-point" };
            said.push(Said::Line(Topic::Missions, Message::new(key)));
        }
        (false, true) => {
            let rogue = game.has_rogue_of(Side::Spies);
            let key = if rogue { "spies-match-point-rogue" } else { "spies-match-point" };
            said.push(Said::Line(Topic::Missions, Message::new(key)));
        }
        (false, false) => {}
    }
    said
}

/// Who voted how, if names were told.
fn named_votes(ballot: Ballot, voters: SeatSet) -> Vec<Said> {
    let Ballot::Named { approve } = ballot else { return Vec::new() };
    let reject = voters.without(approve);
    // Where all agree, the tally has told it.
    if approve.is_empty() || reject.is_empty() {
        return Vec::new();
    }
    let list = |key, players| votes(Message::new(key).players("names", players));
    vec![list("approvers", approve), list("rejecters", reject)]
}

fn mission_run(done: &Done, results: &Results, game: &Game) -> Vec<Said> {
    let cue = match done.outcome {
        Outcome::Success => Cue::Success,
        Outcome::Fail => Cue::Fail,
    };
    let missions = |message| Said::Line(Topic::Missions, message);
    vec![Said::Cue(cue), missions(deed::result(done, game)), missions(telling::score_line(results))]
}
