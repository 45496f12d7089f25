//! What is shown on pages that players, and whoever reads along, have before them: what was said, how the table stands,
//! and of each seat what is its own.
//!
//! Nobody here knows phones: a page belongs to a seat, or to nobody. What is asked there is the prompt of the seat
//! ([`crate::WrittenPrompt`]).

use crate::Delivery;
use crate::game::Seat;
use crate::game::secret::Sealed;
use crate::language::{Language, Length, Message};

/// In which words a page is told what everybody hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageWords {
    /// The language.
    pub language: Language,
    /// How much is said.
    pub length: Length,
}

/// What is done with the phones of the players. [`PhonesEvent`] says what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhonesOrder {
    /// Let them in from now on. Where that is so already, it is answered once more in the same way.
    Open,
    /// Another game: a new code for whoever comes. Who sits there again keeps the phone, by name.
    Renew {
        /// Who sits where by now, in seat order; nothing where no phone is let in.
        seats: Vec<String>,
    },
}

/// What became of the phones.
#[derive(Clone, Debug, PartialEq)]
pub enum PhonesEvent {
    /// They are let in here.
    Open(Door),
    /// Another game has begun, and these have their phones as before.
    Stayed(Vec<(Seat, Delivery)>),
    /// They can't be let in.
    Failed(
        /// Why, as a part of a sentence.
        Message,
    ),
    /// So many wrong codes were tried that another one counts from now on.
    Guessed {
        /// The new code.
        code: String,
    },
    /// It is not known any more whose phone had which seat: what was kept of it is damaged.
    Forgotten,
    /// Somebody reads along in these words from now on, without a seat or with one.
    Reads(PageWords),
    /// A seat asks something that it may hear alone; [`Page::Answer`] brings the answer.
    Asks {
        /// Who asks.
        from: Seat,
        /// What, as it was typed.
        line: Sealed<String>,
    },
}

/// Where phones are let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Door {
    /// The addresses of this machine in the room, the likeliest first; none if it is in no network.
    pub addresses: Vec<Address>,
    /// Its name in the room, such as "narrator.local"; none where it could not be announced.
    pub name: Option<String>,
    /// The port.
    pub port: u16,
    /// The code of the table, six digits; empty where it is not known.
    pub code: String,
}

/// One address of this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Its four numbers, such as those of 192.168.1.20.
    pub numbers: [u8; 4],
    /// What the system calls the network interface, such as "wlan0".
    pub interface: String,
    /// What leads there.
    pub medium: Medium,
}

/// What leads to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Wi-Fi, also that of this machine's own hotspot.
    Wireless,
    /// A cable.
    Wired,
    /// Something else, or it is not known.
    Other,
    /// A tunnel, or a network inside this machine: no phone in the room comes in there by itself.
    Virtual,
}

impl Address {
    /// As it is written: "192.168.1.20".
    #[must_use]
    pub fn text(&self) -> String {
        self.numbers.map(|number| number.to_string()).join(".")
    }
}

impl Door {
    /// The address of each machine for itself.
    pub const HERE: &str = "127.0.0.1";

    /// The number of the address that somebody has chosen, from 1, by the interface or the address itself; none if it
    /// is not there.
    #[must_use]
    pub fn chosen(&self, wanted: Option<&str>) -> Option<usize> {
        let wanted = wanted?;
        let is_wanted = |address: &Address| address.interface == wanted || address.text() == wanted;
        self.addresses.iter().position(is_wanted).map(|at| at + 1)
    }

    /// The addresses that are told, each with its number from 1: the chosen one alone, else those that phones in the
    /// room reach, else all.
    #[must_use]
    pub fn told(&self, wanted: Option<&str>) -> Vec<(usize, &Address)> {
        let chosen = self.chosen(wanted);
        let some_real = self.addresses.iter().any(|address| address.medium != Medium::Virtual);
        let is_told = |number: usize, address: &Address| match chosen {
            Some(chosen) => number == chosen,
            None => !some_real || address.medium != Medium::Virtual,
        };
        (1..).zip(&self.addresses).filter(|(number, address)| is_told(*number, address)).collect()
    }

    /// The first page at an address, or at a name.
    #[must_use]
    pub fn page(&self, host: &str) -> String {
        format!("http://{host}:{}", self.port)
    }

    /// The link that carries the code, if that is known: whoever opens it is asked for none.
    #[must_use]
    pub fn link(&self, host: &str) -> String {
        let page = self.page(host);
        if self.code.is_empty() { page } else { format!("{page}/{}", self.code) }
    }
}

/// Something new on pages.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// Who sits where, in seat order: these seats can be taken, but for those without a name. Nobody before a game, and in
    /// a forum game.
    Seats(Vec<String>),
    /// What was said, in these words: lines from this one on, counted from 0. Lines from there on that were brought
    /// before were never heard, and are replaced.
    Said {
        /// For whom it is.
        words: PageWords,
        /// The number of the first of these lines.
        first: usize,
        /// The lines.
        lines: Vec<String>,
    },
    /// How the table stands, in these words, a sentence each.
    Table {
        /// For whom it is.
        words: PageWords,
        /// The sentences.
        lines: Vec<String>,
    },
    /// Who a seat is and what it was shown, in its own words, a sentence each; none where the narrator does not know.
    Card(Seat, Option<Sealed<Vec<String>>>),
    /// The answer to what a seat has asked, in its own words, a sentence each.
    Answer(Seat, Sealed<Vec<String>>),
    /// What a seat has answered to its prompt was looked at: all that follows from it was brought before this.
    Settled {
        /// Who has answered.
        seat: Seat,
        /// The number of the prompt that was answered.
        prompt: u32,
        /// Whether it counts. If not, its prompt is another one by now, or does not take this answer.
        taken: bool,
    },
}
