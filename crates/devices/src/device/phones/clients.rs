//! Who has shown the code of the table: with a seat, or to read along.

use super::token::{Token, TokenHash};
use crate::language::Length;
use crate::preferences::Wording;
use protocol::Seat;
use protocol::pages::PageWords;
use protocol::{Channel, Delivery};
use serde::{Deserialize, Serialize};

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
    /// What it announces by itself.
    pub announces: Announces,
}

/// What a page announces by itself. What somebody has sent is answered in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Announces {
    /// Everything that the table hears, and what is its own.
    #[default]
    All,
    /// What is its own: whoever sits at the table hears the rest there.
    Mine,
    /// Nothing.
    Nothing,
}

impl Announces {
    /// All of them, as a form names them, with the key of their words.
    pub const ALL: [(Self, &'static str, &'static str); 3] = [
        (Self::All, "all", "page-name-announce-all"),
        (Self::Mine, "mine", "page-name-announce-mine"),
        (Self::Nothing, "nothing", "page-name-announce-nothing"),
    ];

    /// The one that a form names.
    pub fn from_value(value: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, name, _)| *name == value).map(|(announces, ..)| announces)
    }

    /// As a form names it.
    pub fn value(self) -> &'static str {
        Self::ALL.into_iter().find(|(announces, ..)| *announces == self).map_or("", |(_, name, _)| name)
    }
}

impl Taste {
    /// What a phone has until something else is chosen.
    pub fn new(words: PageWords) -> Self {
        Self { words, rows: false, speech: false, vibration: true, announces: Announces::All }
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
    /// Who sits there: who sits at another game again has the phone again.
    pub name: String,
    /// How it wants its pages.
    pub taste: Taste,
    /// A sentence that its next page begins with, and its last one did not have yet.
    pub notice: Option<String>,
}

impl Client {
    /// Whether it is the phone of this player, who has a seat.
    pub fn is(&self, name: &str) -> bool {
        self.seat.is_some() && self.name == name
    }

    /// Whose phone it is; empty if it has no seat.
    pub fn seated_as(&self) -> String {
        if self.seat.is_some() { self.name.clone() } else { String::new() }
    }
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
        self.0.push(Client { hash, seat, name: String::new(), taste, notice: None });
    }

    /// These sit here now, in seat order.
    pub fn are_called(&mut self, names: &[String]) {
        for client in &mut self.0 {
            if let Some(name) = client.seat.and_then(|seat| names.get(seat.index())) {
                client.name.clone_from(name);
            }
        }
    }

    /// Another game: whoever sits there again has their phone again, and all others need the code of now.
    pub fn sit_again(&mut self, names: &[String]) {
        for client in &mut self.0 {
            let again = names.iter().position(|name| !name.is_empty() && client.is(name));
            client.seat = again.and_then(Seat::from_index);
        }
        self.0.retain(|client| client.seat.is_some());
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

    /// Those with a seat.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Client)> {
        self.0.iter().filter_map(|client| Some((client.seat?, client)))
    }
}
