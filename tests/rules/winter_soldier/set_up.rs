//! Set-up: who is how many, how large teams are, how many Fails they bear, and which characters go together.

use super::*;
use resistance_narrator::game::edition::Direction;

/// Players, S.H.I.E.L.D., HYDRA, the teams of the five missions and those that need two Fails.
type Row = (usize, u8, u8, [u8; 5], &'static [u32]);

/// As the book prints them.
const TABLE: [Row; 8] = [
    (5, 3, 2, [2, 3, 2, 3, 3], &[]),
    (6, 4, 2, [2, 3, 4, 3, 4], &[]),
    (7, 4, 3, [2, 3, 3, 4, 4], &[]),
    (8, 5, 3, [3, 4, 4, 5, 5], &[4, 5]),
    (9, 6, 3, [3, 4, 4, 5, 5], &[4]),
    (10, 6, 4, [3, 4, 4, 5, 5], &[4, 5]),
    (11, 7, 4, [3, 4, 5, 6, 6], &[4]),
    (12, 7, 5, [4, 5, 5, 6, 6], &[2, 3, 4, 5]),
];

/// What is played in all other editions, and not here.
const OF_THE_BASE_GAME: [Module; 9] = [
    Module::Plot,
    Module::Targeting,
    Module::BlindSpies,
    Module::Inquisitor,
    Module::Trap,
    Module::Choice("reverser=spy"),
    Module::Choice("reverser=resistance"),
    Module::Choice("rogue=spy"),
    Module::Choice("rogue=resistance"),
];

#[test]
fn every_number_of_players_has_its_sides_and_teams() {
    for (players, shield, hydra, teams, _) in TABLE {
        let game = agents(players, &[]);
        assert_eq!((game.players(), game.spies()), (players, hydra));
        assert_eq!(players as u8 - game.spies(), shield, "{players} players");
        assert_eq!(crate::edition("winter-soldier").table(players).unwrap().resistance, shield, "{players} players");
        assert_eq!(Mission::ALL.map(|mission| game.team_size(mission)), teams, "{players} players");
    }
}

#[test]
fn two_fails_are_needed_by_teams_of_five_of_an_even_number_and_on_mission_four_of_nine_and_eleven() {
    for (players, _, _, teams, two) in TABLE {
        for mission in Mission::ALL {
            let needed = agents(players, &[]).fails_needed(mission);
            let printed = if two.contains(&u32::from(mission.number())) { 2 } else { 1 };
            assert_eq!(needed, printed, "mission {} of {players}", mission.number());
            let even = players.is_multiple_of(2) && teams[mission.index()] >= 5;
            let odd = (players == 9 || players == 11) && mission.number() == 4;
            assert_eq!(needed == 2, even || odd, "mission {} of {players}", mission.number());
        }
    }
}

#[test]
fn a_single_fail_fails_a_mission_unless_two_are_needed() {
    for (players, _, _, _, two) in TABLE {
        for number in 1..=5u32 {
            let before = after(agents(players, &[]), &[0, 2, 2, 0][..number as usize - 1]);
            let needs_two = two.contains(&number);
            for (fails, bears) in [(0, true), (1, needs_two), (2, false)] {
                let mut game = before;
                run(&mut game, fails);
                let outcome = if bears { Outcome::Success } else { Outcome::Fail };
                assert_eq!(game.results().of(mission(number)), Some(outcome), "mission {number} of {players}");
            }
        }
    }
}

#[test]
fn five_to_twelve_can_play() {
    for players in [4, 13] {
        let names = (1..=players).map(|number| format!("Player {}", "x".repeat(number))).collect();
        let faults = Setup { players: names, leader: LeaderChoice::Draw, ..agents_with(5, &[]) }.check().unwrap_err();
        assert_eq!(faults, [Fault::Players { found: players, fewest: 5, most: 12 }]);
    }
}

#[test]
fn any_combination_of_characters_goes_for_which_a_side_has_cards() {
    for (players, shield, hydra, ..) in TABLE {
        for bits in 0..1u8 << CHARACTERS.len() {
            let chosen: Vec<_> = (0..CHARACTERS.len()).filter(|bit| bits & 1 << bit != 0).collect();
            let heroes = 2 + chosen.iter().filter(|index| **index < 2).count() as u8;
            let villains = 1 + chosen.iter().filter(|index| **index >= 2).count() as u8;
            let modules: Vec<_> = chosen.iter().map(|index| CHARACTERS[*index]).collect();
            let mut wanted = Vec::new();
            if heroes > shield {
                wanted.push(Fault::Characters { side: Side::Shield, found: heroes, most: shield });
            }
            if villains > hydra {
                wanted.push(Fault::Characters { side: Side::Hydra, found: villains, most: hydra });
            }
            let faults = agents_with(players, &modules).check().err().unwrap_or_default();
            assert_eq!(faults, wanted, "{modules:?} with {players}");
        }
    }
}

#[test]
fn all_faults_are_told_together() {
    let edition = crate::edition("winter-soldier");
    let mut bad = Setup { leader: LeaderChoice::Named(seat(9)), ..agents_with(5, &Module::all()) };
    bad.players[1] = "Ana".to_owned();
    let names = [Fault::SameName { name: "Ana".to_owned() }, Fault::Leader { seat: 9 }];
    let foreign = Modules::from_iter(Module::all().into_iter().filter(|module| !edition.allows(*module)));
    let foreign: Vec<Fault> = foreign.iter().map(|module| Fault::Module { edition, module }).collect();
    assert!(OF_THE_BASE_GAME.iter().all(|module| !edition.allows(*module)));
    let sides = [(Side::Shield, 4, 3), (Side::Hydra, 4, 2)];
    let sides = sides.map(|(side, found, most)| Fault::Characters { side, found, most });
    assert_eq!(bad.check().unwrap_err(), [&names[..], &foreign, &sides].concat());
}

#[test]
fn who_is_not_in_play_can_t_be_seen() {
    assert_eq!(
        agents_with(10, &[Module::Choice("maria-hill-shown")]).check().unwrap_err(),
        [Fault::Alone(Module::Choice("maria-hill-shown"))]
    );
    assert!(agents_with(10, &[Module::Choice("maria-hill-shown"), Module::Choice("maria-hill")]).check().is_ok());
}

#[test]
fn its_characters_are_of_no_other_edition_and_no_other_module_is_of_it() {
    for module in Module::all() {
        // A forum has fewer modules, and Avalon its own: their own tests say which.
        let of_base = OF_THE_BASE_GAME.contains(&module);
        let of_winter_soldier = !of_base && !crate::edition("avalon").allows(module);
        for edition in Edition::all().into_iter().filter(|edition| !["forum", "avalon"].contains(&edition.id())) {
            let goes = if edition.id() == "winter-soldier" { of_winter_soldier } else { of_base };
            assert_eq!(edition.allows(module), goes, "{module:?} in {edition:?}");
            let fault = Fault::Module { edition, module };
            let modules = Modules::from_iter([module]);
            let faults = Setup { edition, modules, ..setup(10) }.check().err().unwrap_or_default();
            assert_eq!(!faults.contains(&fault), goes, "{module:?} in {edition:?}");
        }
    }
}

#[test]
fn the_book_advises_and_forbids_nothing() {
    let advice = |players, modules: &[Module]| {
        let setup = agents_with(players, modules);
        assert!(setup.check().is_ok());
        setup.advice().map(|advice| advice.id.as_str()).collect::<Vec<_>>()
    };
    for players in 5..=12 {
        let hill = if players < 10 { vec!["maria-hill"] } else { vec![] };
        assert_eq!(advice(players, &[Module::Choice("maria-hill")]), hill, "{players} players");
        let witch = if players < 7 { vec!["scarlet-witch"] } else { vec![] };
        assert_eq!(advice(players, &[Module::ScarletWitch]), witch, "{players} players");
        assert_eq!(advice(players, &[Module::Choice("alexander-pierce")]), ["alexander-pierce"]);
        assert_eq!(advice(players, &[Module::Choice("alexander-pierce"), Module::Choice("black-widow")]), [""; 0]);
        assert_eq!(advice(players, &[Module::Choice("arnim-zola")]), [""; 0]);
        assert_eq!(advice(players, &[Module::Choice("baron-zemo")]), [""; 0]);
    }
    assert_eq!(
        advice(6, &[Module::Choice("alexander-pierce"), Module::Choice("maria-hill"), Module::ScarletWitch]),
        ["alexander-pierce", "maria-hill", "scarlet-witch"]
    );
}

#[test]
fn it_is_played_by_the_book_unless_the_table_says_otherwise() {
    let edition = crate::edition("winter-soldier");
    assert_eq!((edition.reveal(), edition.usual_modules()), (Reveal::Eyes, &[][..]));
    assert_eq!(edition.book().direction, Direction::Right);
    assert!(
        base_game().iter().all(|other| other.book().direction == Direction::Left && other.book().rejections == 5)
    );
}
