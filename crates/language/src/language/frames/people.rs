//! Who goes, who comes for them, and who is accused: told in a sentence, whatever is asked.

use crate::game::{Seat, SeatSet};
use crate::language::intent::Intent;
use crate::language::meaning::{Meaning, Spot};
use crate::language::verb::Verb;

/// The longest name of somebody who comes, in words.
const LONGEST_NAME: usize = 3;

/// What stands beside somebody who goes or comes, and says nothing of it.
const BESIDE: [Meaning; 9] = [
    Meaning::Filler,
    Meaning::And,
    Meaning::Me,
    Meaning::Plea,
    Meaning::Choice,
    Meaning::Who,
    Meaning::Use,
    Meaning::Wish,
    Meaning::Told,
];

/// Somebody who goes, and whoever plays on for them, or another name for somebody: one that nobody here has. None if a line tells of neither, or if
/// a word of it is not explained.
#[must_use]
pub fn people(spots: &[Spot], line: &str) -> Option<Intent> {
    let [seat] = spots.iter().filter_map(|spot| spot.seat).collect::<Vec<Seat>>()[..] else { return None };
    let changes = [Meaning::Leave, Meaning::FillsIn, Meaning::Instead, Meaning::Called];
    let has = |meaning| spots.iter().any(|spot| spot.is(meaning));
    let fits = |spot: &Spot| {
        let explained = spot.seat.is_some() || changes.iter().chain(&BESIDE).any(|meaning| spot.is(*meaning));
        explained && !(spot.meanings == [Meaning::Doubt] || spot.meanings == [Meaning::Not])
    };
    let unknown: Vec<usize> = (0..spots.len()).filter(|at| spots[*at].is_unknown()).collect();
    let is_run = unknown.windows(2).all(|pair| pair[1] == pair[0] + 1 && !spots[pair[1]].apart);
    let is_explained = spots.iter().all(|spot| spot.is_unknown() || fits(spot));
    let (Some(first), Some(last)) = (unknown.first(), unknown.last()) else {
        return (is_explained && has(Meaning::Leave)).then_some(Intent::About(Verb::Leaves, seat));
    };
    let name = &line[spots[*first].span.start..spots[*last].span.end];
    let is_name = unknown.len() <= LONGEST_NAME && name.starts_with(char::is_uppercase);
    let comes = has(Meaning::FillsIn) || has(Meaning::Leave) || has(Meaning::Instead) && has(Meaning::Use);
    match is_explained && is_run && is_name {
        true if has(Meaning::Called) => Some(Intent::Rename(seat, name.to_owned())),
        true if comes => Some(Intent::TakesPlace(seat, name.to_owned())),
        _ => None,
    }
}

/// Who is accused in a line of Captain America, of the table, or of whoever tells it: nobody yet where no name stands in it.
/// None where it does not accuse, or is not sure of it.
#[must_use]
pub fn accused(spots: &[Spot], captain: Option<Seat>) -> Option<Option<Seat>> {
    let is_unsure = |spot: &Spot| {
        spot.is(Meaning::Not)
            || spot.is(Meaning::Who)
            || spot.is(Meaning::HowMany)
            || spot.meanings == [Meaning::What]
    };
    // "Captain America wants to accuse somebody."
    let idle = [Meaning::Filler, Meaning::Doubt];
    let of_whom = |spot: &&Spot| !idle.iter().any(|meaning| spot.is(*meaning)) || spot.is(Meaning::Accuse);
    let first = spots.iter().find(of_whom)?;
    let is_told = first.is_unknown() || first.is(Meaning::Me) || first.is(Meaning::Accuse) || first.seat.is_some();
    if !is_told || !spots.iter().any(|spot| spot.is(Meaning::Accuse)) || spots.iter().any(is_unsure) {
        return None;
    }
    let all: SeatSet = spots.iter().filter_map(|spot| spot.seat).collect();
    let others: SeatSet = all.iter().filter(|seat| Some(*seat) != captain).collect();
    // Whoever accuses oneself is told so.
    let tells_of_captain = first.seat.is_some() && first.seat == captain;
    let named = if others.is_empty() && !tells_of_captain { all } else { others };
    let is_sure = !spots.iter().any(|spot| spot.is(Meaning::Doubt) || spot.is(Meaning::You));
    match named.len() {
        0 => Some(None),
        1 if is_sure => Some(named.iter().next()),
        _ => None,
    }
}
