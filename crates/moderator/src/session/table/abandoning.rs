//! A game that ends without a result, and the same table once more.

use crate::journal::entry::{Change, Entry};
use crate::language::{Intent, Verb};
use crate::session::desk::Desk;
use crate::session::listening::Listening;
use crate::session::scene::{Activity, Scene};
use crate::session::table::{entries, people};
use crate::session::{Mode, interview, listening};

/// Somebody wants this game to end, or a new one in the middle of it: a table is asked once.
pub(in crate::session) fn give_up_asked(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    intent: Intent,
) {
    match scene.mode {
        Mode::Table => listening::weighing::read_back(scene, desk, intent),
        Mode::Program => give_up(scene, desk, listening, &intent),
    }
}

/// Ends the game without a result. It stays saved.
pub(in crate::session) fn give_up(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: &Intent) {
    if entries::enter_and_tell(scene, desk, Entry::Changed(Change::Abandoned)).is_none() {
        return;
    }
    match intent {
        Intent::Plain(Verb::NewGame) => another_game(scene, desk, listening),
        _ => people::go_on_after(scene, desk, listening, &Change::Abandoned),
    }
}

/// Asks for another game by the same rules.
pub(in crate::session) fn another_game(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Activity::Game(table) = &scene.activity else { return };
    let setup = table.record.setup().clone();
    if scene.person().is_some() {
        desk.keeping.go_on();
        return interview::practising::ask_for_another(scene, desk, listening, &setup);
    }
    // What could not be saved before may be saved now.
    desk.keeping.go_on();
    interview::rematch::begin_another_interview(scene, desk, &setup);
}

/// The same table once more, by the same rules. Whoever sits to the left of the last leader would lead.
pub(in crate::session) fn rematch(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Activity::Game(table) = &scene.activity else { return };
    let setup = table.record.setup_as_they_sit();
    let game = table.record.game();
    let next = table.record.names().get(game.seats().left_of(game.leader())).cloned();
    let place = next.and_then(|next| setup.players.iter().position(|name| *name == next));
    // What could not be saved before may be saved now.
    desk.keeping.go_on();
    let next = place.and_then(crate::game::Seat::from_index);
    match scene.absent().filter(|absent| absent.person.is_some()) {
        Some(absent) => interview::practising::begin_again(scene, desk, listening, setup, next, absent),
        None => interview::rematch::begin_rematch(scene, desk, listening, &setup, next),
    }
}
