//! Votes: a count of hands, or who voted how.

use super::{Refusal, RoundRefusal, Seat, SeatSet};

/// The table's answer to a proposal, as it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ballot {
    /// Only the numbers are known.
    Count {
        /// Players who approved.
        approve: u8,
        /// Players who rejected.
        reject: u8,
    },
    /// Everybody's vote is known: these approved, all others rejected.
    Named {
        /// The players who approved.
        approve: SeatSet,
    },
    /// Forum: these approved and these rejected, and everybody else is left out.
    Cast {
        /// The players who approved.
        approve: SeatSet,
        /// The players who rejected.
        reject: SeatSet,
    },
}

/// How many approved and how many rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Players who approved.
    pub approve: u8,
    /// Players who rejected.
    pub reject: u8,
}

/// One player's vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vote {
    /// For the team.
    Approve,
    /// Against it.
    Reject,
}

impl Ballot {
    /// Who of these players has voted.
    #[must_use]
    pub fn voters(self, players: SeatSet) -> SeatSet {
        match self {
            Self::Count { .. } | Self::Named { .. } => players,
            Self::Cast { approve, reject } => approve.or(reject),
        }
    }

    /// The ballot of those who have voted, without those who are left out.
    #[must_use]
    pub fn of_voters(self) -> Self {
        match self {
            Self::Cast { approve, .. } => Self::Named { approve },
            ballot => ballot,
        }
    }

    /// Counts the ballot of these voters.
    ///
    /// # Errors
    /// Refuses a count that does not add up to the players, and names from other tables (RULES section 2, plausibility).
    pub fn tally(self, voters: SeatSet) -> Result<Tally, Refusal> {
        let players = voters.len() as u8;
        match self {
            Self::Count { approve, reject } => {
                if u16::from(approve) + u16::from(reject) != u16::from(players) {
                    return Err(Refusal::Round(RoundRefusal::Tally { approve, reject, players }));
                }
                Ok(Tally { approve, reject })
            }
            Self::Named { approve } => {
                let strangers = approve.without(voters);
                if let Some(stranger) = strangers.iter().next() {
                    return Err(Refusal::Round(RoundRefusal::NoSuchSeat(stranger)));
                }
                let approve = approve.len() as u8;
                Ok(Tally { approve, reject: players - approve })
            }
            Self::Cast { approve, reject } => {
                if let Some(stranger) = approve.or(reject).without(voters).iter().next() {
                    return Err(Refusal::Round(RoundRefusal::NoSuchSeat(stranger)));
                }
                Ok(Tally { approve: approve.len() as u8, reject: reject.without(approve).len() as u8 })
            }
        }
    }

    /// Who approved, if names were told.
    #[must_use]
    pub fn approvers(self) -> Option<SeatSet> {
        match self {
            Self::Count { .. } => None,
            Self::Named { approve } | Self::Cast { approve, .. } => Some(approve),
        }
    }

    /// How one of the voters voted, if names were told.
    #[must_use]
    pub fn of(self, seat: Seat, voters: SeatSet) -> Option<Vote> {
        match self {
            Self::Count { .. } => None,
            Self::Named { .. } if !voters.contains(seat) => None,
            Self::Named { approve } | Self::Cast { approve, .. } if approve.contains(seat) => Some(Vote::Approve),
            Self::Cast { reject, .. } if !reject.contains(seat) => None,
            Self::Named { .. } | Self::Cast { .. } => Some(Vote::Reject),
        }
    }
}
