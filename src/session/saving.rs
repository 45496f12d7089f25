//! Saving: every entry goes to the journal before it is announced, and what can't be written does not count.

use super::history::Topic;
use super::{Effect, Session, Stage};
use crate::game::secret::{Sealed, Secret};
use crate::journal::entry::Entry;
use crate::journal::private::{Private, PrivateEntry};
use crate::journal::record::Record;
use crate::language::Message;

/// Whether entries go into the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Saving {
    On,
    /// The last entry could not be written. The next one is tried again.
    Failing,
    Off,
}

/// What stood before the last entry, in case it can't be written.
pub(super) struct Checkpoint {
    pub(super) record: Box<Record>,
    pub(super) private: Secret<Private>,
    pub(super) said: usize,
    pub(super) beginning: Beginning,
}

/// What is said in time before the file of a game is full.
#[must_use]
pub fn nearly_full() -> Message {
    Message::new("journal-nearly-full")
}

/// Whether an entry is the first of its journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beginning {
    Yes,
    No,
}

impl Session {
    /// The last entries could not be written: nothing of them counts.
    pub(super) fn not_recorded(&mut self, reason: Message) {
        let Some(checkpoint) = self.checkpoint.take() else { return };
        self.history.forget_after(checkpoint.said);
        self.speaking.clear();
        self.unheard.clear();
        self.printed_later.clear();
        self.ceremony.clear();
        self.history.begin_group();
        if checkpoint.beginning == Beginning::Yes {
            self.saving = Saving::Off;
            self.say(Topic::General, Message::new("folder-unwritable").message("reason", reason));
            self.announce_beginning();
        } else {
            if let Stage::Table(table) = &mut self.stage {
                self.lexicon.seat(checkpoint.record.names().clone());
                table.record = *checkpoint.record;
                table.private = checkpoint.private;
            }
            self.saving = Saving::Failing;
            self.refuse("not-recorded", Message::new("not-recorded").message("reason", reason));
        }
        self.report_state();
    }

    /// Little more finds room in the file of the game.
    pub(super) fn nearly_full(&mut self) {
        self.history.begin_group();
        self.say_in_full(Topic::General, &nearly_full());
    }

    /// Queues an entry for the journal, and keeps what stood before it.
    pub(super) fn record(&mut self, entry: Entry, before: Record) {
        self.end_ceremony();
        self.more.clear();
        if self.saving == Saving::Off {
            return;
        }
        self.saving = Saving::On;
        let beginning = if matches!(entry, Entry::Begun { .. }) { Beginning::Yes } else { Beginning::No };
        self.keep_checkpoint(before, beginning);
        self.effects.push(Effect::Record(entry));
    }

    /// Queues an entry for the private part of the journal, and knows it from now on.
    pub(super) fn confide(&mut self, entry: PrivateEntry) {
        let Stage::Table(table) = &self.stage else { return };
        let before = table.record.clone();
        if self.saving != Saving::Off {
            self.saving = Saving::On;
            self.keep_checkpoint(before, Beginning::No);
            self.effects.push(Effect::Confide(Sealed::new(entry.clone())));
        }
        if let Stage::Table(table) = &mut self.stage {
            table.private.open_mut().add(entry);
        }
    }

    /// Keeps what stood before the first entry of a batch.
    fn keep_checkpoint(&mut self, before: Record, beginning: Beginning) {
        let is_entry = |effect: &Effect| matches!(effect, Effect::Record(_) | Effect::Confide(_));
        if self.checkpoint.is_none() || !self.effects.iter().any(is_entry) {
            let private = match &self.stage {
                Stage::Table(table) => table.private.clone(),
                Stage::Interview(_) | Stage::Reading(_) => Secret::default(),
            };
            let said = self.history.said_so_far();
            self.checkpoint = Some(Checkpoint { record: Box::new(before), private, said, beginning });
        }
    }
}
