//! A file of lines, appended to and synced line by line, and kept from other programs meanwhile.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::trouble::StorageError;
use crate::files;

/// The largest file that is written and read, in bytes: a game has a few thousand bytes, an evening of undo some more.
const LARGEST: u64 = 64 << 20;

/// A file is nearly full when it has this much room left, in bytes: enough for any game to be played to its end.
const RESERVE: u64 = 1 << 20;

/// A program that is being started holds a copy of the locks of the one that starts it for a moment, even when that
/// one has just been killed. So a lock is tried for again.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// A file of lines, open for more.
#[derive(Debug)]
pub(super) struct Lines {
    file: Locked,
    /// The number of whole lines.
    lines: usize,
    /// The bytes that hold them.
    length: u64,
    /// Whether more than that may be in the file, from a write that failed.
    torn: bool,
    /// Whether a last line was cut away when the file was opened.
    cut: bool,
}

impl Lines {
    /// An empty file.
    pub fn new(file: File) -> Result<Self, StorageError> {
        Ok(Self::new_of(Locked::new(file)?))
    }

    fn new_of(file: Locked) -> Self {
        Self { file, lines: 0, length: 0, torn: false, cut: false }
    }

    /// Writes the line of the next number and waits until it is on the disk. After an error the file is as it was. What
    /// could not be read again is not written.
    pub fn append(&mut self, line: impl FnOnce(usize) -> String) -> Result<(), StorageError> {
        self.mend()?;
        let mut line = line(self.lines + 1);
        line.push('\n');
        if self.length + line.len() as u64 > LARGEST {
            return Err(StorageError::Full);
        }
        if let Err(error) = self.write(line.as_bytes()) {
            self.torn = true;
            // The reason of the first failure is the one to tell; what can't be cut away now is before the next write.
            self.mend().ok();
            return Err(error.into());
        }
        self.lines += 1;
        self.length += line.len() as u64;
        Ok(())
    }

    /// Whether there is not much room left.
    pub fn is_nearly_full(&self) -> bool {
        self.length > LARGEST - RESERVE
    }

    /// Whether another program could write to it meanwhile, since the disk knows no locks.
    pub fn is_unlocked(&self) -> bool {
        self.file.1 == Locks::Unknown
    }

    /// Whether a last line was cut away when the file was opened.
    pub fn was_cut(&self) -> bool {
        self.cut
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
}

/// A file that was written before, locked and read. Nothing of it was changed yet.
#[derive(Debug)]
pub(super) struct Found {
    file: Locked,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl Found {
    /// Takes a file from other programs, and reads it.
    pub fn new(file: File) -> Result<Self, StorageError> {
        let mut file = Locked::new(file)?;
        let bytes = read_all(&mut file.0)?;
        Ok(Self { file, bytes })
    }

    /// Goes on after so many lines in so many bytes. What comes after was not written to its end, and is cut away.
    pub fn go_on(self, lines: usize, length: usize) -> Result<Lines, StorageError> {
        let torn = length < self.bytes.len();
        let mut lines = Lines { file: self.file, lines, length: length as u64, torn, cut: torn };
        lines.mend()?;
        Ok(lines)
    }

    /// Goes on after so many lines in so many bytes, in a new file. The damaged one is kept whole under the name that
    /// comes back. At any moment one of them is in its place.
    pub fn set_aside(mut self, path: &Path, lines: usize, length: usize) -> Result<(Lines, String), StorageError> {
        let sound = self.bytes.drain(..length).collect::<Vec<u8>>();
        self.replace(path, lines, &sound)
    }

    /// The same with other content in the new file.
    pub fn replace(self, path: &Path, lines: usize, content: &[u8]) -> Result<(Lines, String), StorageError> {
        let aside = files::keep_aside(path)?;
        // Windows puts nothing in the place of a file that is open.
        #[cfg(windows)]
        drop(self.file);
        let replaced = Self::put(path, content).inspect_err(|_| drop(fs::remove_file(&aside)))?;
        let name = aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok((Lines { lines, length: content.len() as u64, ..Lines::new_of(replaced) }, name))
    }

    fn put(path: &Path, content: &[u8]) -> Result<Locked, StorageError> {
        let (new, file) = files::create_beside(path)?;
        let put = || {
            let mut file = Locked::new(file)?;
            file.0.write_all(content)?;
            file.0.sync_all()?;
            fs::rename(&new, path)?;
            Ok(file)
        };
        let put = put().inspect_err(|_: &StorageError| drop(fs::remove_file(&new)))?;
        path.parent().map_or(Ok(()), files::sync_folder)?;
        Ok(put)
    }
}

/// The whole content of a file that can hold a game.
pub(super) fn read_all(file: &mut File) -> Result<Vec<u8>, StorageError> {
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST { Err(StorageError::TooLarge) } else { Ok(bytes) }
}

/// A file that no other program can lock meanwhile, and whether the disk knows locks at all.
#[derive(Debug)]
struct Locked(File, Locks);

/// Whether a disk knows locks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Locks {
    Known,
    Unknown,
}

impl Locked {
    fn new(file: File) -> Result<Self, StorageError> {
        Self::by(file, File::try_lock)
    }

    fn by(file: File, lock: impl Fn(&File) -> Result<(), TryLockError>) -> Result<Self, StorageError> {
        for _ in 0..LOCK_TRIES {
            match lock(&file) {
                Ok(()) => return Ok(Self(file, Locks::Known)),
                Err(TryLockError::WouldBlock) => thread::sleep(LOCK_PAUSE),
                // A game without a lock is better than none.
                Err(TryLockError::Error(error)) if files::knows_no_locks(&error) => {
                    tracing::warn!(%error, "the disk knows no locks");
                    return Ok(Self(file, Locks::Unknown));
                }
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

/// A file whose name was removed can still be written to, and is lost when the program ends.
#[cfg(unix)]
fn still_there(file: &File) -> io::Result<()> {
    use std::os::unix::fs::MetadataExt;
    if file.metadata()?.nlink() == 0 { Err(io::ErrorKind::NotFound.into()) } else { Ok(()) }
}

#[cfg(not(unix))]
fn still_there(_: &File) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with so many bytes in it already.
    fn lines(folder: &Path, length: u64) -> Lines {
        let file = files::create_new(&folder.join(length.to_string())).unwrap();
        file.set_len(length).unwrap();
        Lines { length, lines: 7, ..Lines::new(file).unwrap() }
    }

    #[test]
    fn what_is_written_can_be_read_again_to_the_last_byte() {
        let line = |number: usize| format!("line {number}");
        let folder = tempfile::tempdir().unwrap();
        let mut full = lines(folder.path(), LARGEST - 7);
        assert!(full.is_nearly_full());
        full.append(line).unwrap();
        full.file.0.rewind().unwrap();
        assert_eq!(read_all(&mut full.file.0).unwrap().len() as u64, LARGEST);
        assert_eq!(full.append(line), Err(StorageError::Full));
        assert_eq!((full.length, full.file.0.metadata().unwrap().len()), (LARGEST, LARGEST), "nothing was written");
    }

    #[cfg(unix)]
    #[test]
    fn a_disk_without_locks_is_written_to_all_the_same() {
        use rustix::io::Errno;
        let folder = tempfile::tempdir().unwrap();
        for (number, errno) in (0..).zip([Errno::NOLCK, Errno::BADF, Errno::NOSYS, Errno::OPNOTSUPP]) {
            let file = files::create_new(&folder.path().join(number.to_string())).unwrap();
            let locked = Locked::by(file, |_| Err(TryLockError::Error(errno.into()))).unwrap();
            let mut lines = Lines::new_of(locked);
            assert!(lines.is_unlocked());
            lines.append(|number| number.to_string()).unwrap();
            lines.file.0.rewind().unwrap();
            assert_eq!(read_all(&mut lines.file.0).unwrap(), b"1\n");
        }
        let file = files::create_new(&folder.path().join("other")).unwrap();
        let other = Locked::by(file, |_| Err(TryLockError::Error(Errno::IO.into())));
        assert!(matches!(other, Err(StorageError::Trouble(_))));
        assert!(!lines(folder.path(), 8).is_unlocked());
    }

    #[test]
    fn it_is_known_in_time_that_a_file_will_be_full() {
        let folder = tempfile::tempdir().unwrap();
        let is_nearly_full = |length| lines(folder.path(), length).is_nearly_full();
        assert_eq!([0, LARGEST - RESERVE, LARGEST - RESERVE + 1].map(is_nearly_full), [false, false, true]);
    }
}
