//! Filled tables at which people come and go all the time, take back and do again, while the narrator is killed between
//! any two entries: the headset goes to no virtual player, the same decisions follow, and every game ends.

use protocol::question::Question;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{Action, Seat};
use resistance_narrator::preferences::{Key, KeyMode};

use super::{MOST_STEPS, begun, line, names, seat, step, text};
use crate::table::Table;
use crate::times::{some_of, times};
use crate::typist::Typist;

/// How long people come and go, in steps.
const RESTLESS: usize = 60;
/// Whoever comes, each once.
const NEWCOMERS: [&str; 10] = ["Nia", "Otto", "Paula", "Quentin", "Rosa", "Sam", "Tess", "Uwe", "Vera", "Wim"];

/// How often somebody came, somebody went, and the narrator was killed.
#[derive(Default, Debug)]
struct Changes {
    came: usize,
    went: usize,
    killed: usize,
}

/// Who is there, as the saved game tells it.
fn who_is_there(table: &Table) -> Vec<Seat> {
    let record = table.record().unwrap();
    let virtual_players =
        table.private().virtual_players().cloned().map(|virtual_players| virtual_players.after(record.changes()));
    let is_there = |seat: &Seat| virtual_players.as_ref().is_none_or(|virtual_players| !virtual_players.is(*seat));
    (1..=record.game().players() as u32).map(seat).filter(is_there).collect()
}

/// Somebody comes, goes, or takes something back.
fn change(table: Table, chance: &mut ChaCha8Rng, newcomers: &mut Vec<&str>, changes: &mut Changes) -> Table {
    let (there, names) = (who_is_there(&table), names(&table));
    let virtual_players: Vec<usize> =
        (0..names.len()).filter(|index| !there.iter().any(|seat| seat.index() == *index)).collect();
    let whoever = there.choose(chance).unwrap();
    match chance.random_range(0..4) {
        0 => {
            let Some((gone, newcomer)) = virtual_players.choose(chance).zip(newcomers.pop()) else { return table };
            let table = line(table, &format!("{newcomer} takes over {}", names[*gone]));
            changes.came += usize::from(who_is_there(&table).len() == there.len() + 1);
            table
        }
        1 => {
            let table = line(table, &format!("play for {}", names[whoever.index()]));
            let left = who_is_there(&table).len();
            let mut table = table;
            let may_stay = there.len() == 1;
            assert!(left == there.len() - 1 || may_stay, "{:?}: {}", table.question(), text(&table));
            changes.went += there.len() - left;
            table
        }
        2 => line(table, "undo"),
        _ => line(table, "redo"),
    }
}

/// What has been done in the game.
fn played(table: &Table) -> Vec<Action> {
    table.record().unwrap().past().iter().map(|step| step.action).collect()
}

/// The same table, killed and started again from what is on the disk.
fn killed(table: &Table) -> Table {
    let (entries, private) = table.saved();
    let resumed = Table::new().keys(KeyMode::Single).headset("the headset").trusting_the_disk();
    resumed.resume_with(entries, private)
}

#[test]
fn whoever_plays_again_gives_an_open_vote_again() {
    let mut table = line(line(begun(7), "propose Ana and Ben"), "play for Ben");
    assert!(text(&table).contains("Ana and Cleo: how many for?"), "{}", text(&table));
    table = line(table, "undo");
    assert!(text(&table).contains("Ana, Ben and Cleo: how many for?"), "{}", text(&table));
    let gone = names(&table)[3].clone();
    table = line(table, &format!("Paula takes over {gone}"));
    table = table.press(Key::Char(' ')).listen().press(Key::Enter).wait_for_slot();
    table = line(line(table, "undo"), "redo");
    assert!(text(&table).contains("Ana, Ben, Cleo and Paula: how many for?"), "{}", text(&table));
    let before = played(&table).len();
    assert!(played(&line(table, "vote 0 4")).len() > before, "all four votes are taken");
}

#[test]
fn people_come_and_go_at_a_filled_table_and_every_game_ends() {
    let mut changes = Changes::default();
    for seed in 0..times("NARRATOR_GAMES", some_of(30)) {
        let (mut table, mut newcomers) = (begun(seed).trusting_the_disk(), NEWCOMERS.to_vec());
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut taken = 0;
        while table.game().unwrap().ending().is_none() {
            taken += 1;
            assert!(taken < MOST_STEPS, "seed {seed}: {:?} is asked: {}", table.question(), text(&table));
            let is_apart = matches!(table.question(), Question::HandOver { .. } | Question::Hearing { .. });
            if taken < RESTLESS && chance.random_ratio(1, 10) {
                let before = played(&table);
                table = killed(&table);
                assert!(played(&table).starts_with(&before), "seed {seed}: something is lost");
                changes.killed += 1;
            } else if taken < RESTLESS && !is_apart && chance.random_ratio(1, 3) {
                table = change(table, &mut chance, &mut newcomers, &mut changes);
            } else {
                let mut typist = Typist::called(names(&table), ChaCha8Rng::from_rng(&mut chance));
                let there = who_is_there(&table);
                table = match table.question() {
                    Question::Reveal => table.press(Key::Enter).listen(),
                    Question::HeadsetTried => table.press(Key::Char(' ')).listen().press(Key::Enter).listen(),
                    // Somebody has left who was to lay a card on the table.
                    Question::Count if text(&table).contains("Say: secretly.") => line(table, "secretly"),
                    _ => step(table, &mut typist, &there),
                };
            }
        }
    }
    assert!(changes.came > 5 && changes.went > 5 && changes.killed > 5, "{changes:?}");
}
