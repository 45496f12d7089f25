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

/// An edition beside the file that it was read from. None is ever put away: games go on with it.
static SHELF: LazyLock<RwLock<Vec<(String, Edition)>>> = LazyLock::new(|| {
    let mut shelf = Vec::new();
    for file in FILES {
        let edition = read(file, &shelf).unwrap_or_else(|wrong| panic!("an edition of our own: {wrong:?}"));
        shelf.push((file.to_owned(), edition));
    }
    RwLock::new(shelf)
});

fn read(file: &str, shelf: &[(String, Edition)]) -> Result<Edition, Vec<Wrong>> {
    let book = reading::book(file, &|id| {
        shelf.iter().find(|(_, edition)| edition.id() == id).map(|(file, _)| file.as_str())
    })?;
    Ok(Edition(Box::leak(Box::new(book))))
}

pub(super) fn all() -> Vec<Edition> {
    let shelf = SHELF.read().unwrap_or_else(PoisonError::into_inner);
    shelf.iter().take(FILES.len()).map(|(_, edition)| *edition).collect()
}

pub(super) fn first() -> Edition {
    SHELF.read().unwrap_or_else(PoisonError::into_inner)[0].1
}

pub(super) fn put(file: &str) -> Result<Edition, Vec<Wrong>> {
    let mut shelf = SHELF.write().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, known)) = shelf.iter().find(|(content, _)| content == file) {
        return Ok(*known);
    }
    let edition = read(file, &shelf)?;
    shelf.push((file.to_owned(), edition));
    Ok(edition)
}
