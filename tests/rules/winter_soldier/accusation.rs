//! The Winter Soldier Rule: Captain America may accuse somebody at any time.

use super::*;
use AgentCard::{Hydra, MariaHill, NickFury, Shield, WinterSoldier};

/// The moments at which an accusation can be taken: seats 1 to 4 are proposed, and seat 2 has Scarlet Witch.
fn moments() -> [Game; 3] {
    let proposal = agents(12, &[Module::Choice("maria-hill"), Module::ScarletWitch]);
    let mut vote = proposal;
    propose(&mut vote);
    let examination = after(proposal, &[0, 0]);
    assert!(matches!(proposal.phase(), Phase::Proposal { .. }));
    assert!(matches!(vote.phase(), Phase::Vote { .. }));
    assert!(matches!(examination.phase(), Phase::Examination { .. }));
    [proposal, vote, examination]
}

#[test]
fn captain_america_accuses_and_the_accused_shows_the_card() {
    for mut game in moments() {
        let (captain, accused) = (seat(1), seat(9));
        assert_eq!(
            game.play(Action::Accuse(accused)).unwrap(),
            [Event::Agent(AgentEvent::Accused { captain, accused })]
        );
        assert_eq!(game.phase().id(), "accusation");
        let events = game.play(Action::Show(Shield)).unwrap();
        assert_eq!(events[0], Event::Agent(AgentEvent::CardShown { player: accused, card: Shield }));
    }
}

#[test]
fn an_agent_of_shield_steps_out_and_the_game_goes_on_where_it_was() {
    for card in [Shield, NickFury, MariaHill] {
        for before in moments() {
            let mut game = before;
            let events = accuse(&mut game, 9, card);
            assert_eq!(
                events[1..],
                [Event::Agent(AgentEvent::SteppedOut { players: seats([9]) })],
                "{card:?} at {before:?}"
            );
            assert_eq!(game.out(), seats([9]));
            assert_eq!((game.phase(), game.leader()), (before.phase(), before.leader()));
            assert_eq!((game.vote_track(), game.results()), (before.vote_track(), before.results()));
        }
    }
}

#[test]
fn for_another_hydra_agent_captain_america_steps_out_too() {
    for before in moments() {
        let mut game = before;
        let events = accuse(&mut game, 9, Hydra);
        assert_eq!(events[1], Event::Agent(AgentEvent::SteppedOut { players: seats([1, 9]) }));
        assert_eq!(game.out(), seats([1, 9]));
        assert_eq!((game.captain(), game.captain_in_play()), (Some(seat(1)), None));
        assert_eq!(game.ending(), None);
    }
}

#[test]
fn the_winter_soldier_is_saved_and_shield_wins() {
    for mut game in moments() {
        let ending = Ending { winner: Side::Shield, why: Why::Found(crate::role("winter-soldier")) };
        let events = accuse(&mut game, 9, WinterSoldier);
        assert_eq!(
            events,
            [
                Event::Agent(AgentEvent::CardShown { player: seat(9), card: WinterSoldier }),
                Event::Round(RoundEvent::Ended(ending))
            ]
        );
        assert_eq!(game.out(), SeatSet::EMPTY, "Bucky Barnes stays");
        assert_eq!(game.ending(), Some(ending));
        assert!(game.legal_actions().is_empty());
    }
}

#[test]
fn while_a_mission_is_under_way_it_has_to_wait() {
    let mut game = agents(5, &[]);
    approve(&mut game);
    assert_eq!(refused(&mut game, Action::Accuse(seat(3))), Refusal::Agent(AgentRefusal::MissionUnderWay));
    game.play(Action::Count(Count::fails(0))).unwrap();
    accuse(&mut game, 3, Shield);
    assert_eq!(game.out(), seats([3]));
}

#[test]
fn before_the_first_proposal_nobody_is_accused() {
    let mut game = undisclosed(5, &[]);
    let refuses = |game: &mut Game| {
        assert!(matches!(refused(game, Action::Accuse(seat(3))), Refusal::Round(RoundRefusal::NotNow(_))));
    };
    refuses(&mut game);
    game.play(Action::TableReady).unwrap();
    refuses(&mut game);
    game.play(Action::CaptainAmerica(seat(1))).unwrap();
    refuses(&mut game);
    game.play(Action::RevealDone).unwrap();
    accuse(&mut game, 3, Shield);
}

#[test]
fn the_accused_is_somebody_else_who_is_in_the_game() {
    for mut game in moments() {
        assert_eq!(
            refused(&mut game, Action::Accuse(seat(1))),
            Refusal::Agent(AgentRefusal::CaptainAmerica(seat(1)))
        );
        accuse(&mut game, 9, Shield);
        assert_eq!(refused(&mut game, Action::Accuse(seat(9))), Refusal::Agent(AgentRefusal::SteppedOut(seat(9))));
    }
    assert_eq!(
        refused(&mut agents(5, &[]), Action::Accuse(seat(6))),
        Refusal::Round(RoundRefusal::NoSuchSeat(seat(6)))
    );
}

#[test]
fn captain_america_accuses_as_often_as_he_wants_while_he_is_in() {
    let mut game = agents(12, &[]);
    for number in 2..=5 {
        accuse(&mut game, number, Shield);
    }
    assert_eq!(game.out(), seats([2, 3, 4, 5]));
    accuse(&mut game, 6, Hydra);
    assert_eq!(refused(&mut game, Action::Accuse(seat(7))), Refusal::Agent(AgentRefusal::CaptainOut));
}

#[test]
fn nothing_else_is_done_before_the_card_is_shown() {
    for mut game in moments() {
        refused(&mut game, Action::Show(Shield));
        game.play(Action::Accuse(seat(9))).unwrap();
        for action in [
            Action::Accuse(seat(8)),
            Action::Assassinate(seat(8)),
            Action::Examine(seat(8)),
            Action::Propose(first(4)),
            count(12, 0),
            Action::Count(Count::fails(0)),
            Action::DealAgain,
            Action::NamedRightly(true),
            Action::Expose(seat(8)),
        ] {
            assert!(matches!(refused(&mut game, action), Refusal::Round(RoundRefusal::NotNow(_))), "{action:?}");
        }
    }
}

#[test]
fn the_base_game_has_no_accusations() {
    for mut game in [game(7), targeted(7)] {
        assert!(matches!(refused(&mut game, Action::Accuse(seat(3))), Refusal::Round(RoundRefusal::NotNow(_))));
        assert!(matches!(refused(&mut game, Action::Assassinate(seat(3))), Refusal::Round(RoundRefusal::NotNow(_))));
    }
}
