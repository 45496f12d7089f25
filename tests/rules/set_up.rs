//! Setup: who is how many, how large teams are, who leads, and the reveal.

use super::*;

/// Players, resistance, spies, and the teams of the five missions, as the rule books print them.
const TABLE: [(usize, u8, u8, [u8; 5]); 6] = [
    (5, 3, 2, [2, 3, 2, 3, 3]),
    (6, 4, 2, [2, 3, 4, 3, 4]),
    (7, 4, 3, [2, 3, 3, 4, 4]),
    (8, 5, 3, [3, 4, 4, 5, 5]),
    (9, 6, 3, [3, 4, 4, 5, 5]),
    (10, 6, 4, [3, 4, 4, 5, 5]),
];

#[test]
fn every_number_of_players_has_its_sides_and_teams_in_every_edition_of_the_base_game() {
    for edition in base_game() {
        for (players, resistance, spies, teams) in TABLE {
            let game = begun(&Setup { edition, ..setup(players) });
            assert_eq!(game.players(), players);
            assert_eq!(game.spies(), spies, "{players} players");
            assert_eq!(players as u8 - game.spies(), resistance, "{players} players");
            assert_eq!(Mission::ALL.map(|mission| game.team_size(mission)), teams, "{players} players");
        }
    }
}

#[test]
fn two_fails_are_needed_on_mission_four_with_seven_or_more_players_and_nowhere_else() {
    for players in 5..=10 {
        let needed = Mission::ALL.map(|mission| game(players).fails_needed(mission));
        assert_eq!(needed, if players < 7 { [1; 5] } else { [1, 1, 1, 2, 1] }, "{players} players");
    }
}

#[test]
fn five_to_ten_can_play() {
    for players in [0, 1, 4, 11, 12] {
        let names = (1..=players).map(|number| format!("Player {}", "x".repeat(number))).collect();
        let faults = Setup { players: names, leader: LeaderChoice::Draw, ..setup(5) }.check().unwrap_err();
        assert_eq!(faults, [Fault::Players { found: players, fewest: 5, most: 10 }]);
    }
}

#[test]
fn all_faults_of_a_set_up_are_told_together() {
    let players = ["Ana", "ana", "", "7", &"x".repeat(41)].map(str::to_owned).to_vec();
    let faults = Setup { players, leader: LeaderChoice::Named(seat(9)), ..setup(5) }.check().unwrap_err();
    assert_eq!(
        faults,
        [
            Fault::SameName { name: "ana".to_owned() },
            Fault::EmptyName { seat: 3 },
            Fault::UnspeakableName { name: "7".to_owned() },
            Fault::LongName { seat: 5 },
            Fault::Leader { seat: 9 },
        ]
    );
}

#[test]
fn the_leader_is_the_one_whom_the_table_names_or_one_who_is_drawn() {
    assert_eq!(game(5).leader(), seat(1));
    let named = Setup { leader: LeaderChoice::Named(seat(4)), ..setup(5) };
    assert_eq!(begun(&named).leader(), seat(4));
    let drawn = |seed| begun(&Setup { leader: LeaderChoice::Draw, seed, ..setup(7) }).leader();
    for wanted in 1..=7 {
        assert!((0..200).any(|seed| drawn(seed) == seat(wanted)), "nobody draws seat {wanted}");
    }
    assert!((0..200).all(|seed| drawn(seed) == drawn(seed)));
}

#[test]
fn the_edition_says_how_the_spies_get_to_know_each_other() {
    assert_eq!(crate::edition("accessible").reveal(), Reveal::Touch);
    assert_eq!(crate::edition("widerstand").reveal(), Reveal::Eyes);
    assert_eq!(crate::edition("resistance-2020").reveal(), Reveal::Eyes);
    assert_eq!(crate::edition("winter-soldier").reveal(), Reveal::Eyes);
}

#[test]
fn blind_spies_skip_the_reveal() {
    let mut game = Setup { modules: Modules::from_iter([Module::BlindSpies]), ..setup(5) }.check().unwrap().game;
    let events = game.play(Action::TableReady).unwrap();
    assert_eq!(
        events,
        [Event::Round(RoundEvent::TableReady), Event::Round(RoundEvent::Began { round: 1, leader: seat(1) })]
    );
    refused(&mut game, Action::RevealDone);
}

#[test]
fn the_reveal_comes_after_the_deal_and_before_the_first_round() {
    let mut game = setup(5).check().unwrap().game;
    refused(&mut game, Action::RevealDone);
    refused(&mut game, Action::Propose(first(2)));
    assert_eq!(game.play(Action::TableReady).unwrap(), [Event::Round(RoundEvent::TableReady)]);
    refused(&mut game, Action::Propose(first(2)));
    let events = game.play(Action::RevealDone).unwrap();
    assert_eq!(
        events,
        [Event::Round(RoundEvent::RevealDone), Event::Round(RoundEvent::Began { round: 1, leader: seat(1) })]
    );
}
