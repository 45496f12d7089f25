//! A key, as it is pressed, written in the settings, and called.

use crate::language::Message;

/// A key in single-key mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    /// A sign, as typed: `R` and `r` differ.
    Char(char),
    /// A sign together with the control key, in small letters.
    Control(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Backspace.
    Backspace,
    /// The tabulator.
    Tab,
    /// A sign of a line that is being typed, or Backspace in it: it silences, and means nothing else.
    Typed,
    /// Any other key.
    Other,
}

impl Key {
    /// A key as it is written in the settings: a sign, or `Ctrl+` and a letter.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        if text == "Space" {
            return Some(Self::Char(' '));
        }
        let (control, sign) = match text.strip_prefix("Ctrl+") {
            Some(sign) => (true, sign),
            None => (false, text),
        };
        let mut signs = sign.chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
        Some(if control { Self::Control(sign.to_ascii_lowercase()) } else { Self::Char(sign) })
    }

    /// A key as it is written.
    #[must_use]
    pub fn spell(self) -> String {
        match self {
            Self::Char(' ') => "Space".to_owned(),
            Self::Char(sign) => sign.to_string(),
            Self::Control(sign) => format!("Ctrl+{}", sign.to_ascii_uppercase()),
            Self::Enter => "Enter".to_owned(),
            Self::Escape => "Esc".to_owned(),
            Self::Backspace => "Backspace".to_owned(),
            Self::Tab => "Tab".to_owned(),
            Self::Typed | Self::Other => String::new(),
        }
    }

    /// A key as it is called: signs have names when they are spoken.
    #[must_use]
    pub fn name(self) -> Message {
        match self {
            Self::Char(' ') => Message::new("key-space"),
            Self::Char(',') => Message::new("key-comma"),
            Self::Char('.') => Message::new("key-full-stop"),
            Self::Char('<') => Message::new("key-less"),
            Self::Char('>') => Message::new("key-greater"),
            Self::Char('[') => Message::new("key-left-bracket"),
            Self::Char(']') => Message::new("key-right-bracket"),
            Self::Char('?') => Message::new("key-question-mark"),
            Self::Char(letter) if letter.is_uppercase() => Message::new("key-capital").text("letter", letter),
            Self::Control(letter) => Message::new("key-control").text("letter", letter.to_ascii_uppercase()),
            key => Message::new("key-letter").text("letter", key.spell()),
        }
    }
}
