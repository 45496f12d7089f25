//! The Inquisitor (edition of 2020; RULES section 5). Scarlet Witch, the same with another beginning, is tried in
//! [`super::winter_soldier`].

use super::*;
use resistance_narrator::game::PlotCard;

fn with_inquisitor(players: usize, others: &[Module]) -> Setup {
    let modules = others.iter().copied().chain([Module::Inquisitor]).collect();
    Setup { edition: crate::edition("resistance-2020"), modules, ..setup(players) }
}

fn inquisitor(players: usize) -> Game {
    begun(&with_inquisitor(players, &[]))
}

fn after(fails: &[u8]) -> Game {
    let mut game = inquisitor(7);
    for fails in fails {
        if let Phase::Examination { .. } = game.phase() {
            let examined = game.examinable().iter().next().unwrap();
            game.play(Action::Examine(examined)).unwrap();
        }
        run(&mut game, *fails);
    }
    game
}

fn examines(game: &Game) -> bool {
    matches!(game.phase(), Phase::Examination { .. })
}

fn holder(game: &Game) -> Option<u8> {
    game.token().map(|token| token.holder.number())
}

#[test]
fn the_edition_of_2020_has_the_inquisitor_unless_it_is_switched_off() {
    assert_eq!(crate::edition("resistance-2020").usual_modules(), [Module::Inquisitor]);
    assert_eq!(crate::edition("forum").usual_modules(), [Module::Plot]);
    for edition in [crate::edition("accessible"), crate::edition("widerstand"), crate::edition("winter-soldier")] {
        assert_eq!(edition.usual_modules(), [], "{edition:?}");
    }
    let mut without = begun(&Setup { edition: crate::edition("resistance-2020"), ..setup(5) });
    assert_eq!(without.token(), None);
    run(&mut without, 0);
    run(&mut without, 0);
    assert!(!examines(&without));
}

#[test]
fn it_can_be_switched_on_in_every_edition_of_the_base_game() {
    for edition in base_game() {
        let mut game = begun(&Setup { edition, ..with_inquisitor(5, &[]) });
        run(&mut game, 0);
        run(&mut game, 0);
        assert!(examines(&game), "{edition:?}");
    }
}

#[test]
fn the_token_begins_on_the_leaders_right() {
    for players in 5..=10 {
        for leader in 1..=players as u32 {
            let told = Setup { leader: LeaderChoice::Named(seat(leader)), ..with_inquisitor(players, &[]) };
            let right = if leader == 1 { players as u8 } else { leader as u8 - 1 };
            assert_eq!(holder(&begun(&told)), Some(right), "{leader} of {players}");
        }
    }
    let drawn = begun(&Setup { leader: LeaderChoice::Draw, seed: 3, ..with_inquisitor(7, &[]) });
    assert_eq!(drawn.token().map(|token| token.holder), Some(drawn.seats().right_of(drawn.leader())));
}

#[test]
fn at_the_end_of_missions_two_three_and_four_its_holder_examines_somebody() {
    assert!(!examines(&after(&[0])));
    for fails in [&[0, 1][..], &[1, 1], &[0, 1, 0], &[0, 1, 0, 2]] {
        assert!(examines(&after(fails)), "{fails:?}");
    }
}

#[test]
fn the_examined_player_gets_the_token_and_the_next_round_begins() {
    let mut game = inquisitor(7);
    run(&mut game, 0);
    let events = run(&mut game, 1);
    assert!(events.ends_with(&[Event::Round(RoundEvent::LeadershipPassed { to: seat(3) })]), "{events:?}");
    let (examiner, examined) = (seat(7), seat(4));
    let events = game.play(Action::Examine(examined)).unwrap();
    assert_eq!(
        events,
        [
            Event::Examination(ExaminationEvent::Examined { examiner, examined }),
            Event::Round(RoundEvent::Began { round: 3, leader: seat(3) })
        ]
    );
    assert_eq!(holder(&game), Some(4));
    run(&mut game, 0);
    let events = game.play(Action::Examine(seat(1))).unwrap();
    assert_eq!(events[0], Event::Examination(ExaminationEvent::Examined { examiner: seat(4), examined: seat(1) }));
}

#[test]
fn whoever_has_a_marker_can_not_be_examined() {
    let mut game = inquisitor(7);
    run(&mut game, 0);
    run(&mut game, 1);
    assert_eq!(game.examinable(), first(6));
    assert_eq!(
        refused(&mut game, Action::Examine(seat(7))),
        Refusal::Examination(ExaminationRefusal::Marked(seat(7)))
    );
    assert_eq!(refused(&mut game, Action::Examine(seat(8))), Refusal::Round(RoundRefusal::NoSuchSeat(seat(8))));
    game.play(Action::Examine(seat(4))).unwrap();
    run(&mut game, 0);
    for marked in [4, 7] {
        assert_eq!(
            refused(&mut game, Action::Examine(seat(marked))),
            Refusal::Examination(ExaminationRefusal::Marked(seat(marked)))
        );
    }
    game.play(Action::Examine(seat(1))).unwrap();
}

#[test]
fn it_is_used_three_times_in_a_game() {
    let mut game = inquisitor(7);
    let mut examined = 0;
    for fails in [0, 1, 0, 2, 0] {
        run(&mut game, fails);
        if let Some(seat) = game.examinable().iter().next().filter(|_| examines(&game)) {
            game.play(Action::Examine(seat)).unwrap();
            examined += 1;
        }
    }
    assert_eq!((examined, game.ending()), (3, won(Side::Resistance, Why::ThreeSuccesses)));
}

#[test]
fn a_game_that_is_over_has_no_examination() {
    assert_eq!(after(&[0, 0, 0]).ending(), won(Side::Resistance, Why::ThreeSuccesses));
    assert_eq!(after(&[1, 0, 1, 2]).ending(), won(Side::Spies, Why::ThreeFails));
}

#[test]
fn with_targeting_the_missions_that_were_run_are_counted() {
    let mut game = begun(&with_inquisitor(7, &[Module::Targeting]));
    for (number, examination) in [(4, false), (1, true), (3, true)] {
        game.play(Action::NameMission(mission(number))).unwrap();
        run(&mut game, u8::from(number == 1));
        assert_eq!(examines(&game), examination, "mission {number}");
        if examination {
            game.play(Action::Examine(game.examinable().iter().next().unwrap())).unwrap();
        }
        assert_eq!(game.phase(), Phase::Proposal { mission: None });
    }
}

#[test]
fn it_comes_before_the_first_window_of_the_new_round() {
    let mut game = begun(&with_inquisitor(5, &[Module::Plot]));
    for _round in 1..=2 {
        let to = game.seats().left_of(game.leader());
        game.play(Action::DrawAnyway(PlotCard::StrongLeader)).unwrap();
        game.play(Action::Give { card: PlotCard::StrongLeader, to }).unwrap();
        run(&mut game, 0);
        if let Phase::Window(_) = game.phase() {
            game.play(Action::PassAll).unwrap();
        }
    }
    assert!(examines(&game));
    game.play(Action::Examine(seat(4))).unwrap();
    assert!(matches!(game.phase(), Phase::Window(_)), "{:?}", game.phase());
}

#[test]
fn during_an_examination_nothing_else_is_done_and_nobody_is_examined_at_another_time() {
    let mut game = inquisitor(7);
    refused(&mut game, Action::Examine(seat(2)));
    let mut game = after(&[0, 0]);
    for action in [
        Action::Propose(first(3)),
        count(7, 0),
        Action::Count(Count::fails(0)),
        Action::Accuse(seat(2)),
        Action::Pass,
    ] {
        assert!(matches!(refused(&mut game, action), Refusal::Round(RoundRefusal::NotNow(_))), "{action:?}");
    }
}
