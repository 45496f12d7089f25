//! Names in the built-in voice: it says them as names.toml promises, and only to the ear.

use std::io::Write;
use std::process::{Command, Stdio};

use resistance_narrator::language::{Language, Pronunciation};

use crate::project::{files_of, sources};
use crate::table::{Moment, Table};

/// The names of characters and missions, as the sentences of each language write them.
const CHARACTERS: [&str; 12] = [
    "SHIELD",
    "HYDRA",
    "Captain America",
    "Nick Fury",
    "Black Widow",
    "Maria Hill",
    "Winter Soldier",
    "Alexander Pierce",
    "Arnim Zola",
    "Baron Zemo",
    "Bucky Barnes",
    "Scarlet Witch",
];

fn missions(language: Language) -> [&'static str; 5] {
    match language.code() {
        "en" => ["Lemurian Star", "Roosevelt Bridge", "Camp Lehigh", "Triskelion", "Insight Helicarriers"],
        "fr" => ["Lemurian Star", "pont Roosevelt", "Camp Lehigh", "Triskélion", "héliporteurs Insight"],
        "de" => ["Lemurian Star", "Roosevelt-Brücke", "Camp Lehigh", "Triskelion", "Insight-Helicarrier"],
        code => panic!("no names in {code}"),
    }
}

/// What stands before and after a name in a sentence.
fn carrier(language: Language) -> (&'static str, &'static str) {
    match language.code() {
        "en" => ("It was Ben", "who said that."),
        "fr" => ("Voici Ana", "devant vous."),
        "de" => ("Heute hat Ana", "gesehen."),
        code => panic!("no names in {code}"),
    }
}

/// What espeak-ng says, in words of the phonetic alphabet, without stress, pauses, joints and changes of language.
fn phonemes(language: Language, text: &str) -> String {
    let mut espeak = Command::new("espeak-ng")
        .args(["-q", "--ipa", "--stdin", "-v", language.code()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("espeak-ng, the built-in voice, can't be run: is it installed?");
    let text = Pronunciation::of(language).respelled(text);
    espeak.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = espeak.wait_with_output().unwrap();
    assert!(output.status.success(), "espeak-ng has failed with {text:?}");
    let written = String::from_utf8(output.stdout).unwrap();
    let heard: String = written.split('(').map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).collect();
    let heard = heard.replace(['ˈ', 'ˌ', '-', '_'], "");
    heard.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_name_of_characters_and_missions_has_its_row() {
    for language in Language::ALL {
        let rows: Vec<&str> = Pronunciation::of(language).names().map(|(written, _)| written).collect();
        let missing: Vec<&str> =
            CHARACTERS.into_iter().chain(missions(language)).filter(|name| !rows.contains(name)).collect();
        assert!(missing.is_empty(), "voices/{}/names.toml has no row for {missing:?}", language.code());
    }
}

#[test]
fn names_are_said_rightly_alone_and_in_a_sentence() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let (before, after) = carrier(language);
        let (said_before, said_after) = (phonemes(language, before), phonemes(language, after));
        for (written, name) in Pronunciation::of(language).names() {
            let alone = phonemes(language, written);
            if alone != name.phonemes {
                wrong.push(format!("{} {written}: {alone}, not {}", language.code(), name.phonemes));
            }
            let sentence = phonemes(language, &format!("{before} {written} {after}"));
            let expected = format!("{said_before} {} {said_after}", name.phonemes);
            if sentence != expected {
                wrong.push(format!("{} {written} in a sentence: {sentence}, not {expected}", language.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_are_said_rightly_beside_apostrophes_and_hyphens() {
    for (language, text, said) in [
        (Language::ENGLISH, "SHIELD's leader, HYDRA’s leader, HYDRA-free", "ʃiːldz liːdə haɪdɹəz liːdə haɪdɹəfɹiː"),
        (Language::FRENCH, "L'HYDRA, l’HYDRA, anti-SHIELD.", "lidʁa lidʁa ɑ̃tiʃild"),
        (Language::GERMAN, "HYDRA-Agenten, SHIELD-Agenten", "hyːdɾɑːaɡɛntən ʃiːltaɡɛntən"),
    ] {
        assert_eq!(phonemes(language, text), said, "{text}");
    }
}

#[test]
fn a_respelling_helps_and_begins_like_the_name() {
    for language in Language::ALL {
        for (written, name) in Pronunciation::of(language).names() {
            let Some(respelling) = &name.respelling else { continue };
            assert_ne!(respelling, written, "this changes nothing");
            // A small letter after a full stop would join two sentences.
            let phonemes = respelling.starts_with("[[");
            let capital = |text: &str| text.starts_with(char::is_uppercase);
            assert!(phonemes || capital(respelling) == capital(written), "{written}: {respelling}");
        }
    }
}

#[test]
fn a_sentence_without_names_stays_as_it_is() {
    for language in Language::ALL {
        for sentence in files_of(&format!("voices/{}/", language.code()), ".ftl") {
            for line in sentence.text.lines() {
                let named = Pronunciation::of(language).names().any(|(written, _)| line.contains(written));
                assert!(named || Pronunciation::of(language).respelled(line) == line, "{line}");
            }
        }
    }
}

/// Only whole words are respelled, so a sentence must not bend a name: "Daumen von Nick Fury", not "Nick Furys Daumen".
#[test]
fn names_are_whole_words_in_the_sentences() {
    for language in Language::ALL {
        for sentences in files_of(&format!("voices/{}/", language.code()), ".ftl") {
            for (written, _) in Pronunciation::of(language).names() {
                for (at, _) in sentences.text.match_indices(written) {
                    let (before, after) = (&sentences.text[..at], &sentences.text[at + written.len()..]);
                    // A longer name has a row of its own, and counts.
                    let longer = |(other, _): (&str, _)| {
                        other.len() > written.len() && sentences.text[at..].starts_with(other)
                    };
                    if Pronunciation::of(language).names().any(longer) {
                        continue;
                    }
                    let bent = before.ends_with(char::is_alphanumeric) || after.starts_with(char::is_alphanumeric);
                    assert!(!bent, "{}: {written} is a part of a word", sentences.path);
                }
            }
        }
    }
}

#[test]
fn only_the_built_in_voice_respells() {
    let sources = sources().into_iter().filter(|file| file.code().contains(".respelled("));
    let paths: Vec<String> = sources.map(|file| file.path).collect();
    assert_eq!(paths, ["crates/devices/src/device/speaker/built_in/synthesis.rs"]);
}

#[test]
fn what_is_printed_reported_and_given_to_other_voices_stays_as_written() {
    let players = ["Captain America", "Nick Fury", "Black Widow", "Winter Soldier", "Camp Lehigh"];
    for language in Language::ALL {
        for table in [Table::new(), Table::program()] {
            let table = table.language(language).players(players).leader("Nick Fury").open().line("nonsense");
            let told: Vec<String> = table.moments().iter().map(|at| written(&at.moment)).collect();
            let told = told.join("\n");
            assert!(told.contains("Nick Fury"), "{told}");
            for (_, name) in Pronunciation::of(language).names() {
                let respelled = name.respelling.as_ref().filter(|respelling| told.contains(respelling.as_str()));
                assert_eq!(respelled, None, "{told}");
            }
        }
    }
}

fn written(moment: &Moment) -> String {
    match moment {
        Moment::Spoken(text) | Moment::Printed(text) => text.clone(),
        Moment::Reported(report) => serde_json::to_string(report).unwrap(),
        _ => String::new(),
    }
}
