//! Names as they are said and printed: nothing is set into one, and the sentence around it is whole.

use protocol::question::Question;
use resistance_narrator::game::BySeat;
use resistance_narrator::language::{Catalogue, Form, Kit, Language, Length, Message, Verb};

use crate::table::{At, Moment, Table, plain};
use crate::wordings::Variable;

/// Whether a sentence begins with a word that was looked for among the names: it is made of letters.
fn is_of_words(key: &str) -> bool {
    ["refused-unknown-player", "refused-nobody-seated", "suggested-player"]
        .iter()
        .any(|begins| key.starts_with(begins))
}

const LANGUAGES: [Language; 3] = [Language::ENGLISH, Language::FRENCH, Language::GERMAN];

/// What the players are called before the game.
fn called(mut table: Table) -> Vec<String> {
    table.localizer().names().values().to_vec()
}

/// All that was heard and printed so far.
fn all(table: &Table) -> String {
    let text = |at: &At| match &at.moment {
        Moment::Spoken(text) | Moment::Printed(text) => Some(text.clone()),
        _ => None,
    };
    table.moments().iter().filter_map(text).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_full_stop_in_a_name_ends_no_sentence_and_is_not_doubled() {
    for language in LANGUAGES {
        let names = ["Anna R.", "Anna S.", "Dr. Müller", "J.R.", "d'Arc"];
        let table = Table::new().unchecked().language(language).names(&names).leader("1").reveal("none").open();
        let table =
            table.say(&plain(Verb::Ready)).line("3 4").line("4 1").line("who").line("propose 1 5").line("undo");
        let heard = all(&table);
        assert!(!heard.contains(".."), "{heard}");
        for wrong in ["Dr. müller", "D'Arc", "J.r.", "Anna R. L", "Anna R. F", "Anna R. E"] {
            assert!(!heard.contains(wrong), "{wrong} in {heard}");
        }
        assert!(heard.contains("J.R.\n") || heard.contains("J.R. "), "{heard}");
    }
}

#[test]
fn no_sentence_begins_with_an_option_or_a_sign() {
    let begins_with_a_sign = |sentence: &str| {
        let first = sentence.trim_start().trim_start_matches(['«', '„', '“', '\u{a0}', ' ']).chars().next();
        first.is_some_and(|first| !first.is_alphanumeric())
    };
    let typed = ["text", "word", "option", "value", "command", "line"];
    for language in LANGUAGES {
        let catalogue = Catalogue::new(language, &Kit::new());
        for (key, sentence) in crate::wordings::sentences(language) {
            // Pages of the handbook and keys are as they are written; what is wrong with a file quotes a name in it, and
            // whoever fits several players is a word of letters.
            let as_written =
                ["handbook-", "key-", "editions-", "either-", "voice-", "refused-ambiguous", "heard-command"];
            if as_written.iter().any(|begins| key.starts_with(begins)) || is_of_words(&key) {
                continue;
            }
            let key: &'static str = key.leak();
            let message = sentence.variables.iter().fold(Message::new(key), |message, (name, kind)| {
                let name: &'static str = name.clone().leak();
                match kind {
                    Variable::Text
                        if typed.contains(&name)
                            || name == "name"
                                && ["unspeakable", "reserved", "doubtful", "leader-name"]
                                    .iter()
                                    .any(|part| key.contains(part)) =>
                    {
                        message.text(name, "--with")
                    }
                    Variable::Text => message.text(name, "x"),
                    Variable::Number | Variable::Wrapped => message.number(name, 2u32),
                }
            });
            for (form, length) in
                [(Form::Spoken, Length::Full), (Form::Spoken, Length::Brief), (Form::Printed, Length::Full)]
            {
                let said = catalogue.render(&message, &BySeat::new(Vec::new()), form, length);
                let mut sentences =
                    said.split_inclusive(['.', '?', '!']).filter(|sentence| !sentence.trim().is_empty());
                assert!(!sentences.any(begins_with_a_sign), "{language:?} {key}: {said}");
            }
        }
    }
}

#[test]
fn names_typed_in_small_letters_have_their_capitals() {
    for language in LANGUAGES {
        let table = Table::new().language(language).open().line("ana, ben, cleo, dan, eve").asks(Question::Leader);
        assert_eq!(called(table), ["Ana", "Ben", "Cleo", "Dan", "Eve"]);
    }
}

#[test]
fn the_full_stop_of_an_initial_is_part_of_a_typed_name() {
    let table = Table::new().open().line("Anna R., Anna S., Dr. Müller and J.R., Eve X.").asks(Question::Leader);
    assert_eq!(called(table), ["Anna R.", "Anna S.", "Dr. Müller", "J.R.", "Eve X."]);
    let table = Table::new().open().line("Ana, Ben, Cleo, Dan, Eve.").asks(Question::Leader);
    assert_eq!(called(table), ["Ana", "Ben", "Cleo", "Dan", "Eve"]);
}

#[test]
fn a_pasted_list_holds_names_and_no_numbers() {
    for list in [
        "1. Ana, 2. Ben, 3. Cleo, 4. Dan, 5. Eve",
        "1. Ana 2. Ben 3. Cleo 4. Dan 5. Eve",
        "- Ana, - Ben, - Cleo, - Dan, - Eve",
    ] {
        let table = Table::new().open().line(list).asks(Question::Leader);
        assert_eq!(called(table), ["Ana", "Ben", "Cleo", "Dan", "Eve"], "{list}");
    }
    let mut table = Table::new().open();
    for line in ["1. Ana", "2) ben", "• Cleo", "4. Dan", "5. Eve"] {
        table = table.line(line);
    }
    assert_eq!(called(table), ["Ana", "Ben", "Cleo", "Dan", "Eve"]);
}

#[test]
fn what_nobody_sees_is_no_part_of_a_name() {
    let table = Table::new().open().line("A\u{ad}na, B\u{200b}en, Cleo\u{200e}, \u{2066}Dan\u{2069}, E\u{2060}ve");
    let table = table.asks(Question::Leader);
    assert_eq!(called(table), ["Ana", "Ben", "Cleo", "Dan", "Eve"]);
}
