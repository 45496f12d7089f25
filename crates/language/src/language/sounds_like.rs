//! Names that the recogniser doesn't know, said with words that it knows and that sound like them.
//!
//! How both are said is told by a voice that can read aloud; without one, their letters tell roughly.

use std::collections::{BTreeMap, BTreeSet};

use super::distance::{Sound, distance};
use super::phonemes::Phonemes;
use super::phrases::Phrases;
use super::traits::Traits;
use super::vocabulary::Vocabulary;
use super::{Language, pattern::Token};
use crate::game::setup::without_umlauts;

/// How the recogniser hears a name, in its own spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpokenName {
    /// It knows the name.
    Known(String),
    /// It knows words that sound like it.
    SoundsLike(String),
    /// Nothing that it knows comes near.
    Unknown,
}

impl SpokenName {
    /// What it hears when the name is said.
    #[must_use]
    pub fn words(&self) -> Option<&str> {
        match self {
            Self::Known(words) | Self::SoundsLike(words) => Some(words),
            Self::Unknown => None,
        }
    }
}

/// How far words may be from a name, as a part of what it would cost to say it from nothing.
const NEAR_ENOUGH: f64 = 0.4;

/// How far words may be that are only tried: whether they are heard shows when the name is said.
const WORTH_A_TRY: f64 = 0.6;

/// From how far on two words are tried instead of one.
const ONE_WORD_IS_FAR: f64 = 0.2;

/// So many words are told for a name by how they are said.
const MOST_LIKE: usize = 8;

/// To say more words than this for one name takes a voice too long: then only those are said whose letters come near.
const MOST_SAID: usize = 10_000;

/// How the recogniser hears a name. Words of commands are never taken for one.
#[must_use]
pub fn spoken_as(name: &str, phrases: &Phrases, vocabulary: &Vocabulary) -> SpokenName {
    if let Some(words) = known(name, vocabulary) {
        return SpokenName::Known(words);
    }
    match by_distance(name, phrases, vocabulary).into_iter().next() {
        Some((far, words)) if far <= NEAR_ENOUGH => SpokenName::SoundsLike(words),
        _ => SpokenName::Unknown,
    }
}

/// A name that the recogniser knows, in its own spelling.
#[must_use]
pub fn known(name: &str, vocabulary: &Vocabulary) -> Option<String> {
    vocabulary.spell_text(name).or_else(|| vocabulary.spell_text(&without_umlauts(name)))
}

/// Words that may be heard when a name is said, the nearest first, as its letters tell.
pub fn candidates(name: &str, phrases: &Phrases, vocabulary: &Vocabulary) -> impl Iterator<Item = String> {
    by_distance(name, phrases, vocabulary).into_iter().map(|(_, words)| words)
}

/// Words of the model, or two of them in a row, that are worth a try, each with how far it is from a name; the nearest
/// first.
fn by_distance(name: &str, phrases: &Phrases, vocabulary: &Vocabulary) -> Vec<(f64, String)> {
    let language = phrases.language();
    let known = nameable(phrases, vocabulary).map(|word| (word, sound(word, language))).collect::<Vec<_>>();
    let known: Vec<(&str, &[char])> = known.iter().map(|(word, heard)| (*word, heard.as_slice())).collect();
    nearest(&sound(name, language), &known)
}

/// The words of the model by which somebody can be called: neither commands nor numbers.
fn nameable<'a>(phrases: &Phrases, vocabulary: &'a Vocabulary) -> impl Iterator<Item = &'a str> {
    let commands: BTreeSet<&str> = phrases.all().flat_map(|(_, _, pattern)| pattern.literal_words()).collect();
    vocabulary
        .words()
        .filter(move |word| word.chars().count() > 1 && !commands.contains(Token::folded(word).as_str()))
        .filter(|word| phrases.number(&Token::folded(word)).is_none())
}

/// Words that may be heard when these names are said, the nearest first: by how a voice says them, in the order in which
/// it is given them. What it can't say is left to the letters.
pub fn said_alike(
    names: &[String],
    phrases: &Phrases,
    vocabulary: &Vocabulary,
    say: impl Fn(&[&str]) -> Option<Vec<Phonemes>>,
) -> BTreeMap<String, Vec<String>> {
    let words = worth_saying(names, phrases, vocabulary);
    let texts: Vec<&str> = names.iter().map(String::as_str).chain(words.iter().copied()).collect();
    let Some(said) = say(&texts).filter(|said| said.len() == texts.len()) else { return BTreeMap::new() };
    let (names_said, words_said) = said.split_at(names.len());
    let known = words.into_iter().zip(words_said.iter().map(Phonemes::sounds)).collect::<Vec<_>>();
    let like = |said: &Phonemes| nearest(said.sounds(), &known).into_iter().map(|(_, words)| words).take(MOST_LIKE);
    names.iter().zip(names_said).map(|(name, said)| (name.clone(), like(said).collect())).collect()
}

/// Words that may come near one of these names: all of them, but of very many those whose letters are near those of a
/// part of a name.
fn worth_saying<'a>(names: &[String], phrases: &Phrases, vocabulary: &'a Vocabulary) -> Vec<&'a str> {
    let words: Vec<&str> = nameable(phrases, vocabulary).collect();
    if words.len() <= MOST_SAID {
        return words;
    }
    let language = phrases.language();
    let each = MOST_SAID / names.len().max(1);
    let mut near = BTreeSet::new();
    for name in names {
        let name = sound(name, language);
        let far = |word: &&str| {
            let word = sound(word, language);
            let parts = (2..name.len().saturating_sub(1)).flat_map(|at| [&name[..at], &name[at..]]);
            parts.chain([name.as_slice()]).map(|part| distance(part, &word)).min()
        };
        let mut words = words.clone();
        words.sort_by_cached_key(far);
        near.extend(words.into_iter().take(each));
    }
    near.into_iter().collect()
}

/// Of known words, one or two in a row that are worth a try, each with how far it is from what is wanted; the nearest
/// first.
fn nearest<S: Sound>(wanted: &[S], known: &[(&str, &[S])]) -> Vec<(f64, String)> {
    if wanted.is_empty() {
        return Vec::new();
    }
    let nearest = |part: &[S]| known.iter().map(|(word, heard)| (distance(part, heard), *word)).min();
    let far = |cost: u32| f64::from(cost) / f64::from(distance(wanted, &[]));
    let mut found: Vec<(u32, String)> =
        known.iter().map(|(word, heard)| (distance(wanted, heard), (*word).to_owned())).collect();
    if found.iter().all(|(cost, _)| far(*cost) > ONE_WORD_IS_FAR) {
        found.extend((2..wanted.len().saturating_sub(1)).filter_map(|at| {
            let ((first_cost, first), (last_cost, last)) = (nearest(&wanted[..at])?, nearest(&wanted[at..])?);
            Some((first_cost + last_cost, format!("{first} {last}")))
        }));
    }
    found.retain(|(cost, _)| far(*cost) <= WORTH_A_TRY);
    found.sort_by_cached_key(|(cost, words)| (*cost, words.len(), words.clone()));
    found.dedup();
    found.into_iter().map(|(cost, words)| (far(cost), words)).collect()
}

/// Whether two names sound so much alike that one may be heard for the other.
#[must_use]
pub fn sound_alike(name: &str, other: &str, language: Language) -> bool {
    distance(&sound(name, language), &sound(other, language)) <= 1
}

/// Whether nobody can tell two names by their sound.
#[must_use]
pub fn sound_the_same(name: &str, other: &str, language: Language) -> bool {
    sound(name, language) == sound(other, language)
}

/// The sounds of a word, roughly: enough to tell which words are near each other.
fn sound(word: &str, language: Language) -> Vec<char> {
    let table = &Traits::of(language).sounds;
    let plain = Token::folded(&without_umlauts(word));
    let mut rest = plain.as_str();
    let mut sounds: Vec<char> = Vec::new();
    while let Some(letter) = rest.chars().next() {
        let found = table.iter().find(|(letters, _)| rest.starts_with(letters.as_str()));
        match found {
            Some((letters, heard)) => {
                sounds.extend(heard.chars());
                rest = &rest[letters.len()..];
            }
            None => {
                sounds.extend(letter.is_ascii_alphanumeric().then_some(letter));
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    sounds.dedup();
    sounds
}

/// Consonants that are easily mixed up.
const LIKE: [&str; 7] = ["bp", "dtT", "gk", "fv", "szSC", "mnN", "jCS"];

fn is_vowel(sound: char) -> bool {
    "aeiouE".contains(sound)
}

/// A sound as its letter tells it.
impl Sound for char {
    fn weight(&self) -> u32 {
        match *self {
            'h' => 1,
            vowel if is_vowel(vowel) => 1,
            _ => 2,
        }
    }

    fn change(&self, other: &Self) -> u32 {
        let (from, to) = (*self, *other);
        let like = |pair: &&str| pair.contains(from) && pair.contains(to);
        match (from, to) {
            _ if from == to => 0,
            _ if is_vowel(from) && is_vowel(to) || LIKE.iter().any(like) => 1,
            _ if is_vowel(from) || is_vowel(to) => 3,
            _ => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_sound_the_same_are_alike() {
        let alike = |name, other, language| sound_alike(name, other, language);
        assert!(alike("Lukas", "Lucas", Language::GERMAN));
        assert!(alike("Müller", "Mueller", Language::GERMAN));
        assert!(alike("Maria", "Mario", Language::FRENCH));
        assert!(alike("Anna", "Ana", Language::ENGLISH));
        assert!(alike("Philip", "Filip", Language::ENGLISH));
        assert!(!alike("Ana", "Eve", Language::ENGLISH));
        assert!(!alike("Ben", "Cleo", Language::ENGLISH));
    }

    #[test]
    fn a_name_that_is_not_known_sounds_like_words_that_are() {
        let known = Vocabulary::new(["katarina", "yohan", "sean", "dan", "eva", "go", "three"]);
        let heard = |name, language| spoken_as(name, Phrases::of(language), &known);
        assert_eq!(heard("Sean", Language::ENGLISH), SpokenName::Known("sean".to_owned()));
        assert_eq!(heard("Katharina", Language::GERMAN), SpokenName::SoundsLike("katarina".to_owned()));
        assert_eq!(heard("Johann", Language::GERMAN), SpokenName::SoundsLike("yohan".to_owned()));
        assert_eq!(heard("Daneva", Language::ENGLISH), SpokenName::SoundsLike("dan eva".to_owned()));
        assert_eq!(heard("Guo", Language::ENGLISH), SpokenName::Unknown);
        assert_eq!(heard("", Language::ENGLISH), SpokenName::Unknown);
    }

    #[test]
    fn words_worth_a_try_are_told_the_nearest_first() {
        let known = Vocabulary::new(["katarina", "karina", "katrin", "dan", "eva", "go", "three"]);
        let found = |name| candidates(name, Phrases::of(Language::GERMAN), &known).collect::<Vec<_>>();
        assert_eq!(found("Katharina"), ["katarina", "katrin", "karina"]);
        assert_eq!(found("Xzqk"), [""; 0]);
    }

    /// A voice that says each letter.
    fn spelled(texts: &[&str]) -> Option<Vec<Phonemes>> {
        let say = |text: &&str| Phonemes::parse(&text.chars().map(|letter| format!("{letter} ")).collect::<String>());
        Some(texts.iter().map(say).collect())
    }

    #[test]
    fn words_that_are_said_like_a_name_are_told_the_nearest_first() {
        let known = Vocabulary::new(["mireia", "marcel", "dan", "eva", "three"]);
        let names = ["Mireya", "Daneva"].map(str::to_lowercase);
        let phrases = Phrases::of(Language::ENGLISH);
        let like = said_alike(&names, phrases, &known, spelled);
        assert_eq!(like["mireya"].first().map(String::as_str), Some("mireia"));
        assert_eq!(like["daneva"].first().map(String::as_str), Some("dan eva"));
        assert!(like.values().flatten().all(|words| words != "three"), "nobody is called by a number");
        assert_eq!(said_alike(&names, phrases, &known, |_| None), BTreeMap::new());
        assert_eq!(said_alike(&names, phrases, &known, |_| Some(Vec::new())), BTreeMap::new());
    }

    #[test]
    fn of_very_many_words_those_are_said_that_may_come_near() {
        let mut words: Vec<String> = (0..MOST_SAID).map(|at| format!("xz{at}")).collect();
        words.extend(["mireia", "marcel"].map(str::to_owned));
        let known = Vocabulary::new(words.iter().map(String::as_str));
        let said = worth_saying(&["Mireya".to_owned()], Phrases::of(Language::ENGLISH), &known);
        assert_eq!(said.len(), MOST_SAID);
        assert!(said.contains(&"mireia") && said.contains(&"marcel"));
    }

    #[test]
    fn no_name_is_too_strange() {
        for language in Language::ALL {
            for name in ["Jörg", "Zoë", "Björn", "李", "Łukasz", "Ἀθηνᾶ", "’", "Ⅷ", "e\u{301}"] {
                let _ = sound(name, language);
                let _ = spoken_as(name, Phrases::of(language), &Vocabulary::new(["anna"]));
            }
        }
    }
}
