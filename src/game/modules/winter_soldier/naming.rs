//! Whom the Winter Soldier names: Maria Hill during the game, Nick Fury at its end (Endgame; special characters).

use super::{Assassination, BrokenIn, Target};
use crate::game::{Ending, Event, Game, Mission, Phase, Refusal, Seat, Side, Why};

impl Game {
    /// Three missions have succeeded: Captain America names the Winter Soldier, or it is HYDRA's turn at once.
    pub(in crate::game) fn begin_end_game(&mut self, mission: Mission, events: &mut Vec<Event>) {
        let at = BrokenIn::End { mission };
        match self.captain_in_play() {
            Some(_) => self.phase = Phase::Accusation { accused: None, at },
            None => self.look_for_nick_fury(at, events),
        }
    }

    /// HYDRA comes forward and the Winter Soldier names Nick Fury, if he is there to be named.
    pub(super) fn look_for_nick_fury(&mut self, at: BrokenIn, events: &mut Vec<Event>) {
        if self.agents.gone.nick_fury {
            self.end(Ending { winner: Side::Shield, why: Why::NickFuryGone }, events);
        } else {
            self.phase = Phase::Assassination { step: Assassination::Naming, at };
        }
    }

    /// The Winter Soldier names Maria Hill, or at the end Nick Fury.
    pub(in crate::game) fn assassinate(&mut self, named: Seat) -> Result<Vec<Event>, Refusal> {
        let at = match self.phase {
            Phase::Assassination { step: Assassination::Naming, at } => at,
            Phase::Accusation { .. } => return Err(Refusal::NotNow(self.phase)),
            _ => self.may_name_maria_hill()?,
        };
        self.must_be_in_play(named)?;
        if self.agents.captain == Some(named) {
            return Err(Refusal::CaptainAmerica(named));
        }
        self.phase = Phase::Assassination { step: Assassination::Named(named), at };
        Ok(vec![Event::Named { target: Target::at(at), player: named }])
    }

    /// Maria Hill can be named once, before the third result, while she is in the game.
    pub(super) fn may_name_maria_hill(&self) -> Result<BrokenIn, Refusal> {
        let at = self.break_in()?;
        match self.agents.misnamed {
            _ if !self.maria_hill_in_play() => Err(Refusal::NoMariaHill),
            Some(_) => Err(Refusal::MariaHillNamedBefore),
            None => Ok(at),
        }
    }

    /// Whether the Winter Soldier has named the right player.
    pub(in crate::game) fn named_rightly(&mut self, named: Seat, at: BrokenIn, right: bool) -> Vec<Event> {
        let target = Target::at(at);
        let mut events = vec![Event::NamingTold { target, player: named, right }];
        match (target, right) {
            (Target::MariaHill, true) => {
                self.end(Ending { winner: Side::Hydra, why: Why::MariaHillFound }, &mut events);
            }
            (Target::NickFury, true) => {
                self.end(Ending { winner: Side::Hydra, why: Why::NickFuryFound }, &mut events);
            }
            (Target::NickFury, false) => {
                self.end(Ending { winner: Side::Shield, why: Why::NickFurySafe }, &mut events);
            }
            (Target::MariaHill, false) => {
                self.agents.misnamed = Some(named);
                self.expose_somebody(at, &mut events);
            }
        }
        events
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
            return Err(Refusal::CaptainAmerica(exposed));
        }
        self.agents.exposed = Some(exposed);
        let mut events = vec![Event::Exposed { player: exposed }];
        self.go_on_after(at, &mut events);
        Ok(events)
    }
}
