//! What a player alone is told or asked about, and what is answered.

use crate::game::knowledge::Role;
use crate::game::{Action, MissionCard, Seat, SeatSet};

/// What somebody is told or asked alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Who they are and whom they know.
    Role,
    /// What another player is.
    Shown {
        /// The other player.
        owner: Seat,
    },
    /// What a member has played.
    Looked {
        /// The member.
        member: Seat,
    },
    /// Which card the table has dealt them.
    RoleEntry,
    /// All that they have learnt so far.
    Everything,
    /// Their vote.
    Vote,
    /// Their mission card.
    Card,
    /// What everybody waits for from them, such as a team, and what they may do besides. It is no secret.
    Turn,
}

/// What a player alone answers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The vote.
    Vote {
        /// Whether it approves.
        approves: bool,
    },
    /// The mission card.
    Card(MissionCard),
    /// The card that the table has dealt.
    Role(Role),
    /// Who goes on the mission. A choice has one of them; what is answered is all that were chosen.
    Team(SeatSet),
    /// Something that the rules let them do.
    Act(Action),
    /// What this player has done last is taken back, as `undo` at the table would.
    Undo,
    /// The prompt can be hidden: it is known, or what is chosen counts.
    Done,
}

impl About {
    /// Whether something is asked.
    #[must_use]
    pub fn is_asked(self) -> bool {
        matches!(self, Self::RoleEntry | Self::Vote | Self::Card)
    }

    /// Whether everybody has the same time for it, so that nobody learns from the clock.
    #[must_use]
    pub fn is_timed(self) -> bool {
        matches!(self, Self::Role | Self::RoleEntry | Self::Vote | Self::Card)
    }
}
