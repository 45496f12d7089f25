//! What the questions of Winter Soldier ask somebody to say is listened for.

use resistance_narrator::language::{Language, Verb};

use super::Ears;

/// The words that a question names, as the beginning of what is listened for.
const TOLD: [(Language, [(Verb, &str); 8]); 3] = [
    (
        Language::ENGLISH,
        [
            (Verb::CaptainAmerica, "Captain America is"),
            (Verb::Examine, "examine"),
            (Verb::Accuse, "accuse"),
            (Verb::Assassinate, "assassinate"),
            (Verb::Expose, "expose"),
            (Verb::Right, "that was right"),
            (Verb::Wrong, "that was wrong"),
            (Verb::DealAgain, "deal again"),
        ],
    ),
    (
        Language::FRENCH,
        [
            (Verb::CaptainAmerica, "le capitaine est"),
            (Verb::Examine, "examiner"),
            (Verb::Accuse, "accuser"),
            (Verb::Assassinate, "assassiner"),
            (Verb::Expose, "révéler"),
            (Verb::Right, "c'est vrai"),
            (Verb::Wrong, "c'est faux"),
            (Verb::DealAgain, "refaire la donne"),
        ],
    ),
    (
        Language::GERMAN,
        [
            (Verb::CaptainAmerica, "Captain ist"),
            (Verb::Examine, "untersuche"),
            (Verb::Accuse, "beschuldige"),
            (Verb::Assassinate, "ermorden"),
            (Verb::Expose, "enttarne"),
            (Verb::Right, "richtig"),
            (Verb::Wrong, "stimmt nicht"),
            (Verb::DealAgain, "neu geben"),
        ],
    ),
];

/// The same of a mission with modules.
const TOLD_ON_MISSIONS: [(Language, [(Verb, &str); 4]); 3] = [
    (
        Language::ENGLISH,
        [(Verb::Watch, "watch"), (Verb::Trap, "trap"), (Verb::Claim, "claim"), (Verb::NoClaim, "nobody claims")],
    ),
    (
        Language::FRENCH,
        [
            (Verb::Watch, "surveiller"),
            (Verb::Trap, "piège pour"),
            (Verb::Claim, "victoire pour"),
            (Verb::NoClaim, "personne"),
        ],
    ),
    (
        Language::GERMAN,
        [
            (Verb::Watch, "Wache für"),
            (Verb::Trap, "Falle für"),
            (Verb::Claim, "allein"),
            (Verb::NoClaim, "niemand allein"),
        ],
    ),
];

#[test]
fn what_questions_of_a_mission_name_is_listened_for() {
    listened_for(&["modules"], &TOLD_ON_MISSIONS);
}

#[test]
fn what_questions_about_agents_name_is_listened_for() {
    listened_for(&["winter-soldier", "overlays/winter-soldier"], &TOLD);
}

/// The sentences of some files name the words, and they are the beginning of something that is listened for, or its end.
fn listened_for<const N: usize>(files: &[&str], all: &[(Language, [(Verb, &str); N])]) {
    for (language, told) in all {
        let ears = Ears::starter(*language, 10);
        let sentences = |file| {
            std::fs::read_to_string(crate::project::root().join(format!("voices/{}/{file}.ftl", language.code())))
                .unwrap()
        };
        let sentences: String = files.iter().map(sentences).collect();
        for (verb, words) in *told {
            assert!(sentences.contains(words), "{language:?}: nobody is told to say {words}");
            let plain = |said: &str| said.to_lowercase().replace(['-', '\''], " ").replace("  ", " ");
            let names = |said: &str| plain(said).starts_with(&plain(words)) || plain(said).ends_with(&plain(words));
            let listened = ears.grammar(&[verb]).phrases().any(|(of, said)| of == verb && names(said));
            assert!(listened, "{language:?}: {words} is not listened for");
        }
    }
}

/// The names of characters are understood, and yet anybody may be called so.
#[test]
fn no_first_name_is_reserved() {
    use resistance_narrator::language::localizer::{Localizer, Words};
    for language in Language::ALL {
        let localizer = Localizer::new(language, &Default::default(), Words::OwnAndEnglish);
        for name in ["Maria", "Nick", "Alexander", "Hill", "Pierce", "Captain", "Scarlet", "Natasha"] {
            assert!(!localizer.reserves(name), "{language:?}: {name} can't play");
        }
    }
}
