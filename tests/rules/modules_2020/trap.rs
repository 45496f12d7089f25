//! Trap: one member too many, and a card that the leader sets aside.

use super::*;

const TRAP: [Module; 1] = [Module::Trap];

/// Players, and the teams of the five missions: those of the book's table, each with one more.
const TEAMS: [(usize, [u8; 5]); 6] = [
    (5, [3, 4, 3, 4, 4]),
    (6, [3, 4, 5, 4, 5]),
    (7, [3, 4, 4, 5, 5]),
    (8, [4, 5, 5, 6, 6]),
    (9, [4, 5, 5, 6, 6]),
    (10, [4, 5, 5, 6, 6]),
];

#[test]
fn every_team_has_one_more_than_the_table_says() {
    for (players, teams) in TEAMS {
        let mut game = with(players, &TRAP);
        assert_eq!(Mission::ALL.map(|mission| game.team_size(mission)), teams, "{players} players");
        assert_eq!(game.spies(), with(players, &[]).spies());
        let wanted = teams[0];
        for found in [wanted - 1, wanted + 1] {
            let refusal = refused(&mut game, Action::Propose(first(found)));
            assert_eq!(refusal, Refusal::Round(RoundRefusal::TeamSize { wanted, found }));
        }
    }
}

#[test]
fn with_targeting_the_mission_that_was_named_has_one_more() {
    for (players, teams) in TEAMS {
        for mission in &Mission::ALL[..4] {
            let mut game = with(players, &[Module::Trap, Module::Targeting]);
            game.play(Action::NameMission(*mission)).unwrap();
            game.play(Action::Propose(first(teams[mission.index()]))).unwrap();
        }
    }
}

#[test]
fn everybody_votes_as_ever() {
    let mut game = with(6, &TRAP);
    game.play(Action::Propose(first(3))).unwrap();
    assert_eq!(
        refused(&mut game, count(3, 4)),
        Refusal::Round(RoundRefusal::Tally { approve: 3, reject: 4, players: 6 })
    );
    game.play(count(3, 3)).unwrap();
    assert_eq!((game.vote_track(), game.leader()), (1, seat(2)));
}

#[test]
fn after_the_cards_are_played_the_leader_sets_aside_the_card_of_any_member() {
    for member in [2, 4, 5] {
        let mut game = with(5, &TRAP);
        sends(&mut game, &[2, 4, 5]);
        assert!(matches!(refused(&mut game, cards(0, 0, 0)), Refusal::Round(RoundRefusal::NotNow(Phase::Trap(_)))));
        let events = game.play(Action::Trap(seat(member))).unwrap();
        assert_eq!(events, [Event::Mission(MissionEvent::Trapped { leader: seat(1), member: seat(member) })]);
        assert!(matches!(
            refused(&mut game, Action::Trap(seat(2))),
            Refusal::Round(RoundRefusal::NotNow(Phase::Mission(_)))
        ));
    }
}

#[test]
fn only_a_member_has_a_card_to_set_aside() {
    let mut game = with(5, &TRAP);
    assert!(matches!(refused(&mut game, Action::Trap(seat(1))), Refusal::Round(RoundRefusal::NotNow(_))));
    sends(&mut game, &[2, 4, 5]);
    for virtual_players in [1, 3] {
        assert_eq!(
            refused(&mut game, Action::Trap(seat(virtual_players))),
            Refusal::Plot(PlotRefusal::NotOnTeam(seat(virtual_players)))
        );
    }
    assert_eq!(refused(&mut game, Action::Trap(seat(6))), Refusal::Round(RoundRefusal::NoSuchSeat(seat(6))));
}

#[test]
fn the_leader_of_the_mission_chooses_whoever_led_before() {
    let mut game = with(5, &TRAP);
    reject(&mut game);
    sends(&mut game, &[1, 2, 3]);
    let events = game.play(Action::Trap(seat(1))).unwrap();
    assert_eq!(events, [Event::Mission(MissionEvent::Trapped { leader: seat(2), member: seat(1) })]);
}

#[test]
fn without_the_module_nothing_is_set_aside() {
    let mut game = with(5, &[]);
    sends(&mut game, &[1, 2]);
    assert!(matches!(
        refused(&mut game, Action::Trap(seat(1))),
        Refusal::Round(RoundRefusal::NotNow(Phase::Mission(_)))
    ));
}

/// A game of so many at a mission of which the card of seat 1 is set aside.
fn trapped(players: usize, number: u32) -> Game {
    let mut game = with(players, &TRAP);
    for fails in [0, 1, 0].into_iter().take(number as usize - 1) {
        approve(&mut game);
        game.play(Action::Trap(seat(1))).unwrap();
        game.play(cards(fails, 0, 0)).unwrap();
    }
    approve(&mut game);
    game.play(Action::Trap(seat(1))).unwrap();
    game
}

#[test]
fn only_the_cards_that_are_left_are_counted() {
    let mut game = trapped(10, 1);
    let too_many = Refusal::Mission(MissionRefusal::TooMany { card: MissionCard::Fail, found: 4, able: 4, cards: 3 });
    assert_eq!(refused(&mut game, cards(4, 0, 0)), too_many);
    assert_eq!(counts(&game), [(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)]);
    // Two spies, and a team of four, three of whose cards count.
    assert_eq!(counts(&trapped(5, 2)), [(0, 0, 0), (1, 0, 0), (2, 0, 0)]);
}

#[test]
fn the_cards_that_are_left_decide() {
    for (players, number, fails, outcome) in [
        (5, 1, 0, Outcome::Success),
        (5, 1, 1, Outcome::Fail),
        (6, 4, 1, Outcome::Fail),
        (7, 4, 0, Outcome::Success),
        (7, 4, 1, Outcome::Success),
        (7, 4, 2, Outcome::Fail),
        (10, 4, 1, Outcome::Success),
        (10, 4, 2, Outcome::Fail),
    ] {
        let mut game = trapped(players, number);
        let events = game.play(cards(fails, 0, 0)).unwrap();
        let Event::Round(RoundEvent::MissionRun { done, .. }) = events[0] else { panic!("{events:?}") };
        assert_eq!(done.count, Count::fails(fails));
        assert_eq!((done.outcome, done.team.len()), (outcome, TEAMS[players - 5].1[number as usize - 1].into()));
        assert_eq!(done.needed, if number == 4 && players >= 7 { 2 } else { 1 });
        assert_eq!(game.results().of(mission(number)), Some(outcome), "{fails} Fails with {players}");
    }
}

#[test]
fn a_card_that_was_looked_at_can_be_set_aside() {
    let mut game = with(5, &[Module::Trap, Module::Plot]);
    deals(&mut game, &[(PlotCard::CloseEye, 3)]);
    sends(&mut game, &[1, 2, 4]);
    // Whoever may look does so before the leader chooses.
    assert!(matches!(
        refused(&mut game, Action::Trap(seat(2))),
        Refusal::Round(RoundRefusal::NotNow(Phase::Window(_)))
    ));
    uses(&mut game, 3, PlotCard::CloseEye, 2);
    game.play(Action::Trap(seat(2))).unwrap();
    assert_eq!(counts(&game), [(0, 0, 0), (1, 0, 0), (2, 0, 0)]);
}

#[test]
fn a_card_that_lies_face_up_can_be_set_aside_and_binds_the_count_no_longer() {
    let lit = |card| {
        let mut game = with(5, &[Module::Trap, Module::Plot]);
        deals(&mut game, &[(PlotCard::InTheSpotlight, 3)]);
        sends(&mut game, &[1, 2, 4]);
        uses(&mut game, 3, PlotCard::InTheSpotlight, 2);
        game.play(shows(2, card)).unwrap();
        game
    };
    for card in [MissionCard::Fail, MissionCard::Success] {
        let mut aside = lit(card);
        aside.play(Action::Trap(seat(2))).unwrap();
        assert_eq!(counts(&aside), [(0, 0, 0), (1, 0, 0), (2, 0, 0)], "{card:?}");
        let mut left = lit(card);
        left.play(Action::Trap(seat(1))).unwrap();
        let (least, most) = if card == MissionCard::Fail { (1, 2) } else { (0, 1) };
        assert_eq!(counts(&left), [(least, 0, 0), (most, 0, 0)], "{card:?}");
        for found in [0, 2].into_iter().filter(|found| !(least..=most).contains(found)) {
            let refusal = refused(&mut left, cards(found, 0, 0));
            assert_eq!(
                refusal,
                Refusal::Mission(MissionRefusal::AgainstFaceUp { card: MissionCard::Fail, found, least, most })
            );
        }
    }
}

#[test]
fn a_team_that_is_rejected_after_all_has_no_card_to_set_aside() {
    let mut game = with(5, &[Module::Trap, Module::Plot]);
    deals(&mut game, &[(PlotCard::NoConfidence, 3)]);
    sends(&mut game, &[1, 2, 4]);
    game.play(Action::Use { by: seat(3), card: PlotCard::NoConfidence, on: None }).unwrap();
    assert_eq!((game.phase(), game.vote_track()), (Phase::Proposal { mission: Some(mission(1)) }, 1));
}

#[test]
fn the_inquisitor_examines_as_ever_after_the_second_mission() {
    let mut game = with(7, &[Module::Trap, Module::Inquisitor]);
    for fails in [0, 1] {
        approve(&mut game);
        game.play(Action::Trap(seat(1))).unwrap();
        game.play(cards(fails, 0, 0)).unwrap();
    }
    assert_eq!(game.phase(), Phase::Examination { mission: mission(2) });
}
