//! Spotlights in a forum: declared before the vote, and given back when the team is rejected (RULES section 4).

use super::{Moment, PlotCard, Window};
use crate::game::seat::MOST_PLAYERS;
use crate::game::{Ballot, Event, Game, PlotEvent, Refusal, RoundRefusal, Seat, SeatSet, Seats};

/// Who has declared a spotlight on which member of the proposed team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spotlights([Option<Seat>; MOST_PLAYERS]);

impl Spotlights {
    /// The members who would play face up.
    #[must_use]
    pub fn members(&self) -> SeatSet {
        Seats::new(MOST_PLAYERS as u8).iter().filter(|seat| self.by(*seat).is_some()).collect()
    }

    /// Who has declared the spotlight on a member; none without one.
    #[must_use]
    pub fn by(&self, member: Seat) -> Option<Seat> {
        self.0[member.index()]
    }
}

impl Game {
    /// The spotlights that are declared on the proposed team. They count when it goes on its mission.
    #[must_use]
    pub fn spotlights(&self) -> &Spotlights {
        &self.spotlights
    }

    /// In the Spotlight: a member plays face up if the team goes on its mission.
    pub(super) fn declare_spotlight(&mut self, at: Moment, by: Seat, member: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_target(at, member)?;
        self.plot.hand_mut(by).take(PlotCard::InTheSpotlight);
        self.spotlights.0[member.index()] = Some(by);
        let mut events = vec![Event::Plot(PlotEvent::Spotlighted { by, member })];
        self.ask_on(at, by, &mut events);
        Ok(events)
    }

    /// The votes are counted while a spotlight could still be declared: that closes its window (RULES section 7).
    pub(in crate::game) fn vote_in_window(&mut self, window: Window, ballot: Ballot) -> Result<Vec<Event>, Refusal> {
        let Moment::BeforeVote { mission, team } = window.at else {
            return Err(Refusal::Round(RoundRefusal::NotNow(self.phase)));
        };
        let counted = self.vote(mission, team, ballot)?;
        Ok([Event::Plot(PlotEvent::WindowClosed { card: window.at.card() })].into_iter().chain(counted).collect())
    }

    /// The team is rejected: every declared card goes back to whoever has used it.
    pub(in crate::game) fn return_spotlights(&mut self, events: &mut Vec<Event>) {
        let card = PlotCard::InTheSpotlight;
        for to in std::mem::take(&mut self.spotlights).0.into_iter().flatten() {
            self.plot.hand_mut(to).put(card);
            events.push(Event::Plot(PlotEvent::Returned { card, to }));
        }
    }

    /// The team goes on its mission: these members play face up.
    pub(in crate::game) fn take_spotlights(&mut self) -> SeatSet {
        std::mem::take(&mut self.spotlights).members()
    }
}
