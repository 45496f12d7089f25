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

/// The version that is written, and the newest that is read. Version 2 has brought plot cards, version 3 the place of a
/// game among the others, version 4 changes of the table.
pub const VERSION: u32 = 4;

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

/// The first entry of a game, with its place among the others.
#[must_use]
pub fn encode_first(sequence: u64, entry: &Entry) -> String {
    frame(1, &Stored::from(entry).in_sequence(sequence))
}

/// The place of a game among the others, which its first line tells since version 3. None in older ones.
///
/// # Errors
/// What is wrong with the line.
pub fn sequence(first: &[u8]) -> Result<Option<u64>, DecodeError> {
    Ok(unframe::<Stored>(1, first)?.sequence())
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
    split(line).ok_or(DecodeError::Foreign)?;
    let (version, found, content) = whole(line).ok_or(DecodeError::Checksum)?;
    if version > VERSION {
        return Err(DecodeError::Newer { version });
    }
    if found != number {
        return Err(DecodeError::OutOfOrder { found });
    }
    serde_json::from_slice(content).map_err(|error| DecodeError::Meaning(error.to_string()))
}

/// Version, number and content of a line that is as it was written.
fn whole(line: &[u8]) -> Option<(u32, usize, &[u8])> {
    let (version, found, content) = split(line)?;
    // Compared as text, not as numbers: a changed letter is found even where it would mean the same number.
    line.starts_with(head(version, found, content).as_bytes()).then_some((version, found, content))
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

/// What of a file can be used: its entries up to the end, or up to where it is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content<T> {
    /// The entries, in order.
    pub entries: Vec<T>,
    /// The bytes that hold them. What comes after was not written to its end, or is damaged.
    pub length: usize,
    /// Where the file is damaged.
    pub damage: Option<Damage>,
}

/// Where a file is damaged. All before it is as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The first line that is not as it was written, from 1.
    pub line: usize,
    /// How many entries are lost, if the last line of the file still tells.
    pub lost: Option<usize>,
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
    /// This line is wrong, and nothing before it can be used without it.
    #[error("line {number} {error}")]
    Line {
        /// The number of the line, from 1.
        number: usize,
        /// What is wrong with it.
        error: DecodeError,
    },
}

/// The entries of a file, up to its end or to where it is damaged.
///
/// # Errors
/// Without its first line nothing is a game; and a newer narrator knows what it has written.
pub fn decode_all(content: &[u8]) -> Result<Content<Entry>, BadContent> {
    decode_all_by(decode, content)
}

/// The same for lines that something else than the public journal is stored in, or that have to fit together.
pub(super) fn decode_all_by<T>(
    mut decode: impl FnMut(usize, &[u8]) -> Result<T, DecodeError>,
    content: &[u8],
) -> Result<Content<T>, BadContent> {
    let mut entries = Vec::new();
    let mut length = 0;
    while let Some(end) = content[length..].iter().position(|byte| *byte == b'\n') {
        let (number, rest) = (entries.len() + 1, &content[length..]);
        match decode(number, &rest[..end]) {
            Ok(entry) => entries.push(entry),
            Err(DecodeError::Foreign) if number == 1 => return Err(BadContent::Foreign),
            Err(error @ DecodeError::Newer { .. }) => return Err(BadContent::Line { number, error }),
            Err(error) if number == 1 => return Err(BadContent::Line { number, error }),
            Err(_) => {
                let damage = Some(Damage { line: number, lost: lost(entries.len(), rest) });
                return Ok(Content { entries, length, damage });
            }
        }
        length += end + 1;
    }
    let (number, tail) = (entries.len() + 1, &content[length..]);
    if number == 1 {
        return Err(if begins(number, tail) { BadContent::Empty } else { BadContent::Foreign });
    }
    let damage = (!is_torn(number, tail)).then_some(Damage { line: number, lost: None });
    Ok(Content { entries, length, damage })
}

/// How many entries came after those that are kept, if the last line is whole and tells.
fn lost(kept: usize, rest: &[u8]) -> Option<usize> {
    let last = rest.strip_suffix(b"\n")?.rsplit(|byte| *byte == b'\n').next()?;
    whole(last)?.1.checked_sub(kept)
}

/// Whether a last line without an end is one that was not written to its end: the power was cut before anybody was
/// told of it. It may be torn anywhere, with zeros in its gaps.
fn is_torn(number: usize, tail: &[u8]) -> bool {
    let all_but_one = &tail[..tail.len().saturating_sub(1)];
    tail.iter().all(|byte| *byte == 0) || (begins(number, tail) && whole(all_but_one).is_none())
}

/// Whether this can be the beginning of the line of a number.
fn begins(number: usize, tail: &[u8]) -> bool {
    let alike = |first: &str| tail.iter().zip(first.as_bytes()).all(|(found, wanted)| found == wanted);
    (1..=VERSION).any(|version| alike(&format!("{version} {number} ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Action, Seat};

    #[test]
    fn a_line_says_plainly_what_it_holds() {
        let team = [1, 3].into_iter().filter_map(Seat::from_number).collect();
        let line = encode(4, &Entry::Played(Action::Propose(team)));
        assert!(
            line.starts_with(&format!("{VERSION} 4 ")) && line.ends_with(r#" {"played":{"propose":[1,3]}}"#),
            "{line}"
        );
        assert_eq!(decode(4, line.as_bytes()), Ok(Entry::Played(Action::Propose(team))));
    }

    #[test]
    fn the_first_line_tells_the_place_of_a_game() {
        let line = encode(4, &Entry::Undone);
        assert_eq!(sequence(line.as_bytes()), Err(DecodeError::OutOfOrder { found: 4 }));
        let setup = crate::game::Setup {
            edition: crate::game::Edition::default(),
            players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(String::from).to_vec(),
            leader: crate::game::LeaderChoice::Draw,
            reveal: crate::game::Reveal::Touch,
            modules: crate::game::module::Modules::default(),
            seed: 7,
        };
        let begun = Entry::Begun { setup, language: crate::language::Language::English };
        let line = encode_first(12, &begun);
        assert_eq!((sequence(line.as_bytes()), decode(1, line.as_bytes())), (Ok(Some(12)), Ok(begun.clone())));
        assert_eq!(sequence(encode(1, &begun).as_bytes()), Ok(None));
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
        assert_eq!(decode_all(b"3 1 7"), Err(BadContent::Empty));
        assert_eq!(decode_all(b"Dear diary"), Err(BadContent::Foreign));
        assert_eq!(decode_all(b"Dear diary,\ntoday we played.\n"), Err(BadContent::Foreign));
        assert_eq!(decode_all(&[0xff, 0xfe, b'\n']), Err(BadContent::Foreign));
    }
}
