//! What is said of agents: the cards that they show, whom the Winter Soldier names, and where either breaks in.

use crate::game::mission::Mission;
use crate::game::seat::{Seat, SeatSet};

/// What an accused player's card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgentCard {
    /// A S.H.I.E.L.D. agent other than Nick Fury and Maria Hill.
    Shield,
    /// Nick Fury.
    NickFury,
    /// Maria Hill.
    MariaHill,
    /// A HYDRA agent other than the Winter Soldier.
    Hydra,
    /// The Winter Soldier.
    WinterSoldier,
}

impl AgentCard {
    /// All cards.
    pub const ALL: [Self; 5] = [Self::Shield, Self::NickFury, Self::MariaHill, Self::Hydra, Self::WinterSoldier];

    /// The name in JSON and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Shield => "shield",
            Self::NickFury => "nick-fury",
            Self::MariaHill => "maria-hill",
            Self::Hydra => "hydra",
            Self::WinterSoldier => "winter-soldier",
        }
    }

    /// The card with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }
}

/// Where an accusation or the naming of Maria Hill has broken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokenIn {
    /// While the leader chose a team.
    Proposal {
        /// The mission.
        mission: Mission,
    },
    /// While the table voted.
    Vote {
        /// The mission.
        mission: Mission,
        /// The team.
        team: SeatSet,
    },
    /// During an examination.
    Examination {
        /// The mission that was just run.
        mission: Mission,
    },
    /// After the third success: here nobody steps out, and the other side names whom it has looked for.
    End {
        /// The mission that was just run.
        mission: Mission,
    },
}

impl BrokenIn {
    /// The mission that it is about.
    #[must_use]
    pub fn mission(self) -> Mission {
        match self {
            Self::Proposal { mission }
            | Self::Vote { mission, .. }
            | Self::Examination { mission }
            | Self::End { mission } => mission,
        }
    }

    /// The team that is voted on.
    #[must_use]
    pub fn team(self) -> SeatSet {
        match self {
            Self::Vote { team, .. } => team,
            _ => SeatSet::EMPTY,
        }
    }
}

/// How far the naming of somebody has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assassination {
    /// Somebody is to be named, at the end.
    Naming,
    /// This player was named. Was it right?
    Named(Seat),
    /// Wrong: another HYDRA agent has to be exposed.
    Exposing,
}
