//! The headset goes round: who hears what alone, in which order, and when nothing is said.

use protocol::HeadsetEvent;
use protocol::question::Question;
use resistance_narrator::game::deal::{Deal, Seeds};
use resistance_narrator::game::knowledge::Role;
use resistance_narrator::game::secret::Secret;
use resistance_narrator::game::{Action, Phase, Seat, Side};
use resistance_narrator::journal::private::Private;
use resistance_narrator::language::Message;
use resistance_narrator::preferences::{Key, KeyMode, Preferences, Secretly};

use crate::table::{Moment, Table};

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn told(keys: KeyMode, secretly: Secretly) -> Table {
    let preferences = Preferences { keys, secretly, ..Preferences::default() };
    Table::new().preferences(preferences).players(NAMES).leader("Ana").reveal("earpiece").headset("the headset")
}

/// A table of single keys at which the headset was tried and is offered to Ana.
fn offered(secretly: Secretly) -> Table {
    let mut table = told(KeyMode::Single, secretly).open().press(Key::Char(':')).line("ready").asks(Question::Reveal);
    table = table.press(Key::Enter).listen().asks(Question::HeadsetTried);
    table = table.press(Key::Char(' ')).listen();
    assert_eq!(table.whispers(), ["You should hear this only in the headset."]);
    table.press(Key::Enter).listen().asks(Question::HandOver { to: seat(1) })
}

/// Everybody hears their role and hands the headset on.
fn after_the_round(secretly: Secretly) -> Table {
    let mut table = offered(secretly);
    for _ in NAMES {
        table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
    }
    table.whispers();
    table.asks(Question::Team)
}

fn roles(table: &Table) -> Vec<Role> {
    let record = table.record().unwrap();
    let deal = table.private().deal(&record).unwrap();
    record.game().seats().iter().filter_map(|seat| deal.open().role(seat)).collect()
}

/// Everything that anybody else could hear or read.
fn public(table: &Table) -> String {
    table.moments().iter().map(|at| format!("{:?}\n", at.moment)).collect()
}

#[test]
fn each_player_alone_hears_who_they_are_and_whom_they_know() {
    let mut table = offered(Secretly::Nothing);
    let roles = roles(&table);
    for number in 1..=5u32 {
        let to = seat(number);
        table = table.asks(Question::HandOver { to }).press(Key::Char(' ')).listen().asks(Question::Hearing { to });
        let whispered = table.whispers();
        let role = roles[to.index()];
        let (own, sees) = match role.side() {
            Side::Spies => ("You are a spy.", "The other spy you know is"),
            _ => ("You are in the Resistance.", "You don't know who anyone else is."),
        };
        assert_eq!(whispered.len(), 1);
        assert!(whispered[0].starts_with(own) && whispered[0].contains(sees), "{role:?}: {whispered:?}");
        let others = (0..5).filter(|other| *other != to.index() && whispered[0].contains(NAMES[*other]));
        let spies = (0..5).filter(|other| *other != to.index() && roles[*other] == crate::role("spy"));
        match role.id() {
            "spy" => assert_eq!(others.collect::<Vec<_>>(), spies.collect::<Vec<_>>()),
            _ => assert_eq!(others.count(), 0),
        }
        table = table.press(Key::Enter).wait_for_slot();
    }
    let table = table.asks(Question::Team);
    for secret in ["You are a spy", "You belong", "spy you know", "You should hear"] {
        assert!(!public(&table).contains(secret), "{secret}");
    }
}

#[test]
fn it_is_heard_again_as_often_as_wanted_and_other_keys_do_nothing() {
    let mut table = offered(Secretly::Nothing).press(Key::Char(' ')).listen();
    let first = table.whispers();
    let before = public(&table).lines().count();
    table = table.press(Key::Char(' ')).listen().press(Key::Char('x')).listen().press(Key::Char('s')).listen();
    assert_eq!(table.whispers(), first);
    let spoken = |line: &&str| line.contains("Spoken") || line.contains("Printed") || line.contains("Cue");
    assert_eq!(public(&table).lines().skip(before).filter(spoken).count(), 0, "{}", public(&table));
}

#[test]
fn a_key_too_many_leaves_the_headset_with_whom_it_is_offered_to() {
    let mut table = offered(Secretly::Nothing);
    for key in [Key::Tab, Key::Backspace, Key::Enter, Key::Backspace] {
        table = table.press(key).listen().asks(Question::HandOver { to: seat(1) });
    }
    assert_eq!(table.whispers(), [""; 0]);
}

#[test]
fn everybody_has_the_same_time_whoever_they_are() {
    let mut table = offered(Secretly::Nothing);
    let mut lengths = Vec::new();
    for _ in NAMES {
        let from = table.clock_ms();
        table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
        let next = table.moments().iter().rev().find(|at| matches!(at.moment, Moment::Cue(_))).unwrap().ms;
        lengths.push(next - from);
    }
    lengths.pop();
    assert!(lengths.windows(2).all(|pair| pair[0] == pair[1]), "{lengths:?}");
}

#[test]
fn nothing_secret_is_said_while_the_headset_is_the_loudspeaker_or_is_gone() {
    for unfit in [HeadsetEvent::Same, HeadsetEvent::Lost("unplugged".to_owned())] {
        let table = told(KeyMode::Single, Secretly::Nothing).headset_is(Some(unfit.clone())).open();
        let mut table = table.press(Key::Char(':')).line("ready").press(Key::Enter).listen();
        assert_eq!(table.whispers(), [""; 0]);
        table = table.asks(Question::HeadsetMissing).headset_is(None).press(Key::Enter).listen();
        table = table.asks(Question::HeadsetTried).press(Key::Char(' ')).listen().press(Key::Enter).listen();
        table.whispers();
        // It is lost between two players.
        table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
        table.whispers();
        table = table.headset_is(Some(unfit.clone())).press(Key::Char(' ')).listen().asks(Question::HeadsetMissing);
        assert_eq!(table.whispers(), [""; 0]);
        table = table.headset_is(None).press(Key::Enter).listen().asks(Question::HandOver { to: seat(2) });
        drop(table);
    }
}

#[test]
fn the_headset_is_chosen_among_the_devices_by_number() {
    let table = Table::new().players(NAMES).leader("Ana").reveal("earpiece").outputs(&["loud", "small"]);
    let table = table.open().line("ready").line("start").asks(Question::Headset);
    let table = table.line("3").asks(Question::Headset).line("2").asks(Question::HeadsetTried);
    assert_eq!(table.kept().last().unwrap().sound.headset.as_deref(), Some("small"));
}

#[test]
fn in_line_mode_an_empty_line_hears_and_next_hides() {
    let mut table = told(KeyMode::Line, Secretly::Nothing).open().line("ready").line("start").line("").line("yes");
    table.whispers();
    table = table.asks(Question::HandOver { to: seat(1) }).line("").asks(Question::Hearing { to: seat(1) });
    let first = table.whispers();
    table = table.line("");
    assert_eq!(table.whispers(), first);
    table.line("next").wait_for_slot().asks(Question::HandOver { to: seat(2) });
}

#[test]
fn mission_cards_are_given_with_two_keys_and_counted_by_the_narrator() {
    let table = after_the_round(Secretly::Cards);
    let roles = roles(&table);
    let table = table.press(Key::Char(':')).line("propose 1 2 ").press(Key::Char(':')).line("vote 5 0");
    let mut table = table.asks(Question::HandOver { to: seat(1) });
    let mut fails = 0;
    for number in 1..=2u32 {
        table = table.asks(Question::HandOver { to: seat(number) }).press(Key::Char(' ')).listen();
        assert!(table.whispers()[0].contains("Tab, far left, is Success"));
        table = table.press(Key::Enter).listen().asks(Question::Hearing { to: seat(number) });
        assert_eq!(
            table.whispers(),
            ["Make your choice first. Tab, far left, is Success. Backspace, above Enter, is Fail."]
        );
        table = table.press(Key::Backspace).listen();
        if roles[seat(number).index()] == crate::role("spy") {
            assert!(table.whispers()[0].starts_with("You play Fail."));
            fails += 1;
        } else {
            assert_eq!(table.whispers(), ["Only spies play Fail. You must play Success: press Tab."]);
            table = table.press(Key::Tab).listen();
            assert!(table.whispers()[0].starts_with("You play Success."));
        }
        table = table.press(Key::Enter).wait_for_slot();
    }
    let record = table.record().unwrap();
    let last = record.past().last().unwrap().action;
    assert!(matches!(last, Action::Count(count) if count.fails == fails), "{last:?}");
    assert!(!public(&table).contains("You play"));
}

#[test]
fn votes_are_given_alone_and_told_together() {
    let table = after_the_round(Secretly::Votes).press(Key::Char(':')).line("propose 1 2");
    let mut table = table.asks(Question::HandOver { to: seat(1) });
    for number in 1..=5u32 {
        let key = if number % 2 == 0 { Key::Backspace } else { Key::Tab };
        table = table.press(Key::Char(' ')).listen().press(Key::Backspace).listen().press(key).listen();
        assert!(table.record().unwrap().game().phase().team().len() == 2, "no vote counts before all are given");
        table = table.press(Key::Enter).wait_for_slot();
    }
    let past = table.record().unwrap().past().to_vec();
    let Action::Vote(ballot) = past.last().unwrap().action else { panic!("{past:?}") };
    assert_eq!(ballot.approvers(), Some([1, 3, 5].into_iter().filter_map(Seat::from_number).collect()));
    assert!(matches!(table.record().unwrap().game().phase(), Phase::Mission(_)));
}

#[test]
fn a_vote_that_was_left_by_the_headset_is_gone_on_with_there() {
    let table = after_the_round(Secretly::Votes).press(Key::Char(':')).line("propose 1 2");
    let table = table.asks(Question::HandOver { to: seat(1) }).press(Key::Escape).listen().asks(Question::Vote);
    let table = table.said(&Message::new("headset-back")).said(&Message::new("headset-resume"));
    table.press(Key::Char(':')).line("secretly").asks(Question::HandOver { to: seat(1) });
}

#[test]
fn in_line_mode_nothing_is_taken_secretly_because_it_could_be_read() {
    let table = told(KeyMode::Line, Secretly::Both).open().line("ready").line("skip the reveal").asks(Question::Team);
    let table = table.line("propose 1 2").asks(Question::Vote).line("secretly").asks(Question::Vote);
    table.line("vote 5 0").asks(Question::Count);
}

#[test]
fn a_new_session_deals_from_another_seed_and_the_public_journal_tells_none_of_it() {
    let record = after_the_round(Secretly::Nothing).record().unwrap();
    let seeds: Vec<u64> = (0..50).map(|seed| Seeds::of(seed).public).collect();
    let deals = |seed| {
        let deal = Deal::shuffled(record.game(), *Seeds::of(seed).deal.open(), 0);
        record.game().seats().iter().map(|seat| deal.role(seat)).collect::<Vec<_>>()
    };
    assert!((1..50).any(|seed| deals(seed) != deals(0)));
    assert_eq!(seeds.iter().collect::<std::collections::BTreeSet<_>>().len(), 50);
    assert!(Private::default().deal(&record).is_none());
    let _: Secret<()> = Secret::default();
}

#[test]
fn somebody_who_has_forgotten_hears_it_all_again() {
    let mut table = after_the_round(Secretly::Nothing);
    table = table.press(Key::Char(':')).line("headset ben").asks(Question::HandOver { to: seat(2) });
    table = table.press(Key::Char(' ')).listen();
    assert!(table.whispers()[0].starts_with("You "));
    table.press(Key::Enter).listen().asks(Question::Team);
}

/// Everybody tells a card: so many times the key on the left.
fn confess(mut table: Table, leaves: [usize; 5]) -> Table {
    for (number, leaves) in (1..).zip(leaves) {
        table = table.asks(Question::HandOver { to: seat(number) });
        table.whispers();
        table = table.press(Key::Char(' ')).listen();
        assert!(table.whispers()[0].starts_with("Find your card. Don't speak."));
        for _ in 0..leaves {
            table = table.press(Key::Tab).listen();
        }
        table = table.press(Key::Enter).wait_for_slot();
    }
    table
}

/// A table that has dealt its own cards, and whose headset was tried.
fn with_own_cards() -> Table {
    let table = told(KeyMode::Single, Secretly::Nothing).open().press(Key::Char(':')).line("ready");
    let table = table.press(Key::Char(':')).line("our own cards").asks(Question::HeadsetTried);
    let mut table = table.press(Key::Char(' ')).listen().press(Key::Enter).listen();
    table.whispers();
    table
}

#[test]
fn cards_that_the_table_has_dealt_are_told_to_the_narrator_alone() {
    // The Resistance comes first, the spies second.
    let mut table = confess(with_own_cards(), [1, 2, 1, 1, 2]).asks(Question::HandOver { to: seat(1) });
    let (resistance, spy) = (crate::role("resistance"), crate::role("spy"));
    assert_eq!(roles(&table), [resistance, spy, resistance, resistance, spy]);
    table.whispers();
    table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
    assert!(table.whispers()[0].starts_with("You are in the Resistance."));
    table = table.press(Key::Char(' ')).listen();
    assert!(table.whispers()[0].starts_with("You are a spy. The other spy you know is Eve."));
    for secret in ["You are", "You belong", "Find your card"] {
        assert!(!public(&table).contains(secret), "{secret}");
    }
}

#[test]
fn cards_that_can_not_be_those_of_the_table_are_asked_for_again() {
    let table = confess(with_own_cards(), [1, 1, 1, 1, 2]).asks(Question::Reveal);
    assert!(public(&table).contains("These can't be the cards of this table"));
    assert!(!roles(&table).is_empty(), "what the narrator has dealt still holds");
}

/// Two members give these cards; Ana and Ben, whoever they are.
fn both_give(mut table: Table, key: Key) -> Table {
    for number in 1..=2u32 {
        table = table.asks(Question::HandOver { to: seat(number) }).press(Key::Char(' ')).listen();
        table = table.press(key).listen().press(Key::Tab).listen().press(Key::Enter).wait_for_slot();
    }
    table
}

#[test]
fn a_mission_that_is_taken_back_is_played_again_with_new_cards() {
    let table = after_the_round(Secretly::Cards).press(Key::Char(':')).line("propose 1 2").press(Key::Char(':'));
    let table = both_give(table.line("vote 5 0"), Key::Tab).asks(Question::Team);
    let votes = table.record().unwrap().past().len() - 1;
    let table = table.press(Key::Char(':')).line("undo").asks(Question::HandOver { to: seat(1) });
    assert_eq!(table.record().unwrap().past().len(), votes, "only the mission is taken back");
    let mut table = table.press(Key::Char(' ')).listen().press(Key::Enter).listen();
    assert!(table.whispers().last().unwrap().starts_with("Make your choice first."), "the cards before don't count");
    table = table.press(Key::Tab).listen().press(Key::Enter).wait_for_slot();
    table = table.press(Key::Char(' ')).listen().press(Key::Tab).listen().press(Key::Enter).wait_for_slot();
    assert!(matches!(table.record().unwrap().past().last().unwrap().action, Action::Count(_)));
}

/// A Trap needs cards on the table, whatever was chosen for other games: those are collected when the vote is undone.
#[test]
fn cards_that_a_headset_can_not_take_are_collected_like_others() {
    let preferences = Preferences { keys: KeyMode::Single, secretly: Secretly::Cards, ..Preferences::default() };
    let eight = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo"];
    let table = Table::new().preferences(preferences).names(&eight).leader("Ana").with("trap").reveal("earpiece");
    let mut table = table.headset("the headset").open().press(Key::Char(':')).line("ready");
    table = table.press(Key::Enter).listen().press(Key::Char(' ')).listen().press(Key::Enter).listen();
    for _ in eight {
        table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
    }
    let table = table.asks(Question::Team).press(Key::Char(':')).line("propose 1 2 3 4").press(Key::Char(':'));
    let table = table.line("vote 8 0").asks(Question::Trap).press(Key::Char(':')).line("undo").asks(Question::Vote);
    table.said(&Message::new("undone-vote-cards").player("leader", seat(1)));
}

#[test]
fn what_the_narrator_has_answered_itself_is_taken_back_with_its_question() {
    let preferences = Preferences { keys: KeyMode::Single, secretly: Secretly::Nothing, ..Preferences::default() };
    let table = Table::new().preferences(preferences).names(&NAMES).edition("winter-soldier").leader("Ana");
    let table = table.reveal("earpiece").headset("the headset").open().press(Key::Char(':')).line("ready");
    let mut table = table.press(Key::Enter).listen().press(Key::Char(' ')).listen().press(Key::Enter).listen();
    for _ in NAMES {
        table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
    }
    let table = table.asks(Question::Team).press(Key::Char(':')).line("propose 1 2").press(Key::Char(':'));
    let table = table.line("reject all").press(Key::Char(':')).line("accuse ben").press(Key::Enter).listen();
    let shown = |table: &Table| matches!(table.record().unwrap().past().last().unwrap().action, Action::Show(_));
    assert!(shown(&table), "nobody has to say what Ben is");
    let table = table.press(Key::Char(':')).line("undo").asks(Question::Team);
    let table = table.press(Key::Char(':')).line("redo");
    assert!(shown(&table), "nor after a redo");
}

#[test]
fn in_winter_soldier_too_the_table_can_deal_itself_and_tells_who_is_captain_america() {
    let preferences = Preferences { keys: KeyMode::Single, secretly: Secretly::Nothing, ..Preferences::default() };
    let table = Table::new().preferences(preferences).names(&NAMES).edition("winter-soldier");
    let table = table.reveal("earpiece").headset("the headset").open().press(Key::Char(':')).line("ready");
    let table = table.press(Key::Char(':')).line("our own cards").press(Key::Char(' ')).listen();
    let mut table = table.press(Key::Enter).listen();
    let before = table.game().unwrap().captain().unwrap();
    let dealt = roles(&table);
    // The cards go one seat on: whoever sits left of the narrator's Captain America is the real one.
    let mut own = dealt.clone();
    own.rotate_right(1);
    let mut leaves: Vec<Role> = dealt;
    leaves.sort_unstable();
    leaves.dedup();
    for _ in NAMES {
        table.whispers();
        let Question::HandOver { to } = table.question() else { panic!("{:?}", table.question()) };
        table = table.press(Key::Char(' ')).listen();
        let wanted = leaves.iter().position(|role| *role == own[to.index()]).unwrap();
        for _ in 0..=wanted {
            table = table.press(Key::Tab).listen();
        }
        table = table.press(Key::Enter).wait_for_slot();
    }
    assert_eq!(roles(&table), own);
    let captain = table.game().unwrap().captain().unwrap();
    assert_eq!(own[captain.index()], crate::role("captain-america"));
    assert_ne!(captain, before);
    table.asks(Question::HandOver { to: captain });
}

#[test]
fn while_somebody_hears_no_key_takes_anything_back() {
    let table = offered(Secretly::Nothing).press(Key::Char(' ')).listen();
    let before = table.journal().len();
    let table = table.press(Key::Control('r')).listen().press(Key::Char('u')).listen();
    assert_eq!(table.journal().len(), before);
    table.asks(Question::Hearing { to: seat(1) });
}

#[test]
fn cards_of_the_table_are_shown_from_hand_to_hand_when_the_deal_was_skipped() {
    let table = told(KeyMode::Line, Secretly::Nothing).with("plot").open().line("ready").line("skip the reveal");
    let table =
        table.line("draw overheard conversation anyway").line("give overheard conversation to ben").line("on 1");
    assert!(public(&table).contains("pass"), "{}", public(&table));
    assert!(matches!(table.game().unwrap().phase(), Phase::Proposal { .. }));
}
