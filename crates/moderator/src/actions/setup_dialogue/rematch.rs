//! Another game of the same table: by the same rules, and perhaps with the same players.

use crate::actions::setup_dialogue::players;
use crate::game::{Seat, Setup};
use crate::language::Message;
use crate::narration::asking::setup_dialogue;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::virtual_players;
use crate::state;
use crate::state::open::Activity;
use crate::state::setup_dialogue::SetupDialogue;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// Asks who leads the same table once more, and proposes somebody. In Winter Soldier the cards say who leads.
pub(crate) fn begin_rematch(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    last: &Setup,
    proposed: Option<Seat>,
) {
    let virtual_players = virtual_players::names(state);
    state.activity = Activity::SetupDialogue(Box::new(SetupDialogue {
        players_complete: true,
        virtual_players,
        proposed,
        rules_told: true,
        ..SetupDialogue::like(last)
    }));
    players::keep_players(state, last.players.clone());
    if state.question() == Question::Start {
        players::start(state, output, listening)
    } else {
        setup_dialogue::ask_dialogue(state, output)
    }
}

/// Asks for another game by the rules of the last one: another draw, and perhaps other players.
pub(crate) fn begin_another_dialogue(state: &mut TableState, output: &mut Output, last: &Setup) {
    let (wanted, unnamed_virtual_players) = (state.preferences.reveal, virtual_players::names(state).len());
    let dialogue = SetupDialogue { wanted, unnamed_virtual_players, ..SetupDialogue::like(last) };
    state.activity = Activity::SetupDialogue(Box::new(dialogue));
    players::keep_players(state, Vec::new());
    setup_dialogue::ask_dialogue(state, output);
}

/// Who has lost is known to the table, which has seen the cards.
pub(crate) fn losers_lead(state: &mut TableState, output: &mut Output) {
    if let Some(dialogue) = state::setup_dialogue::dialogue(state) {
        dialogue.proposed = None;
    }
    output.say(state, Topic::General, Message::new("ask-leader-losers"));
}
