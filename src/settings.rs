//! Settings and saved games on this computer: where they are, and how settings are kept there.

pub mod editions;

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use toml::Table;

use crate::files;
use crate::folders::Folders;
use crate::language::Message;
use crate::preferences::Preferences;
use crate::preferences::setting::{self, Flaw};

/// The largest settings file that is read, in bytes. Ours have a few hundred.
const LARGEST_FILE: u64 = 1_000_000;

/// Makes the folders and tries whether they can be written.
///
/// # Errors
///
/// [`Problem::Unwritable`], for the first folder that can't.
pub fn try_writing(folders: &Folders) -> Result<(), Problem> {
    let unwritable = |folder: PathBuf, error: io::Error| Problem::Unwritable(folder, reason(&error));
    let (games, config) = (folders.games(), folders.config());
    files::make_folder(&games).and_then(|()| try_a_file(&games)).map_err(|error| unwritable(games, error))?;
    files::make_missing_folder(&config)
        .and_then(|()| try_a_file(&config))
        .map_err(|error| unwritable(config, error))?;
    Ok(())
}

/// The settings file, read and written.
pub struct Settings;

/// What is wrong with the settings file, or with a file of editions beside it, as one sentence each. None of it keeps anybody from playing.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// The file is not one of ours, or no longer. It has this name now.
    SetAside(PathBuf),
    /// The file is not one of ours, and can't be renamed either.
    Foreign,
    /// The file can't be read.
    Unreadable(Message),
    /// One line of the file does not count as it stands.
    Flaw(Flaw),
    /// The settings can't be written.
    NotSaved(Message),
    /// Nothing can be written in a folder.
    Unwritable(PathBuf, Message),
    /// A file of the folder of editions is wrong, in so many ways.
    WrongEdition {
        /// The file.
        file: String,
        /// How many faults it has.
        faults: u32,
    },
    /// A file of the folder of editions can't be read.
    UnreadableEdition {
        /// The file.
        file: String,
        /// Why.
        reason: Message,
    },
    /// A file of the folder of editions has the name of another one there.
    SameEdition {
        /// The file.
        file: String,
        /// The name.
        name: String,
    },
}

impl Settings {
    /// The settings, and all that is wrong with them. What can't be read counts as the usual settings.
    #[must_use]
    pub fn load(folders: &Folders) -> (Preferences, Vec<Problem>) {
        match read_or_set_aside(&folders.settings()) {
            Ok(Found::Table(table)) => {
                let (preferences, flaws) = setting::read(&table);
                (preferences, flaws.into_iter().map(Problem::Flaw).collect())
            }
            Ok(Found::SetAside(aside)) => (Preferences::default(), vec![Problem::SetAside(aside)]),
            Ok(Found::Foreign(_)) => (Preferences::default(), vec![Problem::Foreign]),
            Err(error) => (Preferences::default(), vec![Problem::Unreadable(reason(&error))]),
        }
    }

    /// Keeps what has changed from one to the other. The rest of the file stays as it is.
    ///
    /// # Errors
    ///
    /// [`Problem::NotSaved`]: the file is as it was.
    pub fn save(folders: &Folders, before: &Preferences, now: &Preferences) -> Result<(), Problem> {
        save_changes(&folders.settings(), before, now).map_err(|error| Problem::NotSaved(reason(&error)))
    }
}

impl Problem {
    /// What was found, and what counts now.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::SetAside(aside) => Message::new("settings-set-aside").text("file", aside.display().to_string()),
            Self::Foreign => Message::new("settings-foreign"),
            Self::Unreadable(reason) => Message::new("settings-unreadable").message("reason", reason.clone()),
            Self::Flaw(flaw) => flaw.message(),
            Self::NotSaved(reason) => Message::new("settings-not-saved").message("reason", reason.clone()),
            Self::Unwritable(folder, reason) => Message::new("settings-unwritable")
                .text("folder", folder.display().to_string())
                .message("reason", reason.clone()),
            Self::WrongEdition { file, faults } => {
                Message::new("editions-left-out").text("file", file).number("count", *faults)
            }
            Self::UnreadableEdition { file, reason } => {
                Message::new("editions-unreadable").text("file", file).message("reason", reason.clone())
            }
            Self::SameEdition { file, name } => Message::new("editions-same").text("file", file).text("name", name),
        }
    }
}

/// What is at the place of the settings file.
enum Found {
    /// Settings, or nothing yet.
    Table(Table),
    /// Something else, which has this name now.
    SetAside(PathBuf),
    /// Something else, which could not be renamed.
    Foreign(io::Error),
}

/// Reads the settings file. Whatever else is in its place is kept under another name: it may be dear to somebody.
fn read_or_set_aside(path: &Path) -> io::Result<Found> {
    let mut bytes = Vec::new();
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        // A pipe would have to be waited for, perhaps for ever.
        return Err(ErrorKind::IsADirectory.into());
    }
    match File::open(path) {
        Ok(file) => file.take(LARGEST_FILE + 1).read_to_end(&mut bytes)?,
        // Windows tells of nothing else that is in the way.
        Err(error) if error.kind() == ErrorKind::NotFound && path.parent().is_some_and(Path::is_file) => {
            return Err(ErrorKind::NotADirectory.into());
        }
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Found::Table(Table::new())),
        Err(error) => return Err(error),
    };
    let text = String::from_utf8(bytes).ok().filter(|text| text.len() as u64 <= LARGEST_FILE);
    let table = text.and_then(|text| text.trim_start_matches('\u{feff}').parse().ok()).filter(setting::is_ours);
    match table {
        Some(table) => Ok(Found::Table(table)),
        None => Ok(set_aside(path).map_or_else(Found::Foreign, Found::SetAside)),
    }
}

/// Renames a file to a name that is still free.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let is_free = |aside: &PathBuf| fs::symlink_metadata(aside).is_err();
    let free = (1..).map(|number| path.with_extension(format!("damaged-{number}"))).find(is_free);
    let aside = free.ok_or(ErrorKind::AlreadyExists)?;
    fs::rename(path, &aside)?;
    Ok(aside)
}

fn save_changes(path: &Path, before: &Preferences, now: &Preferences) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        files::make_missing_folder(folder)?;
    }
    let mut table = match read_or_set_aside(path)? {
        Found::Table(table) => table,
        Found::SetAside(_) => Table::new(),
        Found::Foreign(error) => return Err(error),
    };
    setting::write_changes(&mut table, before, now);
    files::replace_linked(path, table.to_string().as_bytes())
}

/// Writes a file into a folder, down to the disk, and takes it away again.
fn try_a_file(folder: &Path) -> io::Result<()> {
    let (trial, mut file) = files::create_beside(&folder.join("trial"))?;
    let written = file.write_all(b"trial").and_then(|()| file.sync_all());
    fs::remove_file(&trial).and(written)
}

/// Why a file can't be read, as a part of a sentence.
pub(crate) fn reason_unread(error: &io::Error) -> Message {
    match error.kind() {
        ErrorKind::NotFound => Message::new("storage-no-file"),
        _ => reason(error),
    }
}

/// Why a file can't be written, as a part of a sentence.
pub(crate) fn reason(error: &io::Error) -> Message {
    Message::new(files::reason(error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::BySeat;
    use crate::language::{Catalogue, Form, Language, Length};
    use crate::preferences::setting::Setting;

    struct Home {
        _temporary: tempfile::TempDir,
        folders: Folders,
    }

    fn home() -> Home {
        let temporary = tempfile::tempdir().unwrap();
        let folders = Folders::under(&temporary.path().join("home"));
        Home { _temporary: temporary, folders }
    }

    fn home_with(content: impl AsRef<[u8]>) -> Home {
        let home = home();
        fs::create_dir_all(home.folders.config()).unwrap();
        fs::write(home.folders.settings(), content).unwrap();
        home
    }

    fn changed(preferences: &Preferences, key: &str, value: &str) -> Preferences {
        let mut changed = preferences.clone();
        Setting::find(key).unwrap().set(&mut changed, value).unwrap();
        changed
    }

    fn english(problem: &Problem) -> String {
        let catalogue = Catalogue::new(Language::ENGLISH, &Default::default());
        catalogue.render(&problem.message(), &BySeat::new(Vec::new()), Form::Printed, Length::Full)
    }

    fn files(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = entries.collect();
        names.sort();
        names
    }

    #[test]
    fn without_a_file_everything_is_as_usual() {
        assert_eq!(Settings::load(&home().folders), (Preferences::default(), Vec::new()));
        assert_eq!(Settings::load(&home_with("").folders), (Preferences::default(), Vec::new()));
    }

    #[test]
    fn what_was_changed_is_there_the_next_time() {
        let home = home();
        let usual = Preferences::default();
        let mut now = changed(&usual, "sound.rate", "80");
        now = changed(&now, "players", "Ana, Zoë");
        Settings::save(&home.folders, &usual, &now).unwrap();
        assert_eq!(Settings::load(&home.folders), (now.clone(), Vec::new()));
        assert_eq!(files(&home.folders.config()), ["settings.toml"]);

        Settings::save(&home.folders, &now, &usual).unwrap();
        assert_eq!(Settings::load(&home.folders), (usual, Vec::new()));
    }

    #[test]
    fn what_was_not_changed_stays_in_the_file() {
        let home = home_with("colour = 'red'\n[sound]\nrate = 80\n");
        let (loaded, problems) = Settings::load(&home.folders);
        assert_eq!(problems.len(), 1);
        // An option of one call holds for that call alone.
        let called = changed(&loaded, "sound.mode", "off");
        Settings::save(&home.folders, &called, &changed(&called, "sound.pitch", "20")).unwrap();
        let kept: Table = fs::read_to_string(home.folders.settings()).unwrap().parse().unwrap();
        assert_eq!(kept, "colour = 'red'\nsound = { rate = 80, pitch = 20 }".parse().unwrap());
    }

    #[test]
    fn a_file_that_is_not_ours_is_kept_aside() {
        let too_large = " ".repeat(LARGEST_FILE as usize + 1);
        for content in [&b"wording = "[..], b"\xff\xfe", b"\0\0\0\0", b"[window]\nwidth = 5", too_large.as_bytes()] {
            let home = home_with(content);
            let aside = home.folders.settings().with_extension("damaged-1");
            let (preferences, problems) = Settings::load(&home.folders);
            assert_eq!(
                (preferences, &problems[..]),
                (Preferences::default(), &[Problem::SetAside(aside.clone())][..])
            );
            assert_eq!(fs::read(&aside).unwrap(), content);
            assert_eq!(Settings::load(&home.folders).1, []);
            let sentence = english(&problems[0]);
            assert!(sentence.contains(&*aside.to_string_lossy()), "{sentence}");

            fs::write(home.folders.settings(), content).unwrap();
            let usual = Preferences::default();
            let now = changed(&usual, "wording", "brief");
            Settings::save(&home.folders, &usual, &now).unwrap();
            assert_eq!(Settings::load(&home.folders), (now, Vec::new()));
            assert_eq!(files(&home.folders.config()), ["settings.damaged-1", "settings.damaged-2", "settings.toml"]);
        }
    }

    #[test]
    fn what_is_no_file_is_told_and_left_alone() {
        let home = home();
        fs::create_dir_all(home.folders.settings().join("things")).unwrap();
        let (preferences, problems) = Settings::load(&home.folders);
        assert_eq!(preferences, Preferences::default());
        assert_eq!(
            english(&problems[0]),
            "The settings can't be read: there is something else where the file should be. Everything has its default."
        );
        let problem = Settings::save(&home.folders, &preferences, &changed(&preferences, "wording", "brief"));
        assert!(matches!(problem, Err(Problem::NotSaved(_))));
        assert_eq!(files(&home.folders.settings()), ["things"]);
    }

    #[test]
    fn a_folder_that_is_a_file_is_told() {
        let home = home();
        fs::write(home.folders.config(), "a file").unwrap();
        let (preferences, problems) = Settings::load(&home.folders);
        assert!(matches!(&problems[..], [Problem::Unreadable(_)]), "{problems:?}");
        let problem = Settings::save(&home.folders, &preferences, &changed(&preferences, "wording", "brief"));
        assert_eq!(
            english(&problem.unwrap_err()),
            "The settings can't be written: a file is where a folder should be. They hold until the program ends."
        );
    }

    #[test]
    fn folders_are_made_and_tried() {
        let home = home();
        assert_eq!(try_writing(&home.folders), Ok(()));
        assert_eq!(files(&home.folders.config()), ["games"]);
        fs::remove_dir(home.folders.games()).unwrap();
        fs::write(home.folders.games(), "a file").unwrap();
        let sentence = english(&try_writing(&home.folders).unwrap_err());
        let games = home.folders.games().display().to_string();
        assert_eq!(sentence, format!("Nothing can be kept in {games}: a file is where a folder should be."));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_where_a_new_file_is_made_is_not_followed() {
        let home = home_with("wording = 'full'");
        let victim = home.folders.config().join("victim");
        fs::write(&victim, "dear to somebody").unwrap();
        let process = std::process::id();
        for place in [format!("settings.toml.new-{process}-1"), format!("trial.new-{process}-1")] {
            std::os::unix::fs::symlink(&victim, home.folders.config().join(place)).unwrap();
        }
        let (before, _) = Settings::load(&home.folders);
        Settings::save(&home.folders, &before, &changed(&before, "wording", "brief")).unwrap();
        assert_eq!(try_writing(&home.folders), Ok(()));
        assert_eq!(fs::read_to_string(home.folders.settings()).unwrap(), "wording = \"brief\"\n");
        assert_eq!(fs::read_to_string(victim).unwrap(), "dear to somebody");
    }

    #[cfg(unix)]
    #[test]
    fn a_linked_file_stays_linked() {
        let home = home_with("");
        let elsewhere = home.folders.config().join("elsewhere.toml");
        fs::rename(home.folders.settings(), &elsewhere).unwrap();
        std::os::unix::fs::symlink(&elsewhere, home.folders.settings()).unwrap();
        let usual = Preferences::default();
        Settings::save(&home.folders, &usual, &changed(&usual, "wording", "brief")).unwrap();
        assert_eq!(fs::read_to_string(elsewhere).unwrap(), "wording = \"brief\"\n");
        assert!(fs::symlink_metadata(home.folders.settings()).unwrap().is_symlink());
    }
}
