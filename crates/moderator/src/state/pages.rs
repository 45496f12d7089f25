//! What pages and headsets were last brought, so that only what is new is brought again.

use crate::game::secret::Secret;
use crate::game::{BySeat, Seat};
use crate::language::{Kit, Language, Message};
use crate::preferences::Wording;
use crate::state::private_prompt::Content;
use protocol::{Delivery, PageWords, WrittenPrompt};
use std::collections::{BTreeMap, BTreeSet};

/// What pages have.
#[derive(Default)]
pub(crate) struct Showing {
    /// Words in which somebody reads along, and what was brought in them.
    pub(crate) read: Vec<Read>,
    pub(crate) seats: Option<Vec<String>>,
    /// How the table stood, and who sat there.
    pub(crate) stood: (Vec<Message>, Vec<String>),
    pub(crate) cards: BTreeMap<Seat, Card>,
}

/// What was brought in some words.
pub(crate) struct Read {
    pub(crate) words: PageWords,
    pub(crate) said: usize,
    /// Whether it was brought how the table stands.
    pub(crate) stands: bool,
}

/// A card that was brought, and all that its words follow from.
#[derive(PartialEq, Eq)]
pub(crate) struct Card {
    pub(crate) delivery: Delivery,
    pub(crate) lines: Secret<Vec<String>>,
}

/// What the seats have that are reached on their own.
#[derive(Default)]
pub(crate) struct Bringing {
    pub(crate) prompts: BTreeMap<Seat, Brought>,
    /// Who is reached on their own.
    pub(crate) reached: BTreeSet<Seat>,
    /// To whom something went with the last input.
    pub(crate) newest: BTreeSet<Seat>,
    /// To whom it goes once more: it may not have got there.
    pub(crate) doubted: BTreeSet<Seat>,
}

/// A prompt that was brought.
pub(crate) struct Brought {
    pub(crate) origin: Origin,
    pub(crate) written: Secret<WrittenPrompt>,
}

/// All that the words of a prompt follow from: they are made anew only with it, since another language takes long.
#[derive(PartialEq, Eq)]
pub(crate) struct Origin {
    pub(crate) number: u32,
    pub(crate) content: Secret<Content>,
    pub(crate) delivery: Delivery,
    pub(crate) language: Language,
    pub(crate) wording: Wording,
    pub(crate) kit: Kit,
    pub(crate) names: BySeat<String>,
}
