//! How a mission is run, and what follows from its result.

use crate::game::edition::EndGame;
use crate::game::mission::{Done, Mission, Outcome, Run};
use crate::game::modules::reverser;
use crate::game::{AgentEvent, Count, Ending, Event, Game, Refusal, RoundEvent, Why};

impl Game {
    /// The number of people on the team of a mission (base rules, Mission Team Assignment): as many as the table says,
    /// with a trap one more, or as there are players left.
    #[must_use]
    pub fn team_size(&self, mission: Mission) -> u8 {
        let wanted = self.rules.table.teams[mission.index()] + self.more_by_trap();
        wanted.min(self.in_play().len() as u8)
    }

    /// The Fail cards that fail a mission (base rules, Conduct the Mission): two on mission 4 with 7 or more players.
    #[must_use]
    pub fn fails_needed(&self, mission: Mission) -> u8 {
        self.rules.table.fails_needed[mission.index()]
    }

    /// Counts the cards of a mission (base rules, Conduct the Mission; Game End).
    pub(in crate::game) fn run_mission(&mut self, run: Run, count: Count) -> Result<Vec<Event>, Refusal> {
        self.must_be_plausible(run, count)?;
        let Run { mission, team, .. } = run;
        let needed = self.fails_needed(mission);
        let counted = if count.fails >= needed { Outcome::Fail } else { Outcome::Success };
        let outcome = reverser::turned(counted, count.reverses);
        self.results.set(mission, outcome);
        self.remember_rogues(run, count);
        let done = Done { mission, team, count, needed, outcome };
        let mut events = vec![Event::Round(RoundEvent::MissionRun { done, results: self.results })];
        self.mission_over(mission, &mut events);
        Ok(events)
    }

    /// Too many teams were rejected: the mission has failed without being run (Winter Soldier, note on rejected teams).
    pub(in crate::game) fn forfeit_mission(&mut self, events: &mut Vec<Event>) {
        let Some(mission) = self.phase.mission() else { return };
        self.results.set(mission, Outcome::Fail);
        events.push(Event::Agent(AgentEvent::MissionForfeited { mission, results: self.results }));
        self.vote_track = 0;
        events.push(Event::Round(RoundEvent::VoteTrackCleared));
        self.mission_over(mission, events);
    }

    /// A mission has its result: three of a kind decide (base rules, Game End), else the next player leads.
    fn mission_over(&mut self, mission: Mission, events: &mut Vec<Event>) {
        if self.results.count(Outcome::Fail) == 3 {
            self.third(Outcome::Fail, events);
        } else if self.results.count(Outcome::Success) < 3 {
            self.pass_leadership(events);
            self.examine_or_go_on(mission, events);
        } else {
            match self.book().end_game {
                EndGame::None => self.third(Outcome::Success, events),
                EndGame::Namings | EndGame::Assassination => self.begin_end_game(mission, events),
            }
        }
    }

    /// Three missions have ended alike: that side has won, unless its Rogue wins alone.
    fn third(&mut self, outcome: Outcome, events: &mut Vec<Event>) {
        if !self.asks_for_claim(outcome, events) {
            let ending = self.ending_by(outcome);
            self.end(ending, events);
        }
    }

    /// How the game ends when three missions have ended alike.
    pub(in crate::game) fn ending_by(&self, outcome: Outcome) -> Ending {
        let (resistance, spies) = self.book().sides;
        match outcome {
            Outcome::Success => Ending { winner: resistance, why: Why::ThreeSuccesses },
            Outcome::Fail => Ending { winner: spies, why: Why::ThreeFails },
        }
    }
}
