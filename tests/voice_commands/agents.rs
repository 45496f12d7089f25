//! What the questions of Winter Soldier ask somebody to say is listened for.

use resistance_narrator::language::{Language, Verb};

use super::Ears;

/// The words that a question names, as the beginning of what is listened for.
const TOLD: [(Language, [(Verb, &str); 8]); 3] = [
    (
        Language::English,
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
        Language::French,
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
        Language::German,
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

#[test]
fn what_questions_about_agents_name_is_listened_for() {
    for (language, told) in TOLD {
        let ears = Ears::starter(language, 10);
        let sentences = std::fs::read_to_string(format!("voices/{}/winter-soldier.ftl", language.code())).unwrap();
        for (verb, words) in told {
            assert!(sentences.contains(words), "{language:?}: nobody is told to say {words}");
            let plain = |said: &str| said.to_lowercase().replace(['-', '\''], " ").replace("  ", " ");
            let begins = |said: &str| plain(said).starts_with(&plain(words));
            let listened = ears.grammar(&[verb]).phrases().any(|(of, said)| of == verb && begins(said));
            assert!(listened, "{language:?}: {words} is not listened for");
        }
    }
}

/// The names of characters are understood, and yet anybody may be called so.
#[test]
fn no_first_name_is_reserved() {
    use resistance_narrator::session::lexicon::{Lexicon, Words};
    for language in Language::ALL {
        let lexicon = Lexicon::new(language, &Default::default(), Words::OwnAndEnglish);
        for name in ["Maria", "Nick", "Alexander", "Hill", "Pierce", "Captain", "Scarlet", "Natasha"] {
            assert!(!lexicon.reserves(name), "{language:?}: {name} can't play");
        }
    }
}
