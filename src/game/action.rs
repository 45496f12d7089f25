//! What a table can do: the input of the rules, and what the journal keeps.

use super::{Ballot, Mission, SeatSet};

/// One action of the table. Everything that changes a game is one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The cards are dealt and everybody knows their own.
    TableReady,
    /// The reveal is over: the spies know each other.
    RevealDone,
    /// Targeting: the leader names the mission before the team.
    NameMission(Mission),
    /// The leader names a team.
    Propose(SeatSet),
    /// The table has voted on the proposed team.
    Vote(Ballot),
    /// The mission cards are counted: so many Fails.
    Fails(u8),
}
