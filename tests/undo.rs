//! Undo and redo of everything: actions, single answers of a roll call, steps of laying the table.

use proptest::prelude::*;
use protocol::Cue;
use protocol::question::Question;
use protocol::setup_step::SetupStep;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{Action, Edition, Mission, Seat};
use resistance_narrator::language::{Language, Message};

use crate::table::{Moment, Table};
use crate::typist::Typist;

const NAMES: [&str; 7] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

fn voting() -> Table {
    Table::new()
        .players(["Ana", "Ben", "Cleo", "Dan", "Eve"])
        .leader("Ana")
        .open()
        .line("ready")
        .line("skip")
        .line("ana, ben")
}

fn asked(number: u32, answered: u8) -> Question {
    Question::RollCall { asked: Seat::from_number(number).unwrap(), answered }
}

#[test]
fn single_answers_of_a_roll_call_come_back_one_by_one() {
    let table = voting().line("roll call").line("approve").line("reject").asks(asked(3, 2));
    let table = table.line("undo").asks(asked(2, 1)).line("undo").asks(asked(1, 0)).line("undo").asks(Question::Vote);
    let table = table.line("undo").asks(Question::Team);
    let table = table.line("redo").asks(Question::Vote).line("redo").asks(asked(1, 0)).line("redo").asks(asked(2, 1));
    let table = table.said(&Message::new("roll-call-approves").player("player", Seat::from_number(1).unwrap()));
    let table = table.line("redo").asks(asked(3, 2)).line("redo").said(&Message::new("refused-nothing-to-redo"));
    let table = table.line("approve").line("approve").line("reject").asks(Question::Count);
    table.line("undo").asks(asked(5, 4)).line("redo").asks(Question::Count);
}

#[test]
fn a_roll_call_that_was_dropped_comes_back_whole() {
    let table = voting().line("roll call").line("approve").line("reject").line("cancel").asks(Question::Vote);
    table.line("redo").asks(asked(3, 2)).line("undo").asks(asked(2, 1));
}

#[test]
fn another_answer_cannot_be_mixed_with_those_taken_back() {
    let table = voting().line("roll call").line("approve").line("reject").line("undo").line("undo");
    table.line("reject").line("redo").said(&Message::new("refused-nothing-to-redo")).asks(asked(2, 1));
}

#[test]
fn steps_of_laying_the_table_are_taken_back_and_come_again() {
    let step = |step| Question::Guidance { step };
    let table = Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").open();
    let table = table.line("next").line("next").line("ready").asks(Question::Reveal);
    let table = table
        .line("undo")
        .asks(step(SetupStep::Tokens))
        .line("undo")
        .asks(step(SetupStep::Markers))
        .line("undo")
        .asks(step(SetupStep::Tableau));
    let table = table.line("undo").said(&Message::new("refused-nothing-to-undo"));
    table
        .line("redo")
        .asks(step(SetupStep::Markers))
        .line("redo")
        .asks(step(SetupStep::Tokens))
        .line("redo")
        .asks(Question::Reveal);
}

/// An answer to the open question, whichever it is.
fn answer(chance: &mut ChaCha8Rng, table: &mut Table) -> String {
    let record = table.record().unwrap();
    let game = record.game();
    let players = game.players();
    let pick = |chance: &mut ChaCha8Rng, words: &[&str]| words[chance.random_range(0..words.len())].to_owned();
    match table.question() {
        Question::Guidance { .. } => pick(chance, &["next", "next", "back", "ready"]),
        Question::Reveal => "skip".to_owned(),
        Question::Mission => format!("mission {}", chance.random_range(1..=4)),
        Question::Team => {
            let size = usize::from(game.mission().map_or(0, |mission: Mission| game.team_size(mission)));
            NAMES[..size].join(", ")
        }
        Question::Vote if chance.random_range(0..3) > 0 => "roll call".to_owned(),
        Question::Vote => {
            let approve = chance.random_range(0..=players);
            format!("vote {approve} {}", players - approve)
        }
        Question::RollCall { .. } => pick(chance, &["approve", "approve", "reject", "back", "cancel", "vote 4 3"]),
        Question::Count => format!("fails {}", chance.random_range(0..=2)),
        question => panic!("{question:?} is not asked here"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// However far a game is taken back: it comes back to the same state and the same question, and so it does for
    /// whoever opens the saved game.
    #[test]
    fn what_is_taken_back_comes_back_exactly(seed in any::<u64>()) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::new().language(Language::ENGLISH).names(&NAMES).leader("draw").seed(seed);
        if chance.random() {
            table = table.with("targeting");
        }
        table = table.open();
        for _turn in 0..60 {
            if chance.random_range(0..4) > 0 && table.question() != Question::AfterGame {
                let line = answer(&mut chance, &mut table);
                table = table.line(&line);
                continue;
            }
            let mut seen = Vec::new();
            for _back in 0..chance.random_range(1..12) {
                let before = table.record().unwrap();
                seen.push((table.question(), before.clone()));
                table = table.line("undo");
                if table.record().unwrap() == before {
                    // Nothing is left to be taken back.
                    seen.pop();
                    break;
                }
            }
            let again = chance.random_range(0..=seen.len());
            for (question, record) in seen.into_iter().rev().take(again) {
                table = table.line("redo");
                prop_assert_eq!(table.question(), question);
                prop_assert_eq!(table.record().unwrap(), record);
            }
        }
    }
}

/// Says undo. True if something was taken back: else the narrator has said that nothing is left.
fn takes_back(table: Table) -> (Table, bool) {
    let mut table = table;
    let before = (table.record(), table.question());
    let heard = table.told_so_far();
    let mut table = table.line("undo");
    let refusal = |at: &crate::table::At| match &at.moment {
        Moment::Cue(cue) => *cue == Cue::Refused,
        Moment::Reported(report) => report["kind"] == "refusal",
        _ => false,
    };
    let refused = table.last_step().iter().any(refusal);
    // What was begun to be answered is dropped first, and nothing else.
    let drops = table.told(heard).iter().any(|message| message.key() == "entry-dropped");
    let changed = drops || (table.record(), table.question()) != before;
    assert_ne!(refused, changed, "at {:?}: {:#?}", before.1, table.last_step());
    (table, changed)
}

/// A game at random, taken back now and then, and at last to its beginning.
fn goes_back(table: Table, edition: Edition, seed: u64) {
    let (mut typist, mut table) = Typist::at(table.unchecked(), edition, seed);
    for _turn in 0..30 {
        for line in typist.lines(&mut table) {
            table = table.line(&line);
            if typist.chance.random_range(0..6) == 0 {
                table = takes_back(table).0;
            }
        }
    }
    for _back in 0..1_000 {
        let back = takes_back(table);
        table = back.0;
        if !back.1 {
            let record = table.record().unwrap();
            // What runs through by itself at the beginning stays.
            let last = record.past().last().map(|step| step.action);
            assert!(matches!(last, None | Some(Action::TableReady | Action::RevealDone)), "{last:?}");
            return;
        }
    }
    panic!("there is no end of what can be taken back");
}

#[test]
fn an_undo_takes_something_back_or_says_why_not() {
    for (seed, edition) in (0..6).flat_map(|seed| Edition::all().into_iter().map(move |edition| (seed, edition))) {
        goes_back(Table::new(), edition, seed);
    }
}

#[test]
fn an_undo_of_a_program_takes_something_back_or_says_why_not() {
    for (seed, edition) in (0..6).flat_map(|seed| Edition::all().into_iter().map(move |edition| (seed, edition))) {
        goes_back(Table::program(), edition, seed);
    }
}

/// A forum game of five, led by Dan: Cleo has just been given Take Responsibility, and Ben has a card.
fn takes_in_forum() -> Table {
    let table = Table::new().edition("forum").names(&NAMES[..5]).leader("Dan");
    let table = table.line("draw strong leader").line("give strong leader to Ben").line("propose 1 2");
    let table = table.line("approve all").line("deadline").line("pass").line("draw take responsibility");
    table.line("give take responsibility to Cleo").asks(Question::TakeCard { by: Seat::from_number(3).unwrap() })
}

#[test]
fn a_card_that_is_due_can_be_taken_back_and_not_cancelled() {
    let table = takes_in_forum().line("undo").asks(Question::GiveCard);
    table.line("undo").asks(Question::DrawCard { left: 1 });
    for line in ["cancel", "back"] {
        let table = takes_in_forum();
        let game = table.game();
        let table = table.line(line);
        assert!(table.last_step().iter().any(|at| at.moment == Moment::Cue(Cue::Refused)), "{line}");
        assert_eq!(table.game(), game);
    }
}

/// Hands have put back what they did, and a table that has learned it is told how once more.
#[test]
fn what_was_put_back_is_told_at_length_again() {
    let at_length = |table: &Table| {
        let said = table.spoken().join(" ");
        (said.contains("Put your vote tokens back in front of you"), said.contains("Pass the leader token left"))
    };
    let table = voting().line("1 4").line("ana, ben").line("1 4");
    assert_eq!(at_length(&table), (false, false), "{:?}", table.spoken());
    let table = table.line("undo").line("redo");
    assert_eq!(at_length(&table), (true, true), "{:?}", table.spoken());
    let table = table.line("undo").line("2 3");
    assert_eq!(at_length(&table), (true, true), "{:?}", table.spoken());
}
