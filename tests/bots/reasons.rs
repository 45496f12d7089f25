//! What is said of missions and votes is so, and whoever asks for advice is told why.

use super::arena::Arena;
use super::{bot, modules, setup};
use resistance_narrator::bots::{Asked, Because, Bot, Choice, Odds, Reason, Style, View};
use resistance_narrator::game::{Ballot, Event, Outcome, Phase, RoundEvent, Seat, SeatSet};

/// The teams that have failed, and who was for each without being on it.
fn failed(view: &View<'_>) -> (Vec<SeatSet>, SeatSet) {
    let (mut approved, mut teams, mut for_it) = (SeatSet::EMPTY, Vec::new(), SeatSet::EMPTY);
    for event in view.events {
        match *event {
            Event::Round(RoundEvent::Voted { ballot: Ballot::Named { approve }, .. }) => approved = approve,
            Event::Round(RoundEvent::MissionRun { done, .. }) if done.outcome == Outcome::Fail => {
                teams.push(done.team);
                for_it = for_it.or(approved.without(done.team));
            }
            _ => {}
        }
    }
    (teams, for_it)
}

/// Whether a reason for something done about a team is so, as far as everybody can check it.
fn is_so(view: &View<'_>, team: SeatSet, reason: Reason) -> bool {
    let (failed, for_it) = failed(view);
    let on_failed = |seat: Seat| failed.iter().filter(|team| team.contains(seat)).count();
    let clean = |members: SeatSet| members.iter().all(|seat| on_failed(seat) == 0);
    let me: SeatSet = [view.seat].into_iter().collect();
    match reason {
        Reason::CleanSoFar => clean(team),
        Reason::CleanButMe => team.contains(view.seat) && clean(team.without(me)) && !clean(team),
        Reason::Failed(seat, missions) => {
            seat != view.seat && missions > 0 && on_failed(seat) == usize::from(missions)
        }
        Reason::ForFailed(seat) => seat != view.seat && for_it.contains(seat),
        Reason::NotOnTeam => !team.contains(view.seat),
        Reason::OwnTeam => team.contains(view.seat),
        Reason::TooEarly => view.game.results().run() == 0,
        Reason::TrustsLeader(seat) | Reason::DoubtsLeader(seat) => seat == view.game.leader() && seat != view.seat,
        Reason::Doubts(seat) => seat != view.seat,
        Reason::LastChance => view.game.vote_track() + 1 >= view.game.last_proposal(),
    }
}

/// Every seat at every proposal and vote of some games, with what is asked of it.
fn everywhere(mut check: impl FnMut(&View<'_>, &Asked)) {
    for (edition, players) in super::tables().filter(|(_, players)| *players <= 8) {
        let setup = setup(edition, players, modules(edition, players, 3), 3);
        let mut arena = Arena::new(&setup, 3, |seat, _| bot(seat, 3));
        for _ in 0..300 {
            if arena.game.ending().is_some() {
                break;
            }
            let asked = match arena.game.phase() {
                Phase::Proposal { mission: Some(mission) } => {
                    Some(Asked::Team { size: arena.game.team_size(mission), of: arena.game.in_play() })
                }
                Phase::Vote { .. } => Some(Asked::Vote),
                _ => None,
            };
            for seat in arena.game.in_play().iter().filter(|_| asked.is_some()) {
                check(&arena.view(seat), asked.as_ref().unwrap());
            }
            arena.play_some(1);
        }
        assert!(arena.game.ending().is_some(), "{edition:?} with {players}");
    }
}

fn team_of(view: &View<'_>, choice: Choice) -> SeatSet {
    match choice {
        Choice::Team(team) => team,
        _ => view.game.phase().team(),
    }
}

#[test]
fn whatever_is_said_of_missions_and_votes_is_so() {
    let mut said = 0;
    everywhere(|view, asked| {
        for style in Style::ALL {
            let bot = Bot { style, seed: 5 };
            let choice = bot.decide(view, asked);
            if let Some(reason) = bot.says(view, choice) {
                let team = team_of(view, choice);
                assert!(is_so(view, team, reason), "{reason:?} of {team:?} by {:?}: {:#?}", view.seat, view.events);
                said += 1;
            }
        }
    });
    assert!(said > 3_000, "{said}");
}

#[test]
fn advice_on_a_team_or_a_vote_says_why_and_that_is_so() {
    let mut given = 0;
    everywhere(|view, asked| {
        let advice = Bot::hint(view, asked);
        let because = advice.because.expect("a team or a vote has a reason");
        let team = team_of(view, advice.choice);
        let role = view.own.role.unwrap();
        let evil = role.side().is_evil();
        let is_so = match because {
            Because::Said(reason) => is_so(view, team, reason),
            Because::Certain(seat) => seat != view.seat && !evil && Odds::of(view).evil(seat) > 1.0 - 1e-9,
            Because::InTen(times) => times <= 10 && !evil,
            Because::CanFail(own) => evil && own.is_within(team),
            Because::Hides => !evil,
            Because::TooFew(own) => evil && own.is_within(team),
            Because::Blends | Because::Shows => evil,
            Because::Bound | Because::Fails | Because::Harmless | Because::LeavesIt(_) => false,
        };
        assert!(is_so, "{because:?} of {team:?} for {:?}", view.seat);
        given += 1;
    });
    assert!(given > 1_000, "{given}");
}

#[test]
fn whoever_proposes_a_team_is_for_it() {
    everywhere(|view, asked| {
        if matches!(asked, Asked::Vote) && view.game.leader() == view.seat {
            for style in Style::ALL {
                assert_eq!(Bot { style, seed: 5 }.decide(view, asked), Choice::Vote(true));
            }
        }
    });
}
