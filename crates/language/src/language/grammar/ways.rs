//! Which of the ways to say a command is the one that is listened for, or told.

use super::knows;
use crate::language::pattern::Pattern;
use crate::language::phrases::{Phrases, Place};
use crate::language::verb::Verb;
use crate::language::vocabulary::Vocabulary;

/// The first way to say a command in several words that the model knows; in one if there is no other.
pub(super) fn longest_way<'a>(verb: Verb, phrases: &'a Phrases, vocabulary: &Vocabulary) -> Option<&'a Pattern> {
    let ways = || phrases.of_verb(verb).iter().filter(|pattern| is_heard(verb, pattern, phrases, vocabulary));
    ways().find(|pattern| pattern.literal_words().count() > 1).or_else(|| ways().next())
}

/// All ways to say each command, in words that the model knows.
#[must_use]
pub fn audible(phrases: &Phrases, vocabulary: &Vocabulary) -> Vec<(Verb, Pattern)> {
    let ways = phrases.all().filter(|(_, place, _)| *place != Place::Opens);
    let heard = ways.filter(|(verb, _, pattern)| is_heard(*verb, pattern, phrases, vocabulary));
    heard.map(|(verb, _, pattern)| (verb, pattern.clone())).collect()
}

fn is_heard(verb: Verb, pattern: &Pattern, phrases: &Phrases, vocabulary: &Vocabulary) -> bool {
    knows(vocabulary, pattern) && !phrases.only_typed(verb, pattern)
}
