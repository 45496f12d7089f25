//! The name of a saved game: the day it began and a number, as in `2026-11-21-1`.

use std::fmt;
use std::path::{Path, PathBuf};

use jiff::civil::Date;

/// The longest id, in bytes: most systems take file names of 255.
const LONGEST: usize = 200;

/// How file names of saved games end.
const ENDING: &str = ".game";

/// How the file of a game's private part ends.
const PRIVATE_ENDING: &str = ".private";

/// How the file ends that holds who has which seat by phone.
const PHONES_ENDING: &str = ".phones";

/// The name of a saved game. A file may be given any other name that can be printed on a line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameId(String);

impl GameId {
    /// The id with this name. None for what can't be one, such as a path.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let plain = |sign: char| !sign.is_control() && !matches!(sign, '/' | '\\');
        // Files that begin with a dot are hidden, and blanks around a name can't be heard.
        let whole = !name.is_empty() && name.trim() == name && !name.starts_with('.') && name.len() <= LONGEST;
        (whole && name.chars().all(plain)).then(|| Self(name.into()))
    }

    /// The id of the game in a file. None for files that are not saved games.
    #[must_use]
    pub fn from_path(path: &Path) -> Option<Self> {
        Self::from_name(path.file_name()?.to_str()?.strip_suffix(ENDING)?)
    }

    /// The id of a day's game with this number, from 1.
    #[must_use]
    pub fn of_day(day: Date, number: u32) -> Self {
        Self(format!("{day}-{number}"))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The file of the game.
    #[must_use]
    pub fn path(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}{ENDING}", self.0))
    }

    /// The file of the private part of the game.
    #[must_use]
    pub fn private_path(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}{PRIVATE_ENDING}", self.0))
    }

    /// The file of who has which seat by phone.
    #[must_use]
    pub fn phones_path(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}{PHONES_ENDING}", self.0))
    }

    /// The day on which the game began, and its number on that day. None for a file that was renamed.
    #[must_use]
    pub fn day(&self) -> Option<(Date, u32)> {
        let (day, number) = self.0.rsplit_once('-')?;
        Some((day.parse().ok()?, number.parse().ok()?))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_day_and_a_number() {
        let day = jiff::civil::date(2026, 11, 21);
        let id = GameId::of_day(day, 12);
        assert_eq!(id.as_str(), "2026-11-21-12");
        assert_eq!(id.day(), Some((day, 12)));
        assert_eq!(GameId::from_path(&id.path(Path::new("games"))), Some(id));
    }

    #[test]
    fn a_path_is_no_id() {
        for name in ["", "..", "../secrets", "a/b", "a\\b", " a", "a ", ".a", "a\nb", &"x".repeat(201)] {
            assert_eq!(GameId::from_name(name), None, "{name}");
        }
        for name in ["soirée_2", "Our first game", "2026-11-21-1 (copy)", "Ana's, won"] {
            let id = GameId::from_name(name).unwrap();
            assert_eq!(id.day(), None);
            assert_eq!(GameId::from_path(&id.path(Path::new("games"))), Some(id));
        }
    }
}
