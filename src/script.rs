//! Timed scripts: what is said and sounded, and how long the silences are. Settings decide the length, never a secret.

pub mod cue;
pub mod examination;
mod hands;
pub mod nick_fury;
pub mod pace;
pub mod reveal_by_eyes;
mod reveal_by_token;
pub mod reveal_by_touch;
mod round;
pub mod timeline;

pub use round::{Round, Travels};
pub use timeline::{Pause, ScriptStep, Timeline};

use crate::game::edition::Book;
use crate::game::knowledge::Turn;
use crate::game::{Edition, Game, Module, Reveal};

/// The scripts that can be read on their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// The reveal by touch.
    RevealTouch,
    /// The reveal with eyes closed.
    RevealEyes,
    /// The reveal of Winter Soldier, with eyes closed or by touch.
    NickFury,
    /// An examination with the Scarlet Witch token.
    ScarletWitch,
    /// An examination with the Inquisitor token.
    Inquisitor,
}

impl Script {
    /// All scripts.
    pub const ALL: [Self; 5] =
        [Self::RevealTouch, Self::RevealEyes, Self::NickFury, Self::ScarletWitch, Self::Inquisitor];

    /// The name on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::RevealTouch => "reveal-touch",
            Self::RevealEyes => "reveal-eyes",
            Self::NickFury => "nick-fury",
            Self::ScarletWitch => "scarlet-witch",
            Self::Inquisitor => "inquisitor",
        }
    }

    /// The script with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|script| script.id() == id)
    }

    /// The edition whose tables the script is for, when it is read without a game.
    #[must_use]
    pub fn edition(self) -> Edition {
        let needs = |book: &Book| match self {
            Self::RevealTouch | Self::RevealEyes => true,
            Self::NickFury => book.reveals_to(Turn::NickFury),
            Self::ScarletWitch => book.allows(Module::ScarletWitch),
            Self::Inquisitor => book.usual.contains(&Module::Inquisitor),
        };
        Edition::with(needs).unwrap_or_default()
    }

    /// The script of a game's reveal; none if nobody reveals.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        match game.reveal() {
            Reveal::None | Reveal::Earpiece => None,
            Reveal::Touch | Reveal::Eyes if game.book().reveals_to(Turn::NickFury) => Some(Self::NickFury),
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
            Self::NickFury if game.reveal() == Reveal::Touch => Some(Travels::Tokens),
            Self::RevealEyes | Self::NickFury | Self::ScarletWitch | Self::Inquisitor => None,
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
            Self::NickFury => nick_fury::timeline(game, round),
            Self::ScarletWitch => examination::scarlet_witch(),
            Self::Inquisitor => examination::inquisitor(game),
        }
    }
}
