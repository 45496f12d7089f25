//! Timed scripts: what is said and sounded, and how long the silences are. Settings decide the length, never a secret.

pub mod cue;
pub mod examination;
mod hands;
pub mod pace;
pub mod reveal_by_eyes;
mod reveal_by_token;
pub mod reveal_by_touch;
mod round;
pub mod stages;
pub mod timeline;

pub use round::{Round, Travels};
pub use timeline::{Pause, ScriptStep, Timeline};

use crate::game::edition::Book;
use crate::game::module::Shows;
use crate::game::{Edition, Game, Module, Reveal};

/// The scripts that can be read on their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// The reveal by touch.
    RevealTouch,
    /// The reveal with eyes closed.
    RevealEyes,
    /// The reveal in stages of an edition, with eyes closed or by touch.
    Stages(Edition),
    /// An examination with the token that a module brings.
    Examination(Module),
}

impl Script {
    /// All scripts.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let staged = Edition::all().into_iter().filter(|edition| edition.book().reveals_in_stages());
        let tokens = Module::all().into_iter().filter(|module| module.token().is_some());
        let examinations = tokens.map(Self::Examination);
        [Self::RevealTouch, Self::RevealEyes]
            .into_iter()
            .chain(staged.map(Self::Stages))
            .chain(examinations)
            .collect()
    }

    /// The name on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::RevealTouch => "reveal-touch",
            Self::RevealEyes => "reveal-eyes",
            Self::Stages(edition) => &edition.book().script,
            Self::Examination(module) => module.id(),
        }
    }

    /// The script with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().into_iter().find(|script| script.id() == id)
    }

    /// Whether it is read at tables of an edition.
    #[must_use]
    pub fn is_of(self, edition: Edition) -> bool {
        let book = edition.book();
        match self {
            Self::RevealTouch => !book.reveals_in_stages() && book.reveals.contains(&Reveal::Touch),
            Self::RevealEyes => !book.reveals_in_stages() && book.reveals.contains(&Reveal::Eyes),
            Self::Stages(own) => own == edition,
            Self::Examination(module) => book.allows(module),
        }
    }

    /// The edition whose tables the script is for, when it is read without a game.
    #[must_use]
    pub fn edition(self) -> Edition {
        let needs = |book: &Book| match self {
            Self::RevealTouch | Self::RevealEyes | Self::Stages(_) => true,
            Self::Examination(module) => book.allows(module),
        };
        // The edition that is played with it anyway is the one that it comes from.
        let usual = |book: &Book| matches!(self, Self::Examination(module) if book.usual.contains(&module));
        match self {
            Self::Stages(edition) => edition,
            _ => Edition::with(usual).or_else(|| Edition::with(needs)).unwrap_or_default(),
        }
    }

    /// The script of a game's reveal; none if nobody reveals.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        match game.reveal() {
            Reveal::None | Reveal::Headset => None,
            Reveal::Touch | Reveal::Eyes if game.book().reveals_in_stages() => Some(Self::Stages(game.edition())),
            Reveal::Touch => Some(Self::RevealTouch),
            Reveal::Eyes => Some(Self::RevealEyes),
        }
    }

    /// What goes from hand to hand in this reveal; nothing where eyes look.
    #[must_use]
    pub fn travels(self, game: &Game) -> Option<Travels> {
        match self {
            Self::RevealTouch if game.characters().left_out().is_empty() => Some(Travels::Cards),
            Self::RevealTouch => Some(Travels::Tokens),
            Self::Stages(_) if game.reveal() == Reveal::Touch => Some(Travels::Tokens),
            Self::RevealEyes | Self::Stages(_) | Self::Examination(_) => None,
        }
    }

    /// The timeline for a table; by touch, what travels goes round in this way.
    #[must_use]
    pub fn timeline(self, game: &Game, round: Round) -> Timeline {
        let round = match (round, self.travels(game)) {
            (Round::Usual, Some(Travels::Tokens)) => Round::Together,
            (Round::Usual, _) => Round::OneByOne,
            (round, _) => round,
        };
        match self {
            Self::RevealTouch => reveal_by_touch::timeline(game, round),
            Self::RevealEyes => reveal_by_eyes::timeline(game),
            Self::Stages(_) => stages::timeline(game, round),
            Self::Examination(module) => match module.token() {
                Some((_, Shows::Loyalty)) => examination::by_loyalty(),
                Some((_, Shows::Character)) | None => examination::by_character(game),
            },
        }
    }
}
