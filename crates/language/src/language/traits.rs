//! What is particular to a language, beside its words.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::languages::{Language, ReadOnce};

/// The traits of one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Traits {
    /// What the built-in voice, espeak-ng, calls the language.
    pub voice: String,
    /// What stands between commands that one can choose from: they have commas of their own.
    pub between_choices: String,
    /// The words after which, with a colon, stands what can be said or typed.
    pub says: Vec<String>,
    /// The number words that are others beside a feminine noun.
    #[serde(default)]
    pub feminine: BTreeMap<String, String>,
    /// Words that every model of the recogniser for this language knows, and hardly any model of another.
    pub marks: Vec<String>,
    /// The message that tells how well the model that comes with the program was measured to hear.
    pub starter_model: String,
    /// Short names that nobody takes for one another: of virtual players.
    pub company: Vec<String>,
    /// How letters sound, those first that are looked for first. A capital letter is a sound that has no letter of its
    /// own.
    pub sounds: Vec<(String, String)>,
    /// How a day and a time are told.
    pub calendar: Calendar,
}

/// How a day and a time are told in a language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Calendar {
    /// The months, from January on.
    pub months: Vec<String>,
    /// Today, tomorrow and the days after it that have a word.
    pub days: Vec<String>,
    /// What else stands in it, in small letters, the days of the week too: it tells nothing new.
    pub around: Vec<String>,
}

impl Traits {
    /// The traits of a language, read when they are first asked for.
    ///
    /// # Panics
    /// If a file that is part of the program is damaged; a test opens all of them.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        static READ: ReadOnce<Traits> = ReadOnce::new();
        READ.of(language, |language| {
            toml::from_str(language.files().traits)
                .unwrap_or_else(|error| panic!("traits of {}: {error}", language.code()))
        })
    }

    /// The word of a number as it is written beside a feminine noun: in French, one is « une », and so in twenty-one.
    #[must_use]
    pub fn feminine(&self, word: &str) -> String {
        let last = word.rsplit([' ', '-']).next().unwrap_or_default();
        match self.feminine.get(last) {
            Some(other) => word[..word.len() - last.len()].to_owned() + other,
            None => word.to_owned(),
        }
    }
}
