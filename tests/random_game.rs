//! Games played at random, with undo, redo and answers given in part.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Edition, LeaderChoice, Seat, Setup};
use resistance_narrator::journal::{Answered, Draft, Entry, Record, line};
use resistance_narrator::language::Language;

use crate::chance::random_modules;

/// As many names as the largest table has players.
const NAMES: [&str; 12] =
    ["Ana", "Zoë", "Jean-Luc", "O'Neil", "Müller", "Çiğdem", "Léa", "Dr. Who", "Ира", "Björn", "Łukasz", "Ann-Marie"];

/// A set-up that can be played: any edition, with any number of players and any modules that go with it.
pub fn random_setup(chance: &mut ChaCha8Rng) -> Setup {
    let edition = Edition::all()[chance.random_range(0..Edition::all().len())];
    let (fewest, most) = edition.players();
    let players = chance.random_range(fewest..=most);
    random_setup_of(edition, players, chance)
}

/// The same of this edition, with so many players.
pub fn random_setup_of(edition: Edition, players: usize, chance: &mut ChaCha8Rng) -> Setup {
    let mut setup = Setup {
        edition,
        players: NAMES[..players].iter().map(ToString::to_string).collect(),
        leader: if chance.random() {
            LeaderChoice::Draw
        } else {
            LeaderChoice::Named(Seat::from_index(chance.random_range(0..players)).unwrap())
        },
        reveal: edition.reveals()[chance.random_range(0..edition.reveals().len())],
        modules: Modules::default(),
        seed: chance.random(),
    };
    setup.modules = random_modules(&setup, chance);
    setup
}

/// Somebody who plays anything that is possible.
pub struct Player {
    chance: ChaCha8Rng,
    pub record: Record,
}

impl Player {
    pub fn new(seed: u64) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let setup = random_setup(&mut chance);
        let language = Language::ALL[chance.random_range(0..Language::ALL.len())];
        Self { chance, record: Record::begin(setup, language).unwrap() }
    }

    #[cfg(unix)]
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
                4 => Entry::Noted(Draft::RollCall {
                    answers: [true, false, self.chance.random()].map(Answered::in_turn).to_vec(),
                }),
                _ => {
                    let actions = self.record.game().legal_actions();
                    if actions.is_empty() {
                        continue;
                    }
                    Entry::Played(actions[self.chance.random_range(0..actions.len())])
                }
            };
            if self.record.take(entry.clone()).is_ok() {
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

/// The file that holds these entries, of the first game in its folder.
pub fn stored(entries: &[Entry]) -> Vec<u8> {
    let line = |(index, entry): (usize, &Entry)| match entry {
        Entry::Begun { .. } if index == 0 => line::encode_first(1, entry) + "\n",
        entry => line::encode(index + 1, entry) + "\n",
    };
    entries.iter().enumerate().map(line).collect::<String>().into_bytes()
}
