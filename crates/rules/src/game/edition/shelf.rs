//! The narrator's own editions, and others that were read since.

use std::sync::{LazyLock, PoisonError, RwLock};

use super::{Edition, Wrong, reading};

/// The files of the narrator's own editions, in the order in which they are offered. One that is like another comes
/// after it.
const FILES: [&str; 6] = [
    include_str!("files/accessible.toml"),
    include_str!("files/widerstand.toml"),
    include_str!("files/resistance-2020.toml"),
    include_str!("files/winter-soldier.toml"),
    include_str!("files/forum.toml"),
    include_str!("files/avalon.toml"),
];

/// The narrator's own editions.
static OWN: LazyLock<Vec<Edition>> = LazyLock::new(|| {
    let mut own = Vec::new();
    for file in FILES {
        let edition = read(file, &own).unwrap_or_else(|wrong| panic!("an edition of our own: {wrong:?}"));
        own.push(edition);
    }
    own
});

/// Others, each beside the file that it was read from. None is ever put away: games go on with it.
static READ: RwLock<Vec<(&str, Edition)>> = RwLock::new(Vec::new());

/// Those of the others that are offered.
static OFFERED: RwLock<Vec<Edition>> = RwLock::new(Vec::new());

/// An edition goes by one of the narrator's own alone: what its file means depends on no other file.
fn read(file: &str, own: &[Edition]) -> Result<Edition, Vec<Wrong>> {
    let known: Vec<(&str, Edition)> = FILES.into_iter().zip(own.iter().copied()).collect();
    let book = reading::book(file, &known, !FILES.contains(&file))?;
    Ok(Edition(Box::leak(Box::new(book))))
}

pub(super) fn own() -> &'static [Edition] {
    &OWN
}

pub(super) fn all() -> Vec<Edition> {
    let offered = OFFERED.read().unwrap_or_else(PoisonError::into_inner);
    OWN.iter().chain(offered.iter()).copied().collect()
}

pub(super) fn put(file: &str) -> Result<Edition, Vec<Wrong>> {
    if let Some((own, _)) = OWN.iter().zip(FILES).find(|(_, known)| *known == file) {
        return Ok(*own);
    }
    let mut read_since = READ.write().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, known)) = read_since.iter().find(|(known, _)| *known == file) {
        return Ok(*known);
    }
    let edition = read(file, &OWN)?;
    read_since.push((file.to_owned().leak(), edition));
    Ok(edition)
}

pub(super) fn offer(edition: Edition) {
    if OWN.contains(&edition) {
        return;
    }
    let mut offered = OFFERED.write().unwrap_or_else(PoisonError::into_inner);
    match offered.iter_mut().find(|other| other.id() == edition.id()) {
        Some(other) => *other = edition,
        None => offered.push(edition),
    }
}

/// The file of an edition that is not one of the narrator's own.
pub(super) fn file(edition: Edition) -> Option<&'static str> {
    let read_since = READ.read().unwrap_or_else(PoisonError::into_inner);
    read_since.iter().find(|(_, other)| *other == edition).map(|(file, _)| *file)
}
