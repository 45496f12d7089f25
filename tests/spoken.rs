//! Spoken commands at the table: read back, put right, confirmed; and nothing counts that nobody meant.

mod certainty;
mod interrupted;
mod mission;
mod names;
mod one_breath;
mod plot;
mod practice;
mod rounds;
mod taking_back;
mod talk;
mod voices;

use std::sync::Arc;

use protocol::question::Question;
use protocol::{Cue, Recogniser, SpeechInputEvent, SpeechInputOrder};
use resistance_narrator::game::{Seat, SeatSet};
use resistance_narrator::language::{Hypothesis, Language, Message};
use resistance_narrator::preferences::{Key, Listens, Preferences, Wording};

use crate::table::{Moment, Table};
use crate::voice_commands::starter;

/// The starter model of a language is there.
pub fn recogniser(language: Language) -> SpeechInputEvent {
    SpeechInputEvent::Ready(Arc::new(Recogniser {
        name: "a recogniser".to_owned(),
        told: vec![Message::new("ears-no-model")],
        vocabulary: starter(language).clone(),
    }))
}

fn table(ears: Listens) -> Table {
    let preferences = Preferences { ears, wording: Wording::Full, ..Preferences::default() };
    Table::new().preferences(preferences).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana")
}

fn listening(ears: Listens) -> Table {
    table(ears).ears(recogniser(Language::ENGLISH))
}

/// Five players, all listened to; Ana leads, and the first team is asked for.
fn open() -> Table {
    listening(Listens::Open).line("ready").line("skip").asks(Question::Team)
}

fn team(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| Seat::from_number(*number).unwrap()).collect()
}

fn cues(table: &Table) -> Vec<Cue> {
    let cue = |moment: &Moment| match moment {
        Moment::Cue(cue) => Some(*cue),
        _ => None,
    };
    table.last_step().iter().map(|at| &at.moment).filter_map(cue).collect()
}

#[test]
fn a_team_is_read_back_and_counts_when_it_is_confirmed() {
    let table = open().hears("propose ana and cleo").asks(Question::Team);
    let written = table.journal().len();
    let table = table.said(&Message::new("heard-team").players("team", team(&[1, 3])));
    let table = table.hears("confirm").asks(Question::Vote);
    assert_eq!(table.journal().len(), written + 1);
}

#[test]
fn a_misheard_team_is_put_right_before_it_counts() {
    let read_back = |numbers: &[u32]| Message::new("heard-team").players("team", team(numbers));
    let table = open().hears("propose ana and ben");
    let table = table.hears("not ben dan").said(&read_back(&[1, 4]));
    let table = table.hears("remove seat one").said(&short(&[4], 1));
    let table = table.hears("add eve").said(&read_back(&[4, 5]));
    // Who is not in the team can't leave it.
    let table = table.hears("remove ben").said(&Message::new("refused-correction"));
    let table = table.hears("confirm").asks(Question::Vote);
    table.line("status").said(
        &Message::new("status-vote")
            .players("team", team(&[4, 5]))
            .number("mission", 1u8)
            .player("leader", Seat::from_number(1).unwrap()),
    );
}

#[test]
fn a_team_that_is_too_long_is_told_with_what_to_say_next() {
    let long = Message::new("heard-team-long").players("team", team(&[1, 2, 3])).number("count", 1u8);
    let table = open().hears("propose ana ben and cleo").said(&long).line("brief").line("");
    assert!(table.spoken().join(" ").contains("one too many. Say: remove, and the name."), "{:?}", table.spoken());
    let table = table.hears("remove ben");
    assert!(table.spoken().join(" ").contains("Ana and Cleo: confirm?"), "{:?}", table.spoken());
}

fn short(numbers: &[u32], missing: u32) -> Message {
    Message::new("heard-team-short").players("team", team(numbers)).number("count", missing)
}

#[test]
fn a_team_that_lacks_somebody_asks_for_the_rest() {
    let table = open().hears("propose ana").said(&short(&[1], 1));
    let table = table.hears("confirm").asks(Question::Team);
    let table = table.hears("cleo").said(&Message::new("heard-team").players("team", team(&[1, 3])));
    table.hears("confirm").asks(Question::Vote);
}

/// Readings of one utterance, each with its share of a hundred.
fn readings(all: &[(&str, u32)]) -> SpeechInputEvent {
    let reading = |(words, share): &(&str, u32)| Hypothesis { words: (*words).to_owned(), share: share * 10_000 };
    SpeechInputEvent::Heard(all.iter().map(reading).collect())
}

/// The answers to the open question that are listened for alone.
fn asked(table: &Table) -> Vec<&str> {
    let Some(SpeechInputOrder::Expect { answers, .. }) = table.told_ears().last() else {
        panic!("nothing is listened for")
    };
    answers.iter().map(String::as_str).collect()
}

#[test]
fn what_is_listened_for_alone_is_what_the_game_would_take() {
    let table = open();
    assert!(asked(&table).contains(&"ana cleo") && asked(&table).contains(&"three one"));
    let table = table.hears("propose ana and cleo");
    assert!(asked(&table).contains(&"yes") && asked(&table).contains(&"no"));
    let table = table.hears("confirm");
    assert_eq!(asked(&table), ["zero five", "one four", "two three", "three two", "four one", "five zero"]);
    // Two people have played, and no more than two Fails.
    let table = table.hears("three two").hears("confirm").asks(Question::Count);
    assert_eq!(asked(&table), ["zero", "one", "two"]);
}

#[test]
fn what_nobody_asked_for_is_listened_for_less_than_an_answer() {
    let table = open();
    let Some(SpeechInputOrder::Expect { phrases, .. }) = table.told_ears().last() else {
        panic!("nothing is listened for")
    };
    let times = |words: &str| phrases.iter().filter(|phrase| *phrase == words).count();
    let rare = times("play with phones");
    assert!(rare > 0);
    assert!(rare * 3 < times("ana ben"), "{rare} and {}", times("ana ben"));
    assert_eq!(rare, times("tell me more"), "as much as a question that can be asked at any time");
    assert_eq!(times("phone address"), 0, "one way to say it is enough");
}

#[test]
fn only_an_answer_that_nothing_can_follow_is_complete() {
    let complete = |table: &Table| match table.told_ears().last() {
        Some(SpeechInputOrder::Expect { complete, .. }) => complete.clone(),
        other => panic!("{other:?}"),
    };
    let table = open().hears("propose ana and cleo");
    assert!(complete(&table).contains(&"yes".to_owned()) && !complete(&table).contains(&"no".to_owned()));
    let table = table.hears("yes").asks(Question::Vote);
    assert_eq!(complete(&table), asked(&table), "each tally is whole");
    let table = table.hears("three two").hears("confirm").asks(Question::Count);
    assert_eq!(complete(&table), ["zero", "one", "two"]);
    // The second team is of three: two of them are a part.
    let table = table.hears("zero").hears("yes").asks(Question::Team);
    assert_eq!(complete(&table), Vec::<String>::new());
    assert!(asked(&table).contains(&"ana cleo"));
}

#[test]
fn a_number_alone_is_no_tally_aloud() {
    let table = open().line("propose 1 3").ears(readings(&[("three", 99)]));
    assert!(table.unconfirmed().is_none(), "{:?}", table.unconfirmed());
    assert!(open().line("propose 1 3").line("3").unconfirmed().is_none());
}

#[test]
fn yes_no_and_a_correction_answer_what_is_read_back() {
    let vote = |approve, reject| Message::new("heard-vote").number("approve", approve).number("reject", reject);
    let table = open().hears("propose ana and cleo").hears("yes").asks(Question::Vote);
    let table = table.hears("three two").said(&vote(3_u32, 2_u32));
    let table = table.hears("no").said(&Message::new("entry-dropped")).asks(Question::Vote);
    let table = table.hears("three two").hears("no two three").said(&vote(2, 3));
    let table = table.hears("yes").asks(Question::Team);
    table.hears("propose ben and cleo and dan").hears("no").asks(Question::Team);
}

#[test]
fn of_what_was_heard_that_counts_which_can_be_true() {
    let vote = Message::new("heard-vote").number("approve", 3_u32).number("reject", 2_u32);
    let table = open().hears("propose ana and cleo").hears("confirm");
    let table = table.ears(readings(&[("three three", 70), ("three two", 30)])).said(&vote).hears("confirm");
    // A team of two plays two cards.
    let table = table.ears(readings(&[("five", 90), ("two", 10)]));
    assert_eq!(table.unconfirmed(), None, "a single word that is likely to be another one is not taken");
    let table = table.ears(readings(&[("three", 30), ("two", 70)]));
    assert_eq!(table.unconfirmed(), Some(&resistance_narrator::language::Intent::fails(2)));
}

#[test]
fn of_two_that_can_be_true_the_table_is_asked() {
    let tally = |approve, reject| Message::new("either-vote").number("approve", approve).number("reject", reject);
    let table = open().hears("propose ana and cleo").hears("confirm");
    let written = table.journal().len();
    let either = Message::new("heard-either").message("one", tally(3_u32, 2_u32)).message("other", tally(2, 3));
    let table = table.ears(readings(&[("three two", 50), ("two three", 45)])).said(&either).asks(Question::Vote);
    assert_eq!((table.unconfirmed(), table.journal().len()), (None, written));
    let vote = Message::new("heard-vote").number("approve", 2_u32).number("reject", 3_u32);
    table.hears("two three").said(&vote);
}

#[test]
fn what_is_dropped_changes_nothing() {
    let table = open().hears("propose ana and cleo");
    let written = table.journal().to_vec();
    let table = table.hears("cancel").asks(Question::Team).line("confirm").asks(Question::Team);
    assert_eq!(table.journal(), written);
}

#[test]
fn a_whole_round_is_played_by_voice() {
    let table = open().hears("propose ana and cleo").hears("confirm");
    let table = table.hears("three approve two reject").asks(Question::Vote);
    let table = table.hears("confirm").asks(Question::Count);
    let table = table.hears("no fails").asks(Question::Count).hears("confirm").asks(Question::Team);
    // Taking back is a change too.
    table.hears("undo").asks(Question::Team).hears("confirm").asks(Question::Count);
}

#[test]
fn what_the_rules_refuse_is_refused_at_once() {
    let table = open().hears("propose ana and cleo").hears("confirm");
    let written = table.journal().len();
    let table = table.hears("three approve three reject").asks(Question::Vote);
    let tally = Message::new("refused-tally").number("approve", 3u8).number("reject", 3u8);
    let table = table.said(&tally.number("sum", 6u8).number("players", 5u8));
    assert_eq!(table.journal().len(), written);
}

#[test]
fn questions_are_answered_at_once_and_the_read_back_stays_open() {
    let table = open().hears("what is the score").said(&Message::new("score-none"));
    let table = table.hears("propose ana and cleo").hears("what is the score").said(&Message::new("score-none"));
    table.hears("confirm").asks(Question::Vote);
}

#[test]
fn who_asks_aloud_what_can_be_said_is_told_what_is_listened_for() {
    let table = open().hears("what can i say");
    let told = table.spoken().join(" ");
    assert!(told.starts_with("To answer: propose Ana, Ben"), "{told}");
    assert!(told.contains("what is the score"), "{told}");
    // A single syllable is heard badly: it is typed, and not told here.
    assert!(!told.contains(", score,"), "{told}");
    let table = table.hears("propose ana and cleo").hears("what can i say");
    let told = table.spoken().join(" ");
    assert!(told.starts_with("To answer: confirm; cancel; not Ana Ben"), "{told}");
}

#[test]
fn a_typed_command_counts_at_once_and_drops_what_was_read_back() {
    let table = open().hears("propose ana and cleo").line("propose ben, dan").asks(Question::Vote);
    let written = table.journal().len();
    let table = table.line("confirm").asks(Question::Vote);
    assert_eq!(table.journal().len(), written);
}

#[test]
fn a_typed_word_can_confirm_what_was_heard() {
    open().hears("propose ana and cleo").line("confirm").asks(Question::Vote);
}

#[test]
fn table_talk_is_passed_over() {
    let mut table = open();
    for talk in ["[unk]", "propose [unk] ana", "[unk] [unk] confirm", ""] {
        table = table.ears(SpeechInputEvent::Heard(vec![Hypothesis::sure(talk)]));
        assert_eq!(table.last_step(), [], "{talk}");
    }
}

#[test]
fn the_last_vote_of_a_roll_call_is_read_back() {
    let table = open().hears("propose ana and cleo").hears("confirm").hears("roll call");
    let table = ["approve", "approve", "reject", "reject"].into_iter().fold(table, Table::hears);
    let written = table.journal().len();
    let table = table.hears("approve");
    assert_eq!(table.journal().len(), written);
    table.hears("confirm").asks(Question::Count);
}

#[test]
fn the_wake_phrase_opens_the_ears_for_one_command() {
    let table = listening(Listens::Wake).line("ready").line("skip");
    let wake = |table: Table| table.hears("hello narrator");
    let table = wake(table);
    assert_eq!(cues(&table), [Cue::Listening]);
    let table = table.hears("propose ana and cleo").said(&Message::new("heard-team").players("team", team(&[1, 3])));
    // What was read back may be answered without waking it again.
    let table = table.hears("confirm").asks(Question::Vote);
    // Asleep again: only the wake phrase is listened for.
    let Some(SpeechInputOrder::Expect { phrases, .. }) = table.told_ears().last() else {
        panic!("nothing is listened for")
    };
    assert!(!phrases.iter().any(|phrase| phrase.contains("approve")), "{phrases:?}");
    let table = wake(table).hears("[unk]");
    assert_eq!(cues(&table), [Cue::NotUnderstood]);
    wake(table).hears("three approve two reject").hears("confirm").asks(Question::Count);
}

#[test]
fn the_talk_key_opens_and_closes_the_ears() {
    let preferences = Preferences {
        ears: Listens::Push,
        keys: resistance_narrator::preferences::KeyMode::Single,
        ..Preferences::default()
    };
    let table = Table::new().preferences(preferences).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana");
    let table = table.line("ready").line("skip").press(Key::Char(' ')).listen();
    // Before it is loaded it says so.
    let table = table.said(&Message::new("ears-loading")).ears(recogniser(Language::ENGLISH));
    let table = table.press(Key::Char(' ')).listen().said(&Message::new("ears-no-model"));
    assert_eq!(table.told_ears().last(), Some(&SpeechInputOrder::Talk));
    let table = table.ears(SpeechInputEvent::Listening);
    assert_eq!(cues(&table), [Cue::Listening]);
    let table = table.press(Key::Char(' ')).listen();
    assert_eq!(table.told_ears().last(), Some(&SpeechInputOrder::TalkOver));
    let table = table.hears("[unk]");
    assert_eq!(cues(&table), [Cue::NotUnderstood]);
    let table = table.hears("ana and ben go").said(&Message::new("heard-team").players("team", team(&[1, 2])));
    // Which recogniser it is was told once.
    let mut table = table.press(Key::Char(' ')).listen();
    let told = table.sentence(&Message::new("ears-no-model"));
    assert!(!table.spoken().contains(&told.as_str()));
}

#[test]
fn listening_can_be_changed_and_is_kept() {
    let table = listening(Listens::Push).line("ears wake");
    assert!(table.told_ears().contains(&SpeechInputOrder::When(Listens::Wake, Language::ENGLISH)));
    assert_eq!(table.kept().last().map(|kept| kept.ears), Some(Listens::Wake));
    let table = table.line("ears off").line("talk");
    table.said(&Message::new("refused-ears-off"));
}

/// Words that are only typed are no help to somebody who speaks.
#[test]
fn help_names_what_is_listened_for() {
    let told = |table: &Table| table.spoken().first().map(|sentence| (*sentence).to_owned());
    let table = listening(Listens::Open).hears("what can i say");
    let answers = told(&table).unwrap_or_default();
    assert!(answers.contains("go on") && answers.contains("everything is ready"), "{answers}");
    let table = table.line("ears off").line("help");
    let answers = told(&table).unwrap_or_default();
    assert!(answers.contains("next") && !answers.contains("go on"), "{answers}");
}

#[test]
fn names_that_can_not_be_heard_are_told_with_what_to_say_instead() {
    let preferences = Preferences { ears: Listens::Wake, ..Preferences::default() };
    let table = Table::new().preferences(preferences).ears(recogniser(Language::ENGLISH));
    let table = table.line("Ana, Xzqk, Cleo, Bartholomew, Kleo").line("1").line("start");
    let told = table.spoken().join(" ");
    assert!(
        told.contains("cas zac for Xzqk and bartolome for Bartholomew")
            && told.contains("Kleo, I can't make out your name"),
        "{told}"
    );
    assert_eq!(told.matches("whether I hear you, say: try the names.").count(), 1, "{told}");
    // That these are alike was told when they were typed.
    assert_eq!(told.matches("Cleo and Kleo").count(), 1, "{told}");
    // What a name sounds like is told once, not in every game.
    let kept = table.kept().last().cloned().unwrap();
    let again = Table::new().preferences(kept).ears(recogniser(Language::ENGLISH));
    let again = again.line("Ana, Xzqk, Cleo, Bartholomew, Hugo").line("1").line("start");
    assert!(!again.spoken().join(" ").contains("for Xzqk"), "{:?}", again.spoken());
}

#[test]
fn several_names_that_can_not_be_heard_are_told_in_one_sentence() {
    let preferences = Preferences { ears: Listens::Open, ..Preferences::default() };
    let players = ["Ana", "Xzqk", "Mireille", "Anna", "Annah", "Cleo", "Kleo"];
    let table = Table::new().preferences(preferences).players(players).leader("Ana");
    let table = table.ears(recogniser(Language::ENGLISH));
    let told: Vec<&str> = table.spoken().into_iter().filter(|line| line.contains("Mireille")).collect();
    assert!(told.len() == 1 && told[0].contains("cas zac for Xzqk"), "{told:?}");
    let told: Vec<&str> = table.spoken().into_iter().filter(|line| line.contains("I can't make out")).collect();
    assert!(told.len() == 1 && told[0].contains("Annah is seat five or "), "{told:?}");
}

#[test]
fn a_recogniser_that_is_loaded_after_the_game_began_tells_the_names_too() {
    let preferences = Preferences { ears: Listens::Wake, ..Preferences::default() };
    let table = Table::new().preferences(preferences).players(["Ana", "Xzqk", "Cleo", "Dan", "Eve"]).leader("Ana");
    let table = table.ears(recogniser(Language::ENGLISH));
    let told = table.spoken().join(" ");
    assert_eq!(told.matches("Xzqk, for your name I listen").count(), 1, "{told}");
    assert!(told.contains("Tableau for five"), "the question is asked again: {told}");
    let kept = table.kept().last().and_then(|kept| kept.names.get("Xzqk").cloned());
    assert_eq!(kept.as_deref(), Some("cas zac"), "it is kept for the next game");
}
