//! A game that ends without a result, and the same table once more.

use crate::actions::play::{entries, people};
use crate::actions::setup_dialogue::{practice, rematch};
use crate::actions::speech_input;
use crate::journal::entry::{Change, Entry};
use crate::language::{Intent, Verb};
use crate::output::Output;
use crate::state::open::{Activity, Mode};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;

/// Somebody wants this game to end, or a new one in the middle of it: a table is asked once.
pub(crate) fn give_up_asked(state: &mut TableState, output: &mut Output, listening: &mut Listening, intent: Intent) {
    match state.mode {
        Mode::Table => speech_input::read_back(state, output, intent),
        Mode::Program => give_up(state, output, listening, &intent),
    }
}

/// Ends the game without a result. It stays saved.
pub(crate) fn give_up(state: &mut TableState, output: &mut Output, listening: &mut Listening, intent: &Intent) {
    if entries::enter_and_tell(state, output, Entry::Changed(Change::Abandoned)).is_none() {
        return;
    }
    match intent {
        Intent::Plain(Verb::NewGame) => another_game(state, output, listening),
        _ => people::go_on_after(state, output, listening, &Change::Abandoned),
    }
}

/// Asks for another game by the same rules.
pub(crate) fn another_game(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Activity::Game(table) = &state.activity else { return };
    let setup = table.record.setup().clone();
    if state.human().is_some() {
        output.keeping.go_on();
        return practice::ask_for_another(state, output, listening, &setup);
    }
    // What could not be saved before may be saved now.
    output.keeping.go_on();
    rematch::begin_another_dialogue(state, output, &setup);
}

/// The same table once more, by the same rules. Whoever sits to the left of the last leader would lead.
pub(crate) fn rematch(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let Activity::Game(table) = &state.activity else { return };
    let setup = table.record.setup_as_they_sit();
    let game = table.record.game();
    let next = table.record.names().get(game.seats().left_of(game.leader())).cloned();
    let place = next.and_then(|next| setup.players.iter().position(|name| *name == next));
    // What could not be saved before may be saved now.
    output.keeping.go_on();
    let next = place.and_then(crate::game::Seat::from_index);
    match state.virtual_players().filter(|virtual_players| virtual_players.human.is_some()) {
        Some(virtual_players) => practice::begin_again(state, output, listening, setup, next, virtual_players),
        None => rematch::begin_rematch(state, output, listening, &setup, next),
    }
}
