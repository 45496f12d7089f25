//! Whoever stepped out neither leads, votes nor joins teams; proposals that need them are void.

use super::*;
use AgentCard::{Hydra, NickFury, Shield};

/// Six players before a vote: seat 6 leads, seats 2 and 3 are proposed.
fn voting() -> Game {
    let mut game = agents(6, &[]);
    reject(&mut game);
    game.play(Action::Propose(seats([2, 3]))).unwrap();
    game
}

#[test]
fn they_join_no_teams() {
    let mut game = agents(6, &[]);
    accuse(&mut game, 2, Shield);
    assert_eq!(refused(&mut game, Action::Propose(seats([1, 2]))), Refusal::Agent(AgentRefusal::SteppedOut(seat(2))));
    game.play(Action::Propose(seats([1, 3]))).unwrap();
}

#[test]
fn they_do_not_vote_and_a_majority_is_one_of_those_who_are_left() {
    let mut game = voting();
    accuse(&mut game, 4, Shield);
    assert_eq!(
        refused(&mut game, count(3, 3)),
        Refusal::Round(RoundRefusal::Tally { approve: 3, reject: 3, players: 5 })
    );
    let approve = seats([2, 3, 4]);
    assert_eq!(
        refused(&mut game, Action::Vote(Ballot::Named { approve })),
        Refusal::Agent(AgentRefusal::SteppedOut(seat(4)))
    );
    // Three of six would be a tie.
    let events = game.play(count(3, 2)).unwrap();
    assert!(
        matches!(events[0], Event::Round(RoundEvent::Voted { approved: true, voters, .. }) if voters == seats([1, 2, 3, 5, 6]))
    );
    assert!(matches!(game.phase(), Phase::Mission(_)));
}

#[test]
fn a_tie_of_those_who_are_left_is_a_rejection() {
    let mut game = agents(6, &[]);
    accuse(&mut game, 4, Shield);
    accuse(&mut game, 5, NickFury);
    propose(&mut game);
    game.play(Action::Vote(Ballot::Named { approve: seats([1, 2]) })).unwrap();
    assert_eq!(game.vote_track(), 1);
}

#[test]
fn leadership_skips_their_seats() {
    let mut game = agents(7, &[]);
    accuse(&mut game, 7, Shield);
    accuse(&mut game, 6, NickFury);
    let events = reject(&mut game);
    assert!(events.ends_with(&[Event::Round(RoundEvent::LeadershipPassed { to: seat(5) })]), "{events:?}");
    run(&mut game, 0);
    assert_eq!(game.leader(), seat(4));
}

#[test]
fn while_a_team_is_chosen_the_next_player_in_on_the_right_leads_instead() {
    let mut game = agents(6, &[]);
    accuse(&mut game, 6, Shield);
    let events = accuse(&mut game, 5, Hydra);
    let out = Event::Agent(AgentEvent::SteppedOut { players: seats([1, 5]) });
    assert_eq!(events[1..], [out, Event::Round(RoundEvent::LeadershipPassed { to: seat(4) })]);
    assert_eq!(game.phase(), Phase::Proposal { mission: Some(mission(1)) });
    assert_eq!(game.vote_track(), 0);
}

#[test]
fn a_proposal_whose_member_steps_out_is_void_and_its_leader_proposes_again() {
    let mut game = voting();
    let events = accuse(&mut game, 3, Shield);
    let void = Event::Agent(AgentEvent::ProposalVoid { mission: mission(1), team: seats([2, 3]) });
    assert_eq!(events[1..], [Event::Agent(AgentEvent::SteppedOut { players: seats([3]) }), void]);
    assert_eq!((game.leader(), game.vote_track()), (seat(6), 1), "it does not count");
    let events = game.play(Action::Propose(seats([2, 4]))).unwrap();
    assert!(matches!(events[..], [Event::Round(RoundEvent::Proposed { proposal: 2, .. })]), "{events:?}");
}

#[test]
fn a_proposal_whose_leader_steps_out_is_void_and_the_next_on_the_right_proposes() {
    let mut game = voting();
    let events = accuse(&mut game, 6, Shield);
    let void = Event::Agent(AgentEvent::ProposalVoid { mission: mission(1), team: seats([2, 3]) });
    let leads = Event::Round(RoundEvent::LeadershipPassed { to: seat(5) });
    assert_eq!(events[1..], [Event::Agent(AgentEvent::SteppedOut { players: seats([6]) }), void, leads]);
    assert_eq!((game.mission(), game.vote_track()), (Some(mission(1)), 1));
}

#[test]
fn a_proposal_is_void_too_when_captain_america_leads_it_and_falls() {
    let mut game = agents(6, &[]);
    game.play(Action::Propose(seats([2, 3]))).unwrap();
    let events = accuse(&mut game, 5, Hydra);
    let void = Event::Agent(AgentEvent::ProposalVoid { mission: mission(1), team: seats([2, 3]) });
    assert_eq!(events[2..], [void, Event::Round(RoundEvent::LeadershipPassed { to: seat(6) })]);
}

#[test]
fn a_proposal_is_void_too_when_captain_america_belongs_to_it_and_falls() {
    let mut game = agents(6, &[]);
    reject(&mut game);
    game.play(Action::Propose(seats([1, 2]))).unwrap();
    let events = accuse(&mut game, 5, Hydra);
    assert_eq!(events[2..], [Event::Agent(AgentEvent::ProposalVoid { mission: mission(1), team: seats([1, 2]) })]);
    assert_eq!(game.leader(), seat(6));
}

#[test]
fn a_proposal_without_them_is_voted_on() {
    let mut game = voting();
    accuse(&mut game, 4, Shield);
    accuse(&mut game, 5, Hydra);
    assert_eq!(game.phase(), Phase::Vote { mission: mission(1), team: seats([2, 3]) });
    game.play(count(3, 0)).unwrap();
}

#[test]
fn three_voids_are_no_rejections() {
    let mut game = agents(12, &[]);
    for number in [4, 3, 2] {
        propose(&mut game);
        accuse(&mut game, number, Shield);
        assert!(matches!(game.phase(), Phase::Proposal { .. }));
    }
    assert_eq!((game.vote_track(), game.results().run(), game.leader()), (0, 0, seat(1)));
}

#[test]
fn a_team_is_as_large_as_the_table_says_or_as_there_are_players_left() {
    let mut game = after(agents(6, &[]), &[0, 1]);
    assert_eq!(game.team_size(mission(3)), 4);
    accuse(&mut game, 4, Shield);
    accuse(&mut game, 5, NickFury);
    assert_eq!(game.team_size(mission(3)), 4);
    accuse(&mut game, 6, Hydra);
    assert_eq!(game.team_size(mission(3)), 2);
    assert_eq!(
        refused(&mut game, Action::Propose(seats([2]))),
        Refusal::Round(RoundRefusal::TeamSize { wanted: 2, found: 1 })
    );
    game.play(Action::Propose(seats([2, 3]))).unwrap();
}

#[test]
fn the_last_player_plays_on_alone() {
    let mut game = agents(5, &[]);
    accuse(&mut game, 2, Shield);
    accuse(&mut game, 3, NickFury);
    accuse(&mut game, 4, Hydra);
    assert_eq!((game.in_play(), game.leader()), (seats([5]), seat(5)));
    for _mission in 0..3 {
        game.play(Action::Propose(seats([5]))).unwrap();
        game.play(count(1, 0)).unwrap();
        game.play(Action::Count(Count::fails(1))).unwrap();
    }
    assert_eq!(game.ending(), won(Side::Hydra, Why::ThreeFails));
}

#[test]
fn the_fails_that_a_mission_needs_are_those_of_the_players_who_started() {
    for (players, number, fails) in [(8, 4, &[0, 1, 0][..]), (9, 4, &[0, 1, 0]), (12, 2, &[0])] {
        let mut game = agents(players, &[]);
        accuse(&mut game, 2, Shield);
        let mut game = after(game, fails);
        run(&mut game, 1);
        assert_eq!(game.results().of(mission(number)), Some(Outcome::Success), "{players} players");
    }
    // A team of four, because only four are left, needs two Fails where five would.
    let mut game = agents(8, &[]);
    for (number, card) in [(2, Shield), (3, Shield), (4, Shield), (5, NickFury)] {
        accuse(&mut game, number, card);
    }
    let mut game = after(game, &[0, 1, 0]);
    assert_eq!((game.team_size(mission(4)), game.fails_needed(mission(4))), (4, 2));
    run(&mut game, 1);
    assert_eq!(game.results().of(mission(4)), Some(Outcome::Success));
}
