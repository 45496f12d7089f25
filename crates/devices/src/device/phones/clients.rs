//! Who has shown the code of the table: with a seat, or to read along.

use super::token::{Token, TokenHash};
use crate::language::Length;
use crate::preferences::Wording;
use protocol::Seat;
use protocol::pages::PageWords;
use protocol::{Channel, Delivery};

/// How many without a seat are known at a time.
const READERS: usize = 64;

/// How one phone wants its pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taste {
    /// In which words.
    pub words: PageWords,
    /// Whether captions come in rows for a Braille display.
    pub rows: bool,
    /// Whether the phone itself speaks.
    pub speech: bool,
    /// Whether it shakes when something is asked.
    pub vibration: bool,
}

impl Taste {
    /// What a phone has until something else is chosen.
    pub fn new(words: PageWords) -> Self {
        Self { words, rows: false, speech: false, vibration: true }
    }

    /// How the session brings a seat what is its own.
    pub fn delivery(self) -> Delivery {
        let wording = match self.words.length {
            Length::Full => Wording::Full,
            Length::Brief => Wording::Brief,
        };
        Delivery { language: Some(self.words.language), wording: Some(wording), channel: Channel::Own }
    }
}

/// A phone that is known.
#[derive(Clone)]
pub(super) struct Client {
    /// What is kept of its token.
    pub hash: TokenHash,
    /// Its seat.
    pub seat: Option<Seat>,
    /// How it wants its pages.
    pub taste: Taste,
    /// A sentence that its next page begins with, and its last one did not have yet.
    pub notice: Option<String>,
}

/// All phones that are known, the oldest first.
#[derive(Default)]
pub(super) struct Clients(Vec<Client>);

impl Clients {
    /// Lets a phone in.
    pub fn admit(&mut self, hash: TokenHash, seat: Option<Seat>, taste: Taste) {
        let readers = self.0.iter().filter(|client| client.seat.is_none()).count();
        let oldest = self.0.iter().position(|client| client.seat.is_none());
        if let Some(oldest) = oldest.filter(|_| seat.is_none() && readers >= READERS) {
            self.0.remove(oldest);
        }
        self.0.push(Client { hash, seat, taste, notice: None });
    }

    /// The phone with this token.
    pub fn of(&self, token: &Token) -> Option<&Client> {
        let hash = token.hash();
        self.0.iter().find(|client| client.hash == hash)
    }

    /// The same, to change it.
    pub fn of_mut(&mut self, token: &Token) -> Option<&mut Client> {
        let hash = token.hash();
        self.0.iter_mut().find(|client| client.hash == hash)
    }

    /// Forgets the phone with this token.
    pub fn forget(&mut self, token: &Token) {
        let hash = token.hash();
        self.0.retain(|client| client.hash != hash);
    }

    /// Whether somebody has this seat.
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.0.iter().any(|client| client.seat == Some(seat))
    }

    /// Frees a seat.
    pub fn free(&mut self, seat: Seat) {
        self.0.retain(|client| client.seat != Some(seat));
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Those with a seat.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Client)> {
        self.0.iter().filter_map(|client| Some((client.seat?, client)))
    }
}
