//! The other languages of this table, in which somebody is told what is theirs alone.

use crate::language::lexicon::{Lexicon, Words};
use crate::language::{Kit, Language};
use std::collections::{BTreeMap, BTreeSet};

/// The other languages of this table, which take long to make: each is made once, and anew when the table has changed.
#[derive(Default)]
pub(in crate::session) struct Languages {
    made: BTreeMap<Language, Lexicon>,
    kit: Kit,
}

impl Languages {
    /// A language, if it is as this table is.
    pub(super) fn get(&self, language: Language, table: &Lexicon) -> Option<&Lexicon> {
        self.made.get(&language).filter(|made| made.is_of_same_table(table))
    }

    /// Makes those that are not there as this table is now.
    pub(in crate::session) fn prepare(&mut self, wanted: BTreeSet<Language>, table: &Lexicon, kit: &Kit) {
        if self.kit != *kit {
            *self = Self { kit: kit.clone(), ..Self::default() };
        }
        for language in wanted.into_iter().filter(|language| *language != table.language()) {
            if self.get(language, table).is_none() {
                self.made.insert(language, table.in_language(language, kit, Words::Own));
            }
        }
    }
}
