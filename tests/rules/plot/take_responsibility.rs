//! The row of Take Responsibility: in any window and whenever the leader may act, one card changes hands.

use super::*;
use PlotCard::{CloseEye, InTheSpotlight, NoConfidence, OpinionMaker, StrongLeader, TakeResponsibility};

/// Seat 3 can take an Opinion Maker from seat 6, while seat 5 holds what a window asks for.
fn with(card: PlotCard) -> Game {
    dealt(9, &[(TakeResponsibility, 3), (card, 5), (OpinionMaker, 6)])
}

#[track_caller]
fn takes_the_opinion_maker(game: &mut Game) {
    let before = game.phase();
    let taken = Event::Plot(PlotEvent::Taken { by: seat(3), card: OpinionMaker, from: seat(6) });
    assert_eq!(game.play(takes(3, OpinionMaker, 6)), Ok(vec![taken]));
    assert_eq!(game.phase(), before, "the game goes on elsewhere");
    assert_eq!(holders(game, OpinionMaker), [3]);
    assert!(holders(game, TakeResponsibility).is_empty());
}

#[test]
fn in_the_window_before_a_proposal() {
    let mut game = with(StrongLeader);
    reject(&mut game);
    assert_eq!(asked(&game), Some((5, StrongLeader)));
    takes_the_opinion_maker(&mut game);
}

#[test]
fn in_the_window_after_an_approval() {
    let mut game = with(NoConfidence);
    approve(&mut game);
    assert_eq!(asked(&game), Some((5, NoConfidence)));
    takes_the_opinion_maker(&mut game);
}

#[test]
fn in_the_window_before_the_cards() {
    let mut game = with(InTheSpotlight);
    approve(&mut game);
    assert_eq!(asked(&game), Some((5, InTheSpotlight)));
    takes_the_opinion_maker(&mut game);
}

#[test]
fn in_the_window_after_the_cards() {
    let mut game = with(CloseEye);
    approve(&mut game);
    assert_eq!(asked(&game), Some((5, CloseEye)));
    takes_the_opinion_maker(&mut game);
}

#[test]
fn while_the_leader_chooses_a_team() {
    takes_the_opinion_maker(&mut with(CloseEye));
}

#[test]
fn while_the_leader_chooses_a_mission() {
    let modules = Modules::from_iter([Module::Plot, Module::Targeting]);
    let mut game = begun(&Setup { modules, ..with_plot(9) });
    deal(&mut game, &[(TakeResponsibility, 3), (OpinionMaker, 6)]);
    assert_eq!(game.phase(), Phase::Proposal { mission: None });
    takes_the_opinion_maker(&mut game);
}

#[test]
fn while_the_leader_draws_and_gives() {
    let mut drawing = with(OpinionMaker);
    run(&mut drawing, 0);
    takes_the_opinion_maker_of_6(&mut drawing);

    let mut giving = with(OpinionMaker);
    run(&mut giving, 0);
    for _card in 0..3 {
        giving.play(Action::DrawAnyway(CloseEye)).unwrap();
    }
    takes_the_opinion_maker_of_6(&mut giving);
}

/// Seat 5 holds another one.
#[track_caller]
fn takes_the_opinion_maker_of_6(game: &mut Game) {
    let before = game.phase();
    game.play(takes(3, OpinionMaker, 6)).unwrap();
    assert_eq!((game.phase(), holders(game, OpinionMaker)), (before, vec![3, 5]));
}

#[test]
fn not_while_the_table_votes_or_the_team_plays() {
    let mut game = with(InTheSpotlight);
    let too_late = |game: &mut Game| {
        assert_eq!(
            refused(game, takes(3, OpinionMaker, 6)),
            Refusal::Plot(PlotRefusal::NotItsMoment(TakeResponsibility))
        );
    };
    propose(&mut game);
    too_late(&mut game);
    game.play(count(9, 0)).unwrap();
    game.play(uses_on(5, InTheSpotlight, 1)).unwrap();
    too_late(&mut game);
    game.play(shows(1, MissionCard::Success)).unwrap();
    too_late(&mut game);
}

#[test]
fn not_while_a_card_waits_for_a_name() {
    let mut game = with(OpinionMaker);
    run(&mut game, 0);
    game.play(Action::DrawAnyway(PlotCard::EstablishConfidence)).unwrap();
    assert_eq!(
        refused(&mut game, takes(3, OpinionMaker, 6)),
        Refusal::Plot(PlotRefusal::NotItsMoment(TakeResponsibility))
    );
}

#[test]
fn its_holder_is_not_asked() {
    let mut game = dealt(7, &[(TakeResponsibility, 3), (OpinionMaker, 6)]);
    reject(&mut game);
    assert_eq!(asked(&game), None);
    approve(&mut game);
    assert!(matches!(game.phase(), Phase::Mission(_)));
}

#[test]
fn takes_what_another_player_holds() {
    let mut game = dealt(9, &[(TakeResponsibility, 3), (OpinionMaker, 3), (CloseEye, 6)]);
    for (card, from) in [(OpinionMaker, 3), (OpinionMaker, 6), (TakeResponsibility, 3)] {
        assert_eq!(
            refused(&mut game, takes(3, card, from)),
            Refusal::Plot(PlotRefusal::NotHeld { player: seat(from), card })
        );
    }
    assert_eq!(refused(&mut game, takes(3, CloseEye, 10)), Refusal::Round(RoundRefusal::NoSuchSeat(seat(10))));
    let refusal = refused(&mut game, takes(6, OpinionMaker, 3));
    assert_eq!(refusal, Refusal::Plot(PlotRefusal::NotHeld { player: seat(6), card: TakeResponsibility }));
    game.play(takes(3, CloseEye, 6)).unwrap();
}

#[test]
fn with_none_to_take_it_is_spent_without_effect() {
    let mut game = dealt(7, &[(TakeResponsibility, 3), (OpinionMaker, 3)]);
    let spent = Event::Plot(PlotEvent::Spent { by: seat(3), card: TakeResponsibility });
    let phase = game.phase();
    assert_eq!(
        refused(&mut game, uses_on(3, TakeResponsibility, 4)),
        Refusal::Plot(PlotRefusal::Target(TakeResponsibility))
    );
    assert_eq!(game.play(uses(3, TakeResponsibility)), Ok(vec![spent]));
    assert_eq!((game.phase(), holders(&game, TakeResponsibility)), (phase, vec![]));
}

#[test]
fn with_none_to_take_it_is_spent_in_a_window_which_stays_open() {
    let mut game = dealt(7, &[(TakeResponsibility, 3), (NoConfidence, 3)]);
    approve(&mut game);
    game.play(uses(3, TakeResponsibility)).unwrap();
    assert_eq!(asked(&game), Some((3, NoConfidence)));
}

#[test]
fn is_not_spent_where_there_is_a_card_to_take() {
    let mut game = dealt(7, &[(TakeResponsibility, 3), (OpinionMaker, 4)]);
    assert_eq!(
        refused(&mut game, uses(3, TakeResponsibility)),
        Refusal::Plot(PlotRefusal::Target(TakeResponsibility))
    );
}

#[test]
fn a_card_taken_can_be_used_in_the_open_window_when_the_takers_turn_comes() {
    // The asked holder loses it to somebody whose turn is still to come.
    let mut game = dealt(7, &[(TakeResponsibility, 6), (NoConfidence, 3)]);
    approve(&mut game);
    assert_eq!(asked(&game), Some((3, NoConfidence)));
    game.play(takes(6, NoConfidence, 3)).unwrap();
    assert_eq!(asked(&game), Some((6, NoConfidence)));
    game.play(uses(6, NoConfidence)).unwrap();
    assert_eq!(game.vote_track(), 1);
}

#[test]
fn a_card_taken_after_the_takers_turn_waits_for_another_window() {
    let mut game = dealt(7, &[(TakeResponsibility, 2), (NoConfidence, 3)]);
    approve(&mut game);
    game.play(takes(2, NoConfidence, 3)).unwrap();
    assert!(matches!(game.phase(), Phase::Mission(_)), "nobody is left to be asked");
    assert_eq!(holders(&game, NoConfidence), [2]);
}

#[test]
fn a_card_taken_from_somebody_else_leaves_the_asked_holder_his_chance() {
    let mut game = dealt(9, &[(TakeResponsibility, 6), (NoConfidence, 3), (NoConfidence, 8)]);
    approve(&mut game);
    game.play(takes(6, NoConfidence, 8)).unwrap();
    assert_eq!(all_pass(&mut game, NoConfidence), [3, 6]);
}

#[test]
fn the_asked_holder_may_take_one_more_in_his_chance() {
    let mut game = dealt(9, &[(TakeResponsibility, 3), (CloseEye, 3), (CloseEye, 5)]);
    approve(&mut game);
    game.play(uses_on(3, CloseEye, 1)).unwrap();
    // The chance went on to the next holder, so it has passed.
    assert_eq!(asked(&game), Some((5, CloseEye)));
    let mut game = dealt(9, &[(TakeResponsibility, 3), (CloseEye, 3), (CloseEye, 5)]);
    approve(&mut game);
    game.play(takes(3, CloseEye, 5)).unwrap();
    game.play(uses_on(3, CloseEye, 1)).unwrap();
    assert_eq!(asked(&game), Some((3, CloseEye)));
    game.play(uses_on(3, CloseEye, 2)).unwrap();
}

#[test]
fn takes_even_another_one_of_its_kind() {
    let mut game = dealt(7, &[(TakeResponsibility, 2), (TakeResponsibility, 3)]);
    game.play(takes(2, TakeResponsibility, 3)).unwrap();
    assert_eq!(holders(&game, TakeResponsibility), [2]);
    game.play(uses(2, TakeResponsibility)).unwrap();
    assert!(holders(&game, TakeResponsibility).is_empty());
}

#[test]
fn works_while_the_leader_gives_the_watch_token_and_sets_a_card_aside() {
    let cards = [(TakeResponsibility, 6), (TakeResponsibility, 5), (CloseEye, 3)];
    let mut game = dealt_with(9, &[Module::Trap, Module::Choice("rogue=resistance")], &cards);
    approve(&mut game);
    assert_eq!(game.phase().id(), "watch");
    game.play(takes(6, CloseEye, 3)).unwrap();
    game.play(Action::Watch(seat(1))).unwrap();
    game.play(Action::Pass).unwrap();
    assert_eq!(game.phase().id(), "trap");
    game.play(takes(5, CloseEye, 6)).unwrap();
    assert_eq!(holders(&game, CloseEye), [5]);
    game.play(Action::Trap(seat(1))).unwrap();
    refused(&mut game, takes(5, CloseEye, 6));
}
