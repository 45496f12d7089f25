//! What goes round the table in a reveal by touch, and how.

use serde::{Deserialize, Serialize};

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
