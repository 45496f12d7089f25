//! A saved game told again: every announcement, none of the questions, and nothing for the hands.

use super::narration::Topic;
use super::{Effect, Parting, Session, Stage};
use crate::journal::entry::Entry;
use crate::journal::private::Private;
use crate::journal::record::Record;
use crate::language::Message;
use crate::session::scene::Table;

impl Session {
    /// Tells a game from its entries, and ends. If that is not all of it, that is said last.
    pub fn replay(&mut self, entries: Vec<Entry>, in_part: Option<Message>) -> Vec<Effect> {
        self.desk.keeping.stop();
        self.desk.narration.retells = true;
        self.tune();
        for entry in entries {
            self.tell_entry(entry);
        }
        in_part.iter().for_each(|message| self.say_in_full(Topic::General, message));
        self.report_state();
        self.desk.effects.push(Effect::Quit(Parting::Told));
        self.finish()
    }

    fn tell_entry(&mut self, entry: Entry) {
        match entry {
            Entry::Begun { setup, language } => {
                if let Ok(record) = Record::begin(setup, language) {
                    self.scene.lexicon.play(record.setup().edition);
                    self.scene.lexicon.seat(record.names().clone());
                    self.scene.stage = Stage::Table(Box::new(Table::new(record, Private::default())));
                    self.announce_game();
                }
            }
            Entry::Played(action) => {
                let Stage::Table(table) = &mut self.scene.stage else { return };
                let events = table.record.play(action).unwrap_or_default();
                self.announce(&events);
            }
            Entry::Changed(change) => {
                let Stage::Table(table) = &mut self.scene.stage else { return };
                if table.record.change(change.clone()).is_ok() {
                    self.announce_change(&change);
                }
            }
            Entry::Undone if self.undo_change().is_some() => {}
            Entry::Redone if self.redo_change().is_some() => {}
            Entry::Undone => {
                let Stage::Table(table) = &mut self.scene.stage else { return };
                if let Some(step) = table.record.undo() {
                    self.announce_undone(&step);
                }
            }
            Entry::Redone => {
                let Stage::Table(table) = &mut self.scene.stage else { return };
                let events = table.record.redo().map(|(_, events)| events).unwrap_or_default();
                self.say(Topic::General, Message::new("redone"));
                self.announce(&events);
            }
            // Half an answer was never announced as a whole one.
            Entry::Noted(draft) => {
                if let Stage::Table(table) = &mut self.scene.stage {
                    table.record.note(draft);
                }
            }
        }
    }
}
