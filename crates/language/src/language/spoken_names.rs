//! How each player is called by voice: by name or what sounds like it, by call-sign, and by seat.

use std::collections::BTreeMap;

use super::names::Names;
use super::pattern::Token;
use super::phrases::Phrases;
use super::sounds_like::{SpokenName, known, sound_alike, sound_the_same, spoken_as};
use super::vocabulary::Vocabulary;
use crate::game::{BySeat, Seat};

/// How one player is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The name as it is heard.
    pub name: SpokenName,
    /// A word of the spelling alphabet that no other player has.
    pub sign: Option<String>,
}

/// How all players of a table are called.
#[derive(Clone, Debug)]
pub struct SpokenNames {
    names: BySeat<String>,
    spoken_names: BySeat<Call>,
    alike: Vec<(Seat, Seat)>,
}

impl SpokenNames {
    /// How these players are called. For some names it was settled before what they sound like, for others it is known
    /// what is said alike, the nearest first.
    #[must_use]
    pub fn new(
        names: &BySeat<String>,
        settled: &BTreeMap<String, String>,
        said_alike: &BTreeMap<String, Vec<String>>,
        phrases: &Phrases,
        vocabulary: &Vocabulary,
    ) -> Self {
        // Two players must not be heard as one, and of two that sound the same none would be likely enough.
        let same = |one: &str, other: &str| sound_the_same(one, other, phrases.language());
        let known: Vec<Option<String>> = names.iter().map(|(_, name)| known(name, vocabulary)).collect();
        let mut spoken: Vec<SpokenName> = Vec::new();
        for ((_, name), own) in names.iter().zip(&known) {
            // Who is called something else doesn't take the name of somebody who comes later.
            let names = known.iter().flatten().filter(|_| own.is_none()).map(String::as_str);
            let taken: Vec<&str> = spoken.iter().filter_map(SpokenName::words).chain(names).collect();
            let free = |words: &str| !taken.iter().any(|other| same(other, words));
            let settled = settled.get(name).and_then(|words| vocabulary.spell_text(words));
            let alike = said_alike.get(name).filter(|_| own.is_none());
            let guessed = || alike?.iter().find(|words| free(words)).cloned();
            let heard = settled.or_else(guessed).map(SpokenName::SoundsLike);
            let heard = heard.unwrap_or_else(|| spoken_as(name, phrases, vocabulary));
            let heard = if heard.words().is_none_or(free) { heard } else { SpokenName::Unknown };
            spoken.push(heard);
        }
        let signs = signs(names, phrases, vocabulary);
        let spoken_names = spoken.into_iter().zip(signs).map(|(name, sign)| Call { name, sign });
        let spoken_names = BySeat::new(spoken_names.collect());
        let seats: Vec<(Seat, &String)> = names.iter().collect();
        let pairs =
            seats.iter().enumerate().flat_map(|(at, one)| seats[at + 1..].iter().map(move |other| (*one, *other)));
        let alike = pairs
            .filter(|((_, name), (_, other))| sound_alike(name, other, phrases.language()))
            .map(|((seat, _), (other, _))| (seat, other))
            .collect();
        Self { names: names.clone(), spoken_names, alike }
    }

    /// How one player is called.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&Call> {
        self.spoken_names.get(seat)
    }

    /// The players, each with how they are called.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Call)> {
        self.spoken_names.iter()
    }

    /// Pairs of players whose names sound so much alike that one may be heard for the other.
    #[must_use]
    pub fn alike(&self) -> &[(Seat, Seat)] {
        &self.alike
    }

    /// The names as they are found in what was heard.
    #[must_use]
    pub fn heard_names(&self) -> Names {
        let mut names = Names::new(&self.names);
        for (seat, calling) in self.iter() {
            for words in calling.name.words().into_iter().chain(calling.sign.as_deref()) {
                names.also(seat, words);
            }
        }
        names
    }
}

/// A call-sign for each player: with the first letter of the name if that is free, and like nobody's name.
fn signs(names: &BySeat<String>, phrases: &Phrases, vocabulary: &Vocabulary) -> Vec<Option<String>> {
    let like_a_name = |word: &str| names.iter().any(|(_, name)| sound_alike(word, name, phrases.language()));
    let known = |word: &String| vocabulary.spell_text(word).map(|sign| (Token::folded(word), sign));
    let mut free: Vec<(String, String)> = phrases.alphabet().iter().filter_map(known).collect();
    free.retain(|(word, _)| !like_a_name(word));
    let mut signs = vec![None; names.values().len()];
    let initials = names.iter().map(|(_, name)| Token::folded(name).chars().next());
    for (sign, initial) in signs.iter_mut().zip(initials) {
        let own = free.iter().position(|(word, _)| word.chars().next() == initial);
        *sign = own.map(|at| free.remove(at).1);
    }
    let mut rest = free.into_iter();
    for sign in signs.iter_mut().filter(|sign| sign.is_none()) {
        *sign = rest.next().map(|(_, sign)| sign);
    }
    signs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn spoken_names(names: &[&str]) -> SpokenNames {
        let known = Vocabulary::new(["ana", "ben", "benno", "alpha", "bravo", "charlie", "delta", "echo", "emeka"]);
        let names = BySeat::new(names.iter().map(|name| (*name).to_owned()).collect());
        SpokenNames::new(&names, &BTreeMap::new(), &BTreeMap::new(), Phrases::of(Language::ENGLISH), &known)
    }

    #[test]
    fn everybody_has_a_call_sign_of_their_own() {
        let table = spoken_names(&["Ana", "Ben", "Charly", "Anke", "Bert"]);
        let signs: Vec<&str> = table.iter().filter_map(|(_, calling)| calling.sign.as_deref()).collect();
        assert_eq!(signs, ["alpha", "bravo", "delta", "echo"]);
    }

    #[test]
    fn names_that_sound_alike_are_told() {
        let table = spoken_names(&["Ana", "Ben", "Anna", "Bän", "Cleo"]);
        let pairs: Vec<_> = table.alike().iter().map(|(one, other)| (one.number(), other.number())).collect();
        assert_eq!(pairs, [(1, 3), (2, 4)]);
    }

    #[test]
    fn of_names_that_sound_the_same_only_the_first_is_listened_for() {
        let known = Vocabulary::new(["tomas", "thomas", "tom", "tim", "alpha", "bravo"]);
        let names = BySeat::new(["Thomas", "Tomas", "Tim", "Tom"].map(str::to_owned).to_vec());
        let table =
            SpokenNames::new(&names, &BTreeMap::new(), &BTreeMap::new(), Phrases::of(Language::GERMAN), &known);
        let heard: Vec<Option<&str>> = table.iter().map(|(_, calling)| calling.name.words()).collect();
        assert_eq!(heard, [Some("thomas"), None, Some("tim"), Some("tom")]);
    }

    #[test]
    fn who_is_called_by_other_words_takes_nobody_elses_name() {
        let known = Vocabulary::new(["eli", "ilya", "dan", "alpha", "bravo"]);
        let names = BySeat::new(["Eilidh", "Eli", "Dan"].map(str::to_owned).to_vec());
        let alike = BTreeMap::from([("Eilidh".to_owned(), vec!["eli".to_owned(), "ilya".to_owned()])]);
        let table = SpokenNames::new(&names, &BTreeMap::new(), &alike, Phrases::of(Language::ENGLISH), &known);
        let heard: Vec<Option<&str>> = table.iter().map(|(_, calling)| calling.name.words()).collect();
        assert_eq!(heard, [Some("ilya"), Some("eli"), Some("dan")]);
    }

    #[test]
    fn a_call_sign_finds_its_player() {
        let table = spoken_names(&["Ana", "Ben", "Cleo"]);
        let english = Phrases::of(Language::ENGLISH);
        let seat = table.heard_names().player(&Token::split("bravo"), english);
        assert_eq!(seat.map(Seat::number), Ok(2));
    }
}
