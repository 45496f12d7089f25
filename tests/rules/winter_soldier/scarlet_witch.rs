//! Scarlet Witch: a token, and an examination after missions 2, 3 and 4.

use super::*;
use AgentCard::{Hydra, NickFury, Shield};

fn with_witch(players: usize) -> Game {
    agents(players, &[Module::ScarletWitch])
}

fn holder(game: &Game) -> Option<u8> {
    game.token().map(|token| token.holder.number())
}

fn examines(game: &Game) -> bool {
    matches!(game.phase(), Phase::Examination { .. })
}

fn examine(game: &mut Game, number: u32) -> Vec<Event> {
    game.play(Action::Examine(seat(number))).unwrap()
}

/// Two have held the token, and Captain America has it: five players, three missions, seat 5 alone can be examined.
fn nearly_all_held() -> Game {
    let mut game = after(with_witch(5), &[0, 1]);
    examine(&mut game, 1);
    accuse(&mut game, 3, Shield);
    accuse(&mut game, 4, NickFury);
    run(&mut game, 0);
    assert!(examines(&game));
    assert_eq!((holder(&game), game.examinable()), (Some(1), seats([5])));
    game
}

#[test]
fn the_token_begins_on_captain_americas_left() {
    for players in 5..=12 {
        for captain in 1..=players as u32 {
            let left = if captain == players as u32 { 1 } else { captain as u8 + 1 };
            let modules = [Module::ScarletWitch];
            let told = Setup { leader: LeaderChoice::Named(seat(captain)), ..agents_with(players, &modules) };
            assert_eq!(holder(&begun(&told)), Some(left), "{captain} of {players}");
            let mut game = undisclosed(players, &modules);
            game.play(Action::TableReady).unwrap();
            assert_eq!(game.token(), None);
            game.play(Action::CaptainAmerica(seat(captain))).unwrap();
            assert_eq!(holder(&game), Some(left), "{captain} of {players}");
        }
    }
    assert_eq!(agents(7, &[]).token(), None);
}

#[test]
fn it_is_used_immediately_after_missions_two_three_and_four() {
    let mut game = with_witch(7);
    run(&mut game, 0);
    assert!(!examines(&game), "not after mission 1");
    for (fails, examined) in [(1, 5), (0, 1), (2, 6)] {
        let examiner = game.token().unwrap().holder;
        let (leader, round) = (game.leader(), game.round());
        let events = run(&mut game, fails);
        let to = game.seats().right_of(leader);
        assert!(events.ends_with(&[Event::Round(RoundEvent::LeadershipPassed { to })]), "{events:?}");
        assert!(examines(&game));
        let events = examine(&mut game, examined);
        let examined = Event::Examination(ExaminationEvent::Examined { examiner, examined: seat(examined) });
        assert_eq!(events, [examined, Event::Round(RoundEvent::Began { round: round + 1, leader: to })]);
    }
    assert_eq!(holder(&game), Some(6));
    run(&mut game, 0);
    assert!(!examines(&game));
}

#[test]
fn a_mission_that_was_given_up_counts_too() {
    let mut game = with_witch(7);
    forfeit(&mut game);
    assert!(!examines(&game));
    forfeit(&mut game);
    assert!(examines(&game));
    examine(&mut game, 7);
    run(&mut game, 0);
    assert!(examines(&game));
}

#[test]
fn any_other_player_can_be_examined_captain_america_too() {
    let game = after(with_witch(7), &[0, 0]);
    assert_eq!(game.examinable(), seats([1, 3, 4, 5, 6, 7]));
    for number in [1, 3, 4, 5, 6, 7] {
        let mut examined = game;
        examine(&mut examined, number);
        assert_eq!(holder(&examined), Some(number as u8), "the token goes to the examined player");
    }
}

#[test]
fn who_has_held_the_token_can_not_be_examined() {
    let mut game = after(with_witch(7), &[0, 0]);
    assert_eq!(
        refused(&mut game, Action::Examine(seat(2))),
        Refusal::Examination(ExaminationRefusal::Marked(seat(2)))
    );
    examine(&mut game, 5);
    run(&mut game, 1);
    for held in [2, 5] {
        assert_eq!(
            refused(&mut game, Action::Examine(seat(held))),
            Refusal::Examination(ExaminationRefusal::Marked(seat(held)))
        );
    }
    assert_eq!(refused(&mut game, Action::Examine(seat(8))), Refusal::Round(RoundRefusal::NoSuchSeat(seat(8))));
}

#[test]
fn who_stepped_out_can_not_be_examined() {
    let mut game = after(with_witch(7), &[0, 0]);
    accuse(&mut game, 4, Shield);
    assert_eq!(refused(&mut game, Action::Examine(seat(4))), Refusal::Agent(AgentRefusal::SteppedOut(seat(4))));
    assert_eq!(game.examinable(), seats([1, 3, 5, 6, 7]));
}

#[test]
fn the_token_of_a_player_who_stepped_out_goes_to_the_left() {
    let mut game = with_witch(7);
    let events = accuse(&mut game, 2, Shield);
    assert_eq!(events[2..], [Event::Examination(ExaminationEvent::TokenPassed { from: seat(2), to: Some(seat(3)) })]);
    assert_eq!(holder(&game), Some(3));
}

#[test]
fn it_skips_those_who_held_it_and_those_who_are_out() {
    // Seats 2, 9 and 8 have held it; from 8 it would go over 9, 1, 2 and 3.
    let mut game = after(with_witch(9), &[0, 1]);
    examine(&mut game, 9);
    run(&mut game, 0);
    examine(&mut game, 8);
    accuse(&mut game, 3, Shield);
    let events = accuse(&mut game, 8, Hydra);
    assert!(
        events.contains(&Event::Examination(ExaminationEvent::TokenPassed { from: seat(8), to: Some(seat(4)) })),
        "{events:?}"
    );
}

#[test]
fn captain_america_loses_it_with_the_game() {
    let mut game = after(with_witch(7), &[0, 0]);
    examine(&mut game, 1);
    let events = accuse(&mut game, 7, Hydra);
    assert!(
        events.contains(&Event::Examination(ExaminationEvent::TokenPassed { from: seat(1), to: Some(seat(3)) })),
        "{events:?}"
    );
}

#[test]
fn when_both_step_out_it_goes_past_both() {
    let mut game = with_witch(7);
    let events = accuse(&mut game, 2, Hydra);
    assert!(
        events.contains(&Event::Examination(ExaminationEvent::TokenPassed { from: seat(2), to: Some(seat(3)) })),
        "{events:?}"
    );
    let mut other = after(with_witch(7), &[0, 0]);
    examine(&mut other, 7);
    let events = accuse(&mut other, 7, Hydra);
    assert!(
        events.contains(&Event::Examination(ExaminationEvent::TokenPassed { from: seat(7), to: Some(seat(3)) })),
        "{events:?}"
    );
}

#[test]
fn during_an_examination_the_next_holder_examines() {
    let mut game = after(with_witch(7), &[0, 0]);
    accuse(&mut game, 2, Shield);
    assert!(examines(&game));
    let events = examine(&mut game, 6);
    assert_eq!(events[0], Event::Examination(ExaminationEvent::Examined { examiner: seat(3), examined: seat(6) }));
}

#[test]
fn a_leader_who_steps_out_during_an_examination_does_not_lead_the_next_round() {
    let mut game = after(with_witch(7), &[0, 0]);
    assert_eq!(game.leader(), seat(6));
    accuse(&mut game, 6, Shield);
    assert!(examines(&game));
    let events = examine(&mut game, 4);
    assert_eq!(events[1], Event::Round(RoundEvent::Began { round: 3, leader: seat(5) }));
}

#[test]
fn when_everybody_has_held_it_there_is_no_examination() {
    let mut game = nearly_all_held();
    examine(&mut game, 5);
    assert_eq!((holder(&game), game.examinable()), (Some(5), SeatSet::EMPTY));
    let events = run(&mut game, 1);
    assert!(matches!(
        events[..],
        [.., Event::Round(RoundEvent::LeadershipPassed { .. }), Event::Round(RoundEvent::Began { round: 5, .. })]
    ));
}

#[test]
fn a_token_that_nobody_can_receive_leaves_the_game_and_the_examination_is_over() {
    let mut game = nearly_all_held();
    let events = accuse(&mut game, 5, Hydra);
    assert!(
        events.contains(&Event::Examination(ExaminationEvent::TokenPassed { from: seat(1), to: None })),
        "{events:?}"
    );
    assert!(
        matches!(events.last(), Some(Event::Round(RoundEvent::Began { round: 4, leader })) if *leader == seat(2)),
        "{events:?}"
    );
    assert_eq!(game.token(), None);
    run(&mut game, 1);
    assert!(matches!(game.phase(), Phase::Proposal { .. }), "nobody examines after mission 4");
}

#[test]
fn there_is_none_after_the_third_result() {
    let mut failed = after(with_witch(7), &[1, 1]);
    examine(&mut failed, 4);
    run(&mut failed, 1);
    assert_eq!(failed.ending(), won(Side::Hydra, Why::ThreeFails));
    let mut succeeded = after(with_witch(7), &[0, 0]);
    examine(&mut succeeded, 4);
    run(&mut succeeded, 0);
    assert!(!examines(&succeeded));
}

#[test]
fn nobody_is_examined_at_another_time() {
    let mut game = with_witch(7);
    refused(&mut game, Action::Examine(seat(4)));
    propose(&mut game);
    refused(&mut game, Action::Examine(seat(4)));
    let mut waiting = after(with_witch(7), &[0, 0]);
    for action in [Action::Propose(first(3)), count(7, 0), Action::Count(Count::fails(0)), Action::DealAgain] {
        assert!(matches!(refused(&mut waiting, action), Refusal::Round(RoundRefusal::NotNow(_))), "{action:?}");
    }
}
