//! A saved game is gone on with, at the question that was open.

use super::history::Topic;
use super::question::Question;
use super::{Mode, Opened, Session, Stage, Table};
use crate::game::Action;
use crate::language::Message;

impl Session {
    /// Goes on with a saved game.
    pub(super) fn resume_game(&mut self, opened: Opened) {
        let record = *opened.record;
        self.lexicon.play(record.setup().edition);
        self.lexicon.seat(record.names().clone());
        let resumed = Message::new("game-resumed")
            .players("names", record.game().seats().all())
            .number("entries", record.past().len() as u32);
        self.stage = Stage::Table(Box::new(Table::new(record, opened.private.0.open().clone())));
        self.say(Topic::General, resumed);
        if opened.cut {
            self.say(Topic::General, Message::new("storage-cut"));
        }
        let lost = self.deal().is_none();
        if matches!(&self.stage, Stage::Table(table) if table.record.setup().is_dealt() && lost) {
            self.say_in_full(Topic::General, &Message::new("private-missing"));
        }
        if self.mode == Mode::Program
            && !self.is_forum()
            && matches!(self.question(), Question::Guidance { .. } | Question::Reveal)
        {
            self.catch_up();
        }
        self.say_score();
        match self.known_action() {
            _ if self.is_forum() => self.resume_forum(),
            Some(action) => self.play(action),
            None => self.ask(),
        }
        self.report_state();
    }

    /// A game that a table left before its first round is gone on with by a program.
    fn catch_up(&mut self) {
        if matches!(self.question(), Question::Guidance { .. }) {
            self.play(Action::TableReady);
        }
        if self.question() == Question::Reveal {
            self.play(Action::RevealDone);
        }
    }
}
