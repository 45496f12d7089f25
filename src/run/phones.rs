//! Where phones get in, told and as a picture.

use std::path::Path;

use super::world::World;
use super::{DONE, FAULT};
use crate::device::phones::{page_address, write_picture};
use crate::journal::saved::newest_unfinished;
use crate::language::Message;

/// Tells the address, and writes it as a picture if that is wanted.
pub(super) fn phones(world: &World, picture: Option<&str>) -> u8 {
    if !cfg!(feature = "phones") {
        let reason = Message::new("page-reason-not-built");
        return world.fault(&Message::new("page-no-phones").message("reason", reason));
    }
    let games = world.folders.games();
    let newest = newest_unfinished(&games).ok().and_then(|newest| newest.unfinished);
    let memory = newest.map(|saved| saved.id.phones_path(&games));
    let address = page_address(memory.as_deref());
    let told = world.print([world.text(&Message::new("page-name-address").text("address", &address))]);
    match picture {
        Some(file) if told == DONE => match write_picture(Path::new(file), &address) {
            Ok(()) => world.print([world.text(&Message::new("page-picture-written").text("file", file))]),
            Err(error) => {
                let reason = crate::settings::reason(&error);
                world.fault(&Message::new("page-picture-failed").text("file", file).message("reason", reason));
                FAULT
            }
        },
        _ => told,
    }
}
