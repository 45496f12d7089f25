//! Whom the other side names: in Winter Soldier Maria Hill during the game and Nick Fury at its end (Endgame; special
//! characters), in Avalon Merlin at its end (RULES section 9).

use super::{Assassination, BrokenIn};
use crate::game::role::{Part, Role};
use crate::game::{AgentEvent, AgentRefusal, Ending, Event, Game, Mission, Phase, Refusal, RoundRefusal, Seat, Why};

impl Game {
    /// The character who is to be found where a naming breaks in: the one whom the book says.
    #[must_use]
    pub fn sought(&self, at: BrokenIn) -> Option<Role> {
        match at {
            BrokenIn::End { .. } => self.book().character_with(Part::NamedAtTheEnd),
            _ => self.book().character_with(Part::NamedBeforeTheEnd),
        }
    }

    /// Three missions have succeeded: Captain America names the Winter Soldier, or it is the other side's turn at once.
    pub(in crate::game) fn begin_end_game(&mut self, mission: Mission, events: &mut Vec<Event>) {
        let at = BrokenIn::End { mission };
        match self.captain_in_play() {
            Some(_) => self.phase = Phase::Accusation { accused: None, at },
            None => self.come_forward(at, events),
        }
    }

    /// The other side comes forward and names whom it has looked for, if there is somebody to be named.
    pub(super) fn come_forward(&mut self, at: BrokenIn, events: &mut Vec<Event>) {
        match self.sought(at).filter(|_| self.agents.gone.nick_fury) {
            Some(gone) => self.end(Ending { winner: self.book().sides.0, why: Why::Gone(gone) }, events),
            None => self.phase = Phase::Assassination { step: Assassination::Naming, at },
        }
    }

    /// Whether the other side has come forward: all of it is known to whoever names somebody now, at the end.
    #[must_use]
    pub fn has_come_forward(&self) -> bool {
        matches!(self.phase, Phase::Assassination { at: BrokenIn::End { .. }, .. })
    }

    /// The other side names whom it takes for the one it looks for.
    pub(in crate::game) fn assassinate(&mut self, named: Seat) -> Result<Vec<Event>, Refusal> {
        let at = match self.phase {
            Phase::Assassination { step: Assassination::Naming, at } => at,
            Phase::Accusation { .. } => return Err(Refusal::Round(RoundRefusal::NotNow(self.phase))),
            _ => self.may_name_maria_hill()?,
        };
        let target = self.sought(at).ok_or(Refusal::Round(RoundRefusal::NotNow(self.phase)))?;
        self.must_be_in_play(named)?;
        if self.agents.captain == Some(named) {
            return Err(Refusal::Agent(AgentRefusal::CaptainAmerica(named)));
        }
        self.phase = Phase::Assassination { step: Assassination::Named(named), at };
        Ok(vec![Event::Agent(AgentEvent::Named { target, player: named })])
    }

    /// Maria Hill can be named once, before the third result, while she is in the game.
    pub(super) fn may_name_maria_hill(&self) -> Result<BrokenIn, Refusal> {
        let at = self.break_in()?;
        match self.agents.misnamed {
            _ if !self.maria_hill_in_play() => Err(Refusal::Agent(AgentRefusal::NoMariaHill)),
            Some(_) => Err(Refusal::Agent(AgentRefusal::MariaHillNamedBefore)),
            None => Ok(at),
        }
    }

    /// Whether the right player was named.
    pub(in crate::game) fn named_rightly(
        &mut self,
        named: Seat,
        at: BrokenIn,
        right: bool,
    ) -> Result<Vec<Event>, Refusal> {
        let target = self.sought(at).ok_or(Refusal::Round(RoundRefusal::NotNow(self.phase)))?;
        let (good, evil) = self.book().sides;
        let mut events = vec![Event::Agent(AgentEvent::NamingTold { target, player: named, right })];
        match (at, right) {
            (_, true) => self.end(Ending { winner: evil, why: Why::Found(target) }, &mut events),
            (BrokenIn::End { .. }, false) => {
                self.end(Ending { winner: good, why: Why::Safe(target) }, &mut events);
            }
            (_, false) => {
                self.agents.misnamed = Some(named);
                self.expose_somebody(at, &mut events);
            }
        }
        Ok(events)
    }

    /// The Winter Soldier is known now, and exposes another HYDRA agent if there is one left.
    fn expose_somebody(&mut self, at: BrokenIn, events: &mut Vec<Event>) {
        if self.hydra_left() > 1 {
            self.phase = Phase::Assassination { step: Assassination::Exposing, at };
        } else {
            self.go_on_after(at, events);
        }
    }

    /// The Winter Soldier exposes another HYDRA agent. Both stay in the game.
    pub(in crate::game) fn expose(&mut self, at: BrokenIn, exposed: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_in_play(exposed)?;
        if self.agents.captain == Some(exposed) {
            return Err(Refusal::Agent(AgentRefusal::CaptainAmerica(exposed)));
        }
        self.agents.exposed = Some(exposed);
        let mut events = vec![Event::Agent(AgentEvent::Exposed { player: exposed })];
        self.go_on_after(at, &mut events);
        Ok(events)
    }
}
