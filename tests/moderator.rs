//! The moderator beside the course of a game: what can't be written, what is gone on with, what is kept.

use protocol::question::Question;
use protocol::{FileNews, Input, Unfinished, UtteranceId};
use resistance_narrator::journal::{Answered, Draft, Entry};
use resistance_narrator::language::{Intent, Language, Message, Verb};
use serde_json::Value;

use crate::table::{Moment, Table, plain};

fn five() -> Table {
    Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana")
}

/// Five players with the team Ana and Ben before them.
fn voting() -> Table {
    five().line("ready").line("skip").line("ana and ben").asks(Question::Vote)
}

#[test]
fn a_disk_without_locks_is_told() {
    let told = [
        (Language::ENGLISH, "Play this game in one narrator at a time."),
        (Language::FRENCH, "Ne jouez cette partie que dans un seul narrateur à la fois."),
        (Language::GERMAN, "Spielt diese Partie nur in einem Erzähler zugleich."),
    ];
    for (language, wanted) in told {
        let table = Table::new().language(language).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana");
        let table = table.reveal("none").open().input(Input::File(FileNews::Unlocked)).listen();
        assert!(table.spoken().join(" ").ends_with(wanted), "{:?}", table.spoken());
    }
}

#[test]
fn what_can_not_be_written_does_not_count() {
    let full = voting().disk_fails(Message::new("storage-disk-full"));
    let written = full.journal().to_vec();
    let mut refused = full.line("vote 3 2").asks(Question::Vote);
    assert_eq!(refused.journal(), written);
    assert_eq!(refused.spoken().len(), 1, "nothing of the vote is announced: {:?}", refused.spoken());
    let reason = Message::new("storage-disk-full");
    refused = refused.said(&Message::new("not-recorded").message("reason", reason));
    // What did not count can't be repeated, taken back or asked for.
    refused = refused.line("votes").said(&Message::new("votes-none"));
    refused = refused.disk_writes().line("vote 2 3").asks(Question::Team);
    assert_eq!(refused.journal().len(), written.len() + 1);
}

#[test]
fn a_table_can_go_on_without_saving() {
    let table = voting().disk_fails(Message::new("storage-disk-full")).line("vote 3 2").line("without saving");
    let written = table.journal().len();
    let table = table.line("vote 3 2").asks(Question::Count).line("fails 0").asks(Question::Team);
    assert_eq!(table.journal().len(), written);
}

#[test]
fn a_game_that_can_not_even_be_begun_on_the_disk_is_played_unsaved() {
    let reason = Message::new("storage-read-only");
    let table = five().disk_fails(reason.clone()).open();
    let table = table.said(&Message::new("folder-unwritable").message("reason", reason));
    let table = table.line("ready").line("skip").line("ana, ben").line("vote 4 1").asks(Question::Count);
    assert_eq!(table.journal(), []);
}

#[test]
fn a_game_is_gone_on_with_at_the_exact_question() {
    let table = voting().line("roll call").line("approve").line("reject");
    let question = Question::RollCall { asked: seat(3), answered: 2 };
    let table = table.asks(question);
    assert_eq!(
        table.journal().last(),
        Some(&Entry::Noted(Draft::RollCall { answers: [true, false].map(Answered::in_turn).to_vec() }))
    );
    let again = Table::new().resume(table.journal().to_vec()).asks(question);
    let again = again.said(&Message::new("roll-call-ask").player("player", seat(3)));
    let voted = again.line("approve").line("reject").line("reject").asks(Question::Team);
    voted.said(&Message::new("rejected").number("approve", 2u8).number("reject", 3u8).number("proposal", 1u8));
}

fn seat(number: u32) -> resistance_narrator::game::Seat {
    resistance_narrator::game::Seat::from_number(number).unwrap()
}

#[test]
fn an_unfinished_game_is_offered_and_opened() {
    let unfinished = Unfinished {
        id: "2026-11-21-1".to_owned(),
        players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec(),
        date: Message::new("date").number("day", 21u32).number("month", 11u32).number("year", 2026u32),
        damage: None,
    };
    let table = Table::new().unfinished(unfinished).open().asks(Question::Unfinished);
    assert!(table.spoken().iter().any(|line| line.contains("Ana, Ben, Cleo, Dan and Eve")), "{:?}", table.spoken());
    let table = table.line("7").asks(Question::Unfinished).line("1");
    assert_eq!(table.opened(), ["2026-11-21-1"]);
    table.line("2").asks(Question::Players);
}

#[test]
fn the_end_of_input_is_told_and_saves() {
    let left = voting().end_of_input();
    assert!(left.moments().iter().any(|at| at.moment == Moment::Quit));
    assert_eq!(left.printed().len(), 1);
    left.listen().said(&Message::new("goodbye-saved"));
}

#[test]
fn what_is_changed_at_the_table_is_kept_and_spoken_back() {
    let rate = |level: u8| Message::new("rate-now").number("level", level);
    let table = voting().line("speed 70").said(&rate(70)).line("faster").said(&rate(80));
    let table = table.line("pitch 0").line("lower").line("brief").line("quieter");
    let kept = table.kept().last().unwrap();
    assert_eq!((kept.sound.rate, kept.sound.pitch, kept.sound.volume), (80, 0, 90));
    assert_eq!(kept.players, ["Ana", "Ben", "Cleo", "Dan", "Eve"]);
}

#[test]
fn a_language_is_changed_in_the_middle_of_a_game() {
    let table = voting().line("language de").said(&Message::new("language-now"));
    let table = table.say(&Intent::Vote { approve: 3, reject: 2 }).asks(Question::Count);
    assert!(table.last_step().iter().any(|at| at.moment == Moment::Typed("Abstimmung 3 2".to_owned())));
    table.say(&plain(Verb::Undo)).asks(Question::Vote);
}

/// An empty line, or Enter, stops speech and does nothing else; the next one asks again.
#[test]
fn an_empty_line_silences_first_and_asks_then() {
    let table = voting().begin_line("help").begin_line("");
    assert_eq!(table.last_step().len(), 2, "{:?}", table.last_step());
    let table = table.listen().line("");
    assert_eq!(table.spoken().len(), 1, "{:?}", table.spoken());
}

/// Where nothing is heard there is nothing to silence: the first empty line asks again.
#[test]
fn without_a_voice_the_first_empty_line_asks_again() {
    for language in Language::ALL {
        let table = five().language(language).silent().say(&plain(Verb::Ready)).say(&plain(Verb::Skip));
        let asked = table.asks(Question::Team).begin_line("score").begin_line("");
        let question = asked.printed().concat();
        assert!(question.contains("Ana"), "{language:?}: {question:?}");
        let again = asked.listen().begin_line("").printed().concat();
        assert_eq!(again, question);
    }
    // A reveal is held, as ever.
    five().silent().line("ready").begin_line("start").begin_line("").asks(Question::ScriptPaused);
}

#[test]
fn louder_at_the_top_says_so() {
    let mut table = voting();
    for (verb, level, end) in [(Verb::Louder, "volume 100", "scale-most"), (Verb::Slower, "speed 0", "scale-least")] {
        for language in ["en", "fr", "de"] {
            table = table.line(level).line(&format!("language {language}"));
            table = table.say(&plain(verb)).said(&Message::new(end)).line("language en");
        }
        let mut below = table.line("volume 50").line("speed 50").say(&plain(verb));
        let told = below.sentence(&Message::new(end));
        assert!(!below.spoken().contains(&told.as_str()));
        table = below;
    }
}

/// In brief too: two rejections of five are something else than two.
#[test]
fn brief_keeps_how_many_rejections_there_can_be() {
    use resistance_narrator::preferences::Wording;
    for (language, of_five) in
        [(Language::ENGLISH, "of five"), (Language::FRENCH, "sur cinq"), (Language::GERMAN, "von fünf")]
    {
        for proposals in [1, 2] {
            let table = five().language(language).wording(Wording::Brief);
            let table = table.say(&plain(Verb::Ready)).say(&plain(Verb::Skip));
            let rejected = (0..proposals).fold(table, |table, _| table.line("ana, ben").line("1 4"));
            assert!(rejected.spoken().iter().any(|said| said.contains(of_five)), "{:?}", rejected.spoken());
        }
    }
}

/// With Targeting the example is a mission that can still be named.
#[test]
fn the_example_of_a_refusal_would_be_accepted() {
    let table =
        five().with("targeting").line("ready").line("skip").line("mission 1").line("ana, ben").line("5 0").line("0");
    let refused = table.asks(Question::Mission).line("vote 3 2");
    assert!(refused.printed().concat().contains("mission 2"), "{:?}", refused.printed());
}

#[test]
fn late_news_of_an_unknown_utterance_changes_nothing() {
    use protocol::{Input, SpeechEvent};
    let mut table = voting();
    let before = table.moments().len();
    for event in [SpeechEvent::Began, SpeechEvent::Ended, SpeechEvent::Cancelled] {
        table.handle(Input::Speech(UtteranceId(1), event));
        table.handle(Input::Speech(UtteranceId(u64::MAX), event));
    }
    assert_eq!(table.moments().len(), before);
}

/// A program gets its answer whole: whatever else is reported, the state comes last.
#[test]
fn the_state_is_the_last_report_of_every_line() {
    let mut table = Table::program().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").open();
    for line in
        ["", "fails", "propose 1 2", "vote 3 2", "undo", "roll call", "approve", "back", "cancel", "help", "log"]
    {
        table = table.line(line);
        let kinds: Vec<&Value> = table.reported().into_iter().map(|report| &report["kind"]).collect();
        let (last, others) = kinds.split_last().unwrap();
        assert_eq!(*last, "state", "{line}");
        assert!(!others.contains(&&Value::from("state")), "{line}: {kinds:?}");
        assert!(table.printed().is_empty() && table.spoken().is_empty(), "{line}: a program reads reports only");
    }
}
