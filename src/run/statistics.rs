//! Statistics: counted from the saved games whenever somebody asks, and read aloud. Nothing of them is kept.

use super::reference::tell;
use super::world::World;
use crate::journal::saved;
use crate::journal::statistics::{told_of_all, told_of_player};
use crate::journal::storage;
use crate::language::Message;

/// Tells what was played, or what one player was in it.
pub(super) fn statistics(world: World, name: Option<&str>) -> u8 {
    let folder = world.folders.games();
    let games = match saved::whole(&folder) {
        Ok(games) => games,
        Err(error) => return world.fault(&Message::new("games-unreadable").message("reason", error.message())),
    };
    let told = match name {
        None => told_of_all(games),
        // Of a private part that can't be read nothing is told.
        Some(name) => told_of_player(games, name, |id, record| storage::read_private(&folder, id, record).ok()),
    };
    tell(world, told)
}
