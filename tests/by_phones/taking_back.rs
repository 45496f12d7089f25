//! What somebody has done on their phone they can take back there, as long as nothing has come of it.

use resistance_narrator::game::PlotCard;
use resistance_narrator::language::Message;

use super::*;

fn begun(phones: &[u32]) -> Table {
    reached(Table::new().names(&NAMES[..5]).leader("Ana").reveal("none").open().line("ready"), phones)
}

#[test]
fn a_team_is_taken_back_where_it_was_proposed_and_the_table_hears_it() {
    let team = Answer::Team(seats(&[1, 3]));
    let mut table = begun(&[1, 2, 3, 4, 5]).answers(seat(1), team).listen().asks(Question::Vote);
    assert_eq!(undo_of(&table, seat(1)).as_deref(), Some("Take back: the team of Ana and Cleo"));
    assert!((2..=5).all(|number| undo_of(&table, seat(number)).is_none()));
    // Nobody else can.
    table = table.answers(seat(2), Answer::Undo).asks(Question::Vote);
    table = table.answers(seat(2), Answer::Vote { approves: false }).answers(seat(1), Answer::Undo).listen();
    table = table.asks(Question::Team).said(&Message::new("undone-team").players("team", seats(&[1, 3])));
    assert!((2..=5).all(|number| table.shown(seat(number)).is_none()));
    assert_eq!(undo_of(&table, seat(1)), None);
    // Another team is another vote.
    table = table.answers(seat(1), Answer::Team(seats(&[1, 2]))).listen();
    assert!((1..=5).all(|number| table.shown(seat(number)).unwrap().chosen.is_none()));
}

#[test]
fn once_the_table_has_gone_on_it_is_gone() {
    let team = Answer::Team(seats(&[1, 3]));
    let mut table = begun(&[1, 2]).answers(seat(1), team).listen();
    let number = table.prompt(seat(1)).unwrap().0.open().number;
    assert!(undo_of(&table, seat(1)).is_some());
    // What the table proposes isn't the phone's to take back.
    table = table.line("propose 1 2").listen().asks(Question::Vote);
    assert_eq!(undo_of(&table, seat(1)), None);
    table = table.answers_to(seat(1), number, Answer::Undo).asks(Question::Vote);
    for number in 1..=2 {
        table = table.answers(seat(number), Answer::Vote { approves: true });
    }
    table = table.line("vote 0 3").listen().asks(Question::Team);
    assert!((1..=2).all(|number| undo_of(&table, seat(number)).is_none()));
    // Somebody is called otherwise: that came last.
    let mut table = begun(&[1, 2]).answers(seat(1), team).listen().line("rename Eve to Emma").listen();
    assert_eq!(undo_of(&table, seat(1)), None);
    table = table.line("undo").listen();
    assert!(undo_of(&table, seat(1)).is_some());
}

#[test]
fn a_card_that_was_given_or_used_is_taken_back_alone_or_beside_what_is_asked() {
    let table = Table::new().names(&NAMES[..5]).leader("Ana").reveal("none").with("plot").open().line("ready");
    let mut table = reached(table, &[1, 2, 3, 4, 5]).line("draw strong leader");
    table = table.answers(seat(1), Answer::Act(Action::Give { card: PlotCard::StrongLeader, to: seat(2) })).listen();
    // Ana is asked for a team by now; last of all she can take the card back.
    let shown = table.shown(seat(1)).unwrap();
    assert_eq!((shown.about, shown.choices.len()), (About::Turn, 6), "{shown:?}");
    assert_eq!(undo_of(&table, seat(1)).as_deref(), Some("Take back: Ana gives Strong Leader to Ben"));
    table = table.answers(seat(1), Answer::Undo).listen().asks(Question::GiveCard);
    table = table.answers(seat(1), Answer::Act(Action::Give { card: PlotCard::StrongLeader, to: seat(3) })).listen();
    while table.asked(seat(3)).is_none_or(|prompt| prompt.about != About::Turn) {
        table = table.answers(seat(1), Answer::Team(seats(&[1, 2]))).listen();
        for number in 1..=5 {
            table = table.answers(seat(number), Answer::Vote { approves: false }).listen();
        }
    }
    let uses = Action::Use { by: seat(3), card: PlotCard::StrongLeader, on: None };
    table = table.answers(seat(3), Answer::Act(uses)).listen();
    // Cleo leads by now, and is asked for a team; the last of the choices takes the card back.
    let prompt = table.asked(seat(3)).unwrap();
    assert_eq!(prompt.together, Some(2));
    assert!(undo_of(&table, seat(3)).is_some());
    table = table.answers(seat(3), Answer::Undo).listen();
    assert!(table.asked(seat(3)).unwrap().choices.iter().any(|choice| choice.answer == Answer::Act(uses)));
}

#[test]
fn what_somebody_has_learnt_stays_and_says_so_before() {
    let table = Table::new().names(&NAMES).leader("Ana").reveal("earpiece").with("plot").open().line("ready");
    let table = read(reached(table, &[1, 2, 3, 4, 5, 6, 7]).line("start now"));
    let mut table = table.line("draw overheard conversation").line("draw no confidence");
    table = table.answers(seat(1), Answer::Act(Action::Give { card: PlotCard::OverheardConversation, to: seat(4) }));
    table = table.listen();
    let prompt = table.asked(seat(4)).unwrap();
    assert!(prompt.choices.iter().all(|choice| choice.is_final));
    let answer = prompt.choices[0].answer;
    table = table.answers(seat(4), answer).listen();
    assert_eq!(undo_of(&table, seat(4)), None);
    let shown = table.shown(seat(4)).unwrap();
    assert!(matches!(shown.about, About::Shown { .. }), "{shown:?}");
}
