//! The rows of the cards that count at once: who shows a character card to whom.

use super::*;
use PlotCard::{EstablishConfidence, OpenUp, OverheardConversation};

fn shown(card: PlotCard, owner: u32, viewer: u32) -> Result<Vec<Event>, Refusal> {
    Ok(vec![Event::Plot(PlotEvent::CharacterShown {
        card,
        owner: seat(owner),
        viewer: seat(viewer),
        affiliation: false,
    })])
}

fn waits(game: &Game) -> bool {
    matches!(game.phase(), Phase::Plot(Dealing { due: Some(_), .. }))
}

mod overheard_conversation {
    use super::*;

    #[test]
    fn at_once_when_given_its_player_looks_at_a_neighbours_character_card() {
        for (to, left, right) in [(2, 3, 1), (7, 1, 6)] {
            for neighbour in [left, right] {
                let mut game = dealt(7, &[(OverheardConversation, to)]);
                assert!(waits(&game));
                assert_eq!(game.play(Action::On(seat(neighbour))), shown(OverheardConversation, neighbour, to));
                assert!(matches!(game.phase(), Phase::Proposal { .. }));
                assert!(holders(&game, OverheardConversation).is_empty(), "it is out of the game");
            }
        }
    }

    #[test]
    fn only_the_neighbours_can_be_named() {
        let mut game = dealt(7, &[(OverheardConversation, 4)]);
        for other in [1, 2, 4, 6, 7] {
            assert_eq!(
                refused(&mut game, Action::On(seat(other))),
                Refusal::Plot(PlotRefusal::NoNeighbour { of: seat(4) })
            );
        }
        assert_eq!(refused(&mut game, Action::On(seat(8))), Refusal::Round(RoundRefusal::NoSuchSeat(seat(8))));
    }
}

mod open_up {
    use super::*;

    #[test]
    fn at_once_when_given_its_player_shows_the_own_character_card_to_any_other_the_leader_included() {
        for viewer in [1, 2, 3, 5, 6, 7] {
            let mut game = dealt(7, &[(OpenUp, 4)]);
            assert!(waits(&game));
            assert_eq!(game.play(Action::On(seat(viewer))), shown(OpenUp, 4, viewer));
            assert!(holders(&game, OpenUp).is_empty(), "it is out of the game");
        }
        let mut game = dealt(7, &[(OpenUp, 4)]);
        assert_eq!(refused(&mut game, Action::On(seat(4))), Refusal::Plot(PlotRefusal::OwnCard(seat(4))));
    }
}

mod establish_confidence {
    use super::*;

    #[test]
    fn at_once_when_drawn_the_leader_shows_the_own_character_card_to_any_other() {
        for viewer in 2..=7 {
            let mut game = drawing(7);
            game.play(Action::Draw(EstablishConfidence)).unwrap();
            assert!(waits(&game));
            assert_eq!(game.play(Action::On(seat(viewer))), shown(EstablishConfidence, 1, viewer));
        }
        let mut game = drawing(7);
        game.play(Action::Draw(EstablishConfidence)).unwrap();
        assert_eq!(refused(&mut game, Action::On(seat(1))), Refusal::Plot(PlotRefusal::OwnCard(seat(1))));
    }

    #[test]
    fn before_the_next_card_is_drawn() {
        let mut game = drawing(7);
        game.play(Action::Draw(EstablishConfidence)).unwrap();
        for early in [Action::Draw(OpenUp), Action::DrawAnyway(OpenUp), Action::DrawForLeader] {
            assert!(matches!(refused(&mut game, early), Refusal::Round(RoundRefusal::NotNow(_))));
        }
        game.play(Action::On(seat(3))).unwrap();
        game.play(Action::Draw(OpenUp)).unwrap();
    }

    #[test]
    fn is_given_to_nobody() {
        let mut game = drawing(7);
        game.play(Action::Draw(EstablishConfidence)).unwrap();
        assert!(matches!(refused(&mut game, gives(EstablishConfidence, 2)), Refusal::Round(RoundRefusal::NotNow(_))));
        game.play(Action::On(seat(3))).unwrap();
        game.play(Action::Draw(OpenUp)).unwrap();
        assert_eq!(
            refused(&mut game, gives(EstablishConfidence, 2)),
            Refusal::Plot(PlotRefusal::NotDrawn(EstablishConfidence))
        );
    }

    #[test]
    fn is_shown_by_whoever_leads_when_it_is_drawn() {
        let mut game = dealt(7, &[(PlotCard::StrongLeader, 5)]);
        run(&mut game, 0);
        game.play(uses(5, PlotCard::StrongLeader)).unwrap();
        game.play(Action::DrawAnyway(EstablishConfidence)).unwrap();
        assert_eq!(game.play(Action::On(seat(2))), shown(EstablishConfidence, 5, 2));
    }

    #[test]
    fn drawn_when_nobody_can_be_shown_anything_new_it_is_shown_again() {
        let mut game = drawing(9);
        for _card in 0..3 {
            game.play(Action::DrawAnyway(EstablishConfidence)).unwrap();
            assert_eq!(game.play(Action::On(seat(2))), shown(EstablishConfidence, 1, 2));
        }
        assert!(matches!(game.phase(), Phase::Proposal { .. }));
    }
}

#[test]
fn nobody_is_named_unless_a_card_asks_for_it() {
    for mut game in [drawing(7), dealt(7, &[])] {
        assert!(matches!(refused(&mut game, Action::On(seat(2))), Refusal::Round(RoundRefusal::NotNow(_))));
    }
}
