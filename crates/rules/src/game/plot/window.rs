//! Windows: these holders, in this order, one chance each.
//!
//! A window opens at a named [`Moment`] for the card that belongs there. Holders are asked one by one, from the
//! leader clockwise, the leader first. A chance ends with a pass, or when the holder has nothing left that applies
//! (RULES section 4, who is asked). In a forum nobody is asked: every holder may use the card while the window is
//! open, first come, first served, and a pass closes it for all (RULES section 7).

use super::PlotCard;
use crate::game::edition::{Holders, StrongLeader};
use crate::game::mission::Run;
use crate::game::{Event, Game, Mission, Module, Phase, PlotEvent, PlotRefusal, Refusal, Seat, SeatSet};

/// A window that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Where in the game it is.
    pub at: Moment,
    /// Whose chance it is; none where the first to come is served.
    pub asked: Option<Seat>,
}

/// The points of a round at which holders are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before the leader does anything in a proposal.
    BeforeProposal,
    /// Forum: after the leader has named the team.
    BeforeVote {
        /// The mission.
        mission: Mission,
        /// The proposed team.
        team: SeatSet,
    },
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
            Self::BeforeVote { .. } | Self::BeforeCards(_) => PlotCard::InTheSpotlight,
            Self::AfterCards(_) => PlotCard::CloseEye,
        }
    }

    /// The team whose members the card is about; nobody if it is about none.
    pub(super) fn team(self) -> SeatSet {
        match self {
            Self::BeforeProposal | Self::AfterApproval { .. } => SeatSet::EMPTY,
            Self::BeforeVote { team, .. } => team,
            Self::BeforeCards(run) | Self::AfterCards(run) => run.team,
        }
    }
}

impl Game {
    /// Opens a window, or goes on at once if nobody can use its card.
    pub(in crate::game) fn open_window(&mut self, at: Moment, events: &mut Vec<Event>) {
        // Without plot cards nobody is looked for, so that the base game is as fast as ever.
        if self.rules.modules.has(Module::Plot) {
            self.ask_from(at, 0, events);
        } else {
            self.close_window(at, events);
        }
    }

    /// Asks the next holder, so many steps clockwise from the leader or further; goes on when there is none.
    fn ask_from(&mut self, at: Moment, steps: usize, events: &mut Vec<Event>) {
        if self.book().holders == Holders::FirstCome {
            return match self.users(at).is_empty() {
                true => self.close_window(at, events),
                false => self.phase = Phase::Window(Window { at, asked: None }),
            };
        }
        let mut order = self.seats().clockwise_from(self.leader).skip(steps);
        match order.find(|seat| self.could_use(*seat, at)) {
            Some(asked) => self.phase = Phase::Window(Window { at, asked: Some(asked) }),
            None => self.close_window(at, events),
        }
    }

    /// Whether a player holds what can be used at a moment.
    fn could_use(&self, seat: Seat, at: Moment) -> bool {
        let card = at.card();
        let applies = match at {
            Moment::BeforeProposal => {
                let too_late = self.book().strong_leader == StrongLeader::StartOfRound && self.vote_track > 0;
                seat != self.leader && !too_late
            }
            Moment::AfterApproval { .. } => true,
            Moment::BeforeVote { .. } | Moment::BeforeCards(_) | Moment::AfterCards(_) => {
                !self.targets(at).is_empty()
            }
        };
        applies && self.plot.holds(seat, card)
    }

    /// Everybody who holds what can be used at a moment.
    fn users(&self, at: Moment) -> SeatSet {
        self.seats().iter().filter(|seat| self.could_use(*seat, at)).collect()
    }

    /// Who may use the card of an open window now: whoever is asked, or in a forum everybody who could.
    #[must_use]
    pub fn may_come(&self, window: Window) -> SeatSet {
        window.asked.map_or_else(|| self.users(window.at), |asked| SeatSet::from_iter([asked]))
    }

    /// The members on whom the card of a moment can still be used.
    #[must_use]
    pub fn targets(&self, at: Moment) -> SeatSet {
        at.team().without(self.lit(at)).without(match at {
            Moment::AfterCards(run) => run.looked_at,
            _ => SeatSet::EMPTY,
        })
    }

    /// The members who play face up, as far as it is known at a moment.
    pub(super) fn lit(&self, at: Moment) -> SeatSet {
        match at {
            Moment::BeforeProposal | Moment::AfterApproval { .. } => SeatSet::EMPTY,
            Moment::BeforeVote { .. } => self.spotlights.members(),
            Moment::BeforeCards(run) | Moment::AfterCards(run) => run.lit,
        }
    }

    fn steps_to(&self, seat: Seat) -> usize {
        self.seats().clockwise_from(self.leader).take_while(|other| *other != seat).count()
    }

    /// What comes when all holders had their chance.
    pub(in crate::game) fn close_window(&mut self, at: Moment, events: &mut Vec<Event>) {
        match at {
            Moment::BeforeProposal if self.vote_track == 0 => self.begin_dealing(),
            Moment::BeforeProposal => self.phase = self.next_proposal(),
            Moment::BeforeVote { mission, team } => self.phase = Phase::Vote { mission, team },
            Moment::AfterApproval { mission, team } => self.approval_stands(mission, team, events),
            Moment::BeforeCards(run) => self.watch_or_play(run, events),
            Moment::AfterCards(run) => self.set_trap_or_count(run),
        }
    }

    /// The holder who is asked lets the chance go by; where nobody is asked, all do.
    pub(in crate::game) fn pass(&mut self, window: Window) -> Vec<Event> {
        let card = window.at.card();
        let Some(asked) = window.asked else {
            let mut events = vec![Event::Plot(PlotEvent::WindowClosed { card })];
            self.close_window(window.at, &mut events);
            return events;
        };
        let mut events = vec![Event::Plot(PlotEvent::Passed { player: asked, card })];
        self.ask_from(window.at, self.steps_to(asked) + 1, &mut events);
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
        match window.asked {
            Some(asked) if asked != by => Err(Refusal::Plot(PlotRefusal::NotAsked { player: by, asked })),
            None if !self.could_use(by, window.at) => Err(Refusal::Plot(PlotRefusal::NotItsMoment(window.at.card()))),
            _ => Ok(()),
        }
    }
}
