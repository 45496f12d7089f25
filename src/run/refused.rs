//! Lines that were not understood, kept on this computer where somebody has asked for it: shown, exported, deleted.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use super::world::World;
use crate::args::RefusedAsked;
use crate::files;
use crate::language::Message;
use crate::preferences::Refused;
use protocol::RefusedLine;

/// The largest file that is added to, in bytes: some thousand lines.
const LARGEST_FILE: u64 = 1_000_000;

/// Adds a line to those that are kept. Beyond the largest file nothing is added.
pub(super) fn keep(world: &World, line: &RefusedLine) {
    if let Err(error) = add(&world.folders.refused(), line) {
        tracing::warn!(%error, "a line that was not understood was not kept");
    }
}

fn add(path: &Path, line: &RefusedLine) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        files::make_missing_folder(folder)?;
    }
    let mut file = files::append(path)?;
    if file.metadata()?.len() > LARGEST_FILE {
        return Ok(());
    }
    // Whatever stands at its end, this is a line of its own.
    file.write_all(format!("\n{}", serde_json::to_string(line)?).as_bytes())
}

/// Does what was asked about lines that are kept.
pub(super) fn refused(world: &World, asked: RefusedAsked) -> u8 {
    let path = world.folders.refused();
    let kept = match read(&path) {
        Ok(kept) => kept,
        Err(error) => {
            let reason = crate::settings::reason(&error);
            return world.fault(&Message::new("refused-lines-unreadable").message("reason", reason));
        }
    };
    match asked {
        RefusedAsked::Export => world.print_whole(kept.iter().filter_map(|line| serde_json::to_string(line).ok())),
        RefusedAsked::Show => show(world, &kept),
        RefusedAsked::Delete => match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                let reason = crate::settings::reason(&error);
                world.fault(&Message::new("refused-lines-unreadable").message("reason", reason))
            }
            _ => world.print([world.text(&Message::new("refused-lines-deleted").number("lines", kept.len() as u32))]),
        },
    }
}

fn show(world: &World, kept: &[RefusedLine]) -> u8 {
    let keeps = world.preferences.refused == Refused::Keep;
    let told = Message::new(if keeps { "refused-lines-on" } else { "refused-lines-off" });
    let told = told.number("lines", kept.len() as u32);
    // What was typed is read as it was, in whatever language.
    let lines =
        kept.iter().map(|kept| format!("{}, {}, {}: {}", kept.language, kept.edition, kept.moment, kept.line));
    world.print([world.text(&told)].into_iter().chain(lines))
}

/// All that is kept. What is no such line is left out.
fn read(path: &Path) -> io::Result<Vec<RefusedLine>> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}
