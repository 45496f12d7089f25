//! What was heard is weighed, and read back before it counts.

use crate::game::{Action, Refusal};
use crate::language::Intent;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::listening::pending;
use crate::session::scene::Scene;
use crate::session::{Mode, asking, refuse};
use protocol::speech::Cue;

/// Tries an action without playing it. What the rules refuse is refused at once; a team that only lacks people,
/// or has too many, waits for its correction.
pub(in crate::session) fn weigh(scene: &mut Scene, desk: &mut Desk, intent: Intent, action: Action) {
    match pending::refusal_of(scene, action) {
        None | Some((Refusal::TeamSize { .. }, _)) => read_back(scene, desk, intent),
        Some((Refusal::NotNow(_), _)) => refuse::not_now(scene, desk, scene.question()),
        Some((refusal, message)) => desk.refuse(scene, refusal.code(), message),
    }
}

pub(in crate::session) fn read_back(scene: &mut Scene, desk: &mut Desk, intent: Intent) {
    scene.open.pending = Some(intent);
    match scene.mode {
        Mode::Table => {
            desk.cue(scene, Cue::YourTurn);
            asking::ask_again(scene, desk);
        }
        Mode::Program => {
            let question = pending::read_back_question(scene);
            question.into_iter().for_each(|question| desk.asks_for(scene, Topic::General, question));
        }
    }
}
