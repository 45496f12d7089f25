//! Typed lines: what they mean, and what can't be one.

use super::question::Question;
use super::{BadLine, Mode, Session};
use crate::language::pattern::Token;
use crate::language::{Intent, Message, Misunderstood, Verb};
use crate::session::correction;
use crate::session::question;
use crate::session::scene::Scene;

impl Session {
    /// A typed line. In a cooked terminal Enter also stops speech; an empty line while something is heard does only that.
    pub(super) fn line(&mut self, line: &str) {
        self.keyboard.line_ended();
        self.desk.narration.history.begin_group();
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
        let takes_time = self.desk.narration.queue.has_lines() || self.scene.question() == Question::ScriptRuns;
        self.desk.narration.queue.is_speaking() && (self.desk.narration.queue.is_audible() || takes_time)
    }

    fn line_means(&mut self, line: &str) {
        match understood(&self.scene, line) {
            Ok(intent) => {
                self.scene.open.leaving = None;
                self.intend(intent);
            }
            Err(why) => match self.keyboard.line(line) {
                Some(verb) => self.intend(Intent::Plain(verb)),
                None if self.names_instead(line, &why) => {}
                None => match correction::put_right_by(&self.scene, line) {
                    Some(intent) => self.intend(intent),
                    None => self.misunderstood(line, why),
                },
            },
        }
    }

    fn empty_line(&mut self) {
        match self.scene.mode {
            Mode::Table if self.scene.open.asks() => self.intend(Intent::Plain(Verb::Skip)),
            Mode::Table => self.ask_in_full(),
            Mode::Program => self.misunderstood("", Misunderstood::Empty),
        }
    }

    pub(super) fn bad_line(&mut self, fault: BadLine) {
        self.keyboard.line_ended();
        self.desk.narration.history.begin_group();
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

/// What a line means. Whoever names a team with "me" in it is the leader, who was asked for it.
fn understood(scene: &Scene, line: &str) -> Result<Intent, Misunderstood> {
    let mut open = question::open_answers(scene);
    // Last: what is read back, or half answered, is dropped before anything that was played is taken back.
    open.push(Verb::Undo);
    let understood = scene.lexicon.understand(line, &open);
    let Err(Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }) = &understood
    else {
        return understood;
    };
    match scene.game().filter(|_| scene.question() == Question::Team && scene.lexicon.phrases().is_me(word)) {
        Some(game) => scene.lexicon.understand(&named(line, word, &scene.name_of(game.leader())), &open),
        None => understood,
    }
}
