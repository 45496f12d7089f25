//! Drawing and giving: how many, by whom, to whom, and what a told card must be.

use super::*;
use resistance_narrator::game::plot::dealing::DrawnBy;
use resistance_narrator::game::plot::deck::Missing;

/// Cards that are drawn in each of the first three rounds.
fn draws(players: usize) -> [u8; 3] {
    let mut game = drawing(players);
    [1, 2, 3].map(|_round| {
        let Phase::Plot(dealing) = game.phase() else { panic!("nothing is drawn: {game:?}") };
        deal(&mut game, &[]);
        reject(&mut game);
        assert!(matches!(game.phase(), Phase::Proposal { .. }), "cards are drawn twice in a round");
        let fails = u8::from(game.round() == 1);
        run(&mut game, fails);
        dealing.to_draw
    })
}

#[test]
fn with_5_and_6_players_the_leader_draws_1_card_once_in_every_round() {
    assert_eq!([draws(5), draws(6)], [[1; 3]; 2]);
}

#[test]
fn with_7_and_8_players_the_leader_draws_2_cards_once_in_every_round() {
    assert_eq!([draws(7), draws(8)], [[2; 3]; 2]);
}

#[test]
fn with_9_and_10_players_the_leader_draws_3_cards_once_in_every_round() {
    assert_eq!([draws(9), draws(10)], [[3; 3]; 2]);
}

#[test]
fn all_cards_of_the_round_are_drawn_before_the_first_is_given() {
    let mut game = drawing(7);
    game.play(Action::Draw(PlotCard::CloseEye)).unwrap();
    assert!(matches!(refused(&mut game, gives(PlotCard::CloseEye, 2)), Refusal::Round(RoundRefusal::NotNow(_))));
    game.play(Action::Draw(PlotCard::CloseEye)).unwrap();
    for action in [Action::Draw(PlotCard::OpenUp), Action::DrawAnyway(PlotCard::OpenUp), Action::DrawForLeader] {
        assert!(
            matches!(refused(&mut game, action), Refusal::Round(RoundRefusal::NotNow(_))),
            "a third card is drawn"
        );
    }
    game.play(gives(PlotCard::CloseEye, 2)).unwrap();
    assert!(matches!(refused(&mut game, Action::Propose(first(2))), Refusal::Round(RoundRefusal::NotNow(_))));
    game.play(gives(PlotCard::CloseEye, 3)).unwrap();
    propose(&mut game);
}

#[test]
fn the_leader_gives_in_any_order_and_each_card_is_resolved_before_the_next() {
    let mut game = drawing(7);
    game.play(Action::Draw(PlotCard::CloseEye)).unwrap();
    game.play(Action::Draw(PlotCard::OpenUp)).unwrap();
    game.play(gives(PlotCard::OpenUp, 4)).unwrap();
    assert!(matches!(refused(&mut game, gives(PlotCard::CloseEye, 2)), Refusal::Round(RoundRefusal::NotNow(_))));
    game.play(Action::On(seat(1))).unwrap();
    game.play(gives(PlotCard::CloseEye, 2)).unwrap();
}

#[test]
fn cards_go_to_other_players_never_to_the_leader() {
    let mut game = drawing(5);
    game.play(Action::Draw(PlotCard::StrongLeader)).unwrap();
    assert_eq!(refused(&mut game, gives(PlotCard::StrongLeader, 1)), Refusal::Plot(PlotRefusal::GivenToLeader));
    assert_eq!(
        refused(&mut game, gives(PlotCard::StrongLeader, 6)),
        Refusal::Round(RoundRefusal::NoSuchSeat(seat(6)))
    );
    let given = Event::Plot(PlotEvent::Given { leader: seat(1), card: PlotCard::StrongLeader, to: seat(5) });
    assert_eq!(game.play(gives(PlotCard::StrongLeader, 5)), Ok(vec![given]));
    assert_eq!(holders(&game, PlotCard::StrongLeader), [5]);
}

#[test]
fn more_than_one_card_may_go_to_one_player() {
    let game = dealt(9, &[(PlotCard::CloseEye, 2), (PlotCard::CloseEye, 2), (PlotCard::OpinionMaker, 2)]);
    let cards: Vec<_> = game.plot().hand(seat(2)).cards().collect();
    assert_eq!(cards, [PlotCard::CloseEye, PlotCard::CloseEye, PlotCard::OpinionMaker]);
}

#[test]
fn only_a_card_that_was_drawn_can_be_given_and_only_once() {
    let mut game = drawing(7);
    game.play(Action::Draw(PlotCard::StrongLeader)).unwrap();
    game.play(Action::Draw(PlotCard::CloseEye)).unwrap();
    assert_eq!(
        refused(&mut game, gives(PlotCard::NoConfidence, 2)),
        Refusal::Plot(PlotRefusal::NotDrawn(PlotCard::NoConfidence))
    );
    game.play(gives(PlotCard::StrongLeader, 2)).unwrap();
    assert_eq!(
        refused(&mut game, gives(PlotCard::StrongLeader, 3)),
        Refusal::Plot(PlotRefusal::NotDrawn(PlotCard::StrongLeader))
    );
}

#[test]
fn a_told_card_that_is_not_in_the_deck_for_so_many_players_is_refused_and_can_be_forced() {
    let mut game = drawing(5);
    let card = PlotCard::InTheSpotlight;
    assert_eq!(
        refused(&mut game, Action::Draw(card)),
        Refusal::Plot(PlotRefusal::NotInDeck { card, why: Missing::NotInThisDeck })
    );
    let drawn = Event::Plot(PlotEvent::Drawn { leader: seat(1), card, by: DrawnBy::Leader });
    assert_eq!(game.play(Action::DrawAnyway(card)), Ok(vec![drawn]));
    assert_eq!(game.plot().deck().total(), 7, "the count of the deck is not touched");
    game.play(gives(card, 2)).unwrap();
    assert_eq!(holders(&game, card), [2]);
}

#[test]
fn a_told_card_of_which_all_were_drawn_is_refused_and_can_be_forced() {
    let mut game = drawing(7);
    let card = PlotCard::TakeResponsibility;
    game.play(Action::Draw(card)).unwrap();
    assert_eq!(
        refused(&mut game, Action::Draw(card)),
        Refusal::Plot(PlotRefusal::NotInDeck { card, why: Missing::AllDrawn })
    );
    game.play(Action::DrawAnyway(card)).unwrap();
    game.play(gives(card, 2)).unwrap();
    game.play(gives(card, 3)).unwrap();
    assert_eq!(holders(&game, card), [2, 3]);
}

#[test]
fn a_drawn_card_is_out_of_the_deck_told_or_forced() {
    for draw in [Action::Draw, Action::DrawAnyway] {
        let mut game = drawing(7);
        game.play(draw(PlotCard::NoConfidence)).unwrap();
        assert_eq!(game.plot().deck().count(PlotCard::NoConfidence), 2);
        assert_eq!(game.plot().deck().total(), 14);
    }
}

#[test]
fn a_used_card_does_not_come_back_into_the_deck() {
    let mut game = dealt(5, &[(PlotCard::NoConfidence, 3)]);
    approve(&mut game);
    game.play(uses(3, PlotCard::NoConfidence)).unwrap();
    run(&mut game, 0);
    let card = PlotCard::NoConfidence;
    assert_eq!(
        refused(&mut game, Action::Draw(card)),
        Refusal::Plot(PlotRefusal::NotInDeck { card, why: Missing::AllDrawn })
    );
}

#[test]
fn with_nine_and_ten_players_the_last_card_is_announced_in_the_last_round() {
    let mut game = drawing(9);
    let mut told = Vec::new();
    for (round, fails) in [0, 1, 0, 2, 0].into_iter().enumerate() {
        for _card in 0..3 {
            let events = game.play(Action::DrawForLeader).unwrap();
            if events.contains(&Event::Plot(PlotEvent::DeckEmpty)) {
                told.push(round + 1);
            }
            if let Some(due) = dealing_of(&game).due {
                game.play(Action::On(game.due_targets(due).iter().next().unwrap())).unwrap();
            }
        }
        while let Phase::Plot(dealing) = game.phase() {
            let action = match dealing.due {
                Some(due) => Action::On(game.due_targets(due).iter().next().unwrap()),
                None => {
                    let to = game.seats().left_of(game.leader());
                    Action::Give { card: dealing.to_give.kinds().next().unwrap(), to }
                }
            };
            game.play(action).unwrap();
        }
        propose(&mut game);
        game.play(count(9, 0)).unwrap();
        pass_windows(&mut game);
        game.play(Action::Count(Count::fails(fails))).unwrap();
        pass_windows(&mut game);
    }
    assert_eq!(told, [5]);
    assert!(game.plot().deck().is_empty());
}

fn dealing_of(game: &Game) -> Dealing {
    match game.phase() {
        Phase::Plot(dealing) => dealing,
        _ => Dealing::default(),
    }
}

fn pass_windows(game: &mut Game) {
    while asked(game).is_some() {
        game.play(Action::PassAll).unwrap();
    }
}

/// The cards that the narrator draws in the first round.
fn drawn_for_leader(seed: u64) -> Vec<PlotCard> {
    let mut game = begun(&Setup { seed, ..with_plot(9) });
    let mut cards = Vec::new();
    while cards.len() < 3 {
        match game.play(Action::DrawForLeader).unwrap()[0] {
            Event::Plot(PlotEvent::Drawn { card, by: DrawnBy::Narrator, .. }) => cards.push(card),
            other => panic!("{other:?} is no draw of the narrator"),
        }
        if dealing_of(&game).due.is_some() {
            game.play(Action::On(seat(2))).unwrap();
        }
    }
    cards
}

#[test]
fn the_narrator_draws_the_same_cards_from_the_same_seed_and_every_card_from_some() {
    let hands: Vec<_> = (0..300).map(drawn_for_leader).collect();
    assert_eq!(hands, (0..300).map(drawn_for_leader).collect::<Vec<_>>());
    for card in PlotCard::ALL {
        for place in 0..3 {
            assert!(hands.iter().any(|hand| hand[place] == card), "{card:?} is never drawn as number {place}");
        }
    }
}

#[test]
fn the_narrator_draws_each_card_as_often_as_it_is_in_the_deck() {
    let drawn = (0..3_000).map(|seed| drawn_for_leader(seed)[0]).filter(|card| *card == PlotCard::NoConfidence);
    // Three of fifteen: 600, give or take five standard deviations.
    let times = drawn.count();
    assert!((490..=710).contains(&times), "{times} of 3000");
}
