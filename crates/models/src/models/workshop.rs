//! The workshop: a hidden folder beside the models for what is not finished, of one program at a time.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::install_error::InstallError;
use crate::files::knows_no_locks;

/// How the name of the folder begins.
const NAME: &str = ".new";

/// A file that is locked by whoever is at work. The system unlocks it when a program ends, however it does.
const LOCK: &str = ".lock";

/// The folder, which goes away in the end. As long as it is there, no other program installs anything.
pub(super) struct Workshop {
    folder: PathBuf,
    lock: File,
}

impl Workshop {
    /// Opens the workshop of a folder of models. What programs that were killed have left in it is removed.
    pub fn open(models: &Path) -> Result<Self, InstallError> {
        fs::create_dir_all(models)?;
        let lock = File::options().create(true).write(true).truncate(false).open(models.join(LOCK))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(InstallError::Busy),
            // Some network disks know no locks. A model without one is better than none.
            Err(TryLockError::Error(error)) if knows_no_locks(&error) => {}
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        sweep(models)?;
        let folder = models.join(NAME);
        fs::create_dir(&folder)?;
        Ok(Self { folder, lock })
    }

    /// A place in it.
    pub fn place(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// Removes the workshops of programs that are no more.
fn sweep(models: &Path) -> io::Result<()> {
    for entry in fs::read_dir(models)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(NAME) {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

impl Drop for Workshop {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            tracing::warn!(%error, "what was unpacked could not be removed");
        }
        self.lock.unlock().ok();
    }
}
