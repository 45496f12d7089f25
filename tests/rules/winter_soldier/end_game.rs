//! The end: three fails, or three successes and what comes after them.

use super::*;
use AgentCard::{Hydra, MariaHill, NickFury, Shield, WinterSoldier};

/// Three missions have succeeded.
fn succeeded(players: usize) -> Game {
    after(agents(players, &[]), &[0, 0, 0])
}

#[test]
fn three_fails_are_the_end_and_hydra_wins() {
    for fails in [&[1, 1, 1][..], &[0, 1, 1, 1], &[1, 0, 1, 0, 2]] {
        let last = fails.len() - 1;
        assert_eq!(after(agents(5, &[]), &fails[..last]).ending(), None);
        assert_eq!(after(agents(5, &[]), fails).ending(), won(Side::Hydra, Why::ThreeFails));
    }
}

#[test]
fn after_three_successes_captain_america_names_the_winter_soldier() {
    for fails in [&[0, 0, 0][..], &[1, 0, 0, 0], &[0, 1, 1, 0, 0]] {
        let mut game = after(agents(5, &[]), fails);
        assert_eq!(game.phase().id(), "accusation", "{fails:?}");
        refused(&mut game, Action::Show(WinterSoldier));
        let events = game.play(Action::Accuse(seat(3))).unwrap();
        assert_eq!(events, [Event::Agent(AgentEvent::Accused { captain: seat(1), accused: seat(3) })]);
    }
}

#[test]
fn named_rightly_shield_wins() {
    let mut game = succeeded(5);
    accuse(&mut game, 3, WinterSoldier);
    assert_eq!(game.ending(), won(Side::Shield, Why::Found(crate::role("winter-soldier"))));
}

#[test]
fn named_wrongly_nobody_steps_out_and_the_winter_soldier_names_nick_fury() {
    for card in [Shield, NickFury, MariaHill, Hydra] {
        let mut game = after(agents(10, &[Module::Choice("maria-hill")]), &[0, 0, 0]);
        let events = accuse(&mut game, 3, card);
        assert_eq!(events, [Event::Agent(AgentEvent::CardShown { player: seat(3), card })]);
        assert_eq!((game.out(), game.ending()), (SeatSet::EMPTY, None), "{card:?}");
        assert_eq!(game.phase().id(), "assassination");
        let (target, player) = (crate::role("nick-fury"), seat(3));
        assert_eq!(
            game.play(Action::Assassinate(player)).unwrap(),
            [Event::Agent(AgentEvent::Named { target, player })]
        );
    }
}

#[test]
fn the_assassination_of_nick_fury_decides() {
    for (right, winner, why) in [
        (true, Side::Hydra, Why::Found(crate::role("nick-fury"))),
        (false, Side::Shield, Why::Safe(crate::role("nick-fury"))),
    ] {
        let mut game = succeeded(5);
        accuse(&mut game, 3, Shield);
        game.play(Action::Assassinate(seat(4))).unwrap();
        let events = game.play(Action::NamedRightly(right)).unwrap();
        let told = Event::Agent(AgentEvent::NamingTold { target: crate::role("nick-fury"), player: seat(4), right });
        assert_eq!(events, [told, Event::Round(RoundEvent::Ended(Ending { winner, why }))]);
        assert_eq!(game.ending(), won(winner, why));
    }
}

#[test]
fn without_captain_america_it_goes_straight_to_the_assassination() {
    let mut game = agents(7, &[]);
    accuse(&mut game, 3, Hydra);
    let mut game = after(game, &[0, 0, 0]);
    assert_eq!(game.phase().id(), "assassination");
    refused(&mut game, Action::Accuse(seat(4)));
    game.play(Action::Assassinate(seat(4))).unwrap();
    game.play(Action::NamedRightly(true)).unwrap();
    assert_eq!(game.ending(), won(Side::Hydra, Why::Found(crate::role("nick-fury"))));
}

#[test]
fn without_nick_fury_there_is_nobody_to_assassinate_and_shield_wins() {
    let mut game = agents(7, &[]);
    accuse(&mut game, 3, NickFury);
    let mut game = after(game, &[0, 0, 0]);
    assert_eq!(game.phase().id(), "accusation", "Captain America has his guess all the same");
    let ending = Ending { winner: Side::Shield, why: Why::Gone(crate::role("nick-fury")) };
    assert_eq!(accuse(&mut game, 4, Hydra)[1..], [Event::Round(RoundEvent::Ended(ending))]);
    assert_eq!(game.ending(), Some(ending));
}

#[test]
fn without_both_shield_wins_with_the_third_success() {
    let mut game = agents(7, &[]);
    accuse(&mut game, 3, NickFury);
    accuse(&mut game, 4, Hydra);
    let game = after(game, &[0, 0, 0]);
    assert_eq!(game.ending(), won(Side::Shield, Why::Gone(crate::role("nick-fury"))));
}

#[test]
fn those_who_are_named_at_the_end_are_in_the_game_and_not_captain_america() {
    let mut game = agents(7, &[]);
    accuse(&mut game, 7, Shield);
    let mut game = after(game, &[0, 0, 0]);
    let never = [
        (1, Refusal::Agent(AgentRefusal::CaptainAmerica(seat(1)))),
        (7, Refusal::Agent(AgentRefusal::SteppedOut(seat(7)))),
        (8, Refusal::Round(RoundRefusal::NoSuchSeat(seat(8)))),
    ];
    for (number, refusal) in never {
        assert_eq!(refused(&mut game, Action::Accuse(seat(number))), refusal);
    }
    accuse(&mut game, 6, Hydra);
    for (number, refusal) in never {
        assert_eq!(refused(&mut game, Action::Assassinate(seat(number))), refusal);
    }
}

#[test]
fn the_third_success_is_followed_by_neither_leader_nor_examination() {
    let mut game = after(agents(7, &[Module::ScarletWitch]), &[0]);
    run(&mut game, 0);
    game.play(Action::Examine(seat(4))).unwrap();
    let (leader, round) = (game.leader(), game.round());
    let events = run(&mut game, 0);
    assert!(matches!(events[..], [Event::Round(RoundEvent::MissionRun { .. })]), "{events:?}");
    assert_eq!((game.leader(), game.round()), (leader, round));
    assert_eq!(game.phase().id(), "accusation");
}

#[test]
fn a_game_that_is_over_takes_nothing_more() {
    let mut over = after(agents(5, &[]), &[1, 1, 1]);
    assert!(over.legal_actions().is_empty());
    for action in [
        Action::Accuse(seat(3)),
        Action::Show(Shield),
        Action::Assassinate(seat(3)),
        Action::NamedRightly(true),
        Action::Expose(seat(3)),
        Action::Examine(seat(3)),
        Action::DealAgain,
        Action::CaptainAmerica(seat(3)),
    ] {
        assert_eq!(refused(&mut over, action), Refusal::Round(RoundRefusal::GameOver));
    }
}
