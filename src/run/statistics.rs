//! Statistics: counted from the saved games whenever somebody asks, and read aloud. Nothing of them is kept.

use std::path::Path;

use super::reference::tell;
use super::saved::date;
use super::world::World;
use crate::game::secret::Sealed;
use crate::journal::game_id::GameId;
use crate::journal::private::Private;
use crate::journal::reading::Reading;
use crate::journal::record::Record;
use crate::journal::saved::{self, Whole};
use crate::journal::statistics::{OfPlayer, Statistics};
use crate::journal::storage;
use crate::language::Message;

/// Tells what was played, or what one player was in it.
pub(super) fn statistics(world: World, name: Option<&str>) -> u8 {
    let folder = world.folders.games();
    let games = match saved::whole(&folder) {
        Ok(games) => games,
        Err(error) => return world.fault(&Message::new("games-unreadable").message("reason", error.message())),
    };
    let told = match name {
        None => of_all(games),
        Some(name) => of_player(games, &folder, name),
    };
    tell(world, told)
}

fn of_all(games: impl Iterator<Item = Whole>) -> Vec<Message> {
    let (mut statistics, mut newest, mut left_out) = (Statistics::default(), None, 0);
    for game in games {
        match sound(game.reading.ok()) {
            Some(record) => {
                statistics.count(&record);
                newest = newest.or(game.day);
            }
            None => left_out += 1,
        }
    }
    if statistics.is_empty() && left_out == 0 {
        return vec![Message::new("no-games")];
    }
    let newest = newest.map(|day| Message::new("statistics-newest").message("date", date(Some(day))));
    statistics.told().into_iter().chain(newest).chain(told_of_left_out(left_out)).collect()
}

fn of_player(games: impl Iterator<Item = Whole>, folder: &Path, name: &str) -> Vec<Message> {
    let (mut player, mut left_out) = (OfPlayer::named(name), 0);
    for game in games {
        match sound(game.reading.ok()) {
            Some(record) if player.seat(&record).is_some() => {
                let private = private(folder, &game.id, &record);
                if !private.as_ref().is_some_and(|private| player.is_virtual(&record, private.0.open())) {
                    player.count(&record, private.and_then(|private| private.0.open().deal(&record)).as_ref());
                }
            }
            Some(_) => {}
            None => left_out += 1,
        }
    }
    let left_out = if player.has_never_played() { None } else { told_of_left_out(left_out) };
    player.told().into_iter().chain(left_out).collect()
}

/// A game whose file is sound to its end.
fn sound(reading: Option<Reading>) -> Option<Record> {
    reading.filter(|reading| reading.damage.is_none()).map(|reading| reading.record)
}

/// Who was what in a game, and who wasn't there. Of one that is not over the private part is not even read, and one that
/// can't be read tells nothing.
fn private(folder: &Path, id: &GameId, record: &Record) -> Option<Sealed<Private>> {
    record.game().ending()?;
    storage::read_private(folder, id, record).ok()
}

fn told_of_left_out(games: u32) -> Option<Message> {
    (games > 0).then(|| Message::new("statistics-left-out").number("games", games))
}
