//! How the built-in voice says names that it would read wrongly.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::Deserialize;

use super::languages::{Language, ReadOnce};

/// A name and how it is said.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// What the built-in voice is given in its place. Without it, the name is read as it is written.
    pub respelling: Option<String>,
    /// How it sounds, in the phonetic alphabet as espeak-ng writes it, without stress.
    pub phonemes: String,
}

/// The names of one language.
#[derive(Debug)]
pub struct Pronunciation {
    names: BTreeMap<String, Name>,
    /// Names and their respellings, the longest first: it may begin with a shorter one.
    respellings: Vec<(String, String)>,
}

impl Pronunciation {
    /// The names of a language, read when they are first asked for.
    ///
    /// # Panics
    /// If a file that is part of the program is damaged; a test opens all of them.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        static READ: ReadOnce<Pronunciation> = ReadOnce::new();
        READ.of(language, |language| Self::read(language.files().names))
    }

    fn read(source: &str) -> Self {
        let names: BTreeMap<String, Name> = toml::from_str(source).unwrap_or_else(|error| panic!("names: {error}"));
        let respelling = |(written, name): (&String, &Name)| Some((written.clone(), name.respelling.clone()?));
        let mut respellings: Vec<_> = names.iter().filter_map(respelling).collect();
        respellings.sort_by_key(|(written, _)| Reverse(written.len()));
        Self { names, respellings }
    }

    /// All names, as they are written, with how they are said.
    pub fn names(&self) -> impl Iterator<Item = (&str, &Name)> {
        self.names.iter().map(|(written, name)| (written.as_str(), name))
    }

    /// A sentence as the built-in voice is given it: names that stand there as whole words, in the same capitals, are
    /// respelled.
    #[must_use]
    pub fn respelled<'a>(&self, sentence: &'a str) -> Cow<'a, str> {
        let mut respelled = String::new();
        let mut copied = 0;
        let mut at = 0;
        while let Some(sign) = sentence[at..].chars().next() {
            let begins = !sentence[..at].ends_with(char::is_alphanumeric);
            let Some((written, respelling)) = begins.then(|| self.name_at(&sentence[at..])).flatten() else {
                at += sign.len_utf8();
                continue;
            };
            respelled.push_str(&sentence[copied..at]);
            respelled.push_str(respelling);
            at += written.len();
            copied = at;
        }
        if copied == 0 {
            return Cow::Borrowed(sentence);
        }
        respelled.push_str(&sentence[copied..]);
        Cow::Owned(respelled)
    }

    /// The longest name with which this text begins, and its respelling.
    fn name_at(&self, text: &str) -> Option<&(String, String)> {
        self.respellings.iter().find(|(written, _)| {
            text.strip_prefix(written.as_str()).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn respelled(sentence: &str) -> String {
        let names = Pronunciation::read(
            r#"
            "Hill" = { respelling = "Il", phonemes = "il" }
            "Maria" = { phonemes = "maʁja" }
            "Maria Hill" = { respelling = "Marja Ile", phonemes = "maʁja il" }
            "HYDRA" = { respelling = "Idra", phonemes = "idʁa" }
            "Émile" = { respelling = "Emmil", phonemes = "emil" }
            "#,
        );
        names.respelled(sentence).into_owned()
    }

    #[test]
    fn the_longest_name_counts() {
        assert_eq!(respelled("Hill, Maria, Maria Hill."), "Il, Maria, Marja Ile.");
    }

    #[test]
    fn a_name_stands_beside_apostrophes_hyphens_and_marks() {
        assert_eq!(respelled("L'HYDRA, l’HYDRA: «HYDRA»"), "L'Idra, l’Idra: «Idra»");
        assert_eq!(respelled("HYDRA-Agenten; HYDRA's Anti-HYDRA"), "Idra-Agenten; Idra's Anti-Idra");
        assert_eq!(respelled("HYDRA"), "Idra");
        assert_eq!(respelled("Émile"), "Emmil");
    }

    #[test]
    fn a_part_of_a_word_and_other_letters_are_no_name() {
        for sentence in
            ["", "Hydra", "hill", "Hills", "Chill", "Downhill", "HYDRAs", "éHill", "Hillé", "Maria", "2HYDRA"]
        {
            assert_eq!(respelled(sentence), sentence);
        }
    }
}
