//! Reads the file of an edition: words become what they mean, and all that is wrong is told at once.
//!
//! Who learns what follows from whom each character `sees`: those who see the same have their turn together.

mod file;

use std::collections::BTreeMap;

use toml::Spanned;

use super::book::{Advice, Book, BookStage, Table};
use super::{EndGame, FEWEST, FirstLeader, Sign};
use crate::game::role::{Character, Part, Role, Turn};
use crate::game::seat::MOST_PLAYERS;
use crate::game::{MissionCard, Module, Side};
use file::{Choice, Described, File, Numbers};

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
    /// What the edition plays by needs a character with this part.
    #[error("one character, who is always there, needs the part {0:?}")]
    Part(Part),
}

/// The book in a file. `known` has the files of other editions, by their names.
pub(super) fn book<'a>(text: &'a str, known: &dyn Fn(&str) -> Option<&'a str>) -> Result<Book, Vec<Wrong>> {
    let file = file::read(text, known)?;
    Reader { text, wrong: Vec::new() }.book(file)
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}

/// Finds what words mean, and keeps what is wrong.
struct Reader<'a> {
    text: &'a str,
    wrong: Vec<Wrong>,
}

impl Reader<'_> {
    fn book(mut self, file: File) -> Result<Book, Vec<Wrong>> {
        let tables = self.tables(&file.tables);
        let modules = self.modules(&file);
        let module = |reader: &mut Self, word: &Spanned<String>| {
            let found = modules.iter().copied().find(|module| module.id() == word.get_ref());
            if found.is_none() {
                reader.wrong_at(Some(word.span()), Fault::Unknown(word.get_ref().clone()));
            }
            found
        };
        let usual = file.usual.iter().filter_map(|word| module(&mut self, word)).collect();
        let example = module(&mut self, &file.example).unwrap_or(Module::Plot);
        let mut needs = Vec::new();
        for option in &file.options {
            let of = modules.iter().copied().find(|module| module.id() == option.module);
            if let (Some(of), Some(needed)) = (of, option.needs.as_ref().and_then(|word| module(&mut self, word))) {
                needs.push((of, needed));
            }
        }
        let mut advice = Vec::new();
        for advised in file.advice {
            let without = advised.without.iter().filter_map(|word| module(&mut self, word)).collect();
            if let Some(with) = module(&mut self, &advised.with) {
                advice.push(Advice { id: advised.id, with, without, below: advised.below });
            }
        }
        let characters = self.characters(&file.characters, file.sides, &modules);
        self.parts(&characters, file.first_leader, file.end_game);
        let mut scenes = self.scenes(&file.characters, &file.options, &characters, &modules);
        for scene in &mut scenes {
            scene.sign = if scene.looking == scene.shown { file.together } else { Sign::Thumbs };
        }
        if !self.wrong.is_empty() {
            return Err(self.wrong);
        }
        Ok(Book {
            tables,
            sides: file.sides,
            first_leader: file.first_leader,
            direction: file.direction,
            rejections: file.rejections,
            rejections_cost: file.rejections_cost,
            end_game: file.end_game,
            reveal: file.reveal,
            reveals: file.reveals,
            scenes,
            script: file.script.unwrap_or_else(|| file.id.clone()),
            id: file.id,
            characters,
            modules,
            usual,
            needs,
            advice,
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
        })
    }

    fn wrong_at(&mut self, span: Option<std::ops::Range<usize>>, what: Fault) {
        let line = span.map(|span| line_of(self.text, span.start));
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
            match Module::rule(id).or_else(|| if is_choice { Module::choice(id) } else { None }) {
                None if is_choice => self.wrong_at(Some(word.span()), Fault::TooMany),
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
        let of_captain: &[Part] = if first == FirstLeader::CaptainAmerica { &[Part::Captain] } else { &[] };
        let of_the_end: &[Part] = if end == EndGame::None { &[] } else { &[Part::Names, Part::NamedAtTheEnd] };
        for part in of_captain.iter().chain(of_the_end) {
            let has = |role: &&Role| role.part() == Some(*part) && role.module().is_none() && !role.is_general();
            if characters.iter().filter(has).count() != 1 {
                self.wrong_at(None, Fault::Part(*part));
            }
        }
    }

    /// The turns of the reveal: first those of whole sides, then those of single characters, in the order of the file.
    fn scenes(
        &mut self,
        rows: &[Spanned<Described>],
        options: &[Choice],
        characters: &[Role],
        modules: &[Module],
    ) -> Vec<BookStage> {
        let mut turns: Vec<(Vec<&str>, BookStage, bool)> = Vec::new();
        for (row, role) in rows.iter().zip(characters).filter(|(row, _)| !row.get_ref().sees.is_empty()) {
            let sees = &row.get_ref().sees;
            let words: Vec<&str> = sees.iter().map(|word| word.get_ref().as_str()).collect();
            if let Some((_, stage, of_side)) = turns.iter_mut().find(|(same, ..)| *same == words) {
                stage.looking.push(*role);
                *of_side |= role.is_general();
                continue;
            }
            let shown = self.seen(sees, characters);
            let stage = BookStage {
                turn: Turn::of(role.id()),
                sign: Sign::Thumbs,
                looking: vec![*role],
                shown,
                also: Vec::new(),
            };
            turns.push((words, stage, role.is_general()));
        }
        turns.sort_by_key(|(_, _, of_side)| !of_side);
        let mut stages: Vec<BookStage> = Vec::new();
        for (_, mut stage, of_side) in turns {
            let general = stage.looking.iter().find(|role| role.is_general()).filter(|_| of_side);
            if let Some(general) = general {
                stage.turn = Turn::of(general.side().id());
            }
            stages.push(stage);
        }
        for option in options {
            let module = modules.iter().copied().find(|module| module.id() == option.module);
            let (shown, to) = (self.character(&option.shows, characters), self.character(&option.to, characters));
            let (Some(module), Some(shown), Some(to)) = (module, shown, to) else { continue };
            stages
                .iter_mut()
                .filter(|stage| stage.looking.contains(&to))
                .for_each(|stage| stage.also.push((module, shown)));
        }
        stages
    }

    fn character(&mut self, word: &Spanned<String>, characters: &[Role]) -> Option<Role> {
        let found = characters.iter().copied().find(|role| role.id() == word.get_ref());
        if found.is_none() {
            self.wrong_at(Some(word.span()), Fault::Unknown(word.get_ref().clone()));
        }
        found
    }

    /// Whom the words mean: sides and characters, and after "not" those who are left out.
    fn seen(&mut self, words: &[Spanned<String>], characters: &[Role]) -> Vec<Role> {
        let mut seen: BTreeMap<usize, Role> = BTreeMap::new();
        for word in words {
            let (name, is_seen) = match word.get_ref().strip_prefix("not ") {
                Some(name) => (name, false),
                None => (word.get_ref().as_str(), true),
            };
            // A side and its many may have one name: the side is meant.
            let of_side: Vec<(usize, Role)> =
                characters.iter().copied().enumerate().filter(|(_, role)| role.side().id() == name).collect();
            let alone = characters.iter().copied().enumerate().filter(|(_, role)| role.id() == name);
            let meant = if of_side.is_empty() { alone.collect() } else { of_side };
            if meant.is_empty() {
                self.wrong_at(Some(word.span()), Fault::Unknown(name.to_owned()));
            }
            for (at, role) in meant {
                if is_seen {
                    seen.insert(at, role)
                } else {
                    seen.remove(&at)
                };
            }
        }
        seen.into_values().collect()
    }
}
