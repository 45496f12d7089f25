//! Typed lines: what they mean, and what can't be one.

use crate::game::{Game, Seat};
use crate::language::pattern::Token;
use crate::language::{Intent, Message, Misunderstood, Verb};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::keyboard::keys::Keyboard;
use crate::session::scene::Scene;
use crate::session::{
    Mode, Session, asking, desk, earpiece, lessons, listening, menu, refuse, script, subjects, table, topics,
};
use protocol::input::BadLine;
use protocol::question::Question;

impl Session {
    /// A typed line. In a cooked terminal Enter also stops speech; an empty line while something is heard does only that.
    pub(in crate::session) fn line(&mut self, line: &str) {
        self.keyboard.line_ended();
        self.desk.narration.history.begin_group();
        let cuts_off = cuts_something_off(&self.scene, &self.desk);
        self.desk.silence(&mut self.scene);
        match line.trim() {
            _ if earpiece::press::headset_line(&mut self.scene, &mut self.desk, line) => {}
            "" if cuts_off => desk::ceremony::end_what_is_only_waited_for(&mut self.scene, &mut self.desk),
            "" => self.empty_line(),
            name if lessons::choosing::takes_name(&mut self.scene, &mut self.desk, name) => {}
            _ => self.line_means(line),
        }
        script::holding::hold_silenced_script(&mut self.scene, &mut self.desk);
        desk::ceremony::go_on_with_ceremony(&mut self.scene, &mut self.desk);
        menu::state::report_state(&self.scene, &mut self.desk);
    }

    fn line_means(&mut self, line: &str) {
        if table::leaving::refuses_seated(&self.scene, &mut self.desk, line) {
            return;
        }
        match understood(&self.scene, line) {
            Ok(intent) => self.means(line, intent),
            Err(why) => match self.keyboard.bindings.line(line) {
                Some(verb) => self.intend(Intent::Plain(verb)),
                None if table::leaving::names_instead(
                    &mut self.scene,
                    &mut self.desk,
                    &mut self.listening,
                    line,
                    &why,
                ) => {}
                None if reads_back_as_meant(&mut self.scene, &mut self.desk, line, &why) => {}
                None => match table::correction::put_right_by(&self.scene, line) {
                    Some(intent) => self.means(line, intent),
                    None => refuse::lines::misunderstood(&self.scene, &mut self.desk, line, why),
                },
            },
        }
    }

    fn empty_line(&mut self) {
        match self.scene.mode {
            Mode::Table if self.scene.open.asks() => self.intend(Intent::Plain(Verb::Skip)),
            Mode::Table => asking::ask_in_full(&self.scene, &mut self.desk),
            Mode::Program => refuse::lines::misunderstood(&self.scene, &mut self.desk, "", Misunderstood::Empty),
        }
    }
}

/// A name that is nearly one of this table's: what was meant with it is read back. False if that plays nothing.
fn reads_back_as_meant(scene: &mut Scene, desk: &mut Desk, line: &str, why: &Misunderstood) -> bool {
    let Misunderstood::UnknownPlayer { word, suggestion: Some(near) } = why else { return false };
    let meant = understood(scene, &named(line, word, &scene.name_of(*near)));
    let Some(intent) = meant.ok().filter(|_| scene.mode == Mode::Table) else { return false };
    let action = subjects::action_of(scene, &intent);
    if action.is_none_or(|action| listening::pending::refusal_of(scene, action).is_some()) {
        return false;
    }
    let message = Message::new("suggested-player").text("word", refuse::lines::as_written(line, word));
    desk.say_in_full(scene, Topic::General, &message.player("suggestion", *near));
    listening::weighing::read_back(scene, desk, intent);
    true
}

/// A line with a name in place of a word.
fn named(line: &str, word: &str, name: &str) -> String {
    match Token::split(line).into_iter().find(|token| token.word == word) {
        Some(token) => format!("{}{name}{}", &line[..token.span.start], &line[token.span.end..]),
        None => line.to_owned(),
    }
}

/// What a line means.
fn understood(scene: &Scene, line: &str) -> Result<Intent, Misunderstood> {
    let mut open = menu::open_answers(scene);
    // Whoever says "let's go" once more means the script that it has begun.
    if matches!(scene.question(), Question::ScriptRuns | Question::ScriptPaused) {
        open.push(Verb::Start);
    }
    let understood = scene.lexicon.understand(line, &open);
    // "What does Merlin do" asks for no plot card.
    if let Err(Misunderstood::NotACard(word)) = &understood
        && let Some(asked) = topics::asked_for(scene, word)
    {
        return Ok(asked);
    }
    let is_me = |word: &String| scene.lexicon.phrases().is_me(word);
    let oneself = match &understood {
        Err(Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }) => {
            Some(word.clone()).filter(is_me)
        }
        // "I am against it" begins as no command does: nothing complains about the word.
        Err(Misunderstood::Unknown | Misunderstood::NotACard(_)) => {
            Token::split(line).into_iter().map(|token| token.word).find(is_me)
        }
        _ => None,
    };
    let meant = match oneself.zip(who_types(scene)) {
        Some((word, me)) => match scene.lexicon.understand(&named(line, &word, &scene.name_of(me)), &open) {
            Err(Misunderstood::Unknown | Misunderstood::NotACard(_)) => understood,
            meant => meant,
        },
        None => understood,
    };
    meant.map(|intent| table::result::as_told(scene, line, intent))
}

/// Who "me" is: in practice the one person; at a table the leader, who names a team.
fn who_types(scene: &Scene) -> Option<Seat> {
    let leader = || scene.game().filter(|_| scene.question() == Question::Team).map(Game::leader);
    scene.person().or_else(leader)
}

/// Whether there is something that an empty line ends: what is heard, or what is still to be printed in its time.
fn cuts_something_off(scene: &Scene, desk: &Desk) -> bool {
    let takes_time = desk.narration.queue.has_lines() || scene.question() == Question::ScriptRuns;
    desk.narration.queue.is_speaking() && (desk.narration.queue.is_audible() || takes_time)
}

pub(in crate::session) fn bad_line(scene: &mut Scene, desk: &mut Desk, keyboard: &mut Keyboard, fault: BadLine) {
    keyboard.line_ended();
    desk.narration.history.begin_group();
    desk.silence(scene);
    match fault {
        BadLine::TooLong => desk.refuse(scene, "line-too-long", Message::new("refused-too-long")),
        BadLine::NotText => desk.refuse(scene, "not-text", Message::new("refused-not-text")),
    }
    script::holding::hold_silenced_script(scene, desk);
    desk::ceremony::go_on_with_ceremony(scene, desk);
    menu::state::report_state(scene, desk);
}
