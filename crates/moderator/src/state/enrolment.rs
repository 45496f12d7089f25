//! A voice that is being learned.

use crate::game::Seat;
use crate::language::template::{Taught, Template};
use crate::language::{Hypothesis, Message};
use crate::preferences::Listens;
use std::collections::VecDeque;

/// A voice that is being learned.
#[derive(Debug)]
pub(crate) struct Lesson {
    pub(crate) name: String,
    /// The program was started for this alone, and ends with it.
    pub(crate) alone: bool,
    pub(crate) left: VecDeque<Saying>,
    pub(crate) missed: u8,
    /// How the word sounded whose readings come next.
    pub(crate) sounded: Option<Template>,
    /// The words, as they were said the first and the second time.
    pub(crate) first: Vec<Taught>,
    pub(crate) second: Vec<(Taught, Vec<Hypothesis>)>,
    pub(crate) name_takes: Vec<Taught>,
}

/// Something that is to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Saying {
    pub(crate) what: What,
    /// What it may be heard as.
    pub(crate) heard_as: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Word,
    WordAgain,
    Name,
}

impl Lesson {
    /// Whether the program was started for this alone.
    pub(crate) fn is_alone(&self) -> bool {
        self.alone
    }

    /// The word that is to be said, as a question; none after the last one.
    pub(crate) fn question(&self) -> Option<Message> {
        let saying = self.left.front()?;
        Some(match saying.what {
            What::Word | What::WordAgain => Message::new("voice-say").text("word", &saying.heard_as[0]),
            What::Name if self.name_takes.is_empty() => Message::new("voice-say-name").text("name", &self.name),
            What::Name => Message::new("voice-say-name-again"),
        })
    }

    /// The same for somebody who has heard how it goes: a word alone, if it was not said wrongly before.
    pub(crate) fn prompt(&self) -> Option<Message> {
        match self.left.front()? {
            Saying { what: What::Word | What::WordAgain, heard_as } if self.missed == 0 => {
                Some(Message::new("voice-word").text("word", &heard_as[0]))
            }
            _ => self.question(),
        }
    }

    /// What may be heard of what is said next.
    pub(crate) fn words(&self) -> Vec<String> {
        let words = |what| self.left.iter().filter(move |saying| saying.what == what);
        match self.left.front().map(|saying| saying.what) {
            // Each word among the others: whether they are told apart is what has to be known.
            Some(What::Word | What::WordAgain) => {
                let all = words(What::Word).chain(words(What::WordAgain)).flat_map(|saying| saying.heard_as.clone());
                let mut all: Vec<String> = all.chain(self.first.iter().map(|taught| taught.words.clone())).collect();
                all.sort();
                all.dedup();
                all
            }
            Some(What::Name) => self.left.front().map(|saying| saying.heard_as.clone()).unwrap_or_default(),
            None => Vec::new(),
        }
    }
}

/// Names that are tried one after the other.
#[derive(Debug)]
pub(crate) struct NameTrial {
    pub(crate) seat: Seat,
    /// What the name may be heard as, the likeliest first.
    pub(crate) candidates: Vec<String>,
    pub(crate) missed: u8,
    /// Whose names come after this one.
    pub(crate) rest: Vec<Seat>,
}

impl NameTrial {
    /// Who is asked to say their name.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// The name that is asked for, as a question.
    pub(crate) fn question(&self, ears: Listens) -> Message {
        let key = if ears == Listens::Push { "name-try-talk" } else { "name-try" };
        let words = self.candidates.first().cloned().unwrap_or_default();
        Message::new(key).player("player", self.seat).text("words", words)
    }

    /// What the name may be heard as.
    pub(crate) fn candidates(&self) -> &[String] {
        &self.candidates
    }
}
