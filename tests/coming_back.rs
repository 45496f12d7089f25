//! A table that comes back to a saved game: every word that it is offered gets it there, and it hears where it is.

use protocol::question::Question;
use protocol::{Answer, Unfinished};
use resistance_narrator::game::Seat;
use resistance_narrator::language::{Language, Message};

use crate::table::Table;

fn offered(language: Language) -> Table {
    let unfinished = Unfinished {
        id: "2026-11-21-1".to_owned(),
        players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec(),
        date: Message::new("date").number("day", 21u32).number("month", 11u32).number("year", 2026u32),
        damage: None,
    };
    Table::new().language(language).unfinished(unfinished).open().asks(Question::Unfinished)
}

#[test]
fn every_word_that_the_first_prompt_offers_is_understood() {
    let words: [(Language, &[&str], &[&str]); 3] = [
        (
            Language::ENGLISH,
            &["1", "resume", "go on with it", "go on", "yes"],
            &["2", "new game", "a new game", "no", "cancel"],
        ),
        (
            Language::FRENCH,
            &["1", "reprendre", "la reprendre", "continuer", "oui"],
            &["2", "nouvelle partie", "une nouvelle partie", "non"],
        ),
        (
            Language::GERMAN,
            &["1", "weiterspielen", "fortsetzen", "weiter", "ja"],
            &["2", "neues Spiel", "neue Partie", "nein", "abbrechen"],
        ),
    ];
    for (language, on, anew) in words {
        for word in on {
            assert_eq!(offered(language).line(word).opened(), ["2026-11-21-1"], "{language:?} {word}");
        }
        for word in anew {
            let mut table = offered(language).line(word);
            assert_eq!((table.question(), table.opened().len()), (Question::Players, 0), "{language:?} {word}");
        }
    }
}

/// Whatever a refusal or the help proposes is an answer.
#[test]
fn every_example_of_a_refusal_there_is_an_answer() {
    for language in Language::ALL {
        let mut refused = offered(language).line("xyz");
        let printed = refused.printed().concat();
        assert!(!printed.contains(" ."), "an example without its words: {printed}");
        let list = printed.rsplit(':').next().unwrap();
        let list = [" or ", " ou ", " oder "].iter().fold(list.to_owned(), |list, word| list.replace(word, ", "));
        let examples = list.trim_matches([' ', '.', '\u{a0}', '\u{202f}']).split(',');
        let examples: Vec<String> = examples.map(|example| example.trim().to_owned()).collect();
        assert!(examples.len() > 2, "{printed}");
        for example in examples {
            refused = offered(language).line(&example);
            let answered = !refused.opened().is_empty() || refused.question() == Question::Players;
            assert!(answered, "{language:?}: {example:?} of {printed:?}");
        }
    }
}

#[test]
fn whoever_names_a_table_there_wants_a_new_game() {
    let table = offered(Language::ENGLISH).line("Finn, Gina, Hal, Ida, Jo").asks(Question::Leader);
    assert!(table.opened().is_empty());
}

/// Four of five proposals are rejected, after one mission.
fn almost_over() -> Table {
    let table = Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").line("ready").line("skip");
    let table = table.line("ana, ben").line("5 0").line("1").asks(Question::Team);
    (0..4).fold(table, |table, _| table.line("ana, ben, cleo").line("2 3")).asks(Question::Team)
}

#[test]
fn a_recap_tells_mission_and_round_the_score_and_that_the_next_rejection_is_the_last() {
    let saved = almost_over();
    let (game, journal) = (saved.game().unwrap(), saved.journal().to_vec());
    let recap =
        Message::new("recap-round").number("round", 2u8).number("mission", 2u8).player("leader", game.leader());
    let last = Message::new("recap-last-rejection").number("rejections", 4u8).number("most", 5u8);
    for language in Language::ALL {
        let table = Table::new().language(language).resume(journal.clone());
        table.said(&recap).said(&last).said(&Message::new("recap-table"));
    }
    let table = Table::new().resume(journal);
    let told = table.spoken().join(" ");
    assert!(told.contains("Round two, mission two. Ana leads."), "{told}");
    assert!(told.contains("the next one ends the game, and the spies win."), "{told}");
}

#[test]
fn the_table_is_laid_again_marker_by_marker() {
    let table = Table::new().resume(almost_over().journal().to_vec());
    let leader = table.game().unwrap().leader();
    let table = table.line("lay the table again").asks(Question::Team);
    let table = table.said(&Message::new("marker-fail").number("mission", 1u8));
    let table = table.said(&Message::new("round-marker").number("mission", 2u8));
    let table = table.said(&Message::new("lay-again-markers").number("track", 4u8).player("leader", leader));
    let table = table.said(&Message::new("lay-again-cards"));
    for (language, line) in [(Language::FRENCH, "remettre la table"), (Language::GERMAN, "Tisch wieder aufbauen")] {
        let table = Table::new().language(language).resume(table.journal().to_vec()).line(line);
        table.said(&Message::new("marker-fail").number("mission", 1u8)).said(&Message::new("lay-again-cards"));
    }
}

/// Nobody would know otherwise why their phone stays silent.
#[test]
fn where_nothing_is_kept_of_phones_that_voted_that_is_told() {
    let gone = Message::new("phones-gone");
    let saved = |table: Table| (table.journal().to_vec(), table.private().clone());
    let table = || {
        Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").reveal("none").open().line("ready")
    };
    let ana = Seat::from_number(1).unwrap();
    let with_phone = table().reached(ana, Language::ENGLISH).listen().line("propose 1 2");
    let (journal, private) = saved(with_phone.answers(ana, Answer::Vote { approves: true }));
    for language in Language::ALL {
        Table::new().language(language).resume_with(journal.clone(), private.clone()).said(&gone);
    }
    // Nobody has voted by phone.
    let (journal, private) = saved(table().line("propose 1 2").line("vote 1 4"));
    let mut table = Table::new().resume_with(journal, private);
    let sentence = table.sentence(&gone);
    assert!(!table.spoken().contains(&sentence.as_str()), "{:?}", table.spoken());
}
