//! The words in which one player is told what is theirs alone.

use crate::language::lexicon::{Lexicon, Words};
use crate::language::{Form, Language, Length, Message};
use crate::state::table_state::Scene;
use protocol::{Manner, PageWords};

/// The words in which one player is told what is theirs alone: their language and their wording.
pub(crate) struct OwnWords<'a> {
    lexicon: Held<'a>,
    length: Length,
}

/// The words of a language, which the table has at hand or not.
enum Held<'a> {
    AtHand(&'a Lexicon),
    Made(Box<Lexicon>),
}

impl<'a> OwnWords<'a> {
    pub(crate) fn of(scene: &'a Scene, manner: Manner) -> Self {
        let language = manner.language.unwrap_or(scene.lexicon.language());
        let length = scene.length_by(manner.wording.unwrap_or(scene.preferences.wording));
        Self::in_words(scene, PageWords { language, length })
    }

    /// The words in which a page is told what everybody hears.
    pub(crate) fn in_words(scene: &'a Scene, PageWords { language, length }: PageWords) -> Self {
        let table = &scene.lexicon;
        let at_hand = if language == table.language() { Some(table) } else { scene.languages.get(language, table) };
        let make = || Held::Made(Box::new(table.in_language(language, &scene.preferences.kit, Words::Own)));
        Self { lexicon: at_hand.map_or_else(make, Held::AtHand), length }
    }

    pub(crate) fn lexicon(&self) -> &Lexicon {
        match &self.lexicon {
            Held::AtHand(lexicon) => lexicon,
            Held::Made(lexicon) => lexicon,
        }
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

    /// The sentence for a message as it stands on a button.
    #[must_use]
    pub fn label(&self, message: &Message) -> String {
        self.lexicon().label(message, self.length)
    }

    /// Sentences as they are said one after the other.
    #[must_use]
    pub fn spoken(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.render(message, Form::Spoken)).collect::<Vec<_>>().join(" ")
    }
}
