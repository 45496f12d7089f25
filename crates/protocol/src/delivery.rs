//! How one player gets what is theirs alone.

use crate::language::Language;
use crate::preferences::Wording;

/// How one player gets what is theirs alone. What is not chosen is as at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delivery {
    /// The language.
    pub language: Option<Language>,
    /// How much is said.
    pub wording: Option<Wording>,
    /// Who brings it.
    pub channel: Channel,
}

/// What goes from hand to hand, and brings each player what is theirs alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GoesRound {
    /// A headset: what is secret is whispered there, and answered with keys.
    #[default]
    Headset,
    /// The phone on which the narrator itself runs: what is secret stands on it for as long as one player alone has it.
    Phone,
}

/// Who brings a player what is theirs alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Channel {
    /// What goes from hand to hand: the headset, or the one phone.
    #[default]
    Headset,
    /// Something that reaches this seat alone, whatever others have: nobody sees there what is answered.
    Own,
    /// Nothing: nobody is there, and the narrator itself answers what is asked there.
    Bot,
    /// The narrator's own voice: nobody else is at the table.
    Aloud,
}

impl Channel {
    /// Whether this player is reached on their own, whatever others have.
    #[must_use]
    pub fn is_of_one(self) -> bool {
        self != Self::Headset
    }
}
