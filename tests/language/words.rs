//! The words of sentences: few where hands are busy, and one name for one thing.

use resistance_narrator::language::{Form, Language, Length};

use crate::project::root;
use crate::wordings::{HANDS, all_sentences, filled, is_fragment, nobody, wordings};

/// The most words of a sentence that hands can follow while it is heard.
const WORDS_IN_HAND: usize = 18;

/// Whoever has both hands full can't ask again: each sentence is one deed, and short enough to be done from memory.
#[test]
fn sentences_for_busy_hands_are_short() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (wording, key, sentence) in all_sentences(&wordings(language)) {
            if is_fragment(key) || !HANDS.iter().any(|beginning| key.starts_with(beginning)) {
                continue;
            }
            for (number, length) in [(1, Length::Full), (2, Length::Full), (1, Length::Brief), (2, Length::Brief)] {
                let message = filled(key, sentence, number, "Ana");
                let text = wording.catalogue.render(&message, &nobody(), Form::Spoken, length);
                for deed in text.split(['.', ':', '?', '!']) {
                    let words = deed.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
                    if words > WORDS_IN_HAND {
                        faults.push(format!("{language:?} {key}: {words} words: {deed}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The glossary: what a thing is called in each language, and what it is never called.
#[test]
fn one_thing_has_one_name() {
    let path = root().join("voices/glossary.toml");
    let glossary: toml::Table = std::fs::read_to_string(path).unwrap().parse().expect("the glossary is TOML");
    assert!(glossary.len() >= 60, "only {} terms", glossary.len());
    let mut faults = Vec::new();
    for language in Language::ALL {
        let code = language.code();
        let said: Vec<(String, String)> = all_sentences(&wordings(language))
            .flat_map(|(_, key, sentence)| {
                sentence.parts.values().map(move |tree| (key.to_owned(), tree.words().to_lowercase()))
            })
            .collect();
        for (term, row) in &glossary {
            let name = row.get(code).and_then(toml::Value::as_str).map(str::to_lowercase);
            let name = name.unwrap_or_else(|| panic!("voices/glossary.toml: {term} has no name in {code}"));
            if !said.iter().any(|(_, words)| words.contains(&name)) {
                faults.push(format!("{code}: nothing is ever called {name}: {term}"));
            }
            let never = row.get(format!("never-{code}")).and_then(toml::Value::as_array);
            for other in never.into_iter().flatten().filter_map(toml::Value::as_str) {
                let other = format!(" {} ", other.to_lowercase());
                let calls = |words: &String| {
                    let spaced = words.replace(|sign: char| !sign.is_alphanumeric() && sign != '-', " ");
                    format!(" {spaced} ").contains(&other)
                };
                let found = said.iter().filter(|(_, words)| calls(words));
                faults.extend(found.map(|(key, _)| format!("{code} {key}: {name} is called{other}")));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
