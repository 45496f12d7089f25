//! What a phone shows to be known again: a random token in its cookie, of which only a hash is kept.

use std::fmt::Write;

use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};

/// How many random bytes a token has.
const BYTES: usize = 32;

/// The field of a form with its token.
pub(super) const FORM: &str = "form";
/// What the token of a form is made with.
const OF_FORMS: &str = "form ";

/// The key of one phone. It can't be printed.
#[derive(Clone)]
pub(super) struct Token(String);

/// What is kept instead of a token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct TokenHash([u8; 32]);

impl Token {
    /// A token that nobody can guess. None if the system has no randomness.
    pub fn new() -> Option<Self> {
        let mut bytes = [0; BYTES];
        SysRng.try_fill_bytes(&mut bytes).ok()?;
        Some(Self(hex(&bytes)))
    }

    /// The token in a text that a phone has sent.
    pub fn from_text(text: &str) -> Option<Self> {
        (text.len() == 2 * BYTES && text.bytes().all(|sign| sign.is_ascii_hexdigit())).then(|| Self(text.to_owned()))
    }

    /// As it goes into the cookie.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }

    /// The second token, which stands in the forms of this phone's pages: another page does not know it.
    pub fn of_forms(&self) -> String {
        TokenHash::of(&format!("{OF_FORMS}{}", self.0)).text()
    }
}

impl TokenHash {
    fn of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// As it is kept.
    pub fn text(&self) -> String {
        hex(&self.0)
    }

    /// What was kept.
    pub fn from_text(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        if text.len() != 2 * bytes.len() || !text.is_ascii() {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }
}

/// Whether two texts are the same, found in a time that tells nothing of where they differ.
pub(super) fn same(first: &str, second: &str) -> bool {
    TokenHash::of(first) == TokenHash::of(second)
}

/// Six random digits. None if the system has no randomness.
pub(super) fn code() -> Option<String> {
    const CODES: u32 = 1_000_000;
    loop {
        let number = SysRng.try_next_u32().ok()?;
        // Beyond the last whole million some codes would be likelier than others.
        if number < u32::MAX - u32::MAX % CODES {
            return Some(format!("{:06}", number % CODES));
        }
    }
}

/// Whether a text may be a code.
pub(super) fn is_code(text: &str) -> bool {
    text.len() == 6 && text.bytes().all(|digit| digit.is_ascii_digit())
}

/// A random number that tells one run of the program from another.
pub(super) fn epoch() -> u32 {
    SysRng.try_next_u32().unwrap_or_default()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_long_and_never_the_same() {
        let (first, second) = (Token::new().unwrap(), Token::new().unwrap());
        assert_eq!(first.text().len(), 64);
        assert!(first.hash() != second.hash());
        assert!(first.of_forms() != first.text() && first.of_forms() != first.hash().text());
        let read = Token::from_text(first.text()).unwrap();
        assert!(read.hash() == first.hash());
        assert!(TokenHash::from_text(&first.hash().text()) == Some(first.hash()));
    }

    #[test]
    fn what_is_no_token_is_none() {
        for text in ["", "abc", &"g".repeat(64), &"a".repeat(65), &"é".repeat(32)] {
            assert!(Token::from_text(text).is_none(), "{text}");
            assert!(TokenHash::from_text(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_code_has_six_digits() {
        for _ in 0..100 {
            let code = code().unwrap();
            assert!(is_code(&code), "{code}");
        }
    }
}
