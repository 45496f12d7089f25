//! A player's voice, learned word by word.

use protocol::question::Question;
use protocol::setup_step::SetupStep;
use protocol::{Cue, SpeechInputOrder};
use resistance_narrator::language::template::{COEFFICIENTS, POINTS, Template};
use resistance_narrator::language::{Language, Message, Phrases};
use resistance_narrator::preferences::Listens;

use super::{cues, listening};
use crate::table::Table;

const STEP: Question = Question::Guidance { step: SetupStep::Tableau };

/// How one of the words sounds: each like no other.
fn sound(number: usize) -> Template {
    let numbers =
        (0..POINTS * COEFFICIENTS).map(|at| if at % COEFFICIENTS == number % COEFFICIENTS { 90 } else { 0 });
    Template::try_from(numbers.collect::<Vec<i8>>()).unwrap()
}

fn words() -> Vec<&'static str> {
    Phrases::of(Language::ENGLISH).taught().iter().map(String::as_str).collect()
}

/// The word that is to be said after the narrator.
fn next(word: &str) -> Message {
    Message::new("voice-word").text("word", word)
}

/// The same for somebody who has said another one.
fn say(word: &str) -> Message {
    Message::new("voice-say").text("word", word)
}

/// Ana is to say the first word.
fn begun(ears: Listens) -> Table {
    let table = listening(ears).line("learn the voice of Ana");
    let table = table.said(&Message::new("voice-lesson").text("name", "Ana")).said(&next("one"));
    assert!(matches!(table.told_ears().last(), Some(SpeechInputOrder::Expect { teaching: true, .. })));
    table
}

/// All words are said once, as they should be.
fn said_once(mut table: Table) -> Table {
    for (number, word) in words().into_iter().enumerate() {
        table = table.teaches(&sound(number), &[(word, 900_000), ("talk", 100_000)]);
        assert!(cues(&table).contains(&Cue::Heard), "{word}");
    }
    table
}

fn name_said(mut table: Table) -> Table {
    for _ in 0..2 {
        table = table.teaches(&sound(3), &[("ana", 1_000_000)]);
    }
    table
}

#[test]
fn a_voice_is_learned_in_two_rounds_and_a_name() {
    let table = said_once(begun(Listens::Wake)).said(&next("one"));
    assert!(table.learned().is_empty());
    let table = said_once(table).said(&Message::new("voice-say-name").text("name", "Ana"));
    let table = name_said(table).said(&Message::new("voice-learned").text("name", "Ana")).asks(STEP);
    let [voice] = table.learned() else { panic!("{:?}", table.learned()) };
    assert_eq!((voice.name.as_str(), voice.language, voice.used), ("Ana", Language::ENGLISH, true));
    assert_eq!(voice.words.len(), 2 * words().len() + 2);
    assert!(
        table.told_ears().contains(&SpeechInputOrder::When(Listens::Open, Language::ENGLISH)),
        "nobody has to wake it"
    );
    assert!(matches!(table.told_ears().last(), Some(SpeechInputOrder::Expect { teaching: false, .. })));
    let when = table.told_ears().iter().rev().find(|hearing| matches!(hearing, SpeechInputOrder::When(..)));
    assert_eq!(when, Some(&SpeechInputOrder::When(Listens::Wake, Language::ENGLISH)), "asleep again");
}

#[test]
fn what_would_make_it_worse_is_said_and_not_used() {
    let mut table = said_once(begun(Listens::Open));
    // Each word sounds like the next one now, and the recogniser knew it well enough.
    for (number, word) in words().into_iter().enumerate() {
        let next = words()[(number + 1) % words().len()];
        table = table.teaches(&sound(number + 1), &[(word, 600_000), (next, 400_000)]);
    }
    let table = name_said(table).said(&Message::new("voice-unused").text("name", "Ana"));
    assert!(table.learned().iter().all(|voice| !voice.used) && table.learned().len() == 1);
}

#[test]
fn who_is_hard_to_hear_is_believed_the_third_time() {
    let table = begun(Listens::Open).teaches(&sound(0), &[("three", 900_000), ("one", 100_000)]).said(&say("one"));
    assert!(cues(&table).contains(&Cue::NotUnderstood));
    let table = table.teaches(&sound(0), &[("[unk]", 1_000_000)]).said(&say("one"));
    let table = table.teaches(&sound(0), &[("three", 1_000_000)]).said(&next("two"));
    // Silence is nothing that was said.
    let table = table.teaches(&sound(0), &[]);
    assert!(table.spoken().is_empty());
}

#[test]
fn the_word_that_is_to_be_said_is_said_once_more() {
    let table = begun(Listens::Open).teaches(&sound(0), &[("one", 1_000_000)]).said(&next("two"));
    let table = table.line("repeat").said(&say("two"));
    assert_eq!(table.spoken().len(), 1, "{:?}", table.spoken());
    let table = table.line("what can I say");
    assert!(table.spoken().contains(&"To answer: next or cancel."), "{:?}", table.spoken());
    table.teaches(&sound(1), &[("two", 1_000_000)]).said(&next("three"));
}

#[test]
fn a_lesson_is_left_in_every_way() {
    let dropped = Message::new("voice-dropped");
    for line in ["cancel", "stop"] {
        let table = begun(Listens::Open).line(line).said(&dropped).asks(STEP);
        assert!(table.learned().is_empty());
    }
    let table = begun(Listens::Open).hears("cancel").said(&dropped).asks(STEP);
    assert!(table.learned().is_empty());
    // Enter passes over a word; of too few of them nothing is learned.
    let mut table = begun(Listens::Open).line("").said(&next("two"));
    for _ in 1..2 * words().len() + 2 {
        table = table.line("");
    }
    let table = table.said(&Message::new("voice-not-learned").text("name", "Ana")).asks(STEP);
    assert!(table.learned().is_empty());
    // Whatever else is typed counts at once.
    let table = begun(Listens::Wake).line("ready").asks(Question::Reveal);
    let when = table.told_ears().iter().rev().find(|hearing| matches!(hearing, SpeechInputOrder::When(..)));
    assert_eq!(when, Some(&SpeechInputOrder::When(Listens::Wake, Language::ENGLISH)), "asleep again");
}

#[test]
fn whose_voice_it_is_has_to_be_said() {
    let table = listening(Listens::Open).hears("learn my voice");
    let table = table.said(&Message::new("voice-whose")).hears("learn the voice of ben");
    table.said(&Message::new("voice-lesson").text("name", "Ben"));
    listening(Listens::Off).line("learn the voice of Ana").said(&Message::new("refused-ears-off"));
}
