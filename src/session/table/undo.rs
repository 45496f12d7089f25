//! Taking back.

use crate::game::{Action, Mission, Phase};
use crate::journal::entry::Entry;
use crate::journal::record::Step;
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};
use crate::session::table::{known, people, undone};
use crate::session::{Mode, asking, earpiece, examination, forum};

/// After an undo: what the narrator tells itself is taken back together with what led to it; mission cards that it
/// was given are given anew. False if the table is asked.
pub(in crate::session) fn takes_back_alone(scene: &mut Scene, desk: &mut Desk, step: &Step) -> bool {
    if scene.is_forum() || known::known_action(scene) != Some(step.action) {
        return false;
    }
    if !matches!(step.action, Action::Count(_) | Action::FaceUp { .. }) {
        undo(scene, desk);
        return true;
    }
    earpiece::choice::forget_cards(scene, desk);
    earpiece::choice::takes_secretly(scene, desk)
}

/// Takes the last entry back.
pub(in crate::session) fn undo(scene: &mut Scene, desk: &mut Desk) {
    if people::take_back_change(scene, desk) {
        return;
    }
    if scene.is_forum() {
        return forum::undoing::undo_in_forum(scene, desk);
    }
    let mode = scene.mode;
    let Activity::Table(table) = &mut scene.activity else { return };
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
            undone::announce_undone(scene, desk, &step);
            if undone::cards_are_out(&after)
                && !undone::cards_are_out(&step.before)
                && !earpiece::offers::plays_cards_secretly(scene)
            {
                let leader = step.before.leader();
                desk.say(scene, Topic::Missions, Message::new("undone-vote-cards").player("leader", leader));
            }
            if undone::may_look(&step.before)
                && matches!(after.phase(), Phase::Mission(_))
                && !earpiece::offers::plays_cards_secretly(scene)
            {
                desk.say(
                    scene,
                    Topic::Missions,
                    Message::new("undone-close-eye").player("leader", step.before.leader()),
                );
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
                let key = if inquisitor { "inquisitor-back" } else { examination::asking::token_back(scene) };
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
            if takes_back_alone(scene, desk, &step) {
                return;
            }
            asking::ask_again(scene, desk);
        }
    }
}
