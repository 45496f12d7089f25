//! The table of cards, a module for each row: its window and its effect.

use super::*;

#[track_caller]
fn not_its_moment(game: &mut Game, action: Action, card: PlotCard) {
    assert_eq!(refused(game, action), Refusal::Plot(PlotRefusal::NotItsMoment(card)));
}

mod strong_leader {
    use super::*;
    use PlotCard::StrongLeader;

    #[test]
    fn before_the_leader_draws_plot_cards() {
        let mut game = dealt(5, &[(StrongLeader, 4)]);
        let events = run(&mut game, 0);
        assert_eq!(events.last(), Some(&Event::Round(RoundEvent::Began { round: 2, leader: seat(2) })));
        assert_eq!(asked(&game), Some((4, StrongLeader)));
        assert!(matches!(refused(&mut game, Action::DrawForLeader), Refusal::Round(RoundRefusal::NotNow(_))));
        let taken = Event::Plot(PlotEvent::LeadTaken { by: seat(4), from: seat(2) });
        assert_eq!(game.play(uses(4, StrongLeader)), Ok(vec![taken]));
        assert_eq!((game.leader(), holders(&game, StrongLeader)), (seat(4), vec![]));
        // The user draws and gives, so not to himself.
        game.play(Action::Draw(PlotCard::CloseEye)).unwrap();
        assert_eq!(refused(&mut game, gives(PlotCard::CloseEye, 4)), Refusal::Plot(PlotRefusal::GivenToLeader));
    }

    #[test]
    fn before_the_leader_names_a_team_at_every_proposal() {
        let mut game = dealt(5, &[(StrongLeader, 5)]);
        for leader in 2..=4 {
            reject(&mut game);
            assert_eq!((game.leader(), asked(&game)), (seat(leader), Some((5, StrongLeader))));
            assert!(matches!(refused(&mut game, Action::Propose(first(2))), Refusal::Round(RoundRefusal::NotNow(_))));
            game.play(Action::Pass).unwrap();
            not_its_moment(&mut game, uses(5, StrongLeader), StrongLeader);
        }
    }

    #[test]
    fn not_once_the_leader_has_drawn() {
        let mut game = drawing(5);
        game.play(Action::Draw(StrongLeader)).unwrap();
        game.play(gives(StrongLeader, 3)).unwrap();
        not_its_moment(&mut game, uses(3, StrongLeader), StrongLeader);
        propose(&mut game);
        not_its_moment(&mut game, uses(3, StrongLeader), StrongLeader);
    }

    #[test]
    fn not_by_the_sitting_leader() {
        let mut game = dealt(7, &[(StrongLeader, 2), (StrongLeader, 4)]);
        reject(&mut game);
        assert_eq!((game.leader(), asked(&game)), (seat(2), Some((4, StrongLeader))));
        assert_eq!(
            refused(&mut game, uses(2, StrongLeader)),
            Refusal::Plot(PlotRefusal::NotAsked { player: seat(2), asked: seat(4) })
        );
        game.play(Action::Pass).unwrap();
        not_its_moment(&mut game, uses(2, StrongLeader), StrongLeader);
    }

    #[test]
    fn leadership_goes_on_clockwise_from_the_user() {
        let mut game = dealt(5, &[(StrongLeader, 4)]);
        reject(&mut game);
        game.play(uses(4, StrongLeader)).unwrap();
        reject(&mut game);
        assert_eq!(game.leader(), seat(5));
        run(&mut game, 0);
        assert_eq!(game.leader(), seat(1));
    }

    #[test]
    fn no_other_one_until_a_vote_has_been_taken() {
        let mut game = dealt(7, &[(StrongLeader, 4), (StrongLeader, 6)]);
        reject(&mut game);
        game.play(uses(4, StrongLeader)).unwrap();
        not_its_moment(&mut game, uses(6, StrongLeader), StrongLeader);
        reject(&mut game);
        assert_eq!(asked(&game), Some((6, StrongLeader)));
    }

    #[test]
    fn is_about_nobody_in_particular() {
        let mut game = dealt(5, &[(StrongLeader, 4)]);
        reject(&mut game);
        assert_eq!(refused(&mut game, uses_on(4, StrongLeader, 1)), Refusal::Plot(PlotRefusal::Target(StrongLeader)));
    }
}

mod opinion_maker {
    use super::*;
    use PlotCard::OpinionMaker;

    #[test]
    fn binds_its_holder_at_every_vote_to_the_end() {
        let mut game = dealt(5, &[(OpinionMaker, 3)]);
        for fails in [0, 1, 0] {
            reject(&mut game);
            propose(&mut game);
            assert_eq!(holders(&game, OpinionMaker), [3]);
            game.play(count(5, 0)).unwrap();
            game.play(Action::Count(Count::fails(fails))).unwrap();
            deal(&mut game, &[]);
        }
        assert_eq!(holders(&game, OpinionMaker), [3]);
    }

    #[test]
    fn two_holders_reveal_together() {
        let mut game = dealt(7, &[(OpinionMaker, 5), (OpinionMaker, 2)]);
        propose(&mut game);
        assert_eq!(holders(&game, OpinionMaker), [2, 5]);
    }

    #[test]
    fn is_never_asked_for_and_never_used_up() {
        let mut game = dealt(5, &[(OpinionMaker, 3)]);
        not_its_moment(&mut game, uses(3, OpinionMaker), OpinionMaker);
        reject(&mut game);
        assert_eq!(asked(&game), None);
        propose(&mut game);
        not_its_moment(&mut game, uses(3, OpinionMaker), OpinionMaker);
    }
}

mod no_confidence {
    use super::*;
    use PlotCard::NoConfidence;

    #[test]
    fn after_a_vote_approved_the_team_it_is_rejected_after_all() {
        let mut game = dealt(5, &[(NoConfidence, 3)]);
        approve(&mut game);
        assert_eq!(asked(&game), Some((3, NoConfidence)));
        let follows = vec![
            Event::Plot(PlotEvent::Overruled { by: seat(3) }),
            Event::Round(RoundEvent::Rejected { rejections: 1 }),
            Event::Round(RoundEvent::LeadershipPassed { to: seat(2) }),
        ];
        assert_eq!(game.play(uses(3, NoConfidence)), Ok(follows));
        assert_eq!(game.phase(), Phase::Proposal { mission: Some(mission(1)) });
        assert_eq!((game.vote_track(), holders(&game, NoConfidence)), (1, vec![]));
    }

    #[test]
    fn not_after_a_rejection() {
        let mut game = dealt(5, &[(NoConfidence, 3)]);
        reject(&mut game);
        assert_eq!(asked(&game), None);
        not_its_moment(&mut game, uses(3, NoConfidence), NoConfidence);
    }

    #[test]
    fn not_during_the_vote_and_not_once_it_was_passed() {
        let mut game = dealt(5, &[(NoConfidence, 3)]);
        propose(&mut game);
        not_its_moment(&mut game, uses(3, NoConfidence), NoConfidence);
        game.play(count(5, 0)).unwrap();
        assert_eq!(refused(&mut game, uses_on(3, NoConfidence, 1)), Refusal::Plot(PlotRefusal::Target(NoConfidence)));
        game.play(Action::Pass).unwrap();
        not_its_moment(&mut game, uses(3, NoConfidence), NoConfidence);
    }
}

mod in_the_spotlight {
    use super::*;
    use PlotCard::InTheSpotlight;

    fn lit() -> Game {
        let mut game = dealt(7, &[(InTheSpotlight, 5)]);
        approve(&mut game);
        game
    }

    #[test]
    fn before_any_member_has_chosen_a_card_a_member_is_named_and_plays_face_up() {
        let mut game = lit();
        assert_eq!(asked(&game), Some((5, InTheSpotlight)));
        let named = Event::Plot(PlotEvent::Spotlighted { by: seat(5), member: seat(2) });
        assert_eq!(game.play(uses_on(5, InTheSpotlight, 2)), Ok(vec![named]));
        assert!(holders(&game, InTheSpotlight).is_empty());
        let told = Event::Plot(PlotEvent::PlayedFaceUp { member: seat(2), card: MissionCard::Fail });
        assert_eq!(game.play(shows(2, MissionCard::Fail)), Ok(vec![told]));
        assert!(matches!(game.phase(), Phase::Mission(_)));
    }

    #[test]
    fn names_a_member_of_the_team() {
        let mut game = lit();
        assert_eq!(refused(&mut game, uses(5, InTheSpotlight)), Refusal::Plot(PlotRefusal::Target(InTheSpotlight)));
        assert_eq!(refused(&mut game, uses_on(5, InTheSpotlight, 3)), Refusal::Plot(PlotRefusal::NotOnTeam(seat(3))));
        assert_eq!(
            refused(&mut game, uses_on(5, InTheSpotlight, 8)),
            Refusal::Round(RoundRefusal::NoSuchSeat(seat(8)))
        );
    }

    #[test]
    fn only_who_was_named_plays_face_up() {
        let mut game = lit();
        game.play(uses_on(5, InTheSpotlight, 2)).unwrap();
        for other in [1, 3] {
            assert_eq!(
                refused(&mut game, shows(other, MissionCard::Success)),
                Refusal::Plot(PlotRefusal::NotFaceUp(seat(other)))
            );
        }
        assert_eq!(
            refused(&mut game, shows(8, MissionCard::Success)),
            Refusal::Round(RoundRefusal::NoSuchSeat(seat(8)))
        );
        game.play(shows(2, MissionCard::Success)).unwrap();
        assert!(matches!(
            refused(&mut game, shows(2, MissionCard::Success)),
            Refusal::Round(RoundRefusal::NotNow(_))
        ));
    }

    #[test]
    fn the_count_agrees_with_the_open_card() {
        // A team of two of seven players, with three spies in the game.
        for (open, plausible) in [(MissionCard::Fail, 1..=2), (MissionCard::Success, 0..=1)] {
            let mut game = lit();
            game.play(uses_on(5, InTheSpotlight, 2)).unwrap();
            game.play(shows(2, open)).unwrap();
            for found in 0..=2 {
                if plausible.contains(&found) {
                    assert!(
                        { game }.play(Action::Count(Count::fails(found))).is_ok(),
                        "{found} with an open {open:?}"
                    );
                } else {
                    let (least, most) = (*plausible.start(), *plausible.end());
                    assert_eq!(
                        refused(&mut game, Action::Count(Count::fails(found))),
                        Refusal::Mission(MissionRefusal::AgainstFaceUp {
                            card: MissionCard::Fail,
                            found,
                            least,
                            most
                        })
                    );
                }
            }
        }
    }

    #[test]
    fn an_open_fail_alone_fails_the_mission() {
        let mut game = lit();
        game.play(uses_on(5, InTheSpotlight, 2)).unwrap();
        game.play(shows(2, MissionCard::Fail)).unwrap();
        game.play(Action::Count(Count::fails(1))).unwrap();
        assert_eq!(game.results().of(mission(1)), Some(Outcome::Fail));
    }

    #[test]
    fn there_are_no_more_open_fails_than_spies() {
        // Three open cards with two spies: only a table whose deck differs comes here.
        let mut game = dealt(5, &[(InTheSpotlight, 3)]);
        for _card in 0..2 {
            approve(&mut game);
            game.play(Action::PassAll).unwrap();
            game.play(Action::Count(Count::fails(0))).unwrap();
            deal(&mut game, &[(InTheSpotlight, 5)]);
            reject(&mut game);
        }
        // Nobody has won yet, but mission three has two members: let it fail, so that mission four has three.
        approve(&mut game);
        game.play(Action::PassAll).unwrap();
        game.play(Action::Count(Count::fails(1))).unwrap();
        deal(&mut game, &[]);
        approve(&mut game);
        while let Some((holder, InTheSpotlight)) = asked(&game) {
            let Phase::Window(window) = game.phase() else { unreachable!() };
            let on = game.targets(window.at).iter().next().unwrap();
            game.play(uses_on(holder, InTheSpotlight, u32::from(on.number()))).unwrap();
        }
        game.play(shows(1, MissionCard::Fail)).unwrap();
        game.play(shows(2, MissionCard::Fail)).unwrap();
        assert_eq!(
            refused(&mut game, shows(3, MissionCard::Fail)),
            Refusal::Mission(MissionRefusal::TooManyOpen { card: MissionCard::Fail, able: 2 })
        );
        game.play(shows(3, MissionCard::Success)).unwrap();
        assert_eq!(
            refused(&mut game, Action::Count(Count::fails(1))),
            Refusal::Mission(MissionRefusal::AgainstFaceUp { card: MissionCard::Fail, found: 1, least: 2, most: 2 })
        );
        game.play(Action::Count(Count::fails(2))).unwrap();
    }
}

mod keeping_a_close_eye_on_you {
    use super::*;
    use PlotCard::CloseEye;

    #[test]
    fn after_all_cards_are_played_the_user_alone_looks_at_the_card_of_a_member() {
        let mut game = dealt(5, &[(CloseEye, 4)]);
        approve(&mut game);
        assert_eq!(asked(&game), Some((4, CloseEye)));
        assert!(matches!(
            refused(&mut game, Action::Count(Count::fails(0))),
            Refusal::Round(RoundRefusal::NotNow(_))
        ));
        let looked = Event::Plot(PlotEvent::CardLookedAt { by: seat(4), member: seat(2) });
        assert_eq!(game.play(uses_on(4, CloseEye, 2)), Ok(vec![looked]));
        assert!(holders(&game, CloseEye).is_empty());
        game.play(Action::Count(Count::fails(1))).unwrap();
    }

    #[test]
    fn names_a_member_of_the_team() {
        let mut game = dealt(5, &[(CloseEye, 4)]);
        approve(&mut game);
        assert_eq!(refused(&mut game, uses(4, CloseEye)), Refusal::Plot(PlotRefusal::Target(CloseEye)));
        assert_eq!(refused(&mut game, uses_on(4, CloseEye, 4)), Refusal::Plot(PlotRefusal::NotOnTeam(seat(4))));
    }

    #[test]
    fn no_card_is_looked_at_twice_in_a_mission() {
        let mut game = dealt(7, &[(CloseEye, 4), (CloseEye, 5)]);
        approve(&mut game);
        game.play(uses_on(4, CloseEye, 1)).unwrap();
        assert_eq!(refused(&mut game, uses_on(5, CloseEye, 1)), Refusal::Plot(PlotRefusal::LookedAtBefore(seat(1))));
        game.play(uses_on(5, CloseEye, 2)).unwrap();
    }

    #[test]
    fn a_card_can_be_looked_at_again_in_another_mission() {
        let mut game = dealt(7, &[(CloseEye, 4), (CloseEye, 5)]);
        for looker in [4, 5] {
            approve(&mut game);
            while asked(&game) != Some((looker, CloseEye)) {
                game.play(Action::Pass).unwrap();
            }
            game.play(uses_on(looker, CloseEye, 1)).unwrap();
            while asked(&game).is_some() {
                game.play(Action::Pass).unwrap();
            }
            game.play(Action::Count(Count::fails(0))).unwrap();
            deal(&mut game, &[]);
        }
    }

    #[test]
    fn not_before_the_cards_are_played() {
        let mut game = dealt(5, &[(CloseEye, 4)]);
        not_its_moment(&mut game, uses_on(4, CloseEye, 1), CloseEye);
        propose(&mut game);
        not_its_moment(&mut game, uses_on(4, CloseEye, 1), CloseEye);
        game.play(count(5, 0)).unwrap();
        game.play(Action::Pass).unwrap();
        not_its_moment(&mut game, uses_on(4, CloseEye, 1), CloseEye);
    }
}
