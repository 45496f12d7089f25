//! Where the program keeps its files on this computer.

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// The folder of the program inside the system's folders.
const PROGRAM: &str = "resistance-narrator";

/// The environment variable that puts everything under one folder.
const HOME: &str = "NARRATOR_HOME";

/// Where the program keeps its files. None of the folders need exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
    state: PathBuf,
}

impl Folders {
    /// The folders of this system and user: those of the XDG rules, or all under `NARRATOR_HOME`.
    #[must_use]
    pub fn find() -> Self {
        match std::env::var_os(HOME).filter(|home| !home.is_empty()) {
            Some(home) => Self::under(Path::new(&home)),
            None => Self::of_the_system().unwrap_or_else(|error| {
                tracing::warn!(%error, "the user has no home");
                Self::under(Path::new(".narrator"))
            }),
        }
    }

    /// All folders under one.
    #[must_use]
    pub fn under(home: &Path) -> Self {
        let home = std::path::absolute(home).unwrap_or_else(|_| home.to_owned());
        Self { config: home.clone(), data: home.clone(), state: home }
    }

    fn of_the_system() -> Result<Self, etcetera::HomeDirError> {
        let system = etcetera::choose_base_strategy()?;
        let state = system.state_dir().unwrap_or_else(|| system.data_dir());
        let data = system.data_dir().join(PROGRAM);
        Ok(Self { config: system.config_dir().join(PROGRAM), data, state: state.join(PROGRAM) })
    }

    /// The folder of what a person has chosen.
    #[must_use]
    pub fn config(&self) -> PathBuf {
        self.config.clone()
    }

    /// The settings file.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.toml")
    }

    /// The folder of the editions that this table has written.
    #[must_use]
    pub fn editions(&self) -> PathBuf {
        self.config.join("editions")
    }

    /// The folder of saved games.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.state.join("games")
    }

    /// The folder of models that were installed.
    #[must_use]
    pub fn models(&self) -> PathBuf {
        self.data.join("models")
    }

    /// The file of learned voices.
    #[must_use]
    pub fn voices(&self) -> PathBuf {
        self.data.join("voices.json")
    }

    /// The file of lessons that were done.
    #[must_use]
    pub fn lessons(&self) -> PathBuf {
        self.data.join("lessons.json")
    }

    /// The file of lines that were not understood.
    #[must_use]
    pub fn refused(&self) -> PathBuf {
        self.state.join("refused.jsonl")
    }

    /// The log file.
    #[must_use]
    pub fn log(&self) -> PathBuf {
        self.state.join("narrator.log")
    }
}
