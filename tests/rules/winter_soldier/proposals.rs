//! Proposals and votes: leadership goes to the right, and three rejections fail a mission.

use super::*;

#[test]
fn leadership_passes_to_the_right_before_every_proposal() {
    for players in 5..=12u8 {
        let mut game = agents(usize::from(players), &[]);
        assert_eq!(game.leader(), seat(1), "Captain America leads first");
        reject(&mut game);
        assert_eq!(game.leader(), seat(u32::from(players)), "for the same mission");
        run(&mut game, 0);
        assert_eq!(game.leader(), seat(u32::from(players) - 1), "for the next mission");
        forfeit(&mut game);
        assert_eq!(game.leader(), seat(u32::from(players) - 4), "and when a mission was given up");
    }
}

#[test]
fn the_proposer_leads_the_mission() {
    let mut game = agents(5, &[]);
    approve(&mut game);
    assert_eq!(game.leader(), seat(1));
    let events = game.play(Action::Count(Count::fails(0))).unwrap();
    let next = [
        Event::Round(RoundEvent::LeadershipPassed { to: seat(5) }),
        Event::Round(RoundEvent::Began { round: 2, leader: seat(5) }),
    ];
    assert!(events.ends_with(&next), "{events:?}");
}

#[test]
fn a_majority_approves_and_a_tie_rejects() {
    for players in 5..=12u8 {
        for approve in 0..=players {
            let mut game = agents(usize::from(players), &[]);
            propose(&mut game);
            game.play(count(approve, players - approve)).unwrap();
            let approved = matches!(game.phase(), Phase::Mission(_));
            assert_eq!(approved, 2 * approve > players, "{approve} of {players}");
        }
    }
}

#[test]
fn three_rejected_teams_in_a_row_fail_the_mission_and_the_game_goes_on() {
    let mut game = agents(7, &[]);
    assert!(reject(&mut game).contains(&Event::Round(RoundEvent::Rejected { rejections: 1 })));
    assert!(reject(&mut game).contains(&Event::Round(RoundEvent::Rejected { rejections: 2 })));
    assert_eq!((game.mission(), game.round(), game.vote_track()), (Some(mission(1)), 1, 2));
    let events = reject(&mut game);
    assert_eq!(
        events[1..],
        [
            Event::Round(RoundEvent::Rejected { rejections: 3 }),
            Event::Agent(AgentEvent::MissionForfeited { mission: mission(1), results: game.results() }),
            Event::Round(RoundEvent::VoteTrackCleared),
            Event::Round(RoundEvent::LeadershipPassed { to: seat(5) }),
            Event::Round(RoundEvent::Began { round: 2, leader: seat(5) }),
        ]
    );
    assert_eq!(game.results().of(mission(1)), Some(Outcome::Fail));
    assert_eq!((game.mission(), game.round(), game.vote_track()), (Some(mission(2)), 2, 0));
}

#[test]
fn the_third_proposal_is_voted_on_like_the_others() {
    let mut game = agents(5, &[]);
    reject(&mut game);
    reject(&mut game);
    run(&mut game, 0);
    assert_eq!(game.results().of(mission(1)), Some(Outcome::Success));
}

#[test]
fn only_rejections_of_the_same_mission_count() {
    let mut game = agents(5, &[]);
    for fails in [0, 1, 0, 1] {
        reject(&mut game);
        reject(&mut game);
        run(&mut game, fails);
        assert_eq!(game.vote_track(), 0);
    }
    assert_eq!(game.results().count(Outcome::Fail), 2);
    assert_eq!(game.ending(), None);
}

#[test]
fn a_mission_given_up_is_the_third_fail_like_any_other() {
    let hydra = won(Side::Hydra, Why::ThreeFails);
    let mut game = agents(5, &[]);
    forfeit(&mut game);
    forfeit(&mut game);
    assert_eq!(game.ending(), None);
    let events = forfeit(&mut game);
    assert!(matches!(
        events[..],
        [
            ..,
            Event::Agent(AgentEvent::MissionForfeited { .. }),
            Event::Round(RoundEvent::VoteTrackCleared),
            Event::Round(RoundEvent::Ended(_))
        ]
    ));
    assert_eq!(game.ending(), hydra);

    let mut mixed = after(agents(5, &[]), &[1, 0, 2]);
    forfeit(&mut mixed);
    assert_eq!(mixed.ending(), hydra);
}

#[test]
fn the_missions_come_in_the_order_of_the_tableau() {
    let mut game = agents(12, &[]);
    for (number, fails) in (1..=4).zip([1, 0, 2, 0]) {
        assert_eq!(game.mission(), Some(mission(number)));
        run(&mut game, fails);
    }
    assert_eq!(game.mission(), Some(mission(5)));
}

#[test]
fn a_team_has_as_many_players_as_the_mission_needs() {
    let mut game = agents(12, &[]);
    assert_eq!(
        refused(&mut game, Action::Propose(first(3))),
        Refusal::Round(RoundRefusal::TeamSize { wanted: 4, found: 3 })
    );
    assert_eq!(
        refused(&mut game, Action::Propose(first(5))),
        Refusal::Round(RoundRefusal::TeamSize { wanted: 4, found: 5 })
    );
    game.play(Action::Propose(seats([9, 10, 11, 12]))).unwrap();
}
