//! Trap: every team has one member too many, and the leader sets one card aside.
//!
//! After the cards are played, and after everybody who may look at one has done so, the leader chooses the card of a
//! member, looks at it and puts it away. It does not count: what remains decides, with the same number of Fails. A card
//! that lies face up, or that somebody has looked at, can be set aside too (edition of 2020, Trap; RULES section 5).

use crate::game::mission::Run;
use crate::game::{Event, Game, MissionEvent, Module, Phase, PlotRefusal, Refusal, Seat};

impl Game {
    /// Whether one card of every mission is set aside.
    #[must_use]
    pub fn sets_traps(&self) -> bool {
        self.rules.modules.has(Module::Trap)
    }

    /// The members whom the trap adds to every team.
    pub(in crate::game) fn more_by_trap(&self) -> u8 {
        u8::from(self.sets_traps())
    }

    /// All cards are played: one is set aside, or they are counted.
    pub(in crate::game) fn set_trap_or_count(&mut self, run: Run) {
        self.phase = if self.sets_traps() { Phase::Trap(run) } else { Phase::Mission(run) };
    }

    /// The leader sets the card of a member aside.
    pub(in crate::game) fn trap(&mut self, mut run: Run, member: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_on(run, member)?;
        run.trapped = Some(member);
        self.phase = Phase::Mission(run);
        Ok(vec![Event::Mission(MissionEvent::Trapped { leader: self.leader, member })])
    }

    /// Only a member of the team has a card, and gets a token.
    pub(super) fn must_be_on(&self, run: Run, member: Seat) -> Result<(), Refusal> {
        self.must_sit_here(member)?;
        if run.team.contains(member) { Ok(()) } else { Err(Refusal::Plot(PlotRefusal::NotOnTeam(member))) }
    }
}
