//! Winter Soldier and examinations at the table: what can't be hidden again is confirmed, every question of a key names
//! its keys, and hands are told each step.

use protocol::Cue;
use protocol::question::Question;
use resistance_narrator::game::{Seat, SeatSet};
use resistance_narrator::language::{Language, Message};
use resistance_narrator::preferences::{Key, KeyMode, Pauses, Wording};

use crate::table::{At, Moment, Table, length_ms};

const TWELVE: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lea"];

const LONG_MS: u32 = 6_000;

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn winter_soldier(names: &[&str]) -> Table {
    Table::new().edition("winter-soldier").names(names).wording(Wording::Full)
}

/// Five players, Ana is Captain America, and the first team is asked for.
fn five() -> Table {
    let table = winter_soldier(&TWELVE[..5]).leader("Ana").with("maria-hill").open();
    table.line("ready").line("skip").asks(Question::Team)
}

#[test]
fn all_wait_for_captain_america_and_the_phone_says_so_once_three_missions_have_succeeded() {
    let teams = ["propose 1 2", "propose 1 2 3", "propose 1 2"];
    let table = teams.into_iter().fold(five(), |table, team| table.line(team).line("approve all").line("fails 0"));
    let table = table.asks(Question::WinterSoldier { captain: seat(1) });
    let table = table.reached(seat(1), Language::ENGLISH).listen();
    let shown = table.shown(seat(1)).unwrap();
    assert!(shown.text.starts_with("Three missions have succeeded. Ana, as Captain America"), "{shown:?}");
    assert_eq!(shown.choices.len(), 4);
}

#[test]
fn whoever_is_out_of_the_game_is_asked_nothing_on_a_phone() {
    let table = five().line("accuse Dan").line("confirm").line("hydra");
    let teams = ["propose 2 3", "propose 2 3 5", "propose 2 3"];
    let table = teams.into_iter().fold(table, |table, team| table.line(team).line("approve all").line("fails 0"));
    let table =
        [1, 2, 4].into_iter().fold(table, |table, number| table.reached(seat(number), Language::ENGLISH).listen());
    let is_asked = |number| table.shown(seat(number)).is_some();
    assert_eq!([1, 2, 4].map(is_asked), [false, true, false], "{:?}", table.game().unwrap().phase());
}

#[test]
fn typed_accusations_and_namings_count_when_they_are_confirmed() {
    let named = seat(2);
    for (line, open) in [
        ("accuse Ben", Question::AgentCard { accused: named }),
        ("assassinate Ben", Question::NamedRightly { named }),
    ] {
        let table = five();
        let written = table.journal().len();
        let table = table.line(line).asks(Question::Team).line("cancel").asks(Question::Team);
        assert_eq!(table.journal().len(), written, "{line} was dropped");
        let table = table.line(line).line("status").asks(Question::Team);
        assert_eq!(table.journal().len(), written, "{line} is not confirmed");
        let table = table.line("confirm").asks(open);
        assert_eq!(table.journal().len(), written + 1, "{line} was confirmed");
    }
}

#[test]
fn who_steps_out_and_who_comes_back_is_told() {
    let both: SeatSet = [seat(1), seat(4)].into_iter().collect();
    let told = |key| Message::new(key).players("names", both).number("count", 2u32);
    let table = five().line("accuse Dan").line("confirm").line("hydra");
    let table = table.said(&told("stepped-out")).said(&told("out-now"));
    table.line("undo").said(&told("back-in")).asks(Question::AgentCard { accused: seat(4) });
}

/// Whoever is out of the game gets no tokens when the table is laid again, and no card back when the narrator dealt.
#[test]
fn who_is_out_gets_no_tokens_when_the_table_is_laid_again() {
    let table = five().line("set up again").said(&Message::new("lay-again-cards"));
    let table = table.line("accuse Dan").line("confirm").line("hydra").line("set up again");
    table.said(&Message::new("lay-again-cards-out"));
}

#[test]
fn seat_ten_has_a_key_that_is_told_where_there_is_one() {
    for (players, told) in [(9, None), (10, Some("keys-seat-ten")), (12, Some("keys-seats-more"))] {
        let mut table = winter_soldier(&TWELVE[..players]).keys(KeyMode::Single).reveal("none").open();
        for key in ["keys-seat-ten", "keys-seats-more"] {
            let sentence = table.sentence(&Message::new(key));
            assert_eq!(table.spoken().contains(&sentence.as_str()), told == Some(key), "{players}: {key}");
        }
    }
}

/// This question is open, and the last sentence says what to press.
#[track_caller]
fn names_its_keys(table: Table, question: Question) -> Table {
    let table = table.asks(question);
    let last = table.spoken().last().map(ToString::to_string).unwrap_or_default();
    assert!(last.contains("ress "), "{question:?} names no key: {last}");
    table
}

/// Presses keys, then Enter.
fn enter(table: Table, keys: &str) -> Table {
    keys.chars().fold(table, Table::key).press(Key::Enter).listen()
}

/// A team is proposed, everybody approves, and the mission succeeds.
fn succeeds(table: Table, team: &str, voters: &str) -> Table {
    let table = enter(table, team).asks(Question::Vote);
    let table = enter(table, voters).asks(Question::Count);
    enter(table, "0")
}

#[test]
fn every_question_about_agents_names_its_keys_and_twelve_seats_have_one() {
    let table = winter_soldier(&TWELVE).keys(KeyMode::Single).reveal("none").with("scarlet-witch").with("maria-hill");
    let table = names_its_keys(table.open().line("ready"), Question::Captain).key('b');
    assert_eq!(table.game().unwrap().captain(), Some(seat(12)));
    let table = enter(names_its_keys(table, Question::Team), "9ab1").asks(Question::Vote);

    let table = enter(table.line("accuse Ben"), "");
    let table = names_its_keys(table, Question::AgentCard { accused: seat(2) }).key('1').asks(Question::Vote);
    let table = enter(table.line("assassinate Ida"), "");
    let table = names_its_keys(table, Question::NamedRightly { named: seat(9) }).key('2');
    let table = names_its_keys(table, Question::Exposed).key('a').asks(Question::Vote);

    let table = enter(enter(table, "11").asks(Question::Count), "0");
    let table = succeeds(table, "13456", "11");
    let table = names_its_keys(table, Question::Examination { by: seat(1) }).key('a');
    let table = succeeds(table, "13456", "11");
    let table = enter(names_its_keys(table, Question::WinterSoldier { captain: seat(12) }).key('3'), "");
    let table = names_its_keys(table, Question::AgentCard { accused: seat(3) }).key('1');
    let table = enter(names_its_keys(table, Question::Sought).key('0'), "");
    names_its_keys(table, Question::NamedRightly { named: seat(10) }).key('2').asks(Question::AfterGame);
}

/// How long it is silent before each tone, in milliseconds.
fn silences_before_tones_ms(moments: &[At]) -> Vec<u64> {
    let mut silences = Vec::new();
    let mut free_ms = None;
    for at in moments {
        let Some(sound) = at.moment.sound() else { continue };
        if at.moment == Moment::Cue(Cue::Now) {
            silences.extend(free_ms.map(|free_ms| at.ms - free_ms));
        }
        free_ms = Some(at.ms + length_ms(&sound));
    }
    silences
}

/// Two missions have succeeded, and somebody is to be examined.
fn examination(table: Table, by: u32) -> Table {
    let table = table.pauses(Pauses { long_ms: LONG_MS, ..Pauses::default() }).open().line("ready").line("skip");
    let table = table.line("propose 1 2").line("vote 5 0").line("success");
    let table = table.line("propose 1 2 3").line("vote 5 0").line("success");
    table.asks(Question::Examination { by: seat(by) })
}

#[test]
fn hands_are_told_each_step_of_an_examination() {
    let scarlet_witch = winter_soldier(&TWELVE[..5]).leader("Ana").with("scarlet-witch").reveal("touch");
    let table = examination(scarlet_witch, 2).line("examine Dan").asks(Question::Team);
    let both = |key| Message::new(key).player("examiner", seat(2)).player("examined", seat(4));
    let past = vec![Message::new("player").player("player", seat(3))];
    let way = Message::new("way-past-left").list("names", past);
    let table = table.said(&both("loyalty-pass").message("way", way)).said(&both("loyalty-pick-feel"));
    let table = table.said(&both("loyalty-feel")).said(&both("loyalty-return"));
    // Past one player, there and back, and the look between.
    let (look, way) = (u64::from(LONG_MS), u64::from(LONG_MS + Pauses::default().short_ms));
    assert_eq!(silences_before_tones_ms(table.last_step()), [way, way, look, way]);

    let inquisitor = Table::new().names(&TWELVE[..5]).leader("Ana").with("inquisitor").wording(Wording::Full);
    let table = examination(inquisitor, 5).line("examine Ana").asks(Question::Team);
    let both = |key| Message::new(key).player("owner", seat(1)).player("viewer", seat(5));
    let table = table.said(&both("hand-over").message("way", Message::new("way-right")));
    let table = table.said(&Message::new("look-by-touch").player("viewer", seat(5))).said(&both("hand-back"));
    assert_eq!(silences_before_tones_ms(table.last_step()), [u64::from(LONG_MS); 3]);
}

#[test]
fn where_a_naming_stands_is_told_truly_at_each_moment() {
    let table = winter_soldier(&TWELVE[..5]).leader("Ana").with("maria-hill").reveal("none").open().line("ready");
    let (namer, sought) = (Message::new("agent-winter-soldier"), Message::new("module-maria-hill"));
    let named = Message::new("status-named").message("namer", namer).message("character", sought);
    let named = named.player("player", seat(2));
    let table = table.line("assassinate Ben").line("yes").line("status").said(&named);
    table.line("wrong").asks(Question::Exposed).line("status").said(&Message::new("status-exposing"));
}
