//! What everybody was told, in no language yet: pages tell it in their own.

use crate::language::Message;
use crate::state::script::Told;
use std::collections::VecDeque;

/// The most that is kept: what was said in many games.
const MOST: usize = 5_000;

/// What everybody was told by now, oldest first: what the table has not heard yet is not here.
#[derive(Debug, Default)]
pub(crate) struct Transcript {
    said: VecDeque<Told>,
    /// How many were there before those.
    dropped: usize,
}

impl Transcript {
    /// Keeps what was told.
    pub(crate) fn keep(&mut self, told: Told) {
        if self.said.len() == MOST {
            self.said.pop_front();
            self.dropped += 1;
        }
        self.said.push_back(told);
    }

    /// What came after so many announcements was never told: nobody has it.
    pub(crate) fn forget_after(&mut self, announcements: usize) {
        self.said.retain(|told| told.announcements <= announcements);
    }

    /// How many were told, with those that are not kept any more.
    pub(crate) fn len(&self) -> usize {
        self.dropped + self.said.len()
    }

    /// From where on it is to be brought to whoever has so many of it.
    pub(crate) fn from(&self, had: usize) -> usize {
        had.max(self.dropped)
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

    fn told(number: u32) -> Told {
        Told { message: Message::new("number").number("number", number), announcements: number as usize + 1 }
    }

    #[test]
    fn what_was_never_told_is_not_there() {
        let mut transcript = Transcript::default();
        (0..5).for_each(|number| transcript.keep(told(number)));
        transcript.forget_after(3);
        assert_eq!((transcript.len(), transcript.from(2)), (3, 2));
        assert_eq!(transcript.since(2).collect::<Vec<_>>(), [&told(2).message]);
    }

    #[test]
    fn the_oldest_make_room_and_the_others_keep_their_numbers() {
        let mut transcript = Transcript::default();
        (0..MOST as u32 + 10).for_each(|number| transcript.keep(told(number)));
        assert_eq!((transcript.kept(), transcript.len(), transcript.from(3)), (MOST, MOST + 10, 10));
        assert_eq!(transcript.since(MOST + 9).count(), 1);
    }
}
