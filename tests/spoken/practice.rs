//! Practice by voice: what is offered to be said can be heard with the models that come with the program, and is answered.

use moderator::Company;
use protocol::question::Question;
use resistance_narrator::language::{Intent, Language, Phrases, Verb};
use resistance_narrator::preferences::{Listens, Preferences, Wording};

use super::recogniser;
use crate::table::Table;

/// A practice whose narrator listens all the time, once the person is asked for a vote or a team.
fn practice(language: Language) -> Table {
    let preferences = Preferences { ears: Listens::Open, wording: Wording::Full, ..Preferences::default() };
    let table = Table::new().preferences(preferences).language(language).seed(3).deal(3);
    table.practise(Company { name: None, count: Some(5) }).ears(recogniser(language)).line("Ana")
}

/// What was said since the last line.
fn said(table: &Table) -> String {
    table.printed().join(" ")
}

/// What the rules say can be asked by typing alone, so nobody is told to say it.
#[test]
fn rules_are_offered_as_they_can_be_asked_for() {
    for (language, rules, typed, said) in [
        (Language::ENGLISH, "rules", "Type for example: what is a mission.", "Say for example: what is a mission."),
        (
            Language::FRENCH,
            "règles",
            "Tapez par exemple : c'est quoi une mission.",
            "Dites par exemple : c'est quoi une mission.",
        ),
        (
            Language::GERMAN,
            "Regeln",
            "Tippe zum Beispiel: was ist eine Mission.",
            "Sag zum Beispiel: was ist eine Mission.",
        ),
    ] {
        let shown = |verb| Phrases::of(language).shown(verb).unwrap().written(|_| String::new());
        let listens = practice(language).line(shown(Verb::Help).trim());
        assert!(!self::said(&listens).contains(rules), "{language:?}: {}", self::said(&listens));
        let told = listens.line(rules);
        assert!(self::said(&told).ends_with(typed), "{language:?}: {}", self::said(&told));
        let table = Table::new().language(language).seed(3).deal(3);
        let table = table.practise(Company { name: Some("Ana".to_owned()), count: Some(5) });
        let table = table.line(shown(Verb::Help).trim());
        assert!(self::said(&table).contains(rules), "{language:?}: {}", self::said(&table));
        let table = table.line(rules);
        assert!(self::said(&table).ends_with(said), "{language:?}: {}", self::said(&table));
    }
}

/// Plays on until the game is over: for every team, with everybody who comes first in it, without a Fail.
fn played(mut table: Table, language: Language) -> Table {
    let shown = |verb| Phrases::of(language).shown(verb).unwrap().written(|_| String::new());
    let (approve, success) = (shown(Verb::Approve), shown(Verb::Success));
    for _ in 0..100 {
        table = match table.question() {
            Question::AfterGame => return table,
            Question::OwnVote { .. } => table.line(approve.trim()),
            Question::OwnCard { .. } => table.line(success.trim()),
            Question::Team => {
                let game = table.game().unwrap();
                let size = usize::from(game.team_size(game.mission().unwrap()));
                table.say(&Intent::Propose(game.seats().iter().take(size).collect()))
            }
            question => panic!("{question:?}"),
        };
    }
    panic!("the game does not end: {:?}", table.question());
}

#[test]
fn what_a_practice_by_voice_offers_to_say_is_heard_and_answered() {
    let offered = [
        (Language::ENGLISH, ["what would you do", "why did {} reject", "review"]),
        (Language::FRENCH, ["un conseil", "pourquoi {} a rejeté", "qui a fait quoi"]),
        (Language::GERMAN, ["ein Tipp", "warum war {} dagegen", "wer war was"]),
    ];
    for (language, [hint, why, review]) in offered {
        let mut table = practice(language);
        let begun = said(&table);
        let why = why.replace("{}", &table.record().unwrap().names().values()[1]);
        for phrase in [hint, &why] {
            assert!(begun.contains(phrase), "{language:?} offers no {phrase:?}: {begun}");
            table = table.line(phrase);
            let answer = said(&table);
            table = table.hears(&phrase.to_lowercase());
            assert_eq!(said(&table), answer, "{language:?}: {phrase}");
        }
        let table = played(table, language);
        assert!(said(&table).contains(review), "{language:?}: {}", said(&table));
        let table = table.line(review);
        let answer = said(&table);
        assert_eq!(said(&table.hears(review)), answer, "{language:?}: {review}");
        assert!(answer.contains(". "), "{answer}");
    }
}
