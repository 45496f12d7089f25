//! A game as it is told afterwards: its rounds, the proposals of each with their votes, the missions, and what was done
//! with plot cards.

use super::record::Record;
use crate::game::vote::Tally;
use crate::game::{Ballot, Event, Mission, Outcome, Seat, SeatSet};

/// One round: all its proposals, what was done with plot cards, and the mission at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number of the round, from 1.
    pub number: u8,
    /// The proposals, in order.
    pub proposals: Vec<Proposal>,
    /// What was done with plot cards, in order.
    pub deeds: Vec<Deed>,
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
    /// Whether the votes approved the team.
    pub approved: bool,
    /// Who rejected the approved team after all, with No Confidence.
    pub overruled_by: Option<Seat>,
}

/// What became of a team that was voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was approved, and went.
    Approved,
    /// The votes rejected it.
    Rejected,
    /// It was approved, and then rejected after all.
    Overruled,
}

/// Something that was done with a plot card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The number of the proposal that was voted on before; none while nothing was voted on in the round.
    pub after_vote: Option<u8>,
    /// What was done.
    pub event: Event,
}

/// One thing that happened in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// A team was proposed.
    Proposal(&'a Proposal),
    /// It was voted on.
    Vote(&'a Proposal, Poll),
    /// Something was done with a plot card.
    Deed(&'a Deed),
    /// The mission was run.
    Run(Run),
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

impl Round {
    /// All that happened in it, in order.
    #[must_use]
    pub fn parts(&self) -> Vec<Part<'_>> {
        let deeds = |vote| self.deeds.iter().filter(move |deed| deed.after_vote == vote).map(Part::Deed);
        let mut parts: Vec<Part<'_>> = deeds(None).collect();
        for proposal in &self.proposals {
            parts.push(Part::Proposal(proposal));
            parts.extend(proposal.vote.map(|poll| Part::Vote(proposal, poll)));
            parts.extend(deeds(Some(proposal.number)));
        }
        parts.extend(self.run.map(Part::Run));
        parts
    }
}

impl Poll {
    /// What became of the team.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match (self.approved, self.overruled_by) {
            (false, _) => Verdict::Rejected,
            (true, None) => Verdict::Approved,
            (true, Some(_)) => Verdict::Overruled,
        }
    }
}

impl Deed {
    /// Who did it, and to whom something was done.
    #[must_use]
    pub fn players(&self) -> SeatSet {
        concerned(&self.event)
    }
}

/// Who did something with a plot card, and to whom; nobody if the event is no such deed.
fn concerned(event: &Event) -> SeatSet {
    let players: &[Seat] = match event {
        Event::PlotDrawn { leader, .. } => &[*leader],
        Event::PlotGiven { leader, to, .. } => &[*leader, *to],
        Event::CharacterShown { owner, viewer, .. } => &[*owner, *viewer],
        Event::LeadTaken { by, from } | Event::PlotTaken { by, from, .. } => &[*by, *from],
        Event::Spotlighted { by, member } | Event::CardLookedAt { by, member } => &[*by, *member],
        Event::PlayedFaceUp { member, .. } => &[*member],
        Event::Overruled { by } | Event::PlotSpent { by, .. } => &[*by],
        _ => &[],
    };
    players.iter().copied().collect()
}

/// The rounds of a game, as far as it stands.
#[must_use]
pub fn rounds(record: &Record) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for event in record.events() {
        if let Event::RoundBegan { round, .. } = *event {
            rounds.push(Round { number: round, proposals: Vec::new(), deeds: Vec::new(), run: None });
        }
        if let Some(round) = rounds.last_mut() {
            tell(round, event);
        }
    }
    rounds
}

/// What an event adds to its round.
fn tell(round: &mut Round, event: &Event) {
    match *event {
        Event::Proposed { leader, mission, team, proposal } => {
            round.proposals.push(Proposal { number: proposal, leader, mission, team, vote: None });
        }
        Event::Voted { ballot, tally, approved, .. } => {
            if let Some(proposal) = round.proposals.last_mut() {
                proposal.vote = Some(Poll { ballot, tally, approved, overruled_by: None });
            }
        }
        Event::Overruled { by } => {
            if let Some(vote) = round.proposals.last_mut().and_then(|proposal| proposal.vote.as_mut()) {
                vote.overruled_by = Some(by);
            }
        }
        Event::MissionRun { mission, team, fails, needed, outcome, .. } => {
            round.run = Some(Run { mission, team, fails, needed, outcome });
        }
        _ => {}
    }
    if !concerned(event).is_empty() {
        let after_vote = round.proposals.last().map(|proposal| proposal.number);
        round.deeds.push(Deed { after_vote, event: *event });
    }
}
