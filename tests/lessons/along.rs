//! How one gets along in lessons: which is next, a step once more, the one before, one left out, and what can be said.

use protocol::question::Question;
use protocol::{Input, Progress};
use resistance_narrator::language::Language;

use super::{ROOMS, answers, begin};
use crate::table::Table;

#[test]
fn the_next_lesson_is_offered_and_another_can_be_chosen() {
    let table = Table::new().learn(ROOMS, Progress::default(), None);
    let offer = "There are 16 lessons. The first one still to do is lesson 1, table. For another, say its number or name; to begin, say: next.";
    assert_eq!(table.printed(), [offer]);
    let table = table.line("99");
    assert_eq!(table.printed()[0], "There is no such lesson. They go from 1 to 16. Nothing has changed.");
    for (said, begins) in [
        ("4", "voting"),
        ("voting", "voting"),
        ("plot cards", "plot cards"),
        ("AVALON", "Avalon"),
        ("lesson 4", "voting"),
    ] {
        let table = Table::new().learn(ROOMS, Progress::default(), None).line(said);
        assert!(table.printed()[0].ends_with(&format!(": {begins}.")), "{said}: {:?}", table.printed());
    }
    let mut done = Progress::default();
    done.done.insert("table".to_owned());
    let table = Table::new().learn(ROOMS, done, None);
    assert!(table.printed()[0].contains("The first one still to do is lesson 2, round"), "{:?}", table.printed());
    let all = Progress { done: answers::all().iter().map(|lesson| lesson.id.to_owned()).collect(), left: None };
    let table = Table::new().learn(ROOMS, all, None).line("next");
    let done = "All 16 lessons are done. To play a whole game with me, leave with quit, and start: narrator practice. To \
                hear a lesson again, say its number or name.";
    assert_eq!(table.printed(), [done]);
    let table = table.line("quit");
    assert_eq!(table.printed(), ["I'll remember where you stopped. Goodbye."]);
}

#[test]
fn a_step_is_told_again_or_left_out_and_so_is_a_lesson() {
    let table = begin(Table::new(), 1).line("next");
    let first: Vec<String> = table.printed().iter().map(|line| (*line).to_owned()).collect();
    for again in ["again", "repeat"] {
        let table = begin(Table::new(), 1).line("next").line(again);
        assert_eq!(table.printed(), first);
    }
    let table = table.line("next");
    let asks = "One of you tells me who goes. Say: Ana and Cleo.";
    assert_eq!(table.printed(), ["This is for you to try. To leave it out all the same, say next once more.", asks]);
    let table = table.line("next");
    assert_eq!(table.printed()[0], "We leave that out.");
    let table = table.line("vote 3 2").line("skip");
    assert_eq!(table.printed()[0], "Lesson 2, round, is left out.");
    assert!(table.printed()[1].contains("The first one still to do is lesson 1"), "{:?}", table.printed());
}

#[test]
fn the_step_before_can_be_heard_again() {
    let table = begin(Table::new(), 1).line("next");
    let second: Vec<String> = table.printed().iter().map(|line| (*line).to_owned()).collect();
    let table = table.line("1 3").line("back");
    assert_eq!(table.printed(), second);
    let table = table.line("back").line("back").line("next");
    assert_eq!(table.printed(), second, "before the first step there is none");
}

#[test]
fn what_can_be_said_in_a_lesson_is_what_it_wants() {
    let table = begin(Table::new(), 1).line("next").line("help");
    assert_eq!(table.printed()[0], "To answer: Ana and Cleo.");
    let table = begin(Table::new(), 1).line("next").line("fails 1");
    assert!(text_of(&table).contains("Now you can say: Ana and Cleo."), "{:?}", table.printed());
    let table = Table::new().learn(ROOMS, Progress::default(), None).line("help");
    let list = "The lessons are: 1 table, 2 round, 3 words, 4 voting, 5 mission,";
    assert!(table.printed()[0].starts_with(list), "{:?}", table.printed());
}

#[test]
fn whoever_has_missed_something_asks_what() {
    for (language, what) in [(Language::ENGLISH, "what"), (Language::FRENCH, "quoi"), (Language::GERMAN, "was")] {
        let table = begin(Table::new().language(language), 1);
        let first: Vec<String> = table.printed().iter().skip(2).map(|line| (*line).to_owned()).collect();
        let table = table.line(&format!("{what}?"));
        assert_eq!(table.printed(), first, "{language:?}");
    }
}

fn text_of(table: &Table) -> String {
    table.printed().join(" ")
}

#[test]
fn what_is_on_its_way_is_not_begun_anew() {
    // In a roll call "what" asks once more, and forgets nothing.
    let table = begin(Table::new(), 3).line("who goes").line("vote 2 3").line("reject Dan").line("roll call");
    let table = table.line("approve").line("what");
    assert!(!text_of(&table).contains("Say first"), "{:?}", table.printed());
    let table = table.line("reject").line("approve").line("approve").line("reject");
    assert!(text_of(&table).contains("Right."), "{:?}", table.printed());
    // A reveal that runs goes back in its own way.
    let reveal = begin(Table::new(), 5).line("next").begin_line("start").listen_ms(5_000).line("back");
    assert!(!text_of(&reveal).contains("Before the first round"), "{:?}", reveal.printed());
    // Nobody begins one by saying once more that they are ready.
    let laid = ["next", "next", "next", "next", "next", "next", "ready"];
    let table = laid.into_iter().fold(begin(Table::new(), 0), |table, line| table.line(line)).line("ready");
    assert_eq!(table.printed(), ["Ask me: lay the table again."]);
}

/// Whoever is ready once too often is told each time what is asked, and nothing is refused.
#[test]
fn being_ready_once_too_often_is_no_fault() {
    for (language, next, ready, asks) in [
        (Language::ENGLISH, "next", "ready", "To begin, say: start. Listen a little, then say: pause."),
        (Language::FRENCH, "suivant", "prêt", "Pour commencer, dites"),
        (Language::GERMAN, "weiter", "bereit", "Zum Anfangen sag: starten."),
    ] {
        let mut table = begin(Table::new().language(language), 5).line(next);
        for _ in 0..2 {
            table = table.line(ready);
            let told = table.printed();
            assert!(told.len() == 1 && told[0].starts_with(asks), "{language:?}: {told:?}");
        }
    }
}

/// In German the word that goes on with a reveal that is held is the one that leaves a step out.
#[test]
fn a_reveal_that_is_held_goes_on_in_german_too() {
    let table = begin(Table::new().language(Language::GERMAN), 5).line("weiter");
    let mut table = table.begin_line("starten").listen_ms(super::LISTENS_MS).line("Pause");
    assert_eq!(table.question(), Question::ScriptPaused);
    let mut table = table.begin_line("weiter").listen_ms(5_000);
    assert_eq!(table.question(), Question::ScriptRuns, "{:?}", table.printed());
    assert!(!text_of(&table).contains("Ausprobieren"), "{:?}", table.printed());
}

#[test]
fn the_rules_can_be_asked_for_between_lessons() {
    for (language, [rules, aim], [of, trap]) in [
        (
            Language::ENGLISH,
            ["rules", "three missions that succeed"],
            ["what is the trap", "That is not in this game."],
        ),
        (
            Language::FRENCH,
            ["règles", "trois missions"],
            ["c'est quoi le piège", "Cela n'existe pas dans cette partie."],
        ),
        (Language::GERMAN, ["Regeln", "Gelingen drei"], ["was ist die Falle", "Das gibt es in dieser Partie nicht."]),
    ] {
        let table = Table::new().language(language).learn(ROOMS, Progress::default(), None).line(rules);
        assert!(text_of(&table).contains(aim), "{:?}", table.printed());
        assert!(text_of(&table.line(of)).starts_with(trap), "{language:?}");
    }
}

/// Voices are looked for, and the answer comes after a while: the lesson asks after it, and not before it too.
#[test]
fn what_takes_a_while_is_told_before_the_lesson_asks_again() {
    let asks = "To go on, say: next.";
    for (line, told) in [("voice Karl", "There is no voice Karl."), ("voices", "There are no voices")] {
        let mut table = begin(Table::new(), 1).line(line);
        assert_eq!(table.printed(), ["I'm looking for voices. One moment."]);
        table.handle(Input::Voices(Vec::new()));
        let table = table.listen();
        let printed = table.printed();
        assert!(printed.len() == 3 && printed[1].starts_with(told) && printed[2] == asks, "{printed:?}");
    }
    // Whoever says something else meanwhile is answered.
    let table = begin(Table::new(), 1).line("voices").line("blah");
    assert_eq!(table.printed().last(), Some(&asks));
    let table = table.line("next");
    assert!(!text_of(&table).contains(asks), "{:?}", table.printed());
}

#[test]
fn another_lesson_can_be_called_in_the_middle_of_one() {
    let table = begin(Table::new(), 1).line("next").line("lesson 6");
    assert_eq!(table.printed()[0], "Lesson 6: reveal.");
    let table = begin(Table::new().language(Language::GERMAN), 1).line("weiter").line("Lektion 6");
    assert!(table.printed()[0].starts_with("Lektion 6:"), "{:?}", table.printed());
    let table = begin(Table::new(), 1).line("next").line("1 6");
    assert!(!table.printed()[0].starts_with("Lesson"), "{:?}", table.printed());
}
