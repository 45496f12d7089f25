//! The catalogues: they say the same things, all of it can be said aloud, and the program uses all of it.

mod exceptions;
mod rows;
mod source;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use exceptions::{COGNATES, PROPER_NAMES};
use resistance_narrator::language::{Catalogue, Form, Kit, Language, Length};

use crate::made_up::languages;
use crate::project::root;
use crate::wordings::{
    MISSION_NAME, ONLY_PRINTED, Sentence, Tree, Variable, all_sentences, filled, is_fragment, nobody, sentences,
    wordings,
};

/// Days and years are figures, which every voice reads as a date.
const IN_FIGURES: &str = "date";

/// Messages whose keys are made at run time from the names of things.
const KEYS_MADE_AT_RUN_TIME: [&str; 11] = [
    "shown-",
    "edition-",
    "module-",
    "own-",
    "reveal-",
    "language-",
    "buffer-",
    "kit-",
    "setting-",
    "export-",
    "model-quality-",
];

/// Names of keys: spoken as words, printed as they stand on the keyboard.
const KEY_NAMES: &str = "key-";

/// The longest sentence that is said in one breath, in letters.
const BREATH: usize = 220;

#[test]
fn all_catalogues_say_the_same_things() {
    let english = wordings(Language::ENGLISH);
    for language in languages().into_iter().filter(|language| *language != Language::ENGLISH) {
        for (english, other) in english.iter().zip(wordings(language)) {
            say_the_same(&english.sentences, &other.sentences, language);
        }
    }
}

fn say_the_same(english: &BTreeMap<String, Sentence>, other: &BTreeMap<String, Sentence>, language: Language) {
    let keys = |all: &BTreeMap<String, Sentence>| -> BTreeSet<(&str, String)> {
        all.iter().map(|(key, sentence)| (sentence.file, key.clone())).collect()
    };
    let (wanted, found) = (keys(english), keys(other));
    let missing: Vec<_> = wanted.difference(&found).collect();
    let surplus: Vec<_> = found.difference(&wanted).collect();
    assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
    assert!(surplus.is_empty(), "{language:?} adds {surplus:?}");
    for (key, sentence) in english {
        let translated = &other[key];
        let parts = |sentence: &Sentence| sentence.parts.keys().cloned().collect::<Vec<_>>();
        assert_eq!(parts(translated), parts(sentence), "{language:?} {key}");
        let names = |sentence: &Sentence| sentence.variables.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(translated), names(sentence), "{language:?} {key}");
    }
}

/// Variables that a sentence is given and only an overlay uses.
const ONLY_OF_OVERLAYS: [(&str, &str); 1] = [("mission-play", "leader")];

/// An overlay has the keys of the base: what it says is given what the base is given.
#[test]
fn editions_say_otherwise_only_what_there_is() {
    for language in Language::ALL {
        let folder = root().join("voices").join(language.code()).join("overlays");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().to_string_lossy().trim_end_matches(".ftl").to_owned())
            .collect();
        files.sort();
        let mut read: Vec<&str> = language.files().overlays.iter().map(|(edition, _)| *edition).collect();
        read.sort_unstable();
        assert_eq!(files, read, "{language:?}");
        let base = sentences(language);
        for wording in wordings(language) {
            let is_given = |key: &str, variable: &str| {
                base[key].variables.contains_key(variable) || ONLY_OF_OVERLAYS.contains(&(key, variable))
            };
            let unknown: Vec<&String> = wording
                .sentences
                .iter()
                .filter(|(key, sentence)| {
                    !base.contains_key(*key) || sentence.variables.keys().any(|variable| !is_given(key, variable))
                })
                .map(|(key, _)| key)
                .collect();
            assert!(unknown.is_empty(), "{language:?} {:?}: {unknown:#?}", wording.edition);
        }
    }
}

#[test]
fn wordings_are_chosen_by_numbers() {
    for language in languages() {
        for (key, sentence) in wordings(language).into_iter().flat_map(|wording| wording.sentences) {
            assert!(!sentence.parts.values().any(Tree::chooses_by_a_word), "{language:?} {key}");
        }
    }
}

#[test]
fn no_sentence_is_left_in_english() {
    let english = wordings(Language::ENGLISH);
    for language in Language::ALL.into_iter().filter(|language| *language != Language::ENGLISH) {
        let mut left = Vec::new();
        let both = wordings(language).into_iter().zip(&english);
        for (key, sentence, english) in both.flat_map(|(wording, english)| {
            wording.sentences.into_iter().map(|(key, sentence)| (key, sentence, &english.sentences))
        }) {
            let Some(original) = english.get(&key) else {
                continue;
            };
            for (part, tree) in &sentence.parts {
                let same = original.parts.get(part) == Some(tree);
                let sign = part == "line" && key.starts_with(KEY_NAMES);
                let proper =
                    PROPER_NAMES.iter().any(|name| key == *name || (name.ends_with('-') && key.starts_with(name)));
                if same && !sign && !proper && tree.has_words() && !COGNATES.contains(&(language, key.as_str())) {
                    left.push(format!("{key} {part}"));
                }
            }
        }
        assert!(left.is_empty(), "English in {language:?}: {left:#?}");
    }
}

#[test]
fn every_message_can_be_said_and_printed() {
    let mut faults = Vec::new();
    let names = ["Ana", "Zoë-Marie", "O'Neill", "Jean Luc", "Łukasz", "Élodie"];
    for language in languages() {
        for (wording, key, sentence) in all_sentences(&wordings(language)) {
            for (number, name) in [0, 1, 2, 5, 11].into_iter().zip(names.into_iter().cycle()) {
                let message = filled(key, sentence, number, name);
                for form in [Form::Spoken, Form::Printed] {
                    for length in [Length::Full, Length::Brief] {
                        let text = wording.catalogue.render(&message, &nobody(), form, length);
                        let sign = form == Form::Printed && key.starts_with(KEY_NAMES);
                        if let Some(why) = unspeakable(&text).filter(|_| !sign) {
                            faults.push(format!("{language:?} {key} {form:?} {length:?} {number}: {why}: {text}"));
                        }
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn spoken_numbers_are_words_and_printed_numbers_are_figures() {
    let mut faults = Vec::new();
    for language in languages() {
        for (wording, key, sentence) in all_sentences(&wordings(language)) {
            if key == IN_FIGURES || key.starts_with(ONLY_PRINTED) {
                continue;
            }
            for number in [0, 1, 2, 5, 11, 20] {
                for length in [Length::Full, Length::Brief] {
                    let message = filled(key, sentence, number, "Ana");
                    let text = wording.catalogue.render(&message, &nobody(), Form::Spoken, length);
                    let figures = text.split(|sign: char| !sign.is_ascii_digit());
                    if figures.filter_map(|figure| figure.parse().ok()).any(|figure: u32| figure <= 20) {
                        faults.push(format!("{language:?} {key} {number}: {text}"));
                    }
                }
            }
            let wrapped = |variable: &&Variable| **variable == Variable::Wrapped;
            if sentence.variables.values().filter(wrapped).count() > 0 {
                let message = filled(key, sentence, 11, "Ana");
                let text = wording.catalogue.render(&message, &nobody(), Form::Printed, Length::Full);
                if !text.contains("11") {
                    faults.push(format!("{language:?} {key}, no figure in print: {text}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn spoken_sentences_end_and_leave_room_to_breathe() {
    let mut faults = Vec::new();
    for language in languages() {
        for (wording, key, sentence) in all_sentences(&wordings(language)) {
            if is_fragment(key) || sentence.file == "settings" {
                continue;
            }
            for length in [Length::Full, Length::Brief] {
                let message = filled(key, sentence, 5, "Ana");
                let text = wording.catalogue.render(&message, &nobody(), Form::Spoken, length);
                if !text.ends_with(['.', '?', '!']) {
                    faults.push(format!("{language:?} {key} does not end: {text}"));
                }
                for breath in text.split_inclusive(['.', '?', '!']) {
                    if breath.trim().chars().count() > BREATH {
                        faults.push(format!("{language:?} {key} is too long: {breath}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn french_sentences_never_need_an_elision_before_a_name() {
    for (_, key, sentence) in all_sentences(&wordings(Language::FRENCH)) {
        for (before, variable) in sentence.parts.values().flat_map(|tree| tree.before_variables()) {
            let name = sentence.variables[&variable] == Variable::Text;
            let elides = [" de ", " que ", " d'", " qu'", "De ", "Que "];
            let is_cut = elides.iter().any(|word| format!(" {before}").ends_with(word));
            assert!(!name || !is_cut, "{key}: {before}{{ ${variable} }}");
        }
    }
}

#[test]
fn every_message_that_the_program_says_exists() {
    let catalogue = Catalogue::new(Language::ENGLISH, &Kit::new());
    let used = source::message_keys();
    assert!(!used.is_empty());
    let missing: Vec<_> = used.iter().filter(|key| !catalogue.has(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_message_that_exists_is_said_by_the_program() {
    let (literals, made) = (source::string_literals(), rows::keys_of_rows());
    let unused: Vec<String> = sentences(Language::ENGLISH)
        .into_keys()
        .filter(|key| !KEYS_MADE_AT_RUN_TIME.iter().any(|prefix| key.starts_with(prefix)))
        .filter(|key| key != MISSION_NAME && !literals.contains(key) && !made.contains(key.as_str()))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// Why a text can't be said aloud or read by a finger.
fn unspeakable(text: &str) -> Option<&'static str> {
    let sign = |wanted: &[char]| text.contains(wanted);
    if text.trim().is_empty() {
        Some("empty")
    } else if text.chars().any(char::is_control) {
        Some("control characters")
    } else if sign(&['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{200e}', '\u{200f}']) {
        Some("invisible marks")
    } else if sign(&['{', '}', '(', ')', '[', ']', '<', '>', '«', '»', '"', '“', '”', '„']) {
        Some("brackets or quotation marks")
    } else if sign(&['/', '\\', '$', '*', '_', '#', '|', '=', '&', '@', '%', '+', '–', '—', '…']) {
        Some("symbols")
    } else if text.contains("  ") || text.trim() != text {
        Some("stray spaces")
    } else if [" .", " ,", "..", ",,", ",."].iter().any(|pair| text.contains(pair)) {
        Some("stray punctuation")
    } else {
        None
    }
}
