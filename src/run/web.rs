//! The narrator in a page, served to this computer alone.

use super::world::World;
use super::{DONE, FAULT};
use crate::device::folder::Served;
use crate::language::Message;
use crate::place::Place;

/// Serves the folder that `./package web` has made, until the program ends.
pub(super) fn web(world: &World, port: u16) -> u8 {
    let folder = Place::find().and_then(|place| place.web());
    let Some(folder) = folder else { return world.fault(&Message::new("cli-web-missing")) };
    let refused = |error: std::io::Error| {
        let reason = crate::settings::reason(&error);
        world.fault(&Message::new("cli-web-refused").number("port", u32::from(port)).message("reason", reason))
    };
    let (served, port) = match Served::new(&folder, port).and_then(|served| Ok((served.port()?, served))) {
        Ok((port, served)) => (served, port),
        Err(error) => return refused(error),
    };
    let told = world
        .print([world.text(&Message::new("cli-web-served").text("address", format!("http://127.0.0.1:{port}")))]);
    if told == DONE {
        served.serve();
    }
    // It is served until the program is ended from outside.
    FAULT
}
