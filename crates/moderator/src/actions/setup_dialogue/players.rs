//! Who plays, who leads and by which edition is settled, and the game starts.

use crate::actions::beginning;
use crate::actions::setup_dialogue::{line_ups, naming};
use crate::game::{BySeat, Edition, LeaderChoice};
use crate::language::Message;
use crate::language::names::as_called;
use crate::narration::{asking, refusing};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::setup_dialogue;
use crate::state;
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::question::Question;

pub(crate) fn same_players(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let players: Vec<String> = scene.preferences.players.iter().map(|name| as_called(name)).collect();
    if players.len() < setup_dialogue::fewest_players(scene) || players.len() > setup_dialogue::most_players(scene) {
        return refusing::not_now(scene, desk, Question::Players);
    }
    keep_players(scene, players);
    players_done(scene, desk, listening);
}

pub(crate) fn keep_players(scene: &mut Scene, players: Vec<String>) {
    scene.lexicon.seat(BySeat::new(players.clone()));
    if let Some(interview) = state::setup_dialogue::interview(scene) {
        interview.players = players;
    }
}

pub(crate) fn players_done(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let (found, fewest) = (setup_dialogue::players_so_far(scene), setup_dialogue::fewest_players(scene));
    if found < fewest {
        let refused = Message::new("refused-too-few-players").number("found", found as u32);
        return desk.refuse(scene, "too-few-players", refused.number("fewest", fewest as u32));
    }
    naming::name_those_who_are_not_there(scene);
    let found = setup_dialogue::players_so_far(scene);
    let players = crate::game::Seats::new(found as u8).all();
    let complete = Message::new("players-complete").number("count", found as u32).players("names", players);
    desk.say(scene, Topic::General, complete);
    let Some(interview) = state::setup_dialogue::interview(scene) else { return };
    interview.players_complete = true;
    find_edition_for(scene, desk, found);
    line_ups::take_told(scene, desk);
    if setup_dialogue::begins_unasked(scene) && scene.question() == Question::Start {
        start(scene, desk, listening)
    } else {
        asking::setup_dialogue::ask_interview(scene, desk)
    }
}

/// Goes to an edition for so many, where that of the table is for fewer.
pub(crate) fn find_edition_for(scene: &mut Scene, desk: &mut Desk, found: usize) {
    let Some(interview) = state::setup_dialogue::interview(scene) else { return };
    if found > interview.edition.players().1 {
        let larger = Edition::all().into_iter().find(|edition| edition.table(found).is_some());
        larger.into_iter().for_each(|edition| interview.play(edition));
        desk.say(scene, Topic::General, Message::new("edition-by-players").number("players", found as u32));
    }
}

pub(crate) fn leader_found(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, leader: LeaderChoice) {
    let begins_unasked = setup_dialogue::begins_unasked(scene);
    let Some(interview) = state::setup_dialogue::interview(scene) else { return };
    interview.leader = Some(leader);
    if begins_unasked { start(scene, desk, listening) } else { asking::setup_dialogue::ask_interview(scene, desk) }
}

pub(crate) fn start(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(interview) = state::setup_dialogue::interview(scene) else { return };
    let Some(leader) = interview.leader() else { return };
    let setup = interview.setup(leader);
    // What can't be played is told first.
    if interview.reveal_is_open() && setup.check().is_ok() {
        interview.reveal_asked = true;
        return asking::setup_dialogue::ask_interview(scene, desk);
    }
    let absent = setup_dialogue::absent(scene);
    beginning::begin_game(scene, desk, listening, setup, &absent);
}
