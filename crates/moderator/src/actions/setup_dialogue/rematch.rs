//! Another game of the same table: by the same rules, and perhaps with the same players.

use crate::actions::setup_dialogue::players;
use crate::game::{Seat, Setup};
use crate::language::Message;
use crate::narration::asking::setup_dialogue;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::virtual_players;
use crate::state;
use crate::state::open::Activity;
use crate::state::setup_dialogue::Interview;
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::question::Question;

/// Asks who leads the same table once more, and proposes somebody. In Winter Soldier the cards say who leads.
pub(crate) fn begin_rematch(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    last: &Setup,
    proposed: Option<Seat>,
) {
    let absent = virtual_players::names_of_absent(scene);
    scene.activity = Activity::Interview(Box::new(Interview {
        players_complete: true,
        absent,
        proposed,
        rules_told: true,
        ..Interview::like(last)
    }));
    players::keep_players(scene, last.players.clone());
    if scene.question() == Question::Start {
        players::start(scene, desk, listening)
    } else {
        setup_dialogue::ask_interview(scene, desk)
    }
}

/// Asks for another game by the rules of the last one: another draw, and perhaps other players.
pub(crate) fn begin_another_interview(scene: &mut Scene, desk: &mut Desk, last: &Setup) {
    let (wanted, virtual_players) = (scene.preferences.reveal, virtual_players::names_of_absent(scene).len());
    scene.activity = Activity::Interview(Box::new(Interview { wanted, virtual_players, ..Interview::like(last) }));
    players::keep_players(scene, Vec::new());
    setup_dialogue::ask_interview(scene, desk);
}

/// Who has lost is known to the table, which has seen the cards.
pub(crate) fn losers_lead(scene: &mut Scene, desk: &mut Desk) {
    if let Some(interview) = state::setup_dialogue::interview(scene) {
        interview.proposed = None;
    }
    desk.say(scene, Topic::General, Message::new("ask-leader-losers"));
}
