//! Reads the file of an edition: words become what they mean, and all that is wrong is told at once.
//!
//! Who learns what follows from whom each character `sees`: those who see the same have their turn together.

mod fault;
mod file;
mod form;
mod line_ups;
mod scenes;
mod sense;
mod sentences;
mod sound;

use toml::Spanned;

use super::book::{Advice, Book, Table};
use super::{Edition, FEWEST};
use crate::game::role::{Character, Role};
use crate::game::seat::MOST_PLAYERS;
use crate::game::{MissionCard, Module, Side};
pub use fault::{Fault, Wrong};
use file::{Described, File, Numbers};

/// The book in a file. `known` are the narrator's own editions, each with its file. A table's own edition, which is none
/// of them, is held to what their sentences say.
pub(super) fn book(text: &str, known: &[(&str, Edition)], of_a_table: bool) -> Result<Book, Vec<Wrong>> {
    let read = form::read(text, known).and_then(|(file, own_keys)| {
        let is_taken = known.iter().any(|(_, edition)| edition.id() == file.id.get_ref());
        let file = file.without_what_is_not_here(|key| own_keys.iter().any(|own| own == key));
        let others = known.iter().filter(|_| of_a_table).map(|(_, edition)| *edition).collect();
        Reader { text, own_keys, others, wrong: Vec::new() }.book(file, is_taken)
    });
    // They are told in the order of the file, and last what stands in no single line.
    read.map_err(|mut wrong| {
        wrong.sort_by_key(|wrong| wrong.line.unwrap_or(usize::MAX));
        wrong
    })
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}

/// Finds what words mean, and keeps what is wrong.
struct Reader<'a> {
    text: &'a str,
    /// What stands in the file itself, and not in the one that it goes by.
    own_keys: Vec<String>,
    /// The editions to whose sentences it is held.
    others: Vec<Edition>,
    wrong: Vec<Wrong>,
}

impl Reader<'_> {
    fn book(mut self, file: File, is_taken: bool) -> Result<Book, Vec<Wrong>> {
        self.name(&file.id, is_taken);
        self.rules(&file);
        let sides = *file.sides.get_ref();
        let tables = self.tables(&file.tables, sides);
        let modules = self.modules(&file);
        self.team_sizes(&file.tables, &modules);
        let usual = file.usual.iter().filter_map(|word| self.module("usual", word, &modules)).collect();
        let (example, first) = (self.module("example", &file.example, &modules), modules.first().copied());
        let mut needs = Vec::new();
        for option in &file.options {
            let of = modules.iter().copied().find(|module| module.id() == option.module);
            let needed = option.needs.as_ref().and_then(|word| self.module("options", word, &modules));
            needs.extend(of.zip(needed));
        }
        let mut advice = Vec::new();
        for advised in &file.advice {
            let without = advised.without.iter().filter_map(|word| self.module("advice", word, &modules)).collect();
            if let Some(with) = self.module("advice", &advised.with, &modules) {
                advice.push(Advice { id: advised.id.clone(), with, without, below: advised.below });
            }
        }
        let characters = self.characters(&file.characters, sides, &modules);
        self.parts(&characters, &file);
        self.sense(&file, &characters, &modules);
        self.held_to_sentences(&file, &characters);
        let retold = self.retold(&file, &characters);
        let words = self.words(file.as_in.as_deref(), sides);
        let scenes = self.scenes(file.together, &file.characters, &file.options, &characters, &modules);
        let mut book = Book {
            tables,
            sides,
            first_leader: file.first_leader,
            direction: file.direction,
            rejections: file.rejections.into_inner(),
            rejections_cost: file.rejections_cost,
            end_game: file.end_game,
            reveal: file.reveal.into_inner(),
            reveals: file.reveals.into_inner(),
            scenes,
            script: file.script.unwrap_or_else(|| file.id.get_ref().clone()),
            of_a_table: !self.others.is_empty(),
            words: words.unwrap_or_else(|| file.id.get_ref().clone()),
            id: file.id.into_inner(),
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
            example: example.or(first).unwrap_or(Module::Plot),
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
            self.wrong_at("modules", None, Fault::TooMany);
        }
        if self.wrong.is_empty() { Ok(book) } else { Err(self.wrong) }
    }

    /// What is wrong at a place of what stands under a key. A line is told only where it is one of this file.
    fn wrong_at(&mut self, key: &str, span: Option<std::ops::Range<usize>>, what: Fault) {
        let line = span.filter(|_| self.is_own(key)).map(|span| line_of(self.text, span.start));
        self.wrong.push(Wrong { line, what });
    }

    fn is_own(&self, key: &str) -> bool {
        self.own_keys.iter().any(|own| own == key)
    }

    /// The module that a word means. What is only taken over does not count where its module is not there.
    fn module(&mut self, key: &str, word: &Spanned<String>, modules: &[Module]) -> Option<Module> {
        let found = modules.iter().copied().find(|module| module.id() == word.get_ref());
        if found.is_none() && self.is_own(key) {
            self.wrong_at(key, Some(word.span()), Fault::NoModule(word.get_ref().clone()));
        }
        found
    }

    fn tables(&mut self, rows: &[Spanned<Numbers>], sides: (Side, Side)) -> Vec<Table> {
        let mut tables = Vec::new();
        for (row, wanted) in rows.iter().zip(FEWEST..) {
            let Numbers { players, sides: (resistance, spies), teams, fails } = *row.get_ref();
            if usize::from(players) != wanted || wanted > MOST_PLAYERS {
                let most = MOST_PLAYERS;
                let what = if wanted > most { Fault::TooManyPlayers { most } } else { Fault::Table { wanted } };
                self.wrong_at("tables", Some(row.span()), what);
                break;
            }
            let team_fits = |(team, fails): (&u8, &u8)| (1..=players).contains(team) && (1..=*team).contains(fails);
            if resistance.checked_add(spies) != Some(players) || spies == 0 || resistance <= spies {
                self.wrong_at("tables", Some(row.span()), Fault::Sides { players, sides });
            }
            if !teams.iter().zip(&fails).all(team_fits) {
                self.wrong_at("tables", Some(row.span()), Fault::Numbers(players));
            }
            tables.push(Table { resistance, spies, teams, fails_needed: fails });
        }
        if rows.is_empty() {
            self.wrong_at("tables", None, Fault::Table { wanted: FEWEST });
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
            let fault = match Module::rule(id).or_else(|| is_choice.then(|| Module::choice(id))) {
                // What is only taken over is left out where its character is.
                None if !self.is_own("modules") => continue,
                None => Fault::NoModule(id.clone()),
                Some(module) if modules.contains(&module) => Fault::Twice(id.clone()),
                Some(module) => {
                    modules.push(module);
                    continue;
                }
            };
            self.wrong_at("modules", Some(word.span()), fault);
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
                self.wrong_at("characters", Some(row.span()), Fault::Twice(described.id.clone()));
                continue;
            }
            if good != evil && ![good, evil].contains(&described.side) {
                let what = Fault::NeitherSide { character: described.id.clone(), sides: (good, evil) };
                self.wrong_at("characters", Some(row.span()), what);
            }
            self.character_is_sound(row, modules);
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
        for side in [good, evil].into_iter().filter(|_| good != evil) {
            let found = characters.iter().filter(|role| role.side() == side && role.is_general()).count();
            if found != 1 {
                self.wrong_at("characters", None, Fault::General { side, found });
            }
        }
        characters
    }
}
