//! How certain an answer has to be: of what is said to the narrator less, of what may be talk more.

use protocol::question::Question;
use resistance_narrator::language::{Language, Message, Phrases, Verb};
use resistance_narrator::preferences::Listens;

use super::{listening, open, readings, recogniser, short, table, team};
use crate::table::Table;

#[test]
fn an_answer_is_heard_where_talk_is_likelier() {
    let vote = |approve, reject| Message::new("heard-vote").number("approve", approve).number("reject", reject);
    let at_vote = |ears| listening(ears).line("ready").line("skip").line("propose 1 3").asks(Question::Vote);
    for ears in [Listens::Push, Listens::Open] {
        let heard = |all: &[(&str, u32)]| at_vote(ears).ears(readings(all));
        heard(&[("say go", 80), ("[unk] two", 10), ("three two", 1)]).said(&vote(3_u32, 2_u32));
        // One short word is no tally, however much it sounds like one.
        assert!(heard(&[("three", 90), ("three two", 1)]).unconfirmed().is_none());
    }
    let at_count = |ears| at_vote(ears).line("3 2").asks(Question::Count);
    let heard = |ears, all: &[(&str, u32)]| at_count(ears).ears(readings(all));
    for ears in [Listens::Push, Listens::Open] {
        assert!(heard(ears, &[("[unk]", 30), ("two", 70)]).unconfirmed().is_some());
        assert!(heard(ears, &[("go", 95), ("two", 1)]).unconfirmed().is_none());
    }
    let three = [("three", 60), ("two", 10)];
    assert!(heard(Listens::Push, &three).unconfirmed().is_some(), "three can't have been played");
}

#[test]
fn open_ears_want_more_certainty_than_whoever_calls_the_narrator() {
    let count = |table: Table| table.line("propose 1 3").line("3 2").asks(Question::Count);
    let likely = [("[unk]", 60), ("go", 20), ("two", 8)];
    let heard = |table: Table| table.ears(readings(&likely)).unconfirmed().is_some();
    assert!(heard(count(listening(Listens::Push).line("ready").line("skip"))), "the talk key is held");
    assert!(
        heard(count(listening(Listens::Wake).line("ready").line("skip")).hears("hello narrator")),
        "it was called"
    );
    assert!(!heard(count(open())), "that may be talk");
    let tree = [("tree", 90), ("three two", 5)];
    assert!(open().line("propose 1 3").ears(readings(&tree)).unconfirmed().is_none());
}

#[test]
fn one_word_that_can_not_be_true_is_talk_unless_the_narrator_was_called() {
    let told = |ears| {
        let table = listening(ears).line("ready").line("skip").line("propose 1 3").line("3 2").asks(Question::Count);
        table.ears(readings(&[("five", 99), ("[unk]", 1)])).spoken().join(" ")
    };
    assert_ne!(told(Listens::Push), "", "it is refused, with the reason");
    assert_eq!(told(Listens::Open), "");
}

#[test]
fn a_number_is_heard_in_each_of_its_words_and_no_is_talk_where_ears_are_open() {
    let at_count = |language| {
        let typed = |verb| Phrases::of(language).opening(verb);
        let table = table(Listens::Open).language(language).ears(recogniser(language));
        table.line(&typed(Verb::Ready)).line(&typed(Verb::Skip)).line("1 3").line("3 2").asks(Question::Count)
    };
    for (language, numbers) in [
        (Language::ENGLISH, ["zero", "none", "two"]),
        (Language::FRENCH, ["zéro", "une", "deux"]),
        (Language::GERMAN, ["null", "zwo", "zwei"]),
    ] {
        for number in numbers {
            assert!(at_count(language).hears(number).unconfirmed().is_some(), "{number}");
        }
    }
    assert!(at_count(Language::ENGLISH).hears("no").unconfirmed().is_none());
}

#[test]
fn a_name_alone_is_a_call_among_players_where_ears_are_open() {
    let table = open().hears("ana");
    assert_eq!((table.unconfirmed(), table.spoken()), (None, vec![]));
    table
        .hears("propose ana")
        .said(&short(&[1], 1))
        .hears("cleo")
        .said(&Message::new("heard-team").players("team", team(&[1, 3])));
    listening(Listens::Push).line("ready").line("skip").hears("ana").said(&short(&[1], 1));
}

#[test]
fn an_answer_to_the_question_goes_before_another_command() {
    let heard = |all: &[(&str, u32)]| open().ears(readings(all)).unconfirmed().is_some();
    assert!(heard(&[("tell me more", 60), ("ana and ben", 40)]), "it is said far more often");
    assert!(!heard(&[("tell me more", 99), ("ana and ben", 1)]));
}
