//! What the rules would accept now, in families. Menus, help and the random player read it from here.

use super::plot::PlotCard;
use super::{Action, AgentCard, Ballot, Count, Mission, MissionCard, Seat, SeatSet};

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
    /// The table votes. In a forum some of the voters may also be left out.
    Vote {
        /// Who votes.
        voters: SeatSet,
    },
    /// The leader gives one of these members the watch token.
    Watch {
        /// The members.
        of: SeatSet,
    },
    /// The leader sets aside the card of one of these members.
    Trap {
        /// The members.
        of: SeatSet,
    },
    /// The mission cards are counted.
    Count {
        /// The counts that are plausible.
        of: Vec<Count>,
    },
    /// One of these claims to have won alone as the Rogue, or nobody does.
    Claim {
        /// Who can.
        of: SeatSet,
    },
    /// The leader draws a plot card, or has the narrator draw.
    Draw {
        /// The cards that can be in the deck. Any other can be drawn anyway.
        of: Vec<PlotCard>,
    },
    /// The leader gives a drawn card.
    Give {
        /// The cards.
        of: Vec<PlotCard>,
        /// Who can get them.
        to: SeatSet,
    },
    /// An immediate card asks for a player.
    On {
        /// Who can be named.
        of: SeatSet,
    },
    /// A holder uses a card, on one of these members if it is about one.
    Use {
        /// The holder.
        by: Seat,
        /// The card.
        card: PlotCard,
        /// The members; none if the card is about nobody.
        on: SeatSet,
    },
    /// A holder of Take Responsibility takes one of these cards.
    Take {
        /// The holder.
        by: Seat,
        /// Cards with their holders.
        of: Vec<(PlotCard, Seat)>,
    },
    /// The asked holder, or all still to be asked, may pass.
    Pass,
    /// The table says what a member played face up.
    FaceUp {
        /// The members, each with what it can be.
        of: Vec<(Seat, MissionCard)>,
    },
    /// The holder of the token examines somebody.
    Examine {
        /// Whom.
        of: SeatSet,
    },
    /// Somebody says to be Captain America.
    Captain {
        /// Who can.
        of: SeatSet,
    },
    /// The cards may be dealt again.
    DealAgain,
    /// Captain America accuses somebody.
    Accuse {
        /// Whom.
        of: SeatSet,
    },
    /// The accused player's card is told.
    Show {
        /// What it can be.
        of: Vec<AgentCard>,
    },
    /// The Winter Soldier names somebody.
    Assassinate {
        /// Whom.
        of: SeatSet,
    },
    /// The table tells whether the naming was right.
    Told,
    /// The Winter Soldier exposes another HYDRA agent.
    Expose {
        /// Whom.
        of: SeatSet,
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
            Self::Watch { of } => of.iter().map(Action::Watch).collect(),
            Self::Trap { of } => of.iter().map(Action::Trap).collect(),
            Self::Count { of } => of.iter().copied().map(Action::Count).collect(),
            Self::Claim { of } => of.iter().map(Action::Claim).chain([Action::NoClaim]).collect(),
            Self::Draw { of } => {
                let told = of.iter().copied().map(Action::Draw);
                let forced = PlotCard::ALL.into_iter().map(Action::DrawAnyway);
                let drawn = (!of.is_empty()).then_some(Action::DrawForLeader);
                told.chain(forced).chain(drawn).collect()
            }
            Self::Give { of, to } => {
                of.iter().flat_map(|card| to.iter().map(|to| Action::Give { card: *card, to })).collect()
            }
            Self::On { of } => of.iter().map(Action::On).collect(),
            Self::Use { by, card, on } if card.needs_target() => {
                on.iter().map(|member| Action::Use { by: *by, card: *card, on: Some(member) }).collect()
            }
            Self::Use { by, card, .. } => vec![Action::Use { by: *by, card: *card, on: None }],
            Self::Take { by, of } => {
                of.iter().map(|(card, from)| Action::Take { by: *by, card: *card, from: *from }).collect()
            }
            Self::Pass => vec![Action::Pass, Action::PassAll],
            Self::FaceUp { of } => {
                of.iter().map(|(member, card)| Action::FaceUp { member: *member, card: *card }).collect()
            }
            Self::Examine { of } => of.iter().map(Action::Examine).collect(),
            Self::Captain { of } => of.iter().map(Action::CaptainAmerica).collect(),
            Self::DealAgain => vec![Action::DealAgain],
            Self::Accuse { of } => of.iter().map(Action::Accuse).collect(),
            Self::Show { of } => of.iter().copied().map(Action::Show).collect(),
            Self::Assassinate { of } => of.iter().map(Action::Assassinate).collect(),
            Self::Told => [true, false].map(Action::NamedRightly).to_vec(),
            Self::Expose { of } => of.iter().map(Action::Expose).collect(),
        }
    }
}

fn ballots(voters: SeatSet) -> impl Iterator<Item = Ballot> {
    let players = voters.len() as u8;
    let counts = (0..=players).map(move |approve| Ballot::Count { approve, reject: players - approve });
    let named = (0..=players).flat_map(move |size| voters.subsets(size)).map(|approve| Ballot::Named { approve });
    counts.chain(named)
}
