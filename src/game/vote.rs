//! Votes: a count of hands, or who voted how.

use super::{Refusal, Seat, SeatSet};

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
    /// Counts the ballot of these voters.
    ///
    /// # Errors
    /// Refuses a count that does not add up to the players, and names from other tables (RULES section 2, plausibility).
    pub fn tally(self, voters: SeatSet) -> Result<Tally, Refusal> {
        let players = voters.len() as u8;
        match self {
            Self::Count { approve, reject } => {
                if u16::from(approve) + u16::from(reject) != u16::from(players) {
                    return Err(Refusal::Tally { approve, reject, players });
                }
                Ok(Tally { approve, reject })
            }
            Self::Named { approve } => {
                let strangers = approve.without(voters);
                if let Some(stranger) = strangers.iter().next() {
                    return Err(Refusal::NoSuchSeat(stranger));
                }
                let approve = approve.len() as u8;
                Ok(Tally { approve, reject: players - approve })
            }
        }
    }

    /// Who approved, if names were told.
    #[must_use]
    pub fn approvers(self) -> Option<SeatSet> {
        match self {
            Self::Count { .. } => None,
            Self::Named { approve } => Some(approve),
        }
    }

    /// How one of the voters voted, if names were told.
    #[must_use]
    pub fn of(self, seat: Seat, voters: SeatSet) -> Option<Vote> {
        match self {
            Self::Count { .. } => None,
            Self::Named { .. } if !voters.contains(seat) => None,
            Self::Named { approve } if approve.contains(seat) => Some(Vote::Approve),
            Self::Named { .. } => Some(Vote::Reject),
        }
    }
}
