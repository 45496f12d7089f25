//! The five missions, how they are run and how they ended.

use super::{Game, SeatSet};

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

/// A mission while its team is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The mission.
    pub mission: Mission,
    /// The approved team.
    pub team: SeatSet,
    /// Members who play face up.
    pub lit: SeatSet,
    /// Those of them who played a Fail.
    pub open_fails: SeatSet,
    /// Those of them who played a Success.
    pub open_successes: SeatSet,
    /// Members whose card somebody has looked at.
    pub looked_at: SeatSet,
}

impl Run {
    /// A team that goes on its mission, nothing shown yet.
    #[must_use]
    pub fn new(mission: Mission, team: SeatSet) -> Self {
        let nobody = SeatSet::EMPTY;
        Self { mission, team, lit: nobody, open_fails: nobody, open_successes: nobody, looked_at: nobody }
    }

    /// Members who play face up and whose card was not told yet.
    #[must_use]
    pub fn waits_for(&self) -> SeatSet {
        self.lit.without(self.open_fails).without(self.open_successes)
    }
}

impl Game {
    /// The number of people on the team of a mission (base rules, Mission Team Assignment): as many as the table says,
    /// or as there are players left.
    #[must_use]
    pub fn team_size(&self, mission: Mission) -> u8 {
        self.rules.table.teams[mission.index()].min(self.in_play().len() as u8)
    }

    /// The Fail cards that fail a mission (base rules, Conduct the Mission): two on mission 4 with 7 or more players.
    #[must_use]
    pub fn fails_needed(&self, mission: Mission) -> u8 {
        self.rules.table.fails_needed[mission.index()]
    }

    /// The fewest and the most Fail cards that agree with the cards that lie face up.
    #[must_use]
    pub fn plausible_fails(&self, run: Run) -> (u8, u8) {
        let hidden = self.team_size(run.mission) - run.open_successes.len() as u8;
        (run.open_fails.len() as u8, hidden.min(self.saboteurs()))
    }

    /// The most Fail cards that a count can plausibly hold.
    #[must_use]
    pub fn most_fails(&self, mission: Mission) -> u8 {
        self.team_size(mission).min(self.saboteurs())
    }
}
