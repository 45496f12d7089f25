//! Plot cards: which one was drawn, who gets one, whether one is used.

use super::only;
use crate::game::plot::Pile;
use crate::game::{PlotCard, Seat, SeatSet};
use crate::language::intent::Intent;
use crate::language::meaning::{Meaning, Spot};
use crate::language::verb::Verb;

/// What may stand beside a card that is drawn or handed over.
const BESIDE: [Meaning; 7] =
    [Meaning::Choice, Meaning::Me, Meaning::Card, Meaning::Handed, Meaning::Told, Meaning::One, Meaning::First];

fn cards_in(part: &[&Spot]) -> Vec<PlotCard> {
    let mut cards: Vec<PlotCard> = part.iter().filter_map(|spot| spot.card).collect();
    cards.dedup();
    cards
}

fn named(part: &[&Spot]) -> SeatSet {
    part.iter().filter_map(|spot| spot.seat).collect()
}

fn fits(part: &[&Spot], allowed: &[Meaning]) -> bool {
    part.iter().all(|spot| spot.card.is_some() || spot.number == Some(1) || only(&[*spot], allowed))
}

pub(super) fn draw(part: &[&Spot], leader: Seat) -> Option<Intent> {
    if part.iter().any(|spot| spot.is(Meaning::ForMe)) && fits(part, &[Meaning::ForMe, Meaning::Handed, Meaning::One])
    {
        return Some(Intent::Plain(Verb::DrawForMe));
    }
    let [card] = cards_in(part)[..] else { return None };
    let of_leader = named(part).iter().all(|seat| seat == leader);
    // "I want Strong Leader" hopes.
    let hopes = part.iter().any(|spot| spot.is(Meaning::Choice) && !spot.is(Meaning::Told));
    (of_leader && !hopes && fits(part, &BESIDE)).then_some(Intent::DrawCard(card))
}

pub(super) fn give(part: &[&Spot], told: Option<PlotCard>, leader: Seat) -> Option<Intent> {
    let card = match cards_in(part)[..] {
        [card] => card,
        [] => told?,
        _ => return None,
    };
    let others = named(part).without(SeatSet::from_iter([leader]));
    let to = others.iter().next().filter(|_| others.len() == 1)?;
    let allowed = [&BESIDE[..], &[Meaning::Wish, Meaning::For, Meaning::Keep]].concat();
    let keeps = part.iter().any(|spot| spot.is(Meaning::Keep));
    (!keeps && fits(part, &allowed)).then_some(Intent::Give { card: Some(card), to })
}

/// Several cards that were drawn: "Strong Leader and No Confidence", "two Strong Leaders".
pub(super) fn draws(part: &[&Spot], leader: Seat) -> Vec<Intent> {
    let allowed = [&BESIDE[..], &[Meaning::And]].concat();
    let is_number = |spot: &Spot| spot.number.is_some() && spot.card.is_none();
    let of_leader = named(part).iter().all(|seat| seat == leader);
    let hopes = part.iter().any(|spot| spot.is(Meaning::Choice) && !spot.is(Meaning::Told));
    if !of_leader || hopes || !part.iter().all(|spot| is_number(spot) || fits(&[*spot], &allowed)) {
        return Vec::new();
    }
    let mut all = Vec::new();
    let mut times = 1;
    for spot in part {
        match spot.card {
            Some(card) => {
                all.extend(std::iter::repeat_n(Intent::DrawCard(card), times));
                times = 1;
            }
            // No more are ever drawn.
            None => times = spot.number.map_or(times, |number| number.clamp(1, 3) as usize),
        }
    }
    all
}

/// Several cards that are handed over, each with who gets it: "Strong Leader to Ben, the other one to Cleo", "both to Ben".
pub(super) fn gives(part: &[&Spot], cards: Pile, leader: Seat) -> Vec<Intent> {
    let allowed = [&BESIDE[..], &[Meaning::And, Meaning::For, Meaning::Both, Meaning::Rest, Meaning::All]].concat();
    // "Ana gives": who does it is clear anyhow.
    let part = if part.first().is_some_and(|spot| spot.seat == Some(leader)) { &part[1..] } else { part };
    let others = named(part);
    if !fits(part, &allowed) || others.contains(leader) {
        return Vec::new();
    }
    let told = cards_in(part);
    let meant = |spot: &Spot| -> Vec<PlotCard> {
        match () {
            () if spot.card.is_some() => spot.card.into_iter().collect(),
            () if spot.is(Meaning::Both) || spot.is(Meaning::All) => cards.cards().collect(),
            () if spot.is(Meaning::Rest) => cards.kinds().filter(|card| !told.contains(card)).collect(),
            () => Vec::new(),
        }
    };
    let give = |card, to| Intent::Give { card: Some(card), to };
    if let Some(to) = others.iter().next().filter(|_| others.len() == 1) {
        return part.iter().flat_map(|spot| meant(spot)).map(|card| give(card, to)).collect();
    }
    let (mut all, mut of, mut to) = (Vec::new(), Vec::new(), None);
    for spot in part {
        of.extend(meant(spot));
        match (to, spot.seat) {
            (Some(_), Some(_)) => return Vec::new(),
            (None, Some(seat)) => to = Some(seat),
            _ => {}
        }
        if let Some(seat) = to.filter(|_| !of.is_empty()) {
            all.extend(of.drain(..).map(|card| give(card, seat)));
            to = None;
        }
    }
    if of.is_empty() && to.is_none() { all } else { Vec::new() }
}

pub(super) fn uses(part: &[&Spot], card: PlotCard, holder: Option<Seat>) -> Option<Intent> {
    let allowed = [
        Meaning::Use,
        Meaning::Keep,
        Meaning::For,
        Meaning::Against,
        Meaning::Me,
        Meaning::Choice,
        Meaning::Card,
        Meaning::Show,
        Meaning::One,
        Meaning::Told,
    ];
    let has = |meaning| part.iter().any(|spot| spot.is(meaning));
    if !fits(part, &allowed) || part.iter().any(|spot| spot.card.is_some_and(|other| other != card)) {
        return None;
    }
    let named = named(part);
    let is_holder = |seat: &Seat| holder.is_none_or(|holder| holder == *seat);
    let others: SeatSet = named.iter().filter(|seat| !is_holder(seat)).collect();
    let by = named.iter().find(is_holder);
    let uses = has(Meaning::Use) || has(Meaning::For) || part.iter().any(|spot| spot.card.is_some());
    // „Gegen Ana" says on whom.
    let says_no = part.iter().any(|spot| spot.is(Meaning::Against) && !spot.is(Meaning::Refused));
    let keeps = has(Meaning::Keep) || says_no && others.is_empty();
    match (uses && !has(Meaning::Keep), keeps) {
        (false, true) if others.is_empty() && !has(Meaning::For) && named.len() < 2 => {
            Some(by.map_or(Intent::Plain(Verb::Pass), Intent::Pass))
        }
        (true, false) if card.needs_target() && holder.is_some() && others.len() == 1 => {
            Some(Intent::Use { by, card: None, on: others.iter().next() })
        }
        (true, false) if !card.needs_target() && others.is_empty() && named.len() < 2 => {
            Some(Intent::Use { by, card: None, on: None })
        }
        // "Cleo looks at Ben's."
        (false, false) if card.needs_target() && others.len() == 1 => others.iter().next().map(Intent::On),
        _ => None,
    }
}
