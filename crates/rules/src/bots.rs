//! Virtual players: how they think. Each of them sees a [`View`] of one seat and nothing else, weighs all deals
//! that fit it, and chooses like somebody of their side and style. The same view and seed always give the same choice.
//!
//! Read on: `worlds` (the deals that fit), `evidence` (what makes one of them likelier), `odds` (what follows for players
//! and teams), then `good` and `evil` (how each side plays), `acts` (whatever else can be done) and `reasons`.

mod acts;
mod advice;
mod evidence;
mod evil;
mod good;
mod odds;
mod powers;
mod reasons;
mod thinking;
mod worlds;

use crate::game::deal::Sight;
use crate::game::knowledge::Role;
use crate::game::{Action, Event, Game, Mission, MissionCard, Seat, SeatSet, Side};
use thinking::Thinking;

pub use advice::{Advice, Because};
pub use odds::Odds;

/// What one seat may know: the game as everybody sees it, what has happened before everybody, and what is theirs alone.
pub struct View<'a> {
    /// Whose it is.
    pub seat: Seat,
    /// The game, as everybody sees it.
    pub game: &'a Game,
    /// What has happened before everybody, in order.
    pub events: &'a [Event],
    /// What has been said before everybody of cards that only one player has seen, in order.
    pub claims: &'a [Claim],
    /// What this seat alone knows.
    pub own: &'a Own,
}

/// What somebody says before everybody of a card that they alone have seen: true or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who says it.
    pub by: Seat,
    /// Of whom.
    pub about: Seat,
    /// On which side that player is.
    pub side: Side,
}

/// What a seat alone knows.
#[derive(Clone, Default)]
pub struct Own {
    /// The own character.
    pub role: Option<Role>,
    /// Whom the seat saw in the reveal.
    pub sights: Vec<Sight>,
    /// The cards that this seat alone was shown, in order.
    pub shown: Vec<(Seat, Shown)>,
    /// The mission cards of others that it has looked at.
    pub looked: Vec<(Mission, Seat, MissionCard)>,
    /// The own mission cards of missions that are over.
    pub played: Vec<(Mission, MissionCard)>,
}

/// What a card has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The character.
    Role(Role),
    /// The side alone.
    Side(Side),
}

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Approves what is safe, and hides longer.
    Careful,
    /// Risks something, and sabotages early.
    Bold,
    /// Plays like the careful, and says more.
    Talkative,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 3] = [Self::Careful, Self::Bold, Self::Talkative];
}

/// What somebody is asked.
pub enum Asked {
    /// For a team.
    Team {
        /// So many.
        size: u8,
        /// Of these.
        of: SeatSet,
    },
    /// For the vote on the team that is proposed.
    Vote,
    /// For one of these mission cards.
    Card(Vec<MissionCard>),
    /// For something that the rules let them do.
    Act {
        /// What they let.
        of: Vec<Action>,
        /// Whether everybody waits for it.
        must: bool,
    },
}

/// What somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Proposes this team.
    Team(SeatSet),
    /// Approves, or rejects.
    Vote(bool),
    /// Plays this mission card.
    Card(MissionCard),
    /// Does this.
    Act(Action),
    /// Does nothing.
    Nothing,
}

/// Why, as it is said before everybody: true or bluffing. Whatever it says of missions is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Nobody on the team was on a mission that failed.
    CleanSoFar,
    /// Nobody on the team but the speaker was on a mission that failed.
    CleanButMe,
    /// This player was on so many missions that failed.
    Failed(Seat, u8),
    /// This player has approved a team that failed without being on it.
    ForFailed(Seat),
    /// The speaker is not on the team.
    NotOnTeam,
    /// One rejection more would cost too much.
    LastChance,
    /// The speaker trusts whoever proposed it.
    TrustsLeader(Seat),
    /// The speaker doubts whoever proposed it.
    DoubtsLeader(Seat),
    /// The speaker doubts this member, or somebody who was left out.
    Doubts(Seat),
    /// The speaker is on the team.
    OwnTeam,
    /// Nobody knows anything yet.
    TooEarly,
}

/// A virtual player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// How this player plays.
    pub style: Style,
    /// What tells two players of one style apart.
    pub seed: u64,
}

impl Bot {
    /// What this player does.
    #[must_use]
    pub fn decide(&self, view: &View<'_>, asked: &Asked) -> Choice {
        Thinking::new(view, *self).choose(asked)
    }

    /// What this player says about a team that they propose, or about their vote on the team that is proposed.
    #[must_use]
    pub fn says(&self, view: &View<'_>, choice: Choice) -> Option<Reason> {
        reasons::of(&Thinking::new(view, *self), choice)
    }

    /// What this player says of a card that nobody else has seen. None if this seat hasn't seen it either.
    #[must_use]
    pub fn claims(&self, view: &View<'_>, about: Seat) -> Option<Claim> {
        let (_, shown) = view.own.shown.iter().rev().find(|(owner, _)| *owner == about)?;
        let seen = match shown {
            Shown::Role(role) => role.side(),
            Shown::Side(side) => *side,
        };
        let thinking = Thinking::new(view, *self);
        let side = if thinking.is_evil() { evil::claims(&thinking, seen) } else { seen };
        Some(Claim { by: view.seat, about, side })
    }

    /// What a careful player would do now from this seat, and why in truth.
    #[must_use]
    pub fn hint(view: &View<'_>, asked: &Asked) -> Advice {
        advice::of(&Thinking::new(view, Self { style: Style::Careful, seed: 0 }), asked)
    }
}

impl Thinking<'_> {
    fn choose(&self, asked: &Asked) -> Choice {
        let looks_evil = self.is_evil() || good::poses(self);
        match (asked, self.is_evil()) {
            (Asked::Team { size, of }, _) if looks_evil => Choice::Team(evil::team(self, *size, *of)),
            (Asked::Team { size, of }, _) => Choice::Team(good::team(self, *size, *of)),
            // Whoever turned down the own team would be asked why for the rest of the game.
            (Asked::Vote, _) if self.view.game.leader() == self.me() => Choice::Vote(true),
            (Asked::Vote, _) if looks_evil => Choice::Vote(evil::approves(self)),
            (Asked::Vote, _) => Choice::Vote(good::approves(self)),
            (Asked::Card(cards), true) => Choice::Card(evil::card(self, cards)),
            (Asked::Card(cards), false) => Choice::Card(good::card(self, cards)),
            (Asked::Act { of, must }, _) => acts::choose(self, of, *must),
        }
    }
}
