//! Reverser: who plays which cards, and what one Reverse does.

use super::*;

const BOTH: [Module; 2] = [Module::Choice("reverser=spy"), Module::Choice("reverser=resistance")];
const CHARACTERS: [&[Module]; 4] = [&[], &[BOTH[0]], &[BOTH[1]], &BOTH];

/// A game at this mission, before its count: the first ones ended in turn with a success and a fail.
fn at(players: usize, number: u32, modules: &[Module]) -> Game {
    let mut game = with(players, modules);
    for fails in [0, 1, 0, 2].into_iter().take(number as usize - 1) {
        run(&mut game, fails);
    }
    approve(&mut game);
    game
}

fn outcome(mut game: Game, fails: u8, reverses: u8) -> Outcome {
    let events = game.play(cards(fails, reverses, 0)).unwrap();
    let Event::Round(RoundEvent::MissionRun { done, results }) = events[0] else { panic!("{events:?}") };
    assert_eq!(done.count, Count { fails, reverses, rogues: 0 });
    assert_eq!(results.of(done.mission), Some(done.outcome));
    done.outcome
}

#[test]
fn the_book_s_example_success_success_fail_reverse_succeeds() {
    assert_eq!(outcome(at(6, 3, &BOTH), 1, 1), Outcome::Success);
}

#[test]
fn exactly_one_reverse_turns_the_result_round() {
    use Outcome::{Fail, Success};
    for (fails, reverses, wanted) in [
        (0, 0, Success),
        (0, 1, Fail),
        (0, 2, Success),
        (1, 0, Fail),
        (1, 1, Success),
        (1, 2, Fail),
        (2, 0, Fail),
        (2, 1, Success),
        (2, 2, Fail),
    ] {
        assert_eq!(outcome(at(10, 2, &BOTH), fails, reverses), wanted, "{fails} Fails, {reverses} Reverses");
    }
}

#[test]
fn where_two_fails_are_needed_the_result_is_found_with_two_and_then_turned_round() {
    use Outcome::{Fail, Success};
    for (fails, reverses, wanted) in [
        (0, 0, Success),
        (0, 1, Fail),
        (0, 2, Success),
        (1, 0, Success),
        (1, 1, Fail),
        (1, 2, Success),
        (2, 0, Fail),
        (2, 1, Success),
        (2, 2, Fail),
    ] {
        for players in [7, 10] {
            let game = at(players, 4, &BOTH);
            assert_eq!(outcome(game, fails, reverses), wanted, "{fails} Fails, {reverses} Reverses of {players}");
        }
    }
}

#[test]
fn there_are_as_many_spies_and_members_of_the_resistance_as_ever() {
    for players in 5..=10 {
        for modules in CHARACTERS {
            assert_eq!(with(players, modules).spies(), with(players, &[]).spies());
        }
    }
}

#[test]
fn only_reversers_play_reverse() {
    for (able, modules) in [(0, CHARACTERS[0]), (1, CHARACTERS[1]), (1, CHARACTERS[2]), (2, CHARACTERS[3])] {
        let mut game = at(10, 2, modules);
        assert!({ game }.play(cards(0, able, 0)).is_ok());
        for found in [able + 1, 255] {
            let refusal = refused(&mut game, cards(0, found, 0));
            assert_eq!(
                refusal,
                Refusal::Mission(MissionRefusal::TooMany { card: MissionCard::Reverse, found, able, cards: 4 })
            );
        }
    }
}

#[test]
fn the_reverser_of_the_spies_plays_no_fail() {
    for (players, spies) in [(5, 2), (6, 2), (7, 3), (8, 3), (9, 3), (10, 4)] {
        for modules in CHARACTERS {
            let able = spies - u8::from(modules.contains(&Module::Choice("reverser=spy")));
            let mut game = at(players, 2, modules);
            let found = able + 1;
            let of_team = game.phase().team().len() as u8;
            let refusal = refused(&mut game, cards(found, 0, 0));
            assert_eq!(
                refusal,
                Refusal::Mission(MissionRefusal::TooMany { card: MissionCard::Fail, found, able, cards: of_team })
            );
            game.play(cards(able.min(of_team), 0, 0)).unwrap();
        }
    }
}

#[test]
fn all_together_there_are_no_more_cards_than_members() {
    let mut game = at(5, 1, &BOTH);
    assert_eq!(
        refused(&mut game, cards(1, 2, 0)),
        Refusal::Mission(MissionRefusal::TooManyCards { found: 3, cards: 2 })
    );
    assert_eq!(counts(&game), [(0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0), (1, 1, 0)]);
    let resistance = at(5, 1, CHARACTERS[2]);
    assert_eq!(counts(&resistance), [(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0), (2, 0, 0)]);
}

#[test]
fn a_reverse_that_lies_aside_turns_nothing_round() {
    let mut game = with(5, &[Module::Trap, BOTH[0], BOTH[1]]);
    sends(&mut game, &[1, 2, 3]);
    game.play(Action::Trap(seat(3))).unwrap();
    assert_eq!(
        refused(&mut game, cards(1, 2, 0)),
        Refusal::Mission(MissionRefusal::TooManyCards { found: 3, cards: 2 })
    );
    assert_eq!(outcome(game, 0, 0), Outcome::Success);
    assert_eq!(outcome(game, 1, 1), Outcome::Success);
    assert_eq!(outcome(game, 0, 1), Outcome::Fail);
}

/// Seven players, of whom two members play face up.
fn lit(modules: &[Module]) -> Game {
    let mut game = with(7, &[modules, &[Module::Plot]].concat());
    deals(&mut game, &[(PlotCard::InTheSpotlight, 3), (PlotCard::InTheSpotlight, 4)]);
    sends(&mut game, &[1, 2]);
    uses(&mut game, 3, PlotCard::InTheSpotlight, 1);
    uses(&mut game, 4, PlotCard::InTheSpotlight, 2);
    game
}

#[test]
fn no_more_reverses_lie_face_up_than_there_are_reversers() {
    let too_many = |able| Refusal::Mission(MissionRefusal::TooManyOpen { card: MissionCard::Reverse, able });
    assert_eq!(refused(&mut lit(&[]), shows(1, MissionCard::Reverse)), too_many(0));
    for one in [CHARACTERS[1], CHARACTERS[2]] {
        let mut game = lit(one);
        game.play(shows(1, MissionCard::Reverse)).unwrap();
        assert_eq!(refused(&mut game, shows(2, MissionCard::Reverse)), too_many(1));
    }
    let mut game = lit(&BOTH);
    game.play(shows(1, MissionCard::Reverse)).unwrap();
    game.play(shows(2, MissionCard::Reverse)).unwrap();
    let against =
        Refusal::Mission(MissionRefusal::AgainstFaceUp { card: MissionCard::Reverse, found: 1, least: 2, most: 2 });
    assert_eq!(refused(&mut game, cards(0, 1, 0)), against);
    assert_eq!(outcome(game, 0, 2), Outcome::Success);
}

#[test]
fn no_more_fails_lie_face_up_than_there_are_spies_who_play_one() {
    // Five players have two spies; one of them is the Reverser.
    let mut game = with(5, &[Module::Choice("reverser=spy"), Module::Plot]);
    deals(&mut game, &[(PlotCard::InTheSpotlight, 3)]);
    sends(&mut game, &[1, 2]);
    uses(&mut game, 3, PlotCard::InTheSpotlight, 1);
    game.play(shows(1, MissionCard::Fail)).unwrap();
    assert_eq!(counts(&game), [(1, 0, 0), (1, 1, 0)]);
    let too_many = Refusal::Mission(MissionRefusal::TooMany { card: MissionCard::Fail, found: 2, able: 1, cards: 2 });
    assert_eq!(refused(&mut game, cards(2, 0, 0)), too_many);
}

#[test]
fn a_success_that_lies_face_up_takes_its_place_among_the_cards() {
    let mut game = lit(&BOTH);
    game.play(shows(1, MissionCard::Success)).unwrap();
    game.play(shows(2, MissionCard::Reverse)).unwrap();
    assert_eq!(counts(&game), [(0, 1, 0)]);
    assert_eq!(outcome(game, 0, 1), Outcome::Fail);
}
