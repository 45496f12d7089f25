//! Editions: listed, checked, read as sentences, and begun as files.

mod beginning;

use std::path::Path;

use super::play::Narrator;
use super::world::World;
use super::{BAD_ARGUMENTS, FAULT};
use crate::args::{EditionAsked, Output};
use crate::game::Edition;
use crate::language::Message;
use crate::language::edition::{can_be_played, fault, line, told};
use crate::language::own_sentences::WrongSentence;
use crate::settings::editions::{self, NoEdition};

/// Does what was asked about editions.
pub(super) fn edition(world: World, asked: &EditionAsked) -> u8 {
    match asked {
        EditionAsked::List => list(&world),
        EditionAsked::Check { file } => check(world, file),
        EditionAsked::Show { edition } => show(world, edition),
        EditionAsked::New { name, folder } => beginning::write(&world, name, folder.as_deref()),
    }
}

/// The name of the edition in a file that a command line asks for, which can be chosen from now on; none if it asks for
/// one by its name.
///
/// # Errors
/// All that is wrong with the file, as sentences.
pub(super) fn in_file(asked: &str) -> Result<Option<String>, Vec<Message>> {
    if !editions::is_edition(asked) {
        return Ok(None);
    }
    let edition = editions::read(Path::new(asked)).map_err(|fault| faults(asked, &fault))?;
    edition.offer();
    Ok(Some(edition.id().to_owned()))
}

/// Why a file is no edition: first of all how much is wrong with it.
fn faults(file: &str, fault: &NoEdition) -> Vec<Message> {
    match fault {
        NoEdition::Unreadable(reason) => {
            vec![Message::new("editions-unreadable").text("file", file).message("reason", reason.clone())]
        }
        NoEdition::Wrong(wrong) => counted(file, wrong.iter().map(fault::wrong).collect()),
        NoEdition::Untold(wrong) => counted(file, wrong.iter().map(WrongSentence::told).collect()),
    }
}

fn counted(file: &str, faults: Vec<Message>) -> Vec<Message> {
    let first = Message::new("editions-faults").text("file", file).number("count", faults.len() as u32);
    std::iter::once(first).chain(faults).collect()
}

fn list(world: &World) -> u8 {
    let mut lines: Vec<Message> = Edition::all().into_iter().map(line).collect();
    let folder = world.folders.editions().display().to_string();
    lines.push(Message::new("editions-folder").text("folder", folder));
    world.print(lines.iter().map(|line| world.text(line)))
}

fn check(world: World, file: &str) -> u8 {
    match editions::read(Path::new(file)) {
        Ok(edition) => tell(world, edition, vec![can_be_played(edition)]),
        Err(fault) => {
            for fault in faults(file, &fault) {
                world.fault(&fault);
            }
            FAULT
        }
    }
}

fn show(world: World, asked: &str) -> u8 {
    let found = if editions::is_edition(asked) {
        editions::read(Path::new(asked)).map_err(|fault| faults(asked, &fault))
    } else {
        let list = || Edition::all().into_iter().map(|edition| edition.id().to_owned()).collect();
        Edition::from_id(asked)
            .ok_or_else(|| vec![Message::new("fault-edition").text("text", asked).texts("list", list())])
    };
    match found {
        Ok(edition) => tell(world, edition, told(edition)),
        Err(faults) => {
            for fault in faults {
                world.fault(&fault);
            }
            BAD_ARGUMENTS
        }
    }
}

fn tell(world: World, edition: Edition, messages: Vec<Message>) -> u8 {
    let mut narrator = Narrator::new(world, Output::Table);
    let effects = narrator.session.tell_about(edition, &messages);
    narrator.run(effects)
}
