//! Why the rules refuse an action. A refusal never changes the game.

use super::{Mission, Phase, Seat};

/// Why an action is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The action belongs to another phase.
    #[error("this can't be done in the phase {}", .0.id())]
    NotNow(Phase),
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There is no player at this seat.
    #[error("nobody sits at seat {}", .0.number())]
    NoSuchSeat(Seat),
    /// The team is too large or too small.
    #[error("the mission needs {wanted} people, the team has {found}")]
    TeamSize {
        /// People that the mission needs.
        wanted: u8,
        /// People that were named.
        found: u8,
    },
    /// Approvals and rejections do not add up to the players.
    #[error("{approve} and {reject} do not make {players} votes")]
    Tally {
        /// Approvals that were told.
        approve: u8,
        /// Rejections that were told.
        reject: u8,
        /// Players who vote.
        players: u8,
    },
    /// More Fails than there can be.
    #[error("{found} Fail cards can't come from a team of {team} with {spies} spies in the game")]
    TooManyFails {
        /// Fails that were told.
        found: u8,
        /// People on the team.
        team: u8,
        /// Spies in the game.
        spies: u8,
    },
    /// Targeting: this mission was run.
    #[error("mission {} was run", .0.number())]
    MissionRun(Mission),
    /// Targeting: mission 5 needs two successes first.
    #[error("mission 5 needs two successes first")]
    LastMissionClosed,
}

impl Refusal {
    /// The code in JSON. Codes never change.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::NotNow(_) => "not-now",
            Self::GameOver => "game-over",
            Self::NoSuchSeat(_) => "unknown-player",
            Self::TeamSize { .. } => "team-size",
            Self::Tally { .. } => "tally",
            Self::TooManyFails { .. } => "too-many-fails",
            Self::MissionRun(_) => "mission-run",
            Self::LastMissionClosed => "mission-closed",
        }
    }
}
