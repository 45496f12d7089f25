//! What somebody has learnt so far, kept on this computer: one small file.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::files;
use protocol::Progress;

/// The largest file that is read, in bytes. There are some twenty lessons.
const LARGEST_FILE: u64 = 20_000;

/// The file of lessons that were done.
pub(super) struct KeptLessons(pub PathBuf);

/// Its form.
#[derive(Default, Serialize, Deserialize)]
struct Stored {
    done: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<(String, usize)>,
}

impl KeptLessons {
    /// What was learnt so far; nothing where no lesson was begun, or where the file is none of ours.
    pub fn read(&self) -> Progress {
        let stored = self.stored().unwrap_or_else(|error| {
            tracing::warn!(%error, "the lessons that were done are not known");
            Stored::default()
        });
        Progress { done: stored.done.into_iter().collect(), left: stored.left }
    }

    fn stored(&self) -> io::Result<Stored> {
        match std::fs::metadata(&self.0) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Stored::default()),
            Ok(there) if there.len() > LARGEST_FILE || !there.is_file() => Err(ErrorKind::InvalidData.into()),
            _ => Ok(serde_json::from_slice(&std::fs::read(&self.0)?)?),
        }
    }

    /// Keeps what was learnt.
    ///
    /// # Errors
    ///
    /// The file is as it was.
    pub fn keep(&self, progress: &Progress) -> io::Result<()> {
        if let Some(folder) = self.0.parent() {
            files::make_missing_folder(folder)?;
        }
        let stored = Stored { done: progress.done.iter().cloned().collect(), left: progress.left.clone() };
        files::replace_linked(&self.0, &serde_json::to_vec(&stored)?)
    }

    /// Forgets all that was learnt.
    ///
    /// # Errors
    ///
    /// The file can't be deleted.
    pub fn forget(&self) -> io::Result<()> {
        match std::fs::remove_file(&self.0) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learnt_is_kept_and_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let kept = KeptLessons(folder.path().join("new").join("lessons.json"));
        assert_eq!(kept.read(), Progress::default());
        kept.forget().unwrap();
        let progress = Progress { done: ["table".to_owned()].into(), left: Some(("round".to_owned(), 2)) };
        kept.keep(&progress).unwrap();
        assert_eq!(kept.read(), progress);
        kept.forget().unwrap();
        assert_eq!(kept.read(), Progress::default());
        assert_eq!(std::fs::read_dir(folder.path().join("new")).unwrap().count(), 0, "nothing is left of it");
    }

    #[test]
    fn a_file_that_is_none_of_ours_counts_for_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lessons.json");
        std::fs::write(&path, "table").unwrap();
        assert_eq!(KeptLessons(path).read(), Progress::default());
    }
}
