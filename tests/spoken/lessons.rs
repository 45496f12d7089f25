//! Lessons by voice: what a step asks for is heard in the words in which it asks.

use resistance_narrator::language::{Intent, Language};
use resistance_narrator::preferences::{Listens, Preferences, Wording};
use resistance_narrator::session::lessons::{Progress, Rooms};

use super::recogniser;
use crate::table::Table;

/// The lesson about missions.
const MISSION: usize = 4;

/// What was printed last: what is asked for.
fn asked(table: &Table) -> String {
    table.printed().last().map(|line| (*line).to_owned()).unwrap_or_default()
}

#[test]
fn what_a_lesson_wants_is_heard_as_it_is_asked_for() {
    for language in Language::ALL {
        let preferences = Preferences { ears: Listens::Open, wording: Wording::Full, ..Preferences::default() };
        let mut table = Table::new().language(language).preferences(preferences);
        let rooms = Rooms { voice: true, phones: false };
        let mut table = table.learn(rooms, Progress::default(), Some(MISSION)).ears(recogniser(language));
        for fails in [1, 0] {
            let line = table.lexicon().write(&Intent::fails(fails));
            table = table.line(&line);
        }
        let before = asked(&table);
        let (_, words) = before.rsplit_once(": ").expect("it tells what to say");
        table = table.hears(&words.trim_end_matches('.').to_lowercase());
        assert_ne!(asked(&table), before, "{words:?} is heard");
    }
}
