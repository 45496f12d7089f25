//! Where a game can stand. Each phase holds what only it needs.

use super::mission::Run;
use super::modules::rogue::claim::Claim;
use super::modules::winter_soldier::agent::{Assassination, BrokenIn};
use super::plot::{Dealing, Moment, Window};
use super::{Ending, Mission, Seat, SeatSet};

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The table is being laid and the cards are dealt.
    Setup,
    /// Winter Soldier: the cards are dealt, and Captain America is to say so.
    Captain,
    /// The spies get to know each other.
    Reveal,
    /// Holders of a plot card are asked whether they use it.
    Window(Window),
    /// The leader draws plot cards and gives them away.
    Plot(Dealing),
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
    /// Rogue: the leader gives a member the watch token.
    Watch(Run),
    /// The team plays its mission cards, and some of them lie face up.
    FaceUp(Run),
    /// Trap: the leader chooses a card to look at and to set aside.
    Trap(Run),
    /// The mission cards are played and are counted.
    Mission(Run),
    /// The holder of the token examines somebody: Inquisitor, Scarlet Witch, Lady of the Lake. The next leader is known already.
    Examination {
        /// The mission that was just run.
        mission: Mission,
    },
    /// Winter Soldier: Captain America accuses somebody.
    Accusation {
        /// Who is accused; none while Captain America has still to name somebody, at the end.
        accused: Option<Seat>,
        /// What it breaks in on.
        at: BrokenIn,
    },
    /// The Winter Soldier names Maria Hill or Nick Fury, or the Assassin names Merlin.
    Assassination {
        /// How far it has come.
        step: Assassination,
        /// What it breaks in on.
        at: BrokenIn,
    },
    /// Rogue: three missions have ended alike, and a Rogue may have won alone.
    Claim(Claim),
    /// Somebody has won.
    Over(Ending),
}

impl Phase {
    /// The team on its mission, and what was shown of its cards.
    #[must_use]
    pub fn run(self) -> Option<Run> {
        match self {
            Self::Watch(run) | Self::FaceUp(run) | Self::Trap(run) | Self::Mission(run) => Some(run),
            Self::Claim(claim) => Some(claim.run),
            Self::Window(Window { at: Moment::BeforeCards(run) | Moment::AfterCards(run), .. }) => Some(run),
            _ => None,
        }
    }

    /// The proposed or approved team, with its mission.
    fn proposal(self) -> Option<(Mission, SeatSet)> {
        match self {
            Self::Vote { mission, team } => Some((mission, team)),
            Self::Window(Window {
                at: Moment::BeforeVote { mission, team } | Moment::AfterApproval { mission, team },
                ..
            }) => Some((mission, team)),
            Self::Window(_)
            | Self::Watch(_)
            | Self::FaceUp(_)
            | Self::Trap(_)
            | Self::Mission(_)
            | Self::Claim(_) => self.run().map(|run| (run.mission, run.team)),
            Self::Setup | Self::Captain | Self::Reveal | Self::Plot(_) | Self::Proposal { .. } => None,
            Self::Examination { .. } | Self::Accusation { .. } | Self::Assassination { .. } | Self::Over(_) => None,
        }
    }

    /// The mission that this phase is about.
    #[must_use]
    pub fn mission(self) -> Option<Mission> {
        match self {
            Self::Proposal { mission } => mission,
            Self::Examination { mission } => Some(mission),
            Self::Accusation { at, .. } | Self::Assassination { at, .. } => Some(at.mission()),
            _ => self.proposal().map(|(mission, _)| mission),
        }
    }

    /// The team that is voted on or on its mission.
    #[must_use]
    pub fn team(self) -> SeatSet {
        match self {
            Self::Accusation { at, .. } | Self::Assassination { at, .. } => at.team(),
            _ => self.proposal().map_or(SeatSet::EMPTY, |(_, team)| team),
        }
    }

    /// The name in JSON and in messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Setup | Self::Captain => "setup",
            Self::Reveal => "reveal",
            Self::Window(Window { at: Moment::BeforeVote { .. } | Moment::BeforeCards(_), .. }) | Self::FaceUp(_) => {
                "spotlight"
            }
            Self::Window(Window { at: Moment::AfterCards(_), .. }) => "close-eye",
            Self::Window(_) => "window",
            Self::Plot(_) => "plot",
            Self::Proposal { .. } => "proposal",
            Self::Vote { .. } => "vote",
            Self::Watch(_) => "watch",
            Self::Trap(_) => "trap",
            Self::Mission(_) => "mission",
            Self::Claim(_) => "claim",
            Self::Examination { .. } => "examination",
            Self::Accusation { .. } => "accusation",
            Self::Assassination { .. } => "assassination",
            Self::Over(_) => "over",
        }
    }
}

impl BrokenIn {
    /// The phase that goes on afterwards; at the end there is none.
    #[must_use]
    pub fn phase(self) -> Option<Phase> {
        match self {
            Self::Proposal { mission } => Some(Phase::Proposal { mission: Some(mission) }),
            Self::Vote { mission, team } => Some(Phase::Vote { mission, team }),
            Self::Examination { mission } => Some(Phase::Examination { mission }),
            Self::End { .. } => None,
        }
    }
}
