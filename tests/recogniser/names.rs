//! Names that no model knows, said to the real recogniser while it listens for what they may sound like.

use std::collections::BTreeMap;

use resistance_narrator::game::BySeat;
use resistance_narrator::language::sounds_like::candidates;
use resistance_narrator::language::{Grammar, Language, Phrases, SpokenNames, Verb, Vocabulary};

use super::{Ears, speech, starter};

/// A language, a voice of it, names that its model doesn't know, and what else is said at a table.
const TABLES: [(Language, &str, [&str; 4], [&str; 6]); 3] = [
    (
        Language::ENGLISH,
        "en-gb",
        ["Mireille", "Ngozi", "Thandiwe", "Oluwaseun"],
        ["who is thirsty", "pass me the cards", "is it your turn", "just a moment please", "Anna", "David"],
    ),
    (
        Language::FRENCH,
        "fr-fr",
        ["Mirjana", "Guilherme", "Katarzyna", "Siobhan"],
        ["qui a soif", "passe les cartes", "c'est à toi", "un moment", "Paul", "Marie"],
    ),
    (
        Language::GERMAN,
        "de",
        ["Thandiwe", "Oluwaseun", "Xochitl", "Siobhan"],
        ["wer hat Durst", "gib mir die Karten", "bist du dran", "einen Moment", "Paul", "Anna"],
    ),
];

/// The others at the table.
const KNOWN: [&str; 4] = ["Anna", "Paul", "Marie", "David"];

/// The words of the model that comes with the program.
fn words_of(language: Language) -> Vocabulary {
    let words = std::fs::read_to_string(starter(language.code()).join("graph/words.txt"));
    Vocabulary::from_symbols(&words.unwrap())
}

#[test]
fn names_that_no_model_knows_are_heard_as_what_they_sound_like() {
    let mut missed = Vec::new();
    for (language, voice, names, talk) in TABLES {
        let (phrases, vocabulary) = (Phrases::of(language), &words_of(language));
        let spoken_names = SpokenNames::new(
            &BySeat::new(KNOWN.map(str::to_owned).to_vec()),
            &BTreeMap::new(),
            &BTreeMap::new(),
            phrases,
            vocabulary,
        );
        let ears = Ears::ready(language.code());
        for name in names {
            assert_eq!(vocabulary.spell_text(name), None, "{language:?} knows {name}");
            let tried: Vec<String> = candidates(name, phrases, vocabulary).take(5).collect();
            let grammar = Grammar::name(&tried, &[Verb::Next, Verb::Cancel], phrases, &spoken_names, vocabulary);
            let listed = grammar.listed();
            ears.listen_for(&listed.iter().map(String::as_str).collect::<Vec<_>>());
            let heard = ears.heard(&speech(voice, name));
            if !tried.contains(&heard) {
                missed.push(format!("{language:?} {name}: {heard:?} is none of {tried:?}"));
            }
            for talk in talk {
                let heard = ears.heard(&speech(voice, talk));
                assert!(!tried.contains(&heard), "{language:?}: {talk:?} was taken for {name}: {heard:?}");
            }
        }
    }
    // The others are called by seat or call-sign.
    assert!(missed.len() < 6, "{missed:#?}");
}
