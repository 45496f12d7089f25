//! A game that ends without a result, and the same table once more.

use crate::actions::play::{entries, people};
use crate::actions::setup_dialogue::{practice, rematch};
use crate::actions::speech_input;
use crate::journal::entry::{Change, Entry};
use crate::language::{Intent, Verb};
use crate::output::Desk;
use crate::state::open::{Activity, Mode};
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;

/// Somebody wants this game to end, or a new one in the middle of it: a table is asked once.
pub(crate) fn give_up_asked(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: Intent) {
    match scene.mode {
        Mode::Table => speech_input::read_back(scene, desk, intent),
        Mode::Program => give_up(scene, desk, listening, &intent),
    }
}

/// Ends the game without a result. It stays saved.
pub(crate) fn give_up(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: &Intent) {
    if entries::enter_and_tell(scene, desk, Entry::Changed(Change::Abandoned)).is_none() {
        return;
    }
    match intent {
        Intent::Plain(Verb::NewGame) => another_game(scene, desk, listening),
        _ => people::go_on_after(scene, desk, listening, &Change::Abandoned),
    }
}

/// Asks for another game by the same rules.
pub(crate) fn another_game(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Activity::Game(table) = &scene.activity else { return };
    let setup = table.record.setup().clone();
    if scene.person().is_some() {
        desk.keeping.go_on();
        return practice::ask_for_another(scene, desk, listening, &setup);
    }
    // What could not be saved before may be saved now.
    desk.keeping.go_on();
    rematch::begin_another_interview(scene, desk, &setup);
}

/// The same table once more, by the same rules. Whoever sits to the left of the last leader would lead.
pub(crate) fn rematch(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Activity::Game(table) = &scene.activity else { return };
    let setup = table.record.setup_as_they_sit();
    let game = table.record.game();
    let next = table.record.names().get(game.seats().left_of(game.leader())).cloned();
    let place = next.and_then(|next| setup.players.iter().position(|name| *name == next));
    // What could not be saved before may be saved now.
    desk.keeping.go_on();
    let next = place.and_then(crate::game::Seat::from_index);
    match scene.absent().filter(|absent| absent.person.is_some()) {
        Some(absent) => practice::begin_again(scene, desk, listening, setup, next, absent),
        None => rematch::begin_rematch(scene, desk, listening, &setup, next),
    }
}
