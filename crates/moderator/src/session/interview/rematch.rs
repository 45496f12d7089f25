//! Another game of the same table: by the same rules, and perhaps with the same players.

use crate::game::{Seat, Setup};
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview;
use crate::session::interview::open;
use crate::session::interview::state::Interview;
use crate::session::listening::Listening;
use crate::session::scene::{Activity, Scene};
use crate::session::table::people;
use protocol::question::Question;

/// Asks who leads the same table once more, and proposes somebody. In Winter Soldier the cards say who leads.
pub(in crate::session) fn begin_rematch(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    last: &Setup,
    proposed: Option<Seat>,
) {
    let absent = people::names_of_absent(scene);
    scene.activity = Activity::Interview(Box::new(Interview {
        players_complete: true,
        absent,
        proposed,
        rules_told: true,
        ..Interview::like(last)
    }));
    interview::keep_players(scene, last.players.clone());
    if scene.question() == Question::Start {
        interview::start(scene, desk, listening)
    } else {
        super::asking::ask_interview(scene, desk)
    }
}

/// Asks for another game by the rules of the last one: another draw, and perhaps other players.
pub(in crate::session) fn begin_another_interview(scene: &mut Scene, desk: &mut Desk, last: &Setup) {
    let (wanted, virtual_players) = (scene.preferences.reveal, people::names_of_absent(scene).len());
    scene.activity = Activity::Interview(Box::new(Interview { wanted, virtual_players, ..Interview::like(last) }));
    interview::keep_players(scene, Vec::new());
    super::asking::ask_interview(scene, desk);
}

/// Who has lost is known to the table, which has seen the cards.
pub(in crate::session) fn losers_lead(scene: &mut Scene, desk: &mut Desk) {
    if let Some(interview) = open::interview(scene) {
        interview.proposed = None;
    }
    desk.say(scene, Topic::General, Message::new("ask-leader-losers"));
}
