//! The phones of the players: let in when somebody wants them, and known again with a game that they were there for.

use std::path::PathBuf;

use super::Narrator;
use crate::args::{Output, PhonesAsked};
use crate::device::phones::{InRoom, Phones, known};
use crate::game::Seat;
use crate::language::Length;
use crate::preferences::Wording;
use protocol::{Delivery, PageWords, PhonesOrder};

impl Narrator {
    pub(super) fn phones(&self, act: impl FnOnce(&Phones)) {
        if let Some(phones) = &self.phones {
            act(phones);
        }
    }

    /// The phones are only let in once somebody wants them.
    pub(super) fn order_phones(&mut self, order: PhonesOrder) {
        match (&self.phones, order) {
            (Some(phones), order) => phones.order(order),
            (None, PhonesOrder::Open) => self.let_phones_in(),
            (None, PhonesOrder::Renew { .. }) => {}
        }
    }

    /// Lets phones in; a program plays without any.
    pub(super) fn let_phones_in(&mut self) {
        if self.phones.is_some() || self.output == Output::Json {
            return;
        }
        let words = PageWords {
            language: self.world.language,
            length: match self.world.preferences.wording {
                Wording::Brief => Length::Brief,
                Wording::Full | Wording::Learning => Length::Full,
            },
        };
        self.phones = Phones::start(self.inbox.sender(), words, self.memory_of_phones(), InRoom::Named);
    }

    /// Lets phones in before anything else, if that is wanted.
    pub(super) fn ask_for_phones(&mut self, asked: PhonesAsked) {
        if asked == PhonesAsked::AtOnce {
            self.let_phones_in();
        }
    }

    /// Phones that were there when this game was left have their seats again; whose seats these are, or none if nothing
    /// was kept of phones.
    pub(super) fn know_phones_again(&mut self) -> Option<Vec<(Seat, Delivery)>> {
        let memory = self.memory_of_phones()?;
        match &self.phones {
            Some(phones) => Some(phones.go_on_in(&memory)),
            None if memory.exists() => {
                let known = known(&memory);
                self.let_phones_in();
                Some(if self.phones.is_some() { known } else { Vec::new() })
            }
            None => None,
        }
    }

    /// Keeps with the game who has which seat.
    pub(super) fn keep_phones(&self) {
        if let (Some(phones), Some(memory)) = (&self.phones, self.memory_of_phones()) {
            phones.keep_in(&memory);
        }
    }

    fn memory_of_phones(&self) -> Option<PathBuf> {
        let journal = self.journal.as_ref()?;
        Some(journal.id().phones_path(&self.world.folders.games()))
    }
}
