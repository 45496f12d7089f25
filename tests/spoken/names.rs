//! Names that the recogniser doesn't know, tried by saying them.

use protocol::question::Question;
use protocol::setup_step::SetupStep;
use protocol::{Cue, SpeechInputEvent, SpeechInputOrder};
use resistance_narrator::game::Seat;
use resistance_narrator::language::{Language, Message};
use resistance_narrator::preferences::{Key, KeyMode, Listens, Preferences};

use super::{cues, recogniser};
use crate::table::Table;

const STEP: Question = Question::Guidance { step: SetupStep::Tableau };

/// Two of five names are in no dictionary.
fn strangers(preferences: Preferences) -> Table {
    let table =
        Table::new().preferences(preferences).players(["Ana", "Xzqk", "Mireille", "Dan", "Eve"]).leader("Ana");
    table.ears(recogniser(Language::ENGLISH)).asks(STEP)
}

fn with(ears: Listens) -> Table {
    strangers(Preferences { ears, ..Preferences::default() })
}

fn said(table: &Table, words: &str) -> bool {
    table.spoken().iter().any(|sentence| sentence.contains(words))
}

/// What is listened for now.
fn listed(table: &Table) -> Vec<String> {
    let listed = table.told_ears().iter().rev().find_map(|hearing| match hearing {
        SpeechInputOrder::Expect { phrases, .. } => Some(phrases.clone()),
        _ => None,
    });
    listed.unwrap()
}

fn sounds_like(table: &Table, name: &str) -> Option<String> {
    table.kept().last().and_then(|kept| kept.names.get(name).cloned())
}

#[test]
fn a_name_is_tried_by_saying_it() {
    let table = with(Listens::Open);
    assert!(said(&table, "say: try the names"));
    let table = table.hears("try the names");
    assert!(said(&table, "Xzqk, I'm listening for cas zac. Say your name."), "{:?}", table.spoken());
    let table = table.hears("cas zac").said(&Message::new("name-heard").text("words", "cas zac"));
    assert!(cues(&table).contains(&Cue::Heard));
    assert!(said(&table, "Mireille, I'm listening for"), "the next one is asked");
    let own = sounds_like(&table, "Mireille").unwrap();
    // All are heard: the question that was open is asked again.
    let table = table.hears(&own).asks(STEP);
    assert!(said(&table, "Tableau for five"), "{:?}", table.spoken());
    let table = table.line("ready").line("skip").hears("propose ana and cas zac");
    assert!(said(&table, "Team: Ana and Xzqk."), "{:?}", table.spoken());
}

/// What a voice tells of the two.
const SAID_ALIKE: &[(&str, &[&str])] = &[("Mireille", &["mary", "ray"]), ("Xzqk", &["dan", "zac"])];

#[test]
fn a_name_is_heard_as_what_is_said_like_it() {
    let preferences = Preferences { ears: Listens::Open, ..Preferences::default() };
    let table = Table::new().preferences(preferences).said_alike(Some(SAID_ALIKE));
    let table = table.players(["Ana", "Xzqk", "Mireille", "Dan", "Eve"]).leader("Ana");
    let table = table.ears(recogniser(Language::ENGLISH)).asks(STEP);
    assert_eq!(sounds_like(&table, "Mireille").as_deref(), Some("mary"));
    assert_eq!(sounds_like(&table, "Xzqk").as_deref(), Some("zac"), "Dan is called so already");
    let table = table.line("ready").line("skip").hears("propose ana and mary");
    assert!(said(&table, "Team: Ana and Mireille."), "{:?}", table.spoken());
}

#[test]
fn how_players_are_called_is_told_once_it_is_known_and_then_what_is_open_again() {
    let preferences = Preferences { ears: Listens::Open, ..Preferences::default() };
    let table = Table::new().preferences(preferences).said_alike(None);
    let table = table.players(["Ana", "Xzqk", "Mireille", "Dan", "Eve"]).leader("Ana");
    let table = table.ears(recogniser(Language::ENGLISH)).asks(STEP);
    assert!(!said(&table, "I listen for"), "{:?}", table.spoken());
    let words = SAID_ALIKE
        .iter()
        .map(|(name, words)| ((*name).to_owned(), words.iter().map(|word| (*word).to_owned()).collect()));
    let table = table.ears(SpeechInputEvent::SaidAlike(words.collect())).asks(STEP);
    assert!(said(&table, "mary") && said(&table, "Tableau for five"), "{:?}", table.spoken());
}

#[test]
fn the_words_that_were_heard_are_kept_and_name_the_player() {
    let table = with(Listens::Open).line("try names").line("skip");
    let first = sounds_like(&table, "Mireille").unwrap();
    let tried = listed(&table).into_iter().find(|words| words.starts_with('m') && *words != first);
    let tried = tried.expect("more than one way to hear it is tried");
    let table = table.hears(&tried).said(&Message::new("name-heard").text("words", tried.as_str()));
    assert_eq!(sounds_like(&table, "Mireille").as_ref(), Some(&tried), "{first}");
    let table = table.line("ready").line("skip").hears(&format!("propose ana and {tried}"));
    assert!(said(&table, "Team: Ana and Mireille."), "{:?}", table.spoken());
}

#[test]
fn a_name_that_is_not_heard_twice_is_left_with_what_to_say_instead() {
    let table = with(Listens::Open).line("try names");
    let table =
        table.hears("[unk]").said(&Message::new("name-again").player("player", Seat::from_number(2).unwrap()));
    assert!(cues(&table).contains(&Cue::NotUnderstood));
    // Somebody else's name is not this one.
    let table = table.hears("dan");
    assert!(said(&table, "Xzqk, I can't make out your name. By voice you are seat two, or "), "{:?}", table.spoken());
    assert!(said(&table, "Mireille, I'm listening for"));
    // Silence is no try.
    let table = table.hears("[unk]").ears(SpeechInputEvent::Heard(Vec::new()));
    assert!(!said(&table, "I can't hear"));
    let table = table.hears("[unk]").asks(STEP);
    assert!(said(&table, "Mireille, I can't make out your name.") && said(&table, "Tableau for five"));
}

#[test]
fn a_trial_can_be_left_in_every_way() {
    let asked = |table: &Table, name: &str| said(table, &format!("{name}, I'm listening for"));
    for skip in ["skip", "", "next"] {
        let table = with(Listens::Open).line("try names").line(skip);
        assert!(asked(&table, "Mireille"), "{skip:?}");
        assert!(said(&table.line(skip), "Tableau for five"), "{skip:?}");
    }
    let table = with(Listens::Open).line("try names").hears("go on");
    assert!(asked(&table, "Mireille"));
    let table = table.hears("cancel");
    assert!(!asked(&table, "Mireille") && said(&table, "Tableau for five"));
    // Whatever is typed counts at once.
    let table = with(Listens::Open).line("try names").line("ready").asks(Question::Reveal);
    assert!(listed(&table).iter().any(|phrase| phrase == "start now"), "the trial is over");
    // Said once more is who is listened for.
    let table = with(Listens::Open).line("try names").line("repeat");
    assert!(asked(&table, "Xzqk") && table.spoken().len() == 1, "{:?}", table.spoken());
    // Questions are answered meanwhile.
    let table = with(Listens::Open).line("try names").line("score").said(&Message::new("score-none"));
    assert!(!listed(&table).iter().any(|phrase| phrase == "start now"), "the trial goes on");
    assert!(said(
        &with(Listens::Open).line("try names").line("ears off").line("try names"),
        "Voice commands are off"
    ));
}

#[test]
fn nobody_wakes_the_narrator_to_say_a_name() {
    let table = with(Listens::Wake).hears("hello narrator").hears("try the names").hears("cas zac");
    assert!(said(&table, "I hear you as cas zac."), "{:?}", table.spoken());
    let table = table.line("").asks(STEP);
    assert!(!listed(&table).iter().any(|phrase| phrase == "go on"), "asleep again");
}

#[test]
fn the_talk_key_is_told_where_it_is_needed() {
    let table = with(Listens::Push).line("talk").line("talk").line("try names");
    assert!(said(&table, "Type talk, say your name"), "{:?}", table.spoken());
    let table = strangers(Preferences { keys: KeyMode::Single, ..Preferences::default() });
    let table = table.press(Key::Char(' ')).listen().line("try names");
    assert!(said(&table, "Hold the space bar and say your name"), "{:?}", table.spoken());
    let table = table.press(Key::Enter).listen();
    assert!(said(&table, "Mireille, I'm listening for"));
}

#[test]
fn names_are_tried_once_and_again_when_somebody_wants_it() {
    let table = with(Listens::Open).line("try names").hears("cas zac").line("skip");
    // Who was not heard yet comes alone.
    let table = table.line("try names");
    assert!(!said(&table, "Xzqk, I'm listening") && said(&table, "Mireille, I'm listening"), "{:?}", table.spoken());
    let own = sounds_like(&table, "Mireille").unwrap();
    let table = table.hears(&own).line("try names");
    assert!(said(&table, "Xzqk, I'm listening for cas zac"));
    let known = Table::new().preferences(Preferences { ears: Listens::Open, ..Preferences::default() });
    let known = known.players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").ears(recogniser(Language::ENGLISH));
    assert!(!listed(&known).iter().any(|phrase| phrase == "try the names"));
    known.line("try names").said(&Message::new("names-known")).asks(STEP);
}

#[test]
fn programs_and_tables_without_ears_are_not_asked_for_names() {
    let table = Table::new().players(["Ana", "Xzqk", "Cleo", "Dan", "Eve"]).leader("Ana").line("try names");
    table.said(&Message::new("ears-loading")).asks(STEP);
    let program = Table::program().players(["Ana", "Xzqk", "Cleo", "Dan", "Eve"]).leader("Ana").line("try names");
    program.asks(Question::Team);
}

#[test]
fn who_never_talks_is_told_nothing_of_names_that_can_not_be_heard() {
    let table = Table::new().players(["Ana", "Xzqk", "Cleo", "Dan", "Eve"]).leader("Ana");
    let table = table.ears(recogniser(Language::ENGLISH));
    assert_eq!(table.last_step(), []);
    let told = table.line("talk").spoken().join(" ");
    assert!(told.contains("Xzqk, for your name I listen"), "{told}");
}
