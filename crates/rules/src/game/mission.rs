//! The five missions, how they are run and how they ended.

mod running;

use super::mission_card::{Count, FaceUp};
use super::{Seat, SeatSet};

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
