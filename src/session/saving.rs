//! Saving: every entry goes to the journal before it is announced, and what can't be written does not count.

use super::narration::Topic;
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

/// What is kept: whether entries go into the journal, and what stood before the last one.
pub(super) struct Keeping {
    saving: Saving,
    checkpoint: Option<Checkpoint>,
}

impl Default for Keeping {
    fn default() -> Self {
        Self { saving: Saving::On, checkpoint: None }
    }
}

impl Keeping {
    /// Whether entries go into the journal.
    pub(super) fn saving(&self) -> Saving {
        self.saving
    }

    /// Entries go into the journal from now on.
    pub(super) fn go_on(&mut self) {
        self.saving = Saving::On;
    }

    /// No entry goes into a journal any more.
    pub(super) fn stop(&mut self) {
        self.saving = Saving::Off;
    }

    /// Whether an entry is to be written. After one that could not be, the next one is tried again.
    fn tries(&mut self) -> bool {
        let tries = self.saving != Saving::Off;
        if tries {
            self.go_on();
        }
        tries
    }
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
        let Some(checkpoint) = self.desk.keeping.checkpoint.take() else { return };
        self.desk.narration.forget_after(checkpoint.said);
        self.scene.open.ceremony.clear();
        self.desk.narration.history.begin_group();
        if checkpoint.beginning == Beginning::Yes {
            self.desk.keeping.stop();
            self.say(Topic::General, Message::new("folder-unwritable").message("reason", reason));
            self.announce_beginning();
        } else {
            if let Stage::Table(table) = &mut self.scene.stage {
                self.scene.lexicon.seat(checkpoint.record.names().clone());
                table.record = *checkpoint.record;
                table.private = checkpoint.private;
            }
            self.desk.keeping.saving = Saving::Failing;
            self.refuse("not-recorded", Message::new("not-recorded").message("reason", reason));
        }
        self.report_state();
    }

    /// Little more finds room in the file of the game.
    pub(super) fn nearly_full(&mut self) {
        self.desk.narration.history.begin_group();
        self.say_in_full(Topic::General, &nearly_full());
    }

    /// Queues an entry for the journal, and keeps what stood before it.
    pub(super) fn record(&mut self, entry: Entry, before: Record) {
        self.end_ceremony();
        self.desk.narration.leave_out(Vec::new());
        if !self.desk.keeping.tries() {
            return;
        }
        let beginning = if matches!(entry, Entry::Begun { .. }) { Beginning::Yes } else { Beginning::No };
        self.keep_checkpoint(before, beginning);
        self.desk.effects.push(Effect::Record(entry));
    }

    /// Queues an entry for the private part of the journal, and knows it from now on.
    pub(super) fn confide(&mut self, entry: PrivateEntry) {
        let Stage::Table(table) = &self.scene.stage else { return };
        let before = table.record.clone();
        if self.desk.keeping.tries() {
            self.keep_checkpoint(before, Beginning::No);
            self.desk.effects.push(Effect::Confide(Sealed::new(entry.clone())));
        }
        if let Stage::Table(table) = &mut self.scene.stage {
            table.private.open_mut().add(entry);
        }
    }

    /// Keeps what stood before the first entry of a batch.
    fn keep_checkpoint(&mut self, before: Record, beginning: Beginning) {
        let is_entry = |effect: &Effect| matches!(effect, Effect::Record(_) | Effect::Confide(_));
        if self.desk.keeping.checkpoint.is_none() || !self.desk.effects.iter().any(is_entry) {
            let private = match &self.scene.stage {
                Stage::Table(table) => table.private.clone(),
                Stage::Interview(_) | Stage::Reading(_) => Secret::default(),
            };
            let said = self.desk.narration.history.said_so_far();
            self.desk.keeping.checkpoint = Some(Checkpoint { record: Box::new(before), private, said, beginning });
        }
    }
}

#[cfg(test)]
impl Keeping {
    /// What stood before the last entry.
    pub(super) fn checkpoint(&self) -> Option<&Checkpoint> {
        self.checkpoint.as_ref()
    }
}
