//! How the spies get to know each other where the book has eyes closed: the table is asked once, and it is kept.

use protocol::question::Question;
use protocol::setup_step::SetupStep;
use resistance_narrator::game::Reveal;
use resistance_narrator::language::{Language, Verb};
use resistance_narrator::preferences::{Key, KeyMode, Preferences, Revealed};

use crate::table::{Table, plain};

const NAMES: &str = "Ana, Ben, Cleo, Dan, Eve";

/// The names were told to a table that was opened for this edition, and who leads where that is asked, and it begins.
fn named(edition: &str, preferences: Preferences, language: Language) -> Table {
    let mut table = Table::new().preferences(preferences).language(language).edition(edition).open().line(NAMES);
    if table.question() == Question::Leader {
        table = table.line("Ana");
    }
    table.asks(Question::Start).say(&plain(Verb::Start))
}

fn reveal(table: &Table) -> Reveal {
    table.record().unwrap().setup().reveal
}

#[test]
fn winter_soldier_asks_how_this_table_wants_the_reveal_and_keeps_it() {
    let answers = [
        (Language::ENGLISH, "by touch"),
        (Language::FRENCH, "au toucher"),
        (Language::GERMAN, "durch Ertasten"),
        (Language::ENGLISH, "2"),
    ];
    for (language, answer) in answers {
        let table = named("winter-soldier", Preferences::default(), language).asks(Question::RevealWay);
        let table = table.line("4").asks(Question::RevealWay);
        let table = table.line(answer).asks(Question::Guidance { step: SetupStep::Tableau });
        assert_eq!(reveal(&table), Reveal::Touch, "{language:?} {answer}");
        let kept = table.kept().last().unwrap().clone();
        assert_eq!(kept.reveal, Revealed::Touch);
        // The next time nobody is asked, in any edition with closed eyes.
        for edition in ["winter-soldier", "resistance-2020"] {
            let table = named(edition, kept.clone(), language);
            let table = table.asks(Question::Guidance { step: SetupStep::Tableau });
            assert_eq!(reveal(&table), Reveal::Touch, "{language:?} {edition}");
        }
    }
}

#[test]
fn closed_eyes_and_the_headset_can_be_chosen_too_and_by_key() {
    for (answer, wanted) in [("eyes closed", Reveal::Eyes), ("through a headset", Reveal::Headset)] {
        let table = named("winter-soldier", Preferences::default(), Language::ENGLISH).line(answer);
        assert_eq!(reveal(&table), wanted, "{answer}");
    }
    let preferences = Preferences { keys: KeyMode::Single, ..Preferences::default() };
    let table = named("winter-soldier", preferences, Language::ENGLISH).asks(Question::RevealWay);
    assert_eq!(reveal(&table.press(Key::Char('2')).listen()), Reveal::Touch);
}

#[test]
fn nobody_is_asked_whose_edition_is_felt_or_who_has_said_it() {
    let table = named("accessible", Preferences::default(), Language::ENGLISH);
    assert_eq!(reveal(&table.asks(Question::Guidance { step: SetupStep::Tableau })), Reveal::Touch);
    let table = Table::new().edition("winter-soldier").reveal("eyes").open().line(NAMES).line("start");
    assert_eq!(reveal(&table.asks(Question::Guidance { step: SetupStep::Tableau })), Reveal::Eyes);
    // What a table does where eyes are closed is nothing to an edition with cards to be felt.
    let closed = Preferences { reveal: Revealed::Eyes, ..Preferences::default() };
    assert_eq!(reveal(&named("accessible", closed, Language::ENGLISH)), Reveal::Touch);
}
