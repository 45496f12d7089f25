//! The options before a game: each number goes to the next value of its option; modules go by their names too.

use super::Interview;
use crate::game::{Edition, Module, Reveal};
use crate::language::{Message, Verb, terms};
use crate::session::history::Topic;
use crate::session::question::Question;
use crate::session::{Session, Stage, refuse};

/// The modules of the base game, in the order of their numbers.
const BASE: [Module; 4] = [Module::Targeting, Module::BlindSpies, Module::Plot, Module::Inquisitor];

/// The number of the first module; before it come the edition and the reveal.
const FIRST_MODULE: u32 = 3;

/// The modules that can be switched in an edition.
fn switches(edition: Edition) -> Vec<Module> {
    match edition {
        Edition::WinterSoldier => Module::ALL.into_iter().filter(|module| edition.allows(*module)).collect(),
        _ => BASE.to_vec(),
    }
}

impl Interview {
    /// Goes to another edition. What was switched on stays on where it can be played.
    pub(super) fn play(&mut self, edition: Edition) {
        let before = self.edition.modules();
        let stays = self.modules.iter().filter(|module| edition.allows(*module) && !before.contains(module));
        self.modules = stays.chain(edition.modules().iter().copied()).collect();
        self.edition = edition;
        self.reveal = None;
    }

    fn toggle(&mut self, module: Module) {
        if self.modules.contains(module) { self.modules.remove(module) } else { self.modules.insert(module) }
    }
}

impl Session {
    pub(super) fn open_options(&mut self) {
        if let Some(interview) = self.interview() {
            interview.options_open = true;
        }
        self.ask_interview();
    }

    /// Each number goes to the next value of its option.
    pub(super) fn change_option(&mut self, number: u32) {
        let Some(interview) = self.interview() else { return };
        match number {
            1 => {
                let edition = after(&Edition::ALL, interview.edition);
                interview.play(edition);
            }
            2 => {
                // Spies who get to know each other are not blind.
                interview.reveal = Some(after(&Reveal::ALL, interview.reveal()));
                interview.modules.remove(Module::BlindSpies);
            }
            number => match module_at(interview.edition, number) {
                Some(module) => interview.toggle(module),
                None => {
                    let refused = Message::new("refused-no-choice").text("word", number.to_string());
                    return self.refuse("no-choice", refused);
                }
            },
        }
        if let Some(option) = self.option(number) {
            self.say(Topic::General, option);
        }
        self.say(Topic::General, Message::new("ask-option"));
    }

    /// A module or character is chosen by its name.
    pub(super) fn choose_module(&mut self, verb: Verb, module: Module) {
        let Some(interview) = self.interview() else { return };
        let edition = interview.edition;
        if !edition.allows(module) {
            let fault = refuse::fault(&crate::game::Fault::Module { edition, module });
            return self.refuse("set-up", fault);
        }
        let key = if verb == Verb::With { "module-joins" } else { "module-leaves" };
        match verb {
            Verb::With => interview.modules.insert(module),
            _ => interview.modules.remove(module),
        }
        self.say_in_full(Topic::General, &Message::new(key).message("module", Message::new(terms::module(module))));
        match self.question() {
            Question::Options => self.say(Topic::General, Message::new("ask-option")),
            _ => self.ask_again(),
        }
    }

    /// The options, each with its number and its value.
    pub(super) fn options(&self) -> Vec<Message> {
        (1..).map_while(|number| self.option(number)).collect()
    }

    /// The module of an example: one that the edition can be played with.
    pub(in crate::session) fn module_of_example(&self) -> Module {
        match &self.stage {
            Stage::Interview(Interview { edition: Edition::WinterSoldier, .. }) => Module::BlackWidow,
            _ => Module::Inquisitor,
        }
    }

    fn option(&self, number: u32) -> Option<Message> {
        let Stage::Interview(interview) = &self.stage else { return None };
        let on = |module| interview.modules.contains(module);
        let switch = |module, yes, no| Message::new(if on(module) { yes } else { no });
        Some(match (number, module_at(interview.edition, number)) {
            (1, _) => {
                Message::new("options-edition").message("edition", Message::new(terms::edition(interview.edition)))
            }
            (2, _) => {
                Message::new("options-reveal").message("reveal", Message::new(terms::reveal(interview.reveal())))
            }
            (_, Some(module @ Module::Targeting)) => switch(module, "options-targeting-on", "options-targeting-off"),
            (_, Some(module @ Module::BlindSpies)) => switch(module, "options-blind-on", "options-blind-off"),
            (_, Some(module @ Module::Plot)) => switch(module, "options-plot-on", "options-plot-off"),
            (_, Some(module)) => switch(module, "options-module-on", "options-module-off")
                .number("number", number)
                .message("module", Message::new(terms::module(module))),
            (_, None) => return None,
        })
    }
}

/// The module that a number switches.
fn module_at(edition: Edition, number: u32) -> Option<Module> {
    let index = number.checked_sub(FIRST_MODULE)?;
    switches(edition).get(index as usize).copied()
}

/// The value after another, round and round.
fn after<T: Copy + PartialEq>(all: &[T], value: T) -> T {
    let at = all.iter().position(|other| *other == value).map_or(0, |at| at + 1);
    all[at % all.len()]
}
