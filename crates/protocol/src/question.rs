//! What is open now: every moment of a session has exactly one question, and it names its answers.

use crate::game::{MissionCard, PlotCard, Seat};
use crate::language::Verb;
use crate::setup_step::SetupStep;

/// The command that tells how many cards of a kind there are.
pub fn verb_of(card: MissionCard) -> Verb {
    match card {
        MissionCard::Success | MissionCard::Fail => Verb::Fails,
        MissionCard::Reverse => Verb::Reverses,
        MissionCard::RogueSuccess => Verb::Rogues,
    }
}

/// The question that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether a screen reader alone speaks.
    ScreenReader,
    /// A saved game can be gone on with.
    Unfinished,
    /// Who plays.
    Players,
    /// Whether what was said is the name of somebody.
    DoubtfulName,
    /// Who leads first.
    Leader,
    /// Begin, or change something.
    Start,
    /// Which option to change.
    Options,
    /// Among the options: which edition.
    Edition,
    /// How the spies are to get to know each other.
    RevealWay,
    /// A step of setting the table.
    Guidance {
        /// The step.
        step: SetupStep,
    },
    /// The reveal can begin.
    Reveal,
    /// The reveal is read.
    ScriptRuns,
    /// The reveal is held.
    ScriptPaused,
    /// The reveal was read.
    ScriptOver,
    /// Targeting: the leader names a mission.
    Mission,
    /// The leader names a team.
    Team,
    /// Which lesson comes next.
    Lesson,
    /// The tally of a vote.
    Vote,
    /// In practice: the vote of the one person.
    OwnVote {
        /// Whose.
        of: Seat,
    },
    /// In practice: the mission card of the one person.
    OwnCard {
        /// Whose.
        of: Seat,
    },
    /// In practice: who the one person is.
    OwnName,
    /// In practice: how many play.
    HowMany,
    /// Forum: the votes and orders that come in until the deadline.
    Letters,
    /// One player's vote.
    RollCall {
        /// Whose.
        asked: Seat,
        /// How many have answered.
        answered: u8,
    },
    /// The plot card that the leader draws.
    DrawCard {
        /// How many are left to draw.
        left: u8,
    },
    /// To whom a drawn plot card goes.
    GiveCard,
    /// The player whom an immediate plot card is about.
    Target {
        /// Who has to name somebody.
        by: Seat,
        /// The card.
        card: PlotCard,
    },
    /// Whether a holder uses a plot card.
    UseCard {
        /// The holder who is asked; none where the first to come is served.
        asked: Option<Seat>,
        /// The card.
        card: PlotCard,
    },
    /// The member on whom a plot card is used.
    On {
        /// Who uses it.
        by: Seat,
        /// The card.
        card: PlotCard,
    },
    /// The plot card that somebody takes.
    TakeCard {
        /// Who takes it.
        by: Seat,
    },
    /// What a member has played face up.
    FaceUp {
        /// The member.
        member: Seat,
    },
    /// Winter Soldier: who is Captain America.
    Captain,
    /// Whom the holder of the token examines.
    Examination {
        /// The holder.
        by: Seat,
    },
    /// What the card of an accused player shows.
    AgentCard {
        /// The accused.
        accused: Seat,
    },
    /// At the end: whom Captain America takes for the Winter Soldier.
    WinterSoldier {
        /// Captain America.
        captain: Seat,
    },
    /// At the end: whom the other side takes for the one it has looked for.
    Sought,
    /// Whether the right player was named.
    NamedRightly {
        /// The player.
        named: Seat,
    },
    /// Which HYDRA agent is exposed beside the Winter Soldier.
    Exposed,
    /// Which member gets the watch token.
    Watch,
    /// Whose card is set aside.
    Trap,
    /// The count of the mission cards.
    Count,
    /// What is still missing of it.
    CountOn {
        /// The kind that is asked for.
        card: MissionCard,
    },
    /// Whether a Rogue has won alone.
    Claim,
    /// Which device is the headset.
    Headset,
    /// The headset is looked for, or is missing.
    HeadsetMissing,
    /// Whether the headset sounds where it should, and only there.
    HeadsetTried,
    /// Somebody is to put the headset on.
    HandOver {
        /// Who.
        to: Seat,
    },
    /// Somebody has the headset on.
    Hearing {
        /// Who.
        to: Seat,
    },
    /// Another game?
    AfterGame,
}

/// Commands that answer one question, and can't be said before it is open.
pub const ANSWERS: [Verb; 13] = [
    Verb::Propose,
    Verb::Vote,
    Verb::Fails,
    Verb::Success,
    Verb::Reverses,
    Verb::Rogues,
    Verb::Watch,
    Verb::Trap,
    Verb::Claim,
    Verb::Mission,
    Verb::Give,
    Verb::Examine,
    Verb::Expose,
];

/// Votes of a whole table as people say them.
pub const WHOLE_TABLE: [Verb; 3] = [Verb::ApproveAll, Verb::RejectAll, Verb::Approvals];

impl Question {
    /// The commands that answer it, the likely ones first.
    #[must_use]
    pub fn verbs(self) -> Vec<Verb> {
        match self {
            Self::ScreenReader => vec![Verb::Option, Verb::Confirm, Verb::Cancel],
            Self::Unfinished => {
                vec![Verb::Option, Verb::Resume, Verb::NewGame, Verb::Confirm, Verb::Cancel]
            }
            Self::Players => vec![Verb::Players, Verb::Same, Verb::Next],
            Self::DoubtfulName => vec![Verb::Confirm, Verb::Cancel, Verb::Players, Verb::Same],
            Self::Leader => vec![Verb::Leader, Verb::Draw],
            Self::Start => {
                vec![Verb::Start, Verb::Options, Verb::UsualLineUp, Verb::BeginnersLineUp, Verb::HardLineUp]
            }
            Self::Edition => vec![Verb::Option, Verb::Edition, Verb::Cancel],
            Self::RevealWay => vec![Verb::Option, Verb::EyesClosed, Verb::ByTouch, Verb::ByHeadset],
            Self::Options => vec![
                Verb::Option,
                Verb::Start,
                Verb::Options,
                Verb::With,
                Verb::Without,
                Verb::Edition,
                Verb::UsualLineUp,
                Verb::BeginnersLineUp,
                Verb::HardLineUp,
            ],
            Self::Guidance { .. } => vec![Verb::Next, Verb::Back, Verb::Ready],
            Self::Reveal => vec![Verb::Start, Verb::Skip],
            Self::ScriptRuns => vec![Verb::Pause, Verb::Again, Verb::Back, Verb::Next, Verb::Restart, Verb::Skip],
            Self::ScriptPaused => vec![Verb::Resume, Verb::Again, Verb::Back, Verb::Next, Verb::Restart, Verb::Skip],
            Self::ScriptOver => vec![Verb::Next, Verb::Again],
            Self::Mission => vec![Verb::Mission],
            Self::Team => vec![Verb::Propose],
            Self::Vote => vec![Verb::Vote, Verb::Approve, Verb::Reject, Verb::RollCall],
            Self::OwnVote { .. } => vec![Verb::Approve, Verb::Reject],
            Self::OwnCard { .. } => vec![Verb::PlaySuccess, Verb::PlayFail],
            Self::OwnName => vec![Verb::Players],
            Self::HowMany | Self::Lesson => vec![Verb::Option, Verb::Next],
            Self::Letters => vec![
                Verb::Approves,
                Verb::Rejects,
                Verb::PrivatelyApproves,
                Verb::PrivatelyRejects,
                Verb::OrdersSupport,
                Verb::OrdersSabotage,
                Verb::Forget,
                Verb::Missing,
                Verb::Deadline,
            ],
            Self::RollCall { .. } => vec![Verb::Approve, Verb::Reject, Verb::Back, Verb::Cancel],
            Self::DrawCard { .. } => vec![Verb::DrawCard, Verb::DrawForMe, Verb::DrawAnyway],
            Self::GiveCard => vec![Verb::Give],
            Self::Target { .. } => vec![Verb::On],
            Self::UseCard { card, .. } if card.needs_target() => vec![Verb::On, Verb::Pass, Verb::PassAll, Verb::Use],
            Self::UseCard { .. } => vec![Verb::Use, Verb::Pass, Verb::PassAll],
            Self::On { .. } => vec![Verb::On, Verb::Cancel],
            Self::TakeCard { .. } => vec![Verb::Take, Verb::Cancel],
            Self::FaceUp { .. } => vec![Verb::PlayedSuccess, Verb::PlayedFail],
            Self::Captain => vec![Verb::CaptainAmerica],
            Self::Examination { .. } => vec![Verb::Examine],
            Self::AgentCard { .. } => vec![
                Verb::ShownShield,
                Verb::ShownNickFury,
                Verb::ShownMariaHill,
                Verb::ShownHydra,
                Verb::ShownWinterSoldier,
            ],
            Self::WinterSoldier { .. } => vec![Verb::Accuse],
            Self::Sought => vec![Verb::Assassinate],
            Self::NamedRightly { .. } => vec![Verb::Right, Verb::Wrong],
            Self::Exposed => vec![Verb::Expose],
            Self::Watch => vec![Verb::Watch],
            Self::Trap => vec![Verb::Trap],
            Self::Count => vec![Verb::Fails, Verb::Success],
            Self::CountOn { card } => vec![verb_of(card), Verb::Cancel],
            Self::Claim => vec![Verb::Claim, Verb::NoClaim],
            Self::Headset => vec![Verb::Option, Verb::Cancel],
            Self::HeadsetMissing | Self::HeadsetTried => {
                vec![Verb::Again, Verb::Confirm, Verb::Headset, Verb::Cancel]
            }
            Self::HandOver { .. } => vec![Verb::Start, Verb::Cancel],
            Self::Hearing { .. } => vec![Verb::Again, Verb::Next],
            Self::AfterGame => vec![Verb::Again, Verb::NewGame, Verb::Summary],
        }
    }

    /// Whether it is about plot cards.
    #[must_use]
    pub fn is_about_plot_cards(self) -> bool {
        matches!(
            self,
            Self::DrawCard { .. }
                | Self::GiveCard
                | Self::Target { .. }
                | Self::UseCard { .. }
                | Self::On { .. }
                | Self::TakeCard { .. }
                | Self::FaceUp { .. }
        )
    }

    /// Whether it is about agents of Winter Soldier, or somebody is named at the end.
    #[must_use]
    pub fn is_about_agents(self) -> bool {
        matches!(
            self,
            Self::Captain
                | Self::AgentCard { .. }
                | Self::WinterSoldier { .. }
                | Self::Sought
                | Self::NamedRightly { .. }
                | Self::Exposed
        )
    }

    /// Whether somebody is to be examined.
    #[must_use]
    pub fn is_about_examination(self) -> bool {
        matches!(self, Self::Examination { .. })
    }

    /// Whether a mission waits for a player to be named.
    #[must_use]
    pub fn names_in_mission(self) -> bool {
        matches!(self, Self::Watch | Self::Trap | Self::Claim)
    }

    /// Whether one digit is the answer: a seat, or one of a few choices.
    #[must_use]
    pub fn is_answered_by_a_digit(self) -> bool {
        matches!(self, Self::RollCall { .. } | Self::OwnVote { .. } | Self::OwnCard { .. }) || self.is_of_a_module()
    }

    /// Whether it is asked only where something is played besides teams, votes and missions.
    #[must_use]
    pub fn is_of_a_module(self) -> bool {
        self.is_about_plot_cards() || self.is_about_examination() || self.is_about_agents() || self.names_in_mission()
    }

    /// Whether a bare no is an answer of its own.
    #[must_use]
    pub fn takes_no(self) -> bool {
        matches!(self, Self::ScreenReader | Self::Unfinished | Self::DoubtfulName)
    }

    /// Whether letters are part of the answer: then single-key mode takes a line.
    #[must_use]
    pub fn wants_a_line(self) -> bool {
        matches!(
            self,
            Self::Players | Self::DoubtfulName | Self::Leader | Self::OwnName | Self::HowMany | Self::Lesson
        )
    }
}
