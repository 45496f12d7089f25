//! What pages have before them, as a device would keep it.

use std::collections::BTreeMap;

use protocol::{Page, PageWords, Sealed};
use resistance_narrator::game::Seat;

/// What pages have before them.
#[derive(Default)]
pub struct Pages {
    pub seats: Vec<String>,
    said: Vec<(PageWords, Vec<String>)>,
    tables: Vec<(PageWords, Vec<String>)>,
    cards: BTreeMap<Seat, Sealed<Vec<String>>>,
    /// The last answer to what a seat has asked.
    pub answers: BTreeMap<Seat, Vec<String>>,
    /// All that came since it was asked last, as everybody may see it: what is sealed is not in it.
    came: Vec<String>,
    /// Whose answer was looked at, in order, and whether it counts.
    pub settled: Vec<(Seat, u32, bool)>,
}

impl Pages {
    pub(super) fn show(&mut self, page: Page) {
        self.came.push(format!("{page:?}"));
        match page {
            Page::Seats(names) => self.seats = names,
            Page::Said { words, first, lines } => {
                let said = of(&mut self.said, words);
                assert!(first <= said.len(), "lines between {} and {first} are missing", said.len());
                said.truncate(first);
                said.extend(lines);
            }
            Page::Table { words, lines } => *of(&mut self.tables, words) = lines,
            Page::Card(seat, Some(lines)) => drop(self.cards.insert(seat, lines)),
            Page::Card(seat, None) => drop(self.cards.remove(&seat)),
            Page::Answer(seat, lines) => drop(self.answers.insert(seat, lines.0.open().clone())),
            Page::Settled { seat, prompt, taken } => self.settled.push((seat, prompt, taken)),
        }
    }

    /// All that came since it was asked last, as everybody may see it.
    pub(super) fn came(&mut self) -> Vec<String> {
        std::mem::take(&mut self.came)
    }

    /// All that was said, in these words.
    pub fn said(&self, words: PageWords) -> &[String] {
        find(&self.said, words)
    }

    /// How the table stands, in these words.
    pub fn table(&self, words: PageWords) -> &[String] {
        find(&self.tables, words)
    }

    /// The card of a seat.
    pub fn card(&self, seat: Seat) -> Option<&[String]> {
        self.cards.get(&seat).map(|lines| lines.0.open().as_slice())
    }
}

fn of(kept: &mut Vec<(PageWords, Vec<String>)>, words: PageWords) -> &mut Vec<String> {
    let at = kept.iter().position(|(of, _)| *of == words).unwrap_or_else(|| {
        kept.push((words, Vec::new()));
        kept.len() - 1
    });
    &mut kept[at].1
}

fn find(kept: &[(PageWords, Vec<String>)], words: PageWords) -> &[String] {
    kept.iter().find(|(of, _)| *of == words).map(|(_, lines)| lines.as_slice()).unwrap_or_default()
}
