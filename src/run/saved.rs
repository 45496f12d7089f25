//! Saved games: found, opened, listed, exported.

use std::io::{BufRead, Read};

use super::DONE;
use super::world::World;
use crate::args::With;
use crate::game::BySeat;
use crate::game::secret::Sealed;
use crate::journal::export::{Format, Secrets, export as write};
use crate::journal::frame::Damage;
use crate::journal::game_id::GameId;
use crate::journal::private::Private;
use crate::journal::reading::Reading;
use crate::journal::record::Record;
use crate::journal::saved::{self, Newest, Saved, Summary};
use crate::journal::storage::{self, Aside, Journal};
use crate::journal::trouble::StorageError;
use crate::language::{Form, Intent, Length, Message, Verb};
use moderator::state::setup_dialogue::entries_lost;
use protocol::input::LONGEST_LINE;
use protocol::{KeptAside, Opened, Unfinished};

/// How many saved games are named when one is not found.
const TOLD: usize = 5;

/// Lists all saved games, the newest first.
pub(super) fn list(world: &World) -> u8 {
    match saved::list(&world.folders.games()) {
        Ok(games) if games.is_empty() => world.print([world.text(&Message::new("no-games"))]),
        Ok(games) => world.print(games.iter().map(|game| line(world, game))),
        Err(error) => world.fault(&Message::new("games-unreadable").message("reason", error.message())),
    }
}

/// Deletes a saved game, after one question: it can't be brought back.
pub(super) fn delete(world: &World, game: &str) -> u8 {
    let id = match find(world, Some(game)) {
        Ok(id) => id,
        Err(message) => return world.fault(&message),
    };
    let about = |key| Message::new(key).text("game", id.to_string());
    world.print([world.text(&about("ask-delete"))]);
    let mut answer = String::new();
    // An input that can't be read is no yes.
    let _ = std::io::stdin().lock().take(LONGEST_LINE as u64).read_line(&mut answer);
    if world.localizer.understand(&answer, &[Verb::Confirm]) != Ok(Intent::Plain(Verb::Confirm)) {
        return world.print([world.text(&about("not-deleted"))]);
    }
    match saved::delete(&world.folders.games(), &id) {
        Ok(()) => world.print([world.text(&about("game-deleted"))]),
        Err(error) => world.fault(&unreadable(&id, error.message())),
    }
}

/// A game in one line, with the names of its own players.
fn line(world: &World, game: &Saved) -> String {
    let players = game.content.as_ref().map(|summary| summary.players.clone()).unwrap_or_default();
    world.localizer.with_names(&game.listed(), &BySeat::new(players), Form::Printed, Length::Full)
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Writes a saved game to standard output in another form: with its secrets once it is over, or where they are asked
/// for.
pub(super) fn export(world: &World, game: &str, format: &str, with: With) -> u8 {
    let id = match find(world, Some(game)) {
        Ok(id) => id,
        Err(message) => return world.fault(&message),
    };
    let Reading { record, damage, .. } = match read(world, &id) {
        Ok(read) => read,
        Err(reason) => return world.fault(&unreadable(&id, reason)),
    };
    let secrets = match with {
        With::Secrets => secrets(world, &id, &record),
        With::WhatIsOpen if record.game().ending().is_some() => secrets(world, &id, &record),
        With::WhatIsOpen => Ok(None),
    };
    let (secrets, fault) = match (secrets, with) {
        (Ok(None), With::Secrets) => return world.fault(&Message::new("no-secrets").text("game", id.to_string())),
        (Err(reason), With::Secrets) => return world.fault(&secrets_unreadable(&id, reason)),
        // What everybody knows is told all the same.
        (Err(reason), With::WhatIsOpen) => (None, Some(secrets_unreadable(&id, reason))),
        (Ok(secrets), _) => (secrets, None),
    };
    let Some(format) = Format::from_id(format) else { return DONE };
    let text = write(&record, secrets.as_ref(), &id, format, world.language);
    let printed = world.print_whole(text.lines().map(str::to_owned));
    let part = damage.map(|damage| told_in_part(&id, &damage));
    part.into_iter().chain(fault).fold(printed, |_, fault| world.fault(&fault))
}

/// Only the sound part of a damaged game was told.
pub(super) fn told_in_part(id: &GameId, damage: &Damage) -> Message {
    let told = Message::new("game-told-in-part").text("game", id.to_string());
    told.number("line", small(damage.line)).message("lost", entries_lost(damage.lost.map(small)))
}

/// What the private part of a game tells; none if it has none.
fn secrets(world: &World, id: &GameId, record: &Record) -> Result<Option<Secrets>, Message> {
    let private = storage::read_private(&world.folders.games(), id, record).map_err(|error| error.message())?;
    Ok(Secrets::of(record, private.0.open()))
}

fn secrets_unreadable(id: &GameId, reason: Message) -> Message {
    Message::new("secrets-unreadable").text("game", id.to_string()).message("reason", reason)
}

/// The game that is meant: by its name, or the newest unfinished one.
pub(super) fn find(world: &World, game: Option<&str>) -> Result<GameId, Message> {
    let unlisted = |error: StorageError| Message::new("games-unreadable").message("reason", error.message());
    let folder = world.folders.games();
    let Some(name) = game else {
        let newest = saved::newest_unfinished(&folder).map_err(unlisted)?;
        let passed_over = passed_over(&newest);
        let Some(game) = newest.unfinished else {
            return Err(passed_over.into_iter().next().unwrap_or_else(|| Message::new("no-unfinished-game")));
        };
        for message in passed_over {
            world.fault(&message);
        }
        return Ok(game.id);
    };
    let ids: Vec<String> = saved::list(&folder).map_err(unlisted)?.iter().map(|game| game.id.to_string()).collect();
    match GameId::from_name(name).filter(|_| ids.iter().any(|id| id == name)) {
        Some(id) => Ok(id),
        None if ids.is_empty() => Err(Message::new("no-games")),
        None => {
            // Nobody would hear out more than a few: the newest are told.
            let newest = ids.into_iter().take(TOLD).collect();
            Err(Message::new("no-such-game").text("game", name).texts("games", newest))
        }
    }
}

/// What is said of games that would come first, and can't be read.
pub(super) fn passed_over(newest: &Newest) -> Vec<Message> {
    let told = |game: &Saved| Some(unreadable(&game.id, game.content.as_ref().err()?.message()));
    newest.passed_over.iter().take(TOLD).filter_map(told).collect()
}

/// How a game is opened to go on with it.
pub(super) type Open = fn(&World, &GameId) -> Result<(Journal, Opened), StorageError>;

/// Opens a game to go on with it.
pub(super) fn open(world: &World, id: &GameId) -> Result<(Journal, Opened), StorageError> {
    Journal::open(&world.folders.games(), id).map(opened)
}

/// The same for a damaged game: what is sound of it takes its place.
pub(super) fn mend(world: &World, id: &GameId) -> Result<(Journal, Opened), StorageError> {
    Journal::mend(&world.folders.games(), id).map(opened)
}

fn opened((journal, reading, private): (Journal, Reading, Sealed<Private>)) -> (Journal, Opened) {
    let kept = |aside: &Aside| KeptAside { file: aside.file.clone(), lost: aside.lost.map(small) };
    let opened = Opened {
        record: Box::new(reading.record),
        cut: journal.was_cut(),
        private,
        reached: None,
        aside: journal.aside().map(kept),
        private_aside: journal.private_aside().map(kept),
    };
    (journal, opened)
}

/// A damaged game, as a table is told of it that has asked for it.
pub(super) fn damaged(world: &World, id: GameId) -> Result<(Record, Unfinished), Message> {
    let reading = read(world, &id)?;
    let game = Saved { day: id.day().map(|(day, _)| day), content: Ok(Summary::of(&reading)), id };
    let unfinished = Unfinished::of(game).ok_or_else(|| Message::new("no-unfinished-game"))?;
    Ok((reading.record, unfinished))
}

/// Reads what is sound of a game without changing anything.
pub(super) fn read(world: &World, id: &GameId) -> Result<Reading, Message> {
    storage::read(&world.folders.games(), id).map_err(|error| error.message())
}

/// A named game that can't be used.
pub(super) fn unreadable(id: &GameId, reason: Message) -> Message {
    Message::new("game-unreadable").text("game", id.to_string()).message("reason", reason)
}
