//! What has happened: the output of the rules. Events are announced, not states.

use super::ending::Ending;
use super::mission::Done;
use super::modules::rogue::claim::NoClaim;
use super::modules::winter_soldier::agent::AgentCard;
use super::plot::PlotCard;
use super::plot::dealing::DrawnBy;
use super::role::Role;
use super::side::Side;
use super::vote::Tally;
use super::{Ballot, Mission, MissionCard, Results, Seat, SeatSet};

/// Something that has happened in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// What has happened with rounds, teams, votes and results.
    Round(RoundEvent),
    /// What has happened with plot cards.
    Plot(PlotEvent),
    /// What Trap and Rogue bring to a mission.
    Mission(MissionEvent),
    /// What has happened with the token of examinations.
    Examination(ExaminationEvent),
    /// What has happened with characters: in Winter Soldier, and who is named at the end of Avalon.
    Agent(AgentEvent),
}

/// What has happened with rounds, teams, votes and results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEvent {
    /// The cards are dealt.
    TableReady,
    /// The reveal is over.
    RevealDone,
    /// A round begins.
    Began {
        /// The round, from 1.
        round: u8,
        /// Who leads it.
        leader: Seat,
    },
    /// Targeting: the leader has named a mission.
    MissionNamed {
        /// Who named it.
        leader: Seat,
        /// The mission.
        mission: Mission,
    },
    /// The leader has named a team.
    Proposed {
        /// Who named it.
        leader: Seat,
        /// The mission that it is for.
        mission: Mission,
        /// The team.
        team: SeatSet,
        /// The number of this proposal in its round, from 1.
        proposal: u8,
    },
    /// The table has voted.
    Voted {
        /// The vote as it was told.
        ballot: Ballot,
        /// Who voted: everybody in play, but for those whom a forum leaves out.
        voters: SeatSet,
        /// The vote in numbers.
        tally: Tally,
        /// Whether the team was approved.
        approved: bool,
        /// The number of the proposal in its round, from 1.
        proposal: u8,
    },
    /// The vote track has gone up.
    Rejected {
        /// The rejected proposals of this round.
        rejections: u8,
    },
    /// The next player leads.
    LeadershipPassed {
        /// Who leads now.
        to: Seat,
    },
    /// A mission was run.
    MissionRun {
        /// Which, and how.
        done: Done,
        /// All missions, with this one.
        results: Results,
    },
    /// Nobody can turn the approval over any more: the rejections of this round are forgotten.
    VoteTrackCleared,
    /// The game is over.
    Ended(Ending),
}

/// What has happened with plot cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlotEvent {
    /// A plot card was drawn; everybody may know it.
    Drawn {
        /// Who leads.
        leader: Seat,
        /// The card.
        card: PlotCard,
        /// Who drew it.
        by: DrawnBy,
    },
    /// The last plot card was drawn.
    DeckEmpty,
    /// The leader has given a plot card away.
    Given {
        /// Who gave it.
        leader: Seat,
        /// The card.
        card: PlotCard,
        /// Who has it now.
        to: Seat,
    },
    /// An immediate plot card made somebody show a character card.
    CharacterShown {
        /// The plot card.
        card: PlotCard,
        /// Whose character card.
        owner: Seat,
        /// Who alone sees it.
        viewer: Seat,
        /// Whether the true affiliation card is shown for it: with a Reverser or a Rogue.
        affiliation: bool,
    },
    /// A holder did not use a plot card in this window.
    Passed {
        /// The holder.
        player: Seat,
        /// The card.
        card: PlotCard,
    },
    /// Forum: nobody uses this plot card any more in this window.
    WindowClosed {
        /// The card.
        card: PlotCard,
    },
    /// Forum: a plot card goes back to whoever has used it, since the team is rejected.
    Returned {
        /// The card.
        card: PlotCard,
        /// Who has it again.
        to: Seat,
    },
    /// Strong Leader: somebody has taken over the lead.
    LeadTaken {
        /// Who leads now.
        by: Seat,
        /// Who led before.
        from: Seat,
    },
    /// No Confidence: the approved team is rejected after all.
    Overruled {
        /// Who used the card.
        by: Seat,
    },
    /// In the Spotlight: a member has to play face up.
    Spotlighted {
        /// Who used the card.
        by: Seat,
        /// The member.
        member: Seat,
    },
    /// What a member played face up.
    PlayedFaceUp {
        /// The member.
        member: Seat,
        /// The card.
        card: MissionCard,
    },
    /// Keeping a Close Eye on You: somebody looks at a mission card.
    CardLookedAt {
        /// Who alone looks.
        by: Seat,
        /// Whose card.
        member: Seat,
    },
    /// Take Responsibility: a plot card has another holder.
    Taken {
        /// Who has it now.
        by: Seat,
        /// The card.
        card: PlotCard,
        /// Who had it.
        from: Seat,
    },
    /// A plot card was used where it could do nothing.
    Spent {
        /// Who used it.
        by: Seat,
        /// The card.
        card: PlotCard,
    },
}

/// What Trap and Rogue bring to a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissionEvent {
    /// Rogue: the leader has given the watch token to a member.
    Watched {
        /// Who gave it.
        leader: Seat,
        /// Who has it on this mission.
        member: Seat,
    },
    /// Trap: the leader has set a card aside, after looking at it.
    Trapped {
        /// Who looked.
        leader: Seat,
        /// Whose card.
        member: Seat,
    },
    /// Rogue: no Rogue of the side that has won can win alone.
    NoClaim {
        /// The side.
        rogue: Side,
        /// Why not.
        why: NoClaim,
    },
}

/// What has happened with the token of examinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExaminationEvent {
    /// Inquisitor, Scarlet Witch, Lady of the Lake: the holder of the token has examined somebody, who has the token now.
    Examined {
        /// Who examined.
        examiner: Seat,
        /// Who was examined.
        examined: Seat,
    },
    /// Scarlet Witch: the holder of the token has stepped out.
    TokenPassed {
        /// Who had it.
        from: Seat,
        /// Who has it now; nobody can have it if this is none.
        to: Option<Seat>,
    },
}

/// What has happened with characters: in Winter Soldier, and who is named at the end of Avalon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgentEvent {
    /// Winter Soldier: Captain America is known, and leads.
    CaptainKnown {
        /// Who it is.
        captain: Seat,
    },
    /// Winter Soldier: the cards are gathered and dealt again.
    DealtAgain {
        /// Who deals.
        dealer: Seat,
    },
    /// Winter Soldier: too many teams were rejected, and the mission has failed.
    MissionForfeited {
        /// The mission.
        mission: Mission,
        /// All missions, with this one.
        results: Results,
    },
    /// Winter Soldier: Captain America has accused somebody.
    Accused {
        /// Captain America.
        captain: Seat,
        /// The accused.
        accused: Seat,
    },
    /// Winter Soldier: the accused has shown the card.
    CardShown {
        /// The accused.
        player: Seat,
        /// The card.
        card: AgentCard,
    },
    /// Winter Soldier: these players are out of the game.
    SteppedOut {
        /// Who.
        players: SeatSet,
    },
    /// Winter Soldier: somebody whom a proposal needs has stepped out; it does not count.
    ProposalVoid {
        /// The mission that it was for.
        mission: Mission,
        /// The team.
        team: SeatSet,
    },
    /// Somebody was named: by the Winter Soldier, or at the end of Avalon by the Assassin.
    Named {
        /// As whom.
        target: Role,
        /// Who.
        player: Seat,
    },
    /// Whether the naming was right.
    NamingTold {
        /// As whom somebody was named.
        target: Role,
        /// Who.
        player: Seat,
        /// Whether it was right.
        right: bool,
    },
    /// Winter Soldier: another HYDRA agent was exposed, and stays in the game.
    Exposed {
        /// Who.
        player: Seat,
    },
}

impl Event {
    /// Who alone has seen whose card, if this is that.
    #[must_use]
    pub fn shown_alone(&self) -> Option<(Seat, Seat)> {
        match *self {
            Self::Plot(PlotEvent::CharacterShown { owner, viewer, .. }) => Some((viewer, owner)),
            Self::Examination(ExaminationEvent::Examined { examiner, examined }) => Some((examiner, examined)),
            _ => None,
        }
    }
}
