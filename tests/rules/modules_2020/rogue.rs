//! Rogue: the watch token, and who plays Rogue Success. How a Rogue wins is tried in [`super::claim`].

use super::*;

const BOTH: [Module; 2] = [Module::Choice("rogue=spy"), Module::Choice("rogue=resistance")];
const ONE_OR_TWO: [&[Module]; 3] = [&[BOTH[0]], &[BOTH[1]], &BOTH];

fn watches(game: &Game) -> bool {
    matches!(game.phase(), Phase::Watch(_))
}

/// Runs a mission with so many Fails, and says whether somebody was watched on it.
fn watched_on(game: &mut Game, fails: u8) -> bool {
    approve(game);
    let watched = watches(game);
    if watched {
        game.play(Action::Watch(seat(1))).unwrap();
    }
    game.play(cards(fails, 0, 0)).unwrap();
    if matches!(game.phase(), Phase::Claim(_)) {
        game.play(Action::NoClaim).unwrap();
    }
    watched
}

#[test]
fn when_a_team_is_approved_the_leader_gives_a_member_the_watch_token() {
    for member in [2, 4] {
        let mut game = with(7, &BOTH);
        sends(&mut game, &[2, 4]);
        assert!(matches!(refused(&mut game, cards(0, 0, 0)), Refusal::Round(RoundRefusal::NotNow(Phase::Watch(_)))));
        let events = game.play(Action::Watch(seat(member))).unwrap();
        assert_eq!(events, [Event::Mission(MissionEvent::Watched { leader: seat(1), member: seat(member) })]);
        assert_eq!(game.phase().run().and_then(|run| run.watched), Some(seat(member)));
        assert!(matches!(
            refused(&mut game, Action::Watch(seat(2))),
            Refusal::Round(RoundRefusal::NotNow(Phase::Mission(_)))
        ));
    }
}

#[test]
fn only_a_member_of_the_team_can_be_watched() {
    let mut game = with(7, &BOTH);
    assert!(matches!(refused(&mut game, Action::Watch(seat(1))), Refusal::Round(RoundRefusal::NotNow(_))));
    sends(&mut game, &[2, 4]);
    for virtual_players in [1, 3, 7] {
        assert_eq!(
            refused(&mut game, Action::Watch(seat(virtual_players))),
            Refusal::Plot(PlotRefusal::NotOnTeam(seat(virtual_players)))
        );
    }
    assert_eq!(refused(&mut game, Action::Watch(seat(8))), Refusal::Round(RoundRefusal::NoSuchSeat(seat(8))));
}

#[test]
fn with_five_or_six_players_nobody_is_watched_on_the_first_two_missions() {
    for players in 5..=10 {
        for modules in ONE_OR_TWO {
            let mut game = with(players, modules);
            let watched = [0, 2, 0, 2, 0].map(|fails| watched_on(&mut game, fails));
            let early = players >= 7;
            assert_eq!(watched, [early, early, true, true, true], "{players} players, {modules:?}");
        }
    }
}

#[test]
fn with_targeting_these_are_the_first_two_that_are_run() {
    for players in [5, 6, 7] {
        let mut game = with(players, &[Module::Targeting, BOTH[1]]);
        for (order, number) in [4, 3, 1, 2].into_iter().enumerate() {
            game.play(Action::NameMission(mission(number))).unwrap();
            let watched = watched_on(&mut game, 2 * (order as u8 % 2));
            assert_eq!(watched, players == 7 || order >= 2, "mission {number} of {players}");
        }
    }
}

#[test]
fn proposals_that_were_rejected_are_no_missions() {
    let mut game = with(5, &BOTH);
    for _proposal in 1..=4 {
        reject(&mut game);
    }
    assert!(!watched_on(&mut game, 0));
    assert!(!watched_on(&mut game, 1));
    reject(&mut game);
    assert!(watched_on(&mut game, 0));
}

#[test]
fn without_a_rogue_nobody_is_watched() {
    let mut game = with(7, &[]);
    sends(&mut game, &[1, 2]);
    assert!(matches!(
        refused(&mut game, Action::Watch(seat(1))),
        Refusal::Round(RoundRefusal::NotNow(Phase::Mission(_)))
    ));
}

#[test]
fn a_team_is_watched_only_once_nobody_can_turn_the_approval_over() {
    let no_confidence = || {
        let mut game = with(7, &[Module::Plot, BOTH[1]]);
        deals(&mut game, &[(PlotCard::NoConfidence, 3), (PlotCard::NoConfidence, 4)]);
        reject(&mut game);
        sends(&mut game, &[1, 2]);
        game
    };
    let mut overruled = no_confidence();
    assert!(matches!(
        refused(&mut overruled, Action::Watch(seat(1))),
        Refusal::Round(RoundRefusal::NotNow(Phase::Window(_)))
    ));
    overruled.play(Action::Use { by: seat(3), card: PlotCard::NoConfidence, on: None }).unwrap();
    assert_eq!((overruled.phase(), overruled.vote_track()), (Phase::Proposal { mission: Some(mission(1)) }, 2));
    let mut stands = no_confidence();
    stands.play(Action::PassAll).unwrap();
    assert!(watches(&stands));
    assert_eq!(stands.vote_track(), 0);
}

/// Seven players, team of seats 1 and 2; seat 1 plays face up and seat 1 or 2 is watched.
fn lit_and_watched(modules: &[Module], watched: u32) -> Game {
    let mut game = with(7, &[modules, &[Module::Plot]].concat());
    deals(&mut game, &[(PlotCard::InTheSpotlight, 3), (PlotCard::CloseEye, 4)]);
    sends(&mut game, &[1, 2]);
    assert!(matches!(
        refused(&mut game, Action::Watch(seat(1))),
        Refusal::Round(RoundRefusal::NotNow(Phase::Window(_)))
    ));
    uses(&mut game, 3, PlotCard::InTheSpotlight, 1);
    assert!(matches!(
        refused(&mut game, shows(1, MissionCard::Success)),
        Refusal::Round(RoundRefusal::NotNow(Phase::Watch(_)))
    ));
    game.play(Action::Watch(seat(watched))).unwrap();
    game
}

#[test]
fn it_is_given_when_it_is_known_who_plays_face_up_and_before_any_card_is_played() {
    let mut game = lit_and_watched(&BOTH, 2);
    assert!(matches!(game.phase(), Phase::FaceUp(_)));
    game.play(shows(1, MissionCard::Success)).unwrap();
    assert!(matches!(game.phase(), Phase::Window(_)), "the card that is looked at comes after it");
    game.play(Action::Pass).unwrap();
    assert!(matches!(game.phase(), Phase::Mission(_)));
}

#[test]
fn whoever_is_watched_plays_no_rogue_success_face_up() {
    let mut watched = lit_and_watched(&BOTH, 1);
    assert_eq!(
        refused(&mut watched, shows(1, MissionCard::RogueSuccess)),
        Refusal::Mission(MissionRefusal::HoldsWatch(seat(1)))
    );
    assert!(!watched.legal_actions().contains(&shows(1, MissionCard::RogueSuccess)));
    watched.play(shows(1, MissionCard::Fail)).unwrap();
    let mut free = lit_and_watched(&BOTH, 2);
    free.play(shows(1, MissionCard::RogueSuccess)).unwrap();
    free.play(Action::Pass).unwrap();
    assert_eq!(counts(&free), [(0, 0, 1), (1, 0, 1)]);
    let against = Refusal::Mission(MissionRefusal::AgainstFaceUp {
        card: MissionCard::RogueSuccess,
        found: 0,
        least: 1,
        most: 1,
    });
    assert_eq!(refused(&mut free, cards(0, 0, 0)), against);
}

#[test]
fn when_all_others_lie_face_up_whoever_is_watched_has_played_none() {
    let mut game = lit_and_watched(&BOTH, 2);
    game.play(shows(1, MissionCard::Success)).unwrap();
    game.play(Action::Pass).unwrap();
    assert_eq!(counts(&game), [(0, 0, 0), (1, 0, 0)]);
    let against = Refusal::Mission(MissionRefusal::AgainstFaceUp {
        card: MissionCard::RogueSuccess,
        found: 1,
        least: 0,
        most: 0,
    });
    assert_eq!(refused(&mut game, cards(0, 0, 1)), against);
}

#[test]
fn only_the_rogue_of_the_resistance_plays_rogue_success() {
    let too_many = |found, able| {
        Refusal::Mission(MissionRefusal::TooMany { card: MissionCard::RogueSuccess, found, able, cards: 2 })
    };
    for (able, modules) in [(0, &[][..]), (0, ONE_OR_TWO[0]), (1, ONE_OR_TWO[1]), (1, ONE_OR_TWO[2])] {
        let mut game = with(5, modules);
        sends(&mut game, &[1, 2]);
        assert!({ game }.play(cards(0, 0, able)).is_ok());
        for found in [able + 1, 255] {
            assert_eq!(refused(&mut game, cards(0, 0, found)), too_many(found, able));
        }
        let mut open = lit_and_unwatched(modules);
        if able == 0 {
            let refusal = refused(&mut open, shows(1, MissionCard::RogueSuccess));
            assert_eq!(
                refusal,
                Refusal::Mission(MissionRefusal::TooManyOpen { card: MissionCard::RogueSuccess, able })
            );
        } else {
            open.play(shows(1, MissionCard::RogueSuccess)).unwrap();
        }
    }
}

/// Five players on their first mission, where nobody is watched; seat 1 plays face up.
fn lit_and_unwatched(modules: &[Module]) -> Game {
    let mut game = with(5, &[modules, &[Module::Plot]].concat());
    deals(&mut game, &[(PlotCard::InTheSpotlight, 3)]);
    sends(&mut game, &[1, 2]);
    uses(&mut game, 3, PlotCard::InTheSpotlight, 1);
    game
}

#[test]
fn a_rogue_success_counts_as_a_success() {
    for (fails, rogues, outcome) in
        [(0, 1, Outcome::Success), (1, 1, Outcome::Fail), (1, 0, Outcome::Fail), (0, 0, Outcome::Success)]
    {
        let mut game = with(5, &BOTH);
        sends(&mut game, &[1, 2]);
        game.play(cards(fails, 0, rogues)).unwrap();
        assert_eq!(game.results().of(mission(1)), Some(outcome));
    }
    let mut game = with(5, &BOTH);
    sends(&mut game, &[1, 2]);
    assert_eq!(
        refused(&mut game, cards(2, 0, 1)),
        Refusal::Mission(MissionRefusal::TooManyCards { found: 3, cards: 2 })
    );
}

#[test]
fn a_rogue_success_that_is_turned_round_fails() {
    let mut game = with(5, &[Module::Choice("rogue=resistance"), Module::Choice("reverser=resistance")]);
    sends(&mut game, &[1, 2]);
    game.play(cards(0, 1, 1)).unwrap();
    assert_eq!(game.results().of(mission(1)), Some(Outcome::Fail));
}

#[test]
fn rogues_are_among_the_usual_spies_and_members_of_the_resistance() {
    for players in 5..=10 {
        for modules in ONE_OR_TWO {
            let (game, usual) = (with(players, modules), with(players, &[]));
            assert_eq!((game.spies(), game.saboteurs()), (usual.spies(), usual.spies()));
        }
    }
}
