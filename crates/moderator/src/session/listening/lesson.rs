//! A voice that is being learned.

use crate::language::template::{Taught, Template};
use crate::language::{Hypothesis, Message};
use std::collections::VecDeque;

/// A voice that is being learned.
#[derive(Debug)]
pub(in crate::session) struct Lesson {
    pub(in crate::session) name: String,
    /// The program was started for this alone, and ends with it.
    pub(in crate::session) alone: bool,
    pub(in crate::session) left: VecDeque<Saying>,
    pub(in crate::session) missed: u8,
    /// How the word sounded whose readings come next.
    pub(in crate::session) sounded: Option<Template>,
    /// The words, as they were said the first and the second time.
    pub(in crate::session) first: Vec<Taught>,
    pub(in crate::session) second: Vec<(Taught, Vec<Hypothesis>)>,
    pub(in crate::session) name_takes: Vec<Taught>,
}

/// Something that is to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct Saying {
    pub(in crate::session) what: What,
    /// What it may be heard as.
    pub(in crate::session) heard_as: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum What {
    Word,
    WordAgain,
    Name,
}

impl Lesson {
    /// Whether the program was started for this alone.
    pub(in crate::session) fn is_alone(&self) -> bool {
        self.alone
    }

    /// The word that is to be said, as a question; none after the last one.
    pub(in crate::session) fn question(&self) -> Option<Message> {
        let saying = self.left.front()?;
        Some(match saying.what {
            What::Word | What::WordAgain => Message::new("voice-say").text("word", &saying.heard_as[0]),
            What::Name if self.name_takes.is_empty() => Message::new("voice-say-name").text("name", &self.name),
            What::Name => Message::new("voice-say-name-again"),
        })
    }

    /// The same for somebody who has heard how it goes: a word alone, if it was not said wrongly before.
    pub(in crate::session) fn prompt(&self) -> Option<Message> {
        match self.left.front()? {
            Saying { what: What::Word | What::WordAgain, heard_as } if self.missed == 0 => {
                Some(Message::new("voice-word").text("word", &heard_as[0]))
            }
            _ => self.question(),
        }
    }

    /// What may be heard of what is said next.
    pub(in crate::session) fn words(&self) -> Vec<String> {
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
