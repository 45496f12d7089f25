//! Targeting: the leader chooses which mission to run.

use super::*;

fn choose(game: &mut Game, number: u32, fails: u8) {
    game.play(Action::NameMission(mission(number))).unwrap();
    run(game, fails);
}

#[test]
fn the_leader_names_the_mission_then_a_team_of_its_size() {
    let mut game = targeted(8);
    assert_eq!(game.mission(), None);
    refused(&mut game, Action::Propose(first(3)));
    game.play(Action::NameMission(mission(4))).unwrap();
    assert_eq!(
        refused(&mut game, Action::Propose(first(3))),
        Refusal::Round(RoundRefusal::TeamSize { wanted: 5, found: 3 })
    );
    game.play(Action::Propose(first(5))).unwrap();
}

#[test]
fn the_vote_is_on_mission_and_team_so_a_rejection_gives_both_back() {
    let mut game = targeted(5);
    game.play(Action::NameMission(mission(3))).unwrap();
    reject(&mut game);
    assert_eq!((game.mission(), game.leader()), (None, seat(2)));
    game.play(Action::NameMission(mission(1))).unwrap();
}

#[test]
fn each_mission_is_run_once() {
    let mut game = targeted(5);
    choose(&mut game, 3, 0);
    assert_eq!(
        refused(&mut game, Action::NameMission(mission(3))),
        Refusal::Round(RoundRefusal::MissionRun(mission(3)))
    );
}

#[test]
fn mission_five_opens_with_two_successes() {
    let mut game = targeted(5);
    assert_eq!(refused(&mut game, Action::NameMission(mission(5))), Refusal::Round(RoundRefusal::LastMissionClosed));
    choose(&mut game, 2, 0);
    choose(&mut game, 4, 1);
    assert_eq!(refused(&mut game, Action::NameMission(mission(5))), Refusal::Round(RoundRefusal::LastMissionClosed));
    choose(&mut game, 1, 0);
    choose(&mut game, 5, 0);
    assert_eq!(game.ending(), won(Side::Resistance, Why::ThreeSuccesses));
}

#[test]
fn no_mission_is_required() {
    let mut game = targeted(5);
    for number in [4, 3, 2] {
        choose(&mut game, number, 1);
    }
    assert_eq!(game.ending(), won(Side::Spies, Why::ThreeFails));
    assert_eq!(game.results().of(mission(1)), None);
}

#[test]
fn the_two_fail_rule_stays_with_mission_four() {
    let mut game = targeted(7);
    choose(&mut game, 4, 1);
    assert_eq!(game.results().of(mission(4)), Some(Outcome::Success));
    choose(&mut game, 1, 1);
    assert_eq!(game.results().of(mission(1)), Some(Outcome::Fail));
}

#[test]
fn without_the_variant_no_mission_is_named() {
    refused(&mut game(5), Action::NameMission(mission(1)));
}
