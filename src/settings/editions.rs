//! Editions that a table has written itself: a file each, in the settings folder or wherever it is named.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::{Problem, reason_unread};
use crate::folders::Folders;
use crate::game::Edition;
use crate::game::edition::Wrong;
use crate::language::Message;
use crate::language::own_sentences::{WrongSentence, wrong_sentences};

/// The largest file of an edition that is read, in bytes. Ours have a few thousand.
const LARGEST_FILE: u64 = 200_000;

/// Why a file is no edition.
#[derive(Clone, Debug, PartialEq)]
pub enum NoEdition {
    /// It can't be read.
    Unreadable(Message),
    /// All that is wrong with it.
    Wrong(Vec<Wrong>),
    /// All that is wrong with its sentences.
    Untold(Vec<WrongSentence>),
}

/// The edition in a file.
///
/// # Errors
/// Why there is none.
pub fn read(path: &Path) -> Result<Edition, NoEdition> {
    let text = text(path).map_err(|error| {
        NoEdition::Unreadable(match error.kind() {
            ErrorKind::InvalidData => Message::new("storage-no-text"),
            _ => reason_unread(&error),
        })
    })?;
    let edition = Edition::read(&text).map_err(NoEdition::Wrong)?;
    let untold = wrong_sentences(edition);
    if untold.is_empty() { Ok(edition) } else { Err(NoEdition::Untold(untold)) }
}

fn text(path: &Path) -> io::Result<String> {
    // A pipe would have to be waited for, perhaps for ever.
    if !fs::metadata(path)?.is_file() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let mut text = String::new();
    File::open(path)?.take(LARGEST_FILE + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LARGEST_FILE {
        return Err(ErrorKind::InvalidData.into());
    }
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

/// Offers the editions in the settings folder, in the order of their files' names, and tells which files are none. Of
/// two with one name the first counts.
pub fn offer(folders: &Folders) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut offered: Vec<Edition> = Vec::new();
    for path in files(&folders.editions()) {
        let file = path.display().to_string();
        match read(&path) {
            Ok(edition) if offered.iter().any(|other| other.id() == edition.id()) => {
                problems.push(Problem::SameEdition { file, name: edition.id().to_owned() });
            }
            Ok(edition) => offered.push(edition),
            Err(NoEdition::Unreadable(reason)) => problems.push(Problem::UnreadableEdition { file, reason }),
            Err(NoEdition::Wrong(wrong)) => problems.push(Problem::WrongEdition { file, faults: wrong.len() as u32 }),
            Err(NoEdition::Untold(wrong)) => {
                problems.push(Problem::WrongEdition { file, faults: wrong.len() as u32 });
            }
        }
    }
    offered.into_iter().for_each(Edition::offer);
    problems
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<PathBuf> = entries.filter(|path| is_edition(&path.to_string_lossy())).collect();
    files.sort();
    files
}

/// Whether a word names the file of an edition, and not an edition.
#[must_use]
pub fn is_edition(word: &str) -> bool {
    Path::new(word).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml"))
}
