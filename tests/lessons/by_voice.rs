//! Lessons by voice: what a step asks for is heard in the words in which it asks.

use resistance_narrator::language::{Intent, Language};
use resistance_narrator::preferences::{Listens, Preferences, Wording};

use super::{answer, answers, asked, begin, sentence, written};
use crate::spoken::recogniser;
use crate::table::Table;
use crate::voice_commands::starter;

/// A table in this lesson that listens all the time.
fn listening(language: Language, lesson: usize) -> Table {
    let preferences = Preferences { ears: Listens::Open, wording: Wording::Full, ..Preferences::default() };
    begin(Table::new().language(language).preferences(preferences), lesson).ears(recogniser(language))
}

/// Says what was asked for, and that it was heard right; types it, where it was told that it can't be heard.
fn follow(mut table: Table, language: Language, intent: &Intent) -> Table {
    let ask = asked(&table);
    if ask == sentence(&mut table, "lesson-only-typed") {
        let line = written(&mut table, intent);
        return answer(table, &line, intent);
    }
    let (_, words) = ask.split_once(": ").expect("it tells what to say");
    let words = words.split(['.', ':']).next().unwrap_or_default();
    let table = table.hears(&starter(language).spell_text(words).unwrap_or_else(|| panic!("{words} is known")));
    if table.unconfirmed().is_none() {
        return table;
    }
    let yes = Language::ALL.into_iter().zip(["yes", "oui", "ja"]).find(|(other, _)| *other == language);
    table.hears(yes.unwrap().1)
}

#[test]
fn what_a_lesson_wants_is_heard_as_it_is_asked_for() {
    for language in Language::ALL {
        for (lesson, answered) in answers::all().iter().enumerate() {
            let mut table = listening(language, lesson);
            for step in &answered.steps {
                let before = table.learnt().clone();
                match &step[..] {
                    [intent @ Intent::Plain(_)] => table = follow(table, language, intent),
                    intents => {
                        for intent in intents {
                            let line = written(&mut table, intent);
                            table = answer(table, &line, intent);
                        }
                    }
                }
                assert_ne!(*table.learnt(), before, "{} in {language:?}: {step:?}", answered.id);
            }
        }
    }
}
