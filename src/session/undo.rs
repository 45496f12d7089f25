//! Taking back, and playing again what was taken back.

use super::narration::Topic;
use super::{Effect, Mode, Report, Stage};
use crate::game::plot::{Moment, Window};
use crate::game::{Action, Game, Mission, Phase};
use crate::journal::entry::{Draft, Entry};
use crate::journal::record::{Step, Undone};
use crate::language::{Message, deed};
use crate::session::alone;
use crate::session::announce;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::earpiece;
use crate::session::forum;
use crate::session::listening::Listening;
use crate::session::people;
use crate::session::scene::Scene;
use crate::session::table;

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
        Action::Trap(member) => Message::new("undone-trap").player("member", member),
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

/// Takes the last entry back.
pub(super) fn undo(scene: &mut Scene, desk: &mut Desk) {
    if people::take_back_change(scene, desk) {
        return;
    }
    if scene.is_forum() {
        return forum::undoing::undo_in_forum(scene, desk);
    }
    let mode = scene.mode;
    let Stage::Table(table) = &mut scene.stage else { return };
    let before = table.record.clone();
    // What ran through by itself can't be taken back by a program: nobody there could play it again.
    let fixed = |step: &Step| mode == Mode::Program && matches!(step.action, Action::TableReady | Action::RevealDone);
    if table.record.past().last().is_some_and(fixed) {
        return desk.refuse(scene, "nothing-to-undo", Message::new("refused-nothing-to-undo"));
    }
    match table.record.undo() {
        None => desk.refuse(scene, "nothing-to-undo", Message::new("refused-nothing-to-undo")),
        Some(step) => {
            table.script = None;
            let after = *before.game();
            desk.record(scene, Entry::Undone, before);
            announce_undone(scene, desk, &step);
            if cards_are_out(&after) && !cards_are_out(&step.before) && !earpiece::choice::plays_cards_secretly(scene)
            {
                let leader = step.before.leader();
                desk.say(scene, Topic::Missions, Message::new("undone-vote-cards").player("leader", leader));
            }
            if may_look(&step.before)
                && matches!(after.phase(), Phase::Mission(_))
                && !earpiece::choice::plays_cards_secretly(scene)
            {
                desk.say(scene, Topic::Missions, Message::new("undone-close-eye"));
            }
            let taken = |mission: &Mission| step.before.results().of(*mission) != after.results().of(*mission);
            if let Some(mission) = Mission::ALL.into_iter().find(taken) {
                // After the last mission the round marker stood still.
                let over = matches!(after.phase(), Phase::Over(_));
                let key = if over { "score-marker-off" } else { "score-marker-back" };
                desk.say(scene, Topic::General, Message::new(key).number("mission", mission.number()));
            }
            let back_in = after.out().without(step.before.out());
            if !back_in.is_empty() {
                let message = Message::new("back-in").players("names", back_in);
                desk.say(scene, Topic::General, message.number("count", back_in.len() as u32));
            }
            if let Some(token) = step.before.token().filter(|token| Some(*token) != after.token()) {
                let inquisitor = !step.before.is_winter_soldier();
                let key = if inquisitor { "inquisitor-back" } else { "token-back" };
                desk.say(scene, Topic::General, Message::new(key).player("holder", token.holder));
            }
            // Whoever deals has no marker yet.
            let dealing = matches!(step.action, Action::CaptainAmerica(_) | Action::DealAgain);
            if !dealing && (step.before.vote_track(), step.before.leader()) != (after.vote_track(), after.leader()) {
                let markers = Message::new("markers-back")
                    .number("track", step.before.vote_track())
                    .player("leader", step.before.leader());
                desk.say(scene, Topic::General, markers);
            }
            if step.before.plot() != after.plot() {
                desk.say(scene, Topic::Plot, Message::new("plot-back"));
            }
            if alone::takes_back_alone(scene, desk, &step) {
                return;
            }
            asking::ask_again(scene, desk);
        }
    }
}

/// Says what was taken back.
pub(super) fn announce_undone(scene: &Scene, desk: &mut Desk, step: &Step) {
    report_named(scene, desk, "undone");
    desk.say(scene, Topic::General, undone(step));
}

/// Plays again what was taken back.
pub(super) fn redo(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    if people::make_change_again(scene, desk, listening) {
        return;
    }
    if scene.is_forum() {
        return forum::undoing::redo_in_forum(scene, desk);
    }
    let Stage::Table(table) = &mut scene.stage else { return };
    if let Some(Undone::Answers(draft)) = table.record.undone().last() {
        let draft = draft.clone();
        return redo_answers(scene, desk, draft);
    }
    let before = table.record.clone();
    match table.record.redo() {
        None => desk.refuse(scene, "nothing-to-redo", Message::new("refused-nothing-to-redo")),
        Some((_, events)) => {
            table.script = None;
            let handed_out = !cards_are_out(before.game()) && cards_are_out(table.record.game());
            desk.record(scene, Entry::Redone, before);
            report_named(scene, desk, "redone");
            desk.say(scene, Topic::General, Message::new("redone"));
            announce::announce(scene, desk, &events);
            match alone::known_action(scene).filter(|_| !scene.is_forum()) {
                Some(action) => table::play(scene, desk, action),
                // The mission cards are handed out once more.
                None if scene.mode == Mode::Table && handed_out => asking::ask(scene, desk),
                None => asking::ask_again(scene, desk),
            }
        }
    }
}

/// Gives answers again that were taken back inside an open question.
pub(super) fn redo_answers(scene: &mut Scene, desk: &mut Desk, draft: Draft) {
    table::note(scene, desk, draft);
    desk.say(scene, Topic::General, Message::new("redone"));
    if scene.roll_call_is_open() { table::roll_call_again(scene, desk) } else { asking::ask_in_full(scene, desk) }
}

pub(super) fn report_named(scene: &Scene, desk: &mut Desk, name: &str) {
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(Report::named_event(name)));
    }
}
