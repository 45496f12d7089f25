//! One language as this table uses it: its sentences, its phrases and the players' names.

use std::cell::RefCell;

use super::meaning::{Meanings, Spot};
use crate::game::{BySeat, Edition, Seat};
use crate::language::pattern::{Pattern, Slot};
use crate::language::{
    Catalogue, Form, Intent, Kit, Language, Length, Listener, Message, Misunderstood, Names, Phrases, Verb,
};

/// The words in use.
pub struct Localizer {
    language: Language,
    catalogue: Catalogue,
    phrases: &'static Phrases,
    /// The words of programs, which may be used in any language.
    english: Option<&'static Phrases>,
    /// Which edition's words are used.
    edition: Edition,
    names: BySeat<String>,
    spoken_names: Names,
    /// The line that was read last, with its parts: each question to it asks for them anew.
    read: RefCell<(String, Vec<Spot>)>,
}

/// Whose words are understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// Those of the language.
    Own,
    /// Those of the language, and English ones too.
    OwnAndEnglish,
}

impl Localizer {
    /// The words of a language, with this table's words for its kit.
    #[must_use]
    pub fn new(language: Language, kit: &Kit, words: Words) -> Self {
        let english = (words == Words::OwnAndEnglish && language != Language::default())
            .then(|| Phrases::of(Language::default()));
        Self {
            language,
            catalogue: Catalogue::new(language, kit),
            phrases: Phrases::of(language),
            english,
            edition: Edition::default(),
            names: BySeat::new(Vec::new()),
            spoken_names: Names::default(),
            read: RefCell::default(),
        }
    }

    /// The same table in another language.
    #[must_use]
    pub fn in_language(&self, language: Language, kit: &Kit, words: Words) -> Self {
        let mut localizer = Self::new(language, kit, words);
        localizer.play(self.edition);
        localizer.seat(self.names.clone());
        localizer
    }

    /// Whether it has the same players and the words of the same edition as another language.
    #[must_use]
    pub fn is_of_same_table(&self, other: &Self) -> bool {
        self.edition == other.edition && self.names == other.names
    }

    /// Takes the words of an edition.
    pub fn play(&mut self, edition: Edition) {
        self.edition = edition;
        self.catalogue.play(edition);
    }

    /// Takes the players' names in.
    pub fn seat(&mut self, names: BySeat<String>) {
        self.spoken_names = Names::new(&names);
        self.read = RefCell::default();
        self.names = names;
    }

    /// The language in use.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The players.
    #[must_use]
    pub fn names(&self) -> &BySeat<String> {
        &self.names
    }

    /// The players' names, as they are found in a line.
    #[must_use]
    pub fn spoken_names(&self) -> &Names {
        &self.spoken_names
    }

    /// The parts of a line, by their meaning.
    #[must_use]
    pub fn spots(&self, line: &str) -> Vec<Spot> {
        let mut read = self.read.borrow_mut();
        if read.0 != line {
            *read = (line.to_owned(), Meanings::of(self.language).spot(line, self.phrases(), &self.spoken_names));
        }
        read.1.clone()
    }

    /// The phrases of the language.
    #[must_use]
    pub fn phrases(&self) -> &Phrases {
        self.phrases
    }

    /// The sentence for a message.
    #[must_use]
    pub fn render(&self, message: &Message, form: Form, length: Length) -> String {
        self.with_names(message, &self.names, form, length)
    }

    /// The sentence for a message as it stands on a button, without the full stop that ends it.
    #[must_use]
    pub fn label(&self, message: &Message, length: Length) -> String {
        self.catalogue.label(message, &self.names, length)
    }

    /// The sentence for a message, with other names in it than this table's.
    #[must_use]
    pub fn with_names(&self, message: &Message, names: &BySeat<String>, form: Form, length: Length) -> String {
        self.catalogue.render(message, names, form, length)
    }

    /// What a line means, with these questions open.
    ///
    /// # Errors
    /// Tells why the line is no command.
    pub fn understand(&self, line: &str, answers: &[Verb]) -> Result<Intent, Misunderstood> {
        let tables: Vec<&Phrases> = std::iter::once(self.phrases).chain(self.english).collect();
        Listener { phrases: &tables, names: &self.spoken_names, answers }.understand(line)
    }

    /// An intent as somebody would type it; empty for one that has no words.
    #[must_use]
    pub fn write(&self, intent: &Intent) -> String {
        let Some(pattern) = self.phrases.shown_with(intent.verb(), &intent.optional_slots()) else {
            return String::new();
        };
        self.write_as(pattern, intent)
    }

    /// An intent in one of the ways to tell it.
    #[must_use]
    pub fn write_as(&self, pattern: &Pattern, intent: &Intent) -> String {
        pattern.written(|slot| self.fill(intent, slot))
    }

    fn fill(&self, intent: &Intent, slot: Slot) -> String {
        let name = |seat: &Seat| self.names.get(*seat).cloned().unwrap_or_default();
        match intent {
            Intent::Propose(team)
            | Intent::Add(team)
            | Intent::Remove(team)
            | Intent::Approve(team)
            | Intent::Reject(team) => team.iter().map(|seat| name(&seat)).collect::<Vec<_>>().join(", "),
            Intent::Replace { by, .. } if slot == Slot::Instead => name(by),
            Intent::Replace { player, .. } => name(player),
            Intent::Vote { approve, .. } if slot == Slot::Approve => approve.to_string(),
            Intent::Vote { reject, .. } => reject.to_string(),
            Intent::Count { told, .. } => {
                let number = match slot {
                    Slot::Reverses => told.reverses,
                    Slot::Rogues => told.rogues,
                    _ => told.fails.or(told.reverses).or(told.rogues),
                };
                number.map(|number| number.to_string()).unwrap_or_default()
            }
            Intent::Mission(number)
            | Intent::Option(number)
            | Intent::Level(_, number)
            | Intent::Numbered(_, number) => number.to_string(),
            Intent::DrawCard(card)
            | Intent::DrawAnyway(card)
            | Intent::Explain(card)
            | Intent::Give { card: Some(card), .. }
            | Intent::Use { card: Some(card), .. }
            | Intent::Take { card, .. }
                if slot == Slot::Card =>
            {
                self.phrases.names_of_card(*card).first().cloned().unwrap_or_default()
            }
            Intent::Says { by: Some(seat), .. } if slot == Slot::Player => name(seat),
            Intent::Use { on: Some(seat), .. } | Intent::Take { from: Some(seat), .. } if slot == Slot::Target => {
                name(seat)
            }
            Intent::Give { to: seat, .. }
            | Intent::On(seat)
            | Intent::About(_, seat)
            | Intent::Pass(seat)
            | Intent::Played(seat, _)
            | Intent::Use { by: Some(seat), .. }
            | Intent::VotesOf(seat)
            | Intent::Says { about: seat, .. }
            | Intent::Sent(_, seat)
            | Intent::Leader(seat) => name(seat),
            Intent::Choose(_, modules) => {
                let names = modules.iter().filter_map(|module| self.phrases.names_of_module(module).first().cloned());
                names.collect::<Vec<_>>().join(", ")
            }
            Intent::Edition(edition) => self.phrases.names_of_edition(*edition).swap_remove(0),
            Intent::Voice(text) | Intent::Players(text) | Intent::DeadlineAt(text) | Intent::Topic(text) => {
                text.clone()
            }
            Intent::Language(language) => language.code().to_owned(),
            _ => String::new(),
        }
    }

    /// What wakes the narrator, as it is said.
    #[must_use]
    pub fn wake_phrase(&self) -> String {
        self.phrases.wake().first().map(|pattern| pattern.written(|_| String::new())).unwrap_or_default()
    }

    /// Whether a name is a word that is listened for.
    #[must_use]
    pub fn reserves(&self, name: &str) -> bool {
        self.phrases.reserves(name) || self.english.as_ref().is_some_and(|english| english.reserves(name))
    }
}
