//! The rules at every state of a small game and of many random ones: what is listed is what is accepted,
//! no state is a dead end, and an independent model comes to the same end.

use std::collections::{BTreeMap, BTreeSet};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{
    Action, Ballot, Count, Game, LeaderChoice, Mission, Module, Offer, Reveal, Seat, SeatSet, Setup,
};

use super::model::{Model, Stage};
use super::{NAMES, base_game, setup};
use crate::chance::possible_action;
use crate::times::some_of;

const GAMES: u64 = 10_000;

/// What the model knows. Games with plot cards are tried in [`super::plot`]; Trap, Reverser and Rogue have a model of
/// their own in [`super::modules_2020`], and so has Winter Soldier in [`super::winter_soldier`].
const MODELLED: [Module; 3] = [Module::Targeting, Module::BlindSpies, Module::Inquisitor];

/// A table of so many players, in any edition of the base game, with any of these modules.
pub fn random_setup(players: usize, modules: &[Module], chance: &mut ChaCha8Rng) -> Setup {
    Setup {
        edition: base_game()[chance.random_range(0..base_game().len())],
        players: NAMES[..players].iter().map(ToString::to_string).collect(),
        leader: if chance.random() {
            LeaderChoice::Draw
        } else {
            LeaderChoice::Named(Seat::from_index(chance.random_range(0..players)).unwrap())
        },
        reveal: Reveal::ALL[chance.random_range(0..3)],
        modules: modules.iter().copied().filter(|_| chance.random()).collect(),
        seed: chance.random(),
    }
}

/// A table of so many players that the model knows: of the base game, or of Avalon with any characters that fit.
fn modelled_setup(players: usize, chance: &mut ChaCha8Rng) -> Setup {
    let mut setup = random_setup(players, &MODELLED, chance);
    if chance.random() {
        setup.edition = crate::edition("avalon");
        let played = Module::all().into_iter().filter(|module| *module != Module::Plot);
        let played: Vec<Module> = played.filter(|module| crate::edition("avalon").allows(*module)).collect();
        setup.modules = played.iter().copied().filter(|_| chance.random_range(0..3) == 0).collect();
        while setup.check().is_err() {
            setup.modules = played.iter().copied().filter(|_| chance.random_range(0..3) == 0).collect();
        }
    }
    setup
}

fn model_of(setup: &Setup, game: &Game) -> Model {
    let has = |module| setup.modules.contains(module);
    let blind = match setup.reveal {
        Reveal::Touch | Reveal::Eyes => has(Module::BlindSpies),
        Reveal::Headset => false,
        Reveal::None => true,
    };
    let model = Model::new(game.players(), game.leader().index(), has(Module::Targeting), !blind);
    let model = if setup.edition == crate::edition("avalon") { model.with_hunt() } else { model };
    if has(Module::Inquisitor) || has(Module::LadyOfTheLake) { model.with_token() } else { model }
}

/// Any action at all, possible or not: mostly of the right kind, often with wrong numbers.
fn any_action(chance: &mut ChaCha8Rng) -> Action {
    let any_seats = |chance: &mut ChaCha8Rng| -> SeatSet {
        let seats = (0..12).filter_map(Seat::from_index);
        let share = chance.random_range(1..=4);
        seats.filter(|_| chance.random_range(0..4) < share).collect()
    };
    let any_seat = |chance: &mut ChaCha8Rng| Seat::from_index(chance.random_range(0..12)).unwrap();
    match chance.random_range(0..17) {
        0 => Action::TableReady,
        1 => Action::RevealDone,
        2 => Action::NameMission(Mission::ALL[chance.random_range(0..5)]),
        3..=5 => Action::Propose(any_seats(chance)),
        6 | 7 => {
            Action::Vote(Ballot::Count { approve: chance.random_range(0..12), reject: chance.random_range(0..12) })
        }
        8 => Action::Vote(Ballot::Count { approve: chance.random(), reject: chance.random() }),
        9 => Action::Vote(Ballot::Named { approve: any_seats(chance) }),
        10 => Action::Examine(any_seat(chance)),
        13 => Action::Assassinate(any_seat(chance)),
        14 => Action::NamedRightly(chance.random()),
        11 => [Action::Watch(any_seat(chance)), Action::Trap(any_seat(chance)), Action::Claim(any_seat(chance))]
            [chance.random_range(0..3)],
        12 => {
            Action::Count(Count { fails: 0, reverses: chance.random_range(0..2), rogues: chance.random_range(0..2) })
        }
        _ => Action::Count(Count::fails(if chance.random() { chance.random_range(0..7) } else { chance.random() })),
    }
}

/// Everything that is listed for these offers, worked out once: the same offers list the same.
type Listed = BTreeMap<String, Vec<Action>>;

/// Tries possible and impossible actions at one state.
fn try_actions(game: &Game, model: &Model, listed: &mut Listed, chance: &mut ChaCha8Rng) {
    let legal = listed.entry(format!("{:?}", game.offers())).or_insert_with(|| {
        let legal = game.legal_actions();
        for action in &legal {
            assert!(model.allows(*action), "{action:?} is listed at {game:?}");
            assert!({ *game }.play(*action).is_ok(), "{action:?} is listed, but refused at {game:?}");
        }
        legal
    });
    assert_eq!(legal.is_empty(), game.ending().is_some(), "a dead end: {game:?}");
    for _try in 0..8 {
        let action = any_action(chance);
        let mut tried = *game;
        let accepted = tried.play(action).is_ok();
        assert_eq!(accepted, model.allows(action), "{action:?} at {game:?}");
        assert_eq!(accepted, legal.contains(&action), "{action:?} at {game:?}");
        assert!(accepted || tried == *game, "{action:?} is refused and changes {game:?}");
    }
}

#[test]
fn play_and_the_list_agree_at_every_state_of_random_games() {
    let mut chance = ChaCha8Rng::seed_from_u64(2_026);
    let mut listed = Listed::new();
    let mut winners = BTreeSet::new();
    for _game in 0..some_of(GAMES) {
        let setup = modelled_setup(chance.random_range(5..=10), &mut chance);
        let mut game = setup.check().unwrap().game;
        let mut model = model_of(&setup, &game);
        model.agrees_with(&game);
        try_actions(&game, &model, &mut listed, &mut chance);
        while game.ending().is_none() {
            let action = possible_action(&game, &mut chance);
            game.play(action).unwrap();
            model = model.after(action);
            model.agrees_with(&game);
            try_actions(&game, &model, &mut listed, &mut chance);
        }
        winners.insert((game.ending().unwrap().why.id(), game.players()));
    }
    assert_eq!(winners.len(), 5 * 6, "not every ending was seen with every number of players: {winners:?}");
}

/// Walks through a whole game tree, each state once. States are counted as equal when the model says so and the team
/// is the same.
struct Walk {
    seen: BTreeSet<(Model, SeatSet)>,
    results: BTreeSet<i8>,
}

impl Walk {
    fn from(setup: &Setup, teams: Teams) -> Self {
        let game = setup.check().unwrap().game;
        let mut walk = Self { seen: BTreeSet::new(), results: BTreeSet::new() };
        walk.visit(game, model_of(setup, &game), teams);
        walk
    }

    fn visit(&mut self, game: Game, model: Model, teams: Teams) {
        model.agrees_with(&game);
        if !self.seen.insert((model, game.phase().team())) {
            return;
        }
        let chosen = teams.chosen(&game);
        if model.stage == Stage::Over {
            assert!(chosen.is_empty());
            self.results.insert(model.winner);
            return;
        }
        assert!(!chosen.is_empty(), "a dead end: {game:?}");
        for action in chosen {
            assert!(model.allows(action), "{action:?} at {game:?}");
            let mut next = game;
            next.play(action).unwrap();
            assert!(progress(&next) > progress(&game), "{action:?} leads back from {game:?}");
            self.visit(next, model.after(action), teams);
        }
    }
}

/// Grows with every action: so every game comes to an end.
fn progress(game: &Game) -> (u8, u8, u8) {
    let stage = match game.offers().first() {
        Some(Offer::TableReady) => 0,
        Some(Offer::RevealDone) => 1,
        Some(Offer::Mission { .. }) => 2,
        Some(Offer::Team { .. }) => 3,
        Some(Offer::Vote { .. }) => 4,
        Some(Offer::Count { .. }) => 6,
        Some(Offer::Examine { .. } | Offer::Assassinate { .. }) => 7,
        Some(Offer::Told) => 8,
        Some(other) => unreachable!("{other:?} without plot cards"),
        None => 9,
    };
    // An approval sets the track back, but it is what the round has come to; so is the end.
    let track = if stage >= 6 { 5 } else { game.vote_track() };
    (game.round(), track, stage)
}

/// Which teams and ballots are tried.
#[derive(Clone, Copy)]
enum Teams {
    All,
    /// One of each: who they are makes no difference, which the walk through all of them has shown.
    OneOfEach,
}

impl Teams {
    fn chosen(self, game: &Game) -> Vec<Action> {
        let one_of_each = |offer: &Offer| match offer {
            Offer::Team { size, of } => of.subsets(*size).take(1).map(Action::Propose).collect(),
            Offer::Vote { voters } => {
                let players = voters.len() as u8;
                let counts = (0..=players).map(|approve| Ballot::Count { approve, reject: players - approve });
                let named = Ballot::Named { approve: voters.iter().take(3).collect() };
                counts.chain([named]).map(Action::Vote).collect()
            }
            offer => offer.actions(),
        };
        match self {
            Self::All => game.legal_actions(),
            Self::OneOfEach => game.offers().iter().flat_map(one_of_each).collect(),
        }
    }
}

#[test]
fn every_state_of_a_game_of_five_has_a_way_on_and_every_way_ends() {
    let walk = Walk::from(&setup(5), Teams::All);
    assert_eq!(walk.results, BTreeSet::from([-1, 1]));
    // 19 ways how missions can have ended before another proposal, at most 5 leaders each.
    assert!(walk.seen.len() > 5_000, "only {} states", walk.seen.len());
}

#[test]
fn every_state_of_a_game_with_targeting_has_a_way_on_and_every_way_ends() {
    // The fewest players, and the fewest with whom mission four bears one Fail.
    for players in [5, 7] {
        let targeting = Setup { modules: Modules::from_iter([Module::Targeting]), ..setup(players) };
        let walk = Walk::from(&targeting, Teams::OneOfEach);
        assert_eq!(walk.results, BTreeSet::from([-1, 1]), "{players} players");
    }
}

#[test]
fn every_state_of_a_game_with_the_inquisitor_has_a_way_on_and_every_way_ends() {
    let inquisitor = Setup { modules: Modules::from_iter([Module::Inquisitor]), ..setup(5) };
    let walk = Walk::from(&inquisitor, Teams::OneOfEach);
    assert_eq!(walk.results, BTreeSet::from([-1, 1]));
}

#[test]
fn every_state_of_avalon_has_a_way_on_and_every_way_ends() {
    for players in 5..=10 {
        let edition = crate::edition("avalon");
        let avalon = Setup { edition, reveal: Reveal::Eyes, ..setup(players) };
        let walk = Walk::from(&avalon, Teams::OneOfEach);
        assert_eq!(walk.results, BTreeSet::from([-1, 1]), "{players} players");
        let lady = Setup { modules: Modules::from_iter([Module::LadyOfTheLake]), ..avalon };
        assert_eq!(Walk::from(&lady, Teams::OneOfEach).results, BTreeSet::from([-1, 1]), "{players} players");
    }
}

#[test]
fn every_number_of_players_has_a_way_on_everywhere() {
    for players in 6..=10 {
        let walk = Walk::from(&setup(players), Teams::OneOfEach);
        assert_eq!(walk.results, BTreeSet::from([-1, 1]), "{players} players");
    }
}
