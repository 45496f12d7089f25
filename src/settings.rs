//! Settings and folders on the disk.

use std::path::{Path, PathBuf};

use crate::language::Message;
use crate::session::Preferences;

/// The folders of the narrator.
#[derive(Clone, Debug)]
pub struct Folders {
    root: PathBuf,
}

/// Something that is wrong with the settings.
#[derive(Clone, Debug)]
pub struct Problem(String);

impl Problem {
    /// The sentence.
    pub fn message(&self) -> Message {
        Message::new("settings-problem").text("problem", &self.0)
    }
}

impl Folders {
    /// Finds them.
    pub fn find() -> Self {
        Self { root: std::env::var_os("NARRATOR_HOME").map_or_else(|| PathBuf::from("/tmp/narrator"), PathBuf::from) }
    }
    /// Saved games.
    pub fn games(&self) -> PathBuf {
        self.root.join("games")
    }
    /// Log.
    pub fn log(&self) -> PathBuf {
        self.root.join("narrator.log")
    }
    fn file(&self) -> PathBuf {
        self.root.join("settings.toml")
    }
    /// Tries.
    pub fn try_writing(&self) -> Result<(), Problem> {
        std::fs::create_dir_all(self.games()).map_err(|e| Problem(e.to_string()))
    }
}

/// Settings.
pub struct Settings;

impl Settings {
    /// Load.
    pub fn load(folders: &Folders) -> (Preferences, Vec<Problem>) {
        match std::fs::read_to_string(folders.file()) {
            Ok(text) => toml::from_str(&text)
                .map_or_else(|e| (Preferences::default(), vec![Problem(e.to_string())]), |p| (p, vec![])),
            Err(_) => (Preferences::default(), vec![]),
        }
    }
    /// Save.
    pub fn save(folders: &Folders, preferences: &Preferences) -> Result<(), Problem> {
        let text = toml::to_string(preferences).map_err(|e| Problem(e.to_string()))?;
        let _: &Path = &folders.root;
        std::fs::create_dir_all(&folders.root).map_err(|e| Problem(e.to_string()))?;
        std::fs::write(folders.file(), text).map_err(|e| Problem(e.to_string()))
    }
}
