//! One length for whatever may differ from seat to seat, so that nobody learns from how much is sent.

/// How long what is asked of a seat is made, in bytes, or twice that if it needs more, and so on.
pub(super) const PROMPT: usize = 16 * 1024;
/// The same for what a seat alone may know.
pub(super) const SECRET: usize = 8 * 1024;
/// The same for one sentence about what was answered.
pub(super) const SENTENCE: usize = 1024;

/// A text with blanks behind it.
pub(super) fn padded(mut text: String, step: usize) -> String {
    let length = text.len().max(1).next_multiple_of(step);
    text.extend(std::iter::repeat_n(' ', length - text.len()));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_short_and_what_is_shorter_have_one_length() {
        for text in ["", "a", &"a".repeat(PROMPT)] {
            assert_eq!(padded(text.to_owned(), PROMPT).len(), PROMPT);
        }
        assert_eq!(padded("a".repeat(PROMPT + 1), PROMPT).len(), 2 * PROMPT);
        assert_eq!(padded("é".to_owned(), SENTENCE).len(), SENTENCE);
    }
}
