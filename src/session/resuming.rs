//! A saved game is gone on with, at the question that was open; a damaged one from where it is still sound, if the table
//! wants that.

use super::input::{KeptAside, Leave};
use super::interview::Interview;
use super::narration::Topic;
use super::question::Question;
use super::{Effect, Mode, Opened, Report, Session, Stage};
use crate::game::Action;
use crate::language::Message;
use crate::session::alone;
use crate::session::scene::Table;

/// A saved game that could be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The id of the game.
    pub id: String,
    /// Who plays.
    pub players: Vec<String>,
    /// When it was begun.
    pub date: Message,
    /// What of it is left, if its file is damaged.
    pub damage: Option<Damaged>,
}

/// What is left of a saved game whose file is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The actions that stand.
    pub kept: u32,
    /// How many entries after them are lost, if that is known.
    pub lost: Option<u32>,
    /// The round, from 1, and who leads in it; none before the first round.
    pub stands_at: Option<(u8, String)>,
}

/// What there is besides the saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offers {
    /// A new game.
    NewGame,
    /// Nothing: just this game was asked for.
    Nothing,
}

impl Session {
    /// Asks whether to go on with a damaged game, which was asked for by name.
    pub fn offer(&mut self, damaged: Unfinished) -> Vec<Effect> {
        self.tune();
        self.tune_ears();
        self.tell_of_single_keys();
        self.scene.stage = Stage::Interview(Box::new(Interview::only(damaged)));
        self.ask_interview();
        self.report_state();
        self.finish()
    }

    /// An answer to the question whether to go on with a saved game.
    pub(super) fn choose_unfinished(&mut self, number: u32) {
        let Some(interview) = self.interview() else { return };
        match (number, interview.unfinished.take(), interview.offers) {
            (1, Some(Unfinished { id, damage: None, .. }), _) => self.desk.effects.push(Effect::Open(id)),
            (1, Some(Unfinished { id, .. }), _) => self.desk.effects.push(Effect::Mend(id)),
            (2, _, Offers::Nothing) => self.leave_damaged(),
            (2, _, Offers::NewGame) => self.ask_for_new_game(),
            (number, unfinished, _) => {
                interview.unfinished = unfinished;
                self.refuse("no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
            }
        }
    }

    /// The game that was asked for is left as it is.
    fn leave_damaged(&mut self) {
        self.say_in_full(Topic::General, &Message::new("damaged-left"));
        self.part();
    }

    /// A saved game was opened, or could not be.
    pub(super) fn opened(&mut self, opened: Result<Opened, Message>) {
        self.desk.narration.history.begin_group();
        match opened {
            Ok(opened) => self.resume_game(opened),
            Err(reason) => {
                self.refuse("damaged", Message::new("resume-damaged").message("reason", reason));
                match self.interview().map(|interview| interview.offers) {
                    Some(Offers::Nothing) => self.leave(Leave::Asked),
                    _ => self.ask_for_new_game(),
                }
            }
        }
    }

    /// Goes on with a saved game.
    pub(super) fn resume_game(&mut self, opened: Opened) {
        let record = *opened.record;
        self.scene.lexicon.play(record.setup().edition);
        self.scene.lexicon.seat(record.names().clone());
        let resumed = Message::new("game-resumed")
            .players("names", record.game().seats().all())
            .number("entries", record.past().len() as u32);
        self.scene.stage = Stage::Table(Box::new(Table::new(record, opened.private.0.open().clone())));
        self.say(Topic::General, resumed);
        if opened.cut {
            self.say(Topic::General, Message::new("storage-cut"));
        }
        if let Some(aside) = &opened.aside {
            self.tell_kept_aside("damaged-kept", aside);
        }
        if let Some(aside) = &opened.private_aside {
            self.tell_kept_aside(
                if self.scene.is_forum() { "private-damaged-forum" } else { "private-damaged" },
                aside,
            );
        }
        let lost = self.scene.deal().is_none();
        if matches!(&self.scene.stage, Stage::Table(table) if table.record.setup().is_dealt() && lost) {
            self.say_in_full(Topic::General, &Message::new("private-missing"));
        }
        if self.scene.mode == Mode::Program
            && !self.scene.is_forum()
            && matches!(self.scene.question(), Question::Guidance { .. } | Question::Reveal)
        {
            self.catch_up();
        }
        self.say_recap();
        match alone::known_action(&self.scene) {
            _ if self.scene.is_abandoned() => self.ask(),
            _ if self.scene.is_forum() => self.resume_forum(),
            Some(action) => self.play(action),
            None => self.ask(),
        }
        self.report_state();
    }

    fn tell_kept_aside(&mut self, key: &'static str, KeptAside { file, lost }: &KeptAside) {
        if self.scene.mode == Mode::Program {
            self.desk.effects.push(Effect::Report(Report::kept_aside(file, *lost)));
        }
        self.say_in_full(Topic::General, &Message::new(key).text("file", file));
    }

    /// A game that a table left before its first round is gone on with by a program.
    fn catch_up(&mut self) {
        if matches!(self.scene.question(), Question::Guidance { .. }) {
            self.play(Action::TableReady);
        }
        if self.scene.question() == Question::Reveal {
            self.play(Action::RevealDone);
        }
    }
}

impl Interview {
    /// The damaged game about which a program has still to decide.
    pub(super) fn report_damaged(&self) -> Option<Report> {
        let Unfinished { id, players, damage, .. } = self.unfinished.as_ref()?;
        Some(Report::damaged(id, players, damage.as_ref()?))
    }
}

/// The question whether to go on with a saved game.
pub(super) fn ask_unfinished(saved: &Unfinished, offers: Offers) -> Message {
    let key = match (&saved.damage, offers) {
        (None, _) => "ask-resume",
        (Some(_), Offers::NewGame) => "ask-resume-damaged",
        (Some(_), Offers::Nothing) => "ask-resume-damaged-only",
    };
    let message = Message::new(key).texts("names", saved.players.clone()).message("date", saved.date.clone());
    match &saved.damage {
        None => message,
        Some(Damaged { kept, lost, stands_at }) => {
            let place = match stands_at {
                None => Message::new("damaged-before-rounds"),
                Some((round, leader)) => Message::new("damaged-in-round")
                    .number("round", *round)
                    .text("leader", leader)
                    .number("kept", *kept),
            };
            message.message("lost", entries_lost(*lost)).message("place", place)
        }
    }
}

/// How many entries of a damaged game are lost.
#[must_use]
pub fn entries_lost(lost: Option<u32>) -> Message {
    match lost {
        None => Message::new("entries-lost-unknown"),
        Some(lost) => Message::new("entries-lost").number("lost", lost),
    }
}
