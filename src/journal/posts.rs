//! Posts and messages of a forum game as files, in a folder beside the game that only its owner may enter.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::game_id::GameId;
use super::trouble::StorageError;

/// The owner may enter, read and write, and nobody else anything.
#[cfg(unix)]
const FOLDER_MODE: u32 = 0o700;
#[cfg(unix)]
const FILE_MODE: u32 = 0o600;

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
    fs::metadata(folder(games, id).join(file_name(number, to))).is_ok_and(|file| file.len() > 0)
}

/// Writes a post to its file.
///
/// # Errors
/// Why the system refuses.
pub fn write(games: &Path, id: &GameId, number: u32, to: Option<&str>, text: &str) -> Result<(), StorageError> {
    let folder = folder(games, id);
    make_folder(&folder)?;
    let mut how = OpenOptions::new();
    how.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut how, FILE_MODE);
    let mut file = how.open(folder.join(file_name(number, to)))?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(FILE_MODE))?;
    file.write_all(text.as_bytes())?;
    file.write_all(b"\n")?;
    Ok(())
}

fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut how = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut how, FOLDER_MODE);
    how.create(folder)
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
}
