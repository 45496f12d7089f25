//! Where a screen reader runs, it is asked once who speaks, and the answer is kept.

use protocol::question::Question;
use protocol::{ScreenReader, Unfinished};
use resistance_narrator::language::{Language, Message};
use resistance_narrator::preferences::{BesideScreenReader, Key, KeyMode, Preferences, VoiceMode};

use crate::table::Table;

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

fn beside(preferences: Preferences, language: Language) -> Table {
    Table::new().preferences(preferences).language(language).runs_beside(ScreenReader::Nvda)
}

/// The last preferences that were kept.
fn kept(table: &Table) -> Preferences {
    table.kept().last().unwrap().clone()
}

#[test]
fn the_screen_reader_may_speak_alone_and_nobody_is_asked_again() {
    let answers: [(Language, &[&str]); 3] = [
        (Language::ENGLISH, &["1", "yes", "confirm", "voice off"]),
        (Language::FRENCH, &["1", "oui", "voix coupée"]),
        (Language::GERMAN, &["1", "ja", "Stimme aus"]),
    ];
    for (language, answers) in answers {
        for answer in answers {
            let table = beside(Preferences::default(), language).open().asks(Question::ScreenReader);
            let table = table.line("Ana").asks(Question::ScreenReader).line("3").asks(Question::ScreenReader);
            assert_eq!(table.kept(), [], "{language:?} {answer}");
            let table = table.line(answer).asks(Question::Players);
            assert_eq!(table.voice(), Some(VoiceMode::Off), "{language:?} {answer}");
            let kept = kept(&table);
            assert_eq!(kept.sound.mode, VoiceMode::Off, "{language:?} {answer}");
            let again = beside(kept, language).open().asks(Question::Players);
            assert_eq!(again.voice(), Some(VoiceMode::Off), "{language:?} {answer}");
        }
    }
}

#[test]
fn both_may_speak_and_nobody_is_asked_again() {
    let answers: [(Language, &[&str]); 3] = [
        (Language::ENGLISH, &["2", "no", "cancel", "voice system"]),
        (Language::FRENCH, &["2", "non", "voix du système"]),
        (Language::GERMAN, &["2", "nein", "Systemstimme"]),
    ];
    for (language, answers) in answers {
        for answer in answers {
            let table = beside(Preferences::default(), language).open();
            assert_eq!(table.voice(), Some(VoiceMode::Off), "nobody speaks over the question");
            let table = table.line(answer).asks(Question::Players);
            assert_eq!(table.voice(), Some(VoiceMode::System), "{language:?} {answer}");
            let kept = kept(&table);
            assert_eq!((kept.sound.mode, kept.screen_reader), (VoiceMode::System, BesideScreenReader::Speak));
            let again = beside(kept, language).open().asks(Question::Players);
            assert_eq!(again.voice(), Some(VoiceMode::System), "{language:?} {answer}");
        }
    }
}

#[test]
fn the_question_names_the_screen_reader_and_what_can_be_answered() {
    for reader in ScreenReader::ALL {
        for language in Language::ALL {
            let table = Table::new().language(language).runs_beside(reader).open();
            let asked = table.printed().last().unwrap().to_string();
            assert!(asked.contains(reader.name()) && asked.contains('1') && asked.contains('2'), "{asked}");
            let table = table.line("?").asks(Question::ScreenReader);
            assert!(!table.printed().is_empty(), "{language:?}");
        }
    }
}

#[test]
fn a_key_answers_too() {
    let single = || Preferences { keys: KeyMode::Single, ..Preferences::default() };
    for (key, mode) in [('1', VoiceMode::Off), ('2', VoiceMode::System)] {
        let table = beside(single(), Language::ENGLISH).open().press(Key::Char(key)).listen().asks(Question::Players);
        assert_eq!(table.voice(), Some(mode));
    }
}

#[test]
fn what_else_is_changed_meanwhile_does_not_answer_it() {
    let table = beside(Preferences::default(), Language::ENGLISH).open().line("faster").asks(Question::ScreenReader);
    assert_eq!(table.voice(), Some(VoiceMode::Off));
    assert_eq!(kept(&table).sound.mode, VoiceMode::System);
    let table = table.line("speak german").asks(Question::ScreenReader).line("nein").asks(Question::Players);
    assert_eq!(table.voice(), Some(VoiceMode::System));
}

#[test]
fn a_voice_that_is_chosen_later_is_not_asked_about() {
    let table = beside(Preferences::default(), Language::ENGLISH).open().line("1").line("voice built in");
    let again = beside(kept(&table), Language::ENGLISH).open().asks(Question::Players);
    assert_eq!(again.voice(), Some(VoiceMode::BuiltIn));
}

#[test]
fn it_comes_before_a_saved_game_and_not_before_one_that_was_told_whole() {
    let unfinished = Unfinished {
        id: "2026-11-21-1".to_owned(),
        players: NAMES.map(str::to_owned).to_vec(),
        date: Message::new("date").number("day", 21u32).number("month", 11u32).number("year", 2026u32),
        damage: None,
    };
    let open = || beside(Preferences::default(), Language::ENGLISH);
    let table = open().unfinished(unfinished).open().asks(Question::ScreenReader).line("yes");
    let table = table.asks(Question::Unfinished).line("yes");
    assert_eq!(table.opened(), ["2026-11-21-1"]);
    let mut whole = open().players(NAMES).leader("Ana").open();
    assert_ne!(whole.question(), Question::ScreenReader);
    assert_eq!(whole.voice(), Some(VoiceMode::System));
    let mut names = open().players(NAMES).open().asks(Question::ScreenReader).line("undo").line("2");
    assert_eq!(names.question(), Question::Leader, "nothing that was told is lost");
}

#[test]
fn nobody_is_asked_whose_voice_is_off_or_who_is_a_program() {
    beside(Preferences::default(), Language::ENGLISH).silent().open().asks(Question::Players);
    let mut program = Table::program().runs_beside(ScreenReader::Jaws).open();
    assert_eq!(program.question(), Question::Players);
}
