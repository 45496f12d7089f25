//! Votes and mission cards that some give on something of their own, while the table tells of the others; and what pages
//! are told.

use proptest::prelude::*;
use protocol::question::Question;
use protocol::{About, Answer, Channel, Delivery, Medium, Page, PageWords, PhonesEvent, PhonesOrder, Sealed};
use resistance_narrator::game::{Action, Ballot, MissionCard, Phase, Seat};
use resistance_narrator::journal::private::Proposal;
use resistance_narrator::language::{Language, Length, Message, Verb};

use crate::table::{Table, plain};
use crate::told_where::door_at;

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A table with cards of its own at which these have phones; the first team is asked for.
fn with_phones(numbers: &[u32]) -> Table {
    let table = Table::new().players(NAMES).leader("Ana").reveal("none").open().line("ready");
    numbers.iter().fold(table, |table, number| table.reached(seat(*number), Language::ENGLISH)).listen()
}

fn votes(table: Table, of: &[(u32, bool)]) -> Table {
    of.iter()
        .fold(table, |table, (number, approves)| table.answers(seat(*number), Answer::Vote { approves: *approves }))
}

fn last(table: &Table) -> Action {
    table.record().unwrap().past().last().unwrap().action
}

#[test]
fn the_table_tells_of_those_without_a_phone_and_only_the_whole_is_told() {
    let mut table = with_phones(&[1, 2]).line("propose 1 2").listen().asks(Question::Vote);
    table = table.said(&Message::new("ask-vote-rest").players("names", [3, 4, 5].map(seat).into_iter().collect()));
    assert_eq!(table.shown(seat(1)).unwrap().about, About::Vote);
    assert_eq!(table.shown(seat(3)), None);
    // Of five votes the table can't tell: three are its own.
    table = table.line("vote 3 2").asks(Question::Vote);
    table = votes(table, &[(1, true)]).line("vote 1 2").asks(Question::Vote);
    table = table.said(&Message::new("alone-missing").group("names", [seat(2)].into_iter().collect()));
    // Until all are in, everybody with a phone can change their vote.
    table = votes(table, &[(1, false), (1, true), (2, true)]).listen();
    assert_eq!(last(&table), Action::Vote(Ballot::Count { approve: 3, reject: 2 }));
}

#[test]
fn the_table_may_tell_its_part_before_the_pause_is_over() {
    let table = with_phones(&[1, 2]).line("propose 1 2").line("vote 1 2");
    let mut table = votes(table, &[(1, true), (2, true)]).listen();
    assert_eq!(last(&table), Action::Vote(Ballot::Count { approve: 3, reject: 2 }));
    // The same after the narrator was started again.
    let entries = votes(with_phones(&[1, 2]).line("propose 1 2"), &[(1, true)]);
    let (journal, private) = (entries.journal().to_vec(), entries.private().clone());
    table = Table::new().resume_with(journal, private);
    table = table.reached(seat(2), Language::ENGLISH).line("vote 1 2");
    table = votes(table, &[(2, true)]).listen();
    assert_eq!(last(&table), Action::Vote(Ballot::Count { approve: 3, reject: 2 }));
}

#[test]
fn what_the_table_has_told_before_the_pause_is_over_is_not_asked_again() {
    let mut table = with_phones(&[1, 2]).line("propose 1 2").line("vote 1 2");
    let waits = |numbers: &[u32]| {
        Message::new("alone-missing").group("names", numbers.iter().map(|number| seat(*number)).collect())
    };
    let rest = Message::new("ask-vote-rest").players("names", [3, 4, 5].map(seat).into_iter().collect());
    let (rest, both) = (table.sentence(&rest), table.sentence(&waits(&[1, 2])));
    table = table.listen();
    assert!(!table.printed().contains(&rest.as_str()), "{:?}", table.printed());
    assert_eq!(table.printed().iter().filter(|line| **line == both).count(), 1);
    // Whoever asks hears for whom it waits, once.
    let one = table.sentence(&waits(&[2]));
    table = votes(table, &[(1, true)]).line("status").listen();
    assert_eq!(table.printed().iter().filter(|line| **line == one).count(), 1, "{:?}", table.printed());
    assert!(!table.printed().contains(&rest.as_str()), "{:?}", table.printed());
    // The table may still tell something else.
    table = votes(table.line("vote 0 3").listen(), &[(2, true)]).listen();
    assert_eq!(last(&table), Action::Vote(Ballot::Count { approve: 2, reject: 3 }));
}

#[test]
fn the_word_that_is_offered_has_the_table_vote_aloud() {
    for (language, word, tally) in [
        (Language::ENGLISH, "cancel", "3 for, 2 against"),
        (Language::FRENCH, "laissez tomber", "3 pour, 2 contre"),
        (Language::GERMAN, "abbrechen", "3 dafür, 2 dagegen"),
    ] {
        let table = Table::new().language(language).players(NAMES).leader("Ana").reveal("none").open();
        let table = table.say(&plain(Verb::Ready));
        let table = (1..=5).fold(table, |table, number| table.reached(seat(number), language)).listen();
        let mut table = table.line("1 2").line("").listen().asks(Question::Vote).line(tally).asks(Question::Vote);
        let refused = table.sentence(&Message::new("refused-on-phones"));
        assert!(refused.contains(&format!(": {word}.")), "{refused}");
        table = table.said(&Message::new("refused-on-phones")).line(word).asks(Question::Vote).line(tally);
        assert_eq!(last(&table), Action::Vote(Ballot::Count { approve: 3, reject: 2 }), "{language:?}");
    }
}

#[test]
fn names_that_the_table_tells_are_joined_with_those_who_voted_by_phone() {
    let mut table = votes(with_phones(&[1, 2]).line("propose 1 2"), &[(1, true), (2, false)]).listen();
    table = table.said(&Message::new("alone-votes-in")).line("Cleo and Dan approve");
    let approve = [1, 3, 4].map(seat).into_iter().collect();
    assert_eq!(last(&table), Action::Vote(Ballot::Named { approve }));
    // A roll call asks those without a phone.
    let mut table = with_phones(&[1, 2]).line("propose 1 2").line("roll call").listen();
    table = table.asks(Question::RollCall { asked: seat(3), answered: 0 });
    table = votes(table, &[(1, false), (2, true)]).line("approve").line("reject").line("approve").listen();
    let approve = [2, 3, 5].map(seat).into_iter().collect();
    assert_eq!(last(&table), Action::Vote(Ballot::Named { approve }));
}

#[test]
fn fails_by_phone_are_added_to_those_on_the_table() {
    let mut table = with_phones(&[1, 2]).line("propose 1 2").line("cancel").line("vote 5 0").line("fails 0");
    table = table.listen().asks(Question::Team).line("propose 1 2 3");
    table = votes(table, &[(1, true), (2, true)]).line("vote 3 0").listen().asks(Question::Count);
    // Of a single card on the table everybody would know whose it is: all of this team play with cards.
    assert_eq!(table.shown(seat(1)).map(|shown| shown.about), None);
    table = table.line("fails 0").listen().line("propose 1 2").listen();
    table = votes(table, &[(1, true), (2, true)]).line("vote 3 0").listen();
    assert!(matches!(table.game().unwrap().phase(), Phase::Mission(_)));
    assert_eq!(table.shown(seat(2)).unwrap().about, About::Card);
    table =
        table.answers(seat(1), Answer::Card(MissionCard::Fail)).answers(seat(2), Answer::Card(MissionCard::Success));
    assert!(matches!(last(&table.listen()), Action::Count(count) if count.fails == 1));

    // Four go, two with phones and two without.
    let mut table = Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]).leader("Ana");
    table = table.reveal("none").open().line("ready").reached(seat(1), Language::ENGLISH);
    table = table.reached(seat(2), Language::GERMAN).line("propose 1 2 3").line("cancel").line("vote 8 0");
    table = table.line("fails 0").line("propose 1 2 3 4").line("vote 6 0");
    table = votes(table, &[(1, true), (2, true)]).listen().asks(Question::Count);
    table = table.said(&Message::new("ask-fails-rest")).line("fails 3").asks(Question::Count).line("1 fail");
    table = table.answers(seat(1), Answer::Card(MissionCard::Fail)).asks(Question::Count);
    table = table.answers(seat(2), Answer::Card(MissionCard::Success)).listen();
    assert!(matches!(last(&table), Action::Count(count) if count.fails == 2));
    // Cleo has a phone too by now, and the mission is taken back: Dan's card alone is not joined with those on the phones.
    table = table.reached(seat(3), Language::ENGLISH).line("undo").listen().asks(Question::Count);
    table = table.said(&Message::new("cards-none-alone"));
    table = table.line("fails 0").listen();
    assert!(matches!(last(&table), Action::Count(count) if count.fails == 0));
    let record = table.record().unwrap();
    let mission = Proposal::last(&record).unwrap();
    assert!([1, 2].iter().all(|number| table.private().received(mission, seat(*number)).card.is_none()));
}

#[test]
fn whoever_has_no_phone_any_more_votes_at_the_table_unless_they_have_voted() {
    let mut table = votes(with_phones(&[1, 2, 3]).line("propose 1 2"), &[(1, false)]);
    table = table.line("free Ana").line("Ben by cards").listen().asks(Question::Vote);
    assert!(table.shown(seat(1)).is_none() && table.shown(seat(2)).is_none());
    table = votes(table, &[(3, true)]).line("vote 3 0").listen();
    assert_eq!(last(&table), Action::Vote(Ballot::Count { approve: 4, reject: 1 }));
    // Somebody comes with a phone while the vote is open.
    let mut table = with_phones(&[]).line("propose 1 2").listen().reached(seat(4), Language::FRENCH).listen();
    assert_eq!(table.shown(seat(4)).unwrap().about, About::Vote);
    table = votes(table.line("vote 0 4"), &[(4, false)]).listen();
    assert_eq!(last(&table), Action::Vote(Ballot::Count { approve: 0, reject: 5 }));
}

#[test]
fn votes_by_phone_are_given_anew_after_an_undo_where_nobody_could_tell_them_otherwise() {
    let all = [1, 2, 3, 4, 5];
    let everybody = |approves: bool| all.map(|number| (number, approves));
    let mut table = votes(with_phones(&all).line("propose 1 2").listen(), &everybody(true)).listen();
    assert!(matches!(table.game().unwrap().phase(), Phase::Mission(_)));
    table = table.line("undo").listen().asks(Question::Vote);
    assert!(all.iter().all(|number| table.shown(seat(*number)).unwrap().chosen.is_none()));
    // The same team, proposed once more, is voted on once more.
    table = votes(table, &[(1, true)]).line("undo").line("propose 1 2").listen().asks(Question::Vote);
    assert!(table.shown(seat(1)).unwrap().chosen.is_none());
    table = votes(table, &everybody(false)).listen().asks(Question::Team);
    assert_eq!(table.game().unwrap().vote_track(), 1);
    // Where the table tells its part, the votes by phone stand.
    let mut table = votes(with_phones(&[1, 2]).line("propose 1 2"), &[(1, true), (2, true)]).line("vote 0 3");
    table = table.line("undo").listen().asks(Question::Vote).line("vote 1 2").listen();
    assert_eq!(last(&table), Action::Vote(Ballot::Count { approve: 3, reject: 2 }));
}

#[test]
fn a_leader_proposes_by_phone_and_a_holder_is_asked_there() {
    let mut table = with_phones(&[1, 3]);
    let shown = table.shown(seat(1)).unwrap();
    assert_eq!((shown.about, shown.choices.len()), (About::Turn, 5));
    assert_eq!(table.shown(seat(3)), None);
    let team = |numbers: &[u32]| Answer::Team(numbers.iter().map(|number| seat(*number)).collect());
    // Too many, and somebody who is not there.
    table = table.answers(seat(1), team(&[1, 2, 3])).answers(seat(1), team(&[1, 9])).asks(Question::Team);
    table = table.answers(seat(1), team(&[2, 3])).listen().asks(Question::Vote);
    assert_eq!(last(&table), Action::Propose([2, 3].map(seat).into_iter().collect()));
    // It is not Ana's turn any more: another prompt has another number.
    table = table.answers_to(seat(1), shown.number, team(&[1, 2])).asks(Question::Vote);
    assert_eq!(table.pages().settled.last(), Some(&(seat(1), shown.number, false)));
}

const ENGLISH: PageWords = PageWords { language: Language::ENGLISH, length: Length::Full };
const GERMAN: PageWords = PageWords { language: Language::GERMAN, length: Length::Full };

fn door() -> PhonesEvent {
    door_at(&[([192, 168, 1, 20], "wlan0", Medium::Wireless)], None)
}

#[test]
fn pages_are_told_what_the_table_hears_each_in_its_words() {
    let mut table = Table::new().players(NAMES).leader("Ana").reveal("none").open().line("phones");
    assert_eq!(table.orders(), [PhonesOrder::Open]);
    table = table.phones(door()).listen();
    let said = table.pages().said(ENGLISH).join(" ");
    assert!(said.contains("http://192.168.1.20:4180") && said.contains("407123"), "{said}");
    assert_eq!(table.pages().seats, NAMES);
    table = table.line("ready").reached(seat(2), Language::GERMAN).line("propose 1 2").listen();
    let (english, german) = (table.pages().said(ENGLISH), table.pages().said(GERMAN));
    assert_eq!(english.len(), german.len());
    assert!(german.iter().any(|line| line.contains("Ben ist mit dem Handy dabei.")), "{german:#?}");
    assert!(german.iter().any(|line| line.starts_with("Nur wer kein Handy hat")), "{german:#?}");
    let stands = table.pages().table(GERMAN).join(" ");
    assert!(stands.contains("Keine Ablehnung in dieser Runde."), "{stands}");
    let before = english.len();
    table = table.answers(seat(2), Answer::Vote { approves: true });
    assert_eq!(table.pages().said(ENGLISH).len(), before, "the table has not heard it yet");
    table = table.listen();
    assert_eq!(table.pages().said(ENGLISH).len(), before + 1, "that the votes by phone are in");
}

#[test]
fn the_table_is_told_of_whoever_tries_codes_and_of_phones_that_are_not_known_again() {
    let told = [
        (Language::ENGLISH, "Somebody is trying codes. A new code: 407123.", "I no longer know whose phone"),
        (Language::FRENCH, "Quelqu'un essaie des codes. Nouveau code : 407123.", "Je ne sais plus quel téléphone"),
        (Language::GERMAN, "Jemand probiert Codes durch. Neuer Code: 407123.", "Ich weiß nicht mehr, welches Handy"),
    ];
    for (language, guessed, forgotten) in told {
        let table = Table::new().language(language).players(NAMES).leader("Ana").reveal("none").open();
        let table = table.phones(PhonesEvent::Guessed { code: "407123".to_owned() }).listen();
        assert!(table.printed().contains(&guessed), "{:?}", table.printed());
        let spoken = table.spoken().join(" ");
        assert_eq!(spoken.matches("4, 0, 7, 1, 2, 3").count(), 2, "{spoken}");
        let table = table.phones(PhonesEvent::Forgotten).listen();
        assert!(table.printed().iter().any(|line| line.starts_with(forgotten)), "{:?}", table.printed());
    }
}

#[test]
fn what_a_seat_asks_it_alone_is_answered() {
    let mut table = with_phones(&[2]).reached(seat(2), Language::GERMAN).line("propose 1 2").listen();
    let before = table.moments().len();
    let asks = |table: Table, line: &str| {
        table.phones(PhonesEvent::Asks { from: seat(2), line: Sealed::new(line.to_owned()) })
    };
    table = asks(table, "Wer ist im Team");
    assert_eq!(table.pages().answers[&seat(2)], ["Im Team: Ana und Ben."]);
    for line in ["undo", "propose Ana and Ben", "lauter", "", "Hilfe"] {
        table = asks(table, line);
        let answer = &table.pages().answers[&seat(2)];
        assert!(answer.len() == 1 && answer[0].starts_with("Das verstehe ich nicht."), "{line}: {answer:?}");
    }
    assert_eq!(table.moments().len(), before);
}

#[test]
fn a_card_is_on_its_own_page_once_the_reveal_has_begun() {
    let mut table = Table::new().players(NAMES).leader("Ana").reveal("earpiece").headset("the headset").open();
    let all: Vec<Seat> = (1..=5).map(seat).collect();
    table = all.iter().fold(table, |table, seat| table.reached(*seat, Language::ENGLISH));
    assert!(all.iter().all(|seat| table.pages().card(*seat).is_none()));
    table = table.line("ready").line("start");
    assert!(all.iter().all(|seat| table.pages().card(*seat).is_some()));
    table = all.iter().fold(table, |table, seat| table.answers(*seat, Answer::Done)).listen().asks(Question::Team);
    for seat in &all {
        let role = table.private().deal(&table.record().unwrap()).unwrap().open().role(*seat).unwrap();
        let own = if role == crate::role("spy") { "You are a spy." } else { "You are in the Resistance." };
        assert_eq!(table.pages().card(*seat).unwrap()[0], own);
    }
    // Whoever has no phone any more has no card on it.
    table = table.line("Ben by headset");
    assert!(table.pages().card(seat(2)).is_none());
    let delivery = Delivery { channel: Channel::Own, ..Delivery::default() };
    table = table.delivery(seat(2), delivery);
    assert!(table.pages().card(seat(2)).is_some());
    let _ = Page::Seats(Vec::new());
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Vote(u32, bool),
    Play(u32, bool),
    Tally(u32),
    Fails(u32),
    Reach(u32),
    Free(u32),
    Propose(u32),
    Undo,
    Cancel,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let number = 1..=5u32;
    let deed = prop_oneof![
        6 => (number.clone(), any::<bool>()).prop_map(|(number, approves)| Deed::Vote(number, approves)),
        6 => (number.clone(), any::<bool>()).prop_map(|(number, fails)| Deed::Play(number, fails)),
        4 => (0..=5u32).prop_map(Deed::Tally),
        4 => (0..=2u32).prop_map(Deed::Fails),
        2 => number.clone().prop_map(Deed::Reach),
        1 => number.clone().prop_map(Deed::Free),
        4 => number.prop_map(Deed::Propose),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Cancel),
    ];
    prop::collection::vec(deed, 1..60)
}

/// Who votes by phone now, as the table was told.
fn on_phones(table: &Table) -> Vec<u32> {
    (1..=5).filter(|number| table.shown(seat(*number)).is_some_and(|shown| shown.about == About::Vote)).collect()
}

fn perform(table: Table, deed: Deed) -> Table {
    let size = |table: &Table| {
        let game = table.game().unwrap();
        game.mission().map_or(2, |mission| u32::from(game.team_size(mission)))
    };
    match deed {
        Deed::Vote(number, approves) => table.answers(seat(number), Answer::Vote { approves }),
        Deed::Play(number, fails) => {
            let card = if fails { MissionCard::Fail } else { MissionCard::Success };
            table.answers(seat(number), Answer::Card(card))
        }
        Deed::Tally(approve) => {
            let voters = 5 - on_phones(&table).len() as u32;
            let voters = if voters == 0 { 5 } else { voters };
            table.line(&format!("vote {} {}", approve.min(voters), voters - approve.min(voters)))
        }
        Deed::Fails(fails) => table.line(&format!("fails {fails}")),
        Deed::Reach(number) => table.reached(seat(number), Language::ENGLISH),
        Deed::Free(number) => table.line(&format!("free {number}")),
        Deed::Propose(first) => {
            let size = size(&table);
            let team: Vec<String> = (0..size).map(|step| ((first + step - 1) % 5 + 1).to_string()).collect();
            table.line(&format!("propose {}", team.join(" ")))
        }
        Deed::Undo => table.line("undo"),
        Deed::Cancel => table.line("cancel"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Whatever phones and table do in whatever order: a vote that is told has the votes of those on phones in it, and the
    /// table can always finish what is open.
    #[test]
    fn nothing_that_was_given_alone_is_lost_and_nothing_hangs(deeds in deeds()) {
        let mut table = with_phones(&[1, 2]);
        for deed in deeds {
            let given: Vec<(u32, Option<usize>)> =
                on_phones(&table).into_iter().map(|number| (number, table.shown(seat(number)).unwrap().chosen)).collect();
            let before = table.record().unwrap().past().len();
            table = perform(table, deed).listen();
            let record = table.record().unwrap();
            if record.past().len() == before + 1
                && let Some(step) = record.past().last()
                && let Action::Vote(ballot) = step.action
                && !given.is_empty()
                && given.len() < 5
            {
                let rejecting = given.iter().filter(|(number, chosen)| match deed {
                    Deed::Vote(of, approves) if of == *number => !approves,
                    _ => *chosen == Some(1),
                });
                let tally = ballot.tally(table.game().unwrap().in_play()).unwrap();
                prop_assert!(tally.reject as usize >= rejecting.count());
                prop_assert!(deed_completes(deed, &given), "{deed:?} with {given:?}");
            }
            if table.game().unwrap().ending().is_some() {
                return Ok(());
            }
        }
        // Whoever is still waited for answers, or the table does it aloud.
        if matches!(table.game().unwrap().phase(), Phase::Vote { .. } | Phase::Mission(_)) {
            table = table.line("cancel").line("vote 5 0").listen();
            if let Phase::Mission(_) = table.game().unwrap().phase() {
                table = table.line("cancel").line("fails 0").listen();
            }
            let votes = matches!(table.game().unwrap().phase(), Phase::Vote { .. });
            prop_assert!(!votes);
        }
    }
}

/// Whether nobody's vote by phone is missing once this was done.
fn deed_completes(deed: Deed, given: &[(u32, Option<usize>)]) -> bool {
    given.iter().all(|(number, chosen)| {
        chosen.is_some() || matches!(deed, Deed::Vote(of, _) | Deed::Free(of) if of == *number)
    })
}
