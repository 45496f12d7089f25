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
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::forum;
use crate::session::interview;
use crate::session::keyboard;
use crate::session::listening;
use crate::session::listening::Listening;
use crate::session::parting;
use crate::session::recap;
use crate::session::report;
use crate::session::scene::Scene;
use crate::session::scene::Table;
use crate::session::table;
use crate::session::tune;

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
        tune::tune(&self.scene, &mut self.desk);
        listening::tune_ears(&self.scene, &mut self.desk);
        keyboard::tell_of_single_keys(&self.scene, &mut self.desk);
        self.scene.stage = Stage::Interview(Box::new(Interview::only(damaged)));
        interview::ask_interview(&self.scene, &mut self.desk);
        report::report_state(&self.scene, &mut self.desk);
        self.finish()
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

/// An answer to the question whether to go on with a saved game.
pub(super) fn choose_unfinished(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, number: u32) {
    let Some(interview) = interview::interview(scene) else { return };
    match (number, interview.unfinished.take(), interview.offers) {
        (1, Some(Unfinished { id, damage: None, .. }), _) => desk.effects.push(Effect::Open(id)),
        (1, Some(Unfinished { id, .. }), _) => desk.effects.push(Effect::Mend(id)),
        (2, _, Offers::Nothing) => leave_damaged(scene, desk),
        (2, _, Offers::NewGame) => interview::ask_for_new_game(scene, desk, listening),
        (number, unfinished, _) => {
            interview.unfinished = unfinished;
            desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", number.to_string()));
        }
    }
}

/// The game that was asked for is left as it is.
fn leave_damaged(scene: &Scene, desk: &mut Desk) {
    desk.say_in_full(scene, Topic::General, &Message::new("damaged-left"));
    parting::part(scene, desk);
}

/// A saved game was opened, or could not be.
pub(super) fn opened(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, opened: Result<Opened, Message>) {
    desk.narration.history.begin_group();
    match opened {
        Ok(opened) => resume_game(scene, desk, opened),
        Err(reason) => {
            desk.refuse(scene, "damaged", Message::new("resume-damaged").message("reason", reason));
            match interview::interview(scene).map(|interview| interview.offers) {
                Some(Offers::Nothing) => parting::leave(scene, desk, Leave::Asked),
                _ => interview::ask_for_new_game(scene, desk, listening),
            }
        }
    }
}

/// Goes on with a saved game.
pub(super) fn resume_game(scene: &mut Scene, desk: &mut Desk, opened: Opened) {
    let record = *opened.record;
    scene.lexicon.play(record.setup().edition);
    scene.lexicon.seat(record.names().clone());
    let resumed = Message::new("game-resumed")
        .players("names", record.game().seats().all())
        .number("entries", record.past().len() as u32);
    scene.stage = Stage::Table(Box::new(Table::new(record, opened.private.0.open().clone())));
    desk.say(scene, Topic::General, resumed);
    if opened.cut {
        desk.say(scene, Topic::General, Message::new("storage-cut"));
    }
    if let Some(aside) = &opened.aside {
        tell_kept_aside(scene, desk, "damaged-kept", aside);
    }
    if let Some(aside) = &opened.private_aside {
        tell_kept_aside(
            scene,
            desk,
            if scene.is_forum() { "private-damaged-forum" } else { "private-damaged" },
            aside,
        );
    }
    let lost = scene.deal().is_none();
    if matches!(&scene.stage, Stage::Table(table) if table.record.setup().is_dealt() && lost) {
        desk.say_in_full(scene, Topic::General, &Message::new("private-missing"));
    }
    if scene.mode == Mode::Program
        && !scene.is_forum()
        && matches!(scene.question(), Question::Guidance { .. } | Question::Reveal)
    {
        catch_up(scene, desk);
    }
    recap::say_recap(scene, desk);
    match alone::known_action(scene) {
        _ if scene.is_abandoned() => asking::ask(scene, desk),
        _ if scene.is_forum() => forum::resuming::resume_forum(scene, desk),
        Some(action) => table::play(scene, desk, action),
        None => asking::ask(scene, desk),
    }
    report::report_state(scene, desk);
}

fn tell_kept_aside(scene: &Scene, desk: &mut Desk, key: &'static str, KeptAside { file, lost }: &KeptAside) {
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(Report::kept_aside(file, *lost)));
    }
    desk.say_in_full(scene, Topic::General, &Message::new(key).text("file", file));
}

/// A game that a table left before its first round is gone on with by a program.
fn catch_up(scene: &mut Scene, desk: &mut Desk) {
    if matches!(scene.question(), Question::Guidance { .. }) {
        table::play(scene, desk, Action::TableReady);
    }
    if scene.question() == Question::Reveal {
        table::play(scene, desk, Action::RevealDone);
    }
}
