//! A saved game as it is read: the entries that are sound, the game that they tell, and where the file is damaged.

use super::entry::Entry;
use super::frame::{BadContent, Content, Damage, DecodeError, decode_all_by};
use super::line;
use super::record::Record;

/// A saved game, as far as its file can be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The game as it stood after the last sound entry.
    pub record: Record,
    /// The sound entries.
    pub entries: Vec<Entry>,
    /// The bytes that hold them.
    pub length: usize,
    /// Where the file is damaged.
    pub damage: Option<Damage>,
}

impl Reading {
    /// The game in the content of a file. An entry that can't follow those before it is as damaged as one that can't
    /// be read.
    ///
    /// # Errors
    /// Not even the beginning is sound, or a newer narrator has written it.
    pub fn of(content: &[u8]) -> Result<Self, BadContent> {
        let mut record: Option<Record> = None;
        let fit = |number: usize, line: &[u8]| {
            let entry = line::decode(number, line)?;
            let taken = match &mut record {
                Some(record) => record.take(entry.clone()).map(drop),
                None => Record::begun_by(entry.clone()).map(|begun| record = Some(begun)),
            };
            taken.map_err(|why| DecodeError::Meaning(why.to_string()))?;
            Ok(entry)
        };
        let Content { entries, length, damage } = decode_all_by(fit, content)?;
        Ok(Self { record: record.ok_or(BadContent::Empty)?, entries, length, damage })
    }
}
