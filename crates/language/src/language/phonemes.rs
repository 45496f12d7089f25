//! How a word is said, in the phonetic alphabet as espeak-ng writes it, and how near two ways are to each other.

use super::distance::Sound;

/// One way to say a word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phonemes(Vec<Phoneme>);

/// One sound, without its length and stress: `ʒ`, `ɑ̃`, `tʃ`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phoneme {
    signs: String,
    is_vowel: bool,
}

/// What makes a vowel.
const VOWELS: &str = "aeiouyøœɛɔəɐɑɒæʌɪʊɜɨʉɵ";

/// Stress, length, and what parts words or ties signs.
const NO_SOUND: &str = "ˈˌː‿ʔ_|-";

/// Vowels that are near each other.
const NEAR_VOWELS: [&str; 7] = ["iɪeɛ", "eɛæœøə", "aɑæʌɐɒ", "oɔɒɑ", "uʊoɔ", "yøœ", "əɐʌɜœø"];

/// Consonants that are easily mixed up.
const NEAR_CONSONANTS: [&str; 11] = ["pb", "td", "kɡg", "fvʋ", "szθð", "ʃʒçx", "mnŋɲ", "lɹrɾʁ", "jiɪ", "wuʊ", "tʃdʒ"];

/// Consonants that glide into vowels, with these.
const GLIDES: [&str; 2] = ["jiɪ", "wuʊ"];

impl Phonemes {
    /// What a voice writes for a word: its sounds parted by spaces. The names of languages in brackets, in which parts of
    /// it were read, are no sounds.
    #[must_use]
    pub fn parse(line: &str) -> Self {
        let sounds = line.split(['(', ')']).step_by(2).flat_map(str::split_whitespace);
        Self(sounds.filter_map(Phoneme::parse).collect())
    }

    /// The sounds, one after the other.
    #[must_use]
    pub fn sounds(&self) -> &[Phoneme] {
        &self.0
    }
}

impl Phoneme {
    fn parse(signs: &str) -> Option<Self> {
        let signs: String = signs.chars().filter(|sign| !NO_SOUND.contains(*sign)).collect();
        let is_vowel = signs.chars().any(|sign| VOWELS.contains(sign));
        (!signs.is_empty()).then_some(Self { signs, is_vowel })
    }

    fn is_one_of(&self, group: &str) -> bool {
        self.signs.chars().any(|sign| group.contains(sign))
    }

    fn is_beside(&self, other: &Self, groups: &[&str]) -> bool {
        groups.iter().any(|group| self.is_one_of(group) && other.is_one_of(group))
    }
}

/// In twentieths of a whole consonant.
impl Sound for Phoneme {
    fn weight(&self) -> u32 {
        match self.signs.as_str() {
            "h" | "ə" => 8,
            _ if self.is_vowel => 12,
            _ => 20,
        }
    }

    fn change(&self, other: &Self) -> u32 {
        match (self.is_vowel, other.is_vowel) {
            _ if self.signs == other.signs => 0,
            (true, true) if self.is_one_of(&other.signs) => 4,
            (true, true) if self.is_beside(other, &NEAR_VOWELS) => 7,
            (true, true) => 12,
            (false, false) if self.signs == "h" || other.signs == "h" => 16,
            (false, false) if self.is_beside(other, &NEAR_CONSONANTS) => 9,
            (false, false) => 20,
            _ if self.is_beside(other, &GLIDES) => 12,
            _ => 24,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::distance::distance;

    #[test]
    fn what_is_no_sound_is_left_out() {
        let sounds =
            |line| Phonemes::parse(line).sounds().iter().map(|sound| sound.signs.clone()).collect::<Vec<_>>();
        assert_eq!(sounds("m i ʁ ˈɛ j"), ["m", "i", "ʁ", "ɛ", "j"]);
        assert_eq!(sounds(" (en)θ ˈaɪ(fr)"), ["θ", "aɪ"]);
        assert_eq!(sounds("k l ˈeː ʔ o"), ["k", "l", "e", "o"]);
        assert_eq!(sounds(""), [""; 0]);
    }

    #[test]
    fn what_sounds_alike_is_near() {
        let far = |one: &str, other: &str| distance(Phonemes::parse(one).sounds(), Phonemes::parse(other).sounds());
        assert_eq!(far("b ɛ n", "b ɛ n"), 0);
        assert!(far("b ɛ n", "p ɛ n") < far("b ɛ n", "s ɛ n"));
        assert!(far("b ɛ n", "b e n") < far("b ɛ n", "b u n"));
        assert!(far("b ɛ n", "b ɛ̃ n") < far("b ɛ n", "b ɔ n"));
        assert!(far("n j a m", "n i a m") < far("n j a m", "n t a m"));
        assert_eq!(far("b ɛ n", "m u ʃ ə"), far("m u ʃ ə", "b ɛ n"));
    }
}
