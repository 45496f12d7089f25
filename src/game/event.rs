//! What has happened: the output of the rules. Events are announced, not states.

use super::vote::Tally;
use super::{Ballot, Mission, Outcome, Results, Seat, SeatSet};

/// Something that has happened in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The cards are dealt.
    TableReady,
    /// The reveal is over.
    RevealDone,
    /// A round begins.
    RoundBegan {
        /// The round, from 1.
        round: u8,
        /// Who leads it.
        leader: Seat,
    },
    /// Targeting: the leader has named a mission.
    MissionNamed {
        /// Who named it.
        leader: Seat,
        /// The mission.
        mission: Mission,
    },
    /// The leader has named a team.
    Proposed {
        /// Who named it.
        leader: Seat,
        /// The mission that it is for.
        mission: Mission,
        /// The team.
        team: SeatSet,
        /// The number of this proposal in its round, from 1.
        proposal: u8,
    },
    /// The table has voted.
    Voted {
        /// The vote as it was told.
        ballot: Ballot,
        /// The vote in numbers.
        tally: Tally,
        /// Whether the team was approved.
        approved: bool,
        /// The number of the proposal in its round, from 1.
        proposal: u8,
    },
    /// The vote track has gone up.
    Rejected {
        /// The rejected proposals of this round.
        rejections: u8,
    },
    /// The next player leads.
    LeadershipPassed {
        /// Who leads now.
        to: Seat,
    },
    /// A mission was run.
    MissionRun {
        /// The mission.
        mission: Mission,
        /// Who was on it.
        team: SeatSet,
        /// The Fail cards that were played.
        fails: u8,
        /// The Fail cards that fail this mission.
        needed: u8,
        /// How it ended.
        outcome: Outcome,
        /// All missions, with this one.
        results: Results,
    },
    /// The game is over.
    Ended(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who has won.
    pub winner: Side,
    /// By what.
    pub why: Why,
}

/// A side that can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The resistance.
    Resistance,
    /// The spies.
    Spies,
}

impl Side {
    /// The name in JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Resistance => "resistance",
            Self::Spies => "spies",
        }
    }
}

/// What has decided a game (base rules, Game End).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// Three missions have succeeded.
    ThreeSuccesses,
    /// Three missions have failed.
    ThreeFails,
    /// Five proposals of one round were rejected.
    FiveRejections,
}

impl Why {
    /// The name in JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::ThreeSuccesses => "three-successes",
            Self::ThreeFails => "three-fails",
            Self::FiveRejections => "five-rejections",
        }
    }
}
