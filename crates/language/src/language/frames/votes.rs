//! How everybody has voted: by numbers, in any order and with a result, or by name.

use super::{Side, only, result, side};
use crate::game::SeatSet;
use crate::language::intent::Intent;
use crate::language::meaning::{Meaning, Spot};
use crate::language::verb::Verb;

/// A number of votes, with the side that belongs to it.
struct Told {
    number: u32,
    side: Option<Side>,
}

pub(super) fn vote(part: &[&Spot], voters: SeatSet) -> Option<Intent> {
    let allowed = [
        Meaning::For,
        Meaning::Against,
        Meaning::Passed,
        Meaning::Refused,
        Meaning::All,
        Meaning::Nobody,
        Meaning::Only,
        Meaning::Except,
        Meaning::Rest,
        Meaning::And,
        Meaning::Vote,
        Meaning::Me,
        Meaning::People,
        Meaning::Team,
        Meaning::Choice,
        Meaning::Again,
        Meaning::One,
        Meaning::Mission,
    ];
    if !part.iter().all(|spot| spot.number.is_some() || only(&[*spot], &allowed)) {
        return None;
    }
    if part.iter().any(|spot| spot.seat.is_some()) {
        return votes_by_name(part, voters);
    }
    let is_number = |spot: &Spot| spot.number.is_some() && side(spot).is_none() && !spot.is(Meaning::Nobody);
    let all = voters.len() as u32;
    let tally = |side, number: u32| {
        let rest = all.checked_sub(number)?;
        let (approve, reject) = if side == Side::For { (number, rest) } else { (rest, number) };
        Some(Intent::Vote { approve, reject })
    };
    let told: Vec<Told> = part
        .iter()
        .enumerate()
        .filter(|(_, spot)| is_number(spot))
        .map(|(at, spot)| {
            let between = part[at + 1..].iter().take_while(|next| !is_number(next));
            let side = between.take_while(|next| !next.apart).find_map(|next| side(next));
            Told { number: spot.number.unwrap_or_default(), side }
        })
        .collect();
    let sides: Vec<Side> = part.iter().filter_map(|spot| side(spot)).collect();
    match &told[..] {
        [] => {
            let one = sides.first().copied().filter(|one| sides.iter().all(|other| other == one))?;
            if part.iter().any(|spot| spot.is(Meaning::Nobody)) {
                return tally(one, 0);
            }
            if part.iter().any(|spot| spot.is(Meaning::All)) {
                return tally(one, all);
            }
            let verb = if one == Side::For { Verb::Approve } else { Verb::Reject };
            result(part).map(|_| Intent::Opens(verb))
        }
        [one] => {
            let before = || (sides.len() == 1).then(|| sides[0]);
            tally(one.side.or_else(before)?, one.number)
        }
        [first, second] => {
            let opposite = |side| if side == Side::For { Side::Against } else { Side::For };
            // "Three for it and two against": each number has its side behind it. One side alone may be the result of
            // both ("three two, accepted"), or stand between them as a "to" would (« trois contre deux »).
            let alone = (sides.len() == 1).then(|| part.iter().find(|spot| side(spot).is_some())).flatten();
            let is_result = alone.is_some_and(|spot| spot.is(Meaning::Passed) || spot.is(Meaning::Refused));
            let (of_first, of_second) = match alone {
                Some(_) if is_result || first.side.is_some() => (None, None),
                _ => (first.side, second.side),
            };
            let begins = part.first().and_then(|spot| side(spot)).filter(|_| of_first.is_some() && sides.len() == 2);
            let side_of_first = match (of_first, of_second) {
                _ if begins.is_some() => begins,
                (Some(one), Some(other)) if one != other => Some(one),
                // "Three two against" may be the result as well: then nothing is told.
                (None, Some(Side::For)) if first.number >= second.number => return None,
                (None, Some(Side::Against)) if first.number > second.number => return None,
                (None, Some(other)) if sides.len() == 1 => Some(opposite(other)),
                _ => None,
            };
            let (approve, reject) = match side_of_first {
                Some(Side::For) => (first.number, second.number),
                Some(Side::Against) => (second.number, first.number),
                // The result decides where the numbers alone do not.
                None => {
                    let before = part.iter().take_while(|spot| !is_number(spot));
                    let begins = || before.clone().find_map(|spot| side(spot));
                    let result = result(part).or_else(begins);
                    let approves = |approve: u32, reject: u32| approve > reject;
                    match result {
                        Some(Side::For) if !approves(first.number, second.number) => (second.number, first.number),
                        Some(Side::Against) if approves(first.number, second.number) => (second.number, first.number),
                        _ => (first.number, second.number),
                    }
                }
            };
            Some(Intent::Vote { approve, reject })
        }
        _ => None,
    }
}

fn votes_by_name(part: &[&Spot], voters: SeatSet) -> Option<Intent> {
    if part.iter().any(|spot| spot.number.is_some() && side(spot).is_none() && !spot.is(Meaning::Nobody)) {
        return None;
    }
    let has = |meaning| part.iter().any(|spot| spot.is(meaning));
    let named: SeatSet = part.iter().filter_map(|spot| spot.seat).collect();
    let sides: Vec<Side> = part.iter().filter_map(|spot| side(spot)).collect();
    let by = |side, seats| if side == Side::For { Intent::Approve(seats) } else { Intent::Reject(seats) };
    let one_side = sides.first().copied().filter(|one| sides.iter().all(|other| other == one));
    if has(Meaning::Except) || has(Meaning::Only) {
        let these = match (has(Meaning::Nobody), has(Meaning::All), has(Meaning::Only)) {
            (true, false, _) | (false, false, true) => named,
            (false, true, _) => voters.without(named),
            _ => return None,
        };
        return Some(by(one_side?, these));
    }
    // "No, Ana and Dan" puts the team right.
    if sides.len() == 1 && part.first().is_some_and(|spot| spot.is(Meaning::Against) && !spot.is(Meaning::Refused)) {
        return None;
    }
    // "Ana yes, Ben no", or "yes from Ana and Ben, no from Cleo".
    let side_first = part.iter().find(|spot| side(spot).is_some() || spot.seat.is_some())?.seat.is_none();
    let (mut approve, mut reject, mut waiting) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
    let mut current = None;
    for spot in part {
        match (spot.seat, side(spot)) {
            (Some(seat), _) if side_first => {
                let of = if current? == Side::For { &mut approve } else { &mut reject };
                of.insert(seat);
            }
            (Some(seat), _) => _ = waiting.insert(seat),
            (None, Some(told)) if side_first => current = Some(told),
            (None, Some(told)) => {
                let of = if told == Side::For { &mut approve } else { &mut reject };
                waiting.iter().for_each(|seat| _ = of.insert(seat));
                if spot.is(Meaning::Rest) || has(Meaning::Rest) && waiting.is_empty() {
                    voters.without(named).iter().for_each(|seat| _ = of.insert(seat));
                }
                waiting = SeatSet::EMPTY;
            }
            _ => {}
        }
    }
    let whole = approve.len() + reject.len() == voters.len() && waiting.is_empty();
    match (whole, one_side) {
        (true, _) => Some(Intent::Approve(approve)),
        // Several who did the same: all others did not.
        (false, Some(side)) if named.len() > 1 && waiting.is_empty() => Some(by(side, named)),
        _ => None,
    }
}
