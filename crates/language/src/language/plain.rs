//! Plain text: what may reach a terminal, a Braille line or a synthesiser.

/// The text without anything that steers a terminal.
///
/// Escape sequences go as a whole, so that a cursor key typed into a line leaves no letters behind. Line ends and
/// tabs become spaces. Other control characters, and signs that nobody sees, are left out.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\u{1b}' => pass_over_sequence(&mut letters),
            '\u{9b}' => pass_over_parameters(&mut letters),
            '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => plain.push(' '),
            _ if letter.is_control() || is_invisible(letter) => {}
            _ => plain.push(letter),
        }
    }
    plain
}

/// Signs that nobody sees, such as a soft hyphen, a space of no width, or a mark that turns the direction of writing:
/// those that Unicode has left out where they can't be shown (`Default_Ignorable_Code_Point`).
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

type Letters<'a> = std::iter::Peekable<std::str::Chars<'a>>;

/// Passes over what follows an escape character.
fn pass_over_sequence(letters: &mut Letters) {
    match letters.peek() {
        Some('[') => {
            letters.next();
            pass_over_parameters(letters);
        }
        // Cursor and function keys of some terminals: `ESC O` and one letter.
        Some('O') => {
            letters.next();
            letters.next_if(char::is_ascii_alphabetic);
        }
        // A command to the terminal with a text in it, which ends with a bell or with `ESC \`.
        Some(']' | 'P' | '_' | '^') => {
            while let Some(letter) = letters.next() {
                match letter {
                    '\u{7}' => break,
                    '\u{1b}' => {
                        letters.next_if_eq(&'\\');
                        break;
                    }
                    _ => {}
                }
            }
        }
        _ => {}
    }
}

/// Passes over the numbers of a control sequence and the one sign that ends it.
fn pass_over_parameters(letters: &mut Letters) {
    while letters.next_if(|letter| matches!(letter, ' '..='?')).is_some() {}
    letters.next_if(|letter| matches!(letter, '@'..='~'));
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn text_stays_as_it_is() {
        for text in ["", "propose Ana, Zoë", "İlker 李 🙂", "e\u{301}"] {
            assert_eq!(plain(text), text);
        }
    }

    #[test]
    fn sequences_go_as_a_whole() {
        assert_eq!(plain("vote\u{1b}[D 3 2"), "vote 3 2");
        assert_eq!(plain("\u{1b}[1;31mred\u{1b}[0m"), "red");
        assert_eq!(plain("\u{1b}OAup"), "up");
        assert_eq!(plain("a\u{9b}2Jb"), "ab");
        assert_eq!(plain("a\u{1b}]0;title\u{7}b\u{1b}]0;title\u{1b}\\c"), "abc");
        assert_eq!(plain("a\u{1b}b\u{1b}"), "ab");
    }

    #[test]
    fn control_characters_go_and_spaces_stay() {
        assert_eq!(plain("A\0n\u{7}a\u{8}\u{7f}"), "Ana");
        assert_eq!(plain("fails\t1\r\nvote"), "fails 1  vote");
        assert_eq!(plain("\u{feff}An\u{202e}a"), "Ana");
        assert_eq!(plain("A\u{ad}n\u{200b}\u{200d}a\u{2060}"), "Ana");
    }

    proptest! {
        #[test]
        fn nothing_that_steers_is_left(text in any::<String>()) {
            let plain = plain(&text);
            prop_assert!(!plain.chars().any(|letter| letter.is_control() || is_invisible(letter)));
            prop_assert_eq!(super::plain(&plain), plain);
        }
    }
}
