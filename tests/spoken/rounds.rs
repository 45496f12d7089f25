//! Cards that go round in a reveal by touch: what is said about them is listened for.

use protocol::SpeechInputOrder;
use protocol::question::Question;
use resistance_narrator::language::{Language, Phrases, Verb};
use resistance_narrator::preferences::Listens;
use resistance_narrator::script::Round;

use super::{recogniser, table};
use crate::table::Table;

/// What the recogniser listens for now.
fn listed(table: &Table) -> Vec<String> {
    let Some(SpeechInputOrder::Expect { phrases, .. }) = table.told_ears().last() else {
        panic!("nothing is listened for")
    };
    phrases.clone()
}

/// Which way cards go round is chosen aloud as well as typed, and while they go round they can be called home.
#[test]
fn the_way_of_the_cards_is_chosen_by_voice() {
    let said: [(Language, &[&str], &str); 3] = [
        (Language::ENGLISH, &["all together", "one by one"], "all cards home"),
        (Language::FRENCH, &["tous ensemble", "une carte à la fois"], "toutes les cartes à leur place"),
        (Language::GERMAN, &["alle auf einmal", "karte für karte"], "alle karten zurück"),
    ];
    for (language, ways, home) in said {
        let typed = |verb| Phrases::of(language).opening(verb);
        let table = table(Listens::Open).language(language).ears(recogniser(language));
        let table = table.line(&typed(Verb::Ready)).asks(Question::Reveal);
        for way in ways {
            assert!(listed(&table).contains(&Phrases::of(language).heard_as_one(way)), "{way}: {:?}", listed(&table));
        }
        let table = table.hears(ways[0]).asks(Question::Reveal);
        assert_eq!(table.kept().last().map(|kept| kept.script.round), Some(Some(Round::Together)));
        let table = table.begin_line(&typed(Verb::Start)).line(&typed(Verb::Pause)).asks(Question::ScriptPaused);
        assert!(listed(&table).contains(&Phrases::of(language).heard_as_one(home)), "{home}: {:?}", listed(&table));
    }
}
