//! The list of saved games.

use std::cmp::Reverse;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::game_id::GameId;
use super::reading::Reading;
pub use super::summary::{Newest, Saved, Summary, date};
use super::trouble::StorageError;
use super::{posts, storage};

/// A saved game with all that is in it.
#[derive(Debug)]
pub struct Whole {
    /// The id of the game.
    pub id: GameId,
    /// The day on which it began, as in the list.
    pub day: Option<Date>,
    /// What is in it, or why it can't be read.
    pub reading: Result<Reading, StorageError>,
}

/// Deletes a game, with its private part and its posts. What was kept aside of a damaged one stays.
///
/// # Errors
/// Another narrator plays it, or the system refuses.
pub fn delete(folder: &Path, id: &GameId) -> Result<(), StorageError> {
    if let Err(StorageError::InUse) = storage::Journal::open(folder, id) {
        return Err(StorageError::InUse);
    }
    let gone = |result: std::io::Result<()>| match result {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(StorageError::from(error)),
        _ => Ok(()),
    };
    gone(fs::remove_dir_all(posts::folder(folder, id)))?;
    gone(fs::remove_file(id.phones_path(folder)))?;
    gone(fs::remove_file(id.private_path(folder)))?;
    gone(fs::remove_file(id.path(folder)))?;
    crate::files::sync_folder(folder).map_err(StorageError::from)
}

/// All saved games of a folder, the newest first. A folder that does not exist holds none.
///
/// # Errors
/// Why the folder can't be read. A damaged game is no error: it is listed with what is wrong.
pub fn list(folder: &Path) -> Result<Vec<Saved>, StorageError> {
    Ok(ids(folder)?.into_iter().map(|found| found.read(folder)).collect())
}

/// All saved games of a folder with all that is in them, the newest first. Each is read when it is its turn, so that no
/// more than one at a time takes up memory.
///
/// # Errors
/// Why the folder can't be read.
pub fn whole(folder: &Path) -> Result<impl Iterator<Item = Whole>, StorageError> {
    let read = |Found { day, id }| Whole { day, reading: storage::read(folder, &id), id };
    Ok(ids(folder)?.into_iter().map(read))
}

/// The newest game that can be gone on with. No more files are read than it takes to find it.
///
/// # Errors
/// Why the folder can't be read.
pub fn newest_unfinished(folder: &Path) -> Result<Newest, StorageError> {
    Ok(Newest::among(ids(folder)?.into_iter().map(|found| found.read(folder))))
}

/// A game that was found in the folder and not looked into yet.
struct Found {
    day: Option<Date>,
    id: GameId,
}

impl Found {
    fn by_name(&self) -> ByName {
        (self.day, self.id.day().map(|(_, number)| number), self.id.to_string())
    }

    fn read(self, folder: &Path) -> Saved {
        Saved { day: self.day, content: summary(folder, &self.id), id: self.id }
    }
}

/// The games of a folder, the newest first.
fn ids(folder: &Path) -> Result<Vec<Found>, StorageError> {
    let files = match fs::read_dir(folder) {
        Ok(files) => files,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error.into()),
    };
    let mut games = Vec::new();
    for file in files {
        let path = file?.path();
        if let Some(id) = GameId::from_path(&path) {
            let day = id.day().map(|(day, _)| day).or_else(|| day_written(&path));
            games.push(Found { day, id });
        }
    }
    let places: Vec<(ByName, Place)> =
        games.iter().map(|game| (game.by_name(), Place::of(folder, &game.id))).collect();
    let place = |name: &ByName| {
        let own = places.iter().find(|(other, _)| other == name).map(|(_, place)| *place)?;
        let before = || places.iter().filter(|(other, _)| other < name).filter_map(|(_, place)| place.told()).max();
        if own == Place::Unreadable { before() } else { own.told() }
    };
    games.sort_by_cached_key(|game| Reverse((place(&game.by_name()), game.by_name())));
    Ok(games)
}

/// The order of games by their names: their days, and the number on the day.
type ByName = (Option<Date>, Option<u32>, String);

/// What the file of a game tells about its place among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Told(u64),
    /// An old narrator has written it: it stands before all games that tell their place.
    Old,
    /// It stands after the games that its name comes after.
    Unreadable,
}

impl Place {
    fn of(folder: &Path, id: &GameId) -> Self {
        match storage::sequence(folder, id) {
            Ok(Some(place)) => Self::Told(place),
            Ok(None) => Self::Old,
            Err(_) => Self::Unreadable,
        }
    }

    fn told(self) -> Option<u64> {
        match self {
            Self::Told(place) => Some(place),
            Self::Old | Self::Unreadable => None,
        }
    }
}

fn summary(folder: &Path, id: &GameId) -> Result<Summary, StorageError> {
    Ok(Summary::of(&storage::read(folder, id)?))
}

fn day_written(path: &Path) -> Option<Date> {
    let written = Timestamp::try_from(fs::metadata(path).ok()?.modified().ok()?).ok()?;
    Some(written.to_zoned(TimeZone::system()).date())
}
