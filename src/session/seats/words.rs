//! The words in which one player is told what is theirs alone.

use crate::language::{Form, Language, Length, Message};
use crate::session::lexicon::{Lexicon, Words};
use crate::session::scene::Scene;
use crate::session::seats::Manner;

/// The words in which one player is told what is theirs alone: their language and their wording.
pub struct OwnWords<'a> {
    table: &'a Lexicon,
    /// That of another language than the table's.
    own: Option<Lexicon>,
    length: Length,
}

impl<'a> OwnWords<'a> {
    pub(in crate::session) fn of(scene: &'a Scene, manner: Manner) -> Self {
        let table = &scene.lexicon;
        let other = manner.language.filter(|language| *language != table.language());
        Self {
            table,
            own: other.map(|language| table.in_language(language, &scene.preferences.kit, Words::Own)),
            length: scene.length_by(manner.wording.unwrap_or(scene.preferences.wording)),
        }
    }

    fn lexicon(&self) -> &Lexicon {
        self.own.as_ref().unwrap_or(self.table)
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.lexicon().language()
    }

    /// The sentence for a message.
    #[must_use]
    pub fn render(&self, message: &Message, form: Form) -> String {
        self.lexicon().render(message, form, self.length)
    }

    /// Sentences as they are said one after the other.
    #[must_use]
    pub fn spoken(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.render(message, Form::Spoken)).collect::<Vec<_>>().join(" ")
    }
}
