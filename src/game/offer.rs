//! What the rules would accept now, in families. Menus, help and the random player read it from here.

use super::{Action, Ballot, Mission, SeatSet};

/// A family of actions that `play` accepts now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// The cards may be said to be dealt.
    TableReady,
    /// The reveal may be ended.
    RevealDone,
    /// The leader names one of these missions.
    Mission {
        /// The missions that may be named.
        of: Vec<Mission>,
    },
    /// The leader names a team.
    Team {
        /// People on the team.
        size: u8,
        /// Who may be on it.
        of: SeatSet,
    },
    /// The table votes.
    Vote {
        /// Who votes.
        voters: SeatSet,
    },
    /// The Fail cards are counted.
    Fails {
        /// The most that are plausible.
        most: u8,
    },
}

impl Offer {
    /// Every single action of this family.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        match self {
            Self::TableReady => vec![Action::TableReady],
            Self::RevealDone => vec![Action::RevealDone],
            Self::Mission { of } => of.iter().map(|mission| Action::NameMission(*mission)).collect(),
            Self::Team { size, of } => of.subsets(*size).map(Action::Propose).collect(),
            Self::Vote { voters } => ballots(*voters).map(Action::Vote).collect(),
            Self::Fails { most } => (0..=*most).map(Action::Fails).collect(),
        }
    }
}

fn ballots(voters: SeatSet) -> impl Iterator<Item = Ballot> {
    let players = voters.len() as u8;
    let counts = (0..=players).map(move |approve| Ballot::Count { approve, reject: players - approve });
    let named = (0..=players).flat_map(move |size| voters.subsets(size)).map(|approve| Ballot::Named { approve });
    counts.chain(named)
}
