//! The rules: what a table may do next, and what follows from it.
//!
//! [`Game::play`] is the one authority. It takes an [`Action`] and gives back the [`Event`]s that follow,
//! or a [`Refusal`] and an unchanged game. [`Game::offers`] lists what it would accept.
//! Read next: [`setup`] (how a game begins), [`phase`] (where it can be), [`mission`] and [`vote`] (how it moves on).

pub mod action;
pub mod deal;
pub mod edition;
pub mod ending;
pub mod event;
pub mod knowledge;
pub mod mission;
pub mod mission_card;
pub mod module;
pub mod offer;
pub mod phase;
pub mod plot;
pub mod refusal;
pub mod role;
pub mod seat;
pub mod secret;
pub mod setup;
pub mod side;
pub mod vote;

pub mod modules {
    //! Modules and variants, each with its whole story in one file.
    pub mod examination;
    pub mod reverser;
    pub mod rogue;
    pub mod targeting;
    pub mod trap;
    pub mod winter_soldier;
}

pub use action::Action;
pub use edition::Edition;
pub use ending::{Ending, Why};
pub use event::{AgentEvent, Event, ExaminationEvent, MissionEvent, PlotEvent, RoundEvent};
pub use mission::{Mission, Outcome, Results};
pub use mission_card::{Count, MissionCard, PartialCount};
pub use module::Module;
pub use offer::Offer;
pub use phase::Phase;
pub use plot::PlotCard;
pub use refusal::{AgentRefusal, ExaminationRefusal, MissionRefusal, PlotRefusal, Refusal, RoundRefusal};
pub use seat::{BySeat, Seat, SeatSet, Seats};
pub use setup::{Fault, LeaderChoice, Reveal, Setup};
pub use side::Side;
pub use vote::Ballot;

pub use modules::targeting;
pub use modules::winter_soldier::agent::AgentCard;

use edition::{Direction, Spotlight};
use mission::Run;
use modules::examination::Token;
use modules::rogue::Rogues;
use modules::winter_soldier::Agents;
use plot::spotlights::Spotlights;
use plot::{Moment, Plot, Window};
use setup::Rules;

/// A game in progress. Small and cheap to copy: undo keeps one of these for every action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    seats: Seats,
    leader: Seat,
    round: u8,
    vote_track: u8,
    results: Results,
    plot: Plot,
    token: Option<Token>,
    agents: Agents,
    rogues: Rogues,
    spotlights: Spotlights,
    phase: Phase,
}

impl Game {
    /// A new game, from a set-up that [`Setup::check`] has found playable. With Captain America the leader is known once
    /// that player is; until then whoever deals leads.
    pub(crate) fn begin(rules: Rules, leader: Seat, leader_is_known: bool) -> Self {
        Self {
            rules,
            seats: Seats::new(rules.players),
            leader,
            round: 1,
            vote_track: 0,
            results: Results::default(),
            plot: Plot::new(rules.deck),
            token: leader_is_known.then(|| Token::of(&rules, leader)).flatten(),
            agents: Agents::of(&rules, leader, leader_is_known),
            rogues: Rogues::default(),
            spotlights: Spotlights::default(),
            phase: Phase::Setup,
        }
    }

    /// Plays one action: the events that follow from it, in the order in which they are to be told.
    ///
    /// # Errors
    /// A [`Refusal`] says why the action is not possible now; the game is unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        match (self.phase, action) {
            (Phase::Setup, Action::TableReady) => Ok(self.table_ready()),
            (Phase::Reveal, Action::RevealDone) => Ok(self.reveal_done()),
            (Phase::Proposal { mission: None }, Action::NameMission(mission)) => self.name_mission(mission),
            (Phase::Proposal { mission: Some(mission) }, Action::Propose(team)) => self.propose(mission, team),
            (Phase::Vote { mission, team }, Action::Vote(ballot)) => self.vote(mission, team, ballot),
            (Phase::Window(window), Action::Vote(ballot)) => self.vote_in_window(window, ballot),
            (Phase::Watch(run), Action::Watch(member)) => self.watch(run, member),
            (Phase::Trap(run), Action::Trap(member)) => self.trap(run, member),
            (Phase::Mission(run), Action::Count(count)) => self.run_mission(run, count),
            (Phase::Claim(claim), Action::Claim(player)) => self.claim(claim, player),
            (Phase::Claim(claim), Action::NoClaim) => Ok(self.nobody_claims(claim)),
            (Phase::Over(_), _) => Err(Refusal::Round(RoundRefusal::GameOver)),
            (Phase::Plot(dealing), Action::Draw(card)) => self.draw(dealing, card),
            (Phase::Plot(dealing), Action::DrawAnyway(card)) => self.draw_anyway(dealing, card),
            (Phase::Plot(dealing), Action::DrawForLeader) => self.draw_for_leader(dealing),
            (Phase::Plot(dealing), Action::Give { card, to }) => self.give(dealing, card, to),
            (Phase::Plot(dealing), Action::On(named)) => self.name_target(dealing, named),
            (_, Action::Use { by, card, on }) => self.use_card(by, card, on),
            (_, Action::Take { by, card, from }) => self.take_card(by, card, from),
            (Phase::Window(window), Action::Pass) => Ok(self.pass(window)),
            (Phase::Window(window), Action::PassAll) => Ok(self.pass_all(window)),
            (Phase::FaceUp(run), Action::FaceUp { member, card }) => self.played_face_up(run, member, card),
            (Phase::Examination { .. }, Action::Examine(examined)) => self.examine(examined),
            (_, action) => self.play_agents(action),
        }
    }

    fn table_ready(&mut self) -> Vec<Event> {
        let mut events = vec![Event::Round(RoundEvent::TableReady)];
        if self.has_captain() && self.captain().is_none() {
            self.phase = Phase::Captain;
        } else {
            self.reveal_or_begin(&mut events);
        }
        events
    }

    fn reveal_or_begin(&mut self, events: &mut Vec<Event>) {
        match self.rules.reveal {
            Reveal::None => self.begin_round(events),
            Reveal::Touch | Reveal::Eyes | Reveal::Headset => self.phase = Phase::Reveal,
        }
    }

    fn reveal_done(&mut self) -> Vec<Event> {
        let mut events = vec![Event::Round(RoundEvent::RevealDone)];
        self.begin_round(&mut events);
        events
    }

    fn name_mission(&mut self, mission: Mission) -> Result<Vec<Event>, Refusal> {
        targeting::check(mission, &self.results)?;
        self.phase = Phase::Proposal { mission: Some(mission) };
        Ok(vec![Event::Round(RoundEvent::MissionNamed { leader: self.leader, mission })])
    }

    /// Takes the leader's team (base rules, Mission Team Assignment).
    fn propose(&mut self, mission: Mission, team: SeatSet) -> Result<Vec<Event>, Refusal> {
        team.iter().try_for_each(|seat| self.must_be_in_play(seat))?;
        let wanted = self.team_size(mission);
        if team.len() != usize::from(wanted) {
            return Err(Refusal::Round(RoundRefusal::TeamSize { wanted, found: team.len() as u8 }));
        }
        let proposal = self.vote_track + 1;
        let mut events = vec![Event::Round(RoundEvent::Proposed { leader: self.leader, mission, team, proposal })];
        match self.book().spotlight {
            Spotlight::BeforeVote => self.open_window(Moment::BeforeVote { mission, team }, &mut events),
            Spotlight::BeforeCards => self.phase = Phase::Vote { mission, team },
        }
        Ok(events)
    }

    /// Counts a vote (base rules, Mission Team Vote): a tie is a rejection.
    fn vote(&mut self, mission: Mission, team: SeatSet, ballot: Ballot) -> Result<Vec<Event>, Refusal> {
        if matches!(ballot, Ballot::Cast { .. }) && !self.goes_by_letters() {
            return Err(Refusal::Round(RoundRefusal::NotNow(self.phase)));
        }
        let players = self.in_play();
        let named = ballot.approvers().unwrap_or_default();
        named.iter().try_for_each(|seat| self.must_be_in_play(seat))?;
        let tally = ballot.tally(players)?;
        let (ballot, voters) = (ballot.of_voters(), ballot.voters(players));
        let approved = tally.approve > tally.reject;
        let proposal = self.vote_track + 1;
        let mut events = vec![Event::Round(RoundEvent::Voted { ballot, voters, tally, approved, proposal })];
        if approved {
            self.open_window(Moment::AfterApproval { mission, team }, &mut events);
        } else {
            self.reject(&mut events);
        }
        Ok(events)
    }

    /// A team is rejected: the vote track goes up, and the next player leads. One rejection too many costs the game, or
    /// the mission.
    fn reject(&mut self, events: &mut Vec<Event>) {
        self.vote_track += 1;
        events.push(Event::Round(RoundEvent::Rejected { rejections: self.vote_track }));
        self.return_spotlights(events);
        if self.vote_track < self.last_proposal() {
            self.pass_leadership(events);
            self.open_window(Moment::BeforeProposal, events);
        } else if self.rejections_cost_the_mission() {
            self.forfeit_mission(events);
        } else {
            let (_, winner) = self.book().sides;
            self.end(Ending { winner, why: Why::FiveRejections }, events);
        }
    }

    /// Nobody can turn the approval over any more: the vote track goes back, and the team goes on its mission.
    fn approval_stands(&mut self, mission: Mission, team: SeatSet, events: &mut Vec<Event>) {
        if self.vote_track > 0 {
            self.vote_track = 0;
            events.push(Event::Round(RoundEvent::VoteTrackCleared));
        }
        let mut run = Run::new(mission, team);
        match self.book().spotlight {
            Spotlight::BeforeVote => {
                run.lit = self.take_spotlights();
                self.close_window(Moment::BeforeCards(run), events);
            }
            Spotlight::BeforeCards => self.open_window(Moment::BeforeCards(run), events),
        }
    }

    fn must_sit_here(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.players() { Ok(()) } else { Err(Refusal::Round(RoundRefusal::NoSuchSeat(seat))) }
    }

    fn next_round(&mut self, events: &mut Vec<Event>) {
        self.round += 1;
        self.begin_round(events);
    }

    fn begin_round(&mut self, events: &mut Vec<Event>) {
        events.push(Event::Round(RoundEvent::Began { round: self.round, leader: self.leader }));
        self.open_window(Moment::BeforeProposal, events);
    }

    /// The player who leads next, after a rejected team or a mission.
    #[must_use]
    pub fn next_leader(&self) -> Seat {
        let beside = |seat| match self.book().direction {
            Direction::Left => self.seats().left_of(seat),
            Direction::Right => self.seats().right_of(seat),
        };
        let mut next = beside(self.leader);
        while self.out().contains(next) && next != self.leader {
            next = beside(next);
        }
        next
    }

    fn pass_leadership(&mut self, events: &mut Vec<Event>) {
        self.leader = self.next_leader();
        events.push(Event::Round(RoundEvent::LeadershipPassed { to: self.leader }));
    }

    fn next_proposal(&self) -> Phase {
        let mission = if self.rules.modules.has(Module::Targeting) { None } else { self.results.first_open() };
        Phase::Proposal { mission }
    }

    fn end(&mut self, ending: Ending, events: &mut Vec<Event>) {
        self.phase = Phase::Over(ending);
        events.push(Event::Round(RoundEvent::Ended(ending)));
    }

    /// What the table can do now, in families: `play` accepts exactly the actions of these offers.
    #[must_use]
    pub fn offers(&self) -> Vec<Offer> {
        let mut offers = match self.phase {
            Phase::Setup => vec![Offer::TableReady],
            Phase::Captain => vec![Offer::Captain { of: self.seats().all() }],
            Phase::Reveal => vec![Offer::RevealDone],
            Phase::Proposal { mission: None } => vec![Offer::Mission { of: targeting::open_missions(&self.results) }],
            Phase::Proposal { mission: Some(mission) } => {
                vec![Offer::Team { size: self.team_size(mission), of: self.in_play() }]
            }
            Phase::Vote { .. } => vec![Offer::Vote { voters: self.in_play() }],
            Phase::Watch(run) => vec![Offer::Watch { of: run.team }],
            Phase::Trap(run) => vec![Offer::Trap { of: run.team }],
            Phase::Mission(run) => vec![Offer::Count { of: self.plausible_counts(run) }],
            Phase::Claim(claim) => vec![Offer::Claim { of: claim.of }],
            Phase::Window(window) => self.window_offers(window),
            Phase::Plot(dealing) => self.dealing_offer(dealing).into_iter().collect(),
            Phase::FaceUp(run) => vec![self.face_up_offer(run)],
            Phase::Examination { .. } => vec![Offer::Examine { of: self.examinable() }],
            Phase::Accusation { .. } | Phase::Assassination { .. } => self.awaited_offer().into_iter().collect(),
            Phase::Over(_) => vec![],
        };
        offers.extend(self.take_offers());
        offers.extend(self.agent_offers());
        offers
    }

    /// Every single action that `play` would accept now.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        self.offers().iter().flat_map(Offer::actions).collect()
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        usize::from(self.rules.players)
    }

    /// The seats of this table.
    #[must_use]
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Two players change places. Everything that is theirs goes with them, and no rule is in the way.
    pub fn swap_places(&mut self, first: Seat, second: Seat) {
        self.seats = self.seats.swapped(first, second);
    }

    /// The number of spies at this table (base rules, Setup).
    #[must_use]
    pub fn spies(&self) -> u8 {
        self.rules.table.spies
    }

    /// The player who leads now.
    #[must_use]
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// The round, from 1. A round is one mission with all the proposals before it.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The rejected proposals of this round.
    #[must_use]
    pub fn vote_track(&self) -> u8 {
        self.vote_track
    }

    /// How each mission has ended.
    #[must_use]
    pub fn results(&self) -> Results {
        self.results
    }

    /// Where the game stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The mission that is proposed, voted on or run now; none while Targeting waits for one and when all is over.
    #[must_use]
    pub fn mission(&self) -> Option<Mission> {
        match self.phase {
            Phase::Setup | Phase::Captain | Phase::Reveal | Phase::Plot(_) => self.next_proposal().mission(),
            Phase::Window(Window { at: Moment::BeforeProposal, .. }) => self.next_proposal().mission(),
            phase => phase.mission(),
        }
    }

    /// Which rejection of a round is one too many.
    #[must_use]
    pub fn last_proposal(&self) -> u8 {
        self.book().rejections
    }

    /// The plot cards: deck and hands.
    #[must_use]
    pub fn plot(&self) -> &Plot {
        &self.plot
    }
}
