//! Why the rules refuse an action. A refusal never changes the game.

use super::modules::rogue::claim::CannotClaim;
use super::plot::PlotCard;
use super::plot::deck::Missing;
use super::{AgentCard, Mission, MissionCard, Phase, Seat};

/// Why an action is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// About teams, votes and the course of the game.
    #[error(transparent)]
    Round(RoundRefusal),
    /// About plot cards.
    #[error(transparent)]
    Plot(PlotRefusal),
    /// About the cards of a mission.
    #[error(transparent)]
    Mission(MissionRefusal),
    /// About examinations.
    #[error(transparent)]
    Examination(ExaminationRefusal),
    /// About the characters of Winter Soldier and Avalon.
    #[error(transparent)]
    Agent(AgentRefusal),
}

/// About teams, votes and the course of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoundRefusal {
    /// The action belongs to another phase.
    #[error("this can't be done in the phase {}", .0.id())]
    NotNow(Phase),
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There is no player at this seat.
    #[error("nobody sits at seat {}", .0.number())]
    NoSuchSeat(Seat),
    /// The team is too large or too small.
    #[error("the mission needs {wanted} people, the team has {found}")]
    TeamSize {
        /// People that the mission needs.
        wanted: u8,
        /// People that were named.
        found: u8,
    },
    /// Approvals and rejections do not add up to the players.
    #[error("{approve} and {reject} do not make {players} votes")]
    Tally {
        /// Approvals that were told.
        approve: u8,
        /// Rejections that were told.
        reject: u8,
        /// Players who vote.
        players: u8,
    },
    /// Targeting: this mission was run.
    #[error("mission {} was run", .0.number())]
    MissionRun(Mission),
    /// Targeting: mission 5 needs two successes first.
    #[error("mission 5 needs two successes first")]
    LastMissionClosed,
}

/// About plot cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlotRefusal {
    /// By our count this plot card can't be in the deck.
    #[error("{} can't be in the deck", card.id())]
    NotInDeck {
        /// The card.
        card: PlotCard,
        /// Why not.
        why: Missing,
    },
    /// The leader has not drawn this plot card, or has given it.
    #[error("{} is not among the cards to be given", .0.id())]
    NotDrawn(PlotCard),
    /// Leaders give plot cards to other players.
    #[error("the leader can't keep a plot card")]
    GivenToLeader,
    /// Only the card of a neighbour can be looked at.
    #[error("this player does not sit beside seat {}", of.number())]
    NoNeighbour {
        /// Whose neighbour is wanted.
        of: Seat,
    },
    /// A card can't be shown to its owner.
    #[error("a card can't be shown to its owner")]
    OwnCard(Seat),
    /// The player does not hold this plot card.
    #[error("seat {} does not hold {}", player.number(), card.id())]
    NotHeld {
        /// The player.
        player: Seat,
        /// The card.
        card: PlotCard,
    },
    /// The plot card can't be used at this moment.
    #[error("{} can't be used now", .0.id())]
    NotItsMoment(PlotCard),
    /// Another holder is asked now, or this one had the chance already.
    #[error("seat {} is asked now, not seat {}", asked.number(), player.number())]
    NotAsked {
        /// Who wants to use a card.
        player: Seat,
        /// Whose chance it is.
        asked: Seat,
    },
    /// The plot card is about somebody who was not named, or about nobody.
    #[error("{} was used on the wrong thing", .0.id())]
    Target(PlotCard),
    /// The player is not on the team.
    #[error("seat {} is not on the team", .0.number())]
    NotOnTeam(Seat),
    /// The member plays face up already.
    #[error("seat {} plays face up", .0.number())]
    PlaysFaceUp(Seat),
    /// Somebody has looked at this mission card already.
    #[error("the card of seat {} was looked at", .0.number())]
    LookedAtBefore(Seat),
    /// The player was not made to play face up, or the card was told.
    #[error("seat {} does not play face up", .0.number())]
    NotFaceUp(Seat),
}

/// About the cards of a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MissionRefusal {
    /// More cards of a kind than there can be.
    #[error("{found} times {} can't come from {cards} cards and {able} players who have it", card.id())]
    TooMany {
        /// The kind.
        card: MissionCard,
        /// Cards that were told.
        found: u8,
        /// Players in the game who may play it.
        able: u8,
        /// Cards that count.
        cards: u8,
    },
    /// More cards than were played.
    #[error("{found} cards were told, and only {cards} count")]
    TooManyCards {
        /// Cards that were told, with the Successes that lie face up.
        found: u16,
        /// Cards that count.
        cards: u8,
    },
    /// More or fewer cards of a kind than those that lie face up allow.
    #[error("{found} times {} doesn't fit the cards that lie face up", card.id())]
    AgainstFaceUp {
        /// The kind.
        card: MissionCard,
        /// Cards that were told.
        found: u8,
        /// The fewest that are possible.
        least: u8,
        /// The most.
        most: u8,
    },
    /// More cards of a kind lie face up than there are players who may play it.
    #[error("only {able} players have {}", card.id())]
    TooManyOpen {
        /// The kind.
        card: MissionCard,
        /// Players in the game who may play it.
        able: u8,
    },
    /// Whoever holds the watch token can't play this card.
    #[error("seat {} holds the watch token", .0.number())]
    HoldsWatch(Seat),
    /// The player can't be the Rogue who wins alone.
    #[error("seat {} can't have played so", player.number())]
    CannotClaim {
        /// The player.
        player: Seat,
        /// Why not.
        why: CannotClaim,
    },
}

/// About examinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExaminationRefusal {
    /// The player has held the token and can't be examined.
    #[error("seat {} has held the token", .0.number())]
    Marked(Seat),
}

/// About the characters of Winter Soldier and Avalon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AgentRefusal {
    /// The player has left the game.
    #[error("seat {} has stepped out", .0.number())]
    SteppedOut(Seat),
    /// Captain America has left the game and can't accuse anybody.
    #[error("Captain America has stepped out")]
    CaptainOut,
    /// While a mission is under way accusations have to wait.
    #[error("a mission is under way")]
    MissionUnderWay,
    /// The player is Captain America, as everybody knows.
    #[error("seat {} is Captain America", .0.number())]
    CaptainAmerica(Seat),
    /// As far as anybody knows this player can't have this card.
    #[error("seat {} can't show {}", player.number(), card.id())]
    CardNotLeft {
        /// The player.
        player: Seat,
        /// The card.
        card: AgentCard,
    },
    /// Maria Hill is not in the game, or has left it.
    #[error("there is no Maria Hill")]
    NoMariaHill,
    /// The Winter Soldier has named somebody as Maria Hill before.
    #[error("Maria Hill was named before")]
    MariaHillNamedBefore,
}

impl Refusal {
    /// The code in JSON. Codes never change.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Round(refusal) => refusal.code(),
            Self::Plot(refusal) => refusal.code(),
            Self::Mission(refusal) => refusal.code(),
            Self::Examination(ExaminationRefusal::Marked(_)) => "marked",
            Self::Agent(refusal) => refusal.code(),
        }
    }
}

impl RoundRefusal {
    fn code(self) -> &'static str {
        match self {
            Self::NotNow(_) => "not-now",
            Self::GameOver => "game-over",
            Self::NoSuchSeat(_) => "unknown-player",
            Self::TeamSize { .. } => "team-size",
            Self::Tally { .. } => "tally",
            Self::MissionRun(_) => "mission-run",
            Self::LastMissionClosed => "mission-closed",
        }
    }
}

impl PlotRefusal {
    fn code(self) -> &'static str {
        match self {
            Self::NotInDeck { .. } => "not-in-deck",
            Self::NotDrawn(_) => "not-drawn",
            Self::GivenToLeader => "given-to-leader",
            Self::NoNeighbour { .. } => "no-neighbour",
            Self::OwnCard(_) => "own-card",
            Self::NotHeld { .. } => "not-held",
            Self::NotItsMoment(_) => "not-its-moment",
            Self::NotAsked { .. } => "not-asked",
            Self::Target(_) => "wrong-target",
            Self::NotOnTeam(_) => "not-on-team",
            Self::PlaysFaceUp(_) => "plays-face-up",
            Self::LookedAtBefore(_) => "looked-at-before",
            Self::NotFaceUp(_) => "not-face-up",
        }
    }
}

impl MissionRefusal {
    fn code(self) -> &'static str {
        match self {
            Self::TooMany { card, .. } | Self::TooManyOpen { card, .. } => match card {
                MissionCard::Reverse => "too-many-reverses",
                MissionCard::RogueSuccess => "too-many-rogues",
                MissionCard::Fail | MissionCard::Success => "too-many-fails",
            },
            Self::TooManyCards { .. } => "too-many-cards",
            Self::AgainstFaceUp { .. } => "against-face-up",
            Self::HoldsWatch(_) => "holds-watch",
            Self::CannotClaim { .. } => "cannot-claim",
        }
    }
}

impl AgentRefusal {
    fn code(self) -> &'static str {
        match self {
            Self::SteppedOut(_) => "stepped-out",
            Self::CaptainOut => "captain-out",
            Self::MissionUnderWay => "mission-under-way",
            Self::CaptainAmerica(_) => "captain-america",
            Self::CardNotLeft { .. } => "card-not-left",
            Self::NoMariaHill => "no-maria-hill",
            Self::MariaHillNamedBefore => "named-before",
        }
    }
}
