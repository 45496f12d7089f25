//! The words in which one player is told what is theirs alone.

use crate::language::localizer::{Localizer, Words};
use crate::language::{Form, Language, Length, Message};
use crate::state::table_state::TableState;
use protocol::{Delivery, PageWords};

/// The words in which one player is told what is theirs alone: their language and their wording.
pub(crate) struct OwnWords<'a> {
    localizer: Held<'a>,
    /// The words in which commands are understood.
    table: &'a Localizer,
    length: Length,
}

/// The words of a language, which the table has at hand or not.
enum Held<'a> {
    AtHand(&'a Localizer),
    Made(Box<Localizer>),
}

impl<'a> OwnWords<'a> {
    pub(crate) fn of(state: &'a TableState, delivery: Delivery) -> Self {
        let language = delivery.language.unwrap_or(state.localizer.language());
        let length = state.length_by(delivery.wording.unwrap_or(state.preferences.wording));
        Self::in_words(state, PageWords { language, length })
    }

    /// The words in which a page is told what everybody hears.
    pub(crate) fn in_words(state: &'a TableState, PageWords { language, length }: PageWords) -> Self {
        let table = &state.localizer;
        let at_hand =
            if language == table.language() { Some(table) } else { state.people.languages.get(language, table) };
        let make = || Held::Made(Box::new(table.in_language(language, &state.preferences.kit, Words::Own)));
        Self { localizer: at_hand.map_or_else(make, Held::AtHand), table, length }
    }

    pub(crate) fn localizer(&self) -> &Localizer {
        match &self.localizer {
            Held::AtHand(localizer) => localizer,
            Held::Made(localizer) => localizer,
        }
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.localizer().language()
    }

    /// The sentence for a message. What it quotes to be said at the table is in the words of the table.
    #[must_use]
    pub fn render(&self, message: &Message, form: Form) -> String {
        let sentence = self.localizer().render(message, form, self.length);
        match form == Form::Printed && self.language() != self.table.language() {
            true => self.localizer().as_said_at(self.table, &sentence),
            false => sentence,
        }
    }

    /// The sentence for a message as it stands on a button.
    #[must_use]
    pub fn label(&self, message: &Message) -> String {
        self.localizer().label(message, self.length)
    }

    /// Sentences as they are said one after the other.
    #[must_use]
    pub fn spoken(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.render(message, Form::Spoken)).collect::<Vec<_>>().join(" ")
    }
}
