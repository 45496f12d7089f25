//! Where phones get in, told and as a picture.

use std::path::Path;

use super::world::World;
use super::{DONE, FAULT};
use crate::device::phones::{door, write_picture};
use crate::journal::saved::newest_unfinished;
use crate::language::Message;
use protocol::{Address, Door};

/// Tells the address, with the code where a game has kept one, and writes it as a picture if that is wanted.
pub(super) fn phones(world: &World, picture: Option<&str>) -> u8 {
    if !cfg!(feature = "phones") {
        let reason = Message::new("page-reason-not-built");
        return world.fault(&Message::new("page-no-phones").message("reason", reason));
    }
    let games = world.folders.games();
    let newest = newest_unfinished(&games).ok().and_then(|newest| newest.unfinished);
    let memory = newest.map(|saved| saved.id.phones_path(&games));
    let door = door(memory.as_deref());
    let Some((_, first)) = door.told(world.preferences.phones_address.as_deref()).first().copied() else {
        return world.fault(&Message::new("page-no-network"));
    };
    let told = world.print(lines(&door, first).iter().map(|line| world.text(line)));
    let link = door.link(&first.text());
    match picture {
        Some(file) if told == DONE => match write_picture(Path::new(file), &link) {
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

/// What phones open: this address first, and where there are several, all with their numbers.
fn lines(door: &Door, first: &Address) -> Vec<Message> {
    let line = |key, address: String| Message::new(key).text("address", address);
    let mut lines = vec![line("page-name-address", door.page(&first.text()))];
    if !door.code.is_empty() {
        lines.push(line("page-name-link", door.link(&first.text())));
    }
    lines.extend(door.name.as_ref().map(|name| line("page-name-by-name", door.page(name))));
    if door.addresses.len() > 1 {
        lines.extend((1u32..).zip(&door.addresses).map(|(number, address)| {
            let line = line("page-name-address-of", door.page(&address.text()));
            line.number("number", number).text("interface", &address.interface)
        }));
    }
    lines
}
