//! Another game of the same table: by the same rules, and perhaps with the same players.

use super::Interview;
use crate::game::{Seat, Setup};
use crate::language::Message;
use crate::session::Stage;
use crate::session::desk::Desk;
use crate::session::listening::Listening;
use crate::session::narration::Topic;
use crate::session::question::Question;
use crate::session::scene::Scene;

impl Interview {
    /// The rules of another game, with another draw.
    fn like(last: &Setup) -> Self {
        Self {
            edition: last.edition,
            reveal: Some(last.reveal),
            modules: last.modules,
            seed: last.seed.wrapping_add(1),
            ..Self::default()
        }
    }
}

pub(super) fn ask_leader(interview: &Interview) -> Message {
    match interview.proposed {
        Some(seat) => Message::new("ask-leader-again").player("leader", seat),
        None => Message::new("ask-leader"),
    }
}

pub(in crate::session) fn proposed(scene: &Scene) -> Option<Seat> {
    match &scene.stage {
        Stage::Interview(interview) => interview.proposed,
        Stage::Table(_) | Stage::Reading(_) => None,
    }
}

/// Whether a yes is enough to say who leads.
pub(in crate::session) fn proposes_leader(scene: &Scene) -> bool {
    scene.question() == Question::Leader && proposed(scene).is_some()
}

/// Asks who leads the same table once more, and proposes somebody. In Winter Soldier the cards say who leads.
pub(in crate::session) fn begin_rematch(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    last: &Setup,
    proposed: Option<Seat>,
) {
    scene.stage = Stage::Interview(Box::new(Interview {
        players_complete: true,
        proposed,
        rules_told: true,
        ..Interview::like(last)
    }));
    super::keep_players(scene, last.players.clone());
    if scene.question() == Question::Start {
        super::start(scene, desk, listening)
    } else {
        super::ask_interview(scene, desk)
    }
}

/// Asks for another game by the rules of the last one: another draw, and perhaps other players.
pub(in crate::session) fn begin_another_interview(scene: &mut Scene, desk: &mut Desk, last: &Setup) {
    let wanted = scene.preferences.reveal;
    scene.stage = Stage::Interview(Box::new(Interview { wanted, ..Interview::like(last) }));
    super::keep_players(scene, Vec::new());
    super::ask_interview(scene, desk);
}

/// Who has lost is known to the table, which has seen the cards.
pub(in crate::session) fn losers_lead(scene: &mut Scene, desk: &mut Desk) {
    if let Some(interview) = super::interview(scene) {
        interview.proposed = None;
    }
    desk.say(scene, Topic::General, Message::new("ask-leader-losers"));
}
