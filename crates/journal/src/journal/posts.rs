//! Posts and messages of a forum game as files, in a folder beside the game that only its owner may enter.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use super::game_id::GameId;
use super::trouble::StorageError;
use crate::files;

/// The most letters of a player's name in the name of a file.
const LONGEST_NAME: usize = 40;

/// The folder for the posts of a game.
#[must_use]
pub fn folder(games: &Path, id: &GameId) -> PathBuf {
    games.join(format!("{id}.posts"))
}

/// The name of a post's file: its number, and to whom it goes.
#[must_use]
pub fn file_name(number: u32, to: Option<&str>) -> String {
    match to {
        None => format!("{number:03}-public.txt"),
        Some(name) => format!("{number:03}-to-{}.txt", safe(name)),
    }
}

/// Letters and digits stay, everything else becomes a hyphen: a name can't lead out of the folder.
fn safe(name: &str) -> String {
    name.chars().take(LONGEST_NAME).map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect()
}

/// Whether the file of a post is there, and was not cut off before its first letter.
#[must_use]
pub fn is_kept(games: &Path, id: &GameId, number: u32, to: Option<&str>) -> bool {
    let there = fs::symlink_metadata(folder(games, id).join(file_name(number, to)));
    there.is_ok_and(|there| there.is_file() && there.len() > 0)
}

/// Writes a post to its file. Whatever else is in that file is kept: then the post has a file with a number more.
///
/// # Errors
/// Why the system refuses; or a link is there.
pub fn write(games: &Path, id: &GameId, number: u32, to: Option<&str>, text: &str) -> Result<(), StorageError> {
    let folder = folder(games, id);
    files::make_folder_unlinked(&folder)?;
    let content = format!("{text}\n");
    let name = file_name(number, to);
    let stem = name.trim_end_matches(".txt");
    let names = std::iter::once(name.clone()).chain((2..).map(|more| format!("{stem}-{more}.txt")));
    for name in names {
        if put(&folder.join(name), content.as_bytes())? == Place::Free {
            break;
        }
    }
    Ok(())
}

/// What a file was when a post was to be put there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// It has the post now.
    Free,
    /// Something else is in it.
    Taken,
}

fn put(path: &Path, content: &[u8]) -> io::Result<Place> {
    let mut file = match files::create_new(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => files::open(path)?,
        created => created?,
    };
    let there = beginning(&mut file, content.len())?;
    if there.is_empty() {
        file.write_all(content)?;
    }
    Ok(if there.is_empty() || there == content { Place::Free } else { Place::Taken })
}

/// What is in a file, as far as it takes to tell whether it is a text of this length.
fn beginning(file: &mut File, length: usize) -> io::Result<Vec<u8>> {
    let mut there = Vec::new();
    file.take(length as u64 + 1).read_to_end(&mut there)?;
    Ok(there)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stays_in_its_folder() {
        assert_eq!(file_name(4, None), "004-public.txt");
        assert_eq!(file_name(5, Some("Zoë")), "005-to-Zoë.txt");
        assert_eq!(file_name(12, Some("../a/b\\c d")), "012-to----a-b-c-d.txt");
    }

    #[test]
    fn what_is_in_a_file_is_never_overwritten() {
        let games = tempfile::tempdir().unwrap();
        let id = GameId::from_name("a-game").unwrap();
        let all = || {
            let files = fs::read_dir(folder(games.path(), &id)).unwrap().map(|file| file.unwrap().path());
            let mut all: Vec<_> = files.map(|file| fs::read_to_string(file).unwrap()).collect();
            all.sort();
            all
        };
        for text in ["one", "two", "one", "two", "three"] {
            write(games.path(), &id, 4, None, text).unwrap();
        }
        assert_eq!(all(), ["one\n", "three\n", "two\n"]);
        let cut_off = folder(games.path(), &id).join("005-public.txt");
        fs::write(&cut_off, "").unwrap();
        write(games.path(), &id, 5, None, "whole").unwrap();
        assert_eq!(fs::read_to_string(cut_off).unwrap(), "whole\n");
    }
}
