//! How fast the rules are, and how long the moderator takes for a sentence, a typed line and a beginning.

#![allow(clippy::unwrap_used, missing_docs, reason = "a measurement that fails says so")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use moderator::{Mode, Session};
use protocol::{Effect, Input};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::knowledge::Role;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{
    Action, Ballot, Count, Edition, Game, LeaderChoice, Mission, Module, Offer, PlotCard, Reveal, SeatSet, Setup, Why,
};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Form, Language, Length, Message};
use resistance_narrator::preferences::Preferences;

/// A table that answers so many lines gets a new session: nobody plays on for ever.
const LINES_OF_A_GAME: u64 = 200;

fn setup() -> Setup {
    Setup {
        edition: Edition::default(),
        players: ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon"]
            .map(String::from)
            .to_vec(),
        leader: LeaderChoice::Draw,
        reveal: Reveal::Touch,
        modules: Modules::default(),
        seed: 1,
    }
}

/// A long game of ten with many rejections: votes by name and by count, all five missions.
fn long_game(beginning: Game) -> Vec<Action> {
    let mut game = beginning;
    let mut actions = vec![Action::TableReady, Action::RevealDone];
    let votes = |approve: usize, by_name: bool| match by_name {
        true => Ballot::Named { approve: beginning.seats().iter().take(approve).collect() },
        false => Ballot::Count { approve: approve as u8, reject: 10 - approve as u8 },
    };
    for (mission, fails) in Mission::ALL.into_iter().zip([0, 1, 0, 2, 0]) {
        let size = usize::from(beginning.team_size(mission));
        let team: SeatSet = beginning.seats().iter().take(size).collect();
        for approve in [5, 4, 0, 2, 8] {
            actions.push(Action::Propose(team));
            actions.push(Action::Vote(votes(approve, approve % 2 == 0)));
        }
        actions.push(Action::Count(Count::fails(fails)));
    }
    for action in &actions {
        game.play(*action).unwrap();
    }
    assert!(game.ending().is_some());
    actions
}

/// Winter Soldier for twelve with everything in it, played at random: accusations, examinations, Maria Hill, and the
/// whole end game. It is the same game with every run.
fn winter_soldier() -> (Game, Vec<Action>) {
    let players = setup().players.into_iter().chain(["Kim", "Lou"].map(String::from)).collect();
    let modules = Module::all()
        .into_iter()
        .filter(|module| Edition::from_id("winter-soldier").unwrap().allows(*module))
        .collect();
    let table = Setup {
        edition: Edition::from_id("winter-soldier").unwrap(),
        reveal: Reveal::Eyes,
        players,
        modules,
        ..setup()
    };
    let beginning = table.check().unwrap().game;
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    let (mut game, mut actions) = (beginning, Vec::new());
    while game.ending().is_none() {
        let offers = game.offers();
        // What may break in at any time stands last.
        let breaks_in = chance.random_range(0..10) == 0;
        let offer = &offers[if breaks_in { offers.len() - 1 } else { 0 }];
        let possible = offer.actions();
        let action = possible[chance.random_range(0..possible.len())];
        game.play(action).unwrap();
        actions.push(action);
    }
    assert_eq!(game.ending().map(|ending| ending.why), Some(Why::Safe(Role::from_id("nick-fury").unwrap())));
    (beginning, actions)
}

/// The same game with plot cards: the narrator draws, and every card that leaves the votes alone is used.
fn with_plot_cards(beginning: Game, long_game: &[Action]) -> Vec<Action> {
    let mut game = beginning;
    let mut actions = Vec::new();
    for planned in long_game {
        while actions.last() != Some(planned) {
            let offer = game.offers().swap_remove(0);
            let action = match offer {
                Offer::Use { card: PlotCard::NoConfidence, .. } => Action::Pass,
                Offer::FaceUp { .. } => offer.actions()[0],
                Offer::Draw { .. } | Offer::Give { .. } | Offer::On { .. } | Offer::Use { .. } => {
                    *offer.actions().last().unwrap()
                }
                _ => *planned,
            };
            game.play(action).unwrap();
            actions.push(action);
        }
    }
    assert!(game.ending().is_some() && game.plot().deck().is_empty());
    actions
}

fn rules(criterion: &mut Criterion) {
    let beginning = setup().check().unwrap().game;
    let plain = long_game(beginning);
    let modules = Modules::from_iter([Module::Plot]);
    let with_deck = Setup { modules, ..setup() }.check().unwrap().game;
    let plotted = with_plot_cards(with_deck, &plain);
    let (with_agents, accused) = winter_soldier();
    let mut group = criterion.benchmark_group("rules");
    for (name, beginning, actions) in [
        ("a whole game", beginning, &plain),
        ("a whole game with plot cards", with_deck, &plotted),
        ("a random game of Winter Soldier", with_agents, &accused),
    ] {
        group.throughput(Throughput::Elements(actions.len() as u64));
        group.bench_function(format!("accepted actions of {name}"), |bench| {
            bench.iter(|| {
                let mut game = black_box(beginning);
                for action in actions {
                    black_box(game.play(*action)).unwrap();
                }
                game
            });
        });
    }
    group.finish();
}

fn sentences(criterion: &mut Criterion) {
    let mut localizer = Localizer::new(Language::ENGLISH, &Preferences::default().kit, Words::Own);
    let beginning = setup().check().unwrap();
    localizer.seat(beginning.names);
    let seats = beginning.game.seats();
    let message = Message::new("proposed")
        .player("leader", beginning.game.leader())
        .players("team", seats.iter().take(5).collect())
        .number("mission", 4u8)
        .number("proposal", 2u8);
    criterion.bench_function("an announcement in both its forms", |bench| {
        bench.iter(|| {
            let spoken = localizer.render(black_box(&message), Form::Spoken, Length::Full);
            (spoken, localizer.render(&message, Form::Printed, Length::Full))
        });
    });
}

/// A session at its first proposal.
fn begun() -> Session {
    let mut session = Session::new(Mode::Table, Language::ENGLISH, Preferences::default());
    session.begin(setup());
    answer(&mut session, "ready");
    answer(&mut session, "skip");
    session
}

fn answer(session: &mut Session, line: &str) -> Vec<Effect> {
    session.handle(Input::Line(line.to_owned()))
}

/// The time that one line takes; another line, which is not measured, takes back what it did.
fn line_and_back(iterations: u64, line: &str, back: &str) -> Duration {
    let mut taken = Duration::ZERO;
    let mut session = begun();
    for iteration in 0..iterations {
        if iteration % LINES_OF_A_GAME == 0 {
            session = begun();
        }
        let input = Input::Line(line.to_owned());
        let before = Instant::now();
        let effects = session.handle(input);
        taken += before.elapsed();
        assert!(matches!(effects.first(), Some(Effect::Record(_))), "{line} is refused: {effects:?}");
        answer(&mut session, back);
    }
    taken
}

fn lines(criterion: &mut Criterion) {
    criterion.bench_function("a typed team to its effects", |bench| {
        bench.iter_custom(|iterations| line_and_back(iterations, "propose ana, ben and cleo", "undo"));
    });
    criterion.bench_function("the start of a session", |bench| {
        bench.iter(|| {
            let mut session = Session::new(Mode::Table, Language::ENGLISH, Preferences::default());
            session.begin(setup())
        });
    });
}

criterion_group!(benches, rules, sentences, lines);
criterion_main!(benches);
