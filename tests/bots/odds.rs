//! The odds against a count of all deals, card by card, in small games.

use std::cell::Cell;

use super::arena::Arena;
use super::{bot, modules, setup};
use resistance_narrator::bots::{Claim, Odds, Own, Shown, View};
use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::knowledge::Role;
use resistance_narrator::game::mission::Done;
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{
    AgentCard, AgentEvent, Count, Event, Game, MissionCard, MissionEvent, PlotEvent, RoundEvent, Seat, Side,
};

/// Every way to deal the cards of a table.
fn deals(game: &Game) -> Vec<Vec<Role>> {
    fn go_on(left: &mut Vec<Role>, dealt: &mut Vec<Role>, all: &mut Vec<Vec<Role>>) {
        if left.is_empty() {
            return all.push(dealt.clone());
        }
        for index in 0..left.len() {
            if left[..index].contains(&left[index]) {
                continue;
            }
            let role = left.remove(index);
            dealt.push(role);
            go_on(left, dealt, all);
            dealt.pop();
            left.insert(index, role);
        }
    }
    let mut all = Vec::new();
    go_on(&mut game.character_cards(), &mut Vec::new(), &mut all);
    all
}

fn card_of(role: Role) -> AgentCard {
    match (role.part(), role.side().is_evil()) {
        (Some(Part::NamedAtTheEnd), _) => AgentCard::NickFury,
        (Some(Part::NamedBeforeTheEnd), _) => AgentCard::MariaHill,
        (Some(Part::Names), _) => AgentCard::WinterSoldier,
        (_, true) => AgentCard::Hydra,
        (_, false) => AgentCard::Shield,
    }
}

/// Whether a team of these characters can have played so, with the cards that are known: every way is tried.
fn can_have_played(
    members: &[(Role, Option<MissionCard>, bool)],
    cards: &mut Vec<MissionCard>,
    count: Count,
) -> bool {
    let Some((role, known, watched)) = members.get(cards.len()) else { return Count::of_cards(cards) == count };
    let may = |card: MissionCard| {
        role.may_play(card)
            && known.is_none_or(|known| known == card)
            && !(*watched && card == MissionCard::RogueSuccess)
    };
    MissionCard::ALL.into_iter().filter(|card| may(*card)).any(|card| {
        cards.push(card);
        let can = can_have_played(members, cards, count);
        cards.pop();
        can
    })
}

/// Whether a deal can be, as far as a seat may know.
fn can_be(view: &View<'_>, roles: &[Role]) -> bool {
    let (game, own) = (view.game, view.own);
    let role = |seat: Seat| roles[seat.index()];
    let deal = Deal::told(game, roles.to_vec()).unwrap();
    let (mut watched, mut trapped, mut open) = (None, None, Vec::new());
    let fits = |event: &Event| {
        match *event {
            Event::Plot(PlotEvent::PlayedFaceUp { member, card }) => open.push((member, card)),
            Event::Mission(MissionEvent::Watched { member, .. }) => watched = Some(member),
            Event::Mission(MissionEvent::Trapped { member, .. }) => trapped = Some(member),
            Event::Round(RoundEvent::MissionRun { done: Done { mission, team, count, .. }, .. }) => {
                let own_card = own.played.iter().find(|(of, _)| *of == mission).map(|(_, card)| (view.seat, *card));
                open.extend(own_card);
                let known = |seat: Seat| open.iter().find(|(member, _)| *member == seat).map(|(_, card)| *card);
                let members = team.iter().filter(|seat| Some(*seat) != trapped);
                let members: Vec<_> = members.map(|seat| (role(seat), known(seat), watched == Some(seat))).collect();
                (watched, trapped) = (None, None);
                open.clear();
                return can_have_played(&members, &mut Vec::new(), count);
            }
            Event::Agent(AgentEvent::CardShown { player, card }) => return card_of(role(player)) == card,
            Event::Agent(AgentEvent::NamingTold { target, player, right }) => {
                return (role(player) == target) == right;
            }
            Event::Agent(AgentEvent::Exposed { player }) => {
                return role(player).side().is_evil() && role(player).part() != Some(Part::Names);
            }
            _ => {}
        }
        true
    };
    Some(role(view.seat)) == own.role
        && deal.seen_by(view.seat) == own.sights
        && game.captain().is_none_or(|captain| role(captain).part() == Some(Part::Captain))
        && own.shown.iter().all(|(owner, shown)| match shown {
            Shown::Role(shown) => role(*owner) == *shown,
            Shown::Side(side) => role(*owner).side() == *side,
        })
        && view.events.iter().all(fits)
}

/// What a table has played up to somewhere, seen by every seat.
fn tried(seed: u64, check: impl Fn(&View<'_>, &[Vec<Role>])) {
    for (edition, players) in super::tables().filter(|(_, players)| *players <= 6) {
        let setup = setup(edition, players, modules(edition, players, seed), seed);
        let mut arena = Arena::new(&setup, seed, |seat, _| bot(seat, seed));
        arena.play_some(10 + 7 * seed as usize);
        let all = deals(&arena.game);
        for seat in arena.game.seats().iter() {
            let view = arena.view(seat);
            let fit: Vec<Vec<Role>> = all.iter().filter(|roles| can_be(&view, roles)).cloned().collect();
            assert!(!fit.is_empty(), "the true deal fits");
            check(&view, &fit);
        }
    }
}

#[test]
fn what_cannot_be_has_no_chance_and_what_can_be_has_one() {
    for seed in 0..6 {
        tried(seed, |view, fit| {
            let odds = Odds::of(view);
            for seat in view.game.seats().iter() {
                let evil = fit.iter().filter(|roles| roles[seat.index()].side().is_evil()).count();
                let chance = odds.evil(seat);
                assert_eq!(chance > 0.0, evil > 0, "{seat:?}, {chance}");
                assert_eq!(chance < 1.0 - 1e-12, evil < fit.len(), "{seat:?}, {chance}");
            }
        });
    }
}

#[test]
fn before_anybody_has_done_anything_the_odds_are_a_count_of_the_deals() {
    for (edition, players) in super::tables().filter(|(_, players)| *players <= 7) {
        for seed in 0..3 {
            let setup = setup(edition, players, modules(edition, players, seed), seed);
            let mut arena = Arena::new(&setup, seed, |seat, _| bot(seat, seed));
            arena.play_some(if edition.book().has_captain() { 3 } else { 2 });
            let all = deals(&arena.game);
            for seat in arena.game.seats().iter() {
                let view = arena.view(seat);
                let fit: Vec<&Vec<Role>> = all.iter().filter(|roles| can_be(&view, roles)).collect();
                // A character of which there are several is dealt in as many ways.
                for other in arena.game.seats().iter() {
                    let evil = fit.iter().filter(|roles| roles[other.index()].side().is_evil()).count();
                    let counted = evil as f64 / fit.len() as f64;
                    let chance = Odds::of(&view).evil(other);
                    assert!((counted - chance).abs() < 1e-9, "{edition:?} {players}: {chance} is {counted}");
                }
            }
        }
    }
}

#[test]
fn whatever_has_happened_the_odds_are_a_count_of_the_deals_by_how_likely_each_makes_it() {
    let (votes, fails, claims) = (Cell::new(0), Cell::new(0), Cell::new(0));
    for seed in 0..6 {
        tried(seed, |view, fit| {
            let likely: Vec<f64> = fit.iter().map(|roles| Odds::likelihood(view, roles)).collect();
            let all: f64 = likely.iter().sum();
            assert!(all > 0.0);
            let odds = Odds::of(view);
            for seat in view.game.seats().iter() {
                let is_evil = |roles: &[Role]| roles[seat.index()].side().is_evil();
                let evil: f64 = fit.iter().zip(&likely).filter(|(roles, _)| is_evil(roles)).map(|(_, by)| by).sum();
                let (counted, chance) = (evil / all, odds.evil(seat));
                assert!((counted - chance).abs() < 1e-9, "{:?}, {seat:?}: {chance} is {counted}", view.seat);
            }
            let seen = |is: fn(&Event) -> bool| view.events.iter().filter(|event| is(event)).count();
            votes.set(votes.get() + seen(|event| matches!(event, Event::Round(RoundEvent::Voted { .. }))));
            let failed = |event: &Event| matches!(event, Event::Round(RoundEvent::MissionRun { done, .. }) if done.count.fails > 0);
            fails.set(fails.get() + seen(failed));
            claims.set(claims.get() + view.claims.len());
        });
    }
    for evidence in [votes, fails, claims] {
        assert!(evidence.get() > 50, "of something too little was seen: {evidence:?}");
    }
}

#[test]
fn whoever_is_said_to_be_evil_is_likelier_to_be_and_the_last_word_counts() {
    for seed in 0..4 {
        let edition = crate::edition("resistance-2020");
        let setup = setup(edition, 6, edition.usual_modules().iter().copied().collect(), seed);
        let mut arena = Arena::new(&setup, seed, |seat, _| bot(seat, seed));
        arena.play_some(6);
        let [me, by, about] = [0, 1, 2].map(|index| Seat::from_index(index).unwrap());
        let good = arena.game.character_cards().into_iter().find(|role| !role.side().is_evil());
        let own = Own { role: good, ..Own::default() };
        let odds = |claims: &[Claim]| Odds::of(&View { claims, own: &own, ..arena.view(me) });
        let claim = |side| Claim { by, about, side };
        let (nothing, blamed) = (odds(&[]), odds(&[claim(Side::Spies)]));
        let (praised, corrected) =
            (odds(&[claim(Side::Resistance)]), odds(&[claim(Side::Spies), claim(Side::Resistance)]));
        assert!(blamed.evil(about) > nothing.evil(about) && nothing.evil(about) > praised.evil(about));
        assert_eq!(corrected.evil(about), praised.evil(about));
    }
}
