//! Saved games on the disk: a public file each, and a private one where the narrator knows secrets.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use super::entry::Entry;
use super::frame::{BadContent, Content, Damage, DecodeError, decode_all_by};
use super::game_id::GameId;
use super::line;
use super::lines::{Found, Lines, read_all};
use super::private::{self, Private, PrivateEntry};
use super::reading::Reading;
use super::record::Record;
use super::trouble::{StorageError, Trouble};
use crate::files;
use crate::game::secret::Sealed;

/// The longest first line that is looked at for the place of its game, in bytes. Real ones have a few hundred.
const LONGEST_FIRST: u64 = 100_000;

/// The files of a game that is being played. No other program can open them meanwhile.
#[derive(Debug)]
pub struct Journal {
    id: GameId,
    folder: PathBuf,
    public: Lines,
    /// There once something was confided.
    private: Option<Lines>,
    aside: Option<Aside>,
    private_aside: Option<Aside>,
    /// What was told of the file already.
    told: Vec<Warning>,
}

/// What is told of a file once, as soon as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// Little more finds room in it.
    NearlyFull,
    /// Another program could write to it meanwhile, since the disk knows no locks.
    Unlocked,
}

/// A damaged file that was kept whole under a name of its own, and what the one in its place lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// The name, beside the game.
    pub file: String,
    /// How many entries are lost, if that is known.
    pub lost: Option<usize>,
}

/// What the clock of this machine says. One that is beyond all days that can be written is at the last of them.
#[must_use]
pub fn now() -> Zoned {
    at(SystemTime::now())
}

fn at(time: SystemTime) -> Zoned {
    let last = if time < SystemTime::UNIX_EPOCH { Timestamp::MIN } else { Timestamp::MAX };
    Timestamp::try_from(time).unwrap_or(last).to_zoned(TimeZone::system())
}

/// What is done with a public file that is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IfDamaged {
    Refuse,
    GoOnBefore,
}

impl Journal {
    /// A file for a new game, in a folder that is made if need be. It has the day's next free number.
    ///
    /// # Errors
    /// Why the system refuses. No file is left behind.
    pub fn create(folder: &Path, first: &Entry) -> Result<Self, StorageError> {
        Self::create_on(now().date(), folder, first)
    }

    fn create_on(day: Date, folder: &Path, first: &Entry) -> Result<Self, StorageError> {
        files::make_folder(folder)?;
        let sequence = next_sequence(folder)?;
        let (id, file) = new_file(day, folder)?;
        let begun = Self::begin(folder, id.clone(), file, &line::encode_first(sequence, first));
        if begun.is_err() {
            // Whatever the reason, a file without a game would only be in the way. If it can't go, it is listed as empty.
            fs::remove_file(id.path(folder)).ok();
        }
        begun
    }

    fn begin(folder: &Path, id: GameId, file: File, first: &str) -> Result<Self, StorageError> {
        let mut journal = Self::of(folder, &id, Lines::new(file)?);
        journal.public.append(|_| first.to_owned())?;
        files::sync_folder(folder)?;
        Ok(journal)
    }

    fn of(folder: &Path, id: &GameId, public: Lines) -> Self {
        Self {
            id: id.clone(),
            folder: folder.to_owned(),
            public,
            private: None,
            aside: None,
            private_aside: None,
            told: Vec::new(),
        }
    }

    /// A saved game to go on with, and what is in it. A last line that was not written to its end is cut away. A
    /// private part that is damaged is kept aside, and what can be trusted of it takes its place.
    ///
    /// # Errors
    /// Why a file can't be used, also a public one that is damaged; both are left as they are.
    pub fn open(folder: &Path, id: &GameId) -> Result<(Self, Reading, Sealed<Private>), StorageError> {
        Self::open_if(IfDamaged::Refuse, folder, id)
    }

    /// The same for a damaged game: its file is kept aside, and what is sound of it takes its place.
    ///
    /// # Errors
    /// Why a file can't be used; both are left as they are.
    pub fn mend(folder: &Path, id: &GameId) -> Result<(Self, Reading, Sealed<Private>), StorageError> {
        Self::open_if(IfDamaged::GoOnBefore, folder, id)
    }

    fn open_if(
        if_damaged: IfDamaged,
        folder: &Path,
        id: &GameId,
    ) -> Result<(Self, Reading, Sealed<Private>), StorageError> {
        let (path, private_path) = (id.path(folder), id.private_path(folder));
        files::make_folder(folder)?;
        let public = Found::new(open_file(&path, id)?)?;
        let reading = Reading::of(&public.bytes)?;
        if let (Some(damage), IfDamaged::Refuse) = (reading.damage, if_damaged) {
            return Err(StorageError::Damaged(damage));
        }
        // Whatever may be refused is refused before anything is changed.
        let private = PrivatePart::find(&private_path, id, &reading.record)?;
        let (public, aside) = match reading.damage {
            None => (public.go_on(reading.entries.len(), reading.length)?, None),
            Some(damage) => {
                let (lines, file) = public.set_aside(&path, reading.entries.len(), reading.length)?;
                (lines, Some(Aside { file, lost: damage.lost }))
            }
        };
        let mut journal = Self { aside, ..Self::of(folder, id, public) };
        let confided = match private {
            None => Vec::new(),
            Some(private) => private.go_on(&private_path, &mut journal)?,
        };
        Ok((journal, reading, Sealed::new(Private::of(confided))))
    }

    /// Writes an entry and waits until it is on the disk. After an error the file is as it was.
    ///
    /// # Errors
    /// Why the system refuses.
    pub fn append(&mut self, entry: &Entry) -> Result<(), StorageError> {
        self.public.append(|number| line::encode(number, entry))
    }

    /// The same for the private part, in a file that only its owner may read.
    ///
    /// # Errors
    /// Why the system refuses.
    pub fn confide(&mut self, entry: &PrivateEntry) -> Result<(), StorageError> {
        let lines = match &mut self.private {
            Some(lines) => lines,
            None => {
                let file = new_private_file(&self.id.private_path(&self.folder))?;
                let lines = self.private.insert(Lines::new(file)?);
                files::sync_folder(&self.folder)?;
                lines
            }
        };
        lines.append(|number| private::encode(number, entry))
    }

    /// What is to be told of the file by now, each once.
    pub fn warnings(&mut self) -> Vec<Warning> {
        let nearly_full = self.public.is_nearly_full() || self.private.as_ref().is_some_and(Lines::is_nearly_full);
        let all = [(self.public.is_unlocked(), Warning::Unlocked), (nearly_full, Warning::NearlyFull)];
        let new = all.into_iter().filter(|(is_so, warning)| *is_so && !self.told.contains(warning));
        let new: Vec<Warning> = new.map(|(_, warning)| warning).collect();
        self.told.extend(&new);
        new
    }

    /// Whether a last line that was not written to its end was cut away when the file was opened. No entry of which
    /// anybody was told that it is saved is lost by that.
    #[must_use]
    pub fn was_cut(&self) -> bool {
        self.public.was_cut()
    }

    /// The damaged file of the game, if it was mended when it was opened.
    #[must_use]
    pub fn aside(&self) -> Option<&Aside> {
        self.aside.as_ref()
    }

    /// The damaged private part of the game, if there was one when it was opened.
    #[must_use]
    pub fn private_aside(&self) -> Option<&Aside> {
        self.private_aside.as_ref()
    }

    /// The id of the game.
    #[must_use]
    pub fn id(&self) -> &GameId {
        &self.id
    }
}

/// The private part of a game that is being opened. Nothing of it was changed yet.
struct PrivatePart {
    found: Found,
    content: Content<PrivateEntry>,
    /// What can be trusted of it, if it is damaged.
    trusted: Vec<PrivateEntry>,
}

impl PrivatePart {
    /// None if there is none.
    fn find(path: &Path, id: &GameId, record: &Record) -> Result<Option<Self>, StorageError> {
        let found = match open_file(path, id).map(Found::new) {
            Ok(found) => found?,
            Err(StorageError::NoSuchGame(_)) => return Ok(None),
            Err(error) => return Err(error),
        };
        let content = match decode_all_by(private::decode(record.game().edition()), &found.bytes) {
            Ok(content) => content,
            Err(error) if is_newer(&error) => return Err(error.into()),
            // What was not written whole was confided to nobody.
            Err(BadContent::Empty) => Content { entries: Vec::new(), length: 0, damage: None },
            Err(_) => Content { entries: Vec::new(), length: 0, damage: Some(Damage { line: 1, lost: None }) },
        };
        let private = Private::of(content.entries.clone());
        if !private.is_of(record) {
            return Err(StorageError::PrivateOfAnother);
        }
        let trusted = private.trusted_after_damage(record);
        Ok(Some(Self { found, content, trusted }))
    }

    /// Goes on with it; if it is damaged, in a file that takes its place.
    fn go_on(self, path: &Path, journal: &mut Journal) -> Result<Vec<PrivateEntry>, StorageError> {
        let Content { entries, length, damage } = self.content;
        let Some(damage) = damage else {
            journal.private = Some(self.found.go_on(entries.len(), length)?);
            return Ok(entries);
        };
        let lines = (1..).zip(&self.trusted).map(|(number, entry)| private::encode(number, entry) + "\n");
        let (lines, file) = self.found.replace(path, self.trusted.len(), lines.collect::<String>().as_bytes())?;
        let dropped = entries.len() - self.trusted.len();
        journal.private = Some(lines);
        journal.private_aside = Some(Aside { file, lost: damage.lost.map(|lost| lost + dropped) });
        Ok(self.trusted)
    }
}

fn is_newer(error: &BadContent) -> bool {
    matches!(error, BadContent::Line { error: DecodeError::Newer { .. }, .. })
}

/// What is sound of a saved game, which may be open elsewhere. Nothing is changed.
///
/// # Errors
/// Why the file can't be read.
pub fn read(folder: &Path, id: &GameId) -> Result<Reading, StorageError> {
    Ok(Reading::of(&read_file(&id.path(folder), id)?)?)
}

/// The private part of a saved game, which may be open elsewhere; empty if it has none. Nothing is changed.
///
/// # Errors
/// Why the file can't be read, or where it is damaged.
pub fn read_private(folder: &Path, id: &GameId, record: &Record) -> Result<Sealed<Private>, StorageError> {
    let read = |bytes: Vec<u8>| -> Result<_, StorageError> {
        let Content { entries, damage, .. } = decode_all_by(private::decode(record.game().edition()), &bytes)?;
        damage.map_or(Ok(entries), |damage| Err(StorageError::Private(damage.line)))
    };
    let path = id.private_path(folder);
    if fs::symlink_metadata(&path).is_ok_and(|there| there.is_symlink()) {
        return Err(StorageError::Trouble(Trouble::Link));
    }
    let entries = match read_file(&path, id).and_then(read) {
        Ok(entries) => entries,
        Err(StorageError::NoSuchGame(_) | StorageError::Content(BadContent::Empty)) => Vec::new(),
        Err(error) => return Err(error.of_private_part()),
    };
    Ok(Sealed::new(Private::of(entries)))
}

/// The place among the others that the next game of a folder has: a clock that goes back does not change what came after
/// what.
fn next_sequence(folder: &Path) -> io::Result<u64> {
    let ids = fs::read_dir(folder)?.filter_map(|file| GameId::from_path(&file.ok()?.path()));
    let newest = ids.filter_map(|id| sequence(folder, &id).ok()?).max();
    Ok(newest.unwrap_or(0).saturating_add(1))
}

/// The place of a game among the others of its folder. Old games have none.
///
/// # Errors
/// The beginning of the file can't be read.
pub(super) fn sequence(folder: &Path, id: &GameId) -> Result<Option<u64>, StorageError> {
    let path = id.path(folder);
    // Looked at before it is opened: opening a named pipe would wait for ever.
    if !fs::metadata(&path)?.is_file() {
        return Err(BadContent::Foreign.into());
    }
    let mut first = Vec::new();
    BufReader::new(File::open(&path)?).take(LONGEST_FIRST).read_until(b'\n', &mut first)?;
    let first = first.strip_suffix(b"\n").ok_or(BadContent::Empty)?;
    line::sequence(first).map_err(|error| BadContent::Line { number: 1, error }.into())
}

fn new_file(day: Date, folder: &Path) -> io::Result<(GameId, File)> {
    let mut number = 1;
    loop {
        let id = GameId::of_day(day, number);
        match files::create_new(&id.path(folder)) {
            Ok(file) => return Ok((id, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// A new file for the private part, or one that was begun and is empty. Whatever else is there was not there when the
/// game was opened, and is kept.
fn new_private_file(path: &Path) -> io::Result<File> {
    let file = match files::create_new(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => files::open(path)?,
        created => return created,
    };
    if file.metadata()?.len() == 0 {
        return Ok(file);
    }
    files::keep_aside(path)?;
    fs::remove_file(path)?;
    files::create_new(path)
}

/// A file of a game, to be gone on with.
fn open_file(path: &Path, id: &GameId) -> Result<File, StorageError> {
    files::open(path).map_err(|error| unopened(error, id))
}

fn read_file(path: &Path, id: &GameId) -> Result<Vec<u8>, StorageError> {
    // Looked at before it is opened: opening a named pipe would wait for ever.
    if !fs::metadata(path).map_err(|error| unopened(error, id))?.is_file() {
        return Err(BadContent::Foreign.into());
    }
    read_all(&mut File::open(path).map_err(|error| unopened(error, id))?)
}

fn unopened(error: io::Error, id: &GameId) -> StorageError {
    match error.kind() {
        ErrorKind::NotFound => StorageError::NoSuchGame(id.clone()),
        ErrorKind::IsADirectory => BadContent::Foreign.into(),
        _ => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Edition, LeaderChoice, Reveal, Setup};
    use crate::journal::saved;
    use crate::language::Language;

    fn first() -> Entry {
        let setup = Setup {
            edition: Edition::default(),
            players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(String::from).to_vec(),
            leader: LeaderChoice::Draw,
            reveal: Reveal::Touch,
            modules: Default::default(),
            seed: 7,
        };
        Entry::Begun { setup, language: Language::ENGLISH }
    }

    #[test]
    fn a_clock_beyond_all_days_is_at_the_last_one() {
        use std::time::Duration;
        let years = |count: u64| Duration::from_secs(count * 366 * 24 * 60 * 60);
        assert_eq!(at(SystemTime::UNIX_EPOCH + years(9_000)).year(), 9999);
        assert_eq!(at(SystemTime::UNIX_EPOCH + years(200_000_000)).year(), 9999);
        assert!(at(SystemTime::UNIX_EPOCH - years(200_000_000)).year() < -9990);
        let folder = tempfile::tempdir().unwrap();
        let day = at(SystemTime::UNIX_EPOCH + years(9_000)).date();
        let id = Journal::create_on(day, folder.path(), &first()).unwrap().id().clone();
        assert_eq!(id.day().map(|(day, _)| day), Some(day));
        assert_eq!(saved::list(folder.path()).unwrap().len(), 1);
    }

    #[test]
    fn games_stand_in_the_order_in_which_they_were_begun_whatever_the_clock_says() {
        let folder = tempfile::tempdir().unwrap();
        let days = [(2026, 11, 21), (2099, 1, 1), (1970, 1, 1), (2026, 11, 20), (1970, 1, 1), (2026, 11, 21)];
        let begun: Vec<GameId> = days
            .into_iter()
            .map(|(year, month, day)| {
                let day = jiff::civil::date(year, month, day);
                let journal = Journal::create_on(day, folder.path(), &first()).unwrap();
                let newest = saved::newest_unfinished(folder.path()).unwrap().unfinished.unwrap();
                assert_eq!(newest.id, *journal.id());
                journal.id().clone()
            })
            .collect();
        let listed: Vec<GameId> = saved::list(folder.path()).unwrap().into_iter().rev().map(|game| game.id).collect();
        assert_eq!(listed, begun);
        let named: Vec<&str> = begun.iter().map(GameId::as_str).collect();
        let names = ["2026-11-21-1", "2099-01-01-1", "1970-01-01-1", "2026-11-20-1", "1970-01-01-2", "2026-11-21-2"];
        assert_eq!(named, names, "the name still tells what the clock said");
    }
}
