//! Windows: these holders, in this order, one chance each.

use super::*;

/// A game in which these seats hold No Confidence, at a proposal of a leader further on.
fn led_by(leader: u32, holding: &[u32]) -> Game {
    let cards: Vec<_> = holding.iter().map(|holder| (PlotCard::NoConfidence, *holder)).collect();
    let mut game = dealt(9, &cards);
    while game.leader() != seat(leader) {
        reject(&mut game);
    }
    game
}

#[test]
fn holders_are_asked_from_the_leader_clockwise_the_leader_first() {
    for (leader, order) in [(1, [2, 4, 5]), (2, [2, 4, 5]), (3, [4, 5, 2]), (4, [4, 5, 2]), (5, [5, 2, 4])] {
        let mut game = led_by(leader, &[2, 4, 5]);
        approve(&mut game);
        assert_eq!(all_pass(&mut game, PlotCard::NoConfidence), order, "{leader} leads");
        assert!(matches!(game.phase(), Phase::Mission(_)));
    }
}

#[test]
fn nobody_is_asked_who_holds_nothing_that_applies() {
    let mut game =
        dealt(9, &[(PlotCard::OpinionMaker, 2), (PlotCard::TakeResponsibility, 3), (PlotCard::CloseEye, 4)]);
    approve(&mut game);
    assert_eq!(asked(&game), Some((4, PlotCard::CloseEye)));
}

#[test]
fn a_holder_can_use_the_card_only_in_his_turn() {
    let mut game = led_by(1, &[2, 4]);
    approve(&mut game);
    let refusal = refused(&mut game, uses(4, PlotCard::NoConfidence));
    assert_eq!(refusal, Refusal::Plot(PlotRefusal::NotAsked { player: seat(4), asked: seat(2) }));
    game.play(Action::Pass).unwrap();
    game.play(uses(4, PlotCard::NoConfidence)).unwrap();
}

#[test]
fn a_pass_is_final_for_the_window() {
    let mut game = led_by(1, &[2, 4]);
    approve(&mut game);
    game.play(Action::Pass).unwrap();
    let refusal = refused(&mut game, uses(2, PlotCard::NoConfidence));
    assert_eq!(refusal, Refusal::Plot(PlotRefusal::NotAsked { player: seat(2), asked: seat(4) }));
    game.play(Action::Pass).unwrap();
    let refusal = refused(&mut game, uses(2, PlotCard::NoConfidence));
    assert_eq!(refusal, Refusal::Plot(PlotRefusal::NotItsMoment(PlotCard::NoConfidence)));
}

#[test]
fn a_passed_card_can_be_used_in_the_next_window() {
    let mut game = dealt(5, &[(PlotCard::NoConfidence, 2)]);
    approve(&mut game);
    game.play(Action::Pass).unwrap();
    game.play(Action::Count(Count::fails(0))).unwrap();
    deal(&mut game, &[]);
    approve(&mut game);
    assert_eq!(asked(&game), Some((2, PlotCard::NoConfidence)));
}

#[test]
fn in_one_chance_a_holder_may_use_several_cards() {
    let mut game = dealt(9, &[(PlotCard::CloseEye, 2), (PlotCard::CloseEye, 2), (PlotCard::CloseEye, 4)]);
    approve(&mut game);
    let looked = |by, member| Ok(vec![Event::Plot(PlotEvent::CardLookedAt { by: seat(by), member: seat(member) })]);
    assert_eq!(game.play(uses_on(2, PlotCard::CloseEye, 1)), looked(2, 1));
    assert_eq!(asked(&game), Some((2, PlotCard::CloseEye)));
    assert_eq!(game.play(uses_on(2, PlotCard::CloseEye, 3)), looked(2, 3));
    assert_eq!(asked(&game), Some((4, PlotCard::CloseEye)));
}

#[test]
fn a_chance_ends_when_nothing_is_left_to_use_the_cards_on() {
    let mut game = dealt(9, &[(PlotCard::CloseEye, 2), (PlotCard::CloseEye, 2), (PlotCard::CloseEye, 4)]);
    // Three members, two of them looked at by the first, the last by the other.
    approve(&mut game);
    for (by, on) in [(2, 1), (2, 2), (4, 3)] {
        game.play(uses_on(by, PlotCard::CloseEye, on)).unwrap();
    }
    assert!(matches!(game.phase(), Phase::Mission(_)));

    let mut two = dealt(7, &[(PlotCard::CloseEye, 3), (PlotCard::CloseEye, 4)]);
    approve(&mut two);
    two.play(uses_on(3, PlotCard::CloseEye, 1)).unwrap();
    two.play(uses_on(4, PlotCard::CloseEye, 2)).unwrap();
    assert!(matches!(two.phase(), Phase::Mission(_)));
}

#[test]
fn nobody_is_asked_when_no_member_is_left() {
    // Three cards and a team of two.
    let mut game = dealt(5, &[(PlotCard::CloseEye, 3)]);
    for (card, to) in [(PlotCard::CloseEye, 4), (PlotCard::CloseEye, 5)] {
        run_passing(&mut game);
        deal(&mut game, &[(card, to)]);
    }
    approve(&mut game);
    // The third leads: holders 3, 4 and 5 are asked in this order.
    game.play(uses_on(3, PlotCard::CloseEye, 1)).unwrap();
    game.play(uses_on(4, PlotCard::CloseEye, 2)).unwrap();
    assert!(matches!(game.phase(), Phase::Mission(_)), "5 is asked, but nothing is left to look at");
    assert_eq!(holders(&game, PlotCard::CloseEye), [5]);
}

/// Runs the next mission; everybody who is asked passes.
fn run_passing(game: &mut Game) {
    approve(game);
    game.play(Action::PassAll).unwrap();
    game.play(Action::Count(Count::fails(0))).unwrap();
}

#[test]
fn all_may_pass_at_once_for_those_who_are_still_to_be_asked() {
    let mut one_by_one = led_by(1, &[2, 4, 5]);
    approve(&mut one_by_one);
    let mut together = one_by_one;
    let mut events = Vec::new();
    while asked(&one_by_one).is_some() {
        events.extend(one_by_one.play(Action::Pass).unwrap());
    }
    assert_eq!(together.play(Action::PassAll), Ok(events));
    assert_eq!(together, one_by_one);
}

#[test]
fn all_pass_only_in_the_window_that_is_open() {
    let mut game = dealt(7, &[(PlotCard::NoConfidence, 2), (PlotCard::CloseEye, 3)]);
    approve(&mut game);
    game.play(Action::PassAll).unwrap();
    assert_eq!(asked(&game), Some((3, PlotCard::CloseEye)));
}

#[test]
fn nobody_passes_where_nobody_is_asked() {
    let mut game = dealt(5, &[(PlotCard::OpinionMaker, 2)]);
    for action in [Action::Pass, Action::PassAll] {
        assert!(matches!(refused(&mut game, action), Refusal::Round(RoundRefusal::NotNow(_))));
    }
}

#[test]
fn a_window_takes_only_its_own_card() {
    let mut game = dealt(7, &[(PlotCard::NoConfidence, 2), (PlotCard::CloseEye, 2)]);
    approve(&mut game);
    let refusal = refused(&mut game, uses_on(2, PlotCard::CloseEye, 1));
    assert_eq!(refusal, Refusal::Plot(PlotRefusal::NotItsMoment(PlotCard::CloseEye)));
    let refusal = refused(&mut game, uses(3, PlotCard::NoConfidence));
    assert_eq!(refusal, Refusal::Plot(PlotRefusal::NotHeld { player: seat(3), card: PlotCard::NoConfidence }));
    let refusal = refused(&mut game, uses(8, PlotCard::NoConfidence));
    assert_eq!(refusal, Refusal::Round(RoundRefusal::NoSuchSeat(seat(8))));
}

#[test]
fn after_an_approval_no_confidence_then_spotlight_then_the_open_card_then_close_eye_then_the_count() {
    let cards = [(PlotCard::CloseEye, 2), (PlotCard::InTheSpotlight, 3), (PlotCard::NoConfidence, 4)];
    let mut game = dealt(9, &cards);
    approve(&mut game);
    assert_eq!(asked(&game), Some((4, PlotCard::NoConfidence)));
    assert!(matches!(refused(&mut game, Action::Count(Count::fails(0))), Refusal::Round(RoundRefusal::NotNow(_))));
    game.play(Action::Pass).unwrap();
    assert_eq!(asked(&game), Some((3, PlotCard::InTheSpotlight)));
    let lit = Event::Plot(PlotEvent::Spotlighted { by: seat(3), member: seat(1) });
    assert_eq!(game.play(uses_on(3, PlotCard::InTheSpotlight, 1)), Ok(vec![lit]));
    assert!(matches!(game.phase(), Phase::FaceUp(_)));
    for too_early in [Action::Count(Count::fails(0)), Action::Pass] {
        assert!(matches!(refused(&mut game, too_early), Refusal::Round(RoundRefusal::NotNow(_))));
    }
    let told = Event::Plot(PlotEvent::PlayedFaceUp { member: seat(1), card: MissionCard::Success });
    assert_eq!(game.play(shows(1, MissionCard::Success)), Ok(vec![told]));
    assert_eq!(asked(&game), Some((2, PlotCard::CloseEye)));
    game.play(uses_on(2, PlotCard::CloseEye, 3)).unwrap();
    assert!(matches!(game.phase(), Phase::Mission(_)));
    game.play(Action::Count(Count::fails(1))).unwrap();
    assert_eq!(game.results().of(mission(1)), Some(Outcome::Fail));
}

#[test]
fn the_vote_track_goes_back_only_when_nobody_can_turn_the_approval_over() {
    let mut game = dealt(7, &[(PlotCard::NoConfidence, 4), (PlotCard::NoConfidence, 5)]);
    reject(&mut game);
    propose(&mut game);
    let events = game.play(count(7, 0)).unwrap();
    assert!(!events.contains(&Event::Round(RoundEvent::VoteTrackCleared)), "{events:?}");
    game.play(Action::Pass).unwrap();
    assert_eq!(game.vote_track(), 1);
    let passed = Event::Plot(PlotEvent::Passed { player: seat(5), card: PlotCard::NoConfidence });
    assert_eq!(game.play(Action::Pass), Ok(vec![passed, Event::Round(RoundEvent::VoteTrackCleared)]));
    assert_eq!(game.vote_track(), 0);
}

#[test]
fn the_vote_track_goes_back_with_the_approval_where_nobody_holds_no_confidence() {
    let mut game = dealt(5, &[(PlotCard::CloseEye, 4)]);
    reject(&mut game);
    propose(&mut game);
    assert_eq!(game.play(count(5, 0)).unwrap().last(), Some(&Event::Round(RoundEvent::VoteTrackCleared)));
    assert_eq!(asked(&game), Some((4, PlotCard::CloseEye)));
}
