//! What somebody says about a team or a vote. It rests on what everybody knows, whatever side the speaker is on: so it is
//! true of missions, and a bluff sounds like anybody.

use super::thinking::Thinking;
use super::{Choice, Reason, evidence};
use crate::game::{Event, Outcome, Seat, SeatSet};

/// More than this, and somebody is doubted before everybody.
const DOUBTED: f64 = 0.6;

/// What somebody says about what they do; none where there is nothing to say.
pub(super) fn of(thinking: &Thinking<'_>, choice: Choice) -> Option<Reason> {
    let team = thinking.view.game.phase().team();
    match choice {
        Choice::Team(team) => of_team(thinking, team),
        Choice::Vote(true) => of_approval(thinking, team),
        Choice::Vote(false) => of_rejection(thinking, team),
        Choice::Card(_) | Choice::Act(_) | Choice::Nothing => None,
    }
}

/// Everybody who was on a mission that failed.
fn failed(thinking: &Thinking<'_>) -> SeatSet {
    let failed = thinking.view.events.iter().filter_map(|event| match event {
        Event::MissionRun { done, .. } if done.outcome == Outcome::Fail => Some(done.team),
        _ => None,
    });
    failed.fold(SeatSet::EMPTY, SeatSet::or).without([thinking.me()].into_iter().collect())
}

/// Of these, the one whom everybody has most reason to doubt.
fn most_doubted(thinking: &Thinking<'_>, of: SeatSet) -> Option<Seat> {
    thinking.best(of.iter(), |seat| thinking.public().evil(seat))
}

fn of_team(thinking: &Thinking<'_>, team: SeatSet) -> Option<Reason> {
    let left_out = failed(thinking).without(team);
    match most_doubted(thinking, left_out) {
        Some(doubted) => Some(Reason::Doubts(doubted)),
        None if something_ran(thinking) && failed(thinking).and(team).is_empty() => Some(Reason::CleanSoFar),
        None if team.contains(thinking.me()) => Some(Reason::OwnTeam),
        None => too_early(thinking),
    }
}

fn of_approval(thinking: &Thinking<'_>, team: SeatSet) -> Option<Reason> {
    let game = thinking.view.game;
    let leader = game.leader();
    if evidence::is_last_chance(game) {
        Some(Reason::LastChance)
    } else if something_ran(thinking) && failed(thinking).and(team).is_empty() {
        Some(Reason::CleanSoFar)
    } else if team.contains(thinking.me()) {
        Some(Reason::OwnTeam)
    } else if something_ran(thinking) && leader != thinking.me() && !failed(thinking).contains(leader) {
        Some(Reason::TrustsLeader(leader))
    } else {
        too_early(thinking)
    }
}

fn of_rejection(thinking: &Thinking<'_>, team: SeatSet) -> Option<Reason> {
    let leader = thinking.view.game.leader();
    let others = team.without([thinking.me()].into_iter().collect());
    if let Some(doubted) = most_doubted(thinking, failed(thinking).and(team)) {
        return Some(Reason::FailedTogether(doubted));
    }
    let doubted = |seat: &Seat| thinking.public().evil(*seat) > DOUBTED;
    match most_doubted(thinking, others).filter(doubted) {
        Some(doubted) if doubted == leader => Some(Reason::DoubtsLeader(leader)),
        Some(doubted) => Some(Reason::Doubts(doubted)),
        None if !team.contains(thinking.me()) => Some(Reason::NotOnTeam),
        None if failed(thinking).contains(leader) => Some(Reason::DoubtsLeader(leader)),
        None => too_early(thinking),
    }
}

fn something_ran(thinking: &Thinking<'_>) -> bool {
    thinking.view.game.results().run() > 0
}

/// That nobody knows anything, while that is so.
fn too_early(thinking: &Thinking<'_>) -> Option<Reason> {
    (!something_ran(thinking)).then_some(Reason::TooEarly)
}
