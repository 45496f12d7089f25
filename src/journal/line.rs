//! The stored format: one line of text for each entry, with a version, a number and a checksum.
//!
//! `1 3 6d986e3f {"played":"table-ready"}` is version 1, entry 3, the CRC-32 of everything else in the line, and
//! the entry as JSON. This frame is the same in every version, so that any narrator can tell a damaged line from
//! one that a newer narrator wrote. What the JSON holds is in `stored`.

use std::str;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::entry::Entry;
use super::stored::Stored;

/// The version that is written, and the newest that is read. Version 2 has brought plot cards.
pub const VERSION: u32 = 2;

/// Why a line is not an entry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// It does not even look like an entry.
    #[error("was not written by the narrator")]
    Foreign,
    /// It was changed since it was written.
    #[error("is damaged: its checksum is wrong")]
    Checksum,
    /// It was written by a newer narrator.
    #[error("was made by a newer narrator, in format {version}; this one reads formats up to {VERSION}")]
    Newer {
        /// The version of the line.
        version: u32,
    },
    /// Lines are missing, doubled or out of order.
    #[error("holds entry {found}, which is not the next one")]
    OutOfOrder {
        /// The number in the line.
        found: usize,
    },
    /// It is whole, but means nothing to this narrator.
    #[error("can't be understood: {0}")]
    Meaning(String),
}

/// One entry as a line of text, without its end.
#[must_use]
pub fn encode(number: usize, entry: &Entry) -> String {
    frame(number, &Stored::from(entry))
}

/// Something that is stored, in a line with its number and checksum.
pub(super) fn frame(number: usize, stored: &impl Serialize) -> String {
    let content = serde_json::to_string(stored)
        .unwrap_or_else(|_| unreachable!("names, numbers and lists can always be written as JSON"));
    format!("{}{content}", head(VERSION, number, content.as_bytes()))
}

/// The entry in a line that should hold the entry of this number.
///
/// # Errors
/// What is wrong with the line.
pub fn decode(number: usize, line: &[u8]) -> Result<Entry, DecodeError> {
    unframe::<Stored>(number, line)?.entry()
}

/// What is stored in a line of this number.
pub(super) fn unframe<T: DeserializeOwned>(number: usize, line: &[u8]) -> Result<T, DecodeError> {
    let (version, found, content) = split(line).ok_or(DecodeError::Foreign)?;
    // Compared as text, not as numbers: a changed letter is found even where it would mean the same number.
    if !line.starts_with(head(version, found, content).as_bytes()) {
        return Err(DecodeError::Checksum);
    }
    if version > VERSION {
        return Err(DecodeError::Newer { version });
    }
    if found != number {
        return Err(DecodeError::OutOfOrder { found });
    }
    serde_json::from_slice(content).map_err(|error| DecodeError::Meaning(error.to_string()))
}

fn head(version: u32, number: usize, content: &[u8]) -> String {
    let place = format!("{version} {number} ");
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(place.as_bytes());
    checksum.update(content);
    format!("{place}{:08x} ", checksum.finalize())
}

fn split(line: &[u8]) -> Option<(u32, usize, &[u8])> {
    let mut parts = line.splitn(4, |byte| *byte == b' ');
    let mut part = || parts.next();
    let version = str::from_utf8(part()?).ok()?.parse().ok()?;
    let number = str::from_utf8(part()?).ok()?.parse().ok()?;
    part().filter(|checksum| checksum.len() == 8)?;
    Some((version, number, part()?))
}

/// All whole entries of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content<T> {
    /// The entries, in order.
    pub entries: Vec<T>,
    /// The bytes that hold them. What comes after was not written to its end.
    pub length: usize,
}

/// Why the content of a file is not a saved game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadContent {
    /// Nothing, or only the beginning of a first line.
    #[error("it holds no entry")]
    Empty,
    /// Something else than a saved game.
    #[error("it is not a saved game of the narrator")]
    Foreign,
    /// One line is wrong, and others follow it.
    #[error("line {number} {error}")]
    Line {
        /// The number of the line, from 1.
        number: usize,
        /// What is wrong with it.
        error: DecodeError,
    },
}

/// The entries of a file, up to a last line that was not written to its end.
///
/// # Errors
/// Says which line is wrong, unless it is a torn last one.
pub fn decode_all(content: &[u8]) -> Result<Content<Entry>, BadContent> {
    decode_all_by(decode, content)
}

/// The same for lines that something else than the public journal is stored in.
pub(super) fn decode_all_by<T>(
    decode: fn(usize, &[u8]) -> Result<T, DecodeError>,
    content: &[u8],
) -> Result<Content<T>, BadContent> {
    let mut entries = Vec::new();
    let mut length = 0;
    while let Some(end) = content[length..].iter().position(|byte| *byte == b'\n') {
        let number = entries.len() + 1;
        let next = length + end + 1;
        match decode(number, &content[length..next - 1]) {
            Ok(entry) => entries.push(entry),
            Err(DecodeError::Foreign) if number == 1 => return Err(BadContent::Foreign),
            // The last line may be torn anywhere, and a power cut may leave other bytes in its gaps.
            Err(DecodeError::Foreign | DecodeError::Checksum) if number > 1 && next == content.len() => {
                break;
            }
            Err(error) => return Err(BadContent::Line { number, error }),
        }
        length = next;
    }
    if !entries.is_empty() {
        return Ok(Content { entries, length });
    }
    let begins = |first: &str| content.iter().zip(first.as_bytes()).all(|(found, wanted)| found == wanted);
    let torn = (1..=VERSION).any(|version| begins(&format!("{version} 1 ")));
    Err(if torn { BadContent::Empty } else { BadContent::Foreign })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Action, Seat};

    #[test]
    fn a_line_says_plainly_what_it_holds() {
        let team = [1, 3].into_iter().filter_map(Seat::from_number).collect();
        let line = encode(4, &Entry::Played(Action::Propose(team)));
        assert!(line.starts_with("2 4 ") && line.ends_with(r#" {"played":{"propose":[1,3]}}"#), "{line}");
        assert_eq!(decode(4, line.as_bytes()), Ok(Entry::Played(Action::Propose(team))));
    }

    #[test]
    fn a_line_of_a_newer_narrator_is_told_from_a_damaged_one() {
        let content = r#"{"danced":true}"#;
        let line = format!("{}{content}", head(VERSION + 1, 9, content.as_bytes()));
        assert_eq!(decode(9, line.as_bytes()), Err(DecodeError::Newer { version: VERSION + 1 }));
        let damaged = line.replace("danced", "sang!!");
        assert_eq!(decode(9, damaged.as_bytes()), Err(DecodeError::Checksum));
    }

    #[test]
    fn a_line_at_another_place_is_refused() {
        let line = encode(4, &Entry::Undone);
        assert_eq!(decode(5, line.as_bytes()), Err(DecodeError::OutOfOrder { found: 4 }));
    }

    #[test]
    fn a_whole_line_with_unknown_words_says_which() {
        let content = r#"{"played":{"mission":6}}"#;
        let line = format!("{}{content}", head(1, 1, content.as_bytes()));
        let error = decode(1, line.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), "can't be understood: there is no mission 6");
    }

    #[test]
    fn content_without_an_entry_is_empty_and_other_content_foreign() {
        assert_eq!(decode_all(b""), Err(BadContent::Empty));
        assert_eq!(decode_all(b"1 1 8f"), Err(BadContent::Empty));
        assert_eq!(decode_all(b"2 1"), Err(BadContent::Empty));
        assert_eq!(decode_all(b"Dear diary"), Err(BadContent::Foreign));
        assert_eq!(decode_all(b"Dear diary,\ntoday we played.\n"), Err(BadContent::Foreign));
        assert_eq!(decode_all(&[0xff, 0xfe, b'\n']), Err(BadContent::Foreign));
    }
}
