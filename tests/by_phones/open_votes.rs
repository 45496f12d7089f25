//! Opinion Makers vote before anybody else chooses, and openly, on phones too.

use resistance_narrator::game::Ballot;
use resistance_narrator::language::Message;
use resistance_narrator::preferences::{Key, KeyMode};

use super::*;

/// Seven of whom these have phones. These hold Opinion Maker, and Ana proposes Ana and Cleo.
fn proposed(phones: &[u32], makers: &[u32]) -> Table {
    let table = Table::new().names(&NAMES).leader("Ana").reveal("none").with("plot").open().line("ready");
    let mut table = reached(table, phones);
    for _ in 0..makers.len() {
        table = table.line("draw opinion maker");
    }
    if makers.len() == 1 {
        table = table.line("draw no confidence");
    }
    for maker in makers {
        table = table.line(&format!("give opinion maker to {maker}"));
    }
    if makers.len() == 1 {
        table = table.line("give no confidence to 7");
    }
    table.line("propose 1 3").listen()
}

fn vote(table: Table, number: u32, approves: bool) -> Table {
    table.answers(seat(number), Answer::Vote { approves })
}

fn voters(table: &Table) -> SeatSet {
    let voters = asked(table).into_iter().filter(|(_, prompt)| prompt.about == About::Vote);
    voters.map(|(seat, _)| seat).collect()
}

fn told(approve: &[u32], reject: &[u32]) -> Message {
    match (approve, reject) {
        (approve, []) => Message::new("open-votes-approve").group("approve", seats(approve)),
        ([], reject) => Message::new("open-votes-reject").group("reject", seats(reject)),
        (approve, reject) => {
            Message::new("open-votes-differ").group("approve", seats(approve)).group("reject", seats(reject))
        }
    }
}

/// How often something was said since the table opened.
fn times(table: &mut Table, message: &Message) -> usize {
    let sentence = table.sentence(message);
    table.moments().iter().filter(|at| at.moment == crate::table::Moment::Spoken(sentence.clone())).count()
}

const ALL: [u32; 7] = [1, 2, 3, 4, 5, 6, 7];

#[test]
fn one_opinion_maker_votes_first_and_only_then_do_all_others() {
    let mut table = proposed(&ALL, &[2]);
    assert_eq!(voters(&table), seats(&[2]));
    let shown = table.shown(seat(2)).unwrap();
    assert!(shown.text.contains("everybody will hear"), "{shown:?}");
    table = table.said(&Message::new("ask-open-phones").group("phones", seats(&[2])));
    // Others can't yet.
    table = vote(table, 3, true);
    assert!(!table.pages().settled.last().unwrap().2);
    table = vote(table, 2, false).listen();
    table = table.said(&told(&[], &[2])).said(&Message::new("ask-vote-alone-others"));
    assert_eq!(times(&mut table, &told(&[], &[2])), 1);
    assert_eq!(voters(&table), seats(&[1, 3, 4, 5, 6, 7]));
    // What everybody has heard stays.
    table = table.answers_to(seat(2), shown.number, Answer::Vote { approves: true });
    assert_eq!(table.pages().settled.last(), Some(&(seat(2), shown.number, false)));
    for number in [1, 3, 4, 5, 6, 7] {
        table = vote(table, number, true);
    }
    assert_eq!(last(&table.listen()), Action::Vote(Ballot::Named { approve: seats(&[1, 3, 4, 5, 6, 7]) }));
}

#[test]
fn two_opinion_makers_reveal_together_and_can_choose_otherwise_before_that() {
    let mut table = proposed(&ALL, &[2, 5]);
    assert_eq!(voters(&table), seats(&[2, 5]));
    table = vote(table, 2, false).listen();
    assert_eq!(times(&mut table, &told(&[], &[2])), 0, "not before the other one");
    assert_eq!(voters(&table), seats(&[2, 5]));
    table = vote(vote(table, 2, true), 5, false).listen().said(&told(&[2], &[5]));
    assert_eq!(voters(&table), seats(&[1, 3, 4, 6, 7]));
}

#[test]
fn an_opinion_maker_without_a_phone_is_told_of_by_name() {
    for words in ["Ana approves", "approve", "1 0", "Ana votes approve"] {
        let table = Table::new().names(&NAMES).leader("Gus").reveal("none").with("plot").open().line("ready");
        let table = reached(table, &[2, 3, 4, 5, 6]).line("draw opinion maker").line("draw no confidence");
        let table = table.line("give opinion maker to Ana").line("give no confidence to Dan");
        let mut table = table.line("propose 1 3").listen().asks(Question::Vote);
        let asked = Message::new("ask-open-table").players("table", seats(&[1])).player("player", seat(1));
        table = table.said(&asked);
        assert_eq!(voters(&table), SeatSet::EMPTY);
        let status = table.sentence(&Message::new("status-alone").players("names", SeatSet::EMPTY));
        table = table.line("status").listen();
        assert!(!table.printed().contains(&status.as_str()), "{:?}", table.printed());
        // Nobody else's vote is wanted yet.
        table = table.line("Gus approves").asks(Question::Vote);
        table = table.line(words).listen().said(&told(&[1], &[]));
        assert_eq!(times(&mut table, &told(&[1], &[])), 1, "{words}");
        assert_eq!(voters(&table), seats(&[2, 3, 4, 5, 6]), "{words}");
        // Of the others the table tells only Gus.
        table = table.said(&Message::new("ask-vote-rest").players("names", seats(&[7])));
        table = table.line("0 1").listen();
        for number in [2, 3, 4, 5, 6] {
            table = vote(table, number, true);
        }
        assert_eq!(last(&table.listen()), Action::Vote(Ballot::Count { approve: 6, reject: 1 }), "{words}");
    }
}

#[test]
fn one_of_two_has_a_phone_and_the_other_one_is_told_of() {
    let mut table = proposed(&[1, 2, 3, 4], &[2, 5]);
    assert_eq!(voters(&table), seats(&[2]));
    let both = Message::new("ask-open-both").players("table", seats(&[5])).player("player", seat(5));
    table = table.said(&both.group("phones", seats(&[2])));
    table = table.line("Eve rejects").listen();
    table = table.said(&Message::new("alone-missing").group("names", seats(&[2])));
    assert_eq!(voters(&table), seats(&[2]));
    table = vote(table, 2, true).listen().said(&told(&[2], &[5]));
    assert_eq!(voters(&table), seats(&[1, 3, 4]));
    table = table.line("2 0").listen();
    for number in [1, 3, 4] {
        table = vote(table, number, false);
    }
    assert_eq!(last(&table.listen()), Action::Vote(Ballot::Count { approve: 3, reject: 4 }));
}

#[test]
fn two_without_a_phone_are_told_of_one_by_one() {
    let mut table = proposed(&[1, 2, 3], &[5, 6]).line("1 1").asks(Question::Vote);
    table = table.said(&Message::new("refused-open-unnamed"));
    table = table.line("Eve approves").listen().line("Finn rejects").listen().said(&told(&[5], &[6]));
    assert_eq!(voters(&table), seats(&[1, 2, 3]));
    assert_eq!(table.question(), Question::Vote);
    let mut table = proposed(&[1, 2, 3], &[5, 6]).line("nobody approves").listen().said(&told(&[], &[5, 6]));
    table = table.line("undo").listen().line("propose 1 4").listen();
    assert_eq!(voters(&table), SeatSet::EMPTY, "another team is another vote");
}

#[test]
fn killed_in_between_the_game_goes_on_where_it_was() {
    // Each step is checked by the table, too: whoever opens the saved game finds the same question.
    let table = vote(proposed(&ALL, &[2, 5]), 2, true);
    let (entries, private) = (table.journal().to_vec(), table.private().clone());
    let mut resumed = reached(Table::new().resume_with(entries, private), &ALL);
    assert_eq!(voters(&resumed), seats(&[2, 5]));
    resumed = vote(resumed, 5, true).listen().said(&told(&[2, 5], &[]));
    let (entries, private) = (resumed.journal().to_vec(), resumed.private().clone());
    let mut resumed = reached(Table::new().resume_with(entries, private), &ALL);
    assert_eq!(voters(&resumed), seats(&[1, 3, 4, 6, 7]));
    for number in [1, 3, 4, 6, 7] {
        resumed = vote(resumed, number, false);
    }
    assert_eq!(last(&resumed.listen()), Action::Vote(Ballot::Named { approve: seats(&[2, 5]) }));
}

#[test]
fn a_virtual_opinion_maker_is_told_with_one_who_is_there() {
    for makers in [[2, 7], [6, 7]] {
        let table = Table::new().keys(KeyMode::Single).headset("the headset").names(&NAMES[..5]).leader("Ana");
        let table = table.virtual_players(2).with("plot").trusting_the_disk().open();
        let types = |table: Table, line: &str| table.press(Key::Char(':')).line(line);
        let table = reached(types(table, "ready"), &[1, 2, 3, 4, 5]).press(Key::Enter).listen();
        let mut table = types(types(read(table), "draw opinion maker"), "draw opinion maker");
        for number in makers {
            table = types(table, &format!("give opinion maker to {number}"));
        }
        table = table.answers(seat(1), Answer::Team(seats(&[1, 3]))).listen();
        if makers.contains(&2) {
            assert_eq!(voters(&table), seats(&[2]), "{:?}", table.question());
            table = vote(table, 2, true).listen();
            let both = [told(&[2, 7], &[]), told(&[2], &[7])];
            assert_eq!(both.iter().map(|told| times(&mut table, told)).sum::<usize>(), 1);
        }
        let left: Vec<u32> = (1..=5).filter(|number| !makers.contains(number)).collect();
        assert_eq!(voters(&table), seats(&left));
        for number in left {
            table = vote(table, number, true);
        }
        assert!(matches!(last(&table.listen()), Action::Vote(Ballot::Named { .. })));
    }
}

#[test]
fn killed_while_votes_are_opened_they_are_opened_whole() {
    let mut table = vote(proposed(&ALL, &[2, 5]), 2, false);
    table = vote(table, 5, true);
    let cut = table.cut_off().to_vec();
    assert!(cut.len() >= 3, "a vote, and two that are opened: {}", cut.len());
    for (entries, private) in cut {
        let mut resumed = reached(Table::new().trusting_the_disk().resume_with(entries, private), &ALL);
        if voters(&resumed) == seats(&[2, 5]) {
            resumed = vote(resumed, 5, true).listen();
        }
        assert_eq!(voters(&resumed), seats(&[1, 3, 4, 6, 7]));
        for number in [1, 3, 4, 6, 7] {
            resumed = vote(resumed, number, false);
        }
        assert_eq!(last(&resumed.listen()), Action::Vote(Ballot::Named { approve: seats(&[5]) }));
    }
}

#[test]
fn a_team_on_which_somebody_has_voted_openly_is_not_taken_back_by_phone() {
    let table = proposed(&ALL, &[2]).line("undo").listen();
    let mut table = table.answers(seat(1), Answer::Team(seats(&[1, 4]))).listen();
    assert!(undo_of(&table, seat(1)).is_some());
    table = vote(table, 2, true).listen();
    assert_eq!(voters(&table), seats(&[1, 3, 4, 5, 6, 7]));
    assert_eq!(undo_of(&table, seat(1)), None);
}
