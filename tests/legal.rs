//! What a program is told that it may say: `legal` has the first word of whatever would be accepted and move the game,
//! and of nothing else.

use std::collections::BTreeSet;

use rand::RngExt;
use rand::seq::SliceRandom;
use resistance_narrator::game::Edition;
use serde_json::{Map, Value};

use crate::menu::Menu;
use crate::table::Table;
use crate::times::some_of;
use crate::typist::Typist;

/// How many lines are tried at each moment that should not be accepted.
const TRIES: usize = 30;

fn state(table: &Table) -> Map<String, Value> {
    let reported = table.reported();
    (*reported.last().expect("a program is told the state")).clone()
}

fn legal(table: &Table) -> BTreeSet<String> {
    let words = state(table)["legal"].as_array().unwrap().clone();
    words.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
}

/// Whether the last line was accepted and has moved the game.
fn moved(table: &Table, before: &Map<String, Value>) -> bool {
    let reported = table.reported();
    let kind = |kind: &str| reported.iter().filter(|report| report["kind"] == kind).count();
    kind("refusal") == 0 && (kind("event") > 0 || state(table) != *before)
}

fn first_word(line: &str) -> &str {
    line.split(' ').next().unwrap()
}

/// The game of a table, opened once more.
fn again(table: &Table) -> Table {
    let (entries, private) = table.saved();
    let table = Table::program().unchecked().resume_with(entries, private);
    assert!(!table.reported().is_empty());
    table
}

/// Phases in which these words were tried before: to open a game once more takes its time.
type Tried = BTreeSet<(String, BTreeSet<String>)>;

/// What is told is accepted, and what is accepted is told.
fn check(mut table: Table, typist: &mut Typist, tried: &mut Tried) -> Table {
    let names = typist.names().to_vec();
    let words = legal(&table);
    let mut lines = Menu::new(&names, table.game().unwrap()).commands(&mut typist.chance);
    lines.shuffle(&mut typist.chance);
    let (told, others): (Vec<_>, Vec<_>) = lines.into_iter().partition(|line| words.contains(first_word(line)));
    let is_new = tried.insert((state(&table)["phase"].to_string(), words.clone()));
    for word in words.into_iter().filter(|_| is_new) {
        let mut trial = again(&table);
        let before = state(&trial);
        let mut of_word = told.iter().filter(|line| first_word(line) == word);
        let opens = |line: &String| {
            trial = std::mem::replace(&mut trial, Table::new()).line(line);
            moved(&trial, &before)
        };
        assert!(of_word.any(opens), "{word} opens nothing: {before:?}");
    }
    for line in others.iter().take(TRIES) {
        let before = state(&table);
        table = table.line(line);
        assert!(!moved(&table, &before), "{line:?} is accepted: {before:?}");
    }
    table
}

/// A game at random: mostly what the rules offer, and now and then anything that is accepted.
fn play(edition: Edition, seed: u64, tried: &mut Tried) {
    let (mut typist, mut table) = Typist::at(Table::program().unchecked(), edition, seed);
    for _turn in 0..some_of(100) {
        table = check(table, &mut typist, tried);
        let mut lines = typist.lines(&mut table);
        if typist.chance.random_range(0..3) == 0 {
            let names = typist.names().to_vec();
            let menu = Menu::new(&names, table.game().unwrap());
            lines = menu.commands(&mut typist.chance);
            lines.extend(menu.of_players());
            lines.shuffle(&mut typist.chance);
            lines.truncate(TRIES);
        }
        for line in lines {
            table = table.line(&line);
        }
    }
}

macro_rules! games {
    ($($name:ident: $edition:literal,)*) => {$(
        #[test]
        fn $name() {
            let mut tried = Tried::new();
            (0..4).for_each(|seed| play(crate::edition($edition), seed, &mut tried));
        }
    )*};
}

games! {
    legal_is_what_moves_the_game_at_a_tactile_table: "accessible",
    legal_is_what_moves_the_game_at_a_german_table: "widerstand",
    legal_is_what_moves_the_game_at_a_french_table: "resistance-2020",
    legal_is_what_moves_the_game_in_winter_soldier: "winter-soldier",
    legal_is_what_moves_the_game_in_avalon: "avalon",
    legal_is_what_moves_the_game_in_a_forum: "forum",
}
