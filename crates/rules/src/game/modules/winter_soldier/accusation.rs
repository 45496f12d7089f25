//! Accusations: whom Captain America accuses, what the card can show, and who steps out for it (Winter Soldier Rule).

use super::{AgentCard, BrokenIn};
use crate::game::role::Part;
use crate::game::{AgentEvent, AgentRefusal, Ending, Event, Game, Phase, Refusal, RoundRefusal, Seat, SeatSet, Why};

impl Game {
    /// Where an accusation can break in now.
    pub(super) fn break_in(&self) -> Result<BrokenIn, Refusal> {
        match self.phase {
            _ if !self.has_captain() => Err(Refusal::Round(RoundRefusal::NotNow(self.phase))),
            Phase::Proposal { mission: Some(mission) } => Ok(BrokenIn::Proposal { mission }),
            Phase::Vote { mission, team } => Ok(BrokenIn::Vote { mission, team }),
            Phase::Examination { mission } => Ok(BrokenIn::Examination { mission }),
            Phase::Accusation { accused: None, at } => Ok(at),
            Phase::Mission(_) => Err(Refusal::Agent(AgentRefusal::MissionUnderWay)),
            phase => Err(Refusal::Round(RoundRefusal::NotNow(phase))),
        }
    }

    /// Captain America accuses somebody of being the Winter Soldier.
    pub(in crate::game) fn accuse(&mut self, accused: Seat) -> Result<Vec<Event>, Refusal> {
        let at = self.break_in()?;
        let captain = self.captain_in_play().ok_or(Refusal::Agent(AgentRefusal::CaptainOut))?;
        self.must_be_in_play(accused)?;
        if accused == captain {
            return Err(Refusal::Agent(AgentRefusal::CaptainAmerica(captain)));
        }
        self.phase = Phase::Accusation { accused: Some(accused), at };
        Ok(vec![Event::Agent(AgentEvent::Accused { captain, accused })])
    }

    /// What the card of the accused player can show, as far as anybody knows.
    #[must_use]
    pub fn possible_cards(&self, accused: Seat) -> Vec<AgentCard> {
        if self.agents.exposed == Some(accused) {
            return vec![AgentCard::Hydra];
        }
        let exposed = self.agents.exposed.is_some_and(|seat| !self.agents.out.contains(seat));
        let can_show = |card: &AgentCard| match card {
            AgentCard::Shield => self.shield_left() > 0,
            AgentCard::NickFury => !self.agents.gone.nick_fury,
            AgentCard::MariaHill => self.maria_hill_in_play() && self.agents.misnamed != Some(accused),
            AgentCard::Hydra => self.hydra_left() > 1 + u8::from(exposed),
            AgentCard::WinterSoldier => true,
        };
        AgentCard::ALL.into_iter().filter(can_show).collect()
    }

    /// The accused player's card is shown (Winter Soldier Rule; Endgame).
    pub(in crate::game) fn show_card(
        &mut self,
        accused: Seat,
        at: BrokenIn,
        card: AgentCard,
    ) -> Result<Vec<Event>, Refusal> {
        if !self.possible_cards(accused).contains(&card) {
            return Err(Refusal::Agent(AgentRefusal::CardNotLeft { player: accused, card }));
        }
        let mut events = vec![Event::Agent(AgentEvent::CardShown { player: accused, card })];
        match (card, at) {
            (AgentCard::WinterSoldier, _) => {
                let found = self
                    .book()
                    .character_with(Part::Names)
                    .ok_or(Refusal::Round(RoundRefusal::NotNow(self.phase)))?;
                self.end(Ending { winner: self.book().sides.0, why: Why::Found(found) }, &mut events);
            }
            (_, BrokenIn::End { .. }) => self.come_forward(at, &mut events),
            _ => {
                self.step_out(accused, card, &mut events);
                self.go_on_after(at, &mut events);
            }
        }
        Ok(events)
    }

    /// A wrongly accused agent leaves the game; for one of HYDRA Captain America leaves it too.
    fn step_out(&mut self, accused: Seat, card: AgentCard, events: &mut Vec<Event>) {
        let mut players = SeatSet::from_iter([accused]);
        match card {
            AgentCard::Shield => self.agents.gone.shield += 1,
            AgentCard::NickFury => self.agents.gone.nick_fury = true,
            AgentCard::MariaHill => self.agents.gone.maria_hill = true,
            AgentCard::Hydra | AgentCard::WinterSoldier => {
                self.agents.gone.hydra += 1;
                players = players.iter().chain(self.agents.captain).collect();
            }
        }
        self.agents.out = self.agents.out.iter().chain(players.iter()).collect();
        events.push(Event::Agent(AgentEvent::SteppedOut { players }));
        self.hand_on_token(events);
    }

    /// Goes on where the accusation has broken in. What can't go on without the players who are out is void.
    pub(super) fn go_on_after(&mut self, at: BrokenIn, events: &mut Vec<Event>) {
        if let BrokenIn::Vote { mission, team } = at
            && (self.agents.out.contains(self.leader) || !team.is_within(self.in_play()))
        {
            events.push(Event::Agent(AgentEvent::ProposalVoid { mission, team }));
            self.phase = Phase::Proposal { mission: Some(mission) };
        } else if let Some(phase) = at.phase() {
            self.phase = phase;
        }
        if self.agents.out.contains(self.leader) {
            self.pass_leadership(events);
        }
        if matches!(self.phase, Phase::Examination { .. }) && self.examinable().is_empty() {
            self.next_round(events);
        }
    }
}
