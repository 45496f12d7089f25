//! Languages: sentences, phrases and names.
//!
//! Outwards, a [`Message`] becomes a sentence in the [`Catalogue`]. Inwards, a line becomes an [`Intent`]:
//! [`Phrases`] is the table of all that is understood, [`Listener`] finds what fits.
//! By voice, a [`Grammar`] says what the recogniser listens for, and [`Heard`] is what it meant.

pub mod callings;
pub mod catalogue;
pub mod deed;
pub mod grammar;
pub mod heard;
pub mod hypothesis;
pub mod intent;
pub mod message;
pub mod names;
pub mod pattern;
pub mod phonemes;
pub mod phrases;
pub mod plot;
pub mod pronunciation;
pub mod sounds_like;
pub mod template;
pub mod terms;
pub mod understand;
pub mod verb;
pub mod vocabulary;

pub use callings::Callings;
pub use catalogue::{Catalogue, Form, Kit, Length};
pub use grammar::Grammar;
pub use heard::Heard;
pub use hypothesis::Hypothesis;
pub use intent::{Intent, Misunderstood};
pub use message::{Arg, Message};
pub use names::Names;
pub use phrases::Phrases;
pub use pronunciation::Pronunciation;
pub use understand::Listener;
pub use verb::{Realm, Verb};
pub use vocabulary::Vocabulary;

use serde::{Deserialize, Serialize};

/// A language that the narrator speaks and understands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::German];

    /// The two-letter code.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}
