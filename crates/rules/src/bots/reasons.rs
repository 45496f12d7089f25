//! What somebody says about a team or a vote. It rests on what everybody knows, whatever side the speaker is on: so it is
//! true of missions, and a bluff sounds like anybody.

use super::thinking::Thinking;
use super::{Choice, Odds, Reason, evidence};
use crate::game::{Ballot, Event, Outcome, RoundEvent, Seat, SeatSet};

/// More than this, and somebody is doubted before everybody.
const DOUBTED: f64 = 0.6;

/// What somebody says about what they do; none where there is nothing to say.
pub(super) fn of(thinking: &Thinking<'_>, choice: Choice) -> Option<Reason> {
    match choice {
        Choice::Team(team) => of_team(thinking, team),
        Choice::Vote(true) => of_approval(thinking, thinking.view.game.phase().team()),
        Choice::Vote(false) => of_rejection(thinking, thinking.view.game.phase().team()),
        Choice::Card(_) | Choice::Act(_) | Choice::Nothing => None,
    }
}

fn of_team(thinking: &Thinking<'_>, team: SeatSet) -> Option<Reason> {
    let left_out = thinking.others().without(team);
    let on_it = team.contains(thinking.me()).then_some(Reason::OwnTeam);
    was_on_failed(thinking, left_out, thinking.public())
        .map(|(doubted, _)| Reason::Doubts(doubted))
        .or_else(|| is_clean(thinking, team))
        .or(on_it)
        .or_else(|| too_early(thinking))
}

fn of_approval(thinking: &Thinking<'_>, team: SeatSet) -> Option<Reason> {
    let game = thinking.view.game;
    let leader = game.leader();
    if evidence::is_last_chance(game) {
        return Some(Reason::LastChance);
    }
    let on_it = team.contains(thinking.me()).then_some(Reason::OwnTeam);
    let is_trusted = something_ran(thinking) && leader != thinking.me() && !failed(thinking).contains(leader);
    is_clean(thinking, team)
        .or(on_it)
        .or(is_trusted.then_some(Reason::TrustsLeader(leader)))
        .or_else(|| too_early(thinking))
}

fn of_rejection(thinking: &Thinking<'_>, team: SeatSet) -> Option<Reason> {
    let leader = thinking.view.game.leader();
    let (others, odds) = (team.and(thinking.others()), thinking.public());
    let for_failed = || for_failed(thinking, others, odds).map(Reason::ForFailed);
    if let Some(reason) = of_failed(thinking, others, odds).or_else(for_failed) {
        return Some(reason);
    }
    let doubted = most_doubted(thinking, others, odds).filter(|seat| odds.evil(*seat) > DOUBTED);
    match doubted.filter(|_| something_ran(thinking)) {
        Some(doubted) if doubted == leader => Some(Reason::DoubtsLeader(leader)),
        Some(doubted) => Some(Reason::Doubts(doubted)),
        None if !team.contains(thinking.me()) => Some(Reason::NotOnTeam),
        None if failed(thinking).contains(leader) => Some(Reason::DoubtsLeader(leader)),
        None => too_early(thinking),
    }
}

/// That nobody on a team was on a mission that failed, while that says something.
pub(super) fn is_clean(thinking: &Thinking<'_>, team: SeatSet) -> Option<Reason> {
    let me: SeatSet = [thinking.me()].into_iter().collect();
    let failed = failed(thinking).and(team);
    let clean =
        if failed.is_empty() { Some(Reason::CleanSoFar) } else { (failed == me).then_some(Reason::CleanButMe) };
    clean.filter(|_| something_ran(thinking))
}

/// That one of these was on missions that failed: whoever is doubted most by these odds.
pub(super) fn of_failed(thinking: &Thinking<'_>, of: SeatSet, odds: &Odds) -> Option<Reason> {
    was_on_failed(thinking, of, odds).map(|(seat, missions)| Reason::Failed(seat, missions))
}

/// Who of these was on missions that failed, and on how many: whoever is doubted most by these odds.
fn was_on_failed(thinking: &Thinking<'_>, of: SeatSet, odds: &Odds) -> Option<(Seat, u8)> {
    let seat = most_doubted(thinking, failed(thinking).and(of), odds)?;
    Some((seat, failed_teams(thinking).filter(|team| team.contains(seat)).count() as u8))
}

/// Who of these has approved a team that failed without being on it, as far as votes are known.
pub(super) fn for_failed(thinking: &Thinking<'_>, of: SeatSet, odds: &Odds) -> Option<Seat> {
    let (mut approved, mut for_it) = (SeatSet::EMPTY, SeatSet::EMPTY);
    for event in thinking.view.events {
        match *event {
            Event::Round(RoundEvent::Voted { ballot: Ballot::Named { approve }, .. }) => approved = approve,
            Event::Round(RoundEvent::MissionRun { done, .. }) if done.outcome == Outcome::Fail => {
                for_it = for_it.or(approved.without(done.team));
            }
            _ => {}
        }
    }
    most_doubted(thinking, for_it.and(of), odds)
}

/// Of these, the one whom these odds give most reason to doubt.
fn most_doubted(thinking: &Thinking<'_>, of: SeatSet, odds: &Odds) -> Option<Seat> {
    thinking.best(of.iter(), |seat| odds.evil(seat))
}

/// Everybody who was on a mission that failed.
fn failed(thinking: &Thinking<'_>) -> SeatSet {
    failed_teams(thinking).fold(SeatSet::EMPTY, SeatSet::or)
}

fn failed_teams<'a>(thinking: &'a Thinking<'_>) -> impl Iterator<Item = SeatSet> + 'a {
    thinking.view.events.iter().filter_map(|event| match event {
        Event::Round(RoundEvent::MissionRun { done, .. }) if done.outcome == Outcome::Fail => Some(done.team),
        _ => None,
    })
}

fn something_ran(thinking: &Thinking<'_>) -> bool {
    thinking.view.game.results().run() > 0
}

/// That nobody knows anything, while that is so.
pub(super) fn too_early(thinking: &Thinking<'_>) -> Option<Reason> {
    (!something_ran(thinking)).then_some(Reason::TooEarly)
}
