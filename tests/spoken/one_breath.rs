//! The wake phrase and a command in one breath.

use protocol::question::Question;
use protocol::{Cue, SpeechInputOrder};
use resistance_narrator::language::{Language, Message, Phrases, Verb};
use resistance_narrator::preferences::Listens;

use super::{cues, listening, readings as readings_of, recogniser, table, team};
use crate::table::Table;

/// Five players who wake the narrator; the first team is asked for.
fn on_call() -> Table {
    listening(Listens::Wake).line("ready").line("skip").asks(Question::Team)
}

/// What the recogniser hears of the wake phrase and what follows it, first without knowing what may follow.
fn in_one_breath(table: Table, wake: &str, command: &str) -> Table {
    let words = wake.split(' ').count() as u8;
    let table = table.hears(&format!("{wake} [unk]"));
    assert_eq!(table.told_ears().last(), Some(&SpeechInputOrder::Again { words }), "{:?}", table.told_ears().last());
    assert_eq!(cues(&table), [], "what was said is answered, not the call");
    table.hears(command)
}

#[test]
fn a_command_may_follow_the_wake_phrase_at_once() {
    let table = in_one_breath(on_call(), "hello narrator", "propose ana and cleo").asks(Question::Team);
    let table = table.said(&Message::new("heard-team").players("team", team(&[1, 3])));
    let table = table.hears("confirm").asks(Question::Vote);
    let table = in_one_breath(table, "hello narrator", "three two").hears("confirm").asks(Question::Count);
    // Asleep again: nobody has woken it.
    assert_eq!(cues(&table.hears("okay")), []);
}

#[test]
fn it_is_the_same_in_every_language() {
    for (language, wake, vote) in
        [(Language::FRENCH, "bonjour narrateur", "trois deux"), (Language::GERMAN, "hallo erzähler", "drei zwei")]
    {
        let table = table(Listens::Wake).language(language).ears(recogniser(language));
        let typed = |verb| Phrases::of(language).opening(verb);
        let table = table.line(&typed(Verb::Ready)).line(&typed(Verb::Skip)).line("1 3").asks(Question::Vote);
        let heard = Message::new("heard-vote").number("approve", 3u32).number("reject", 2u32);
        in_one_breath(table, wake, vote).said(&heard);
    }
}

/// What follows the wake phrase may be several things, and is none of them yet.
#[test]
fn it_is_called_if_most_of_what_was_heard_begins_with_the_wake_phrase() {
    let wakes = |readings: &[(&str, u32)]| {
        let table = on_call().ears(readings_of(readings));
        table.told_ears().last() == Some(&SpeechInputOrder::Again { words: 2 })
    };
    assert!(wakes(&[("hello narrator the [unk]", 48), ("hello narrator [unk]", 43), ("[unk]", 9)]));
    assert!(!wakes(&[("hello narrator the [unk]", 30), ("hello narrator [unk]", 25), ("[unk]", 45)]));
}

/// Some of what people say to each other sounds like the wake phrase at its beginning.
#[test]
fn talk_that_begins_like_the_wake_phrase_wakes_nobody() {
    let table = in_one_breath(on_call(), "hello narrator", "[unk]");
    assert_eq!(cues(&table), []);
    let table = table.hears("hello narrator");
    assert_eq!(cues(&table), [Cue::Listening], "asleep as before, until it is called");
    table.hears("propose ana and cleo").said(&Message::new("heard-team").players("team", team(&[1, 3])));
}

/// Who says "no" and stops to think has said no alone, once or twice.
#[test]
fn what_is_meant_instead_of_what_was_dropped_needs_no_call() {
    let meant = Message::new("heard-team").players("team", team(&[1, 3]));
    for instead in ["no ana and cleo", "ana and cleo", "propose ana and cleo"] {
        let table = in_one_breath(on_call(), "hello narrator", "propose ana and ben").hears("no");
        let table = table.said(&Message::new("entry-dropped")).asks(Question::Team);
        let table = table.hears("no").hears(instead).said(&meant).hears("yes").asks(Question::Vote);
        assert_eq!(cues(&table.hears("okay")), [], "{instead}: asleep again");
    }
    let table = in_one_breath(on_call(), "hello narrator", "propose ana and ben").hears("no").hears("[unk]");
    assert_eq!(cues(&table), [], "nobody waits for an answer to talk");
    assert_eq!(cues(&table.hears("okay")), [], "asleep again");
}
