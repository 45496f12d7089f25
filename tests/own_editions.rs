//! Editions that a table could write, made at random: whoever plays one learns what its file says and gives nothing
//! away, and no file, however broken, brings the narrator down.

pub mod generator;
mod knowing;
mod mutated;
mod twins;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Edition, LeaderChoice, Reveal, Seat, Setup};

const NAMES: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lou"];

/// How many own editions are tried.
const EDITIONS: u64 = 1_000;

/// A table of so many players at which nothing is chosen yet.
fn plain(edition: Edition, players: usize, reveal: Reveal) -> Setup {
    Setup {
        edition,
        players: NAMES[..players].iter().map(ToString::to_string).collect(),
        leader: LeaderChoice::Named(Seat::from_index(0).unwrap()),
        reveal,
        modules: Modules::default(),
        seed: 0,
    }
}

/// A table that can be played, with any number of players and any modules; none if there is no such table.
fn playable(edition: Edition, reveal: Reveal, chance: &mut ChaCha8Rng) -> Option<Setup> {
    let (fewest, most) = edition.players();
    let from = chance.random_range(fewest..=most);
    let sizes = (from..=most).chain(fewest..from);
    for players in sizes {
        for try_with in [2, 4, 8, 0] {
            let is_on = |_: &_| try_with > 0 && chance.random_range(0..try_with) == 0;
            let modules = edition.modules().iter().copied().filter(is_on).collect();
            let setup = Setup { modules, ..plain(edition, players, reveal) };
            if setup.check().is_ok() {
                return Some(setup);
            }
        }
    }
    None
}
