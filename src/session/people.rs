//! Who plays, and where, may change at any time: another name, other seats, somebody who leaves, somebody who comes.

use super::narration::Topic;
use super::question::Question;
use super::{Effect, Mode, Report, Session, Stage, refuse};
use crate::game::{Action, Phase, Seat};
use crate::journal::entry::{Change, Entry};
use crate::journal::record::{BadEntry, Changed, Record, Undone};
use crate::language::{Intent, Message, Misunderstood, Verb};
use crate::session::interview;
use crate::session::scene::Scene;

/// Whether a change was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
    Yes,
    No,
}

impl Session {
    /// Carries out a command about who plays. False if it is none.
    pub(super) fn people_command(&mut self, intent: &Intent) -> bool {
        match intent {
            Intent::Rename(seat, name) => self.change_name(Change::Renamed { seat: *seat, name: one_line(name) }),
            Intent::TakesPlace(seat, name) => {
                self.change_name(Change::Replaced { seat: *seat, name: one_line(name) })
            }
            Intent::Swap(first, second) => self.swap(*first, *second),
            Intent::Joins(after, name) => self.join(*after, &one_line(name)),
            Intent::About(Verb::Leaves, seat) => self.somebody_leaves(*seat),
            _ => return false,
        }
        true
    }

    /// Takes names where another answer was asked for: whoever names a table wants a new game, and whoever is named
    /// after somebody has left plays on for them.
    pub(super) fn names_instead(&mut self, line: &str, why: &Misunderstood) -> bool {
        if self.scene.question() == Question::Unfinished
            && line.contains(',')
            && interview::offers_new_game(&self.scene)
        {
            self.choose_unfinished(2);
            if self.scene.question() == Question::Players {
                self.seat_players(line);
            }
            return true;
        }
        let is_a_name = matches!(
            why,
            Misunderstood::Unknown | Misunderstood::UnknownPlayer { .. } | Misunderstood::NotANumber(_)
        );
        match self.scene.open.leaving.take() {
            Some(seat) if is_a_name && !self.scene.lexicon.phrases().is_hardly_a_name(line) => {
                self.change_name(Change::Replaced { seat, name: one_line(line) });
                true
            }
            _ => false,
        }
    }

    fn change_name(&mut self, change: Change) {
        let (Change::Renamed { seat, name } | Change::Replaced { seat, name }) = &change else { return };
        let mut players: Vec<String> = self.scene.lexicon.names().values().to_vec();
        if seat.index() < players.len() {
            players.remove(seat.index());
        }
        players.push(name.clone());
        match interview::naming::refused_name(&self.scene, &players) {
            Some(refused) => self.refuse("name", refused),
            None => self.change_table(change),
        }
    }

    fn swap(&mut self, first: Seat, second: Seat) {
        if first == second {
            self.refuse("named-twice", Message::new("refused-twice").player("player", first));
        } else if !seats_can_change(&self.scene) {
            self.refuse("not-now", Message::new("refused-swap-now"));
        } else {
            self.change_table(Change::Swapped(first, second));
        }
    }

    fn somebody_leaves(&mut self, seat: Seat) {
        if self.scene.mode == Mode::Program {
            return self.incomplete(Verb::TakesPlace);
        }
        self.scene.open.leaving = Some(seat);
        self.say(Topic::General, Message::new("ask-replacement").player("player", seat));
    }

    fn join(&mut self, after: Seat, name: &str) {
        let Stage::Table(table) = &self.scene.stage else { return };
        let record = &table.record;
        let has_voted = record.past().iter().any(|step| matches!(step.action, Action::Vote(_)));
        if has_voted || record.setup().is_dealt() || record.is_abandoned() || self.scene.is_forum() {
            let refused = Message::new("refused-too-late").text("name", name);
            return self.refuse("too-late", refused.player("player", after));
        }
        let mut players: Vec<String> = self.scene.lexicon.names().values().to_vec();
        players.push(name.to_owned());
        match interview::naming::refused_name(&self.scene, &players) {
            Some(refused) => self.refuse("name", refused),
            None => self.change_table(Change::Joined { name: name.to_owned(), after }),
        }
    }

    /// Changes the table: refused, or recorded and announced.
    fn change_table(&mut self, change: Change) {
        if self.make_change(&change) == Made::Yes {
            self.post_change();
            self.go_on_after(&change);
        }
    }

    /// The same, and nothing is asked after it.
    pub(super) fn make_change(&mut self, change: &Change) -> Made {
        let Stage::Table(table) = &mut self.scene.stage else { return Made::No };
        let before = table.record.clone();
        match table.record.change(change.clone()) {
            Ok(()) => {
                self.record(Entry::Changed(change.clone()), before);
                self.announce_change(change);
                return Made::Yes;
            }
            Err(BadEntry::Faults(faults)) => {
                faults.iter().for_each(|fault| self.refuse("set-up", refuse::fault(fault)));
            }
            Err(_) => self.not_now(self.scene.question()),
        }
        Made::No
    }

    /// In a forum everybody reads who plays now: the last post has other names.
    fn post_change(&mut self) {
        let Stage::Table(table) = &self.scene.stage else { return };
        let told = table.record.changes().last().map(|changed| changed.message(&table.record));
        if let Some(told) = told.filter(|_| self.scene.is_forum()) {
            self.write_change(told);
        }
    }

    /// Tells what has changed, with the names from now on.
    pub(super) fn announce_change(&mut self, change: &Change) {
        self.take_names();
        let Stage::Table(table) = &self.scene.stage else { return };
        let told = table.record.changes().last().map(|changed| changed.message(&table.record));
        let report = Report::changed(change, table.record.game());
        if self.scene.mode == Mode::Program {
            self.desk.effects.push(Effect::Report(report));
        }
        told.iter().for_each(|message| self.say_in_full(Topic::General, message));
    }

    /// Asks what is to be asked now, and remembers who plays.
    pub(super) fn go_on_after(&mut self, change: &Change) {
        if let Stage::Table(table) = &mut self.scene.stage {
            if matches!(change, Change::Joined { .. } | Change::Abandoned) {
                (table.script, table.hand_over) = (None, None);
            }
            self.scene.preferences.players = table.record.setup_as_they_sit().players;
        }
        match change {
            Change::Joined { .. } => {
                self.announce_beginning();
                if self.scene.mode == Mode::Program {
                    self.run_through();
                }
            }
            _ => self.ask_again(),
        }
        self.keep();
    }

    /// Takes the last change back, if nothing was played since. False if there is none.
    pub(super) fn take_back_change(&mut self) -> bool {
        let Stage::Table(table) = &self.scene.stage else { return false };
        let before = table.record.clone();
        if self.undo_change().is_none() {
            return false;
        }
        self.record(Entry::Undone, before);
        self.report_named("undone");
        self.ask_again();
        self.keep();
        true
    }

    /// Makes the change again that was taken back. False if none was.
    pub(super) fn make_change_again(&mut self) -> bool {
        let Stage::Table(table) = &self.scene.stage else { return false };
        let before = table.record.clone();
        if matches!(before.undone().last(), Some(Undone::Answers(_))) {
            return false;
        }
        let Some(change) = self.redo_change() else { return false };
        self.record(Entry::Redone, before);
        self.report_named("redone");
        self.go_on_after(&change);
        true
    }

    /// The same, without an entry.
    pub(super) fn undo_change(&mut self) -> Option<Changed> {
        let Stage::Table(table) = &mut self.scene.stage else { return None };
        let changed = table.record.undo_change()?;
        table.script = None;
        self.scene.preferences.players = table.record.setup_as_they_sit().players;
        let message = untold(&changed, &table.record);
        self.take_names();
        self.say_in_full(Topic::General, &message);
        if self.scene.is_forum() {
            self.write_change(message);
        }
        Some(changed)
    }

    /// The same, without an entry.
    pub(super) fn redo_change(&mut self) -> Option<Change> {
        let Stage::Table(table) = &mut self.scene.stage else { return None };
        let change = table.record.redo_change()?;
        self.announce_change(&change);
        Some(change)
    }

    fn take_names(&mut self) {
        if let Stage::Table(table) = &self.scene.stage {
            self.scene.lexicon.seat(table.record.names().clone());
        }
    }
}

/// A change that was taken back, in words. The record stands as before it.
fn untold(changed: &Changed, record: &Record) -> Message {
    let old = changed.name_before.clone().unwrap_or_default();
    match &changed.change {
        Change::Renamed { name, .. } => Message::new("undone-renamed").text("old", old).text("new", name),
        Change::Replaced { name, .. } => Message::new("undone-replaced").text("old", old).text("new", name),
        Change::Swapped(..) => Message::new("undone-swapped").texts("names", record.setup_as_they_sit().players),
        Change::Joined { name, .. } => Message::new("undone-joined").text("name", name),
        Change::Abandoned => Message::new("undone-abandoned"),
    }
}

/// A name without spaces around it or doubled within it.
pub(super) fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether people can change seats now: not while one after the other is asked.
pub(super) fn seats_can_change(scene: &Scene) -> bool {
    let waits = |phase: Phase| {
        matches!(
            phase,
            Phase::Setup
                | Phase::Captain
                | Phase::Reveal
                | Phase::Proposal { .. }
                | Phase::Vote { .. }
                | Phase::Mission(_)
        )
    };
    let reads = matches!(&scene.stage, Stage::Table(table) if table.script.is_some());
    !reads && scene.headset_question().is_none() && scene.game().is_none_or(|game| waits(game.phase()))
}
