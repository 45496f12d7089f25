//! After the deal the player who is Captain America says so, and leads first; or the cards are dealt again.

use super::*;
use resistance_narrator::game::Offer;

#[test]
fn after_the_deal_captain_america_says_so_and_then_comes_the_reveal() {
    for number in 1..=5 {
        let mut game = undisclosed(5, &[]);
        assert_eq!(game.captain(), None);
        assert_eq!(game.play(Action::TableReady).unwrap(), [Event::Round(RoundEvent::TableReady)]);
        assert_eq!(game.phase(), Phase::Captain);
        let captain = seat(number);
        let events = game.play(Action::CaptainAmerica(captain)).unwrap();
        assert_eq!(events, [Event::Agent(AgentEvent::CaptainKnown { captain })]);
        assert_eq!((game.captain(), game.leader(), game.phase()), (Some(captain), captain, Phase::Reveal));
        let events = game.play(Action::RevealDone).unwrap();
        assert_eq!(
            events,
            [Event::Round(RoundEvent::RevealDone), Event::Round(RoundEvent::Began { round: 1, leader: captain })]
        );
    }
}

#[test]
fn without_a_reveal_the_first_round_begins_at_once() {
    let table = Setup { leader: LeaderChoice::Draw, reveal: Reveal::None, ..agents_with(6, &[]) };
    let mut game = table.check().unwrap().game;
    game.play(Action::TableReady).unwrap();
    let events = game.play(Action::CaptainAmerica(seat(6))).unwrap();
    assert_eq!(
        events,
        [
            Event::Agent(AgentEvent::CaptainKnown { captain: seat(6) }),
            Event::Round(RoundEvent::Began { round: 1, leader: seat(6) })
        ]
    );
}

#[test]
fn who_deals_is_drawn() {
    let dealer = |seed| {
        let table = Setup { leader: LeaderChoice::Draw, seed, ..agents_with(12, &[]) };
        table.check().unwrap().game.dealer()
    };
    for wanted in 1..=12 {
        assert!((0..400).any(|seed| dealer(seed) == seat(wanted)), "seat {wanted} never deals");
    }
}

#[test]
fn a_captain_america_whom_the_table_has_told_is_not_asked_for() {
    let mut game = Setup { leader: LeaderChoice::Named(seat(3)), ..agents_with(5, &[]) }.check().unwrap().game;
    assert_eq!((game.captain(), game.leader()), (Some(seat(3)), seat(3)));
    game.play(Action::TableReady).unwrap();
    assert_eq!(game.phase(), Phase::Reveal);
}

#[test]
fn captain_america_sits_at_the_table_and_is_named_once() {
    let mut game = undisclosed(5, &[]);
    assert!(matches!(refused(&mut game, Action::CaptainAmerica(seat(2))), Refusal::Round(RoundRefusal::NotNow(_))));
    game.play(Action::TableReady).unwrap();
    assert_eq!(
        refused(&mut game, Action::CaptainAmerica(seat(6))),
        Refusal::Round(RoundRefusal::NoSuchSeat(seat(6)))
    );
    refused(&mut game, Action::RevealDone);
    game.play(Action::CaptainAmerica(seat(2))).unwrap();
    assert!(matches!(refused(&mut game, Action::CaptainAmerica(seat(3))), Refusal::Round(RoundRefusal::NotNow(_))));
}

#[test]
fn the_base_game_has_none() {
    for edition in base_game() {
        let mut game = Setup { edition, ..setup(5) }.check().unwrap().game;
        assert_eq!(game.captain(), None);
        game.play(Action::TableReady).unwrap();
        refused(&mut game, Action::CaptainAmerica(seat(1)));
        refused(&mut game, Action::DealAgain);
    }
}

/// Nothing is known any more, and the same player deals.
#[track_caller]
fn deals_again(mut game: Game) {
    let dealer = game.dealer();
    assert!(game.offers().contains(&Offer::DealAgain));
    assert_eq!(game.play(Action::DealAgain).unwrap(), [Event::Agent(AgentEvent::DealtAgain { dealer })]);
    assert_eq!((game.phase(), game.dealer(), game.captain()), (Phase::Setup, dealer, None));
    assert_eq!((game.token(), game.out()), (None, SeatSet::EMPTY));
    game.play(Action::TableReady).unwrap();
    assert_eq!(game.phase(), Phase::Captain, "somebody else can be Captain America now");
}

#[test]
fn the_cards_can_be_dealt_again_before_anything_was_voted_on() {
    let mut game = undisclosed(7, &[Module::ScarletWitch]);
    game.play(Action::TableReady).unwrap();
    deals_again(game);
    game.play(Action::CaptainAmerica(seat(4))).unwrap();
    assert_eq!(game.phase(), Phase::Reveal);
    deals_again(game);
    game.play(Action::RevealDone).unwrap();
    deals_again(game);
    deals_again(agents(5, &[]));
    let mut proposed = agents(5, &[]);
    proposed.play(Action::Propose(first(2))).unwrap();
    deals_again(proposed);
}

#[test]
fn what_was_played_is_not_dealt_again() {
    let refuses = |mut game: Game| {
        assert!(matches!(refused(&mut game, Action::DealAgain), Refusal::Round(RoundRefusal::NotNow(_))));
    };
    refuses(undisclosed(7, &[]));
    let begun = agents(7, &[Module::Choice("maria-hill")]);
    let mut rejected = begun;
    reject(&mut rejected);
    refuses(rejected);
    refuses(after(begun, &[0]));
    let mut approved = begun;
    approve(&mut approved);
    refuses(approved);
    let mut accused = begun;
    accuse(&mut accused, 3, AgentCard::Shield);
    refuses(accused);
    let mut misnamed = begun;
    misname(&mut misnamed, 3, 4);
    refuses(misnamed);
}
