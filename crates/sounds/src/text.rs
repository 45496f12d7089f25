//! Text before it is spoken: what no voice may be given.

/// The text as a voice may be given it, or nothing if there is nothing to say: an empty text blocks the
/// speech service for ever, a NUL ends the program, `[[` makes espeak-ng read phonemes.
#[must_use]
pub fn speakable(text: &str) -> Option<String> {
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
}
