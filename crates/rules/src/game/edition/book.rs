//! The book of an edition: what it says, as data. The files are read in `reading.rs`.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Cost, Direction, EndGame, FEWEST, FirstLeader, Holders, LineUp, Meeting, Sign, Spotlight, StrongLeader};
use crate::game::plot::{Decks, Kind};
use crate::game::role::{Part, Role, Turn};
use crate::game::{Module, Reveal, Side};

/// What something is called.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Name {
    /// The same in every language.
    Everywhere(String),
    /// By the codes of languages.
    In(BTreeMap<String, String>),
}

impl Name {
    /// The name in the language of this code, or in English, or in any.
    #[must_use]
    pub fn in_language(&self, code: &str) -> &str {
        match self {
            Self::Everywhere(name) => name,
            Self::In(names) => names
                .get(code)
                .or_else(|| names.get("en"))
                .or_else(|| names.values().next())
                .map_or("", String::as_str),
        }
    }
}

/// What the book of an edition says: its tables, and which rules it plays by.
#[derive(Debug)]
pub struct Book {
    /// The name on the command line and in files, and of what it says in words of its own.
    pub id: String,
    /// Whether a table has brought it.
    pub of_a_table: bool,
    /// The narrator's edition whose words it uses.
    pub words: String,
    /// What it is called, where it brings a name of its own.
    pub name: Option<Name>,
    /// What its characters and modules are called, by their names in files, where it brings names of its own.
    pub names: BTreeMap<String, Name>,
    /// Characters and modules of whom the sentences of other editions would not be true here: general ones are said.
    pub retold: Vec<String>,
    /// Sentences of its own, by language and key.
    pub sentences: BTreeMap<String, BTreeMap<String, String>>,
    /// The table of each number of players, from the fewest on (base rules, Setup).
    pub tables: Vec<Table>,
    /// The side that wants missions to succeed, and the one that wants them to fail.
    pub sides: (Side, Side),
    /// Who leads first (base rules, Setup; Winter Soldier, Set Up).
    pub first_leader: FirstLeader,
    /// Which way leadership goes (base rules, Mission Team Vote; Winter Soldier, Team Building).
    pub direction: Direction,
    /// How many rejections in a row are one too many (base rules, Mission Team Vote).
    pub rejections: u8,
    /// What they cost.
    pub rejections_cost: Cost,
    /// What comes after three successes (base rules, Game End; Winter Soldier, Endgame; RULES section 9).
    pub end_game: EndGame,
    /// The reveal that the book asks for.
    pub reveal: Reveal,
    /// The reveals that can be chosen.
    pub reveals: Vec<Reveal>,
    /// The parts of the reveal in their order, for all characters that there can be.
    pub scenes: Vec<BookStage>,
    /// The name of the script of such a reveal, where it has several parts.
    pub script: String,
    /// The characters that there can be.
    pub characters: Vec<Role>,
    /// The modules that it can be played with, in the order in which they are told (RULES section 5).
    pub modules: Vec<Module>,
    /// The modules that are on unless they are switched off.
    pub usual: Vec<Module>,
    /// Modules, each with the one without which it means nothing.
    pub needs: Vec<(Module, Module)>,
    /// What it advises against.
    pub advice: Vec<Advice>,
    /// Characters that it recommends, for the numbers of players.
    pub line_ups: Vec<LineUp>,
    /// A module that it can be played with, for examples.
    pub example: Module,
    /// How players and narrator reach each other.
    pub meeting: Meeting,
    /// The plot cards (base rules, The Plot Thickens; RULES section 4).
    pub decks: Decks,
    /// When Take Responsibility counts.
    pub take_responsibility: Kind,
    /// When Strong Leader may be used.
    pub strong_leader: StrongLeader,
    /// When a spotlight is declared.
    pub spotlight: Spotlight,
    /// Who of several holders may use a card.
    pub holders: Holders,
    /// Whether its character cards tell their side to the finger (accessible rules, The Kit).
    pub tactile_cards: bool,
    /// Whether the true one of two loyalty cards is shown, instead of a character card that would tell more than a side
    /// (Winter Soldier, Scarlet Witch; RULES section 9).
    pub loyalty_cards: bool,
    /// Whether the kit has a marker for the round (base rules, Components).
    pub round_marker: bool,
    /// Whether it has tokens for those who are on a team.
    pub team_tokens: bool,
}

impl Book {
    /// Whether Captain America is always in play.
    #[must_use]
    pub fn has_captain(&self) -> bool {
        self.first_leader == FirstLeader::CaptainAmerica
    }

    /// Whether a module can be played.
    #[must_use]
    pub fn allows(&self, module: Module) -> bool {
        self.modules.contains(&module)
    }

    /// Whether a module brings a character into the game.
    #[must_use]
    pub fn brings_character(&self, module: Module) -> bool {
        self.characters.iter().any(|role| role.module() == Some(module))
    }

    /// The table for a number of players, if so many can play.
    #[must_use]
    pub fn table(&self, players: usize) -> Option<Table> {
        self.tables.get(players.checked_sub(FEWEST)?).copied()
    }

    /// The module without which another one means nothing.
    #[must_use]
    pub fn needed_by(&self, module: Module) -> Option<Module> {
        self.needs.iter().find(|(needy, _)| *needy == module).map(|(_, needed)| *needed)
    }

    /// Whether its reveal has other parts than the one of all spies, and so its characters are told one by one who looks and
    /// who is shown.
    #[must_use]
    pub fn reveals_in_stages(&self) -> bool {
        self.scenes.len() > 1 || self.scenes.iter().any(|scene| scene.turn.id() != "spies")
    }

    /// The character with this part.
    #[must_use]
    pub fn character_with(&self, part: Part) -> Option<Role> {
        self.characters.iter().copied().find(|role| role.part() == Some(part))
    }

    /// Whether players and narrator write letters to each other.
    #[must_use]
    pub fn goes_by_letters(&self) -> bool {
        self.meeting == Meeting::Letters
    }
}

/// One part of the reveal as the book has it, for all characters that there can be.
#[derive(Clone, Debug)]
pub struct BookStage {
    /// Whose turn it is.
    pub turn: Turn,
    /// By what those are known who are shown, where eyes look.
    pub sign: Sign,
    /// The characters who open their eyes, or feel.
    pub looking: Vec<Role>,
    /// The characters who raise a thumb, or send the token that says yes.
    pub shown: Vec<Role>,
    /// Characters who do so too with a module.
    pub also: Vec<(Module, Role)>,
}

/// What a number of players means: who is how many, and how large teams are (base rules, Setup).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Members of the resistance.
    pub resistance: u8,
    /// Spies.
    pub spies: u8,
    /// People on the team of each mission.
    pub teams: [u8; 5],
    /// Fail cards that fail each mission.
    pub fails_needed: [u8; 5],
}

/// What a rule book advises against, without forbidding it.
#[derive(Debug, PartialEq, Eq)]
pub struct Advice {
    /// The name of its sentence.
    pub id: String,
    /// The module that it is about.
    pub with: Module,
    /// It holds only without any of these.
    pub without: Vec<Module>,
    /// It holds only for fewer players than that.
    pub below: Option<u8>,
}

impl Advice {
    /// Whether it is about these modules and so many players.
    pub(in crate::game) fn holds(&self, has: impl Fn(Module) -> bool, players: usize) -> bool {
        has(self.with)
            && !self.without.iter().copied().any(has)
            && self.below.is_none_or(|fewest| players < usize::from(fewest))
    }
}
