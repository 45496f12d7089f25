//! Who has which seat, kept in a file beside the game: a narrator that is started again knows its phones.
//!
//! It holds no token, only what each of them is known by.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::clients::{Announces, Taste};
use super::door;
use super::room::Room;
use super::token::{TokenHash, is_code};
use crate::files;
use crate::language::{Language, Length};
use protocol::Seat;
use protocol::pages::PageWords;

/// The version of what is kept.
const VERSION: u32 = 1;
/// Those below are the system's, and none is that of no port.
const LOWEST_PORT: u16 = 1024;
/// The longest file that is read, in bytes.
const LONGEST: u64 = 100_000;

/// What is kept.
#[derive(Serialize, Deserialize)]
pub(super) struct Memory {
    version: u32,
    /// The port.
    pub port: u16,
    /// The code of the table.
    pub code: String,
    /// The name of this machine in the room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    seats: Vec<Kept>,
}

/// One seat and its phone.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// Its number, from 1.
    seat: u32,
    token: String,
    language: Language,
    brief: bool,
    rows: bool,
    speech: bool,
    vibration: bool,
    #[serde(default)]
    announces: Announces,
}

/// What there is to be kept.
pub(super) fn of(room: &Room, port: u16, name: Option<String>) -> Memory {
    let kept = |(seat, client): (Seat, &super::clients::Client)| Kept {
        seat: seat.number().into(),
        token: client.hash.text(),
        language: client.taste.words.language,
        brief: client.taste.words.length == Length::Brief,
        rows: client.taste.rows,
        speech: client.taste.speech,
        vibration: client.taste.vibration,
        announces: client.taste.announces,
    };
    let seats = room.clients.seated().map(kept).collect();
    Memory { version: VERSION, port, code: room.code.clone(), name, seats }
}

/// Writes it. That it can't be written is no reason to stop a game.
pub(super) fn write(path: &Path, memory: &Memory) {
    let written = serde_json::to_vec(memory).map_err(std::io::Error::other);
    if let Err(error) = written.and_then(|content| files::replace(path, &content)) {
        tracing::warn!(%error, "who has which seat was not kept");
    }
}

/// What is kept at a place.
pub(super) enum Found {
    /// Nothing: no phone had a seat.
    Nothing,
    /// What can't be understood.
    Damaged,
    /// Who had which seat.
    Kept(Memory),
}

impl Found {
    /// What was kept; none if there is nothing, or nothing to be understood.
    pub fn kept(self) -> Option<Memory> {
        match self {
            Self::Kept(memory) => Some(memory),
            Self::Nothing | Self::Damaged => None,
        }
    }
}

/// Reads what was kept.
pub(super) fn read(path: &Path) -> Found {
    let read = || -> std::io::Result<Memory> {
        let file = files::open(path)?;
        serde_json::from_reader(std::io::Read::take(file, LONGEST)).map_err(std::io::Error::other)
    };
    match read() {
        Ok(memory) if memory.version == VERSION && is_code(&memory.code) => {
            let port = if memory.port < LOWEST_PORT { door::FIRST } else { memory.port };
            // It is printed: nothing but a name.
            let name = memory
                .name
                .filter(|name| name.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-.".contains(&sign)));
            Found::Kept(Memory { port, name, ..memory })
        }
        Ok(_) => Found::Damaged,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Found::Nothing,
        Err(error) => {
            tracing::warn!(%error, "who had which seat is not known");
            Found::Damaged
        }
    }
}

/// Removes it.
pub(super) fn remove(path: &Path) {
    if let Err(error) = std::fs::remove_file(path) {
        tracing::warn!(%error, "who had which seat is still kept");
    }
}

impl Memory {
    /// Who had which seat.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, TokenHash, Taste)> {
        self.seats.iter().filter_map(|kept| {
            let length = if kept.brief { Length::Brief } else { Length::Full };
            let words = PageWords { language: kept.language, length };
            let Kept { rows, speech, vibration, announces, .. } = *kept;
            let taste = Taste { words, rows, speech, vibration, announces };
            Some((Seat::from_number(kept.seat)?, TokenHash::from_text(&kept.token)?, taste))
        })
    }
}
