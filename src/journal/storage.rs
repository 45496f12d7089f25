//! Saved games on the disk: one file each, appended to and synced line by line.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use jiff::Zoned;
use jiff::civil::Date;

use super::entry::Entry;
use super::game_id::GameId;
use super::line::{self, Content};
use super::trouble::StorageError;

/// The largest file that is read, in bytes: a game has a few thousand bytes, an evening of undo some more.
const LARGEST: u64 = 64 << 20;

/// A program that is being started holds a copy of the locks of the one that starts it for a moment, even when that
/// one has just been killed. So a lock is tried for again.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// The file of a game that is being played. No other program can open it meanwhile.
#[derive(Debug)]
pub struct Journal {
    id: GameId,
    file: Locked,
    /// The number of whole entries.
    entries: usize,
    /// The bytes that hold them.
    length: u64,
    /// Whether more than that may be in the file, from a write that failed.
    torn: bool,
    /// Whether a last line was cut away when the file was opened.
    cut: bool,
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
        let file = Locked::new(file)?;
        let mut journal = Self { id, file, entries: 0, length: 0, torn: false, cut: false };
        journal.append(first)?;
        sync_folder(folder)?;
        Ok(journal)
    }

    /// A saved game to go on with, and its entries. A last line that was not written to its end is cut away.
    ///
    /// # Errors
    /// Why the file can't be used; it is left as it is.
    pub fn open(folder: &Path, id: &GameId) -> Result<(Self, Vec<Entry>), StorageError> {
        let mut file = Locked::new(open_file(OpenOptions::new().read(true).write(true), folder, id)?)?;
        let bytes = read_all(&mut file.0)?;
        let Content { entries, length } = line::decode_all(&bytes)?;
        let torn = length < bytes.len();
        let mut journal =
            Self { id: id.clone(), file, entries: entries.len(), length: length as u64, torn, cut: torn };
        journal.mend()?;
        Ok((journal, entries))
    }

    /// Writes an entry and waits until it is on the disk. After an error the file is as it was.
    ///
    /// # Errors
    /// Why the system refuses.
    pub fn append(&mut self, entry: &Entry) -> Result<(), StorageError> {
        self.mend()?;
        let mut line = line::encode(self.entries + 1, entry);
        line.push('\n');
        if let Err(error) = self.write(line.as_bytes()) {
            self.torn = true;
            // The reason of the first failure is the one to tell; what can't be cut away now is before the next write.
            self.mend().ok();
            return Err(error.into());
        }
        self.entries += 1;
        self.length += line.len() as u64;
        Ok(())
    }

    fn write(&mut self, line: &[u8]) -> io::Result<()> {
        self.file.0.seek(SeekFrom::Start(self.length))?;
        self.file.0.write_all(line)?;
        self.file.0.sync_data()?;
        still_there(&self.file.0)
    }

    /// Cuts away what a failed write may have left.
    fn mend(&mut self) -> io::Result<()> {
        if self.torn {
            self.file.0.set_len(self.length)?;
            self.file.0.sync_data()?;
            self.torn = false;
        }
        Ok(())
    }

    /// Whether a last line that was not written to its end was cut away when the file was opened. No entry of which
    /// anybody was told that it is saved is lost by that, unless the file was damaged since.
    #[must_use]
    pub fn was_cut(&self) -> bool {
        self.cut
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
    let mut file = open_file(OpenOptions::new().read(true), folder, id)?;
    Ok(line::decode_all(&read_all(&mut file)?)?.entries)
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

fn open_file(how: &OpenOptions, folder: &Path, id: &GameId) -> Result<File, StorageError> {
    let path = id.path(folder);
    let missing = |error: io::Error| match error.kind() {
        ErrorKind::NotFound => StorageError::NoSuchGame(id.clone()),
        _ => error.into(),
    };
    // Looked at before it is opened: opening a named pipe would wait for ever.
    if !fs::metadata(&path).map_err(missing)?.is_file() {
        return Err(line::BadContent::Foreign.into());
    }
    how.open(&path).map_err(missing)
}

fn read_all(file: &mut File) -> Result<Vec<u8>, StorageError> {
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST { Err(StorageError::TooLarge) } else { Ok(bytes) }
}

/// A file that no other program can lock meanwhile.
#[derive(Debug)]
struct Locked(File);

impl Locked {
    fn new(file: File) -> Result<Self, StorageError> {
        for _ in 0..LOCK_TRIES {
            match file.try_lock() {
                Ok(()) => return Ok(Self(file)),
                Err(TryLockError::WouldBlock) => thread::sleep(LOCK_PAUSE),
                // Some network disks know no locks. A game without one is better than none.
                Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => return Ok(Self(file)),
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
        Err(StorageError::InUse)
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        // Closing the file would not do while a program that is being started still holds a copy of it.
        self.0.unlock().ok();
    }
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

/// A file whose name was removed can still be written to, and is lost when the program ends.
#[cfg(unix)]
fn still_there(file: &File) -> io::Result<()> {
    use std::os::unix::fs::MetadataExt;
    if file.metadata()?.nlink() == 0 { Err(ErrorKind::NotFound.into()) } else { Ok(()) }
}

#[cfg(not(unix))]
fn still_there(_: &File) -> io::Result<()> {
    Ok(())
}
