//! What is plausible: Fails that a mission can hold, and cards that an accused player can show.

use super::*;
use AgentCard::{Hydra, MariaHill, NickFury, Shield, WinterSoldier};

/// The most Fails that the next mission takes: one more is refused.
fn most_fails(mut game: Game) -> u8 {
    approve(&mut game);
    let accepted = (0..=12).filter(|fails| { game }.play(Action::Count(Count::fails(*fails))).is_ok());
    let accepted: Vec<u8> = accepted.collect();
    let most = accepted.len() as u8 - 1;
    assert_eq!(accepted, (0..=most).collect::<Vec<u8>>());
    let refusal = refused(&mut game, Action::Count(Count::fails(most + 1)));
    assert!(
        matches!(refusal, Refusal::Mission(MissionRefusal::TooMany { found, .. }) if found == most + 1),
        "{refusal:?}"
    );
    most
}

#[test]
fn there_are_no_more_fails_than_people_on_the_team_or_hydra_agents_and_maria_hill() {
    // At the third mission four of six go, at the fourth six of twelve.
    assert_eq!(most_fails(agents(6, &[])), 2, "the team");
    assert_eq!(most_fails(after(agents(6, &[]), &[0, 0])), 2, "two of HYDRA");
    assert_eq!(most_fails(after(agents(6, &[Module::Choice("maria-hill")]), &[0, 0])), 3, "and Maria Hill");
    assert_eq!(most_fails(after(agents(12, &[]), &[0, 0, 2])), 5);
    assert_eq!(most_fails(after(agents(12, &[Module::Choice("maria-hill")]), &[0, 0, 2])), 6);
}

#[test]
fn hydra_agents_and_a_maria_hill_who_stepped_out_play_no_fail() {
    let at_fourth = after(agents(12, &[Module::Choice("maria-hill")]), &[0, 0, 2]);
    for (card, most) in [(Shield, 6), (NickFury, 6), (MariaHill, 5), (Hydra, 5)] {
        let mut game = at_fourth;
        accuse(&mut game, 9, card);
        assert_eq!(most_fails(game), most, "{card:?}");
    }
    let mut game = at_fourth;
    accuse(&mut game, 9, MariaHill);
    accuse(&mut game, 10, Hydra);
    assert_eq!(most_fails(game), 4);
}

#[test]
fn a_card_is_shown_as_often_as_it_was_dealt() {
    // Seven of S.H.I.E.L.D.: Captain America, Nick Fury, Maria Hill and four others.
    let mut game = agents(12, &[Module::Choice("maria-hill")]);
    for number in 2..=5 {
        assert_eq!(game.possible_cards(seat(number)), [Shield, NickFury, MariaHill, Hydra, WinterSoldier]);
        accuse(&mut game, number, Shield);
    }
    assert_eq!(game.possible_cards(seat(6)), [NickFury, MariaHill, Hydra, WinterSoldier]);
    accuse(&mut game, 6, NickFury);
    assert_eq!(game.possible_cards(seat(7)), [MariaHill, Hydra, WinterSoldier]);
    accuse(&mut game, 7, MariaHill);
    assert_eq!(game.possible_cards(seat(8)), [Hydra, WinterSoldier]);
    game.play(Action::Accuse(seat(8))).unwrap();
    for card in [Shield, NickFury, MariaHill] {
        assert_eq!(
            refused(&mut game, Action::Show(card)),
            Refusal::Agent(AgentRefusal::CardNotLeft { player: seat(8), card })
        );
    }
    game.play(Action::Show(Hydra)).unwrap();
}

#[test]
fn a_maria_hill_who_is_not_in_play_is_not_shown() {
    for (players, others) in [(5, 1), (6, 2), (7, 2), (8, 3), (9, 4), (10, 4), (11, 5), (12, 5)] {
        let mut game = agents(players, &[Module::Choice("black-widow")]);
        for number in 2..2 + others {
            assert_eq!(game.possible_cards(seat(number)), [Shield, NickFury, Hydra, WinterSoldier]);
            accuse(&mut game, number, Shield);
        }
        assert_eq!(game.possible_cards(seat(2 + others)), [NickFury, Hydra, WinterSoldier], "{players} players");
    }
}

#[test]
fn who_was_exposed_shows_a_hydra_card_and_not_the_winter_soldiers() {
    let mut game = agents(8, &[Module::Choice("maria-hill")]);
    misname(&mut game, 3, 4);
    assert_eq!(game.possible_cards(seat(4)), [Hydra]);
    assert_eq!(game.possible_cards(seat(3)), [Shield, NickFury, Hydra, WinterSoldier], "not Maria Hill's");
    assert_eq!(game.possible_cards(seat(5)), [Shield, NickFury, MariaHill, Hydra, WinterSoldier]);
    accuse(&mut game, 4, Hydra);
    assert_eq!(game.out(), seats([1, 4]));
}

#[test]
fn when_the_only_other_hydra_agent_was_exposed_nobody_else_shows_that_card() {
    let mut game = agents(6, &[Module::Choice("maria-hill")]);
    misname(&mut game, 3, 4);
    assert_eq!(game.possible_cards(seat(5)), [Shield, NickFury, MariaHill, WinterSoldier]);
    game.play(Action::Accuse(seat(5))).unwrap();
    refused(&mut game, Action::Show(Hydra));
}
