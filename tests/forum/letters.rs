//! Votes and orders: what counts of them at the deadline, and what is missing.

use protocol::Cue;
use protocol::question::Question;
use resistance_narrator::game::{Action, Phase};
use resistance_narrator::journal::private::MissingVotes;
use resistance_narrator::journal::{Entry, Record, line};
use resistance_narrator::language::{Form, Language, Length, Message, Phrases};
use resistance_narrator::preferences::{Preferences, Wording};
use serde_json::{Value, json};

use super::{approved, five, last_fails, last_vote, lines, name, seat, seats, voting, without_cards};
use crate::table::{Moment, Table};

fn refused(table: &Table) -> bool {
    table.last_step().iter().any(|at| at.moment == Moment::Cue(Cue::Refused))
}

#[test]
fn where_votes_differ_the_private_one_counts_in_whatever_order_they_come() {
    for first in ["privately Ben votes reject", "Ben votes approve"] {
        let second = if first.starts_with('p') { "Ben votes approve" } else { "privately Ben votes reject" };
        let table = lines(voting(), [first, second, "approve Ana, Cleo, Dan, Eve", "deadline"]);
        assert_eq!(last_vote(&table).0, seats(&[1, 3, 4, 5]));
    }
}

#[test]
fn votes_change_until_the_deadline_and_can_be_dropped() {
    let table = lines(voting(), ["approve all", "Eve votes reject", "Eve votes approve", "reject Dan, Cleo"]);
    let table = lines(table, ["privately Ana votes reject", "forget Ana", "deadline"]);
    // Ana has sent nothing that counts: whoever has not voted rejects.
    assert_eq!(last_vote(&table), (seats(&[2, 5]), seats(&[1, 2, 3, 4, 5]), false));
}

#[test]
fn missing_votes_are_settled_as_the_game_master_chose() {
    let settled = |choice: &str| {
        let table = lines(voting(), [choice, "approve Ana, Ben", "Cleo votes reject", "deadline"]);
        last_vote(&table)
    };
    assert_eq!(settled("missing votes approve"), (seats(&[1, 2, 4, 5]), seats(&[1, 2, 3, 4, 5]), true));
    assert_eq!(settled("missing votes reject"), (seats(&[1, 2]), seats(&[1, 2, 3, 4, 5]), false));
    assert_eq!(settled("missing votes leave out"), (seats(&[1, 2]), seats(&[1, 2, 3]), true));
}

#[test]
fn a_tie_of_those_who_have_voted_is_a_rejection_and_so_is_no_vote_at_all() {
    let left_out = || voting().line("missing votes leave out");
    let tie = lines(left_out(), ["approve Ana", "reject Ben", "deadline"]);
    assert_eq!(last_vote(&tie), (seats(&[1]), seats(&[1, 2]), false));
    let silence = left_out().line("deadline");
    assert_eq!(last_vote(&silence), (seats(&[]), seats(&[]), false));
    assert_eq!(silence.game().unwrap().vote_track(), 1);
}

#[test]
fn whoever_is_left_out_is_left_out_of_the_saved_game_too() {
    let table = lines(voting(), ["missing votes leave out", "approve Ana, Ben", "Cleo votes reject", "deadline"]);
    let entries = table.journal().iter().enumerate();
    let file: String = entries.map(|(index, entry)| line::encode(index + 1, entry) + "\n").collect();
    let read = Record::replay(line::decode_all(file.as_bytes()).unwrap().entries).unwrap();
    assert_eq!(read, table.record().unwrap());
}

#[test]
fn the_setting_settles_missing_votes_until_the_game_says_otherwise() {
    let preferences = Preferences { missing_votes: MissingVotes::Approve, ..Preferences::default() };
    let table = without_cards().preferences(preferences).line("propose Ana, Ben").line("deadline");
    assert!(last_vote(&table).2);
}

#[test]
fn what_a_post_has_said_of_missing_votes_counts_whatever_the_settings_say_later() {
    let (entries, private) = voting().saved();
    let preferences = Preferences { missing_votes: MissingVotes::Approve, ..Preferences::default() };
    let table = Table::new().preferences(preferences).resume_with(entries, private).line("deadline");
    assert!(!last_vote(&table).2, "the post said that missing votes are rejections");
}

#[test]
fn without_an_order_a_spy_sabotages_and_the_resistance_supports() {
    for seed in 0..12 {
        let table = approved(voting_from(seed));
        assert_eq!(usize::from(last_fails(&table)), table.spies().and(seats(&[1, 2])).len());
    }
}

fn voting_from(seed: u64) -> Table {
    without_cards().deal(seed).line("propose Ana, Ben")
}

#[test]
fn an_order_counts_as_it_was_sent_last_and_is_dropped_with_the_rest() {
    let seed = (0..40).find(|seed| voting_from(*seed).spies().contains(seat(2))).unwrap();
    let others = voting_from(seed).spies().contains(seat(1)) as u8;
    let table = lines(voting_from(seed), ["privately Ben orders sabotage", "privately Ben orders support"]);
    assert_eq!(last_fails(&approved(table)), others);
    let table = lines(voting_from(seed), ["privately Ben orders support", "forget Ben"]);
    assert_eq!(last_fails(&approved(table)), others + 1);
}

#[test]
fn only_members_send_orders_and_only_while_a_team_is_proposed() {
    let table = voting().line("privately Cleo orders support");
    assert!(refused(&table));
    let table = without_cards().line("Ana votes approve");
    assert!(refused(&table));
    let table = lines(voting(), ["reject all", "deadline", "privately Ana orders support"]);
    assert!(refused(&table), "the team was rejected");
}

#[test]
fn why_the_resistance_cannot_sabotage_is_only_printed() {
    let table = voting();
    let spies = table.spies();
    let member = table.game().unwrap().phase().team().without(spies).iter().next().unwrap();
    let before = table.journal().len();
    let mut table = table.line(&format!("privately {} orders sabotage", name(member)));
    assert!(refused(&table));
    let message = Message::new("refused-order").player("player", member);
    let printed = table.localizer().render(&message, Form::Printed, Length::Full);
    let spoken = table.sentence(&message);
    assert_eq!((table.spoken(), table.printed()), (vec![spoken.as_str()], vec![printed.as_str()]));
    assert!(!spoken.contains(name(member)) && printed.contains(name(member)));
    assert_eq!(table.journal().len(), before);
    // Among what was said it is not found again.
    let table = table.line("log").line("older").line("older");
    assert!(!table.printed().contains(&printed.as_str()));
    assert_eq!(last_fails(&approved(table)), spies.and(seats(&[1, 2])).len() as u8);
}

#[test]
fn nobody_counts_for_the_narrator() {
    for line in ["vote 3 2", "fails 1", "roll call", "success", "Ana played fail", "vote"] {
        let table = voting().line(line);
        let mut table = table.said(&Message::new("refused-by-letters"));
        assert_eq!(table.question(), Question::Letters, "{line}");
    }
}

#[test]
fn its_commands_are_refused_at_a_table() {
    let vote = "privately Ana votes approve";
    for line in [vote, "deadline", "deadline 24 hours", "missing", "posts", "next post", "forget Ana"] {
        let table = Table::new().names(&super::NAMES[..5]).leader("Ana").line("ready").line("skip").line(line);
        table.said(&Message::new("refused-forum-only"));
    }
}

#[test]
fn the_deadline_takes_all_back_that_followed_and_letters_stay() {
    let table = lines(voting(), ["privately Ana votes reject", "approve all", "deadline"]);
    let after = table.game();
    let table = table.line("undo").asks(Question::Letters);
    assert!(matches!(table.game().unwrap().phase(), Phase::Vote { .. }));
    let table = table.line("redo");
    assert_eq!(table.game(), after);
    let table = lines(table, ["undo", "deadline"]);
    assert_eq!(table.game(), after, "the same letters tell the same");
    let table = lines(table, ["undo", "undo", "propose Ana, Ben", "deadline"]);
    assert_eq!(table.game(), after, "the same proposal is voted on with the same letters");
    // Another team is another proposal.
    let table = lines(table, ["undo", "undo", "propose Ana, Cleo", "deadline"]);
    assert!(last_vote(&table).0.is_empty());
    let table = lines(without_cards(), ["undo"]);
    assert!(refused(&table), "that the game began can't be taken back");
}

#[test]
fn a_game_goes_on_where_it_stood() {
    let table = lines(voting(), ["privately Ana votes reject", "approve Ben, Cleo, Dan", "deadline 2 days"]);
    let (entries, private) = table.saved();
    let posts = private.posts().count();
    let table = Table::new().resume_with(entries, private).asks(Question::Letters);
    assert_eq!(table.new_posts().len(), 0);
    let table = table.line("deadline");
    assert_eq!(last_vote(&table).0, seats(&[2, 3, 4]));
    assert!(table.saved().1.posts().count() > posts);
}

#[test]
fn a_game_that_was_cut_off_in_a_deadline_is_settled_when_it_goes_on() {
    let table = lines(voting(), ["approve all", "deadline"]);
    let (mut entries, private) = table.saved();
    assert!(matches!(entries.pop(), Some(Entry::Played(Action::Count(_)))));
    let resumed = Table::new().resume_with(entries, private);
    assert_eq!(resumed.game(), table.game());
    let (mut entries, _) = without_cards().open().saved();
    entries.truncate(1);
    let begun = without_cards().open().saved().1;
    let resumed = Table::new().resume_with(entries, begun);
    assert_eq!(resumed.game(), without_cards().open().game());
}

#[test]
fn programs_are_told_what_came_in_and_from_whom_but_not_what() {
    let table = Table::program().edition("forum").names(&super::NAMES[..5]).leader("Ana").without("plot");
    let table = table.line("propose Ana, Ben").line("privately Ben votes reject");
    let event = |what: &str, from: u32| json!({ "kind": "event", "event": "received", "from": from, "what": what });
    let reported = |table: &Table| table.reported().into_iter().cloned().map(Value::Object).collect::<Vec<_>>();
    assert!(reported(&table).contains(&event("private-vote", 2)));
    let table = table.line("privately Ana orders support");
    assert!(reported(&table).contains(&event("order", 1)));
    let table = table.line("Dan votes approve").line("deadline 2026-11-25 18:00");
    let state = reported(&table).pop().unwrap();
    assert_eq!(state["received"], json!([2, 4]));
    assert_eq!(state["ordered"], json!([1]));
    assert_eq!(state["deadline"], json!("2026-11-25T18:00"));
    assert_eq!(state["missing_votes"], json!("reject"));
    assert_eq!(state["legal"], json!(["privately", "forget", "deadline", "approve", "reject"]));
    let text = serde_json::to_string(&reported(&table.line("forget Ben"))).unwrap();
    assert!(!text.contains("\"kind\":\"post\""), "nothing is posted for a letter");
}

#[test]
fn what_is_left_is_told_after_every_letter() {
    let table = five().without("plot").wording(Wording::Full).line("propose Ana, Ben").line("approve Ana, Ben, Cleo");
    let left = Message::new("letters-left").number("votes", 2u8).number("orders", 2u8);
    let table = lines(table.said(&left), ["approve Dan, Eve", "Ana orders support", "Ben orders support"]);
    table.said(&Message::new("letters-complete"));
}

#[test]
fn letters_are_typed_and_never_listened_for() {
    for language in Language::ALL {
        let phrases = Phrases::of(language);
        for (verb, _, pattern) in phrases.all().filter(|(verb, _, _)| verb.is_letter()) {
            let opens = !pattern.has_slots();
            assert!(opens || phrases.only_typed(verb, pattern), "{language:?} listens for {pattern:?}");
        }
    }
}

/// A team of two on which Ben is a spy, and Ana is not.
fn with_a_spy() -> Table {
    let is = |seed: &u64| {
        let spies = voting_from(*seed).spies();
        spies.contains(seat(2)) && !spies.contains(seat(1))
    };
    voting_from((0..200).find(is).unwrap())
}

#[test]
fn what_was_taken_back_is_not_played_again_once_another_letter_has_come() {
    let undone = || lines(with_a_spy(), ["approve all", "privately Ben orders sabotage", "deadline", "undo"]);
    let again = undone().line("redo");
    assert_eq!(last_fails(&again), 1);
    for letter in ["privately Ben orders support", "Ben votes reject", "missing votes approve", "forget Ben"] {
        let table = undone().line(letter).line("redo");
        assert!(refused(&table), "{letter}");
        assert!(matches!(table.game().unwrap().phase(), Phase::Vote { .. }), "{letter}");
    }
    let (entries, private) = undone().line("privately Ben orders support").saved();
    let table = Table::new().resume_with(entries, private).line("redo");
    assert!(refused(&table));
    assert_eq!(last_fails(&table.line("deadline")), 0);
}
