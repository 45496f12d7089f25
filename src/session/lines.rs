//! Typed lines: what they mean, and what can't be one.

use super::narration::Topic;
use super::question::Question;
use super::refuse::as_written;
use super::{BadLine, Mode, Session};
use crate::language::pattern::Token;
use crate::language::{Intent, Message, Misunderstood, Verb};

impl Session {
    /// A typed line. In a cooked terminal Enter also stops speech; an empty line while something is heard does only that.
    pub(super) fn line(&mut self, line: &str) {
        self.keyboard.line_ended();
        self.narration.history.begin_group();
        let cuts_off = self.cuts_something_off();
        self.silence();
        match line.trim() {
            _ if self.headset_line(line) => {}
            "" if cuts_off => {}
            "" => self.empty_line(),
            _ => self.line_means(line),
        }
        self.hold_silenced_script();
        self.go_on_with_ceremony();
        self.report_state();
    }

    /// Whether there is something that an empty line ends: what is heard, or what is still to be printed in its time.
    fn cuts_something_off(&self) -> bool {
        let takes_time = self.narration.queue.has_lines() || self.question() == Question::ScriptRuns;
        self.narration.queue.is_speaking() && (self.narration.queue.is_audible() || takes_time)
    }

    fn line_means(&mut self, line: &str) {
        match self.understood(line) {
            Ok(intent) => {
                self.listening.leaving = None;
                self.intend(intent);
            }
            Err(why) => match self.keyboard.line(line) {
                Some(verb) => self.intend(Intent::Plain(verb)),
                None if self.names_instead(line, &why) => {}
                None if self.reads_back_as_meant(line, &why) => {}
                None => match self.put_right_by(line) {
                    Some(intent) => self.intend(intent),
                    None => self.misunderstood(line, why),
                },
            },
        }
    }

    /// What a line means. Whoever names a team with "me" in it is the leader, who was asked for it.
    fn understood(&self, line: &str) -> Result<Intent, Misunderstood> {
        let mut open = self.open_answers();
        // Last: what is read back, or half answered, is dropped before anything that was played is taken back.
        open.push(Verb::Undo);
        let understood = self.lexicon.understand(line, &open);
        let Err(Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }) =
            &understood
        else {
            return understood;
        };
        match self.game().filter(|_| self.question() == Question::Team && self.lexicon.phrases().is_me(word)) {
            Some(game) => self.lexicon.understand(&named(line, word, &self.name_of(game.leader())), &open),
            None => understood,
        }
    }

    /// A name that is nearly one of this table's: what was meant with it is read back. False if that plays nothing.
    fn reads_back_as_meant(&mut self, line: &str, why: &Misunderstood) -> bool {
        let Misunderstood::UnknownPlayer { word, suggestion: Some(near) } = why else { return false };
        let meant = self.understood(&named(line, word, &self.name_of(*near)));
        let Some(intent) = meant.ok().filter(|_| self.mode == Mode::Table) else { return false };
        let action = self.action_of(&intent);
        if action.is_none_or(|action| self.refusal_of(action).is_some()) {
            return false;
        }
        let message = Message::new("suggested-player").text("word", as_written(line, word));
        self.say_in_full(Topic::General, &message.player("suggestion", *near));
        self.read_back(intent);
        true
    }

    fn empty_line(&mut self) {
        match self.mode {
            Mode::Table if self.listening.asks() => self.intend(Intent::Plain(Verb::Skip)),
            Mode::Table => self.ask_in_full(),
            Mode::Program => self.misunderstood("", Misunderstood::Empty),
        }
    }

    pub(super) fn bad_line(&mut self, fault: BadLine) {
        self.keyboard.line_ended();
        self.narration.history.begin_group();
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

/// A line with a name in place of a word.
fn named(line: &str, word: &str, name: &str) -> String {
    match Token::split(line).into_iter().find(|token| token.word == word) {
        Some(token) => format!("{}{name}{}", &line[..token.span.start], &line[token.span.end..]),
        None => line.to_owned(),
    }
}
