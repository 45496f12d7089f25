//! Virtual players: each says reasons in a voice of their own, and as much as this table wants.

use std::collections::BTreeMap;

use moderator::Company;
use protocol::OwnVoice;
use protocol::question::Question;
use resistance_narrator::language::Language;
use resistance_narrator::preferences::{Preferences, Reasons, Wording};

use crate::table::Table;

/// Somebody practises with six others.
fn begun(preferences: Preferences, seed: u64) -> Table {
    let company = Company { name: Some("Ana".to_owned()), count: Some(7) };
    Table::new().preferences(preferences).seed(seed).deal(seed).practise(company)
}

fn wanting(reasons: Reasons, wording: Wording) -> Preferences {
    Preferences { reasons, wording, ..Preferences::default() }
}

/// Goes on for so many lines; after each, what `look` finds.
fn goes_on(mut table: Table, lines: usize, mut look: impl FnMut(&Table)) -> Table {
    look(&table);
    for _ in 0..lines {
        let line = match table.question() {
            Question::OwnVote { .. } => "approve",
            Question::OwnCard { .. } => "success",
            Question::Team => match table.game().unwrap().team_size(table.game().unwrap().mission().unwrap()) {
                2 => "propose 1 2",
                3 => "propose 1 2 3",
                _ => "propose 1 2 3 4",
            },
            _ => break,
        };
        table = table.line(line);
        look(&table);
    }
    table
}

/// Who has said something so far, and in which voice.
fn voices(table: Table, lines: usize) -> (BTreeMap<String, OwnVoice>, Table) {
    let mut heard = BTreeMap::new();
    let table = goes_on(table, lines, |table| {
        for (voice, text) in table.in_voices() {
            let name = text.split(':').next().unwrap().to_owned();
            assert_eq!(*heard.entry(name).or_insert(*voice), *voice, "{text}");
        }
    });
    (heard, table)
}

#[test]
fn each_has_a_voice_that_nobody_else_has_and_keeps_it_after_resuming() {
    for seed in 0..8 {
        let (mut heard, table) = voices(begun(wanting(Reasons::Chatty, Wording::Full), seed), 6);
        assert!(heard.len() >= 3, "{heard:?}");
        let (entries, private) = table.saved();
        let resumed = Table::new().preferences(wanting(Reasons::Chatty, Wording::Full));
        let (later, _) = voices(resumed.trusting_the_disk().resume_with(entries, private), 6);
        for (name, voice) in later {
            assert_eq!(*heard.entry(name.clone()).or_insert(voice), voice, "{name}");
        }
        let mut numbers: Vec<u8> = heard.values().map(|voice| voice.number()).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), heard.len(), "{heard:?}");
        assert!(!heard.contains_key("Ana"), "the person speaks for themselves");
    }
}

#[test]
fn only_reasons_are_in_another_voice_and_nothing_printed_tells_of_it() {
    goes_on(begun(wanting(Reasons::Chatty, Wording::Full), 3), 10, |table| {
        let said: Vec<&str> = table.in_voices().iter().map(|(_, text)| text.as_str()).collect();
        let names = table.record().unwrap().names().values().to_vec();
        let is_reason = |line: &&str| names.iter().any(|name| line.starts_with(&format!("{name}: ")));
        assert_eq!(said, table.spoken().into_iter().filter(is_reason).collect::<Vec<_>>());
        assert_eq!(said, table.printed().into_iter().filter(is_reason).collect::<Vec<_>>());
    });
}

#[test]
fn what_is_repeated_is_in_the_voice_in_which_it_was_said() {
    let mut table = begun(wanting(Reasons::Chatty, Wording::Full), 5);
    while table.in_voices().is_empty() {
        table = goes_on(table, 1, |_| {});
    }
    let said = table.in_voices().to_vec();
    let table = table.line("again");
    assert_eq!(table.in_voices(), said);
    // The question was said after it, in the narrator's own voice.
    let mut table = table.line("older");
    assert_eq!(table.in_voices(), []);
    for _ in 0..said.len() {
        table = table.line("older");
        let heard = table.spoken().join(" ");
        assert_eq!(!table.in_voices().is_empty(), said.iter().any(|(_, text)| *text == heard), "{heard}");
    }
}

#[test]
fn quiet_and_chatty_say_as_much_as_their_names_promise() {
    let count = |reasons, wording| {
        let mut said = 0;
        for seed in 0..10 {
            goes_on(begun(wanting(reasons, wording), seed), 12, |table| said += table.in_voices().len());
        }
        said
    };
    assert_eq!(count(Reasons::Quiet, Wording::Full), 0);
    assert_eq!(count(Reasons::Usual, Wording::Brief), 0);
    let (usual, chatty) = (count(Reasons::Usual, Wording::Full), count(Reasons::Chatty, Wording::Full));
    assert!(usual > 20 && chatty > usual * 5 / 4, "usual {usual}, chatty {chatty}");
    assert_eq!(count(Reasons::Chatty, Wording::Brief), chatty);
}

#[test]
fn whoever_is_quiet_still_answers_why() {
    let table = goes_on(begun(wanting(Reasons::Quiet, Wording::Full), 2), 2, |_| {});
    let names = table.record().unwrap().names().values().to_vec();
    let mut answered = 0;
    let mut table = table;
    for name in &names[1..] {
        table = table.line(&format!("why {name}"));
        let said = table.in_voices().to_vec();
        assert!(said.iter().all(|(_, text)| text.starts_with(&format!("{name}: "))), "{said:?}");
        answered += said.len();
    }
    assert!(answered >= 4, "{answered} of {names:?}");
}

#[test]
fn how_much_they_say_is_chosen_in_each_language_and_kept() {
    for (language, quiet, usual, chatty) in [
        (Language::ENGLISH, "no reasons", "some reasons", "chatty"),
        (Language::FRENCH, "joueurs discrets", "quelques raisons", "bavards"),
        (Language::GERMAN, "wortkarg", "einige Gründe", "gesprächig"),
    ] {
        let mut table = Table::new().language(language).open();
        for (line, reasons) in [(chatty, Reasons::Chatty), (quiet, Reasons::Quiet), (usual, Reasons::Usual)] {
            table = table.line(line);
            assert_eq!(table.kept().last().map(|kept| kept.reasons), Some(reasons), "{line}");
        }
    }
}
