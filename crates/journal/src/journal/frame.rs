//! The frame of everything that is stored: one line of text for each entry, with a version, a number and a checksum.
//!
//! `1 3 6d986e3f {"played":"table-ready"}` is version 1, entry 3, the CRC-32 of everything else in the line, and
//! the entry as JSON. This frame is the same in every version, so that any narrator can tell a damaged line from
//! one that a newer narrator wrote. What the JSON holds is nothing to it.

use std::str;

use serde::Serialize;
use serde::de::DeserializeOwned;

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

/// Something that is stored, in a line with its number and checksum.
pub fn frame(number: usize, stored: &impl Serialize) -> String {
    let content = serde_json::to_string(stored)
        .unwrap_or_else(|_| unreachable!("names, numbers and lists can always be written as JSON"));
    format!("{}{content}", head(VERSION, number, content.as_bytes()))
}

/// What is stored in a line of this number.
pub fn unframe<T: DeserializeOwned>(number: usize, line: &[u8]) -> Result<T, DecodeError> {
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

pub(super) fn head(version: u32, number: usize, content: &[u8]) -> String {
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

/// The same for lines that something else than the public journal is stored in, or that have to fit together.
pub fn decode_all_by<T>(
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
