//! How long a sentence is that is heard with cards or tokens in both hands: one breath, since nobody can ask again.

use resistance_narrator::language::{Form, Language, Length};

use super::*;
use crate::wordings::{HANDS, all_sentences, filled, is_fragment, nobody, wordings};

/// The longest deed of each wording, in milliseconds.
const LONGEST_MS: [(Length, u32); 2] = [(Length::Full, 6000), (Length::Brief, 2500)];

/// Brief wordings that may take longer, and why.
const EXCEPTIONS: [(&str, &str); 3] = [
    ("hand-over", "which card, to whom and which way, and the card has one long name in German"),
    ("loyalty-pass", "which cards, from whom, to whom and which way, once an examination"),
    ("script-touch-how", "all that is to be known before the first tone, once a reveal"),
];

#[test]
fn deeds_of_busy_hands_are_told_in_one_breath() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let tuning = Tuning { language, ..Tuning::default() };
        for (wording, key, sentence) in all_sentences(&wordings(language)) {
            if is_fragment(key) || !HANDS.iter().any(|beginning| key.starts_with(beginning)) {
                continue;
            }
            for (length, longest_ms) in LONGEST_MS {
                let message = filled(key, sentence, 2, "Ana");
                let text = wording.catalogue.render(&message, &nobody(), Form::Spoken, length);
                let may_take_longer = EXCEPTIONS.iter().any(|(other, _)| *other == key);
                // Without a brief wording the full one is said.
                if length == Length::Brief && (may_take_longer || !sentence.parts.contains_key("brief")) {
                    continue;
                }
                for deed in text.split_inclusive(['.', ':', '?', '!']).filter(|deed| deed.trim().len() > 1) {
                    let ms = duration_ms(deed, &tuning).expect("espeak-ng is installed");
                    if ms > longest_ms {
                        faults.push(format!("{language:?} {length:?} {key}: {ms} ms: {deed}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
