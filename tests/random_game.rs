//! Games played at random, with undo, redo and answers given in part.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{Edition, LeaderChoice, Module, Reveal, Seat, Setup};
use resistance_narrator::journal::{Draft, Entry, Record};
use resistance_narrator::language::Language;

/// Somebody who plays anything that is possible.
pub struct Player {
    chance: ChaCha8Rng,
    pub record: Record,
}

impl Player {
    pub fn new(seed: u64) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let players = chance.random_range(5..=10);
        let names = ["Ana", "Zoë", "Jean-Luc", "O'Neil", "Müller", "Çiğdem", "Léa", "Dr. Who", "Ира", "Björn"];
        let setup = Setup {
            edition: Edition::ALL[chance.random_range(0..Edition::ALL.len())],
            players: names[..players].iter().map(ToString::to_string).collect(),
            leader: if chance.random() {
                LeaderChoice::Draw
            } else {
                LeaderChoice::Named(Seat::from_index(3).unwrap())
            },
            reveal: Reveal::ALL[chance.random_range(0..3)],
            modules: Module::ALL.into_iter().filter(|_| chance.random()).collect(),
            seed,
        };
        let language = Language::ALL[chance.random_range(0..3)];
        Self { chance, record: Record::begin(setup, language).unwrap() }
    }

    pub fn going_on(record: Record, seed: u64) -> Self {
        Self { chance: ChaCha8Rng::seed_from_u64(seed), record }
    }

    /// One more entry that is possible now.
    pub fn next(&mut self) -> Entry {
        loop {
            let entry = match self.chance.random_range(0..10) {
                0 | 1 => Entry::Undone,
                2 => Entry::Redone,
                3 => Entry::Noted(Draft::Guidance { step: self.chance.random_range(0..9) }),
                4 => Entry::Noted(Draft::RollCall { answers: vec![true, false, self.chance.random()] }),
                _ => {
                    let actions = self.record.game().legal_actions();
                    if actions.is_empty() {
                        continue;
                    }
                    Entry::Played(actions[self.chance.random_range(0..actions.len())])
                }
            };
            if self.record.apply(entry.clone()).is_ok() {
                return entry;
            }
        }
    }
}

/// The first entries of a random game, and the record that they make.
pub fn random_game(seed: u64, entries: usize) -> (Vec<Entry>, Record) {
    let mut player = Player::new(seed);
    let mut told = vec![player.record.first_entry()];
    told.extend((1..entries).map(|_| player.next()));
    (told, player.record)
}
