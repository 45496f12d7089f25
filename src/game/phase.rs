//! Where a game can stand. Each phase holds what only it needs.

use super::{Ending, Mission, SeatSet};

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The table is being laid and the cards are dealt.
    Setup,
    /// The spies get to know each other.
    Reveal,
    /// The leader chooses a team; without a mission, Targeting waits for the leader to name one.
    Proposal {
        /// The mission that the team is for.
        mission: Option<Mission>,
    },
    /// The table votes on a team.
    Vote {
        /// The mission that the team is for.
        mission: Mission,
        /// The proposed team.
        team: SeatSet,
    },
    /// The team plays its mission cards.
    Mission {
        /// The mission that is run.
        mission: Mission,
        /// The approved team.
        team: SeatSet,
    },
    /// Somebody has won.
    Over(Ending),
}

impl Phase {
    /// The mission that this phase is about.
    #[must_use]
    pub fn mission(self) -> Option<Mission> {
        match self {
            Self::Proposal { mission } => mission,
            Self::Vote { mission, .. } | Self::Mission { mission, .. } => Some(mission),
            Self::Setup | Self::Reveal | Self::Over(_) => None,
        }
    }

    /// The team that is voted on or on its mission.
    #[must_use]
    pub fn team(self) -> SeatSet {
        match self {
            Self::Vote { team, .. } | Self::Mission { team, .. } => team,
            Self::Setup | Self::Reveal | Self::Proposal { .. } | Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The name in JSON and in messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Reveal => "reveal",
            Self::Proposal { .. } => "proposal",
            Self::Vote { .. } => "vote",
            Self::Mission { .. } => "mission",
            Self::Over(_) => "over",
        }
    }
}
