//! What a list tells of saved games, wherever they are kept.

use jiff::civil::Date;

use super::frame::Damage;
use super::game_id::GameId;
use super::reading::Reading;
use super::trouble::StorageError;
use crate::game::{Edition, Ending, Phase};
use crate::language::{Language, Message, terms};

/// A saved game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The id of the game.
    pub id: GameId,
    /// The local day on which it began; for a renamed file the day on which it was last written.
    pub day: Option<Date>,
    /// What is in it, or why it can't be read.
    pub content: Result<Summary, StorageError>,
}

/// What the list tells of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The rules in use.
    pub edition: Edition,
    /// The players, clockwise.
    pub players: Vec<String>,
    /// The language in which it began.
    pub language: Language,
    /// The number of actions that stand.
    pub actions: usize,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// Whether it has ended without a result.
    pub abandoned: bool,
    /// The round, from 1, and who leads in it; none before the first round.
    pub stands_at: Option<(u8, String)>,
    /// Where its file is damaged: all else is told of what comes before.
    pub damage: Option<Damage>,
}

/// The newest game that can be gone on with, and what is newer than any game that can be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Newest {
    /// The game.
    pub unfinished: Option<Saved>,
    /// Games that can't be read at all, the newest first.
    pub passed_over: Vec<Saved>,
}

impl Summary {
    /// What the list tells of a game that was read.
    #[must_use]
    pub fn of(Reading { record, damage, .. }: &Reading) -> Self {
        let game = record.game();
        let leader = record.names().get(game.leader()).cloned().unwrap_or_default();
        let has_begun = !matches!(game.phase(), Phase::Setup | Phase::Captain | Phase::Reveal);
        Self {
            edition: record.setup().edition,
            players: record.setup().players.clone(),
            language: record.language(),
            actions: record.past().len(),
            ending: game.ending(),
            abandoned: record.is_abandoned(),
            stands_at: has_begun.then(|| (game.round(), leader)),
            damage: *damage,
        }
    }
}

impl Newest {
    /// The newest among games that come newest first. No more of them are looked at than it takes.
    #[must_use]
    pub fn among(games: impl IntoIterator<Item = Saved>) -> Self {
        let mut newest = Self::default();
        let mut is_newest = true;
        for game in games {
            is_newest &= game.content.is_err();
            if game.is_unfinished() {
                newest.unfinished = Some(game);
                break;
            }
            if is_newest {
                newest.passed_over.push(game);
            }
        }
        newest
    }
}

/// A day as it is said.
#[must_use]
pub fn date(day: Option<Date>) -> Message {
    match day {
        None => Message::new("export-unknown"),
        Some(day) => Message::new("date")
            .number("day", day.day().unsigned_abs())
            .number("month", day.month().unsigned_abs())
            .number("year", day.year().unsigned_abs()),
    }
}

impl Saved {
    /// The game in one line.
    #[must_use]
    pub fn listed(&self) -> Message {
        let id = self.id.to_string();
        let summary = match &self.content {
            Ok(summary) => summary,
            Err(error) => {
                return Message::new("game-listed-damaged").text("game", id).message("reason", error.message());
            }
        };
        let actions = u32::try_from(summary.actions).unwrap_or(u32::MAX);
        let line = match (summary.damage, summary.ending) {
            (Some(_), _) => Message::new("game-listed-part").number("actions", actions),
            (None, None) if summary.abandoned => Message::new("game-listed-abandoned").number("actions", actions),
            (None, None) => Message::new("game-listed-open").number("actions", actions),
            (None, Some(ending)) => Message::new("game-listed-over").message("ending", terms::ending(ending)),
        };
        line.text("game", id).texts("names", summary.players.clone()).message("date", date(self.day))
    }

    /// Whether the game can be gone on with.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.content.as_ref().is_ok_and(|summary| summary.ending.is_none() && !summary.abandoned)
    }
}
