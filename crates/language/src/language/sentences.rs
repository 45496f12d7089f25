//! The files of sentences: those of a language, and what an edition says otherwise.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use fluent_bundle::FluentResource;

use super::languages::{Language, ReadOnce};
use crate::game::Edition;

/// The files of a language, each read once.
pub(super) fn sentences(language: Language) -> &'static [FluentResource] {
    static READ: ReadOnce<Vec<FluentResource>> = ReadOnce::new();
    READ.of(language, |language| language.files().sentences.iter().map(|(_, source)| parsed(source)).collect())
}

/// What an edition says in words of its own, read once: those of the one that it goes by, those of every table's own
/// edition, and its own sentences. Nothing for most of them.
pub(super) fn overlays(language: Language, edition: Edition) -> Vec<&'static FluentResource> {
    overlays_of_others(language, edition).into_iter().chain(own_sentences(language, edition)).collect()
}

/// The same without its own sentences.
pub(super) fn overlays_of_others(language: Language, edition: Edition) -> Vec<&'static FluentResource> {
    static READ: ReadOnce<Vec<FluentResource>> = ReadOnce::new();
    const OF_A_TABLE: &str = "own-edition";
    let of = |id: &str| {
        let overlays = language.files().overlays;
        let at = overlays.iter().position(|(name, _)| *name == id)?;
        READ.of(language, |_| overlays.iter().map(|(_, source)| parsed(source)).collect()).get(at)
    };
    let mut found: Vec<&'static FluentResource> = of(&edition.book().words).into_iter().collect();
    if edition.is_of_a_table() {
        found.extend(of(OF_A_TABLE));
    }
    found
}

/// The sentences that a table's own edition brings.
fn own_sentences(language: Language, edition: Edition) -> Option<&'static FluentResource> {
    static READ: Mutex<BTreeMap<(&str, usize), &FluentResource>> = Mutex::new(BTreeMap::new());
    let book = edition.book();
    let sentences = book.sentences.get(language.code())?;
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let place = (language.code(), std::ptr::from_ref(book).addr());
    Some(read.entry(place).or_insert_with(|| {
        let lines = sentences.iter().map(|(key, sentence)| format!("{key} = {}\n", sentence.replace('\n', "\n    ")));
        Box::leak(Box::new(parsed(&lines.collect::<String>())))
    }))
}

fn parsed(source: &str) -> FluentResource {
    FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
        tracing::error!(?errors, "a catalogue has errors");
        resource
    })
}
