//! Taking back, and playing again what was taken back.

use super::narration::Topic;
use super::{Effect, Mode, Report, Session, Stage};
use crate::game::plot::{Moment, Window};
use crate::game::{Action, Game, Mission, Phase};
use crate::journal::entry::{Draft, Entry};
use crate::journal::record::{Step, Undone};
use crate::language::{Message, deed};

impl Session {
    /// Takes the last entry back.
    pub(super) fn undo(&mut self) {
        if self.take_back_change() {
            return;
        }
        if self.is_forum() {
            return self.undo_in_forum();
        }
        let mode = self.mode;
        let Stage::Table(table) = &mut self.stage else { return };
        let before = table.record.clone();
        // What ran through by itself can't be taken back by a program: nobody there could play it again.
        let fixed =
            |step: &Step| mode == Mode::Program && matches!(step.action, Action::TableReady | Action::RevealDone);
        if table.record.past().last().is_some_and(fixed) {
            return self.refuse("nothing-to-undo", Message::new("refused-nothing-to-undo"));
        }
        match table.record.undo() {
            None => self.refuse("nothing-to-undo", Message::new("refused-nothing-to-undo")),
            Some(step) => {
                table.script = None;
                let after = *before.game();
                self.record(Entry::Undone, before);
                self.announce_undone(&step);
                if cards_are_out(&after) && !cards_are_out(&step.before) && !self.plays_cards_secretly() {
                    let leader = step.before.leader();
                    self.say(Topic::Missions, Message::new("undone-vote-cards").player("leader", leader));
                }
                if may_look(&step.before)
                    && matches!(after.phase(), Phase::Mission(_))
                    && !self.plays_cards_secretly()
                {
                    let leader = step.before.leader();
                    self.say(Topic::Missions, Message::new("undone-close-eye").player("leader", leader));
                }
                let taken = |mission: &Mission| step.before.results().of(*mission) != after.results().of(*mission);
                if let Some(mission) = Mission::ALL.into_iter().find(taken) {
                    // After the last mission the round marker stood still.
                    let over = matches!(after.phase(), Phase::Over(_));
                    let key = if over { "score-marker-off" } else { "score-marker-back" };
                    self.say(Topic::General, Message::new(key).number("mission", mission.number()));
                }
                let back_in = after.out().without(step.before.out());
                if !back_in.is_empty() {
                    let message = Message::new("back-in").players("names", back_in);
                    self.say(Topic::General, message.number("count", back_in.len() as u32));
                }
                if let Some(token) = step.before.token().filter(|token| Some(*token) != after.token()) {
                    let inquisitor = !step.before.is_winter_soldier();
                    let key = if inquisitor { "inquisitor-back" } else { self.token_back() };
                    self.say(Topic::General, Message::new(key).player("holder", token.holder));
                }
                // Whoever deals has no marker yet.
                let dealing = matches!(step.action, Action::CaptainAmerica(_) | Action::DealAgain);
                if !dealing
                    && (step.before.vote_track(), step.before.leader()) != (after.vote_track(), after.leader())
                {
                    let markers = Message::new("markers-back")
                        .number("track", step.before.vote_track())
                        .player("leader", step.before.leader());
                    self.say(Topic::General, markers);
                }
                if step.before.plot() != after.plot() {
                    self.say(Topic::Plot, Message::new("plot-back"));
                }
                if self.takes_back_alone(&step) {
                    return;
                }
                self.ask_again();
            }
        }
    }

    /// Says what was taken back.
    pub(super) fn announce_undone(&mut self, step: &Step) {
        self.report_named("undone");
        self.say(Topic::General, undone(step));
    }

    /// Plays again what was taken back.
    pub(super) fn redo(&mut self) {
        if self.make_change_again() {
            return;
        }
        if self.is_forum() {
            return self.redo_in_forum();
        }
        let Stage::Table(table) = &mut self.stage else { return };
        if let Some(Undone::Answers(draft)) = table.record.undone().last() {
            let draft = draft.clone();
            return self.redo_answers(draft);
        }
        let before = table.record.clone();
        match table.record.redo() {
            None => self.refuse("nothing-to-redo", Message::new("refused-nothing-to-redo")),
            Some((_, events)) => {
                table.script = None;
                let handed_out = !cards_are_out(before.game()) && cards_are_out(table.record.game());
                self.record(Entry::Redone, before);
                self.report_named("redone");
                self.say(Topic::General, Message::new("redone"));
                self.announce(&events);
                match self.known_action().filter(|_| !self.is_forum()) {
                    Some(action) => self.play(action),
                    // The mission cards are handed out once more.
                    None if self.mode == Mode::Table && handed_out => self.ask(),
                    None => self.ask_again(),
                }
            }
        }
    }

    /// Gives answers again that were taken back inside an open question.
    pub(super) fn redo_answers(&mut self, draft: Draft) {
        self.note(draft);
        self.say(Topic::General, Message::new("redone"));
        if self.roll_call_is_open() { self.roll_call_again() } else { self.ask_in_full() }
    }

    pub(super) fn report_named(&mut self, name: &str) {
        if self.mode == Mode::Program {
            self.effects.push(Effect::Report(Report::named_event(name)));
        }
    }
}

/// Whether the team has mission cards.
pub(super) fn cards_are_out(game: &Game) -> bool {
    matches!(game.phase(), Phase::FaceUp(_) | Phase::Trap(_) | Phase::Mission(_)) || may_look(game)
}

/// Whether a card that was played may be looked at, so each still lies apart.
fn may_look(game: &Game) -> bool {
    matches!(game.phase(), Phase::Window(Window { at: Moment::AfterCards(_), .. }))
}

/// What was taken back.
pub(super) fn undone(step: &Step) -> Message {
    match step.action {
        Action::TableReady => Message::new("undone-table"),
        Action::RevealDone => Message::new("undone-reveal"),
        Action::NameMission(mission) => Message::new("undone-mission").number("mission", mission.number()),
        Action::Propose(team) => Message::new("undone-team").players("team", team),
        Action::Count(count) if step.before.counted_cards().count() > 1 => {
            Message::new("undone-count").list("cards", deed::cards(count, &step.before))
        }
        Action::Count(count) => Message::new("undone-fails").number("fails", count.fails),
        Action::DealAgain => Message::new("undone-dealt-again"),
        Action::Watch(member) => Message::new("undone-watch").player("member", member),
        Action::Trap(member) => {
            Message::new("undone-trap").player("member", member).player("leader", step.before.leader())
        }
        Action::Claim(player) => Message::new("undone-claim").player("player", player),
        Action::NoClaim => Message::new("undone-no-claim"),
        Action::Vote(ballot) => {
            let tally = ballot.tally(step.before.in_play()).ok();
            let (approve, reject) = tally.map_or((0, 0), |tally| (tally.approve, tally.reject));
            Message::new("undone-vote").number("approve", approve).number("reject", reject)
        }
        _ => {
            let what = step.events.first().and_then(deed::sentence);
            Message::new("undone-plot").message("what", what.unwrap_or_else(|| Message::new("redone")))
        }
    }
}
