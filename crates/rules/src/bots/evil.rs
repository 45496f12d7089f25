//! How somebody plays who wants missions to fail, and does not want to be found out.

use super::evidence::is_last_chance;
use super::good;
use super::thinking::Thinking;
use crate::game::mission::Outcome;
use crate::game::{Mission, MissionCard, Seat, SeatSet, Side};

/// The team that somebody good would name here, with as many of the own side as the mission needs.
pub(super) fn team(thinking: &Thinking<'_>, size: u8, of: SeatSet) -> SeatSet {
    let needed = thinking.needed(thinking.mission());
    let me = SeatSet::from_iter([thinking.me()]).and(of);
    let evil = thinking.known_evil().or(me);
    let teams = of.without(me).subsets(size - me.len() as u8).map(|others| others.or(me));
    let worth = |team: SeatSet| {
        let spies = team.and(evil).len();
        let serves = if spies < usize::from(needed) { -2.0 } else { 0.0 };
        serves + thinking.pretended().clean(team, needed)
    };
    thinking.best(teams, worth).unwrap_or(of)
}

/// The vote of somebody good in this place; only now and then, and more often where it decides, the one that serves the
/// own side: whoever always votes for the own side is seen through. The fewer they are, the more each vote says of both
/// who gives it and who is on the team, and two of them never dare it.
pub(super) fn approves(thinking: &Thinking<'_>) -> bool {
    let good_would = good::is_good_enough(thinking, thinking.pretended());
    let serves = can_be_sabotaged(thinking, thinking.view.game.phase().team());
    let evil = thinking.view.game.spies();
    if evil <= 2 || good_would == serves || is_last_chance(thinking.view.game) {
        return good_would;
    }
    let dares = if decides(thinking) { 0.5 } else { 0.1 * f64::from(evil) - 0.12 } + 0.1 * thinking.risk();
    if thinking.happens(dares) { serves } else { good_would }
}

/// To whom a card belongs that nobody else has seen, as it is told: a mate is covered, and now and then somebody good is
/// blamed.
pub(super) fn claims(thinking: &Thinking<'_>, seen: Side) -> Side {
    let (good, evil) = thinking.view.game.book().sides;
    let blames = seen != evil && thinking.happens(0.1 + 0.15 * thinking.risk());
    if blames { evil } else { good }
}

/// Whether the next mission can decide the game.
fn decides(thinking: &Thinking<'_>) -> bool {
    let results = thinking.view.game.results();
    results.count(Outcome::Success) == 2 || results.count(Outcome::Fail) == 2
}

/// Whether enough of the own side are on a team, as far as this seat knows.
fn can_be_sabotaged(thinking: &Thinking<'_>, team: SeatSet) -> bool {
    thinking.odds().clean(team, thinking.needed(thinking.mission())) < 0.5
}

/// A Fail, if it serves and is one's own turn to play it.
pub(super) fn card(thinking: &Thinking<'_>, cards: &[MissionCard]) -> MissionCard {
    let may = |card| cards.contains(&card);
    if !may(MissionCard::Fail) {
        return reversing(thinking, cards);
    }
    if !may(MissionCard::Success) || sabotages(thinking) { MissionCard::Fail } else { MissionCard::Success }
}

/// Whoever can't fail a mission turns round what would succeed.
fn reversing(thinking: &Thinking<'_>, cards: &[MissionCard]) -> MissionCard {
    let team = thinking.view.game.phase().team();
    let others_fail = !thinking.known_evil().and(team).is_empty();
    let wanted = if others_fail { MissionCard::Success } else { MissionCard::Reverse };
    [wanted, MissionCard::Success].into_iter().find(|card| cards.contains(card)).unwrap_or(MissionCard::Success)
}

fn sabotages(thinking: &Thinking<'_>) -> bool {
    let (game, mission) = (thinking.view.game, thinking.mission());
    let needed = usize::from(thinking.needed(mission));
    let team = game.phase().team();
    let in_order = saboteurs_in_order(thinking, team);
    if in_order.len() < needed && thinking.odds().clean(team, needed as u8) > 0.5 {
        return false;
    }
    // One Fail too many costs nothing where the game ends by it.
    if game.results().count(Outcome::Fail) == 2 {
        return true;
    }
    // The first on the leader's left do it: all who know each other know whose turn it is.
    let turn = in_order.iter().take(needed).any(|seat| *seat == thinking.me());
    if decides(thinking) {
        return turn || thinking.known_evil().and(team).is_empty();
    }
    // Where somebody of the own side can play nothing but a Fail, whoever plays a Success is known not to be that one.
    let covers = game.character_cards().iter().any(|role| !role.may_play(MissionCard::Success));
    // The more there are, the more each of them leaves to others. Two can't afford it.
    let doubts = if game.spies() > 2 { 0.08 * f64::from(game.spies() - 1) } else { 0.0 };
    let early = mission == Mission::ALL[0] && team.len() <= 2;
    let patience = if covers {
        0.0
    } else if early {
        0.5 - 0.3 * thinking.risk()
    } else {
        doubts
    };
    turn && !thinking.happens(patience)
}

/// Those of the own side on a team who may play a Fail, from the leader clockwise.
fn saboteurs_in_order(thinking: &Thinking<'_>, team: SeatSet) -> Vec<Seat> {
    let game = thinking.view.game;
    let may_fail = |seat: Seat| {
        let fails = thinking.odds().is(seat, |role| role.may_play(MissionCard::Fail));
        seat == thinking.me() || (thinking.known_evil().contains(seat) && fails > 0.5)
    };
    let clockwise = game.seats().clockwise_from(game.leader());
    clockwise.filter(|seat| team.contains(*seat) && may_fail(*seat)).collect()
}
