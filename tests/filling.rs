//! A real table some of whose seats the narrator fills: by headset and by phone, with who comes late and who has to go.

use protocol::question::Question;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{Edition, MissionCard, Phase, Seat};
use resistance_narrator::language::Language;
use resistance_narrator::preferences::{Key, KeyMode, Wording};

use crate::chance::possible_action;
use crate::table::Table;
use crate::typist::Typist;

mod changing;
mod claims;
mod phones;
mod twins;

/// The most steps that a game may take.
const MOST_STEPS: usize = 600;

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

/// Ana, Ben and Cleo with two virtual players, by headset.
fn told(seed: u64) -> Table {
    let table = Table::new().keys(KeyMode::Single).headset("the headset").seed(seed).deal(seed);
    table.players(["Ana", "Ben", "Cleo"]).leader("Ana").virtual_players(2)
}

/// It, once everybody knows who they are.
fn begun(seed: u64) -> Table {
    let mut table = told(seed).open().press(Key::Char(':')).line("ready");
    table = table.press(Key::Enter).listen().press(Key::Char(' ')).listen().press(Key::Enter).listen();
    while let Question::HandOver { .. } = table.question() {
        table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
    }
    table
}

/// Five with two virtual players, once everybody knows who they are, in another edition.
fn begun_as(edition: Edition, with: Option<&str>, seed: u64) -> Table {
    let mut table = told(seed).edition(edition.id()).wording(Wording::Brief);
    if let Some(module) = with {
        table = table.with(module);
    }
    table = table.names(&["Ana", "Ben", "Cleo", "Dan", "Eve"]).trusting_the_disk();
    if edition.book().has_captain() {
        table = table.no_leader();
    }
    let mut table = table.open().press(Key::Char(':')).line("ready");
    table = table.press(Key::Enter).listen().press(Key::Char(' ')).listen().press(Key::Enter).listen();
    while let Question::HandOver { .. } = table.question() {
        table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
    }
    table
}

fn line(table: Table, line: &str) -> Table {
    table.press(Key::Char(':')).line(line)
}

fn text(table: &Table) -> String {
    table.printed().join(" ")
}

fn names(table: &Table) -> Vec<String> {
    table.record().unwrap().names().values().to_vec()
}

/// Whoever has the headset hears, plays a card if one is asked for, and hands it on.
fn hears(mut table: Table, to: Seat, chance: &mut ChaCha8Rng) -> Table {
    table = table.press(Key::Char(' ')).listen();
    if table.game().unwrap().phase().run().is_some() {
        let record = table.record().unwrap();
        let role = table.private().deal(&record).unwrap().open().role(to).unwrap();
        let fails = role.may_play(MissionCard::Fail) && chance.random_bool(0.5);
        table = table.press(if fails { Key::Backspace } else { Key::Tab }).listen();
        // Some must fail, and some must succeed: the other key is left then.
        table = table.press(Key::Enter).wait_for_slot();
        if matches!(table.question(), Question::Hearing { .. }) {
            table = table.press(if fails { Key::Tab } else { Key::Backspace }).listen();
            table = table.press(Key::Enter).wait_for_slot();
        }
        return table;
    }
    table.press(Key::Enter).wait_for_slot()
}

/// The table does something that it is asked.
fn step(mut table: Table, typist: &mut Typist, there: &[Seat]) -> Table {
    match table.question() {
        Question::HandOver { to } => {
            assert!(there.contains(&to), "the headset goes to somebody who isn't there");
            hears(table, to, &mut typist.chance)
        }
        Question::Hearing { .. } => table.press(Key::Enter).wait_for_slot(),
        Question::Vote => {
            let voters = there.iter().filter(|seat| table.game().unwrap().in_play().contains(**seat)).count();
            let approve = typist.chance.random_range(0..=voters);
            line(table, &format!("vote {approve} {}", voters - approve))
        }
        question => {
            let action = possible_action(&table.game().unwrap(), &mut typist.chance);
            for told in typist.told(action, question) {
                table = line(table, &told);
            }
            table
        }
    }
}

/// Plays to the end; after each step, what `check` finds.
fn play_whole(mut table: Table, seed: u64, there: &[Seat], mut check: impl FnMut(&mut Table)) -> Table {
    let mut typist = Typist::called(names(&table), ChaCha8Rng::seed_from_u64(seed));
    for _ in 0..MOST_STEPS {
        if table.game().unwrap().ending().is_some() {
            return table;
        }
        table = step(table, &mut typist, there);
        check(&mut table);
    }
    panic!("the game does not end: {:?}", table.question());
}

#[test]
fn whole_games_by_headset_come_to_an_end_and_go_round_past_those_who_are_not_there() {
    for seed in 0..8 {
        let table = begun(seed).trusting_the_disk();
        assert_eq!(names(&table).len(), 5);
        play_whole(table, seed, &[seat(1), seat(2), seat(3)], |_| {});
    }
}

#[test]
fn whole_games_of_other_editions_come_to_an_end() {
    for (id, with) in [
        ("avalon", None),
        ("winter-soldier", None),
        ("resistance-2020", Some("plot")),
        ("resistance-2020", Some("rogue")),
    ] {
        let Some(edition) = Edition::from_id(id) else { panic!("no edition {id}") };
        for seed in 0..2 {
            let there: Vec<Seat> = (1..=5).map(seat).collect();
            let table = begun_as(edition, with, seed);
            play_whole(table, seed, &there, |_| {});
        }
    }
}

#[test]
fn killed_after_any_entry_a_filled_table_goes_on_to_the_same() {
    for seed in 0..2 {
        let table = begun(seed);
        let mut before = table.game().unwrap();
        play_whole(table, seed, &[seat(1), seat(2), seat(3)], |table| {
            let now = table.game().unwrap();
            for (entries, private) in table.cut_off().to_vec() {
                let resumed = Table::new().keys(KeyMode::Single).headset("the headset").trusting_the_disk();
                let again = resumed.resume_with(entries, private).game().unwrap();
                assert!(again == now || again == before, "another game comes of it");
            }
            before = now;
        });
    }
}

#[test]
fn votes_of_the_table_are_added_to_those_who_are_not_there_and_these_are_told() {
    let mut table = begun(3);
    let [one, other] = [names(&table)[3].clone(), names(&table)[4].clone()];
    assert!(table.question() == Question::Team);
    table = line(table, "propose Ana and Ben");
    assert!(text(&table).contains("Ana, Ben and Cleo"), "only these are asked: {}", text(&table));
    table = line(table, "vote 3 2");
    assert!(matches!(table.game().unwrap().phase(), Phase::Vote { .. }), "three can't give five votes");
    table = line(table, "vote 3 0");
    let told = text(&table);
    for name in [one, other] {
        assert!(told.contains(&name), "{name} has voted before everybody: {told}");
    }
    assert!(!matches!(table.game().unwrap().phase(), Phase::Vote { .. }));
}

#[test]
fn nobody_is_told_what_those_are_who_are_not_there() {
    for seed in 0..6 {
        let table = begun(seed);
        play_whole(table, seed, &[seat(1), seat(2), seat(3)], |table| {
            if table.game().unwrap().ending().is_none() {
                let told = text(table);
                assert!(!told.contains(" spy") && !told.contains("You are"), "{told}");
            }
        });
    }
}

#[test]
fn whoever_comes_late_takes_the_seat_with_its_role_and_hears_alone_what_it_is() {
    for way in ["takes the place of", "takes over"] {
        let mut table = begun(5);
        let gone = names(&table)[3].clone();
        let role = |table: &Table| table.private().deal(&table.record().unwrap()).unwrap().open().role(seat(4));
        let before = role(&table);
        table.whispers();
        table = line(table, &format!("Paula {way} {gone}"));
        assert_eq!(names(&table)[3], "Paula");
        assert_eq!(table.question(), Question::HandOver { to: seat(4) });
        table = table.press(Key::Char(' ')).listen();
        assert!(table.whispers().concat().contains("You are"), "Paula hears it");
        assert!(!text(&table).contains("You are"), "and nobody else does: {}", text(&table));
        table = table.press(Key::Enter).wait_for_slot();
        assert!(role(&table) == before);
        table = line(table, "propose Ana and Ben");
        assert!(text(&table).contains("Ana, Ben, Cleo and Paula"), "{}", text(&table));
        play_whole(table, 5, &[seat(1), seat(2), seat(3), seat(4)], |_| {});
    }
}

#[test]
fn a_name_that_is_put_right_means_that_somebody_has_come() {
    let table = begun(5);
    let gone = names(&table)[4].clone();
    let mut table = line(table, &format!("{gone} is Paula now"));
    assert_eq!(table.question(), Question::HandOver { to: seat(5) });
    table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
    // It is taken back like anything else: the seat is filled again.
    table = line(table, "undo");
    assert_eq!(names(&table)[4], gone);
    table = line(table, "propose Ana and Ben");
    assert!(text(&table).contains("Ana, Ben and Cleo"), "{}", text(&table));
}

#[test]
fn the_narrator_plays_on_for_whoever_has_to_go() {
    let mut table = line(begun(7), "Ben has to go");
    assert!(text(&table).contains("play for Ben"), "{}", text(&table));
    table = line(table, "play for Ben");
    assert_eq!(text(&table).split(". ").next(), Some("Ben leaves"));
    table = line(table, "propose Ana and Ben");
    assert!(text(&table).contains("Ana and Cleo"), "{}", text(&table));
    let (entries, private) = table.saved();
    let resumed = Table::new().keys(KeyMode::Single).headset("the headset").trusting_the_disk();
    let mut table = resumed.resume_with(entries, private);
    table = line(table, "vote 2 0");
    assert!(!matches!(table.game().unwrap().phase(), Phase::Vote { .. }), "Ben has voted");
    play_whole(table, 7, &[seat(1), seat(3)], |_| {});
}

#[test]
fn what_people_have_decided_is_not_explained_for_them() {
    let mut table = line(begun(7), "propose Ana and Ben");
    table = line(table, "vote 0 3");
    let dan = names(&table)[3].clone();
    table = line(line(table, "Cleo has to go"), "play for Cleo");
    table = line(table, "why Cleo");
    assert_eq!(text(&table), "I know of nothing yet that Cleo has decided.");
    table = line(table, &format!("Paula takes over {dan}"));
    table = line(table, "why Paula");
    assert!(text(&table).starts_with("Paula was "), "the narrator has voted there: {}", text(&table));
}

#[test]
fn where_nobody_knows_who_is_who_nobody_can_be_played_for() {
    let mut table = Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").open().line("ready");
    table = table.line("skip");
    let before = (table.game(), table.journal().len());
    table = table.line("play for Ben");
    assert!(text(&table).contains("I have to deal"), "{}", text(&table));
    assert_eq!((table.game(), table.journal().len()), before);
    let mut table = begun(1);
    for (name, there) in [("Ben", true), ("Cleo", true), ("Ana", false)] {
        table = line(table, &format!("play for {name}"));
        assert_eq!(text(&table).contains(" leaves."), there, "{}", text(&table));
    }
}

#[test]
fn what_a_filled_table_needs_is_said_in_one_sentence() {
    let refused = |table: Table| {
        let table = table.open();
        assert!(table.record().is_none(), "no game begins");
        text(&table)
    };
    assert!(refused(told(1).keys(KeyMode::Line)).contains("--keys single"));
    assert!(refused(told(1).reveal("touch")).contains("I have to deal"));
    assert!(refused(told(1).edition("forum")).contains("forum"));
}

#[test]
fn the_narrator_deals_and_no_cards_of_the_table_count() {
    let mut table = told(2).open().press(Key::Char(':')).line("ready");
    for words in ["our own cards", "skip"] {
        table = line(table, words);
        assert!(text(&table).contains("so I deal"), "{words}: {}", text(&table));
        assert_eq!(table.question(), Question::Reveal);
    }
}

#[test]
fn undo_goes_back_to_what_people_have_decided() {
    let mut table = begun(9);
    table = line(table, "propose Ana and Ben");
    let before = table.game();
    table = line(table, "vote 0 3");
    let after = table.game();
    assert_ne!(after, before);
    table = line(table, "undo");
    assert_eq!(table.game(), before, "past whatever somebody has proposed who isn't there");
    table = line(table, "vote 0 3");
    assert_eq!(table.game(), after, "the same decisions follow");
}

#[test]
fn what_somebody_decides_who_is_not_there_nobody_decides_for_them() {
    let table = begun(9);
    let name = names(&table)[3].clone();
    let table = line(table, &format!("headset {name}"));
    assert!(text(&table).contains("isn't here"), "{}", text(&table));
}

#[test]
fn they_are_named_in_the_words_of_each_language() {
    for (language, gina, hugo) in [
        (Language::ENGLISH, "virtual player Gina", "virtual player Hugo"),
        (Language::FRENCH, "joueuse virtuelle Gina", "joueur virtuel Hugo"),
        (Language::GERMAN, "virtuelle Spielerin Gina", "virtueller Spieler Hugo"),
    ] {
        let table = Table::new().language(language).keys(KeyMode::Single).headset("H").leader("Ana");
        let table = table.names(&["Ana", "Ben", "Cleo", gina, hugo]).open();
        assert_eq!(names(&table)[3..], ["Gina", "Hugo"]);
        assert_eq!(table.kept().last().map(|kept| kept.players.len()), Some(3), "the others play next time");
        let typed = Table::new().language(language).keys(KeyMode::Single).headset("H").open();
        let mut typed = typed.line(&format!("Ana, Ben, Cleo, {gina}, {hugo}"));
        assert_eq!(typed.localizer().names().values()[3..], ["Gina", "Hugo"], "{language:?}");
    }
}

#[test]
fn as_many_as_are_wanted_get_names_once_all_others_have() {
    let table = Table::new().keys(KeyMode::Single).headset("H").virtual_players(2).open();
    let mut table = table.line("Ana, Ben, Cleo");
    let names = table.localizer().names().values().to_vec();
    assert_eq!((names.len(), &names[..3]), (5, &["Ana".to_owned(), "Ben".to_owned(), "Cleo".to_owned()][..]));
}
