//! Taking back and playing again in a forum game: what the narrator did by itself goes with what it followed from.
//! Letters stay.

use super::super::undo::undone;
use crate::game::Action;
use crate::journal::entry::Entry;
use crate::journal::record::Undone;
use crate::language::Message;
use crate::session::narration::Topic;
use crate::session::{Session, Stage};

impl Session {
    /// Takes the last command back that has moved the game.
    pub(in crate::session) fn undo_in_forum(&mut self) {
        let past = self.scene.record_of_forum().map(crate::journal::record::Record::past).unwrap_or_default();
        if past.iter().all(|step| step.action == Action::TableReady) {
            return self.refuse("nothing-to-undo", Message::new("refused-nothing-to-undo"));
        }
        loop {
            let Stage::Table(table) = &mut self.scene.stage else { return };
            let before = table.record.clone();
            let Some(step) = table.record.undo() else { return };
            self.record(Entry::Undone, before);
            if super::settling::own_action(&self.scene) != Some(step.action) {
                self.announce_undone(&step);
                self.write_correction(undone(&step));
                return self.ask_again();
            }
        }
    }

    /// Plays again what was taken back.
    pub(in crate::session) fn redo_in_forum(&mut self) {
        if let Some(Undone::Answers(draft)) = self.scene.record_of_forum().and_then(|record| record.undone().last()) {
            let draft = draft.clone();
            return self.redo_answers(draft);
        }
        let mut played = false;
        loop {
            let Stage::Table(table) = &mut self.scene.stage else { return };
            let before = table.record.clone();
            let Some((_, events)) = table.record.redo() else { break };
            if !played {
                self.report_named("redone");
                self.say(Topic::General, Message::new("redone"));
            }
            played = true;
            self.record(Entry::Redone, before);
            self.announce(&events);
            self.write_messages(&events);
            if super::settling::own_action(&self.scene).is_none() {
                break;
            }
        }
        if !played {
            return self.refuse("nothing-to-redo", Message::new("refused-nothing-to-redo"));
        }
        self.write_public_post();
        self.ask_again();
    }
}
