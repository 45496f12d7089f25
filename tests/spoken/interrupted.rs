//! The narrator is interrupted by voice, and by nothing that only sounds a little like it: of its own voice something is
//! left in what it hears.

use protocol::{Cue, DeviceEvent, Input, SpeechInputEvent, SpeechInputOrder, SpeechSource};
use resistance_narrator::language::hypothesis::WHOLE;
use resistance_narrator::language::{Grammar, Language, Phrases};
use resistance_narrator::preferences::Listens;

use super::{cues, listening};
use crate::table::{Moment, Table};
use crate::voice_commands::starter;

/// A table at which much is being said.
fn spoken_to(ears: Listens) -> Table {
    let mut table = listening(ears).line("ready").line("skip");
    // Its own voice can be taken out of what is heard.
    table.handle(Input::Device(DeviceEvent::SpeechFrom(SpeechSource::BuiltIn)));
    let mut table = table.begin_line("status");
    assert!(table.hear(u64::MAX), "it begins");
    let listens_for = table.told_ears().last();
    let order = |phrases: &Vec<String>| phrases.iter().any(|phrase| phrase == "narrator stop");
    let orders = matches!(listens_for, Some(SpeechInputOrder::Expect { phrases, .. }) if order(phrases));
    assert!(orders, "what ends it is listened for");
    table
}

/// The same table after something was heard that may be read so, with the percentage of each reading.
fn after(ears: Listens, readings: &[(&str, u32)]) -> Table {
    let readings: Vec<(&str, u32)> =
        readings.iter().map(|(words, percent)| (*words, percent * WHOLE / 100)).collect();
    spoken_to(ears).begin_readings(&readings).listen()
}

/// Whether anything is said on.
fn goes_on(ears: Listens, readings: &[(&str, u32)]) -> bool {
    let table = after(ears, readings);
    table.last_step().iter().any(|at| matches!(at.moment, Moment::Spoken(_)))
}

/// Whether it is listened for who interrupts it, in the voice of the system.
fn listens_for_orders(heard: Option<bool>) -> bool {
    let mut table = listening(Listens::Wake).line("ready").line("skip");
    table.handle(Input::Device(DeviceEvent::SpeechFrom(SpeechSource::System)));
    heard.into_iter().for_each(|heard| table.handle(Input::SpeechInput(SpeechInputEvent::HearsLoudspeaker(heard))));
    let mut table = table.begin_line("status");
    assert!(table.hear(u64::MAX), "it begins");
    let order = |phrases: &Vec<String>| phrases.iter().any(|phrase| phrase == "narrator stop");
    matches!(table.told_ears().last(), Some(SpeechInputOrder::Expect { phrases, .. }) if order(phrases))
}

#[test]
fn in_any_voice_it_is_interrupted_where_the_loudspeaker_is_not_heard() {
    assert!(!listens_for_orders(None));
    assert!(!listens_for_orders(Some(true)));
    assert!(listens_for_orders(Some(false)));
}

#[test]
fn what_is_likely_an_order_ends_what_is_said() {
    for ears in [Listens::Wake, Listens::Open] {
        assert!(!goes_on(ears, &[("narrator stop", 100)]));
        assert!(!goes_on(ears, &[("narrator stop", 40), ("hello narrator", 35), ("", 25)]), "both mean it");
        assert!(!goes_on(ears, &[("", 35), ("narrator wait", 65)]));
        assert!(!goes_on(ears, &[("stop", 96), ("", 4)]), "it is certain");
        assert!(!goes_on(ears, &[("narrator stop", 40), ("stop", 25), ("[unk]", 35)]), "its name was heard with it");
    }
}

#[test]
fn what_may_be_an_order_ends_nothing() {
    for ears in [Listens::Wake, Listens::Open] {
        assert!(goes_on(ears, &[("[unk]", 82), ("narrator stop", 18)]));
        assert!(goes_on(ears, &[("", 60), ("hello narrator", 25), ("[unk]", 15)]));
        assert!(goes_on(ears, &[("stop", 90), ("", 10)]), "a word of its own may sound like that");
        assert!(goes_on(ears, &[("[unk]", 100)]));
        assert!(goes_on(ears, &[]));
    }
}

#[test]
fn it_is_silenced_without_its_name_in_each_language() {
    for (language, alone, named) in [
        (Language::ENGLISH, "stop", "narrator stop"),
        (Language::FRENCH, "stop", "narrateur stop"),
        (Language::GERMAN, "stopp", "erzähler stopp"),
    ] {
        let grammar = Grammar::interruption(Phrases::of(language), starter(language));
        let words: Vec<&str> = grammar.phrases().map(|(_, words)| words).collect();
        assert!(words.contains(&alone) && words.contains(&named), "{words:?}");
        let short = words.iter().filter(|words| !words.contains(' ')).count();
        assert_eq!(short, 1, "each more is one more that its own voice may sound like: {words:?}");
    }
}

#[test]
fn a_call_ends_what_is_said_and_is_answered() {
    let table = after(Listens::Wake, &[("hello narrator", 90), ("[unk]", 10)]);
    assert_eq!(cues(&table), [Cue::Listening]);
    let table = after(Listens::Wake, &[("[unk]", 70), ("hello narrator", 30)]);
    assert_eq!(cues(&table), []);
}
