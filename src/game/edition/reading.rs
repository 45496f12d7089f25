//! Reads the file of an edition: words become what they mean, and all that is wrong is told at once.
//!
//! Who learns what follows from whom each character `sees`: those who see the same have their turn together.

mod file;
mod line_ups;
mod scenes;
mod sense;
mod sentences;

use toml::Spanned;

use super::book::{Advice, Book, Table};
use super::{Edition, EndGame, FEWEST, FirstLeader, LineUpFault, LineUpName};
use crate::game::role::{Character, Part, Role};
use crate::game::seat::MOST_PLAYERS;
use crate::game::{MissionCard, Module, Reveal, Side};
use file::{Described, File, Numbers, stands_elsewhere};

/// One thing that is wrong with the file of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The line that it stands in, from 1; none if it stands in the file that this one goes by.
    pub line: Option<usize>,
    /// What it is.
    pub what: Fault,
}

/// What can be wrong with the file of an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It can't be read: what the reader of such files says.
    #[error("{0}")]
    Unreadable(String),
    /// There is no such edition to go by.
    #[error("there is no edition {0:?}")]
    NoEdition(String),
    /// A word that stands for nothing here.
    #[error("{0:?} is no side, no character and no module of this edition")]
    Unknown(String),
    /// Two characters or modules of one name.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// More modules than there can be, with those of all editions that were read.
    #[error("there are too many modules")]
    TooMany,
    /// A character of neither side.
    #[error("{0:?} is of neither side")]
    NeitherSide(String),
    /// A side needs one character that several players can have.
    #[error("{} needs one character that several players can have, and has {found}", side.id())]
    General {
        /// The side.
        side: Side,
        /// How many there are.
        found: usize,
    },
    /// The numbers of players don't follow each other.
    #[error("the table for {wanted} players is missing")]
    Table {
        /// The number of players that is missing.
        wanted: usize,
    },
    /// The numbers of a table can't be true.
    #[error("the table for {0} players: sides, teams and Fails don't fit each other")]
    Numbers(u8),
    /// Those who look at the same time see each other, and so all of them must be shown, and nobody else.
    #[error("those who look with {0:?} see each other: each of them must see them all, and nobody else")]
    Together(String),
    /// Two sides of which nothing tells together.
    #[error("the sides are resistance and spies, good and evil, or shield and hydra")]
    Sides,
    /// The sentences of an end game tell of these characters alone.
    #[error("this end game is told of {0:?}")]
    Told(&'static str),
    /// Nothing is there to be said for this.
    #[error("{0:?} needs a sentence of its own")]
    NoWords(String),
    /// What the edition plays by needs a character with this part.
    #[error("one character, who is always there, needs the part {0:?}")]
    Part(Part),
    /// A line-up that can't be played, or that the file advises against.
    #[error("the line-up {} for {players} players: {why}", name.id())]
    LineUp {
        /// Its name.
        name: LineUpName,
        /// The number of players.
        players: u8,
        /// Why.
        why: LineUpFault,
    },
    /// No team could be proposed.
    #[error("at least one team is proposed: there can't be {0} rejections")]
    Rejections(u8),
    /// What is usual can't be chosen.
    #[error("the reveal {:?} is not among those that can be chosen", .0.id())]
    Reveal(Reveal),
    /// Somebody writes letters who is to close their eyes, or to be at the table at once.
    #[error("who writes letters sits at no table: nobody can accuse anybody, and there is no reveal")]
    Letters,
    /// Several players can be this character, who is so always there, and is nobody in particular.
    #[error("several players can be {0:?}, who so has no module and no part and does not win alone")]
    Several(String),
    /// A part that goes with the other side, or that somebody else has already.
    #[error("{0:?} can't have this part: only one character has it, and one of the right side")]
    NotThePart(String),
    /// Nothing can be played with every watch token.
    #[error("{0:?} can't play any card but Rogue Success")]
    NoCard(String),
    /// Modules that have no rule for each other.
    #[error("{:?} can't be played in one edition with {:?}", .0.id(), .1)]
    Apart(Module, &'static str),
    /// More special characters than any table has cards.
    #[error("with no number of players is there room for all who are always or usually there")]
    NoRoom,
    /// A usual module needs one that is not.
    #[error("{0:?} is needed by a module that is usually on, and is not on itself")]
    NotUsual(String),
}

/// The book in a file. `known` are the narrator's own editions, each with its file. A table's own edition, which is none
/// of them, is held to what their sentences say.
pub(super) fn book(text: &str, known: &[(String, Edition)], of_a_table: bool) -> Result<Book, Vec<Wrong>> {
    let file = file::read(text, known)?.without_what_is_not_here();
    let others = known.iter().filter(|_| of_a_table).map(|(_, edition)| *edition).collect();
    Reader { text, others, wrong: Vec::new() }.book(file)
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}

/// Finds what words mean, and keeps what is wrong.
struct Reader<'a> {
    text: &'a str,
    /// The editions to whose sentences it is held.
    others: Vec<Edition>,
    wrong: Vec<Wrong>,
}

impl Reader<'_> {
    fn book(mut self, file: File) -> Result<Book, Vec<Wrong>> {
        let tables = self.tables(&file.tables);
        let modules = self.modules(&file);
        let module = |reader: &mut Self, word: &Spanned<String>| {
            let found = modules.iter().copied().find(|module| module.id() == word.get_ref());
            if found.is_none() && !stands_elsewhere(word) {
                reader.wrong_at(Some(word.span()), Fault::Unknown(word.get_ref().clone()));
            }
            found
        };
        let usual = file.usual.iter().filter_map(|word| module(&mut self, word)).collect();
        let example = module(&mut self, &file.example).or(modules.first().copied()).unwrap_or(Module::Plot);
        let mut needs = Vec::new();
        for option in &file.options {
            let of = modules.iter().copied().find(|module| module.id() == option.module);
            if let (Some(of), Some(needed)) = (of, option.needs.as_ref().and_then(|word| module(&mut self, word))) {
                needs.push((of, needed));
            }
        }
        let mut advice = Vec::new();
        for advised in &file.advice {
            let without = advised.without.iter().filter_map(|word| module(&mut self, word)).collect();
            if let Some(with) = module(&mut self, &advised.with) {
                advice.push(Advice { id: advised.id.clone(), with, without, below: advised.below });
            }
        }
        let characters = self.characters(&file.characters, *file.sides.get_ref(), &modules);
        self.parts(&characters, file.first_leader, file.end_game);
        self.sense(&file, &characters, &modules);
        self.held_to_sentences(&file, &characters);
        let retold = self.retold(&file, &characters);
        let words = file.as_in.filter(|_| !self.others.is_empty()).unwrap_or_else(|| file.id.clone());
        let scenes = self.scenes(file.together, &file.characters, &file.options, &characters, &modules);
        let mut book = Book {
            tables,
            sides: *file.sides.get_ref(),
            first_leader: file.first_leader,
            direction: file.direction,
            rejections: file.rejections.into_inner(),
            rejections_cost: file.rejections_cost,
            end_game: file.end_game,
            reveal: file.reveal.into_inner(),
            reveals: file.reveals,
            scenes,
            script: file.script.unwrap_or_else(|| file.id.clone()),
            of_a_table: !self.others.is_empty(),
            words,
            id: file.id,
            name: file.name,
            names: file.names.into_iter().map(|(id, name)| (id, name.into_inner())).collect(),
            retold,
            sentences: file.sentences,
            characters,
            modules,
            usual,
            needs,
            advice,
            line_ups: Vec::new(),
            example,
            meeting: file.meeting,
            decks: file.plot.decks,
            take_responsibility: file.plot.take_responsibility,
            strong_leader: file.plot.strong_leader,
            spotlight: file.plot.spotlight,
            holders: file.plot.holders,
            tactile_cards: file.kit.tactile_cards,
            loyalty_cards: file.kit.loyalty_cards,
            round_marker: file.kit.round_marker,
            team_tokens: file.kit.team_tokens,
        };
        book.line_ups = self.line_ups(&file.line_ups, &book);
        // Names of modules are few: those of a file that is refused take no room.
        if self.wrong.is_empty() && !Module::make_room(&book.modules) {
            self.wrong_at(None, Fault::TooMany);
        }
        if self.wrong.is_empty() { Ok(book) } else { Err(self.wrong) }
    }

    fn wrong_at(&mut self, span: Option<std::ops::Range<usize>>, what: Fault) {
        let line = span.filter(|span| span.start < self.text.len()).map(|span| line_of(self.text, span.start));
        self.wrong.push(Wrong { line, what });
    }

    fn tables(&mut self, rows: &[Spanned<Numbers>]) -> Vec<Table> {
        let mut tables = Vec::new();
        for (row, wanted) in rows.iter().zip(FEWEST..) {
            let Numbers { players, sides: (resistance, spies), teams, fails } = *row.get_ref();
            if usize::from(players) != wanted || wanted > MOST_PLAYERS {
                self.wrong_at(Some(row.span()), Fault::Table { wanted });
                break;
            }
            let team_fits = |(team, fails): (&u8, &u8)| (1..=players).contains(team) && (1..=*team).contains(fails);
            let sides_fit = resistance.checked_add(spies) == Some(players) && spies > 0 && resistance > spies;
            if !sides_fit || !teams.iter().zip(&fails).all(team_fits) {
                self.wrong_at(Some(row.span()), Fault::Numbers(players));
            }
            tables.push(Table { resistance, spies, teams, fails_needed: fails });
        }
        if rows.is_empty() {
            self.wrong_at(None, Fault::Table { wanted: FEWEST });
        }
        tables
    }

    /// Rules of their own, what brings a character, and what changes to whom one is shown.
    fn modules(&mut self, file: &File) -> Vec<Module> {
        let of_characters = file.characters.iter().filter_map(|character| character.get_ref().module.as_deref());
        let choices: Vec<&str> =
            of_characters.chain(file.options.iter().map(|option| option.module.as_str())).collect();
        let mut modules: Vec<Module> = Vec::new();
        for word in &file.modules {
            let id = word.get_ref();
            let is_choice = choices.contains(&id.as_str());
            match Module::rule(id).or_else(|| is_choice.then(|| Module::choice(id))) {
                None => self.wrong_at(Some(word.span()), Fault::Unknown(id.clone())),
                Some(module) if modules.contains(&module) => {
                    self.wrong_at(Some(word.span()), Fault::Twice(id.clone()))
                }
                Some(module) => modules.push(module),
            }
        }
        for missing in choices.into_iter().filter(|id| !modules.iter().any(|module| module.id() == *id)) {
            self.wrong.push(Wrong { line: None, what: Fault::Unknown(missing.to_owned()) });
        }
        modules
    }

    fn characters(
        &mut self,
        rows: &[Spanned<Described>],
        (good, evil): (Side, Side),
        modules: &[Module],
    ) -> Vec<Role> {
        let mut characters: Vec<Role> = Vec::new();
        for row in rows {
            let described = row.get_ref();
            if characters.iter().any(|known| known.id() == described.id) {
                self.wrong_at(Some(row.span()), Fault::Twice(described.id.clone()));
                continue;
            }
            if ![good, evil].contains(&described.side) {
                self.wrong_at(Some(row.span()), Fault::NeitherSide(described.id.clone()));
            }
            let usual: &[MissionCard] = if described.side == evil {
                &[MissionCard::Success, MissionCard::Fail]
            } else {
                &[MissionCard::Success]
            };
            let module = described.module.as_deref();
            characters.push(Role::new(Box::leak(Box::new(Character {
                id: described.id.clone(),
                side: described.side,
                several: described.several,
                module: module.and_then(|id| modules.iter().copied().find(|module| module.id() == id)),
                plays: described.plays.clone().unwrap_or_else(|| usual.to_vec()),
                part: described.part,
                alone: described.alone,
            }))));
        }
        for side in [good, evil] {
            let found = characters.iter().filter(|role| role.side() == side && role.is_general()).count();
            if found != 1 {
                self.wrong_at(None, Fault::General { side, found });
            }
        }
        characters
    }

    fn parts(&mut self, characters: &[Role], first: FirstLeader, end: EndGame) {
        // Captain America accuses one of those who name and are named.
        let needed: &[Part] = match (first, end) {
            (FirstLeader::CaptainAmerica, _) => &[Part::Captain, Part::Names, Part::NamedAtTheEnd],
            (FirstLeader::Chosen, EndGame::None) => &[],
            (FirstLeader::Chosen, EndGame::Namings | EndGame::Assassination) => &[Part::Names, Part::NamedAtTheEnd],
        };
        for part in needed {
            let has = |role: &&Role| role.part() == Some(*part) && role.module().is_none() && !role.is_general();
            if characters.iter().filter(has).count() != 1 {
                self.wrong_at(None, Fault::Part(*part));
            }
        }
    }
}
