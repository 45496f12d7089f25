//! What one seat alone is told and asked, brought by another channel than the headset: several seats at once, each in its
//! own language, while nobody else notices anything.

use protocol::question::Question;
use protocol::{About, Answer, Channel, Delivery, Effect};
use resistance_narrator::game::knowledge::Role;
use resistance_narrator::game::{Action, Phase, Seat, SeatSet};
use resistance_narrator::language::{Language, Message};
use resistance_narrator::preferences::{Key, KeyMode, Preferences, Secretly};

use crate::table::{Came, Moment, Table};

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// The language of each seat.
const LANGUAGES: [Language; 5] =
    [Language::ENGLISH, Language::FRENCH, Language::GERMAN, Language::FRENCH, Language::ENGLISH];

fn seats() -> impl Iterator<Item = Seat> {
    (1..=5).filter_map(Seat::from_number)
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn table(keys: KeyMode, secretly: Secretly) -> Table {
    let preferences = Preferences { keys, secretly, ..Preferences::default() };
    Table::new()
        .preferences(preferences)
        .players(NAMES)
        .leader("Ana")
        .reveal("earpiece")
        .headset("the headset")
        .open()
}

/// A table at which every seat is reached on its own, in its language; lines are typed.
fn reached(secretly: Secretly) -> Table {
    let table = table(KeyMode::Line, secretly);
    seats().zip(LANGUAGES).fold(table, |table, (seat, language)| table.reached(seat, language))
}

/// The same after everybody knows who they are.
fn after_the_reveal(secretly: Secretly) -> Table {
    let table = reached(secretly).line("ready").line("start");
    seats().fold(table, |table, seat| table.answers(seat, Answer::Done)).listen().asks(Question::Team)
}

fn role(table: &Table, seat: Seat) -> Role {
    table.private().deal(&table.record().unwrap()).unwrap().open().role(seat).unwrap()
}

/// How much was said, printed or played at the table.
fn noticed(table: &Table) -> usize {
    table.moments().len()
}

#[test]
fn all_are_told_at_once_each_in_their_own_language_and_the_table_hears_nothing_of_it() {
    let mut table = reached(Secretly::Nothing).line("ready").line("start").asks(Question::Reveal);
    for (seat, language) in seats().zip(LANGUAGES) {
        let spy = role(&table, seat) == crate::role("spy");
        let own = match (language.code(), spy) {
            ("en", false) => "You are in the Resistance.",
            ("en", true) => "You are a spy.",
            ("fr", false) => "Tu fais partie de la Résistance.",
            ("fr", true) => "Tu es Espion.",
            ("de", false) => "Du gehörst zum Widerstand.",
            (_, false) => unreachable!("no other language"),
            (_, true) => "Du gehörst zu den Spionen.",
        };
        let shown = table.shown(seat).unwrap();
        assert_eq!((shown.about, shown.language, shown.choices.len()), (About::Role, language, 0));
        assert!(shown.text.starts_with(own), "{own:?} begins {:?}", shown.text);
        for other in seats().filter(|other| *other != seat) {
            let knows = spy && role(&table, other) == crate::role("spy");
            assert_eq!(shown.text.contains(NAMES[other.index()]), knows, "{shown:?}");
        }
    }
    let before = noticed(&table);
    for seat in seats().skip(1) {
        table = table.answers(seat, Answer::Done).listen().asks(Question::Reveal);
        assert_eq!(table.shown(seat), None);
    }
    assert_eq!(noticed(&table), before);
    let mut table = table.answers(seat(1), Answer::Done).listen().asks(Question::Team);
    assert_eq!(table.whispers(), [""; 0]);
}

#[test]
fn votes_and_mission_cards_are_taken_from_all_at_once_where_whole_lines_are_typed_too() {
    let mut table = after_the_reveal(Secretly::Both).line("propose 1 2").asks(Question::Vote);
    let before = noticed(&table);
    assert_eq!(table.shown(seat(2)).unwrap().text, "Ton vote, pour ou contre cette équipe : Ana et Ben.");
    for seat in seats() {
        // Nothing is chosen yet.
        table = table.answers(seat, Answer::Done);
        let shown = table.shown(seat).unwrap();
        assert_eq!((shown.about, shown.chosen, shown.choices.len()), (About::Vote, None, 2));
        // Until all have chosen, everybody can choose otherwise.
        if seat.number() < 5 {
            table = table.chooses(seat, 0).chooses(seat, usize::from(seat.number() > 3));
            assert_eq!(table.shown(seat).unwrap().chosen, Some(usize::from(seat.number() > 3)));
            assert_eq!(noticed(&table), before);
        }
    }
    table = table.chooses(seat(5), 1);
    table = table.listen();
    let Action::Vote(ballot) = table.record().unwrap().past().last().unwrap().action else { panic!("no vote") };
    assert_eq!(ballot.approvers(), Some((1..=3).filter_map(Seat::from_number).collect()));

    let mut fails = 0;
    for seat in seats() {
        let Some(shown) = table.shown(seat) else {
            assert!(seat.number() > 2, "a member is asked");
            continue;
        };
        assert_eq!((shown.about, shown.choices.len()), (About::Card, 2));
        table = table.chooses(seat, 1);
        let spy = role(&table, seat) == crate::role("spy");
        let is_taken = table.shown(seat).is_none_or(|shown| shown.chosen.is_some());
        assert_eq!((shown.choices[1].1.is_none(), is_taken), (spy, spy));
        fails += u8::from(spy);
        table = if spy { table } else { table.chooses(seat, 0) };
    }
    let last = table.listen().record().unwrap().past().last().unwrap().action;
    assert!(matches!(last, Action::Count(count) if count.fails == fails), "{last:?}");
}

#[test]
fn what_is_not_asked_is_not_taken() {
    let mut table = after_the_reveal(Secretly::Votes).line("propose 1 2");
    let journal = table.private().clone();
    let cards = [Answer::Card(resistance_narrator::game::MissionCard::Fail), Answer::Role(crate::role("spy"))];
    table = cards.into_iter().fold(table, |table, answer| table.answers(seat(1), answer));
    assert!(*table.private() == journal);
    // The table votes aloud: nobody is asked alone any more.
    table = table.line("vote 5 0").asks(Question::Vote).line("cancel").line("vote 5 0");
    assert!(matches!(table.game().unwrap().phase(), Phase::Mission(_)));
    assert!(seats().all(|seat| table.shown(seat).is_none_or(|shown| shown.about == About::Card)));
    table = table.answers(seat(1), Answer::Vote { approves: false });
    assert!(*table.private() == journal);
}

/// Ana and Ben are reached on their own; the headset goes to the others, and speaks German with Cleo.
#[test]
fn the_headset_goes_to_those_whom_nothing_else_reaches() {
    let mut table = table(KeyMode::Single, Secretly::Nothing).reached(seat(1), Language::ENGLISH);
    table = table.reached(seat(2), Language::FRENCH);
    table = table.delivery(seat(3), Delivery { language: Some(Language::GERMAN), ..Delivery::default() });
    table = table.press(Key::Char(':')).line("ready").press(Key::Enter).listen();
    table = table.press(Key::Char(' ')).listen().press(Key::Enter).listen();
    table.whispers();
    let mut lengths = Vec::new();
    for number in 3..=5 {
        let from = table.clock_ms();
        table = table.asks(Question::HandOver { to: seat(number) }).press(Key::Char(' ')).listen();
        let whispered = table.whispers().remove(0);
        assert_eq!(whispered.starts_with("Du "), number == 3, "{whispered}");
        table = table.press(Key::Enter).wait_for_slot();
        let next = table.moments().iter().rev().find(|at| matches!(at.moment, Moment::Cue(_))).unwrap().ms;
        lengths.push(next.saturating_sub(from));
    }
    assert_eq!(lengths[0], lengths[1], "everybody has the same time, whatever their language");
    table = table.asks(Question::Reveal).answers(seat(2), Answer::Done).asks(Question::Reveal);
    table.answers(seat(1), Answer::Done).listen().asks(Question::Team);
}

/// Nobody is reached on their own yet; the headset is offered to Ana.
fn offered(secretly: Secretly) -> Table {
    let table = table(KeyMode::Single, secretly).press(Key::Char(':')).line("ready").press(Key::Enter).listen();
    table.press(Key::Char(' ')).listen().press(Key::Enter).listen().asks(Question::HandOver { to: seat(1) })
}

/// Whoever has the headset hears what is theirs, and hides it.
fn hears_and_hides(table: Table) -> Table {
    table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot()
}

fn on_their_own() -> Delivery {
    Delivery { channel: Channel::Own, ..Delivery::default() }
}

#[test]
fn an_answer_never_counts_for_another_prompt_than_the_one_that_was_read() {
    // The last one who tells a card touches "done" twice: the second time must not hide the role that comes then.
    let mut table = reached(Secretly::Votes).line("ready").line("our own cards");
    for seat in seats() {
        let number = table.shown(seat).unwrap().number;
        table = table.chooses(seat, usize::from(seat.number() > 3));
        table = table.answers_to(seat, number, Answer::Done).answers_to(seat, number, Answer::Done);
    }
    table = table.listen();
    let roles = seats().map(|seat| table.shown(seat).unwrap()).collect::<Vec<_>>();
    assert!(roles.iter().all(|shown| shown.about == About::Role && shown.number == roles[0].number), "{roles:#?}");
    table = seats().fold(table, |table, seat| table.answers(seat, Answer::Done)).listen().asks(Question::Team);

    // A vote that comes late does not count for the next team.
    table = table.line("propose 1 2");
    let first = table.shown(seat(1)).unwrap().number;
    assert!(first > roles[0].number);
    table = seats().fold(table, |table, seat| table.chooses(seat, 1).answers(seat, Answer::Done)).listen();
    table = table.line("propose 2 3");
    let next = table.shown(seat(1)).unwrap();
    assert!(next.number > first);
    table = table.answers_to(seat(1), first, Answer::Vote { approves: false });
    assert_eq!(table.shown(seat(1)), Some(next.clone()));
    // What is chosen is another state of the same prompt.
    table = table.answers_to(seat(1), next.number, Answer::Vote { approves: false });
    assert_eq!((table.shown(seat(1)).unwrap().number, table.shown(seat(1)).unwrap().chosen), (next.number, Some(1)));
}

#[test]
fn the_headset_passes_by_whoever_is_reached_on_their_own_meanwhile() {
    // Ben is reached, and done, while Ana has the headset.
    let table = offered(Secretly::Nothing).delivery(seat(2), on_their_own()).asks(Question::HandOver { to: seat(1) });
    let table = table.press(Key::Char(' ')).listen().answers(seat(2), Answer::Done);
    let mut table = table.press(Key::Enter).wait_for_slot().asks(Question::HandOver { to: seat(3) });
    // Cleo is reached while the headset is offered to her: Dan is called.
    table = table.delivery(seat(3), on_their_own()).listen().asks(Question::HandOver { to: seat(4) });
    assert_eq!(table.shown(seat(3)).unwrap().about, About::Role);
    // Dan is reached, and done, while he has the headset on: he hands it on as everybody does.
    table = table.press(Key::Char(' ')).listen().delivery(seat(4), on_their_own()).answers(seat(4), Answer::Done);
    table = table.asks(Question::Hearing { to: seat(4) }).press(Key::Enter).wait_for_slot();
    // Cleo can't be reached any more, and gets the headset after all.
    table = table.asks(Question::HandOver { to: seat(5) }).delivery(seat(3), Delivery::default());
    assert_eq!(table.shown(seat(3)), None);
    table = hears_and_hides(table.asks(Question::HandOver { to: seat(5) })).asks(Question::HandOver { to: seat(3) });
    hears_and_hides(table).asks(Question::Team);
}

#[test]
fn the_headset_is_put_down_when_nobody_needs_it_any_more() {
    let mut table = offered(Secretly::Nothing);
    for number in 1..=5 {
        table = table.delivery(seat(number), on_their_own()).listen();
    }
    table = table.said(&Message::new("headset-round")).asks(Question::Reveal);
    table = seats().fold(table, |table, seat| table.answers(seat, Answer::Done));
    table.listen().asks(Question::Team);

    // Ana has it on, and is the last one who is done, elsewhere.
    let mut table = offered(Secretly::Nothing).press(Key::Char(' ')).listen();
    table = seats().fold(table, |table, seat| table.delivery(seat, on_their_own()).listen());
    table =
        seats().fold(table.asks(Question::Hearing { to: seat(1) }), |table, seat| table.answers(seat, Answer::Done));
    table.listen().said(&Message::new("headset-off")).asks(Question::Team);
}

#[test]
fn whoever_is_reached_late_is_told_at_once_and_whoever_is_lost_gets_the_headset() {
    let mut table = table(KeyMode::Line, Secretly::Nothing);
    table = seats().take(4).fold(table, |table, seat| table.reached(seat, Language::ENGLISH));
    table = table.line("ready").line("start").asks(Question::HeadsetTried);
    table = table.reached(seat(5), Language::GERMAN).listen().asks(Question::Reveal);
    assert_eq!(table.shown(seat(5)).unwrap().language, Language::GERMAN);
    table.came();
    table = table.delivery(seat(3), Delivery::default()).listen().asks(Question::HeadsetTried);
    assert_eq!(table.came(), [Came::Nothing(seat(3)), Came::Unreached(seat(3))]);
    // What is under way from there is not taken.
    let number = table.shown(seat(2)).unwrap().number;
    table = table.answers_to(seat(3), number, Answer::Done).asks(Question::HeadsetTried);
    table = seats().fold(table, |table, seat| table.answers(seat, Answer::Done));
    table
        .asks(Question::HeadsetTried)
        .reached(seat(3), Language::FRENCH)
        .listen()
        .answers(seat(3), Answer::Done)
        .asks(Question::Team);
}

#[test]
fn nobody_is_asked_alone_where_lines_could_be_read() {
    let mut table = after_the_reveal(Secretly::Votes).line("propose 1 2").chooses(seat(1), 0);
    table = table.delivery(seat(3), Delivery::default()).listen().asks(Question::Vote);
    // Whoever has only the headset votes at the table.
    assert!(seats().all(|other| table.shown(other).is_some() == (other != seat(3))));
    table = table.said(&Message::new("ask-vote-rest").players("names", [seat(3)].into_iter().collect()));
    table = seats().filter(|other| *other != seat(3)).fold(table, |table, seat| table.chooses(seat, 0));
    table.line("Cleo rejects").asks(Question::Count);
}

#[test]
fn a_prompt_is_brought_when_it_is_new_has_changed_or_is_over_and_at_no_other_time() {
    let mut table = after_the_reveal(Secretly::Votes);
    table.came();
    table = table.line("propose 1 2");
    let vote = |to: Seat, number| {
        let language = LANGUAGES[to.index()];
        Came::PrivatePrompt { to, number, about: About::Vote, language, choices: 2 }
    };
    let number = table.shown(seat(1)).unwrap().number;
    let of_votes = |came: Vec<Came>| -> Vec<Came> {
        came.into_iter().filter(|came| !matches!(came, Came::PrivatePrompt { about: About::Turn, .. })).collect()
    };
    // Nobody is asked to vote before the table has heard about whom; whose turn it was has nothing to do until then.
    let asked = [Came::Nothing(seat(1))].into_iter().chain(seats().map(|seat| vote(seat, number)));
    assert_eq!(of_votes(table.came()), asked.collect::<Vec<_>>());
    table = table.line("status").line("help");
    assert_eq!(table.came(), []);
    table = table.chooses(seat(4), 0).chooses(seat(4), 0);
    assert_eq!(table.came(), [vote(seat(4), number)]);
    // The table calls Ben otherwise: that is read in every prompt that names him.
    table = table.line("Ben is called Bert");
    assert_eq!(table.came(), seats().map(|seat| vote(seat, number)).collect::<Vec<_>>());
    assert_eq!(table.shown(seat(1)).unwrap().text, "Your vote on Ana and Bert.");
    table = table.answers(seat(4), Answer::Done);
    assert_eq!(table.came(), []);
    table = table.line("vote 2 3").line("status");
    assert_eq!(
        of_votes(table.came()),
        seats().filter(|seat| table.shown(*seat).is_none()).map(Came::Nothing).collect::<Vec<_>>()
    );
}

#[test]
fn a_prompt_that_was_dropped_since_the_disk_was_full_is_brought_or_taken_away_again() {
    let full = || Message::new("storage-disk-full");
    let mut table = after_the_reveal(Secretly::Votes).disk_fails(full()).line("propose 1 2");
    assert!(seats().all(|seat| table.shown(seat).is_none_or(|shown| shown.about == About::Turn)));
    table = table.disk_writes().line("propose 1 2");
    assert!(seats().all(|seat| table.shown(seat).unwrap().about == About::Vote));
    // A vote that can't be kept is not shown as chosen.
    table = table.disk_fails(full()).chooses(seat(1), 0).disk_writes();
    assert_eq!(table.shown(seat(1)).unwrap().chosen, None);
    // The last vote is given, but it does not count, nor does what follows from it: it is given once more.
    table = seats().take(4).fold(table, |table, seat| table.chooses(seat, 0));
    table = table.disk_fails(full()).chooses(seat(5), 0).disk_writes().listen().asks(Question::Vote);
    assert_eq!(table.shown(seat(5)).unwrap().chosen, None);
    table.chooses(seat(5), 0).listen().asks(Question::Count);
}

#[test]
fn whoever_plays_on_for_somebody_is_not_told_where_the_other_one_was() {
    for undone in [false, true] {
        let mut table = reached(Secretly::Nothing).line("ready").line("start");
        let number = table.shown(seat(1)).unwrap().number;
        if undone {
            table = table.line("Ana leaves").line("Finn").reached(seat(1), Language::ENGLISH).listen();
            assert!(table.shown(seat(1)).is_some());
            table.came();
            table = table.line("undo");
        } else {
            table.came();
            table = table.line("Ana leaves").line("Finn");
        }
        // Whoever knows Ana gets a prompt with the new name too.
        assert_eq!(table.came()[..2], [Came::Nothing(seat(1)), Came::Unreached(seat(1))]);
        // The headset brings it, and nothing that comes from the one who left counts.
        table = table.asks(Question::HeadsetTried).answers_to(seat(1), number, Answer::Done);
        table = seats().skip(1).fold(table, |table, seat| table.answers(seat, Answer::Done));
        table = table.asks(Question::HeadsetTried).reached(seat(1), Language::FRENCH).listen();
        assert_eq!(table.shown(seat(1)).unwrap().language, Language::FRENCH);
        table.answers(seat(1), Answer::Done).listen().asks(Question::Team);
    }
}

#[test]
fn when_the_reveal_is_skipped_nobody_has_a_prompt_any_more() {
    let table = reached(Secretly::Nothing).line("ready").line("start").answers(seat(2), Answer::Done);
    let table = table.line("skip the reveal").asks(Question::Team);
    assert!(seats().all(|seat| table.shown(seat).is_none_or(|shown| shown.about == About::Turn)));
}

#[test]
fn nothing_of_a_prompt_is_seen_where_effects_are_printed() {
    let table = reached(Secretly::Nothing).line("ready").line("start");
    let seen = table.moments().iter().map(|at| format!("{:?}", at.moment)).collect::<Vec<_>>();
    assert!(!seen.iter().any(|line| line.contains("You are ") || line.contains("Tu es ")), "{seen:#?}");
    let prompt = Effect::PrivatePrompt(seat(1), table.prompt(seat(1)).cloned());
    assert_eq!(format!("{prompt:?}"), "PrivatePrompt(Seat(0), Some(Sealed))");
}

#[test]
fn a_seat_that_never_answers_does_not_hold_up_the_table() {
    let names = |numbers: [u32; 2]| numbers.into_iter().filter_map(Seat::from_number).collect::<SeatSet>();
    let mut table = after_the_reveal(Secretly::Votes).line("propose 1 2");
    for number in 1..=3 {
        table = table.chooses(seat(number), 0).answers(seat(number), Answer::Done);
    }
    table = table.line("status").said(&Message::new("status-alone").players("names", names([4, 5])));
    // What somebody wants to hear once more must not take the prompts of others away.
    let (unread, given) = (table.shown(seat(4)), table.shown(seat(1)));
    table = table.line("headset 1").asks(Question::Vote);
    assert_eq!((table.shown(seat(4)), table.shown(seat(1))), (unread, given));
    table = table.line("cancel").said(&Message::new("alone-taken-back")).asks(Question::Vote);
    assert!(seats().all(|seat| table.shown(seat).is_none()));
    table.line("cancel").said(&Message::new("refused-nothing-to-cancel")).line("vote 3 2").asks(Question::Count);

    let table = reached(Secretly::Nothing).line("ready").line("start").line("cancel").asks(Question::Reveal);
    assert!(seats().all(|seat| table.shown(seat).is_none()));
}
