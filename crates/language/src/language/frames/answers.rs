//! An answer of fixed words within a sentence: what a card shows, whether something was right.

use std::ops::Range;

use crate::language::pattern::Token;
use crate::language::phrases::Phrases;
use crate::language::verb::Verb;

/// The shortest word in which a slip of a finger is seen.
const SLIP: usize = 5;

/// The longest of the fixed answers to these commands that stands in a line, and where it stands; none where two different
/// ones do.
#[must_use]
pub fn answer_within(tokens: &[Token], phrases: &Phrases, verbs: &[Verb]) -> Option<(Verb, Range<usize>)> {
    let is_said = |known: &str, said: &str| {
        known == said || known.len() >= SLIP && said.len() >= SLIP && strsim::osa_distance(known, said) == 1
    };
    let mut found: Vec<(Verb, Range<usize>)> = Vec::new();
    for (verb, _, pattern) in phrases.all().filter(|(verb, _, pattern)| verbs.contains(verb) && !pattern.has_slots())
    {
        let words: Vec<&str> = pattern.literal_words().collect();
        let stands = |said: &[Token]| words.iter().zip(said).all(|(known, token)| is_said(known, &token.word));
        let at = tokens.windows(words.len().max(1)).position(stands);
        found.extend(at.map(|at| (verb, at..at + words.len())));
    }
    let longest = found.iter().max_by_key(|(_, range)| range.len())?.clone();
    let within = |range: &Range<usize>| longest.1.start <= range.start && range.end <= longest.1.end;
    found.iter().all(|(verb, range)| *verb == longest.0 || within(range)).then_some(longest)
}
