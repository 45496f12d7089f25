//! The five missions, how they are run and how they ended.

use super::edition::EndGame;
use super::mission_card::{Count, FaceUp};
use super::modules::reverser;
use super::{Ending, Event, Game, Refusal, Seat, SeatSet, Why};

/// One of the five missions, by its number on the tableau.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mission(u8);

impl Mission {
    /// All missions, in the order of the tableau.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The mission with this number, from 1 to 5.
    #[must_use]
    pub fn from_number(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|mission| u32::from(mission.0) == number)
    }

    /// The number on the tableau, from 1.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// The index into a table of five, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

/// How a mission ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The resistance has carried it out.
    Success,
    /// It was sabotaged.
    Fail,
}

/// How the five missions ended, those that were run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results([Option<Outcome>; 5]);

impl Results {
    /// How a mission ended; none if it was not run.
    #[must_use]
    pub fn of(&self, mission: Mission) -> Option<Outcome> {
        self.0[mission.index()]
    }

    pub(super) fn set(&mut self, mission: Mission, outcome: Outcome) {
        self.0[mission.index()] = Some(outcome);
    }

    /// How many missions ended in this way.
    #[must_use]
    pub fn count(&self, outcome: Outcome) -> usize {
        self.0.iter().filter(|result| **result == Some(outcome)).count()
    }

    /// How many missions were run.
    #[must_use]
    pub fn run(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// The first mission that was not run.
    #[must_use]
    pub fn first_open(&self) -> Option<Mission> {
        Mission::ALL.into_iter().find(|mission| self.of(*mission).is_none())
    }
}

/// A mission that was run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// The mission.
    pub mission: Mission,
    /// Who was on it.
    pub team: SeatSet,
    /// The cards that count.
    pub count: Count,
    /// The Fail cards that fail it.
    pub needed: u8,
    /// How it ended.
    pub outcome: Outcome,
}

/// A mission while its team is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The mission.
    pub mission: Mission,
    /// The approved team.
    pub team: SeatSet,
    /// Rogue: the member who has the watch token.
    pub watched: Option<Seat>,
    /// Members who play face up.
    pub lit: SeatSet,
    /// What they have played.
    pub face_up: FaceUp,
    /// Members whose card somebody has looked at.
    pub looked_at: SeatSet,
    /// Trap: the member whose card was set aside.
    pub trapped: Option<Seat>,
}

impl Run {
    /// A team that goes on its mission, nothing shown yet.
    #[must_use]
    pub fn new(mission: Mission, team: SeatSet) -> Self {
        let (nobody, nothing) = (SeatSet::EMPTY, FaceUp::default());
        Self { mission, team, watched: None, lit: nobody, face_up: nothing, looked_at: nobody, trapped: None }
    }

    /// Members who play face up and whose card was not told yet.
    #[must_use]
    pub fn waits_for(&self) -> SeatSet {
        self.lit.without(self.face_up.all())
    }
}

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
    pub(super) fn run_mission(&mut self, run: Run, count: Count) -> Result<Vec<Event>, Refusal> {
        self.must_be_plausible(run, count)?;
        let Run { mission, team, .. } = run;
        let needed = self.fails_needed(mission);
        let counted = if count.fails >= needed { Outcome::Fail } else { Outcome::Success };
        let outcome = reverser::turned(counted, count.reverses);
        self.results.set(mission, outcome);
        self.remember_rogues(run, count);
        let done = Done { mission, team, count, needed, outcome };
        let mut events = vec![Event::MissionRun { done, results: self.results }];
        self.mission_over(mission, &mut events);
        Ok(events)
    }

    /// Too many teams were rejected: the mission has failed without being run (Winter Soldier, note on rejected teams).
    pub(super) fn forfeit_mission(&mut self, events: &mut Vec<Event>) {
        let Some(mission) = self.results.first_open() else { return };
        self.results.set(mission, Outcome::Fail);
        events.push(Event::MissionForfeited { mission, results: self.results });
        self.vote_track = 0;
        events.push(Event::VoteTrackCleared);
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
                EndGame::Namings => self.begin_end_game(mission, events),
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
    pub(super) fn ending_by(&self, outcome: Outcome) -> Ending {
        let (resistance, spies) = self.book().sides;
        match outcome {
            Outcome::Success => Ending { winner: resistance, why: Why::ThreeSuccesses },
            Outcome::Fail => Ending { winner: spies, why: Why::ThreeFails },
        }
    }
}
