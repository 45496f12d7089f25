//! A saved game told again: every announcement, none of the questions, and nothing for the hands.

use crate::journal::entry::Entry;
use crate::journal::private::Private;
use crate::journal::record::Record;
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::effect::{Effect, Parting};
use crate::session::scene::{Activity, ModeratedGame, Scene};
use crate::session::{Session, desk, menu, table, telling};

impl Session {
    /// Tells a game from its entries, and ends. If that is not all of it, that is said last.
    pub fn replay(&mut self, entries: Vec<Entry>, in_part: Option<Message>) -> Vec<Effect> {
        self.desk.keeping.stop();
        self.desk.narration.retells = true;
        desk::devices::tune(&self.scene, &mut self.desk);
        for entry in entries {
            tell_entry(&mut self.scene, &mut self.desk, entry);
        }
        in_part.iter().for_each(|message| self.desk.say_in_full(&self.scene, Topic::General, message));
        menu::state::report_state(&self.scene, &mut self.desk);
        self.desk.effects.push(Effect::Quit(Parting::Told));
        self.finish()
    }
}

fn tell_entry(scene: &mut Scene, desk: &mut Desk, entry: Entry) {
    match entry {
        Entry::Begun { setup, language } => {
            if let Ok(record) = Record::begin(setup, language) {
                scene.lexicon.play(record.setup().edition);
                scene.lexicon.seat(record.names().clone());
                scene.activity = Activity::Table(Box::new(ModeratedGame::new(record, Private::default())));
                table::beginning::announce_game(scene, desk);
            }
        }
        Entry::Played(action) => {
            let Activity::Table(table) = &mut scene.activity else { return };
            let events = table.record.play(action).unwrap_or_default();
            telling::announce::announce(scene, desk, &events);
        }
        Entry::Changed(change) => {
            let Activity::Table(table) = &mut scene.activity else { return };
            if table.record.change(change.clone()).is_ok() {
                table::changing::announce_change(scene, desk, &change);
            }
        }
        Entry::Undone if table::changing::undo_change(scene, desk).is_some() => {}
        Entry::Redone if table::changing::redo_change(scene, desk).is_some() => {}
        Entry::Undone => {
            let Activity::Table(table) = &mut scene.activity else { return };
            if let Some(step) = table.record.undo() {
                table::undone::announce_undone(scene, desk, &step);
            }
        }
        Entry::Redone => {
            let Activity::Table(table) = &mut scene.activity else { return };
            let events = table.record.redo().map(|(_, events)| events).unwrap_or_default();
            desk.say(scene, Topic::General, Message::new("redone"));
            telling::announce::announce(scene, desk, &events);
        }
        // Half an answer was never announced as a whole one.
        Entry::Noted(draft) => {
            if let Activity::Table(table) = &mut scene.activity {
                table.record.note(draft);
            }
        }
    }
}
