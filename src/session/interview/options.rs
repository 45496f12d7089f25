//! The options before a game: each number goes to the next value of its option.

use crate::game::module::Modules;
use crate::game::{Edition, Module, Reveal};
use crate::language::Message;
use crate::session::history::Topic;
use crate::session::{Session, Stage, refuse};

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
                interview.edition = after(&Edition::ALL, interview.edition);
                interview.reveal = None;
            }
            2 => {
                // Spies who get to know each other are not blind.
                interview.reveal = Some(after(&Reveal::ALL, interview.reveal()));
                interview.modules.remove(Module::BlindSpies);
            }
            3 => toggle(&mut interview.modules, Module::Targeting),
            4 => toggle(&mut interview.modules, Module::BlindSpies),
            5 => toggle(&mut interview.modules, Module::Plot),
            _ => {
                let refused = Message::new("refused-no-choice").text("word", number.to_string());
                return self.refuse("no-choice", refused);
            }
        }
        if let Some(option) = self.option(number) {
            self.say(Topic::General, option);
        }
        self.say(Topic::General, Message::new("ask-option"));
    }

    pub(super) fn option(&self, number: u32) -> Option<Message> {
        let Stage::Interview(interview) = &self.stage else { return None };
        let reveal = interview.reveal();
        let edition = Message::new(refuse::edition_key(interview.edition));
        let switch = |module, on, off| Message::new(if interview.modules.contains(module) { on } else { off });
        Some(match number {
            1 => Message::new("options-edition").message("edition", edition),
            2 => Message::new("options-reveal").message("reveal", Message::new(refuse::reveal_key(reveal))),
            3 => switch(Module::Targeting, "options-targeting-on", "options-targeting-off"),
            4 => switch(Module::BlindSpies, "options-blind-on", "options-blind-off"),
            5 => switch(Module::Plot, "options-plot-on", "options-plot-off"),
            _ => return None,
        })
    }
}

/// The value after another, round and round.
fn after<T: Copy + PartialEq>(all: &[T], value: T) -> T {
    let at = all.iter().position(|other| *other == value).map_or(0, |at| at + 1);
    all[at % all.len()]
}

fn toggle(modules: &mut Modules, module: Module) {
    if modules.contains(module) { modules.remove(module) } else { modules.insert(module) }
}
