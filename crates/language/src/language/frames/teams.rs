//! Who goes: a team by names, with whoever speaks, one for another; and which mission is run.

use super::{only, ordinal};
use crate::game::{Seat, SeatSet};
use crate::language::intent::Intent;
use crate::language::meaning::{Meaning, Spot};

pub(super) fn team(part: &[&Spot], leader: Seat, players: SeatSet, size: usize, mission: u32) -> Option<Intent> {
    let has = |meaning| part.iter().any(|spot| spot.is(meaning));
    let allowed = [
        Meaning::Choice,
        Meaning::And,
        Meaning::Team,
        Meaning::Mission,
        Meaning::Me,
        Meaning::Only,
        Meaning::Again,
        Meaning::Leader,
        Meaning::Wish,
        Meaning::Handed,
        Meaning::Token,
    ];
    let others = has(Meaning::All) && has(Meaning::Except);
    let allowed = [&allowed[..], if others { &[Meaning::All, Meaning::Except] } else { &[] }].concat();
    let is_chosen = |spot: &Spot| spot.is(Meaning::Naming) || spot.is(Meaning::Choice) || spot.is(Meaning::Handed);
    // "Ana takes Ben": of the leader it is not said whether she goes herself.
    let names = part.first()?.seat == Some(leader) && part.get(1).is_some_and(|spot| is_chosen(spot));
    // "Ben suggests Ana", "Ana has Ben", "would Ana and Ben go": told of others, or asked.
    let told_of = |pair: &[&Spot]| {
        pair[0].seat.is_some() && (pair[1].is(Meaning::Naming) || pair[1].seat.is_some() && !pair[1].apart)
    };
    // "I accuse Ben and Cleo" sends nobody anywhere.
    if has(Meaning::Aims) || part[0].is(Meaning::Wish) || part[usize::from(names)..].windows(2).any(told_of) {
        return None;
    }
    let numbers: Vec<u32> = part.iter().filter_map(|spot| ordinal(spot).or(spot.number)).collect();
    let is_number = |spot: &Spot| spot.number.is_some() || ordinal(spot).is_some();
    if !part.iter().all(|spot| is_number(spot) || only(&[*spot], &allowed)) {
        return None;
    }
    // "On the first mission" says which one; otherwise two and five are seats.
    let are_seats = !numbers.is_empty() && !has(Meaning::Mission);
    let named = part.iter().any(|spot| spot.seat.is_some());
    let is_joined = |pair: &[&Spot]| !(is_number(pair[0]) && is_number(pair[1])) || pair[1].apart;
    if are_seats && (named || numbers.len() < 2 || !part.windows(2).all(is_joined))
        || !are_seats && numbers.iter().any(|number| *number != mission)
    {
        return None;
    }
    let mut team = SeatSet::EMPTY;
    // "I take Ben" is about me only where I go along: "I" before a choice alone says who chooses, and so does "let me take".
    let inverted = part[0].is(Meaning::Choice) && part.get(1).is_some_and(|spot| spot.is(Meaning::Me));
    let joins = part.get(1).is_some_and(|spot| spot.is(Meaning::And));
    let chooser = if inverted { Some(1) } else { (part[0].is(Meaning::Me) && !joins).then_some(0) };
    // "I think we send": who chooses is said twice.
    let chooses_again = |at: usize| {
        let joined = |spot: &Spot| spot.is(Meaning::And) || spot.seat.is_some();
        chooser == Some(0) && !joined(part[at - 1]) && part.get(at + 1).is_some_and(|next| is_chosen(next))
    };
    for (at, spot) in part.iter().enumerate() {
        let seat = spot.seat.or_else(|| Seat::from_number(spot.number.filter(|_| are_seats)?));
        if let Some(seat) = seat {
            // Whoever is named twice is told so.
            if !players.contains(seat) || !team.insert(seat) {
                return None;
            }
        } else if spot.is(Meaning::Me) && chooser != Some(at) && !chooses_again(at) {
            team.insert(leader);
        }
    }
    // "I take Ben along", "Ben comes with me": the two of us.
    // "Cleo soll mit Eve gehen": the two of them.
    let joins_others = |at: usize| {
        let others = part[..at].iter().any(|spot| spot.seat.is_some_and(|seat| seat != leader));
        others && !has(Meaning::Me) && part.get(at + 1).is_some_and(|next| next.seat.is_some())
    };
    if (0..part.len()).any(|at| part[at].is(Meaning::Along) && !joins_others(at)) {
        team.insert(leader);
    }
    let without = team.without(SeatSet::from_iter([leader]));
    let team = match names && team.len() != size && without.len() == size {
        true => without,
        false if others => players.without(team),
        false => team,
    };
    (!team.is_empty()).then_some(Intent::Propose(team))
}

/// "The same team, but Dan instead of Ben", "swap Ana for Eve": the names that were said before, or else the last team.
pub(super) fn exchange(part: &[&Spot], last: SeatSet) -> Option<Intent> {
    let swap = part.iter().position(|spot| spot.is(Meaning::Swap));
    let at = swap.or_else(|| part.iter().position(|spot| spot.is(Meaning::Instead)))?;
    let before = part[..at].iter().rev().find_map(|spot| spot.seat);
    let mut after = part[at + 1..].iter().filter_map(|spot| spot.seat);
    let (out, comes) = match swap {
        Some(_) => (after.next()?, after.next()?),
        None => (after.next()?, before?),
    };
    let allowed = [
        Meaning::Instead,
        Meaning::Swap,
        Meaning::Again,
        Meaning::Team,
        Meaning::Except,
        Meaning::Choice,
        Meaning::And,
        Meaning::Me,
        Meaning::For,
        Meaning::Only,
    ];
    let named: SeatSet = part[..at].iter().filter_map(|spot| spot.seat).filter(|seat| *seat != comes).collect();
    let base = if named.is_empty() { last } else { named };
    let mut team = base;
    let fits = team.contains(out) || !named.is_empty();
    team.remove(out);
    (only(part, &allowed) && fits && team.insert(comes)).then_some(Intent::Propose(team))
}

pub(super) fn mission(part: &[&Spot]) -> Option<Intent> {
    let allowed = [Meaning::Mission, Meaning::Choice, Meaning::Me, Meaning::One, Meaning::Naming, Meaning::Wish];
    // "The fourth one."
    let is_said_in_order = part.iter().any(|spot| ordinal(spot).is_some());
    let number = |spot: &&Spot| ordinal(spot).or(spot.number.filter(|_| !is_said_in_order));
    let mut numbers = part.iter().filter_map(number);
    let one = numbers.next().filter(|_| numbers.next().is_none())?;
    let fits = |spot: &&Spot| {
        number(spot).is_some() || spot.number == Some(1) || spot.seat.is_none() && only(&[*spot], &allowed)
    };
    (!part.first()?.is(Meaning::Wish) && part.iter().all(fits)).then_some(Intent::Mission(one))
}

/// The mission that is chosen, and who goes on it: "the second one with Ben and Cleo".
pub(super) fn mission_with_team(part: &[&Spot]) -> Vec<Intent> {
    let beside = [Meaning::And, Meaning::Along, Meaning::Team];
    let (team, rest): (Vec<&Spot>, Vec<&Spot>) =
        part.iter().partition(|spot| spot.seat.is_some() || only(&[*spot], &beside) && ordinal(spot).is_none());
    let seats: SeatSet = team.iter().filter_map(|spot| spot.seat).collect();
    let chosen = if rest.is_empty() || seats.len() < 2 { None } else { mission(&rest) };
    chosen.map(|mission| vec![mission, Intent::Propose(seats)]).unwrap_or_default()
}
