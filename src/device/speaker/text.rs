//! Text before it is spoken: what no voice may be given, and how long the rest takes.

/// Characters a second at normal speed, for all voices that can't tell beforehand.
const CHARACTERS_PER_S: f64 = 14.0;
/// The slowest speed is normal divided by this, the fastest normal times this.
const SPEED_RANGE: f64 = 2.5;

/// The text as a voice may be given it, or nothing if there is nothing to say: an empty text blocks the
/// speech service for ever, a NUL ends the program, `[[` makes espeak-ng read phonemes.
pub(super) fn speakable(text: &str) -> Option<String> {
    let plain: String = text.chars().filter(heard).map(harmless).collect();
    let plain = plain.trim();
    (!plain.is_empty()).then(|| plain.to_owned())
}

/// Marks of writing direction and the like have no sound, but some voices read them out.
fn heard(sign: &char) -> bool {
    !matches!(sign, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

fn harmless(sign: char) -> char {
    match sign {
        '[' => '(',
        sign if sign.is_control() => ' ',
        sign => sign,
    }
}

/// The factor of a speed on our scale: 1 is normal.
pub(super) fn speed(rate: u8) -> f64 {
    SPEED_RANGE.powf((f64::from(rate.min(100)) - 50.0) / 50.0)
}

/// How long a text takes, in milliseconds, by experience.
pub(super) fn estimate_ms(text: &str, rate: u8) -> u32 {
    (text.chars().count() as f64 * 1000.0 / CHARACTERS_PER_S / speed(rate)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_to_say_is_refused() {
        for text in ["", " ", "\n\t", "\0", "\u{1b}\u{7}\u{85}", "\u{2068}\u{2069}", "\u{a0}"] {
            assert_eq!(speakable(text), None, "{text:?}");
        }
    }

    #[test]
    fn control_characters_become_blanks() {
        assert_eq!(speakable("Dana\0 and\nLee\u{1b}").as_deref(), Some("Dana  and Lee"));
        assert_eq!(speakable("\u{2068}Dana\u{2069}").as_deref(), Some("Dana"));
    }

    #[test]
    fn phonemes_can_not_be_smuggled_in() {
        assert_eq!(speakable("[[[[h@l'oU]]").as_deref(), Some("((((h@l'oU]]"));
    }

    #[test]
    fn ordinary_sentences_stay_as_they_are() {
        for text in ["Vote 2: rejected, 2 for, 3 against.", "Émile est l'espion…", "Größe", "- three"] {
            assert_eq!(speakable(text).as_deref(), Some(text));
        }
    }

    #[test]
    fn speed_goes_from_slow_to_fast() {
        assert!((speed(50) - 1.0).abs() < 1e-9);
        assert!((speed(100) - 2.5).abs() < 1e-9);
        assert!((speed(0) - 0.4).abs() < 1e-9);
        assert_eq!(estimate_ms("fourteen chars", 50), 1000);
        assert_eq!(estimate_ms("fourteen chars", 100), 400);
    }
}
