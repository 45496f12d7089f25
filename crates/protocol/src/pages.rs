//! What is shown on pages that players, and whoever reads along, have before them: what was said, how the table stands,
//! and of each seat what is its own.
//!
//! Nobody here knows phones: a page belongs to a seat, or to nobody. What is asked there is the prompt of the seat
//! ([`crate::WrittenPrompt`]).

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhonesOrder {
    /// Let them in from now on. Where that is so already, it is answered once more in the same way.
    Open,
    /// Another game: a new code, and nobody has a seat.
    Renew,
}

/// What became of the phones.
#[derive(Clone, Debug, PartialEq)]
pub enum PhonesEvent {
    /// They are let in here.
    Open(Door),
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
    /// The address of this machine in the room, such as "192.168.1.20".
    pub address: String,
    /// The port.
    pub port: u16,
    /// The code of the table, six digits.
    pub code: String,
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
