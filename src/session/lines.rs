//! Typed lines: what they mean, and what can't be one.

use super::{BadLine, Mode, Session};
use crate::language::{Intent, Message, Misunderstood, Verb};

impl Session {
    /// A typed line. In a cooked terminal Enter also stops speech; an empty line while speaking does only that.
    pub(super) fn line(&mut self, line: &str) {
        self.keyboard.line_ended();
        self.history.begin_group();
        let was_speaking = !self.speaking.is_empty();
        self.silence();
        match line.trim() {
            _ if self.headset_line(line) => {}
            "" if was_speaking => {}
            "" => self.empty_line(),
            _ => self.line_means(line),
        }
        self.hold_silenced_script();
        self.go_on_with_ceremony();
        self.report_state();
    }

    fn line_means(&mut self, line: &str) {
        match self.lexicon.understand(line, &self.open_answers()) {
            Ok(intent) => self.intend(intent),
            Err(why) => match self.keyboard.line(line) {
                Some(verb) => self.intend(Intent::Plain(verb)),
                None => self.misunderstood(line, why),
            },
        }
    }

    fn empty_line(&mut self) {
        match self.mode {
            Mode::Table if self.listening.trial.is_some() => self.intend(Intent::Plain(Verb::Skip)),
            Mode::Table => self.ask_in_full(),
            Mode::Program => self.misunderstood("", Misunderstood::Empty),
        }
    }

    pub(super) fn bad_line(&mut self, fault: BadLine) {
        self.keyboard.line_ended();
        self.history.begin_group();
        self.silence();
        match fault {
            BadLine::TooLong => self.refuse("line-too-long", Message::new("refused-too-long")),
            BadLine::NotText => self.refuse("not-text", Message::new("refused-not-text")),
        }
        self.hold_silenced_script();
        self.go_on_with_ceremony();
        self.report_state();
    }
}
