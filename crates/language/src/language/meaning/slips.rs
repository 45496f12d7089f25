//! Words in which a finger has slipped once.

use super::{Meaning, Meanings};
use crate::game::PlotCard;
use crate::language::pattern::Token;

/// The shortest word in which a slip of a finger is seen.
const SLIP: usize = 5;

/// The shortest word of a phrase in which one is seen.
const WORD: usize = 4;

/// The shortest phrase of several words in which one is seen.
const PHRASE: usize = 8;

impl Meanings {
    /// The plot card whose name these words begin with, but for one slip of a finger.
    pub(super) fn card_with_a_slip(&self, tokens: &[Token]) -> Option<(PlotCard, usize)> {
        let slipped = |(name, card): (&String, &PlotCard)| {
            let words = name.split(' ').count();
            let said = tokens.get(..words)?.iter().map(|token| token.word.as_str()).collect::<Vec<_>>().join(" ");
            (name.len() > SLIP && is_near(name, &said) && strsim::osa_distance(name, &said) == 1)
                .then_some((*card, words))
        };
        self.cards.iter().find_map(slipped)
    }

    /// What several words mean in one of which a finger has slipped once; nothing where they may be several things.
    pub(super) fn of_phrase_with_a_slip(&self, said: &str, tokens: &[Token]) -> Vec<Meaning> {
        let mut unknown = tokens.iter().filter(|token| !self.words.contains(&token.word));
        let one = unknown.next().filter(|token| token.word.chars().count() >= WORD);
        if said.len() < PHRASE || one.is_none() || unknown.next().is_some() {
            return Vec::new();
        }
        let is_meant = |known: &str| {
            is_near(known, said)
                && known.matches(' ').count() + 1 == tokens.len()
                && strsim::osa_distance(known, said) == 1
        };
        let mut meant = self.phrases.iter().filter(|(known, _)| is_meant(known)).map(|(_, of)| of);
        let one = meant.next().filter(|_| meant.next().is_none());
        one.into_iter().flatten().map(|(_, meaning)| *meaning).collect()
    }

    /// What a word means in which a finger has slipped once; nothing where it may be several things.
    pub(super) fn with_a_slip(&self, word: &str) -> Vec<Meaning> {
        let length = word.chars().count();
        let slipped = |known: &str, said: &str| {
            let letters = |word: &str| {
                let mut letters: Vec<char> = word.chars().collect();
                letters.sort_unstable();
                letters
            };
            let swapped = || known.len() == said.len() && letters(known) == letters(said);
            is_near(known, said) && strsim::osa_distance(known, said) == 1 && (length >= SLIP || swapped())
        };
        let meanings = |of: &[(String, Meaning)]| of.iter().map(|(_, meaning)| *meaning).collect::<Vec<_>>();
        let of_words = self.phrases.iter().filter(|(known, _)| slipped(known, word)).map(|(_, of)| meanings(of));
        // The beginning of a word may have one letter more or less by the slip.
        let begins = |stem: &str| {
            let ends = word.char_indices().map(|(at, _)| at).chain([word.len()]);
            ends.filter(|end| end.abs_diff(stem.len()) <= 1).any(|end| slipped(stem, &word[..end]))
        };
        let long = |stem: &str| stem.len() >= SLIP && length >= SLIP;
        let of_stems = self
            .stems
            .values()
            .flatten()
            .filter(|(stem, _)| if long(stem) { begins(stem) } else { slipped(stem, word) });
        let mut found: Vec<Vec<Meaning>> = of_words.collect();
        let of_stems: Vec<Meaning> = of_stems.map(|(_, of)| *of).collect();
        found.extend((!of_stems.is_empty()).then_some(of_stems));
        found.dedup();
        if found.len() == 1 { found.remove(0) } else { Vec::new() }
    }
}

/// Whether one slip can be all that parts two words, as far as their lengths and first letters tell: the distance takes
/// longer.
fn is_near(known: &str, said: &str) -> bool {
    let first = |word| -> &[u8] { &str::as_bytes(word)[..word.len().min(2)] };
    known.len().abs_diff(said.len()) <= 1 && first(known).iter().any(|sign| first(said).contains(sign))
}
