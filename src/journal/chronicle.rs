//! A game as it is told afterwards: its rounds, the proposals of each with their votes, and the missions.

use super::record::Record;
use crate::game::vote::Tally;
use crate::game::{Ballot, Event, Mission, Outcome, Seat, SeatSet};

/// One round: all its proposals, and the mission at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number of the round, from 1.
    pub number: u8,
    /// The proposals, in order.
    pub proposals: Vec<Proposal>,
    /// The mission, if it has been run.
    pub run: Option<Run>,
}

/// A team that was proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The number in its round, from 1.
    pub number: u8,
    /// Who proposed it.
    pub leader: Seat,
    /// The mission that it was for.
    pub mission: Mission,
    /// The team.
    pub team: SeatSet,
    /// The vote on it, once taken.
    pub vote: Option<Poll>,
}

/// A vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Poll {
    /// The vote as it was told.
    pub ballot: Ballot,
    /// The vote in numbers.
    pub tally: Tally,
    /// Whether the team was approved.
    pub approved: bool,
}

/// A mission that was run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The mission.
    pub mission: Mission,
    /// Who was on it.
    pub team: SeatSet,
    /// The Fail cards that were played.
    pub fails: u8,
    /// The Fail cards that fail it.
    pub needed: u8,
    /// How it ended.
    pub outcome: Outcome,
}

/// The rounds of a game, as far as it stands.
#[must_use]
pub fn rounds(record: &Record) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for event in record.events() {
        match (*event, rounds.last_mut()) {
            (Event::RoundBegan { round, .. }, _) => {
                rounds.push(Round { number: round, proposals: Vec::new(), run: None });
            }
            (Event::Proposed { leader, mission, team, proposal }, Some(round)) => {
                round.proposals.push(Proposal { number: proposal, leader, mission, team, vote: None });
            }
            (Event::Voted { ballot, tally, approved, .. }, Some(round)) => {
                if let Some(proposal) = round.proposals.last_mut() {
                    proposal.vote = Some(Poll { ballot, tally, approved });
                }
            }
            (Event::MissionRun { mission, team, fails, needed, outcome, .. }, Some(round)) => {
                round.run = Some(Run { mission, team, fails, needed, outcome });
            }
            _ => {}
        }
    }
    rounds
}
