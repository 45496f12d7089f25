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

use crate::game::{Edition, Game, Reveal};

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
        match self {
            Self::RevealTouch | Self::RevealEyes => Edition::Accessible,
            Self::NickFury | Self::ScarletWitch => Edition::WinterSoldier,
            Self::Inquisitor => Edition::Resistance2020,
        }
    }

    /// The script of a game's reveal; none if nobody reveals.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        match game.reveal() {
            Reveal::None | Reveal::Earpiece => None,
            Reveal::Touch | Reveal::Eyes if game.is_winter_soldier() => Some(Self::NickFury),
            Reveal::Touch => Some(Self::RevealTouch),
            Reveal::Eyes => Some(Self::RevealEyes),
        }
    }

    /// The timeline for a table.
    #[must_use]
    pub fn timeline(self, game: &Game) -> Timeline {
        match self {
            Self::RevealTouch => reveal_by_touch::timeline(game),
            Self::RevealEyes => reveal_by_eyes::timeline(game),
            Self::NickFury => nick_fury::timeline(game),
            Self::ScarletWitch => examination::scarlet_witch(),
            Self::Inquisitor => examination::inquisitor(game),
        }
    }
}
