//! At a table that the narrator fills, too, virtual players decide from what their seat may know: with all else dealt
//! anew, they do the same.

use resistance_narrator::game::{Edition, Seat};
use resistance_narrator::preferences::KeyMode;

use super::{begun, begun_as, play_whole, seat};
use crate::practice::twins::Comparing;
use crate::table::Table;
use crate::times::times;

/// Plays to the end, and compares. How many decisions had a twin.
fn compared(table: Table, there: u32, seed: u64) -> u32 {
    let there: Vec<Seat> = (1..=there).map(seat).collect();
    let again = || Table::new().keys(KeyMode::Single).headset("the headset").trusting_the_disk();
    let mut comparing = Comparing::new(1, seed);
    let is_virtual = |seat: Seat| !there.contains(&seat);
    play_whole(table, seed, &there, |table| comparing.compare(table, is_virtual, again));
    comparing.compared
}

#[test]
fn dealt_anew_where_they_cannot_know_it_they_do_the_same_at_a_filled_table() {
    // In some games no virtual player decides anything before they know everybody.
    let seeds = || 0..times("NARRATOR_TWINS", 2);
    assert!(seeds().map(|seed| compared(begun(seed), 3, seed)).sum::<u32>() > 0);
    for id in ["avalon", "winter-soldier", "resistance-2020"] {
        let edition = Edition::from_id(id).unwrap();
        let compared = |seed| compared(begun_as(edition, None, seed), 5, seed);
        assert!(seeds().map(compared).sum::<u32>() > 0, "{id}");
    }
}
