//! Editions: each is a [`Book`], which says what its rules are, read from a file in `edition/files`.
//!
//! Nothing else asks which edition is played: it asks what the book says.

mod book;
mod line_up;
mod reading;
mod shelf;

pub use book::{Advice, Book, BookStage, Name, Table};
pub use line_up::{LineUp, LineUpFault, LineUpName};
pub use reading::{Fault, Wrong};

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::Deserialize;

use super::role::Role;
use super::{Game, Module, Reveal};

/// An edition of the game.
#[derive(Clone, Copy)]
pub struct Edition(&'static Book);

/// Who leads first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstLeader {
    /// Whom the table names, or the narrator draws.
    Chosen,
    /// Captain America, whom the cards decide. That player may accuse others as long as they are in the game.
    #[serde(rename = "captain")]
    CaptainAmerica,
}

/// What one rejection too many costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// The game: the spies win.
    Game,
    /// The mission, which fails without being run (Winter Soldier, note on rejected teams).
    Mission,
}

/// What comes after three successes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndGame {
    /// Nothing: the resistance has won.
    None,
    /// Captain America names the Winter Soldier, then the Winter Soldier names Nick Fury.
    Namings,
    /// The other side comes forward, and one of them names whom it has looked for.
    Assassination,
}

/// By what those are known in the reveal who look and are seen together, where eyes look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// By their open eyes: all who look see each other.
    Eyes,
    /// By a raised thumb.
    Thumbs,
}

/// How players and narrator reach each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meeting {
    /// They sit at a table.
    Table,
    /// By letters, until a deadline: the narrator deals, votes and orders come in by and by, and whoever sends no vote
    /// may be left out (RULES section 7).
    Letters,
}

/// When Strong Leader may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StrongLeader {
    /// Before every proposal.
    EveryProposal,
    /// At the start of a round, before cards are drawn.
    StartOfRound,
}

/// When In the Spotlight is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spotlight {
    /// Once the team is approved, before any member has chosen a card.
    BeforeCards,
    /// Right after the team is named. The card goes back to its holder when the team is rejected.
    BeforeVote,
}

/// Who of several holders may use a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holders {
    /// They are asked one by one, from the leader clockwise.
    InTurn,
    /// Whoever comes first.
    FirstCome,
}

/// Which way leadership goes round the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Clockwise.
    Left,
    /// Counter-clockwise.
    Right,
}

/// The fewest players of every edition.
pub const FEWEST: usize = 5;

impl Edition {
    /// The editions that can be chosen, in the order in which they are offered: the narrator's own, then those that a
    /// table has brought.
    #[must_use]
    pub fn all() -> Vec<Self> {
        shelf::all()
    }

    /// The narrator's own editions.
    #[must_use]
    pub fn own() -> &'static [Self] {
        shelf::own()
    }

    /// Reads the file of another edition. The same file is the same edition. It is not offered yet.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn read(file: &str) -> Result<Self, Vec<Wrong>> {
        shelf::put(file)
    }

    /// Offers an edition that was read, after the narrator's own, in the place of another one of its name.
    pub fn offer(self) {
        shelf::offer(self);
    }

    /// The file that it was read from; none for the narrator's own.
    #[must_use]
    pub fn file(self) -> Option<&'static str> {
        shelf::file(self)
    }

    /// What its file says.
    #[must_use]
    pub const fn book(self) -> &'static Book {
        self.0
    }

    /// Whether a table has brought it.
    #[must_use]
    pub fn is_of_a_table(self) -> bool {
        self.0.of_a_table
    }

    /// The first of the narrator's own editions whose book says so.
    pub fn with(says: impl Fn(&Book) -> bool) -> Option<Self> {
        Self::own().iter().copied().find(|edition| says(edition.book()))
    }

    /// The name on the command line and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        &self.0.id
    }

    /// The edition with this name, among those that can be chosen.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().into_iter().find(|edition| edition.id() == id)
    }

    /// The character with this name, among all that there can be.
    #[must_use]
    pub fn role(self, id: &str) -> Option<Role> {
        self.0.characters.iter().copied().find(|role| role.id() == id)
    }

    /// The table for a number of players, if the edition can be played by so many.
    #[must_use]
    pub fn table(self, players: usize) -> Option<Table> {
        self.0.table(players)
    }

    /// The fewest and the most players.
    #[must_use]
    pub fn players(self) -> (usize, usize) {
        (FEWEST, FEWEST + self.0.tables.len() - 1)
    }

    /// The reveal that the edition's rule book asks for.
    #[must_use]
    pub fn reveal(self) -> Reveal {
        self.0.reveal
    }

    /// The reveals that can be chosen.
    #[must_use]
    pub fn reveals(self) -> &'static [Reveal] {
        &self.0.reveals
    }

    /// The modules that it can be played with, in the order in which they are told.
    #[must_use]
    pub fn modules(self) -> &'static [Module] {
        &self.0.modules
    }

    /// The modules that are on unless they are switched off.
    #[must_use]
    pub fn usual_modules(self) -> &'static [Module] {
        &self.0.usual
    }

    /// Whether a module can be played in this edition.
    #[must_use]
    pub fn allows(self, module: Module) -> bool {
        self.0.allows(module)
    }
}

impl Default for Edition {
    /// The one that the tactile kit is made for.
    fn default() -> Self {
        shelf::own()[0]
    }
}

impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Edition {}

impl Hash for Edition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self.0).hash(state);
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.id())
    }
}

impl Game {
    /// The edition that is played.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.rules.edition
    }

    /// What the book of its edition says.
    #[must_use]
    pub fn book(&self) -> &'static Book {
        self.rules.edition.book()
    }

    /// Whether Captain America is in this game: the cards decide who leads first, and that player may accuse others.
    #[must_use]
    pub fn has_captain(&self) -> bool {
        self.book().has_captain()
    }

    /// Whether nobody sits at a table: votes and orders come in by letters, until a deadline.
    #[must_use]
    pub fn goes_by_letters(&self) -> bool {
        self.book().goes_by_letters()
    }

    /// Whether one rejection too many fails the mission, and not the game.
    #[must_use]
    pub fn rejections_cost_the_mission(&self) -> bool {
        self.book().rejections_cost == Cost::Mission
    }
}
