//! Who plays, who leads and by which edition is settled, and the game starts.

use crate::actions::beginning;
use crate::actions::setup_dialogue::{line_ups, naming};
use crate::game::{BySeat, Edition, LeaderChoice};
use crate::language::Message;
use crate::language::names::as_called;
use crate::narration::{asking, refusing};
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::setup_dialogue;
use crate::state;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::Question;

pub(crate) fn same_players(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let players: Vec<String> = state.preferences.players.iter().map(|name| as_called(name)).collect();
    if players.len() < setup_dialogue::fewest_players(state) || players.len() > setup_dialogue::most_players(state) {
        return refusing::not_now(state, output, Question::Players);
    }
    keep_players(state, players);
    players_done(state, output, listening);
}

pub(crate) fn keep_players(state: &mut TableState, players: Vec<String>) {
    state.localizer.seat(BySeat::new(players.clone()));
    if let Some(dialogue) = state::setup_dialogue::dialogue(state) {
        dialogue.players = players;
    }
}

pub(crate) fn players_done(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let (found, fewest) = (setup_dialogue::players_so_far(state), setup_dialogue::fewest_players(state));
    if found < fewest {
        let refused = Message::new("refused-too-few-players").number("found", found as u32);
        return output.refuse(state, "too-few-players", refused.number("fewest", fewest as u32));
    }
    naming::name_those_who_are_not_there(state);
    let found = setup_dialogue::players_so_far(state);
    let players = crate::game::Seats::new(found as u8).all();
    let complete = Message::new("players-complete").number("count", found as u32).players("names", players);
    output.say(state, Topic::General, complete);
    let Some(dialogue) = state::setup_dialogue::dialogue(state) else { return };
    dialogue.players_complete = true;
    find_edition_for(state, output, found);
    line_ups::take_told(state, output);
    if setup_dialogue::begins_unasked(state) && state.question() == Question::Start {
        start(state, output, listening)
    } else {
        asking::setup_dialogue::ask_dialogue(state, output)
    }
}

/// Goes to an edition for so many, where that of the table is for fewer.
pub(crate) fn find_edition_for(state: &mut TableState, output: &mut Output, found: usize) {
    let Some(dialogue) = state::setup_dialogue::dialogue(state) else { return };
    if found > dialogue.edition.players().1 {
        let larger = Edition::all().into_iter().find(|edition| edition.table(found).is_some());
        larger.into_iter().for_each(|edition| dialogue.play(edition));
        output.say(state, Topic::General, Message::new("edition-by-players").number("players", found as u32));
    }
}

pub(crate) fn leader_found(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    leader: LeaderChoice,
) {
    let begins_unasked = setup_dialogue::begins_unasked(state);
    let Some(dialogue) = state::setup_dialogue::dialogue(state) else { return };
    dialogue.leader = Some(leader);
    if begins_unasked { start(state, output, listening) } else { asking::setup_dialogue::ask_dialogue(state, output) }
}

pub(crate) fn start(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Some(dialogue) = state::setup_dialogue::dialogue(state) else { return };
    let Some(leader) = dialogue.leader() else { return };
    let setup = dialogue.setup(leader);
    // What can't be played is told first.
    if dialogue.reveal_is_open() && setup.check().is_ok() {
        dialogue.reveal_asked = true;
        return asking::setup_dialogue::ask_dialogue(state, output);
    }
    let virtual_players = setup_dialogue::virtual_players(state);
    beginning::begin_game(state, output, listening, setup, &virtual_players);
}
