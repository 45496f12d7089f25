//! Avalon (RULES section 9): its characters, its end, and the Lady of the Lake. Who learns what is tried in
//! `tests/scripts/avalon.rs`.

use super::*;
use resistance_narrator::game::knowledge::Role;

/// The characters that can be chosen.
const CHARACTERS: [Module; 4] =
    [Module::Choice("percival"), Module::Choice("mordred"), Module::Choice("morgana"), Module::Choice("oberon")];

fn avalon_with(players: usize, modules: &[Module]) -> Setup {
    Setup {
        edition: crate::edition("avalon"),
        reveal: Reveal::Eyes,
        modules: modules.iter().copied().collect(),
        ..setup(players)
    }
}

fn avalon(players: usize, modules: &[Module]) -> Game {
    begun(&avalon_with(players, modules))
}

/// A game after three successes.
fn hunt(players: usize) -> Game {
    let mut game = avalon(players, &[]);
    (0..3).for_each(|_| drop(run(&mut game, 0)));
    game
}

#[test]
fn players_teams_and_fails_are_those_of_the_base_game() {
    for players in 5..=10 {
        let (avalon, base) = (avalon(players, &[]), game(players));
        assert_eq!((avalon.players(), avalon.spies()), (base.players(), base.spies()));
        for mission in Mission::ALL {
            assert_eq!(avalon.team_size(mission), base.team_size(mission), "{players} players");
            assert_eq!(avalon.fails_needed(mission), base.fails_needed(mission), "{players} players");
        }
    }
    assert_eq!(crate::edition("avalon").players(), (5, 10));
}

#[test]
fn merlin_and_the_assassin_are_always_dealt_and_the_rest_are_servants_and_minions() {
    let dealt = |players, modules: &[Module]| {
        let mut cards = avalon(players, modules).character_cards();
        cards.sort_unstable();
        cards.into_iter().map(Role::id).collect::<Vec<_>>()
    };
    assert_eq!(dealt(5, &[]), ["assassin", "merlin", "minion", "servant", "servant"]);
    assert_eq!(
        dealt(5, &[Module::Choice("percival"), Module::Choice("mordred")]),
        ["assassin", "merlin", "mordred", "percival", "servant"]
    );
    let ten = ["assassin", "merlin", "mordred", "morgana", "oberon", "percival"];
    assert_eq!(dealt(10, &CHARACTERS), [&ten[..], &["servant"; 4]].concat());
}

#[test]
fn more_characters_than_a_side_has_places_are_refused() {
    // How many of Mordred, Morgana and Oberon there is room for beside the Assassin.
    for (players, room) in [(5, 1), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3)] {
        for bits in 0..1u8 << CHARACTERS.len() {
            let chosen = CHARACTERS.into_iter().enumerate().filter(|(index, _)| bits & (1 << index) != 0);
            let modules: Vec<Module> = chosen.map(|(_, module)| module).collect();
            let evil = modules.iter().filter(|module| **module != Module::Choice("percival")).count();
            let faults = avalon_with(players, &modules).check().err().unwrap_or_default();
            let (found, most) = (evil as u8 + 1, room as u8 + 1);
            let wanted = if evil > room { vec![Fault::Characters { side: Side::Evil, found, most }] } else { vec![] };
            assert_eq!(faults, wanted, "{players} players with {modules:?}");
        }
    }
}

#[test]
fn the_book_advises_and_forbids_nothing() {
    let [percival, mordred, morgana, oberon] = CHARACTERS;
    for players in 5..=10 {
        let advice = |modules: &[Module]| {
            let setup = avalon_with(players, modules);
            assert!(setup.check().is_ok());
            setup.advice().map(|advice| advice.id.clone()).collect::<Vec<_>>()
        };
        let at_five = if players == 5 { vec!["percival"] } else { vec![] };
        assert_eq!(advice(&[]), [""; 0]);
        assert_eq!(advice(&[morgana]), ["morgana"], "{players} players");
        assert_eq!(advice(&[morgana, percival]), [""; 0], "{players} players");
        assert_eq!(advice(&[mordred, percival]), [""; 0], "{players} players");
        assert_eq!(advice(&[percival]), at_five, "{players} players");
        assert_eq!(advice(&[oberon, percival]), at_five, "{players} players");
        let lady = if players < 7 { vec!["lady-of-the-lake"] } else { vec![] };
        assert_eq!(advice(&[Module::LadyOfTheLake]), lady, "{players} players");
    }
}

#[test]
fn plot_cards_and_targeting_go_with_it_and_no_module_of_others() {
    let allowed: Vec<&str> =
        Module::all().into_iter().filter(|module| crate::edition("avalon").allows(*module)).map(Module::id).collect();
    assert_eq!(allowed, ["plot", "targeting", "percival", "mordred", "morgana", "oberon", "lady-of-the-lake"]);
    for module in Module::all().into_iter().filter(|module| !crate::edition("avalon").allows(*module)) {
        let faults = avalon_with(10, &[module]).check().unwrap_err();
        assert!(faults.contains(&Fault::Module { edition: crate::edition("avalon"), module }), "{module:?}");
    }
    for edition in Edition::all().into_iter().filter(|edition| *edition != crate::edition("avalon")) {
        assert!(CHARACTERS.into_iter().chain([Module::LadyOfTheLake]).all(|module| !edition.allows(module)));
    }
}

#[test]
fn leadership_goes_left_and_the_fifth_rejection_wins_for_evil() {
    let mut game = avalon(6, &[]);
    for leader in [2, 3, 4, 5] {
        reject(&mut game);
        assert_eq!(game.leader(), seat(leader));
    }
    reject(&mut game);
    assert_eq!(game.ending(), won(Side::Evil, Why::FiveRejections));
}

#[test]
fn three_failed_quests_win_for_evil_at_once() {
    let mut game = avalon(5, &[Module::LadyOfTheLake]);
    run(&mut game, 1);
    run(&mut game, 1);
    game.play(Action::Examine(seat(2))).unwrap();
    run(&mut game, 1);
    assert_eq!(game.ending(), won(Side::Evil, Why::ThreeFails));
}

#[test]
fn with_targeting_the_fifth_quest_is_open_after_two_successes() {
    let mut game = avalon(5, &[Module::Targeting]);
    let name = |game: &mut Game, number| game.play(Action::NameMission(mission(number)));
    assert_eq!(name(&mut game, 5), Err(Refusal::Round(RoundRefusal::LastMissionClosed)));
    for number in [4, 2] {
        name(&mut game, number).unwrap();
        run(&mut game, 0);
    }
    name(&mut game, 5).unwrap();
    run(&mut game, 0);
    assert!(matches!(game.phase(), Phase::Assassination { .. }));
}

#[test]
fn after_three_successes_the_assassin_names_merlin() {
    for (right, winner, why) in
        [(true, Side::Evil, Why::Found(crate::role("merlin"))), (false, Side::Good, Why::Safe(crate::role("merlin")))]
    {
        let mut game = hunt(7);
        assert_eq!((game.phase().id(), game.ending()), ("assassination", None));
        assert_eq!(refused(&mut game, Action::NamedRightly(right)).code(), "not-now");
        let target = crate::role("merlin");
        assert_eq!(
            game.play(Action::Assassinate(seat(4))),
            Ok(vec![Event::Agent(AgentEvent::Named { target, player: seat(4) })])
        );
        assert_eq!(refused(&mut game, Action::Assassinate(seat(5))).code(), "not-now");
        let events = game.play(Action::NamedRightly(right)).unwrap();
        assert_eq!(events[0], Event::Agent(AgentEvent::NamingTold { target, player: seat(4), right }));
        assert_eq!(game.ending(), won(winner, why));
    }
    let ids = [Why::Found(crate::role("merlin")), Why::Safe(crate::role("merlin"))].map(Why::id);
    assert_eq!(ids, ["merlin-found", "merlin-safe"]);
    assert_eq!([Side::Good, Side::Evil].map(Side::id), ["good", "evil"]);
}

#[test]
fn anybody_may_be_named_and_nobody_before_the_third_success() {
    for players in 5..=10 {
        let of = hunt(players).seats().all();
        assert_eq!(hunt(players).offers(), [resistance_narrator::game::Offer::Assassinate { of }]);
        assert_eq!(
            refused(&mut hunt(players), Action::Assassinate(seat(11))),
            Refusal::Round(RoundRefusal::NoSuchSeat(seat(11)))
        );
    }
    let mut game = avalon(5, &[]);
    let before = |game: &mut Game| assert_eq!(refused(game, Action::Assassinate(seat(2))).code(), "not-now");
    before(&mut game);
    run(&mut game, 0);
    run(&mut game, 0);
    before(&mut game);
    approve(&mut game);
    before(&mut game);
    assert_eq!(refused(&mut game, Action::Accuse(seat(2))).code(), "not-now");
}

#[test]
fn only_evil_may_play_fail() {
    for role in &crate::edition("avalon").book().characters {
        assert!(role.may_play(MissionCard::Success), "{role:?}");
        assert_eq!(role.may_play(MissionCard::Fail), role.side() == Side::Evil, "{role:?}");
    }
    // As many Fails as there are Minions, and no more.
    for (players, evil) in [(5, 2), (7, 3), (10, 4)] {
        assert_eq!(avalon(players, &[]).saboteurs(), evil);
    }
}

#[test]
fn the_lady_of_the_lake_begins_on_the_leaders_right_and_goes_to_whom_she_examined() {
    let mut game = avalon(7, &[Module::LadyOfTheLake]);
    let holder = |game: &Game| game.token().unwrap().holder;
    assert_eq!(holder(&game), seat(7));
    assert!(game.examines_loyalty() && game.shows_affiliation());
    run(&mut game, 0);
    assert!(!matches!(game.phase(), Phase::Examination { .. }), "not after the first quest");
    for (fails, examined, others) in [(1, 3, 6), (0, 1, 5), (2, 5, 4)] {
        run(&mut game, fails);
        assert_eq!(game.phase().id(), "examination");
        assert_eq!(game.examinable().len(), others);
        let before = holder(&game);
        assert_eq!(
            refused(&mut game, Action::Examine(before)),
            Refusal::Examination(ExaminationRefusal::Marked(before))
        );
        game.play(Action::Examine(seat(examined))).unwrap();
        assert_eq!(holder(&game), seat(examined));
    }
    run(&mut game, 0);
    assert_eq!(game.phase().id(), "assassination", "not after the last quest");
}

/// Plays on with these Fails, and examines whoever can be; at the end somebody is named, and that is told.
fn to_its_end(mut game: Game, fails: [u8; 5], right: bool) -> (Option<Ending>, u32) {
    let (mut fails, mut examined) = (fails.into_iter(), 0);
    loop {
        match game.phase() {
            Phase::Proposal { mission: None } => {
                let open = resistance_narrator::game::targeting::open_missions(&game.results());
                game.play(Action::NameMission(open[0])).unwrap();
            }
            Phase::Proposal { .. } => drop(run(&mut game, fails.next().unwrap())),
            Phase::Examination { .. } => {
                let first = game.examinable().iter().next().unwrap();
                game.play(Action::Examine(first)).unwrap();
                examined += 1;
            }
            Phase::Assassination { .. } => {
                game.play(Action::Assassinate(seat(3))).unwrap();
                game.play(Action::NamedRightly(right)).unwrap();
            }
            Phase::Over(_) => return (game.ending(), examined),
            other => unreachable!("{other:?} without plot cards"),
        }
    }
}

#[test]
fn every_choice_of_characters_runs_to_each_of_its_endings() {
    let merlin = crate::role("merlin");
    let mut tables = 0;
    for bits in 0..1u8 << (CHARACTERS.len() + 2) {
        let modules = CHARACTERS.into_iter().chain([Module::Targeting, Module::LadyOfTheLake]);
        let modules: Vec<Module> =
            modules.enumerate().filter(|(index, _)| bits & (1 << index) != 0).map(|(_, module)| module).collect();
        let has = |module| modules.contains(&module);
        for players in (5..=10).filter(|players| avalon_with(*players, &modules).check().is_ok()) {
            let examinations = |after: u32| if has(Module::LadyOfTheLake) { after } else { 0 };
            for (fails, right, winner, why, examined) in [
                ([0, 0, 0, 9, 9], true, Side::Evil, Why::Found(merlin), 1),
                ([0, 0, 0, 9, 9], false, Side::Good, Why::Safe(merlin), 1),
                ([1, 0, 1, 0, 0], false, Side::Good, Why::Safe(merlin), 3),
                ([1, 1, 1, 9, 9], false, Side::Evil, Why::ThreeFails, 1),
                ([0, 1, 0, 2, 1], false, Side::Evil, Why::ThreeFails, 3),
            ] {
                let end = to_its_end(avalon(players, &modules), fails, right);
                assert_eq!(end, (won(winner, why), examinations(examined)), "{players} with {modules:?}: {fails:?}");
            }
            let mut game = avalon(players, &modules);
            for _proposal in 1..=5 {
                if game.mission().is_none() {
                    game.play(Action::NameMission(mission(1))).unwrap();
                }
                reject(&mut game);
            }
            assert_eq!(game.ending(), won(Side::Evil, Why::FiveRejections), "{players} with {modules:?}");
            tables += 1;
        }
    }
    // Percival or not; of the three others none or one, up to two, or all, for two, three and four of evil.
    assert_eq!(tables, 4 * 2 * (2 * (1 + 3) + 3 * (1 + 3 + 3) + (1 + 3 + 3 + 1)));
}

#[test]
fn without_her_nobody_is_examined() {
    let mut game = avalon(7, &[]);
    assert_eq!(game.token(), None);
    (0..2).for_each(|_| drop(run(&mut game, 0)));
    assert_eq!(game.phase().id(), "proposal");
}
