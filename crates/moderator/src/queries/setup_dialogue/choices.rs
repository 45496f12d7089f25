//! The options before a game: which there are, and what each number goes through.

use crate::game::module::Modules;
use crate::game::{Edition, Module};
use crate::language::{Message, terms};
use crate::output::wording;
use crate::state::open::Activity;
use crate::state::setup_dialogue::SetupDialogue;
use crate::state::table_state::TableState;
use protocol::{Report, Unfinished};

/// Those whose sentences tell their numbers come first.
const NUMBERED: [Module; 3] = [Module::Targeting, Module::BlindSpies, Module::Plot];

/// The number of the first module; before it come the edition and the reveal.
const FIRST_MODULE: u32 = 3;

/// The modules that can be switched in an edition: characters of both sides share a number.
fn switches(edition: Edition) -> Vec<Vec<Module>> {
    let mut groups: Vec<Vec<Module>> = Vec::new();
    let first = NUMBERED.into_iter().filter(|module| edition.allows(*module));
    let others = edition.modules().iter().copied().filter(|module| !NUMBERED.contains(module));
    for module in first.chain(others) {
        match groups.last_mut() {
            Some(group) if is_one_of_both(group, module) => group.push(module),
            _ => groups.push(vec![module]),
        }
    }
    groups
}

/// Whether a character has the name of one of the other side.
fn is_one_of_both(group: &[Module], module: Module) -> bool {
    module.name_of_both().is_some_and(|name| group.iter().all(|other| other.name_of_both() == Some(name)))
}

/// What a number goes through: none of its modules, all of them, and each alone.
fn choices(group: &[Module]) -> Vec<Modules> {
    let one_alone = group.iter().filter(|_| group.len() > 1).map(|module| Modules::from_iter([*module]));
    [Modules::default(), group.iter().copied().collect()].into_iter().chain(one_alone).collect()
}

impl SetupDialogue {
    /// Goes to another edition. What was switched on stays on where it can be played, and comes back with its edition.
    pub(crate) fn play(&mut self, edition: Edition) {
        let before = self.edition.usual_modules();
        let chosen = self.modules.iter().filter(|module| !before.contains(module));
        let chosen: Modules = chosen.chain(self.elsewhere.iter()).collect();
        let stays = chosen.iter().filter(|module| edition.allows(*module));
        self.modules = stays.chain(edition.usual_modules().iter().copied()).collect();
        // What is on anyway in this edition was still chosen for the others.
        let is_usual = |module: &Module| edition.usual_modules().contains(module);
        self.elsewhere = chosen.iter().filter(|module| !edition.allows(*module) || is_usual(module)).collect();
        self.edition = edition;
        self.reveal = None;
    }

    /// Goes to the next choice of a number.
    pub(crate) fn switch(&mut self, group: &[Module]) {
        let next = after(&choices(group), self.chosen(group));
        self.modules = self.modules.iter().filter(|module| !group.contains(module)).chain(next.iter()).collect();
    }

    /// Those of some modules that are on.
    pub(crate) fn chosen(&self, group: &[Module]) -> Modules {
        group.iter().copied().filter(|module| self.modules.contains(*module)).collect()
    }
}

/// The modules that a number switches.
pub(crate) fn modules_at(edition: Edition, number: u32) -> Option<Vec<Module>> {
    let index = number.checked_sub(FIRST_MODULE)?;
    switches(edition).get(index as usize).cloned()
}

/// The value after another, round and round.
pub(crate) fn after<T: Copy + PartialEq>(all: &[T], value: T) -> T {
    let at = all.iter().position(|other| *other == value).map_or(0, |at| at + 1);
    all[at % all.len()]
}

/// The editions, each with its number.
pub(crate) fn editions() -> Vec<Message> {
    let numbered = (1u32..).zip(Edition::all());
    let choice = |(number, edition)| {
        Message::new("choice-of-edition")
            .number("number", number)
            .message("edition", Message::new(terms::edition(edition)))
    };
    numbered.map(choice).collect()
}

/// The options, each with its number and its value.
pub(crate) fn options(state: &TableState) -> Vec<Message> {
    (1..).map_while(|number| option(state, number)).collect()
}

pub(crate) fn option(state: &TableState, number: u32) -> Option<Message> {
    let Activity::SetupDialogue(dialogue) = &state.activity else { return None };
    let group = modules_at(dialogue.edition, number);
    let on = group.as_deref().map(|group| dialogue.chosen(group)).unwrap_or_default();
    let switch = |yes, no| Message::new(if on.is_empty() { no } else { yes });
    Some(match (number, group.as_deref()) {
        (1, _) => Message::new("options-edition").message("edition", Message::new(terms::edition(dialogue.edition))),
        (2, _) => Message::new("options-reveal").message("reveal", wording::reveal(state, dialogue.reveal())),
        (_, Some([Module::Targeting])) => {
            switch("options-targeting-on", "options-targeting-off").number("number", number)
        }
        (_, Some([Module::BlindSpies])) => switch("options-blind-on", "options-blind-off").number("number", number),
        (_, Some([Module::Plot])) => switch("options-plot-on", "options-plot-off").number("number", number),
        (_, Some(group)) => {
            let named = if on.is_empty() { group.iter().copied().collect() } else { on };
            switch("options-module-on", "options-module-off")
                .number("number", number)
                .message("module", Message::new(terms::modules(named)))
        }
        (_, None) => return None,
    })
}

impl SetupDialogue {
    /// The damaged game about which a program has still to decide.
    pub(crate) fn report_damaged(&self) -> Option<Report> {
        let Unfinished { id, players, damage, .. } = self.unfinished.as_ref()?;
        Some(Report::damaged(id, players, damage.as_ref()?))
    }
}
