//! Taking back by voice: the last step, or what is read back.

use protocol::question::Question;
use resistance_narrator::language::{Intent, Language, Verb};
use resistance_narrator::preferences::Listens;

use super::{recogniser, table, team};
use crate::table::{Table, plain};

/// In French one word says both "undo" and "cancel": what is read back goes before what was played.
#[test]
fn what_takes_back_when_it_is_typed_does_so_when_it_is_said() {
    for (language, undo, yes, another_team, no) in [
        (Language::ENGLISH, "take that back", "confirm", "seat two and seat three", "cancel"),
        (Language::ENGLISH, "undo", "confirm", "seat two and seat three", "cancel"),
        (Language::FRENCH, "annuler", "confirmer", "place deux et place trois", "annuler"),
        (Language::FRENCH, "annule", "confirmer", "place deux et place trois", "annule"),
        (Language::FRENCH, "défaire", "confirmer", "place deux et place trois", "annuler"),
        (Language::GERMAN, "rückgängig", "bestätigen", "platz zwei und platz drei", "abbrechen"),
        (Language::GERMAN, "nimm das zurück", "bestätigen", "platz zwei und platz drei", "abbrechen"),
    ] {
        let proposed = || {
            let table = table(Listens::Open).language(language).ears(recogniser(language));
            let table = table.say(&plain(Verb::Ready)).say(&plain(Verb::Skip));
            table.say(&Intent::Propose(team(&[1, 3]))).asks(Question::Vote)
        };
        proposed().line(undo).asks(Question::Team);
        let mut table = proposed().hears(undo);
        assert_eq!(table.unconfirmed(), Some(&plain(Verb::Undo)), "{language:?}: {undo}");
        table = table.hears(yes).asks(Question::Team);
        let entries = table.journal().len();
        table = table.hears(another_team);
        assert_eq!(table.unconfirmed(), Some(&Intent::Propose(team(&[2, 3]))), "{language:?}");
        table = table.hears(no).asks(Question::Team);
        assert_eq!((table.unconfirmed(), table.journal().len()), (None, entries), "{language:?}: {no}");
    }
}

/// What is half told is dropped as it is by a typed word, and what was played before stays.
#[test]
fn in_a_roll_call_the_word_for_both_ends_the_roll_call() {
    let french = table(Listens::Open).language(Language::FRENCH).ears(recogniser(Language::FRENCH));
    let table = french.say(&plain(Verb::Ready)).say(&plain(Verb::Skip)).say(&Intent::Propose(team(&[1, 3])));
    let table = table.say(&plain(Verb::RollCall)).hears("approuve");
    let played = |table: &Table| table.record().unwrap().past().len();
    let before = played(&table);
    let table = table.hears("annuler").asks(Question::Vote);
    assert_eq!(played(&table), before);
}
