//! A saved game that could be gone on with.

use crate::journal::summary::{Saved, date};
use crate::language::Message;

/// A saved game that could be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The id of the game.
    pub id: String,
    /// Who plays.
    pub players: Vec<String>,
    /// When it was begun.
    pub date: Message,
    /// What of it is left, if its file is damaged.
    pub damage: Option<Damaged>,
}

/// What is left of a saved game whose file is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The actions that stand.
    pub kept: u32,
    /// How many entries after them are lost, if that is known.
    pub lost: Option<u32>,
    /// The round, from 1, and who leads in it; none before the first round.
    pub stands_at: Option<(u8, String)>,
}

impl Unfinished {
    /// A saved game as a table is told of it; none if it can't be read.
    #[must_use]
    pub fn of(game: Saved) -> Option<Self> {
        let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let summary = game.content.ok()?;
        let damage = summary.damage.map(|damage| Damaged {
            kept: small(summary.actions),
            lost: damage.lost.map(small),
            stands_at: summary.stands_at,
        });
        Some(Self { id: game.id.to_string(), players: summary.players, date: date(game.day), damage })
    }
}
