//! The sentences that a table's own edition brings are held to those whose place they take.

use std::collections::BTreeSet;

use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};
use fluent_bundle::{FluentBundle, FluentError, FluentResource};

use super::general::general;
use super::sentences::{overlays_of_others, sentences};
use super::{Language, Message};
use crate::game::Edition;

/// What is wrong with a sentence that an edition brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongSentence {
    /// The code of its language.
    pub language: String,
    /// Its key.
    pub key: String,
    /// What it is.
    pub what: SentenceFault,
}

/// What can be wrong with a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SentenceFault {
    /// The narrator does not speak this language.
    NoLanguage,
    /// The narrator says nothing under this key.
    NoKey,
    /// It is not written as sentences are.
    Unreadable,
    /// It names something that is not known where it is said.
    Unknown(String),
}

impl WrongSentence {
    /// The fault in words.
    #[must_use]
    pub fn told(&self) -> Message {
        let key = match self.what {
            SentenceFault::NoLanguage => "wrong-sentence-language",
            SentenceFault::NoKey => "wrong-sentence-key",
            SentenceFault::Unreadable => "wrong-sentence-unreadable",
            SentenceFault::Unknown(_) => "wrong-sentence-unknown",
        };
        let message = Message::new(key).text("key", &self.key).text("language", &self.language);
        match &self.what {
            SentenceFault::Unknown(variable) => message.text("variable", variable),
            _ => message,
        }
    }
}

/// All that is wrong with the sentences of an edition.
#[must_use]
pub fn wrong_sentences(edition: Edition) -> Vec<WrongSentence> {
    let mut wrong = Vec::new();
    for (code, sentences) in &edition.book().sentences {
        let language = Language::from_code(code);
        let known = language.map(|language| Known::of(language, edition));
        for (key, sentence) in sentences {
            let what = match &known {
                Some(known) => known.fault(key, sentence),
                None => Some(SentenceFault::NoLanguage),
            };
            wrong.extend(what.map(|what| WrongSentence { language: code.clone(), key: key.clone(), what }));
        }
    }
    wrong
}

/// What is said without the edition's own sentences.
struct Known(FluentBundle<&'static FluentResource>);

impl Known {
    fn of(language: Language, edition: Edition) -> Self {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        for resource in sentences(language).iter().chain(overlays_of_others(language, edition)) {
            bundle.add_resource_overriding(resource);
        }
        Self(bundle)
    }

    fn fault(&self, key: &str, sentence: &str) -> Option<SentenceFault> {
        /// Sentences whose place nothing else takes: of what the edition itself advises against.
        const ADVICE: &str = "advice-";
        let stands_in = if self.0.has_message(key) { Some(key) } else { general(key).map(|general| general.key) };
        if stands_in.is_none() && !key.starts_with(ADVICE) {
            return Some(SentenceFault::NoKey);
        }
        let Ok(resource) = FluentResource::try_new(format!("{key} = {}\n", sentence.replace('\n', "\n    "))) else {
            return Some(SentenceFault::Unreadable);
        };
        let mut own = FluentBundle::new(Vec::new());
        own.add_resource_overriding(resource);
        if own.get_message(key).is_none_or(|message| message.value().is_none()) {
            return Some(SentenceFault::Unreadable);
        }
        let mut known = stands_in.map(|other| variables(&self.0, other)).unwrap_or_default();
        if general(key).is_some() {
            known.extend(["character", "side", "namer", "theirs"].map(str::to_owned));
        }
        variables(&own, key).into_iter().find(|variable| !known.contains(variable)).map(SentenceFault::Unknown)
    }
}

/// What a sentence names: all that is missing when it is said with nothing known.
fn variables<R: std::borrow::Borrow<FluentResource>>(bundle: &FluentBundle<R>, key: &str) -> BTreeSet<String> {
    let message = bundle.get_message(key);
    let attributes = message.iter().flat_map(|message| message.attributes().map(|attribute| attribute.value()));
    let patterns = message.iter().filter_map(|message| message.value()).chain(attributes);
    let mut errors = Vec::new();
    patterns.for_each(|pattern| drop(bundle.format_pattern(pattern, None, &mut errors)));
    let variable = |error: FluentError| match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => Some(id),
        _ => None,
    };
    errors.into_iter().filter_map(variable).collect()
}
