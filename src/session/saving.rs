//! Saving: every entry goes to the journal before it is announced, and what can't be written does not count.

use super::narration::Topic;
use super::{Effect, Stage};
use crate::game::secret::{Sealed, Secret};
use crate::journal::entry::Entry;
use crate::journal::private::{Private, PrivateEntry};
use crate::journal::record::Record;
use crate::language::Message;
use crate::session::ceremony;
use crate::session::desk::Desk;
use crate::session::listening::Listening;
use crate::session::report;
use crate::session::scene::Scene;
use crate::session::table;

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

impl Desk {
    /// Little more finds room in the file of the game.
    pub(super) fn nearly_full(&mut self, scene: &Scene) {
        self.narration.history.begin_group();
        self.say_in_full(scene, Topic::General, &nearly_full());
    }

    /// Queues an entry for the journal, and keeps what stood before it.
    pub(super) fn record(&mut self, scene: &mut Scene, entry: Entry, before: Record) {
        ceremony::end_ceremony(scene, self);
        self.narration.leave_out(Vec::new());
        if !self.keeping.tries() {
            return;
        }
        let beginning = if matches!(entry, Entry::Begun { .. }) { Beginning::Yes } else { Beginning::No };
        self.keep_checkpoint(scene, before, beginning);
        self.effects.push(Effect::Record(entry));
    }

    /// Queues an entry for the private part of the journal, and knows it from now on.
    pub(super) fn confide(&mut self, scene: &mut Scene, entry: PrivateEntry) {
        let Stage::Table(table) = &scene.stage else { return };
        let before = table.record.clone();
        if self.keeping.tries() {
            self.keep_checkpoint(scene, before, Beginning::No);
            self.effects.push(Effect::Confide(Sealed::new(entry.clone())));
        }
        if let Stage::Table(table) = &mut scene.stage {
            table.private.open_mut().add(entry);
        }
    }

    /// Keeps what stood before the first entry of a batch.
    fn keep_checkpoint(&mut self, scene: &Scene, before: Record, beginning: Beginning) {
        let is_entry = |effect: &Effect| matches!(effect, Effect::Record(_) | Effect::Confide(_));
        if self.keeping.checkpoint.is_none() || !self.effects.iter().any(is_entry) {
            let private = match &scene.stage {
                Stage::Table(table) => table.private.clone(),
                Stage::Interview(_) | Stage::Reading(_) => Secret::default(),
            };
            let said = self.narration.history.said_so_far();
            self.keeping.checkpoint = Some(Checkpoint { record: Box::new(before), private, said, beginning });
        }
    }
}

/// The last entries could not be written: nothing of them counts.
pub(super) fn not_recorded(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, reason: Message) {
    let Some(checkpoint) = desk.keeping.checkpoint.take() else { return };
    desk.narration.forget_after(checkpoint.said);
    scene.open.ceremony.clear();
    desk.narration.history.begin_group();
    if checkpoint.beginning == Beginning::Yes {
        desk.keeping.stop();
        desk.say(scene, Topic::General, Message::new("folder-unwritable").message("reason", reason));
        table::announce_beginning(scene, desk, listening);
    } else {
        if let Stage::Table(table) = &mut scene.stage {
            scene.lexicon.seat(checkpoint.record.names().clone());
            table.record = *checkpoint.record;
            table.private = checkpoint.private;
        }
        desk.keeping.saving = Saving::Failing;
        desk.refuse(scene, "not-recorded", Message::new("not-recorded").message("reason", reason));
    }
    report::report_state(scene, desk);
}

#[cfg(test)]
impl Keeping {
    /// What stood before the last entry.
    pub(super) fn checkpoint(&self) -> Option<&Checkpoint> {
        self.checkpoint.as_ref()
    }
}
