//! Windows: these holders, in this order, one chance each.
//!
//! A window opens at a named [`Moment`] for the card that belongs there. Holders are asked one by one, from the
//! leader clockwise, the leader first. A chance ends with a pass, or when the holder has nothing left that applies
//! (RULES section 4, who is asked).

use super::PlotCard;
use crate::game::mission::Run;
use crate::game::{Event, Game, Mission, Module, Phase, Refusal, Seat, SeatSet};

/// A window that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Where in the game it is.
    pub at: Moment,
    /// Whose chance it is.
    pub asked: Seat,
}

/// The points of a round at which holders are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before the leader does anything in a proposal.
    BeforeProposal,
    /// After a vote approved the team.
    AfterApproval {
        /// The mission.
        mission: Mission,
        /// The approved team.
        team: SeatSet,
    },
    /// Before anybody on the team has chosen a card.
    BeforeCards(Run),
    /// After all mission cards are played.
    AfterCards(Run),
}

impl Moment {
    /// The card whose holders are asked here.
    #[must_use]
    pub fn card(self) -> PlotCard {
        match self {
            Self::BeforeProposal => PlotCard::StrongLeader,
            Self::AfterApproval { .. } => PlotCard::NoConfidence,
            Self::BeforeCards(_) => PlotCard::InTheSpotlight,
            Self::AfterCards(_) => PlotCard::CloseEye,
        }
    }

    /// The members on whom the card can still be used here.
    #[must_use]
    pub fn targets(self) -> SeatSet {
        match self {
            Self::BeforeProposal | Self::AfterApproval { .. } => SeatSet::EMPTY,
            Self::BeforeCards(run) => run.team.without(run.lit),
            Self::AfterCards(run) => run.team.without(run.lit).without(run.looked_at),
        }
    }
}

impl Game {
    /// Opens a window, or goes on at once if nobody can use its card.
    pub(in crate::game) fn open_window(&mut self, at: Moment, events: &mut Vec<Event>) {
        // Without plot cards nobody is looked for, so that the base game is as fast as ever.
        if self.rules.modules.contains(Module::Plot) {
            self.ask_from(at, 0, events);
        } else {
            self.close_window(at, events);
        }
    }

    /// Asks the next holder, so many steps clockwise from the leader or further; goes on when there is none.
    fn ask_from(&mut self, at: Moment, steps: usize, events: &mut Vec<Event>) {
        let mut order = self.seats().clockwise_from(self.leader).skip(steps);
        match order.find(|seat| self.could_use(*seat, at)) {
            Some(asked) => self.phase = Phase::Window(Window { at, asked }),
            None => self.close_window(at, events),
        }
    }

    /// Whether a player holds what can be used at a moment.
    fn could_use(&self, seat: Seat, at: Moment) -> bool {
        let card = at.card();
        let applies = match at {
            Moment::BeforeProposal => seat != self.leader,
            Moment::AfterApproval { .. } => true,
            Moment::BeforeCards(_) | Moment::AfterCards(_) => !at.targets().is_empty(),
        };
        applies && self.plot.holds(seat, card)
    }

    fn steps_to(&self, seat: Seat) -> usize {
        self.seats().clockwise_from(self.leader).take_while(|other| *other != seat).count()
    }

    /// What comes when all holders had their chance.
    pub(super) fn close_window(&mut self, at: Moment, events: &mut Vec<Event>) {
        match at {
            Moment::BeforeProposal if self.vote_track == 0 => self.begin_dealing(),
            Moment::BeforeProposal => self.phase = self.next_proposal(),
            Moment::AfterApproval { mission, team } => self.approval_stands(mission, team, events),
            Moment::BeforeCards(run) => self.watch_or_play(run, events),
            Moment::AfterCards(run) => self.set_trap_or_count(run),
        }
    }

    /// The holder who is asked lets the chance go by.
    pub(in crate::game) fn pass(&mut self, window: Window) -> Vec<Event> {
        let mut events = vec![Event::Passed { player: window.asked, card: window.at.card() }];
        self.ask_from(window.at, self.steps_to(window.asked) + 1, &mut events);
        events
    }

    /// All holders who are still to be asked let their chance go by.
    pub(in crate::game) fn pass_all(&mut self, window: Window) -> Vec<Event> {
        let mut events = self.pass(window);
        while let Phase::Window(next) = self.phase
            && next.at == window.at
        {
            events.extend(self.pass(next));
        }
        events
    }

    /// Goes on in a window after its card was used: the same holder may use another one in the same chance.
    pub(super) fn ask_on(&mut self, at: Moment, user: Seat, events: &mut Vec<Event>) {
        self.ask_from(at, self.steps_to(user), events);
    }

    /// Somebody who is not asked can't use a card in a window.
    pub(super) fn must_be_asked(&self, window: Window, by: Seat) -> Result<(), Refusal> {
        if by == window.asked { Ok(()) } else { Err(Refusal::NotAsked { player: by, asked: window.asked }) }
    }
}
