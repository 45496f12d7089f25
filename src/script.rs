//! Timed scripts: what is said and sounded, and how long the silences are. Settings decide the length, never a secret.

pub mod cue;
pub mod examination;
pub mod nick_fury;
pub mod pace;
pub mod reveal_by_eyes;
mod reveal_by_token;
pub mod reveal_by_touch;
pub mod timeline;

pub use timeline::{Pause, Step, Timeline};

use serde::{Deserialize, Serialize};

use crate::game::edition::Book;
use crate::game::knowledge::Turn;
use crate::game::{Edition, Game, Module, Reveal};

/// How cards or tokens go round the table in a reveal by touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Round {
    /// As the book says, cards one by one; tokens, of which no book tells, all together.
    #[default]
    Usual,
    /// One after the other, each once round the table.
    OneByOne,
    /// All at once, one place to the left at each tone.
    Together,
}

impl Round {
    /// All ways.
    pub const ALL: [Self; 3] = [Self::Usual, Self::OneByOne, Self::Together];

    /// The name on the command line and in settings.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::OneByOne => "one-by-one",
            Self::Together => "together",
        }
    }

    /// The way with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|round| round.id() == id)
    }
}

/// What goes from hand to hand in a reveal by touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travels {
    /// Everybody's character card.
    Cards,
    /// A vote token of everybody, since a card would show something else than the eyes.
    Tokens,
}

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
            Self::Inquisitor => book.modules.contains(&Module::Inquisitor),
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
