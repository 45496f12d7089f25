//! Random games with all set-ups that the check accepts, step by step beside the model.

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::PlotCard;

use super::model::{Model, Told};
use super::*;
use crate::chance::{possible_action, random_modules};

/// For each number of players.
const GAMES: u64 = 500;

/// More than the longest game takes: five missions with three proposals each, all accusations, and some new deals.
const MOST_ACTIONS: usize = 150;

/// What is tried at each state beside what is played.
const TRIES: usize = 12;

/// One state of so many has everything listed: that takes long for many players.
const LISTED: u32 = 50;

pub fn model_of(setup: &Setup, game: &Game) -> Model {
    Model::new(&Told {
        players: game.players(),
        leader: game.leader().index(),
        captain_known: setup.leader != LeaderChoice::Draw,
        reveal: setup.reveal != Reveal::None,
        hill: setup.modules.contains(Module::Choice("maria-hill")),
        witch: setup.modules.contains(Module::ScarletWitch),
    })
}

/// Actions of every kind: most of what a table can say, and some that nobody can.
pub fn everything(players: u8) -> Vec<Action> {
    let mut actions = vec![
        Action::TableReady,
        Action::RevealDone,
        Action::DealAgain,
        Action::NamedRightly(true),
        Action::NamedRightly(false),
        Action::Pass,
        Action::PassAll,
        Action::DrawForLeader,
        Action::Draw(PlotCard::OpenUp),
        Action::DrawAnyway(PlotCard::OpenUp),
    ];
    actions.extend(Mission::ALL.map(Action::NameMission));
    actions.extend(AgentCard::ALL.map(Action::Show));
    actions.extend((0..=7).map(|fails| Action::Count(Count::fails(fails))));
    for player in (0..=usize::from(players)).filter_map(Seat::from_index) {
        let (card, by, to) = (PlotCard::TakeResponsibility, player, player);
        actions.extend([
            Action::CaptainAmerica(player),
            Action::Examine(player),
            Action::Accuse(player),
            Action::Assassinate(player),
            Action::Expose(player),
            Action::On(player),
            Action::Give { card, to },
            Action::Use { by, card, on: None },
            Action::Take { by, card, from: seat(1) },
            Action::FaceUp { member: player, card: MissionCard::Success },
        ]);
    }
    for approve in 0..=players {
        actions.extend([count(approve, players - approve), count(approve, players - approve.max(1))]);
    }
    for size in 0..=players.min(7) {
        let last = (players - size..players).filter_map(|index| Seat::from_index(usize::from(index))).collect();
        for set in [first(size), last] {
            actions.extend([Action::Propose(set), Action::Vote(Ballot::Named { approve: set })]);
        }
    }
    actions
}

/// Exactly what the model allows is accepted and listed, and a refusal changes nothing.
#[track_caller]
pub fn probe(game: &Game, model: &Model, action: Action) {
    let mut after = *game;
    let accepted = after.play(action).is_ok();
    assert_eq!(accepted, model.allows(action), "{action:?} at {game:?}");
    assert!(accepted || after == *game, "{action:?} is refused and changes {game:?}");
}

/// What holds at every state.
#[track_caller]
pub fn check(game: &Game, model: &Model) {
    model.agrees_with(game);
    assert_eq!(game.offers().is_empty(), game.ending().is_some(), "a dead end: {game:?}");
    let inside = game.in_play();
    assert!(inside.contains(game.leader()), "the leader is out: {game:?}");
    assert!(game.phase().team().is_within(inside), "a member is out: {game:?}");
    assert!(game.token().is_none_or(|token| inside.contains(token.holder)), "the token is out: {game:?}");
}

fn no_way_but_the_listed_ones(game: &Game, model: &Model, probes: &[Action]) {
    let legal = game.legal_actions();
    assert_eq!(legal.is_empty(), game.ending().is_some(), "a dead end: {game:?}");
    for action in &legal {
        assert!({ *game }.play(*action).is_ok(), "{action:?} is listed, but refused at {game:?}");
        assert!(model.allows(*action), "{action:?} is listed at {game:?}");
    }
    for action in probes {
        assert_eq!(legal.contains(action), model.allows(*action), "{action:?} at {game:?}");
    }
}

fn games_of(players: usize) {
    let mut chance = ChaCha8Rng::seed_from_u64(players as u64);
    let everything = everything(players as u8);
    let mut endings = BTreeSet::new();
    for _game in 0..GAMES {
        let leader = match chance.random_range(0..=players) {
            0 => LeaderChoice::Draw,
            number => LeaderChoice::Named(seat(number as u32)),
        };
        let reveal = Reveal::ALL[chance.random_range(0..3)];
        let mut setup = Setup { leader, reveal, seed: chance.random(), ..agents_with(players, &[]) };
        setup.modules = random_modules(&setup, &mut chance);
        let mut game = setup.check().unwrap().game;
        let mut model = model_of(&setup, &game);
        let mut actions = 0;
        check(&game, &model);
        while game.ending().is_none() {
            let action = possible_action(&game, &mut chance);
            let events = game.play(action).unwrap();
            model = model.after(action);
            actions += 1;
            check(&game, &model);
            for event in events {
                if let Event::Round(RoundEvent::LeadershipPassed { to }) = event {
                    assert!(game.in_play().contains(to), "leadership comes to seat {} at {game:?}", to.number());
                }
            }
            for _try in 0..TRIES {
                probe(&game, &model, everything[chance.random_range(0..everything.len())]);
            }
            if chance.random_range(0..LISTED) == 0 {
                no_way_but_the_listed_ones(&game, &model, &everything);
            }
            assert!(actions < MOST_ACTIONS, "no end: {game:?}");
        }
        endings.insert(game.ending().unwrap().why.id());
    }
    assert_eq!(endings.len(), 6, "not every ending was seen: {endings:?}");
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
    games_of_five_are_what_the_model_says: 5,
    games_of_six_are_what_the_model_says: 6,
    games_of_seven_are_what_the_model_says: 7,
    games_of_eight_are_what_the_model_says: 8,
    games_of_nine_are_what_the_model_says: 9,
    games_of_ten_are_what_the_model_says: 10,
    games_of_eleven_are_what_the_model_says: 11,
    games_of_twelve_are_what_the_model_says: 12,
}
