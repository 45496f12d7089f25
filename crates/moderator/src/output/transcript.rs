//! What everybody was told, in no language yet: pages tell it in their own.

use crate::language::Message;
use std::collections::VecDeque;

/// The most that is kept: what was said in many games.
const MOST: usize = 5_000;

/// What everybody was told, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Transcript {
    said: VecDeque<NewGameOptions>,
    /// How many were there before those.
    dropped: usize,
    /// From where on it is not as it was brought.
    changed: usize,
}

#[derive(Debug)]
struct NewGameOptions {
    message: Message,
    /// How many announcements the history had with it.
    announcements: usize,
}

impl Transcript {
    /// Keeps what was told, with the number of announcements so far.
    pub(crate) fn keep(&mut self, message: Message, announcements: usize) {
        if self.said.len() == MOST {
            self.said.pop_front();
            self.dropped += 1;
        }
        self.said.push_back(NewGameOptions { message, announcements });
    }

    /// What came after so many announcements was never heard.
    pub(crate) fn forget_after(&mut self, announcements: usize) {
        self.said.retain(|told| told.announcements <= announcements);
        self.changed = self.changed.min(self.len());
    }

    /// How many were told, with those that are not kept any more.
    pub(crate) fn len(&self) -> usize {
        self.dropped + self.said.len()
    }

    /// From where on it is to be brought to whoever has so many of it.
    pub(crate) fn from(&self, had: usize) -> usize {
        had.min(self.changed).max(self.dropped)
    }

    /// Everybody has it as it is.
    pub(crate) fn is_brought(&mut self) {
        self.changed = self.len();
    }

    /// What was told, from this one on.
    pub(crate) fn since(&self, from: usize) -> impl Iterator<Item = &Message> {
        self.said.iter().skip(from.saturating_sub(self.dropped)).map(|told| &told.message)
    }

    #[cfg(test)]
    pub(crate) fn kept(&self) -> usize {
        self.said.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn transcript(told: std::ops::Range<u32>) -> Transcript {
        let mut transcript = Transcript::default();
        told.for_each(|number| transcript.keep(Message::new("number").number("number", number), number as usize + 1));
        transcript
    }

    #[test]
    fn what_was_never_heard_is_brought_anew_to_whoever_had_it() {
        let mut transcript = transcript(0..5);
        transcript.is_brought();
        assert_eq!((transcript.from(0), transcript.from(5)), (0, 5));
        transcript.forget_after(3);
        transcript.keep(Message::new("other"), 4);
        assert_eq!((transcript.len(), transcript.from(5), transcript.from(2)), (4, 3, 2));
        assert_eq!(transcript.since(3).map(Message::key).collect::<Vec<_>>(), ["other"]);
        transcript.is_brought();
        assert_eq!(transcript.from(4), 4);
    }

    #[test]
    fn the_oldest_make_room_and_the_others_keep_their_numbers() {
        let mut transcript = transcript(0..MOST as u32 + 10);
        transcript.is_brought();
        assert_eq!((transcript.kept(), transcript.len(), transcript.from(3)), (MOST, MOST + 10, 10));
        assert_eq!(transcript.since(MOST + 9).count(), 1);
    }
}
