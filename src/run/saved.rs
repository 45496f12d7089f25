//! Saved games: found, opened, listed, exported.

use jiff::civil::Date;

use super::DONE;
use super::world::World;
use crate::journal::entry::Entry;
use crate::journal::export::{Format, export as write};
use crate::journal::game_id::GameId;
use crate::journal::record::Record;
use crate::journal::saved::{self, Saved};
use crate::journal::storage::{self, Journal};
use crate::journal::trouble::StorageError;
use crate::language::Message;

/// Lists all saved games, the newest first.
pub(super) fn list(world: &World) -> u8 {
    match saved::list(&world.folders.games()) {
        Ok(games) if games.is_empty() => world.print([world.text(&Message::new("no-games"))]),
        Ok(games) => world.print(games.iter().map(|game| world.text(&listed(game)))),
        Err(error) => world.fault(&Message::new("games-unreadable").message("reason", reason(&error))),
    }
}

fn listed(game: &Saved) -> Message {
    let id = game.id.to_string();
    match &game.content {
        Err(error) => Message::new("game-listed-damaged").text("game", id).message("reason", reason(error)),
        Ok(summary) => {
            let line = match summary.ending {
                None => Message::new("game-listed-open").number("actions", summary.actions as u32),
                Some(ending) => {
                    let ending = Message::new(crate::session::announce::ending_key(ending));
                    Message::new("game-listed-over").message("ending", ending)
                }
            };
            line.text("game", id).texts("names", summary.players.clone()).message("date", date(game.day))
        }
    }
}

/// Writes a saved game to standard output in another form.
pub(super) fn export(world: &World, game: &str, format: &str) -> u8 {
    let id = match find(world, Some(game)) {
        Ok(id) => id,
        Err(message) => return world.fault(&message),
    };
    let (_, record) = match read(world, &id) {
        Ok(read) => read,
        Err(reason) => return world.fault(&unreadable(&id, reason)),
    };
    let Some(format) = Format::from_id(format) else { return DONE };
    let text = write(&record, &id, format, world.language);
    world.print([text.trim_end_matches('\n').to_owned()])
}

/// The game that is meant: by its name, or the newest unfinished one.
pub(super) fn find(world: &World, game: Option<&str>) -> Result<GameId, Message> {
    let unlisted = |error: StorageError| Message::new("games-unreadable").message("reason", reason(&error));
    let games = saved::list(&world.folders.games()).map_err(unlisted)?;
    match game {
        None => {
            let unfinished = games.into_iter().find(Saved::is_unfinished);
            unfinished.map(|game| game.id).ok_or_else(|| Message::new("no-unfinished-game"))
        }
        Some(name) => {
            games.iter().find(|game| game.id.as_str() == name).map(|game| game.id.clone()).ok_or_else(|| {
                let ids: Vec<String> = games.iter().map(|game| game.id.to_string()).collect();
                match ids.is_empty() {
                    true => Message::new("no-games"),
                    false => Message::new("no-such-game").text("game", name).texts("games", ids),
                }
            })
        }
    }
}

/// Opens a game to go on with it.
pub(super) fn open(world: &World, id: &GameId) -> Result<(Journal, Record), Message> {
    let (journal, entries) = Journal::open(&world.folders.games(), id).map_err(|error| reason(&error))?;
    let record = Record::replay(entries).map_err(|error| reason(&StorageError::from(error)))?;
    Ok((journal, record))
}

/// Reads a game without changing anything.
pub(super) fn read(world: &World, id: &GameId) -> Result<(Vec<Entry>, Record), Message> {
    let entries = storage::read(&world.folders.games(), id).map_err(|error| reason(&error))?;
    let record = Record::replay(entries.clone()).map_err(|error| reason(&StorageError::from(error)))?;
    Ok((entries, record))
}

/// A named game that can't be used.
pub(super) fn unreadable(id: &GameId, reason: Message) -> Message {
    Message::new("game-unreadable").text("game", id.to_string()).message("reason", reason)
}

/// Why a file can't be used, as a part of a sentence.
pub(super) fn reason(error: &StorageError) -> Message {
    let key = match error.id() {
        "disk-full" => "storage-disk-full",
        "read-only" => "storage-read-only",
        "not-allowed" => "storage-not-allowed",
        "gone" => "storage-gone",
        "not-a-folder" => "storage-not-a-folder",
        "no-such-game" => "storage-no-such-game",
        "in-use" => "storage-in-use",
        "empty" => "storage-empty",
        "foreign" => "storage-foreign",
        "newer" => "storage-newer",
        "damaged" => "storage-damaged",
        _ => "storage-fault",
    };
    Message::new(key).number("line", error.line().unwrap_or(1) as u32)
}

/// A day as it is said.
pub(super) fn date(day: Option<Date>) -> Message {
    match day {
        None => Message::new("export-unknown"),
        Some(day) => Message::new("date")
            .number("day", day.day().unsigned_abs())
            .number("month", day.month().unsigned_abs())
            .number("year", day.year().unsigned_abs()),
    }
}
