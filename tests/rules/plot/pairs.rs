//! How two cards go together, and how plot cards go with the variants.

use super::*;
use PlotCard::{CloseEye, InTheSpotlight, NoConfidence, OpinionMaker, StrongLeader, TakeResponsibility};

#[test]
fn strong_leader_right_after_no_confidence() {
    let mut game = dealt(7, &[(NoConfidence, 3), (StrongLeader, 5)]);
    approve(&mut game);
    game.play(uses(3, NoConfidence)).unwrap();
    assert_eq!((game.leader(), asked(&game)), (seat(2), Some((5, StrongLeader))));
    let taken = Event::Plot(PlotEvent::LeadTaken { by: seat(5), from: seat(2) });
    assert_eq!(game.play(uses(5, StrongLeader)), Ok(vec![taken]));
    assert_eq!(game.vote_track(), 1);
    assert_eq!(game.phase(), Phase::Proposal { mission: Some(mission(1)) }, "no cards are drawn again");
}

#[test]
fn an_overruled_vote_was_a_vote_so_another_strong_leader_may_follow() {
    let mut game = dealt(9, &[(NoConfidence, 3), (StrongLeader, 5), (StrongLeader, 8)]);
    reject(&mut game);
    game.play(uses(5, StrongLeader)).unwrap();
    approve(&mut game);
    game.play(uses(3, NoConfidence)).unwrap();
    assert_eq!((game.leader(), asked(&game)), (seat(6), Some((8, StrongLeader))));
    game.play(uses(8, StrongLeader)).unwrap();
    assert_eq!(game.leader(), seat(8));
}

#[test]
fn two_strong_leaders_in_one_proposal_are_one_too_many_also_at_the_beginning_of_a_round() {
    let mut game = dealt(7, &[(StrongLeader, 4), (StrongLeader, 6)]);
    run(&mut game, 0);
    game.play(Action::Pass).unwrap();
    game.play(uses(6, StrongLeader)).unwrap();
    assert!(matches!(game.phase(), Phase::Plot(_)));
    assert_eq!(refused(&mut game, uses(4, StrongLeader)), Refusal::Plot(PlotRefusal::NotItsMoment(StrongLeader)));
    deal(&mut game, &[]);
    assert_eq!(refused(&mut game, uses(4, StrongLeader)), Refusal::Plot(PlotRefusal::NotItsMoment(StrongLeader)));
    reject(&mut game);
    assert_eq!((game.leader(), asked(&game)), (seat(7), Some((4, StrongLeader))));
}

#[test]
fn a_strong_leader_taken_after_another_was_used_waits_for_the_next_proposal() {
    let mut game = dealt(9, &[(StrongLeader, 4), (StrongLeader, 6), (TakeResponsibility, 8)]);
    reject(&mut game);
    game.play(uses(4, StrongLeader)).unwrap();
    game.play(takes(8, StrongLeader, 6)).unwrap();
    assert_eq!(refused(&mut game, uses(8, StrongLeader)), Refusal::Plot(PlotRefusal::NotItsMoment(StrongLeader)));
    reject(&mut game);
    assert_eq!(asked(&game), Some((8, StrongLeader)));
}

#[test]
fn a_strong_leader_taken_from_the_sitting_leader_counts_while_others_are_still_asked() {
    let mut game = dealt(9, &[(StrongLeader, 2), (StrongLeader, 4), (TakeResponsibility, 8)]);
    reject(&mut game);
    assert_eq!((game.leader(), asked(&game)), (seat(2), Some((4, StrongLeader))));
    game.play(takes(8, StrongLeader, 2)).unwrap();
    game.play(Action::Pass).unwrap();
    game.play(uses(8, StrongLeader)).unwrap();
    assert_eq!(game.leader(), seat(8));
}

/// Seat 5 may overrule the approval of this proposal, counted from 1.
fn approved_at(proposal: u8) -> Game {
    let mut game = dealt(5, &[(NoConfidence, 5)]);
    for _rejection in 1..proposal {
        reject(&mut game);
    }
    approve(&mut game);
    assert_eq!(asked(&game), Some((5, NoConfidence)));
    game
}

#[test]
fn no_confidence_on_the_fourth_vote_leaves_a_fifth_proposal() {
    let mut game = approved_at(4);
    let follows = vec![
        Event::Plot(PlotEvent::Overruled { by: seat(5) }),
        Event::Round(RoundEvent::Rejected { rejections: 4 }),
        Event::Round(RoundEvent::LeadershipPassed { to: seat(5) }),
    ];
    assert_eq!(game.play(uses(5, NoConfidence)), Ok(follows));
    assert_eq!((game.ending(), game.vote_track()), (None, 4));
    approve(&mut game);
    assert_eq!(game.vote_track(), 0);
}

#[test]
fn no_confidence_on_the_fifth_vote_ends_the_game() {
    let mut game = approved_at(5);
    let ending = Ending { winner: Side::Spies, why: Why::FiveRejections };
    let follows = vec![
        Event::Plot(PlotEvent::Overruled { by: seat(5) }),
        Event::Round(RoundEvent::Rejected { rejections: 5 }),
        Event::Round(RoundEvent::Ended(ending)),
    ];
    assert_eq!(game.play(uses(5, NoConfidence)), Ok(follows));
    assert_eq!(game.ending(), Some(ending));
    assert_eq!(refused(&mut game, Action::Pass), Refusal::Round(RoundRefusal::GameOver));
    assert_eq!(refused(&mut game, Action::DrawForLeader), Refusal::Round(RoundRefusal::GameOver));
}

#[test]
fn no_confidence_passed_on_the_fifth_vote_lets_the_mission_run() {
    let mut game = approved_at(5);
    game.play(Action::Pass).unwrap();
    assert_eq!(game.vote_track(), 0);
    game.play(Action::Count(Count::fails(0))).unwrap();
}

#[test]
fn a_second_no_confidence_is_for_another_vote() {
    let mut game = dealt(7, &[(NoConfidence, 3), (NoConfidence, 4)]);
    approve(&mut game);
    game.play(uses(3, NoConfidence)).unwrap();
    assert_eq!(refused(&mut game, uses(4, NoConfidence)), Refusal::Plot(PlotRefusal::NotItsMoment(NoConfidence)));
    approve(&mut game);
    game.play(uses(4, NoConfidence)).unwrap();
    assert_eq!(game.vote_track(), 2);
}

#[test]
fn take_responsibility_taking_an_opinion_maker_between_two_votes_binds_the_taker_from_the_next() {
    let mut game = dealt(7, &[(OpinionMaker, 3), (TakeResponsibility, 5)]);
    propose(&mut game);
    assert_eq!(holders(&game, OpinionMaker), [3]);
    game.play(count(0, 7)).unwrap();
    game.play(takes(5, OpinionMaker, 3)).unwrap();
    propose(&mut game);
    assert_eq!(holders(&game, OpinionMaker), [5]);
}

#[test]
fn both_opinion_makers_can_come_to_one_player() {
    let mut game = dealt(9, &[(OpinionMaker, 3), (OpinionMaker, 5), (TakeResponsibility, 5)]);
    game.play(takes(5, OpinionMaker, 3)).unwrap();
    assert_eq!(holders(&game, OpinionMaker), [5]);
    assert_eq!(game.plot().hand(seat(5)).count(OpinionMaker), 2);
}

#[test]
fn an_open_card_is_not_looked_at() {
    let mut game = dealt(7, &[(InTheSpotlight, 3), (CloseEye, 4)]);
    approve(&mut game);
    game.play(uses_on(3, InTheSpotlight, 1)).unwrap();
    game.play(shows(1, MissionCard::Success)).unwrap();
    assert_eq!(refused(&mut game, uses_on(4, CloseEye, 1)), Refusal::Plot(PlotRefusal::PlaysFaceUp(seat(1))));
    game.play(uses_on(4, CloseEye, 2)).unwrap();
}

/// Missions one and two are over; seats 4 and 5 hold two cards for the third one, whose team are 1 and 2.
fn two_for_a_team_of_two(others: PlotCard) -> Game {
    let mut game = dealt(5, &[(InTheSpotlight, 4)]);
    for (card, fails) in [(InTheSpotlight, 0), (others, 1)] {
        approve(&mut game);
        while asked(&game).is_some() {
            game.play(Action::PassAll).unwrap();
        }
        game.play(Action::Count(Count::fails(fails))).unwrap();
        deal(&mut game, &[(card, 5)]);
    }
    approve(&mut game);
    game
}

#[test]
fn nobody_looks_where_all_cards_are_open() {
    let mut game = two_for_a_team_of_two(CloseEye);
    game.play(uses_on(4, InTheSpotlight, 1)).unwrap();
    assert_eq!(refused(&mut game, uses_on(5, InTheSpotlight, 1)), Refusal::Plot(PlotRefusal::PlaysFaceUp(seat(1))));
    game.play(uses_on(5, InTheSpotlight, 2)).unwrap();
    // Told in any order.
    game.play(shows(2, MissionCard::Success)).unwrap();
    game.play(shows(1, MissionCard::Fail)).unwrap();
    let Phase::Mission(run) = game.phase() else { panic!("somebody is asked: {:?}", game.phase()) };
    assert_eq!(game.plausible(run, MissionCard::Fail), (1, 1));
    assert_eq!(holders(&game, CloseEye), [5]);
}

#[test]
fn a_third_spotlight_finds_nobody_left() {
    let mut game = two_for_a_team_of_two(InTheSpotlight);
    game.play(uses_on(4, InTheSpotlight, 1)).unwrap();
    game.play(uses_on(5, InTheSpotlight, 2)).unwrap();
    assert!(matches!(game.phase(), Phase::FaceUp(_)), "5 is asked for another one");
    assert_eq!(holders(&game, InTheSpotlight), [5]);
}

#[test]
fn a_taken_spotlight_and_a_taken_close_eye_are_used_in_the_takers_turn() {
    for card in [InTheSpotlight, CloseEye] {
        let mut game = dealt(7, &[(card, 3), (TakeResponsibility, 6)]);
        approve(&mut game);
        game.play(takes(6, card, 3)).unwrap();
        assert_eq!(asked(&game), Some((6, card)));
        game.play(uses_on(6, card, 1)).unwrap();
    }
}

#[test]
fn what_was_overruled_used_up_no_other_card() {
    let mut game = dealt(9, &[(NoConfidence, 3), (InTheSpotlight, 4), (CloseEye, 5)]);
    approve(&mut game);
    game.play(uses(3, NoConfidence)).unwrap();
    approve(&mut game);
    assert_eq!(asked(&game), Some((4, InTheSpotlight)));
    assert_eq!(holders(&game, CloseEye), [5]);
}

mod variants {
    use super::*;

    fn varied(module: Module, players: usize) -> Setup {
        Setup { modules: Modules::from_iter([Module::Plot, module]), ..setup(players) }
    }

    #[test]
    fn with_targeting_cards_are_dealt_before_the_mission_is_named() {
        let mut game = begun(&varied(Module::Targeting, 7));
        assert_eq!(game.mission(), None);
        assert!(matches!(
            refused(&mut game, Action::NameMission(mission(2))),
            Refusal::Round(RoundRefusal::NotNow(_))
        ));
        deal(&mut game, &[]);
        game.play(Action::NameMission(mission(2))).unwrap();
    }

    #[test]
    fn with_targeting_a_strong_leader_comes_before_the_mission_is_named() {
        let mut game = begun(&varied(Module::Targeting, 7));
        deal(&mut game, &[(StrongLeader, 5)]);
        game.play(Action::NameMission(mission(2))).unwrap();
        assert_eq!(refused(&mut game, uses(5, StrongLeader)), Refusal::Plot(PlotRefusal::NotItsMoment(StrongLeader)));
        reject(&mut game);
        assert_eq!((game.mission(), asked(&game)), (None, Some((5, StrongLeader))));
        game.play(uses(5, StrongLeader)).unwrap();
        assert_eq!((game.leader(), game.phase()), (seat(5), Phase::Proposal { mission: None }));
    }

    #[test]
    fn with_targeting_no_confidence_gives_mission_and_team_back() {
        let mut game = begun(&varied(Module::Targeting, 7));
        deal(&mut game, &[(NoConfidence, 5)]);
        game.play(Action::NameMission(mission(4))).unwrap();
        approve(&mut game);
        assert_eq!(game.mission(), Some(mission(4)));
        game.play(uses(5, NoConfidence)).unwrap();
        assert_eq!((game.mission(), game.vote_track()), (None, 1));
        game.play(Action::NameMission(mission(1))).unwrap();
    }

    #[test]
    fn with_targeting_the_open_card_binds_the_count_of_the_mission_that_was_named() {
        let mut game = begun(&varied(Module::Targeting, 7));
        deal(&mut game, &[(InTheSpotlight, 6)]);
        game.play(Action::NameMission(mission(4))).unwrap();
        approve(&mut game);
        game.play(uses_on(6, InTheSpotlight, 4)).unwrap();
        game.play(shows(4, MissionCard::Fail)).unwrap();
        assert_eq!(
            refused(&mut game, Action::Count(Count::fails(0))),
            Refusal::Mission(MissionRefusal::AgainstFaceUp { card: MissionCard::Fail, found: 0, least: 1, most: 3 })
        );
        game.play(Action::Count(Count::fails(1))).unwrap();
        assert_eq!(game.results().of(mission(4)), Some(Outcome::Success), "mission four bears one Fail");
    }

    #[test]
    fn with_blind_spies_the_first_card_is_drawn_right_after_the_deal() {
        let mut game = varied(Module::BlindSpies, 7).check().unwrap().game;
        game.play(Action::TableReady).unwrap();
        assert!(matches!(game.phase(), Phase::Plot(Dealing { to_draw: 2, .. })));
    }

    #[test]
    fn with_blind_spies_character_cards_are_shown_all_the_same() {
        let mut game = begun(&varied(Module::BlindSpies, 7));
        deal(&mut game, &[(PlotCard::OpenUp, 3)]);
        let shown = Event::Plot(PlotEvent::CharacterShown {
            card: PlotCard::OpenUp,
            owner: seat(3),
            viewer: seat(1),
            affiliation: false,
        });
        assert_eq!(game.play(Action::On(seat(1))), Ok(vec![shown]));
    }
}
