//! Line-ups: characters that make a good game together, for a number of players.

use serde::Deserialize;

use super::{Book, Edition};
use crate::game::module::Modules;
use crate::game::{Module, Side};

/// Whom a line-up is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LineUpName {
    /// For a table that knows the game.
    Usual,
    /// For a first game.
    Beginners,
    /// For a table that wants it hard.
    Hard,
}

impl LineUpName {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Beginners, Self::Hard];

    /// The name on the command line and in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Beginners => "beginners",
            Self::Hard => "hard",
        }
    }

    /// The one with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|name| name.id() == id)
    }
}

/// Characters that the file of an edition recommends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    /// Whom it is for.
    pub name: LineUpName,
    /// The numbers of players that it is for.
    pub players: Vec<u8>,
    /// The modules that it switches on.
    pub with: Vec<Module>,
}

/// Why a line-up can't be recommended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineUpFault {
    /// The edition is not for so few or so many.
    #[error("the edition has no table for so many")]
    NoTable,
    /// There is another one of this name for this number of players.
    #[error("it is there twice")]
    Twice,
    /// More special characters than the side has cards.
    #[error("{found} special characters, and {} has {most} cards", side.id())]
    Characters {
        /// The side.
        side: Side,
        /// Special characters, with those that are always in play.
        found: usize,
        /// Cards of the side.
        most: u8,
    },
    /// A module without the one that it needs.
    #[error("{} means nothing without another module", .0.id())]
    Alone(Module),
    /// The file itself advises against it, under this name.
    #[error("the advice {0:?} is against it")]
    Advised(String),
}

impl Edition {
    /// The line-up of a name for a number of players.
    #[must_use]
    pub fn line_up(self, name: LineUpName, players: usize) -> Option<&'static LineUp> {
        let fits = |line_up: &&LineUp| line_up.name == name && line_up.is_for(players);
        self.book().line_ups.iter().find(fits)
    }

    /// The line-ups for a number of players, in the order in which they are offered.
    #[must_use]
    pub fn line_ups(self, players: usize) -> Vec<&'static LineUp> {
        LineUpName::ALL.into_iter().filter_map(|name| self.line_up(name, players)).collect()
    }
}

impl LineUp {
    /// The modules with exactly the characters of this line-up; what brings no character stays as it is.
    #[must_use]
    pub fn switched(&self, book: &Book, modules: Modules) -> Modules {
        let stays = modules.iter().filter(|module| !book.brings_character(*module));
        let chosen: Modules = stays.chain(self.with.iter().copied()).collect();
        // How a character is shown means nothing once the character is gone.
        let means_something = |module: &Module| book.needed_by(*module).is_none_or(|needed| chosen.contains(needed));
        chosen.iter().filter(means_something).collect()
    }

    /// Whether it would change nothing.
    #[must_use]
    pub fn is_on(&self, book: &Book, modules: Modules) -> bool {
        self.switched(book, modules) == modules
    }

    fn is_for(&self, players: usize) -> bool {
        self.players.iter().any(|number| usize::from(*number) == players)
    }
}
