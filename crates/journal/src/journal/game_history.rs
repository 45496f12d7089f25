//! A game as it is told afterwards: its rounds, the proposals of each with their votes, the missions, and what else
//! was done: with plot cards, with the token of an examination, by agents.

use super::record::Record;
use crate::game::mission::Done;
use crate::game::vote::Tally;
use crate::game::{
    AgentEvent, Ballot, Event, ExaminationEvent, Mission, MissionEvent, PlotEvent, RoundEvent, Seat, SeatSet,
};

/// One round: all its proposals, what else was done, and the mission at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number of the round, from 1.
    pub number: u8,
    /// The proposals, in order.
    pub proposals: Vec<Proposal>,
    /// What else was done, in order.
    pub deeds: Vec<Deed>,
    /// The mission, if it has been run.
    pub run: Option<Done>,
    order: Vec<Turn>,
    /// The number of the proposal that is voted on.
    voted_on: Option<u8>,
}

/// What came next in a round: a proposal or a deed by its index, the vote on a proposal, the mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Proposal(usize),
    Vote(usize),
    Deed(usize),
    Run,
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
    /// Who voted.
    pub voters: SeatSet,
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

/// When in a round something was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Before anything was voted on.
    Beginning,
    /// While the table voted on the proposal with this number.
    DuringVote(u8),
    /// After the vote on the proposal with this number.
    AfterVote(u8),
    /// When the mission was over.
    AfterMission,
}

/// Something that was done besides: with a plot card, with a token, by an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// When it was done.
    pub when: When,
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
    /// Something else was done.
    Deed(&'a Deed),
    /// The mission was run.
    Run(Done),
}

impl Round {
    /// Whether its mission has failed because too many teams were rejected.
    #[must_use]
    pub fn is_forfeited(&self) -> bool {
        self.deeds.iter().any(|deed| matches!(deed.event, Event::Agent(AgentEvent::MissionForfeited { .. })))
    }

    /// Who had the watch token on its mission.
    #[must_use]
    pub fn watched(&self) -> Option<Seat> {
        self.deeds.iter().rev().find_map(|deed| match deed.event {
            Event::Mission(MissionEvent::Watched { member, .. }) => Some(member),
            _ => None,
        })
    }

    /// Whose card of its mission was set aside.
    #[must_use]
    pub fn trapped(&self) -> Option<Seat> {
        self.deeds.iter().rev().find_map(|deed| match deed.event {
            Event::Mission(MissionEvent::Trapped { member, .. }) => Some(member),
            _ => None,
        })
    }

    /// How far it has come.
    fn now(&self) -> When {
        let last_vote = self.proposals.iter().rfind(|proposal| proposal.vote.is_some());
        match (self.voted_on, last_vote) {
            _ if self.run.is_some() || self.is_forfeited() => When::AfterMission,
            (Some(proposal), _) => When::DuringVote(proposal),
            (None, Some(proposal)) => When::AfterVote(proposal.number),
            (None, None) => When::Beginning,
        }
    }

    /// All that happened in it, in order.
    #[must_use]
    pub fn parts(&self) -> Vec<Part<'_>> {
        let part = |turn: &Turn| match *turn {
            Turn::Proposal(index) => self.proposals.get(index).map(Part::Proposal),
            Turn::Vote(index) => self.proposals.get(index).and_then(|told| Some(Part::Vote(told, told.vote?))),
            Turn::Deed(index) => self.deeds.get(index).map(Part::Deed),
            Turn::Run => self.run.map(Part::Run),
        };
        self.order.iter().filter_map(part).collect()
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
        deed(&self.event).map(|(_, players)| players).unwrap_or_default()
    }

    /// The number of the proposal that was voted on then, or before.
    #[must_use]
    pub fn proposal(&self) -> Option<u8> {
        match self.when {
            When::DuringVote(proposal) | When::AfterVote(proposal) => Some(proposal),
            When::Beginning | When::AfterMission => None,
        }
    }

    /// Whether it was done with a plot card.
    #[must_use]
    pub fn is_about_plot_cards(&self) -> bool {
        deed(&self.event).is_some_and(|(with, _)| with == With::PlotCard)
    }
}

/// What a deed was done with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum With {
    PlotCard,
    /// A token, the card of an agent, or what the mission asks for.
    Else,
}

/// What was done with what, and whom it concerns; none if the event is no deed.
fn deed(event: &Event) -> Option<(With, SeatSet)> {
    let concerns = |players: &[Seat]| players.iter().copied().collect();
    Some(match event {
        Event::Round(_) => return None,
        Event::Plot(event) => (With::PlotCard, concerned(event)?),
        Event::Mission(event) => {
            let players = match *event {
                MissionEvent::Watched { leader, member } | MissionEvent::Trapped { leader, member } => {
                    concerns(&[leader, member])
                }
                MissionEvent::NoClaim { .. } => SeatSet::default(),
            };
            (With::Else, players)
        }
        Event::Examination(event) => {
            let players = match *event {
                ExaminationEvent::Examined { examiner, examined } => concerns(&[examiner, examined]),
                ExaminationEvent::TokenPassed { from, to } => [from].into_iter().chain(to).collect(),
            };
            (With::Else, players)
        }
        Event::Agent(event) => {
            let players = match *event {
                AgentEvent::CaptainKnown { .. } | AgentEvent::DealtAgain { .. } => return None,
                AgentEvent::MissionForfeited { .. } => SeatSet::default(),
                AgentEvent::Accused { captain, accused } => concerns(&[captain, accused]),
                AgentEvent::CardShown { player, .. }
                | AgentEvent::Named { player, .. }
                | AgentEvent::NamingTold { player, .. }
                | AgentEvent::Exposed { player } => concerns(&[player]),
                AgentEvent::SteppedOut { players } | AgentEvent::ProposalVoid { team: players, .. } => players,
            };
            (With::Else, players)
        }
    })
}

/// Whom something that was done with a plot card concerns; none if nothing was done.
fn concerned(event: &PlotEvent) -> Option<SeatSet> {
    let players = |players: &[Seat]| Some(players.iter().copied().collect());
    match *event {
        PlotEvent::Drawn { leader, .. } => players(&[leader]),
        PlotEvent::Given { leader, to, .. } => players(&[leader, to]),
        PlotEvent::CharacterShown { owner, viewer, .. } => players(&[owner, viewer]),
        PlotEvent::LeadTaken { by, from } | PlotEvent::Taken { by, from, .. } => players(&[by, from]),
        PlotEvent::Spotlighted { by, member } | PlotEvent::CardLookedAt { by, member } => players(&[by, member]),
        PlotEvent::PlayedFaceUp { member, .. } => players(&[member]),
        PlotEvent::Returned { to, .. } => players(&[to]),
        PlotEvent::Overruled { by } | PlotEvent::Spent { by, .. } => players(&[by]),
        PlotEvent::DeckEmpty | PlotEvent::Passed { .. } | PlotEvent::WindowClosed { .. } => None,
    }
}

/// The rounds of a game, as far as it stands.
#[must_use]
pub fn rounds(record: &Record) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for event in record.events() {
        if let Event::Agent(AgentEvent::DealtAgain { .. }) = *event {
            // What was played with other cards is no part of the game.
            rounds.clear();
        }
        if let Event::Round(RoundEvent::Began { round, .. }) = *event {
            rounds.push(Round {
                number: round,
                proposals: Vec::new(),
                deeds: Vec::new(),
                run: None,
                order: Vec::new(),
                voted_on: None,
            });
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
        Event::Round(RoundEvent::Proposed { leader, mission, team, proposal }) => {
            round.order.push(Turn::Proposal(round.proposals.len()));
            round.proposals.push(Proposal { number: proposal, leader, mission, team, vote: None });
            round.voted_on = Some(proposal);
        }
        Event::Round(RoundEvent::Voted { ballot, voters, tally, approved, .. }) => {
            if let Some(proposal) = round.proposals.last_mut() {
                proposal.vote = Some(Poll { ballot, voters, tally, approved, overruled_by: None });
                round.order.push(Turn::Vote(round.proposals.len() - 1));
                round.voted_on = None;
            }
        }
        Event::Plot(PlotEvent::Overruled { by }) => {
            if let Some(vote) = round.proposals.last_mut().and_then(|proposal| proposal.vote.as_mut()) {
                vote.overruled_by = Some(by);
            }
        }
        Event::Round(RoundEvent::MissionRun { done, .. }) => {
            round.order.push(Turn::Run);
            round.run = Some(done);
        }
        _ => {}
    }
    if deed(event).is_some() {
        round.order.push(Turn::Deed(round.deeds.len()));
        round.deeds.push(Deed { when: round.now(), event: *event });
    }
    if let Event::Agent(AgentEvent::ProposalVoid { .. }) = *event {
        round.voted_on = None;
    }
}
