//! Languages: sentences, phrases and names.
//!
//! Outwards, a [`Message`] becomes a sentence in the [`Catalogue`]. Inwards, a line becomes an [`Intent`]:
//! [`Phrases`] is the table of all that is understood, [`Listener`] finds what fits.
//! A [`Language`] is a row of files, and [`Traits`] is what is particular to it.
//! By voice, a [`Grammar`] says what the recogniser listens for, and [`Heard`] is what it meant.

pub mod catalogue;
pub mod deed;
mod distance;
pub mod edition;
pub mod frames;
mod general;
pub mod grammar;
pub mod heard;
pub mod intent;
mod languages;
pub mod localizer;
pub mod meaning;
pub mod message;
pub mod names;
pub mod own_sentences;
pub mod pattern;
pub mod phonemes;
pub mod phrases;
pub mod plain;
pub mod plot;
pub mod pronunciation;
mod realm;
mod said_at_table;
mod sentences;
pub mod sounds_like;
pub mod spoken_names;
pub mod template;
pub mod terms;
pub mod traits;
pub mod understand;
pub mod verb;
pub mod vocabulary;

pub use catalogue::{Catalogue, Form, Kit, Length};
pub use grammar::Grammar;
pub use heard::Heard;
pub use intent::{Intent, Misunderstood};
pub use languages::{Files, Language, Row};
pub use message::{Arg, Message};
pub use names::Names;
pub use phrases::Phrases;
pub use pronunciation::Pronunciation;
pub use realm::Realm;
pub use recogniser::hypothesis::{self, Hypothesis};
pub use said_at_table::OF_TABLE;
pub use spoken_names::SpokenNames;
pub use traits::Traits;
pub use understand::{Listener, is_question};
pub use verb::Verb;
pub use vocabulary::Vocabulary;
