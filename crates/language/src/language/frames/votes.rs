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
        Meaning::Along,
        Meaning::People,
        Meaning::Team,
        Meaning::Again,
        Meaning::One,
        Meaning::Mission,
    ];
    // "Vote yes, all of you" tells them to, not what they did.
    // "Everybody is against me."
    let told = part.iter().position(|spot| side(spot).is_some());
    if told.is_some_and(|told| part[told..].iter().any(|spot| spot.is(Meaning::Me))) {
        return None;
    }
    let begins = part.first()?;
    let tells = begins.is(Meaning::Me) || begins.is(Meaning::Filler);
    let is_order = begins.is(Meaning::Vote) || begins.is(Meaning::Told) && !tells;
    if is_order && part.iter().all(|spot| spot.number.is_none()) {
        return None;
    }
    // "It went through with four."
    let with_so_many = |at: usize| {
        let next = part.get(at + 1).is_some_and(|next| next.number.is_some());
        next && part[at].is(Meaning::Choice) && result(part).is_some()
    };
    let fits = |at: usize| part[at].number.is_some() || only(&[part[at]], &allowed) || with_so_many(at);
    if !(0..part.len()).all(fits) {
        return None;
    }
    if part.iter().any(|spot| spot.seat.is_some()) {
        return votes_by_name(part, voters);
    }
    let has = |meaning| part.iter().any(|spot| spot.is(meaning));
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
        [] if has(Meaning::Except) || has(Meaning::Only) || has(Meaning::Rest) => None,
        [] => {
            let one = sides.first().copied().filter(|one| sides.iter().all(|other| other == one))?;
            if has(Meaning::Nobody) {
                return tally(one, 0);
            }
            if has(Meaning::All) {
                return tally(one, all);
            }
            let verb = if one == Side::For { Verb::Approve } else { Verb::Reject };
            result(part).map(|_| Intent::Opens(verb))
        }
        [one] => {
            // "Five zip."
            if sides.is_empty() && has(Meaning::Nobody) && one.number == all && !has(Meaning::All) {
                return tally(Side::For, all);
            }
            let before = || (sides.len() == 1).then(|| sides[0]);
            let side = one.side.or_else(before)?;
            // "One yes, the rest no."
            let both = sides.len() == 2 && sides[0] != sides[1];
            match (has(Meaning::All), has(Meaning::Except)) {
                (false, false) if has(Meaning::Rest) && both && !has(Meaning::Nobody) => tally(one.side?, one.number),
                (true, true) => tally(side, all.checked_sub(one.number)?),
                (false, false) if !has(Meaning::Nobody) && !has(Meaning::Rest) => tally(side, one.number),
                _ => None,
            }
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

/// The whole vote, told where one voter is asked: a tally, or everybody by name.
pub(super) fn whole(part: &[&Spot], voters: SeatSet) -> Option<Intent> {
    let named: SeatSet = part.iter().filter_map(|spot| spot.seat).collect();
    let tells_all = |intent: &Intent| match intent {
        Intent::Vote { .. } => true,
        Intent::Approve(_) | Intent::Reject(_) => {
            named.len() == voters.len() || part.iter().any(|spot| spot.is(Meaning::All))
        }
        _ => false,
    };
    vote(part, voters).filter(tells_all)
}

fn votes_by_name(part: &[&Spot], voters: SeatSet) -> Option<Intent> {
    // "Ana and Cleo yes, the three others no."
    let others = voters.without(part.iter().filter_map(|spot| spot.seat).collect()).len() as u32;
    let counts_the_rest =
        |at: usize| part[at].number == Some(others) && part.get(at + 1).is_some_and(|next| next.is(Meaning::Rest));
    let is_count = |spot: &Spot| spot.number.is_some() && side(spot).is_none() && !spot.is(Meaning::Nobody);
    if (0..part.len()).any(|at| is_count(part[at]) && !counts_the_rest(at)) {
        return None;
    }
    let has = |meaning| part.iter().any(|spot| spot.is(meaning));
    // "Cleo and I said yes": who that is, nobody has told.
    if part.iter().skip(1).any(|spot| spot.is(Meaning::Me)) {
        return None;
    }
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
    let (approve, reject, is_all_told) = sides_by_name(part, voters)?;
    // "Ana and Ben yes" may be the beginning of all votes; "Ana and Ben voted for it" is all there is to tell.
    let is_told = has(Meaning::Vote) || has(Meaning::Told) || result(part).is_some();
    let whole = approve.len() + reject.len() == voters.len() && is_all_told;
    match (whole, one_side) {
        (true, _) => Some(Intent::Approve(approve)),
        // Several who did the same: all others did not.
        (false, Some(side)) if is_told && named.len() > 1 && is_all_told => Some(by(side, named)),
        _ => None,
    }
}

/// Who is told to be for it and who against it, and whether everybody who is named is on a side.
fn sides_by_name(part: &[&Spot], voters: SeatSet) -> Option<(SeatSet, SeatSet, bool)> {
    let has = |meaning| part.iter().any(|spot| spot.is(meaning));
    let named: SeatSet = part.iter().filter_map(|spot| spot.seat).collect();
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
            // "For it, of course."
            (None, Some(told)) if waiting.is_empty() && current == Some(told) && !spot.is(Meaning::Rest) => {}
            (None, Some(told)) => {
                current = Some(told);
                let of = if told == Side::For { &mut approve } else { &mut reject };
                waiting.iter().for_each(|seat| _ = of.insert(seat));
                if spot.is(Meaning::Rest) || has(Meaning::Rest) && waiting.is_empty() {
                    voters.without(named).iter().for_each(|seat| _ = of.insert(seat));
                }
                waiting = SeatSet::EMPTY;
            }
            (None, None) if spot.is(Meaning::Too) && !side_first => {
                let of = if current? == Side::For { &mut approve } else { &mut reject };
                waiting.iter().for_each(|seat| _ = of.insert(seat));
                waiting = SeatSet::EMPTY;
            }
            _ => {}
        }
    }
    Some((approve, reject, waiting.is_empty()))
}

/// The answers of several players, on both sides: "Ana yes, Ben no, Cleo yes".
pub(super) fn several(part: &[&Spot], voters: SeatSet) -> Vec<Intent> {
    let beside = [
        Meaning::For,
        Meaning::Against,
        Meaning::Passed,
        Meaning::Refused,
        Meaning::And,
        Meaning::Vote,
        Meaning::Rest,
        Meaning::Told,
    ];
    let named: SeatSet = part.iter().filter_map(|spot| spot.seat).collect();
    let Some((approve, reject, true)) = sides_by_name(part, voters) else { return Vec::new() };
    let is_clear = named.len() > 1 && only(part, &beside) && approve.and(reject).is_empty();
    if !is_clear || approve.is_empty() || reject.is_empty() || !named.without(voters).is_empty() {
        return Vec::new();
    }
    let answer = |seat| Intent::Sent(if approve.contains(seat) { Verb::Approves } else { Verb::Rejects }, seat);
    approve.or(reject).iter().map(answer).collect()
}
