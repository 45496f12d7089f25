//! Words of a recogniser that are said like names which it doesn't know: the built-in voice says both.

use std::collections::BTreeMap;

use super::speaker::built_in;
use crate::language::sounds_like::said_alike;
use crate::language::{Language, Phrases, Vocabulary};

/// The words for each name, the nearest first; nothing at all without a voice. It may take some seconds.
#[must_use]
pub fn likeness(names: &[String], language: Language, vocabulary: &Vocabulary) -> BTreeMap<String, Vec<String>> {
    let say = |texts: &[&str]| {
        let said = built_in::phonemes(language, texts);
        said.inspect_err(|error| tracing::warn!(%error, "nobody tells how names are said")).ok()
    };
    said_alike(names, Phrases::of(language), vocabulary, say)
}
