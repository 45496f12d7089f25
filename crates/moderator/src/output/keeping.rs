//! Saving: every entry goes to the journal before it is announced, and what can't be written does not count.

use crate::game::secret::{Sealed, Secret};
use crate::journal::entry::{Draft, Entry};
use crate::journal::private::{Private, PrivateEntry};
use crate::journal::record::{BadEntry, Came, Record};
use crate::language::Message;
use crate::output::history::Topic;
use crate::output::{Output, ceremony};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::{Effect, FileNews};

/// Whether entries go into the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Saving {
    On,
    /// The last entry could not be written. The next one is tried again.
    Failing,
    Off,
}

/// What is kept: whether entries go into the journal, and what stood before the last one.
pub(crate) struct Keeping {
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
    pub(crate) fn saving(&self) -> Saving {
        self.saving
    }

    /// Entries go into the journal from now on.
    pub(crate) fn go_on(&mut self) {
        self.saving = Saving::On;
    }

    /// No entry goes into a journal any more.
    pub(crate) fn stop(&mut self) {
        self.saving = Saving::Off;
    }

    /// The last entry could not be written.
    pub(crate) fn fails(&mut self) {
        self.saving = Saving::Failing;
    }

    /// What stood before the last entry.
    pub(crate) fn take_checkpoint(&mut self) -> Option<Checkpoint> {
        self.checkpoint.take()
    }

    /// Whether an entry is to be written. After one that could not be, the next one is tried again.
    pub(crate) fn tries(&mut self) -> bool {
        let tries = self.saving != Saving::Off;
        if tries {
            self.go_on();
        }
        tries
    }
}

/// What stood before the last entry, in case it can't be written.
pub(crate) struct Checkpoint {
    pub(crate) record: Box<Record>,
    pub(crate) private: Secret<Private>,
    pub(crate) said: usize,
    pub(crate) beginning: Beginning,
}

/// What is said of the file of a game.
#[must_use]
pub fn file_news(news: FileNews) -> Message {
    Message::new(match news {
        FileNews::NearlyFull => "journal-nearly-full",
        FileNews::Unlocked => "journal-unlocked",
    })
}

/// Whether an entry is the first of its journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beginning {
    Yes,
    No,
}

impl Output {
    /// Tells what is to be known of the file of the game.
    pub(crate) fn file_news(&mut self, state: &TableState, news: FileNews) {
        self.narration.history.begin_group();
        self.say_in_full(state, Topic::General, &file_news(news));
    }

    /// Takes an entry into the record of the game, and queues it for the journal. One that can't be changes nothing.
    ///
    /// # Errors
    /// Why it can't follow what was.
    pub(crate) fn take(&mut self, state: &mut TableState, entry: Entry) -> Result<Came, BadEntry> {
        let Activity::Game(table) = &mut state.activity else { return Err(BadEntry::NoBeginning) };
        let before = (self.keeping.saving != Saving::Off).then(|| table.record.clone());
        let came = table.record.take(entry.clone())?;
        if !matches!(came, Came::Changed(_) | Came::ChangeRedone(_) | Came::Noted) {
            table.script = None;
        }
        self.record(state, entry, before);
        Ok(came)
    }

    /// Queues an entry for the journal, and keeps what stood before it.
    pub(crate) fn record(&mut self, state: &mut TableState, entry: Entry, before: Option<Record>) {
        ceremony::end_ceremony(state, self);
        self.narration.leave_out(Vec::new());
        if let Some(before) = before.filter(|_| self.keeping.tries()) {
            let beginning = if matches!(entry, Entry::Begun { .. }) { Beginning::Yes } else { Beginning::No };
            self.keep_checkpoint(state, before, beginning);
            self.effects.push(Effect::Record(entry));
        }
    }

    /// Queues an entry for the private part of the journal, and knows it from now on.
    pub(crate) fn confide(&mut self, state: &mut TableState, entry: PrivateEntry) {
        let Activity::Game(table) = &state.activity else { return };
        let before = table.record.clone();
        if self.keeping.tries() {
            self.keep_checkpoint(state, before, Beginning::No);
            self.effects.push(Effect::Confide(Sealed::new(entry.clone())));
        }
        if let Activity::Game(table) = &mut state.activity {
            table.private.open_mut().add(entry);
        }
    }

    /// Keeps what stood before the first entry of a batch.
    pub(crate) fn keep_checkpoint(&mut self, state: &TableState, before: Record, beginning: Beginning) {
        let is_entry = |effect: &Effect| matches!(effect, Effect::Record(_) | Effect::Confide(_));
        if self.keeping.checkpoint.is_none() || !self.effects.iter().any(is_entry) {
            let private = match &state.activity {
                Activity::Game(table) => table.private.clone(),
                Activity::SetupDialogue(_) | Activity::Reading(_) => Secret::default(),
            };
            let said = self.narration.history.said_so_far();
            self.keeping.checkpoint = Some(Checkpoint { record: Box::new(before), private, said, beginning });
        }
    }
}

#[cfg(test)]
impl Keeping {
    /// What stood before the last entry.
    pub(crate) fn checkpoint(&self) -> Option<&Checkpoint> {
        self.checkpoint.as_ref()
    }
}

/// Keeps an answer inside an open question.
pub(crate) fn note(state: &mut TableState, output: &mut Output, draft: Draft) {
    // Answers can be noted at any time; without a game there are none.
    output.take(state, Entry::Noted(draft)).ok();
}
