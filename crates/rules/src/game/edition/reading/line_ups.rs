//! The line-ups in the file of an edition: each can be played, and is nothing that the same file advises against.

use toml::Spanned;

use super::file::LinedUp;
use super::{Fault, Reader};
use crate::game::Module;
use crate::game::edition::book::Book;
use crate::game::edition::line_up::{LineUp, LineUpFault};

impl Reader<'_> {
    /// The line-ups of a book. Whether they can be played is asked once all that they rest on is right.
    pub(super) fn line_ups(&mut self, rows: &[Spanned<LinedUp>], book: &Book) -> Vec<LineUp> {
        let rests_on_faults = !self.wrong.is_empty();
        let mut line_ups: Vec<LineUp> = Vec::new();
        for row in rows {
            let LinedUp { name, players, with } = row.get_ref();
            let mut known = Vec::new();
            for word in with {
                match book.modules.iter().find(|module| module.id() == word.get_ref()) {
                    Some(module) => known.push(*module),
                    None => self.wrong_at("line_ups", Some(word.span()), Fault::NoModule(word.get_ref().clone())),
                }
            }
            let line_up = LineUp { name: *name, players: players.clone().into(), with: known };
            // Of none, that there is no game for nobody.
            let numbers = if line_up.players.is_empty() { &[0][..] } else { &line_up.players };
            for (at, players) in numbers.iter().enumerate().filter(|_| !rests_on_faults) {
                let before = line_ups.iter().filter(|other| other.name == *name).flat_map(|other| &other.players);
                let is_twice = before.chain(&numbers[..at]).any(|other| other == players);
                let why = if is_twice { Some(LineUpFault::Twice) } else { fault(book, *players, &line_up.with) };
                if let Some(why) = why {
                    self.wrong_at(
                        "line_ups",
                        Some(row.span()),
                        Fault::LineUp { name: *name, players: *players, why },
                    );
                }
            }
            line_ups.push(line_up);
        }
        line_ups
    }
}

/// Why so many can't play these modules, or should not.
fn fault(book: &Book, players: u8, with: &[Module]) -> Option<LineUpFault> {
    let has = |module: Module| with.contains(&module);
    let Some(table) = book.table(players.into()) else { return Some(LineUpFault::NoTable) };
    let (good, evil) = book.sides;
    for (side, most) in [(good, table.resistance), (evil, table.spies)] {
        let is_there = |role: &&crate::game::role::Role| role.side() == side && role.module().is_none_or(has);
        let found = book.characters.iter().filter(is_there).filter(|role| !role.is_general()).count();
        if found > usize::from(most) {
            return Some(LineUpFault::Characters { side, found, most });
        }
    }
    let is_alone = |module: &&Module| book.needed_by(**module).is_some_and(|needed| !has(needed));
    if let Some(alone) = with.iter().find(is_alone) {
        return Some(LineUpFault::Alone(*alone));
    }
    let advice = book.advice.iter().find(|advice| advice.holds(has, players.into()))?;
    Some(LineUpFault::Advised(advice.id.clone()))
}
