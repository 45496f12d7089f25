//! How many Fails were among the cards of a mission: by number and kind, all, none, or without a number.

use super::{Asked, only, side};
use crate::game::PartialCount;
use crate::language::intent::Intent;
use crate::language::meaning::{Meaning, Spot};

pub(super) fn count(part: &[&Spot], cards: u32, needed: u32) -> Option<Intent> {
    let allowed = [
        Meaning::Fail,
        Meaning::Success,
        Meaning::Clean,
        Meaning::All,
        Meaning::Nobody,
        Meaning::Both,
        Meaning::One,
        Meaning::Only,
        Meaning::And,
        Meaning::Mission,
        Meaning::Card,
        Meaning::People,
        Meaning::Told,
        Meaning::Passed,
        Meaning::Refused,
        Meaning::Me,
    ];
    // "No Fails."
    let no = |at: usize| part[at].is(Meaning::Against) && part.get(at + 1).is_some_and(|next| next.is(Meaning::Fail));
    let fits = |(at, spot): (usize, &&Spot)| {
        // "Yes, one."
        let yes = at == 0 && spot.is(Meaning::For) && part.get(1).is_some_and(|next| next.apart);
        spot.seat.is_none() && (spot.number.is_some() || no(at) || yes || only(&[*spot], &allowed))
    };
    if !part.iter().enumerate().all(fits) {
        return None;
    }
    let has = |meaning| part.iter().any(|spot| spot.is(meaning));
    // "I played none."
    let cards_named = [Meaning::Fail, Meaning::Success, Meaning::Clean, Meaning::Passed, Meaning::Refused];
    if has(Meaning::Me) && !cards_named.iter().any(|meaning| has(*meaning)) {
        return None;
    }
    let (mut fails, mut successes, mut number) = (None, None, None);
    let take = |of: &mut Option<u32>, number: &mut Option<u32>| of.is_none().then(|| *of = number.take());
    for (at, spot) in part.iter().enumerate() {
        if spot.is(Meaning::Clean) {
            fails = Some(0);
        } else if spot.is(Meaning::Fail) {
            // "No fail, no fail!" cheers.
            take(&mut fails, &mut number).or_else(|| number.is_none().then_some(()).filter(|()| fails != Some(0)))?;
        } else if spot.is(Meaning::Success) && at > 0 && part[at - 1].is(Meaning::One) {
            // "A success" may be the whole mission.
            number = None;
        } else if spot.is(Meaning::Success) {
            take(&mut successes, &mut number).or_else(|| number.is_none().then_some(()))?;
        } else {
            let told = match () {
                () if no(at) => Some(0),
                () if spot.is(Meaning::All) => Some(cards),
                () if spot.is(Meaning::Both) => Some(2),
                () if spot.is(Meaning::Nobody) => Some(0),
                () if spot.is(Meaning::One) => Some(1),
                () => spot.number,
            };
            // "One of the two": so many of all. Otherwise nobody can tell which of both numbers is meant.
            match (number, told) {
                (Some(some), Some(all)) if some != all && all != cards => return None,
                (Some(some), Some(all)) if some < all => {}
                _ => number = told.or(number),
            }
        }
    }
    // A number that no kind follows: of the kind before it, or of Fails, since these are asked for.
    let has_kind = has(Meaning::Fail) || has(Meaning::Success) || has(Meaning::Clean);
    let numbers: Vec<u32> = part.iter().filter_map(|spot| spot.number).collect();
    match number.take() {
        // "Two to two."
        Some(last) if !has_kind && numbers == [last, last] && last * 2 == cards => fails = Some(last),
        Some(last) if has(Meaning::Fail) && fails.is_none() => fails = Some(last),
        Some(last) if has(Meaning::Success) && successes.is_none() => successes = Some(last),
        Some(_) if has_kind || numbers.len() > 1 => return None,
        // "Nobody said that."
        Some(_) if part.iter().any(|spot| spot.meanings == [Meaning::Told]) => return None,
        Some(last) if !has(Meaning::All) && !has(Meaning::Both) => fails = Some(last),
        Some(_) => return None,
        None => {}
    }
    let alone =
        !has(Meaning::One) && !has(Meaning::Fail) && !has(Meaning::Refused) && fails.is_none() && successes.is_none();
    let fails = match (fails, successes) {
        (Some(fails), _) => fails,
        (None, Some(successes)) if successes == cards => 0,
        // "A success", "only Successes": there was no Fail; where it takes two, there may have been one.
        (None, None) if alone && has(Meaning::Success) && (needed == 1 || has(Meaning::Only)) => 0,
        _ => return None,
    };
    let told = PartialCount { fails: Some(u8::try_from(fails).ok()?), reverses: None, rogues: None };
    Some(Intent::Count { told, successes })
}

pub(super) fn lacks_a_number(spots: &[Spot], asked: Asked) -> bool {
    let (told, beside): (&[Meaning], &[Meaning]) = match asked {
        Asked::Count { .. } => (
            &[Meaning::Fail, Meaning::Refused, Meaning::Success, Meaning::For, Meaning::Passed],
            &[Meaning::Not, Meaning::One, Meaning::Card],
        ),
        Asked::Vote { .. } => (&[Meaning::Passed, Meaning::Refused, Meaning::Vote], &[Meaning::One, Meaning::Ready]),
        Asked::Use { card, .. } if card.needs_target() => (&[Meaning::Use, Meaning::For], &[Meaning::Card]),
        Asked::Give { .. } => (&[Meaning::Handed, Meaning::For], &[Meaning::Card, Meaning::Keep]),
        Asked::RollCall { .. } => {
            (&[Meaning::Abstain, Meaning::For, Meaning::Against], &[Meaning::Vote, Meaning::Not])
        }
        Asked::Person { .. } => (&[Meaning::Wish, Meaning::Choice, Meaning::Naming], &[Meaning::Card, Meaning::One]),
        _ => return false,
    };
    let may_name = matches!(asked, Asked::Give { .. } | Asked::RollCall { .. });
    let always = [Meaning::Told, Meaning::Filler, Meaning::Mission, Meaning::Team, Meaning::Choice, Meaning::Me];
    let is_told = |spot: &Spot| told.iter().any(|meaning| spot.is(*meaning));
    // Of a vote, one number may be of either side.
    let is_number = |spot: &Spot| {
        spot.number.is_some()
            && side(spot).is_none()
            && !spot.is(Meaning::Nobody)
            && matches!(asked, Asked::Vote { .. })
    };
    let fits = |spot: &Spot| {
        (spot.card.is_some() || spot.seat.is_some()) && may_name
            || is_told(spot)
            || is_number(spot)
            || beside.iter().chain(&always).any(|meaning| spot.is(*meaning))
    };
    let numbers = spots.iter().filter(|spot| is_number(spot)).count();
    let is_begun = |spot: &Spot| is_told(spot) || spot.card.is_some();
    (numbers == 1 || spots.iter().any(is_begun)) && numbers < 2 && spots.iter().all(fits)
}
