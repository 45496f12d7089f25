//! What a table can do: the input of the rules, and what the journal keeps.

use super::plot::PlotCard;
use super::{AgentCard, Ballot, Count, Mission, MissionCard, Seat, SeatSet};

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
    /// Rogue: the leader gives the watch token to this member.
    Watch(Seat),
    /// Trap: the leader sets the card of this member aside.
    Trap(Seat),
    /// The mission cards are counted.
    Count(Count),
    /// Rogue: this player says to be the Rogue who wins alone.
    Claim(Seat),
    /// Rogue: nobody does.
    NoClaim,
    /// The leader has drawn this plot card.
    Draw(PlotCard),
    /// The leader has drawn this plot card, although by our count it can't be in the deck.
    DrawAnyway(PlotCard),
    /// The narrator draws a plot card for the leader.
    DrawForLeader,
    /// The leader gives a drawn plot card to somebody.
    Give {
        /// The card.
        card: PlotCard,
        /// Who gets it.
        to: Seat,
    },
    /// The player whom an immediate plot card asks for is named.
    On(Seat),
    /// A holder uses a plot card.
    Use {
        /// The holder.
        by: Seat,
        /// The card.
        card: PlotCard,
        /// The member of the team whom it is about, if it is about one.
        on: Option<Seat>,
    },
    /// A holder of Take Responsibility takes a plot card.
    Take {
        /// The holder.
        by: Seat,
        /// The card that is taken.
        card: PlotCard,
        /// From whom.
        from: Seat,
    },
    /// The holder who is asked does not use the card.
    Pass,
    /// No holder who is still to be asked uses the card.
    PassAll,
    /// What a member played face up.
    FaceUp {
        /// The member.
        member: Seat,
        /// The card.
        card: MissionCard,
    },
    /// The holder of the token examines somebody: Inquisitor, Scarlet Witch.
    Examine(Seat),
    /// Winter Soldier: after the deal Captain America says who it is.
    CaptainAmerica(Seat),
    /// Winter Soldier: the cards are gathered and dealt again.
    DealAgain,
    /// Winter Soldier: Captain America accuses somebody.
    Accuse(Seat),
    /// Winter Soldier: what the accused player's card shows.
    Show(AgentCard),
    /// Winter Soldier: the Winter Soldier names somebody as Maria Hill, or at the end as Nick Fury.
    Assassinate(Seat),
    /// Winter Soldier: whether that was right.
    NamedRightly(bool),
    /// Winter Soldier: the other HYDRA agent who is exposed when it was wrong.
    Expose(Seat),
}
