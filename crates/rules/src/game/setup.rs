//! How a game begins: an unchecked set-up becomes a game, or all that is wrong with it is told at once.

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha8Rng;

use super::edition::{Advice, Table};
use super::knowledge::Characters;
use super::module::{Chosen, Modules};
use super::plot::{Pile, deck};
use super::role::Cast;
use super::{BySeat, Edition, Game, Module, Seat, Side};

/// The most letters in a player's name.
pub const LONGEST_NAME: usize = 40;

/// What a table has asked for. Nothing in it is checked yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules in use.
    pub edition: Edition,
    /// The players, clockwise.
    pub players: Vec<String>,
    /// Who leads first.
    pub leader: LeaderChoice,
    /// How the spies get to know each other.
    pub reveal: Reveal,
    /// Modules and variants that are on.
    pub modules: Modules,
    /// The seed of everything that the narrator draws.
    pub seed: u64,
}

/// Who leads first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaderChoice {
    /// The table has said who.
    Named(Seat),
    /// The narrator draws somebody. In Winter Soldier it draws who deals: Captain America leads, whoever that is.
    Draw,
}

/// How the spies get to know each other (RULES section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reveal {
    /// Character cards go round under the table and are felt.
    Touch,
    /// All eyes closed, the spies open theirs.
    Eyes,
    /// The narrator deals, and tells each player alone (RULES section 8): through a headset, or through whatever else
    /// reaches that player on their own.
    #[serde(rename = "earpiece")]
    Headset,
    /// Not at all.
    None,
}

impl Reveal {
    /// All ways.
    pub const ALL: [Self; 4] = [Self::Touch, Self::Eyes, Self::Headset, Self::None];

    /// The name on the command line and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Touch => "touch",
            Self::Eyes => "eyes",
            Self::Headset => "earpiece",
            Self::None => "none",
        }
    }

    /// The way with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reveal| reveal.id() == id)
    }
}

/// One thing that is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The edition is not for so few or so many.
    #[error("{found} players; the edition needs {fewest} to {most}")]
    Players {
        /// Players named.
        found: usize,
        /// The fewest.
        fewest: usize,
        /// The most.
        most: usize,
    },
    /// A player without a name.
    #[error("seat {seat} has no name")]
    EmptyName {
        /// The number of the seat, from 1.
        seat: usize,
    },
    /// A name longer than anybody could hear out.
    #[error("the name at seat {seat} is longer than {LONGEST_NAME} letters")]
    LongName {
        /// The number of the seat, from 1.
        seat: usize,
    },
    /// A name that could be taken for a seat number, or holds control characters.
    #[error("the name {name:?} has no letter, or signs that nobody can say")]
    UnspeakableName {
        /// The name.
        name: String,
    },
    /// Two players who can't be told apart.
    #[error("two players are called {name}")]
    SameName {
        /// The name.
        name: String,
    },
    /// The leader is not at the table.
    #[error("there is no seat {seat} to lead")]
    Leader {
        /// The number of the seat, from 1.
        seat: u8,
    },
    /// The edition is not played with this module.
    #[error("{} is not played with {}", edition.id(), module.id())]
    Module {
        /// The edition.
        edition: Edition,
        /// The module.
        module: Module,
    },
    /// The edition is not played with this reveal.
    #[error("{} is not played with the reveal {}", edition.id(), reveal.id())]
    Reveal {
        /// The edition.
        edition: Edition,
        /// The reveal.
        reveal: Reveal,
    },
    /// More special characters than the side has cards.
    #[error("{found} special characters, and {} has {most} cards", side.id())]
    Characters {
        /// The side.
        side: Side,
        /// Special characters, with those that are always in play.
        found: u8,
        /// Cards of the side.
        most: u8,
    },
    /// A module without the one that it needs.
    #[error("{} means nothing without another module", .0.id())]
    Alone(Module),
}

/// What a checked set-up gives: the game, the players' names and how the leader was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The game, before its first action.
    pub game: Game,
    /// The players' names.
    pub names: BySeat<String>,
}

/// The rules of one table, looked up once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub edition: Edition,
    pub players: u8,
    pub table: Table,
    pub reveal: Reveal,
    pub modules: Chosen,
    /// What the characters in play can do.
    pub cast: Cast,
    /// The whole deck of plot cards; empty without them.
    pub deck: Pile,
    /// How many of them the leader draws in a round.
    pub draws: u8,
    pub seed: u64,
}

impl Setup {
    /// Checks the set-up and begins the game.
    ///
    /// # Errors
    /// All faults together, in the order in which the set-up asks for things.
    pub fn check(&self) -> Result<Beginning, Vec<Fault>> {
        let mut faults = self.name_faults();
        let (fewest, most) = self.edition.players();
        let found = self.players.len();
        let table = self.edition.table(found);
        if table.is_none() {
            faults.insert(0, Fault::Players { found, fewest, most });
        }
        if let LeaderChoice::Named(seat) = self.leader
            && seat.index() >= found
        {
            faults.push(Fault::Leader { seat: seat.number() });
        }
        faults.extend(self.module_faults(table.as_ref()));
        let Some(table) = table.filter(|_| faults.is_empty()) else {
            return Err(faults);
        };
        let reveal = match self.reveal {
            Reveal::Touch | Reveal::Eyes if self.modules.contains(Module::BlindSpies) => Reveal::None,
            reveal => reveal,
        };
        let players = found as u8;
        let plot = self.modules.contains(Module::Plot);
        let deck = if plot { self.edition.book().decks.of(players) } else { Pile::EMPTY };
        let rules = Rules {
            edition: self.edition,
            players,
            table,
            reveal,
            modules: Chosen::of(self.edition, self.modules),
            cast: Cast::of(&Characters::new(self.edition, self.modules).cards(&table), self.edition.book().sides),
            deck,
            draws: deck::draws(players),
            seed: self.seed,
        };
        let leader_is_known = !self.edition.book().has_captain() || self.leader != LeaderChoice::Draw;
        let game = Game::begin(rules, self.first_leader(), leader_is_known);
        Ok(Beginning { game, names: BySeat::new(self.players.clone()) })
    }

    /// Whether the narrator deals the characters, and so knows them.
    #[must_use]
    pub fn is_dealt(&self) -> bool {
        self.reveal == Reveal::Headset || self.edition.book().goes_by_letters()
    }

    /// Modules and reveals of other editions, and more special characters than cards (Winter Soldier, Set Up).
    #[must_use]
    pub fn module_faults(&self, table: Option<&Table>) -> Vec<Fault> {
        let edition = self.edition;
        let foreign = self.modules.iter().filter(|module| !edition.allows(*module));
        let mut faults: Vec<Fault> = foreign.map(|module| Fault::Module { edition, module }).collect();
        if !edition.reveals().contains(&self.reveal) {
            faults.push(Fault::Reveal { edition, reveal: self.reveal });
        }
        if let Some(table) = table {
            let (good, evil) = edition.book().sides;
            let roles = Characters::new(edition, self.modules).roles();
            for (side, most) in [(good, table.resistance), (evil, table.spies)] {
                let found = roles.iter().filter(|role| role.side() == side && !role.is_general()).count() as u8;
                if found > most {
                    faults.push(Fault::Characters { side, found, most });
                }
            }
        }
        let alone =
            |module: &Module| edition.book().needed_by(*module).is_some_and(|needed| !self.modules.contains(needed));
        faults.extend(self.modules.iter().filter(alone).map(Fault::Alone));
        faults
    }

    /// What the book advises against.
    pub fn advice(&self) -> impl Iterator<Item = &'static Advice> {
        let (has, players) = (|module| self.modules.contains(module), self.players.len());
        self.edition.book().advice.iter().filter(move |advice| advice.holds(has, players))
    }

    fn name_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (index, name) in self.players.iter().enumerate() {
            let seat = index + 1;
            if name.trim().is_empty() {
                faults.push(Fault::EmptyName { seat });
            } else if name.chars().count() > LONGEST_NAME {
                faults.push(Fault::LongName { seat });
            } else if !speakable(name) {
                faults.push(Fault::UnspeakableName { name: name.clone() });
            } else if self.players[..index].iter().any(|other| same_name(other, name)) {
                faults.push(Fault::SameName { name: name.clone() });
            }
        }
        faults
    }

    /// The leader that was named, or one drawn from the seed: the same seed always draws the same seat.
    fn first_leader(&self) -> Seat {
        match self.leader {
            LeaderChoice::Named(seat) => seat,
            LeaderChoice::Draw => {
                let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
                let drawn = chance.next_u64() % self.players.len() as u64;
                Seat::from_index(drawn as usize).unwrap_or_else(|| unreachable!("a table has at most twelve seats"))
            }
        }
    }
}

/// Whether two names can't be told apart when they are typed.
#[must_use]
pub fn same_name(one: &str, other: &str) -> bool {
    let others = spellings(other);
    spellings(one).iter().any(|spelling| others.contains(spelling))
}

/// A name in every way in which it is typed, in plain small letters: with accents left out, and umlauts as two letters.
fn spellings(name: &str) -> Vec<String> {
    let mut spellings = vec![folded(name), folded(&without_umlauts(name))];
    spellings.dedup();
    spellings
}

/// A name in words of plain small letters and digits.
#[must_use]
pub fn folded(name: &str) -> String {
    let words = name.split(|sign: char| !sign.is_alphanumeric() && !is_accent(sign));
    let words = words.map(|word| deunicode::deunicode(word).to_lowercase().trim().to_owned());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A German name as it is typed on keyboards without umlauts.
#[must_use]
pub fn without_umlauts(name: &str) -> String {
    let spelt = |letter: char| match letter {
        'ä' | 'Ä' => "ae".to_owned(),
        'ö' | 'Ö' => "oe".to_owned(),
        'ü' | 'Ü' => "ue".to_owned(),
        other => other.to_string(),
    };
    name.chars().map(spelt).collect()
}

/// Whether a sign is an accent of its own, which stands on the letter before it.
#[must_use]
pub fn is_accent(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}')
}

fn speakable(name: &str) -> bool {
    name.chars().any(char::is_alphabetic)
        && name.chars().all(|c| c.is_alphanumeric() || is_accent(c) || matches!(c, ' ' | '-' | '\'' | '’' | '.'))
        && folded(name).chars().any(char::is_alphabetic)
}
