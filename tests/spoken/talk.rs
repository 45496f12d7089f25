//! Players talk to each other while the narrator listens all the time.

use protocol::question::Question;
use protocol::{Cue, SpeechInputEvent, SpeechInputOrder};
use resistance_narrator::language::Message;

use super::{cues, open, team};
use crate::table::Table;

/// Something long was said, and what it was.
fn talk(table: Table, heard: &str) -> Table {
    table.ears(SpeechInputEvent::Talk).hears(heard)
}

fn heard_team() -> Message {
    Message::new("heard-team").players("team", team(&[1, 3]))
}

/// Whether names are listened for.
fn listens_for_names(table: &Table) -> bool {
    let names = |hearing: &SpeechInputOrder| match hearing {
        SpeechInputOrder::Expect { phrases, .. } => Some(phrases.iter().any(|phrase| phrase.contains("ana"))),
        _ => None,
    };
    table.told_ears().iter().rev().find_map(names).expect("something is listened for")
}

#[test]
fn while_players_talk_their_words_are_no_answer() {
    let table = talk(open(), "[unk]");
    assert!(!listens_for_names(&table), "only the wake phrase counts");
    let table = table.hears("[unk]");
    assert_eq!((cues(&table), table.spoken()), (vec![], vec![]));
    let table = table.ears(SpeechInputEvent::Lull);
    assert!(listens_for_names(&table));
    table.hears("ana and cleo").said(&heard_team());
}

#[test]
fn whoever_calls_the_narrator_is_heard_in_the_middle_of_talk() {
    let table = talk(open(), "[unk]").hears("hello narrator");
    assert_eq!(cues(&table), [Cue::Listening]);
    table.hears("ana and cleo").said(&heard_team()).hears("yes").asks(Question::Vote);
}

#[test]
fn a_long_answer_is_no_talk_nor_is_a_short_word() {
    let table = talk(open(), "propose ana and cleo").said(&heard_team()).hears("cancel");
    table.hears("[unk]").hears("ana and cleo").said(&heard_team());
}

#[test]
fn what_was_read_back_is_answered_in_the_middle_of_talk() {
    let table = open().hears("ana and cleo").said(&heard_team());
    talk(table, "[unk]").hears("yes").asks(Question::Vote);
}

#[test]
fn talk_is_forgotten_with_other_ears() {
    let table = talk(open(), "[unk]").line("ears push").line("ears open");
    table.hears("ana and cleo").said(&heard_team());
}
