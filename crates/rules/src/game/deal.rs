//! The characters of all players, dealt by the narrator or told to it: what each player is, and whom each of them sees
//! (RULES section 8).

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::{ChaCha8Rng, ChaCha20Rng};
use rand::seq::SliceRandom;

use super::knowledge::{Characters, Role, Turn};
use super::role::Part;
use super::secret::Secret;
use super::{BySeat, Game, Seat, SeatSet, Side};

/// The seeds of a game in which the narrator deals. Nobody gets from one to the other.
pub struct Seeds {
    /// Of what everybody sees drawn: it stands in the public journal.
    pub public: u64,
    /// Of the deal.
    pub deal: Secret<u64>,
    /// Of the table's next game.
    pub next: Secret<u64>,
    /// Of virtual players.
    pub bots: Secret<u64>,
}

impl Seeds {
    /// The seeds that follow from the one that was drawn or given.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        let mut chance = ChaCha20Rng::seed_from_u64(seed);
        let public = chance.next_u64();
        let (deal, next) = (Secret::new(chance.next_u64()), Secret::new(chance.next_u64()));
        Self { public, deal, next, bots: Secret::new(chance.next_u64()) }
    }
}

/// Who is what. It belongs into a [`super::secret::Secret`], and so it has no form that could be printed.
#[derive(Clone)]
pub struct Deal {
    characters: Characters,
    roles: BySeat<Role>,
}

/// What a player sees in one part of the reveal. Which of these players is who, nobody learns.
#[derive(Clone, PartialEq, Eq)]
pub struct Sight {
    /// Whose turn it is to look.
    pub turn: Turn,
    /// Who is seen.
    pub players: SeatSet,
}

/// Cards that were told and are not those of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are not the character cards of this table")]
pub struct OtherCards;

impl Deal {
    /// Shuffles the character cards of a table. The same seed always deals the same, and something else each time that
    /// the table wants a new deal.
    #[must_use]
    pub fn shuffled(game: &Game, seed: u64, deals_before: u64) -> Self {
        let mut cards = game.character_cards();
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        chance.set_stream(deals_before);
        cards.shuffle(&mut chance);
        // The table may have said who is Captain America.
        let dealt = cards.iter().position(|role| role.part() == Some(Part::Captain));
        if let (Some(dealt), Some(told)) = (dealt, game.captain()) {
            cards.swap(dealt, told.index());
        }
        Self { characters: game.characters(), roles: BySeat::new(cards) }
    }

    /// The cards that lie on the table, told seat by seat.
    ///
    /// # Errors
    /// Refuses cards that this table does not play with, and others than were dealt.
    pub fn told(game: &Game, roles: Vec<Role>) -> Result<Self, OtherCards> {
        let sorted = |mut roles: Vec<Role>| {
            roles.sort_unstable();
            roles
        };
        if sorted(roles.clone()) != sorted(game.character_cards()) {
            return Err(OtherCards);
        }
        Ok(Self { characters: game.characters(), roles: BySeat::new(roles) })
    }

    /// What a player is.
    #[must_use]
    pub fn role(&self, seat: Seat) -> Option<Role> {
        self.roles.get(seat).copied()
    }

    /// Who has one of these characters.
    #[must_use]
    pub fn players(&self, of: &[Role]) -> SeatSet {
        self.roles.iter().filter(|(_, role)| of.contains(role)).map(|(seat, _)| seat).collect()
    }

    /// Who has the character with this part.
    #[must_use]
    pub fn player_with(&self, part: Part) -> Option<Seat> {
        self.roles.iter().find(|(_, role)| role.part() == Some(part)).map(|(seat, _)| seat)
    }

    /// Everybody of one side.
    #[must_use]
    pub fn players_of(&self, side: Side) -> SeatSet {
        self.roles.iter().filter(|(_, role)| role.side() == side).map(|(seat, _)| seat).collect()
    }

    /// What a player sees in the reveal, part by part.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Vec<Sight> {
        let Some(role) = self.role(seat) else { return Vec::new() };
        let looks = self.characters.stages().into_iter().filter(|stage| stage.looking.contains(&role));
        let sight = |stage: super::knowledge::Stage| Sight {
            turn: stage.turn,
            players: self.players(&stage.shown).without([seat].into_iter().collect()),
        };
        looks.map(sight).collect()
    }
}
