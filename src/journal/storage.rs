//! Saved games on the disk: a public file each, and a private one where the narrator knows secrets.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use jiff::Zoned;
use jiff::civil::Date;

use super::entry::Entry;
use super::game_id::GameId;
use super::line::{self, BadContent};
use super::lines::{Lines, read_all};
use super::private::{self, Private, PrivateEntry};
use super::trouble::StorageError;
use crate::game::secret::Sealed;

/// The owner may read and write, and nobody else anything.
#[cfg(unix)]
const PRIVATE_MODE: u32 = 0o600;

/// The files of a game that is being played. No other program can open them meanwhile.
#[derive(Debug)]
pub struct Journal {
    id: GameId,
    folder: PathBuf,
    public: Lines,
    /// There once something was confided.
    private: Option<Lines>,
}

impl Journal {
    /// A file for a new game, in a folder that is made if need be. It has the day's next free number.
    ///
    /// # Errors
    /// Why the system refuses. No file is left behind.
    pub fn create(folder: &Path, first: &Entry) -> Result<Self, StorageError> {
        Self::create_on(Zoned::now().date(), folder, first)
    }

    fn create_on(day: Date, folder: &Path, first: &Entry) -> Result<Self, StorageError> {
        fs::create_dir_all(folder)?;
        let (id, file) = new_file(day, folder)?;
        let begun = Self::begin(folder, id.clone(), file, first);
        if begun.is_err() {
            // Whatever the reason, a file without a game would only be in the way. If it can't go, it is listed as empty.
            fs::remove_file(id.path(folder)).ok();
        }
        begun
    }

    fn begin(folder: &Path, id: GameId, file: File, first: &Entry) -> Result<Self, StorageError> {
        let mut journal = Self { id, folder: folder.to_owned(), public: Lines::new(file)?, private: None };
        journal.append(first)?;
        sync_folder(folder)?;
        Ok(journal)
    }

    /// A saved game to go on with, and its entries. A last line that was not written to its end is cut away.
    ///
    /// # Errors
    /// Why a file can't be used; both are left as they are.
    pub fn open(folder: &Path, id: &GameId) -> Result<(Self, Vec<Entry>, Sealed<Private>), StorageError> {
        let mut how = OpenOptions::new();
        let how = how.read(true).write(true);
        let (public, entries) = Lines::open(open_file(how, id.path(folder), id)?, line::decode)?;
        let private = open_file(how, id.private_path(folder), id).and_then(|file| Lines::open(file, private::decode));
        let (private, confided) = match private {
            Ok((lines, entries)) => (Some(lines), entries),
            // What was not written whole was confided to nobody.
            Err(StorageError::NoSuchGame(_) | StorageError::Content(BadContent::Empty)) => (None, Vec::new()),
            Err(error) => return Err(error.of_private_part()),
        };
        let journal = Self { id: id.clone(), folder: folder.to_owned(), public, private };
        Ok((journal, entries, Sealed::new(Private::of(confided))))
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
                sync_folder(&self.folder)?;
                lines
            }
        };
        lines.append(|number| private::encode(number, entry))
    }

    /// Whether a last line that was not written to its end was cut away when the file was opened. No entry of which
    /// anybody was told that it is saved is lost by that, unless the file was damaged since.
    #[must_use]
    pub fn was_cut(&self) -> bool {
        self.public.was_cut()
    }

    /// The id of the game.
    #[must_use]
    pub fn id(&self) -> &GameId {
        &self.id
    }
}

/// The entries of a saved game, which may be open elsewhere. Nothing is changed.
///
/// # Errors
/// Why the file can't be read.
pub fn read(folder: &Path, id: &GameId) -> Result<Vec<Entry>, StorageError> {
    let mut file = open_file(OpenOptions::new().read(true), id.path(folder), id)?;
    Ok(line::decode_all(&read_all(&mut file)?)?.entries)
}

/// The private part of a saved game, which may be open elsewhere; empty if it has none. Nothing is changed.
///
/// # Errors
/// Why the file can't be read.
pub fn read_private(folder: &Path, id: &GameId) -> Result<Sealed<Private>, StorageError> {
    let read = |mut file| -> Result<_, StorageError> {
        Ok(line::decode_all_by(private::decode, &read_all(&mut file)?)?.entries)
    };
    let entries = match open_file(OpenOptions::new().read(true), id.private_path(folder), id).and_then(read) {
        Ok(entries) => entries,
        Err(StorageError::NoSuchGame(_) | StorageError::Content(BadContent::Empty)) => Vec::new(),
        Err(error) => return Err(error.of_private_part()),
    };
    Ok(Sealed::new(Private::of(entries)))
}

fn new_file(day: Date, folder: &Path) -> io::Result<(GameId, File)> {
    let mut number = 1;
    loop {
        let id = GameId::of_day(day, number);
        match OpenOptions::new().read(true).write(true).create_new(true).open(id.path(folder)) {
            Ok(file) => return Ok((id, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// A file that only its owner may read, new or taken over empty.
fn new_private_file(path: &Path) -> io::Result<File> {
    let mut how = OpenOptions::new();
    how.read(true).write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut how, PRIVATE_MODE);
    let file = how.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(PRIVATE_MODE))?;
    Ok(file)
}

fn open_file(how: &OpenOptions, path: PathBuf, id: &GameId) -> Result<File, StorageError> {
    let missing = |error: io::Error| match error.kind() {
        ErrorKind::NotFound => StorageError::NoSuchGame(id.clone()),
        _ => error.into(),
    };
    // Looked at before it is opened: opening a named pipe would wait for ever.
    if !fs::metadata(&path).map_err(missing)?.is_file() {
        return Err(BadContent::Foreign.into());
    }
    how.open(&path).map_err(missing)
}

/// A new name is on the disk only when its folder was synced too.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
