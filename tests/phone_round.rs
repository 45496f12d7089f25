//! One phone goes round in place of a headset: whoever has it alone reads and answers there, and nobody else.

mod games;
mod twins;
mod ways;

use protocol::question::Question;
use protocol::{About, Answer, Delivery};
use resistance_narrator::game::{Action, MissionCard, Phase, Seat, Side};
use resistance_narrator::journal::private::Proposal;
use resistance_narrator::language::{Intent, Language, Message, Verb};
use resistance_narrator::preferences::{Preferences, Secretly};

use crate::table::{At, Came, Moment, Table};

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn plain(verb: Verb) -> Intent {
    Intent::Plain(verb)
}

/// A table with one phone, whose lines could be read: but nobody types what is secret.
fn told(secretly: Secretly) -> Table {
    let preferences = Preferences { secretly, ..Preferences::default() };
    Table::new().preferences(preferences).players(NAMES).leader("Ana").reveal("earpiece").passes_phone()
}

/// It, with the phone offered to Ana, who is to learn who she is.
fn offered(secretly: Secretly) -> Table {
    let table = told(secretly).open().say(&plain(Verb::Ready)).asks(Question::Reveal);
    table.say(&plain(Verb::Start)).asks(Question::HandOver { to: seat(1) })
}

/// Whoever it is offered to has it alone.
fn takes(mut table: Table) -> (Table, Seat) {
    let Question::HandOver { to } = table.question() else { panic!("{:?}", table.question()) };
    assert_eq!(table.prompt(to).map(|_| ()), None, "nothing is there before it is taken");
    let table = table.say(&plain(Verb::Next)).asks(Question::Hearing { to });
    assert!(table.prompt(to).is_some());
    (table, to)
}

/// Whoever it is offered to chooses this, if there is something to choose, and hides it.
fn turn(table: Table, choose: impl Fn(&Table, Seat) -> usize) -> Table {
    let (table, to) = takes(table);
    let choice = choose(&table, to);
    let is_asked = !table.shown(to).unwrap().choices.is_empty();
    let table = if is_asked { table.chooses(to, choice) } else { table };
    let table = table.answers(to, Answer::Done);
    assert!(table.prompt(to).is_none(), "it is gone at once");
    table.wait_for_slot()
}

/// Everybody whom it is offered to has their turn.
fn round(mut table: Table, choose: impl Fn(&Table, Seat) -> usize) -> Table {
    while let Question::HandOver { .. } = table.question() {
        table = turn(table, &choose);
    }
    table
}

/// Everybody knows who they are, and Ana leads.
fn after_the_round(secretly: Secretly) -> Table {
    round(offered(secretly), |_, _| 0).asks(Question::Team)
}

fn side(table: &Table, of: Seat) -> Side {
    let record = table.record().unwrap();
    table.private().deal(&record).unwrap().open().role(of).unwrap().side()
}

/// Everything that anybody else could hear or read.
fn public(table: &Table) -> String {
    table.moments().iter().map(|at| format!("{:?}\n", at.moment)).collect()
}

fn said(at: &[At]) -> usize {
    at.iter().filter(|at| matches!(at.moment, Moment::Spoken(_) | Moment::Printed(_) | Moment::Cue(_))).count()
}

fn last(table: &Table) -> Action {
    table.record().unwrap().past().last().unwrap().action
}

fn team(numbers: [u32; 2]) -> Intent {
    Intent::Propose(numbers.into_iter().filter_map(Seat::from_number).collect())
}

/// Ana has named Ben and herself, and the votes go by phone.
fn voting() -> Table {
    after_the_round(Secretly::Votes).say(&team([1, 2])).asks(Question::HandOver { to: seat(1) })
}

#[test]
fn each_player_alone_reads_who_they_are_and_the_prompt_is_gone_before_the_next_one_is_named() {
    let mut table = offered(Secretly::Nothing);
    for number in 1..=5 {
        let to;
        (table, to) = takes(table);
        assert_eq!(to, seat(number));
        let shown = table.shown(to).unwrap();
        let is_spy = side(&table, to) == Side::Spies;
        let own = if is_spy { "You are a spy. The other spy" } else { "You are in the Resistance. You don't know" };
        assert!(shown.text.starts_with(own), "{shown:?}");
        assert_eq!((shown.about, shown.choices.len()), (About::Role, 0));
        let others = (1..=5).map(seat).filter(|other| *other != to && table.prompt(*other).is_some());
        assert_eq!(others.count(), 0);
        table.came();
        let from = table.moments().len();
        table = table.answers(to, Answer::Done).listen();
        assert_eq!(table.came(), [Came::Nothing(to)]);
        assert_eq!(said(&table.moments()[from..]), 0, "nothing is said before everybody's time is over");
        assert_eq!(table.waits_on_phone().as_deref(), Some("Keep the phone. I'll say who gets it next."));
        table = table.wait_for_slot();
        assert_eq!(table.waits_on_phone(), None);
    }
    let table = table.asks(Question::Team);
    for secret in ["You are a spy", "spy you know", "You are in the", "You don't know"] {
        assert!(!public(&table).contains(secret), "{secret}");
    }
}

#[test]
fn everybody_has_the_same_time_whoever_they_are() {
    let mut table = offered(Secretly::Nothing);
    let mut lengths = Vec::new();
    for number in 1..=5 {
        let from = table.clock_ms();
        table = turn(table, |_, _| 0);
        let named = |at: &&At| at.ms > from && matches!(at.moment, Moment::Cue(_));
        lengths.extend(table.moments().iter().find(named).map(|at| at.ms - from).filter(|_| number < 5));
    }
    assert!(lengths.len() == 4 && lengths.windows(2).all(|pair| pair[0] == pair[1]), "{lengths:?}");
}

#[test]
fn whoever_is_done_late_hands_it_on_at_once_with_nothing_on_it() {
    let (table, to) = takes(offered(Secretly::Nothing));
    let mut table = table.listen_ms(600_000).asks(Question::Hearing { to });
    assert!(table.prompt(to).is_some(), "nobody is hurried");
    table.came();
    // That it is gone first is looked at with every batch of effects.
    let mut table = table.answers(to, Answer::Done).listen().asks(Question::HandOver { to: seat(2) });
    assert_eq!(table.came(), [Came::Nothing(to)]);
}

#[test]
fn answers_of_others_and_to_other_prompts_change_nothing() {
    let (mut table, to) = takes(voting());
    let number = table.shown(to).unwrap().number;
    let approves = Answer::Vote { approves: true };
    let votes = |table: &Table| {
        let about = Proposal::last(&table.record().unwrap()).unwrap();
        (1..=5).map(|number| table.private().received(about, seat(number)).vote()).collect::<Vec<_>>()
    };
    table.came();
    for (from, number) in [(seat(2), number), (to, number + 1), (to, number - 1), (to, 0)] {
        for answer in [approves, Answer::Done] {
            table = table.answers_to(from, number, answer).listen().asks(Question::Hearing { to });
            assert_eq!((votes(&table), table.came()), (vec![None; 5], vec![]));
        }
    }
    // Nothing is chosen yet.
    table = table.answers(to, Answer::Done).listen().asks(Question::Hearing { to });
    table = table.say(&plain(Verb::Next)).asks(Question::Hearing { to });
    table = table.answers(to, approves).answers(to, Answer::Vote { approves: false });
    assert_eq!(table.shown(to).unwrap().chosen, Some(1), "minds change");
    table = table.answers(to, Answer::Done).answers_to(to, number, approves);
    assert_eq!(votes(&table)[0], Some(false), "what is hidden is not changed");
    let table = round(table.wait_for_slot(), |_, _| 0);
    let Action::Vote(ballot) = last(&table) else { panic!("{:?}", last(&table)) };
    assert_eq!(ballot.approvers(), Some((2..=5).map(seat).collect()));
}

#[test]
fn mission_cards_are_given_alone_and_counted_by_the_narrator() {
    let table = after_the_round(Secretly::Cards).say(&team([1, 2])).line("vote 5 0");
    let mut fails = 0;
    let mut table = table.asks(Question::HandOver { to: seat(1) });
    for _ in 0..2 {
        let to;
        (table, to) = takes(table);
        let is_spy = side(&table, to) == Side::Spies;
        table = table.answers(to, Answer::Card(MissionCard::Success)).answers(to, Answer::Card(MissionCard::Fail));
        assert_eq!(table.shown(to).unwrap().chosen, Some(usize::from(is_spy)), "only spies play Fail");
        fails += u8::from(is_spy);
        table = table.answers(to, Answer::Done).wait_for_slot();
    }
    assert!(matches!(last(&table), Action::Count(count) if count.fails == fails));
    assert!(!public(&table).contains("You play") && !public(&table).contains("You must"));
}

#[test]
fn it_is_taken_back_while_it_is_offered_and_while_somebody_has_it() {
    for back in [Verb::Cancel, Verb::Undo, Verb::Back] {
        for is_taken in [false, true] {
            let mut table = voting();
            if is_taken {
                table = takes(table).0.chooses(seat(1), 1);
            }
            let table = table.say(&plain(back)).asks(Question::Vote);
            assert!(table.prompt(seat(1)).is_none());
            let table = table.said(&Message::new("one-phone-back")).said(&Message::new("one-phone-resume"));
            let table = table.say(&plain(Verb::PhoneRound)).asks(Question::HandOver { to: seat(1) });
            let (table, to) = takes(table);
            assert_eq!(table.shown(to).unwrap().chosen, is_taken.then_some(1), "what was chosen is still there");
        }
    }
    let table = offered(Secretly::Nothing).say(&plain(Verb::Cancel)).asks(Question::Reveal);
    table.say(&plain(Verb::PhoneRound)).asks(Question::HandOver { to: seat(1) });
}

#[test]
fn whatever_is_typed_while_somebody_has_it_tells_nothing_of_it() {
    let lines =
        ["", "repeat", "again", "status", "log", "help", "votes", "who am i", "who are the spies?", "phones", "x"];
    let (mut table, to) = takes(voting());
    table = table.chooses(to, 1);
    for line in lines {
        table = table.line(line).asks(Question::Hearing { to });
        assert_eq!(table.shown(to).unwrap().chosen, Some(1), "{line}");
    }
    for secret in ["Your vote", "You reject", "You are "] {
        assert!(!public(&table).contains(secret), "{secret}");
    }
    let quiet = table.moments().len();
    let table = table.line("").line("again");
    assert_eq!(said(&table.moments()[quiet..]), 0, "{:#?}", &table.moments()[quiet..]);
}

#[test]
fn an_empty_line_is_no_word_that_somebody_has_it() {
    let table = offered(Secretly::Nothing).line("").asks(Question::HandOver { to: seat(1) });
    table.line("again").asks(Question::HandOver { to: seat(1) });
}

#[test]
fn a_saved_game_goes_on_in_the_middle_of_the_round() {
    let left = turn(turn(voting(), |_, _| 1), |_, _| 0).asks(Question::HandOver { to: seat(3) });
    let preferences = Preferences { secretly: Secretly::Votes, ..Preferences::default() };
    let again = Table::new().preferences(preferences).passes_phone();
    let again = again.resume_with(left.journal().to_vec(), left.private().clone());
    let (table, to) = takes(again.asks(Question::HandOver { to: seat(1) }));
    assert_eq!((to, table.shown(to).unwrap().chosen), (seat(1), Some(1)));
    let table = table.answers(to, Answer::Done).wait_for_slot();
    let table = round(table, |table, to| table.shown(to).unwrap().chosen.unwrap_or(1));
    let Action::Vote(ballot) = last(&table) else { panic!("{:?}", last(&table)) };
    assert_eq!(ballot.approvers(), Some(std::iter::once(seat(2)).collect()));
}

#[test]
fn a_mission_that_is_taken_back_goes_round_again() {
    let table = after_the_round(Secretly::Cards).say(&team([1, 2])).line("vote 5 0");
    let table = round(table, |_, _| 0).asks(Question::Team);
    let (table, to) = takes(table.line("undo").asks(Question::HandOver { to: seat(1) }));
    assert_eq!(table.shown(to).unwrap().chosen, None, "the cards before don't count");
}

#[test]
fn whoever_has_forgotten_reads_it_again() {
    let table = after_the_round(Secretly::Nothing).say(&Intent::About(Verb::PhoneFor, seat(2)));
    let (table, to) = takes(table.asks(Question::HandOver { to: seat(2) }));
    assert!(table.shown(to).unwrap().text.starts_with("You are "));
    table.answers(to, Answer::Done).listen().said(&Message::new("one-phone-off")).asks(Question::Team);
}

#[test]
fn whoever_is_shown_a_card_gets_the_phone_for_it() {
    let preferences = Preferences::default();
    let table = Table::new().preferences(preferences).players(NAMES).leader("Ana").reveal("earpiece");
    let table = table.with("plot").passes_phone().open().say(&plain(Verb::Ready)).say(&plain(Verb::Start));
    let table =
        round(table, |_, _| 0).line("draw overheard conversation anyway").line("give overheard conversation to ben");
    let (table, to) = takes(table.line("on 1").asks(Question::HandOver { to: seat(2) }));
    let wanted = if side(&table, seat(1)) == Side::Spies { "Ana is a spy." } else { "Ana is in the Resistance." };
    assert_eq!(table.shown(to).unwrap().text, wanted);
    let table = table.answers(to, Answer::Done).listen();
    assert!(!public(&table).contains(wanted));
    assert!(matches!(table.game().unwrap().phase(), Phase::Proposal { .. }));
}

#[test]
fn whoever_has_a_phone_of_their_own_needs_no_other() {
    let table = told(Secretly::Both).open().say(&plain(Verb::Ready)).reached(seat(3), Language::FRENCH).listen();
    let table = table.line("repeat");
    assert!(table.spoken().iter().any(|line| line.contains("Cleo on phones of their own")), "{:#?}", table.spoken());
    let mut table = table.say(&plain(Verb::Start));
    let mut had = Vec::new();
    while let Question::HandOver { to } = table.question() {
        had.push(to.number());
        table = turn(table, |_, _| 0);
    }
    assert_eq!(had, [1, 2, 4, 5]);
    assert_eq!(table.shown(seat(3)).unwrap().language, Language::FRENCH);
    table.answers(seat(3), Answer::Done).listen().asks(Question::Team);
}

#[test]
fn whoever_wants_another_language_reads_it_there() {
    let german = Delivery { language: Some(Language::GERMAN), ..Delivery::default() };
    let (table, to) =
        takes(told(Secretly::Nothing).open().say(&plain(Verb::Ready)).delivery(seat(1), german).line("start"));
    let shown = table.shown(to).unwrap();
    assert_eq!(shown.language, Language::GERMAN);
    assert!(shown.text.starts_with("Du "), "{shown:?}");
    let mut table = table.answers(to, Answer::Done).listen();
    assert!(table.waits_on_phone().unwrap().starts_with("Behalte das Handy."));
}

#[test]
fn virtual_players_need_no_phone_and_the_team_gives_its_cards_by_it() {
    let table = Table::new().players(["Ana", "Ben", "Cleo"]).leader("Ana").virtual_players(2).passes_phone();
    let table = table.open().say(&plain(Verb::Ready)).say(&plain(Verb::Start));
    let table = round(table, |_, _| 0).asks(Question::Team).say(&team([1, 4])).asks(Question::Vote).line("vote 3 0");
    if let Phase::Mission(_) = table.game().unwrap().phase() {
        let table = table.asks(Question::HandOver { to: seat(1) });
        assert!(matches!(last(&round(table, |_, _| 0)), Action::Count(_)));
    }
}
