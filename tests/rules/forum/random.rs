//! Random games of the forum beside an independent model, step by step: what the model allows is accepted and listed,
//! all else is refused and changes nothing, and both stand at the same place.

use std::collections::HashSet;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::model::Model;
use super::*;
use crate::chance::possible_action;
use crate::times::some_of;

const GAMES: u64 = 1_000;

/// Actions that are tried at every state, most of them impossible.
const TRIES: u32 = 12;

fn random_setup(players: usize, chance: &mut ChaCha8Rng) -> Setup {
    let variants = [Module::Targeting, Module::BlindSpies];
    let mut modules: Modules = variants.into_iter().filter(|_| chance.random()).collect();
    if chance.random_range(0..10) > 0 {
        modules.insert(Module::Plot);
    }
    let leader = LeaderChoice::Named(Seat::from_index(chance.random_range(0..players)).unwrap());
    Setup { leader, modules, seed: chance.random(), ..forum(players) }
}

fn any_action(players: usize, chance: &mut ChaCha8Rng) -> Action {
    let mut seat = || Seat::from_index(chance.random_range(0..=players)).unwrap();
    let (by, other, third) = (seat(), seat(), seat());
    let card = PlotCard::ALL[chance.random_range(0..9)];
    match chance.random_range(0..14) {
        0 => Action::Use { by, card, on: None },
        1..=3 => Action::Use { by, card, on: Some(other) },
        4 | 5 => Action::Take { by, card, from: other },
        6 => Action::On(by),
        7 => Action::Give { card, to: by },
        8 => [Action::Pass, Action::PassAll, Action::Draw(card), Action::DrawAnyway(card), Action::DrawForLeader]
            [chance.random_range(0..5)],
        9 => Action::FaceUp { member: by, card: MissionCard::ALL[chance.random_range(0..4)] },
        10 => Action::Count(Count::fails(chance.random_range(0..6))),
        11 => Action::Propose([by, other, third].into_iter().collect()),
        12 => count(chance.random_range(0..8), chance.random_range(0..8)),
        _ => Action::NameMission(Mission::ALL[chance.random_range(0..5)]),
    }
}

/// Tries what may be impossible. Votes and teams are too many to be listed each time.
fn probe(game: &Game, model: &Model, chance: &mut ChaCha8Rng) {
    let listed = match game.phase() {
        Phase::Vote { .. } | Phase::Proposal { .. } => None,
        Phase::Window(window) if matches!(window.at, Moment::BeforeVote { .. }) => None,
        _ => Some(game.legal_actions()),
    };
    for action in listed.iter().flatten() {
        assert!(model.allows(*action), "{action:?} is listed: {model:?}");
        game.clone().play(*action).unwrap();
    }
    for _try in 0..TRIES {
        let action = any_action(game.players(), chance);
        let mut after = *game;
        let accepted = after.play(action).is_ok();
        assert_eq!(accepted, model.allows(action), "{action:?}: {model:?}");
        assert!(listed.as_ref().is_none_or(|listed| listed.contains(&action) == accepted), "{action:?}: {model:?}");
        assert!(accepted || after == *game, "{action:?} is refused and changes the game");
    }
}

fn games_of(players: usize) {
    let mut chance = ChaCha8Rng::seed_from_u64(players as u64);
    let (mut happened, mut endings) = (HashSet::new(), HashSet::new());
    for _game in 0..some_of(GAMES) {
        let setup = random_setup(players, &mut chance);
        let has = |module| setup.modules.contains(module);
        let (plot, targeting) = (has(Module::Plot), has(Module::Targeting));
        let mut game = setup.check().unwrap().game;
        let mut model = Model::new(players, game.leader().index(), plot, targeting);
        while game.ending().is_none() {
            model.agrees_with(&game);
            probe(&game, &model, &mut chance);
            let action = possible_action(&game, &mut chance);
            assert!(model.allows(action), "{action:?}: {model:?}");
            let events = game.play(action).unwrap();
            model.play(match events[0] {
                Event::Plot(PlotEvent::Drawn { card, .. }) => Action::DrawAnyway(card),
                _ => action,
            });
            happened.extend(events.iter().map(kind));
        }
        model.agrees_with(&game);
        endings.insert(game.ending().map(|ending| ending.why.id()));
    }
    let card = PlotCard::InTheSpotlight;
    for event in [
        Event::Plot(PlotEvent::WindowClosed { card }),
        Event::Plot(PlotEvent::Returned { card, to: seat(1) }),
        Event::Plot(PlotEvent::Spent { by: seat(1), card }),
        Event::Plot(PlotEvent::Taken { by: seat(1), card, from: seat(1) }),
        Event::Plot(PlotEvent::Overruled { by: seat(1) }),
        Event::Plot(PlotEvent::LeadTaken { by: seat(1), from: seat(1) }),
        Event::Plot(PlotEvent::CardLookedAt { by: seat(1), member: seat(1) }),
        Event::Plot(PlotEvent::PlayedFaceUp { member: seat(1), card: MissionCard::Fail }),
    ] {
        assert!(happened.contains(&kind(&event)), "{event:?} has not happened");
    }
    assert!(!happened.contains(&kind(&Event::Plot(PlotEvent::Passed { player: seat(1), card }))));
    assert!(!happened.contains(&kind(&Event::Round(RoundEvent::RevealDone))));
    assert_eq!(endings.len(), 3, "not every ending was seen");
}

macro_rules! games {
    ($($name:ident: $players:literal,)*) => {$(
        #[test]
        fn $name() {
            games_of($players);
        }
    )*};
}

games! {
    random_games_of_five_are_as_the_model_says: 5,
    random_games_of_six_are_as_the_model_says: 6,
    random_games_of_seven_are_as_the_model_says: 7,
    random_games_of_eight_are_as_the_model_says: 8,
    random_games_of_nine_are_as_the_model_says: 9,
    random_games_of_ten_are_as_the_model_says: 10,
}
