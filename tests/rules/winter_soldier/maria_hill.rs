//! Maria Hill: once, before the third result, the Winter Soldier may openly name her.

use super::*;
use AgentCard::{Hydra, MariaHill, Shield};

const HILL: [Module; 2] = [Module::Choice("maria-hill"), Module::ScarletWitch];

fn moments() -> [Game; 3] {
    let proposal = agents(10, &HILL);
    let mut vote = proposal;
    propose(&mut vote);
    [proposal, vote, after(proposal, &[0, 1])]
}

#[test]
fn named_rightly_hydra_wins() {
    for mut game in moments() {
        let (target, player) = (crate::role("maria-hill"), seat(5));
        assert_eq!(
            game.play(Action::Assassinate(player)).unwrap(),
            [Event::Agent(AgentEvent::Named { target, player })]
        );
        let ending = Ending { winner: Side::Hydra, why: Why::Found(crate::role("maria-hill")) };
        let events = game.play(Action::NamedRightly(true)).unwrap();
        assert_eq!(
            events,
            [
                Event::Agent(AgentEvent::NamingTold { target, player, right: true }),
                Event::Round(RoundEvent::Ended(ending))
            ]
        );
        assert_eq!(game.ending(), Some(ending));
    }
}

#[test]
fn named_wrongly_the_winter_soldier_exposes_another_hydra_agent_and_both_stay() {
    for before in moments() {
        let mut game = before;
        game.play(Action::Assassinate(seat(5))).unwrap();
        let events = game.play(Action::NamedRightly(false)).unwrap();
        assert_eq!(
            events,
            [Event::Agent(AgentEvent::NamingTold {
                target: crate::role("maria-hill"),
                player: seat(5),
                right: false
            })]
        );
        let events = game.play(Action::Expose(seat(6))).unwrap();
        assert_eq!(events, [Event::Agent(AgentEvent::Exposed { player: seat(6) })]);
        assert_eq!((game.out(), game.saboteurs()), (SeatSet::EMPTY, before.saboteurs()));
        assert_eq!((game.phase(), game.leader()), (before.phase(), before.leader()));
        assert_eq!((game.results(), game.vote_track()), (before.results(), before.vote_track()));
    }
}

#[test]
fn she_is_named_once_in_a_game() {
    let mut game = agents(10, &HILL);
    misname(&mut game, 5, 6);
    assert_eq!(refused(&mut game, Action::Assassinate(seat(7))), Refusal::Agent(AgentRefusal::MariaHillNamedBefore));
    let mut later = after(game, &[0]);
    assert_eq!(refused(&mut later, Action::Assassinate(seat(7))), Refusal::Agent(AgentRefusal::MariaHillNamedBefore));
}

#[test]
fn she_is_named_whenever_an_accusation_could_be_taken() {
    let mut game = undisclosed(10, &HILL);
    for action in [Action::TableReady, Action::CaptainAmerica(seat(1)), Action::RevealDone] {
        assert!(matches!(refused(&mut game, Action::Assassinate(seat(5))), Refusal::Round(RoundRefusal::NotNow(_))));
        game.play(action).unwrap();
    }
    approve(&mut game);
    assert_eq!(refused(&mut game, Action::Assassinate(seat(5))), Refusal::Agent(AgentRefusal::MissionUnderWay));
    game.play(Action::Count(Count::fails(0))).unwrap();
    game.play(Action::Assassinate(seat(5))).unwrap();
}

#[test]
fn she_is_named_after_captain_america_has_fallen_too() {
    let mut game = agents(10, &HILL);
    accuse(&mut game, 6, Hydra);
    game.play(Action::Assassinate(seat(5))).unwrap();
    game.play(Action::NamedRightly(true)).unwrap();
    assert_eq!(game.ending(), won(Side::Hydra, Why::Found(crate::role("maria-hill"))));
}

#[test]
fn she_is_not_named_after_the_third_result() {
    let mut game = after(agents(10, &[Module::Choice("maria-hill")]), &[0, 0, 0]);
    assert!(matches!(refused(&mut game, Action::Assassinate(seat(5))), Refusal::Round(RoundRefusal::NotNow(_))));
    // Whoever is named now is named as Nick Fury.
    accuse(&mut game, 4, Shield);
    let events = game.play(Action::Assassinate(seat(5))).unwrap();
    assert_eq!(events, [Event::Agent(AgentEvent::Named { target: crate::role("nick-fury"), player: seat(5) })]);
    let mut lost = after(agents(10, &[Module::Choice("maria-hill")]), &[1, 1, 1]);
    assert_eq!(refused(&mut lost, Action::Assassinate(seat(5))), Refusal::Round(RoundRefusal::GameOver));
}

#[test]
fn before_the_fifth_mission_is_complete_she_still_is() {
    let mut game = after(agents(10, &[Module::Choice("maria-hill")]), &[0, 1, 0, 2]);
    assert_eq!(game.mission(), Some(mission(5)));
    game.play(Action::Assassinate(seat(5))).unwrap();
}

#[test]
fn a_maria_hill_who_is_not_in_the_game_is_not_named() {
    let mut without = agents(10, &[Module::Choice("black-widow")]);
    assert_eq!(refused(&mut without, Action::Assassinate(seat(5))), Refusal::Agent(AgentRefusal::NoMariaHill));
    let mut out = agents(10, &HILL);
    assert!(out.maria_hill_in_play());
    accuse(&mut out, 4, MariaHill);
    assert!(!out.maria_hill_in_play());
    assert_eq!(refused(&mut out, Action::Assassinate(seat(5))), Refusal::Agent(AgentRefusal::NoMariaHill));
}

#[test]
fn named_and_exposed_are_players_in_the_game_and_not_captain_america() {
    let mut game = agents(10, &HILL);
    accuse(&mut game, 9, Shield);
    assert_eq!(
        refused(&mut game, Action::Assassinate(seat(1))),
        Refusal::Agent(AgentRefusal::CaptainAmerica(seat(1)))
    );
    assert_eq!(refused(&mut game, Action::Assassinate(seat(9))), Refusal::Agent(AgentRefusal::SteppedOut(seat(9))));
    assert_eq!(refused(&mut game, Action::Assassinate(seat(11))), Refusal::Round(RoundRefusal::NoSuchSeat(seat(11))));
    game.play(Action::Assassinate(seat(5))).unwrap();
    game.play(Action::NamedRightly(false)).unwrap();
    assert_eq!(refused(&mut game, Action::Expose(seat(1))), Refusal::Agent(AgentRefusal::CaptainAmerica(seat(1))));
    assert_eq!(refused(&mut game, Action::Expose(seat(9))), Refusal::Agent(AgentRefusal::SteppedOut(seat(9))));
    assert_eq!(refused(&mut game, Action::Expose(seat(11))), Refusal::Round(RoundRefusal::NoSuchSeat(seat(11))));
}

#[test]
fn without_another_hydra_agent_only_the_winter_soldier_is_exposed() {
    let mut game = agents(6, &HILL);
    accuse(&mut game, 6, Hydra);
    let before = game;
    game.play(Action::Assassinate(seat(5))).unwrap();
    game.play(Action::NamedRightly(false)).unwrap();
    assert_eq!((game.phase(), game.leader()), (before.phase(), before.leader()));
    refused(&mut game, Action::Expose(seat(4)));
}

#[test]
fn nothing_else_is_done_before_the_answer_and_the_exposure() {
    let mut game = agents(10, &HILL);
    refused(&mut game, Action::NamedRightly(true));
    refused(&mut game, Action::Expose(seat(5)));
    game.play(Action::Assassinate(seat(5))).unwrap();
    let others = [Action::Accuse(seat(5)), Action::Propose(first(3)), Action::DealAgain, count(10, 0)];
    for action in others.into_iter().chain([Action::Expose(seat(6))]) {
        assert!(matches!(refused(&mut game, action), Refusal::Round(RoundRefusal::NotNow(_))), "{action:?}");
    }
    game.play(Action::NamedRightly(false)).unwrap();
    for action in others.into_iter().chain([Action::NamedRightly(true)]) {
        assert!(matches!(refused(&mut game, action), Refusal::Round(RoundRefusal::NotNow(_))), "{action:?}");
    }
}
