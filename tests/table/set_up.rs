//! What is told of a table before it opens.

use moderator::state::lesson_plan::Rooms;
use moderator::{Company, Mode};
use protocol::{Progress, ScreenReader, Unfinished};
use resistance_narrator::game::Setup;
use resistance_narrator::language::{Language, Verb};
use resistance_narrator::preferences::{KeyMode, Pauses, Preferences, Reminders, VoiceMode, Wording};
use resistance_narrator::script::Script;

use super::Table;

impl Table {
    /// The table of a program that reads JSON lines.
    pub fn program() -> Self {
        Self { mode: Mode::Program, ..Self::new() }
    }

    pub fn language(mut self, language: Language) -> Self {
        self.language = language;
        self
    }

    pub fn edition(mut self, id: &str) -> Self {
        self.told.edition = Some(id.to_owned());
        self
    }

    pub fn players<const N: usize>(self, names: [&str; N]) -> Self {
        self.names(&names)
    }

    pub fn names(mut self, names: &[&str]) -> Self {
        self.told.players = Some(names.iter().map(ToString::to_string).collect());
        self
    }

    /// So many virtual players more.
    pub fn virtual_players(mut self, count: usize) -> Self {
        self.told.unnamed_virtual_players = count;
        self
    }

    /// The cards say who leads.
    pub fn no_leader(mut self) -> Self {
        self.told.leader = None;
        self
    }

    pub fn leader(mut self, name: &str) -> Self {
        self.told.leader = Some(name.to_owned());
        self
    }

    pub fn reveal(mut self, id: &str) -> Self {
        self.told.reveal = Some(id.to_owned());
        self
    }

    pub fn with(mut self, module: &str) -> Self {
        self.told.with.push(module.to_owned());
        self
    }

    pub fn line_up(mut self, name: &str) -> Self {
        self.told.line_up = Some(name.to_owned());
        self
    }

    pub fn without(mut self, module: &str) -> Self {
        self.told.without.push(module.to_owned());
        self
    }

    pub fn seed(mut self, seed: u64) -> Self {
        self.told.seed = seed;
        self
    }

    pub fn wording(mut self, wording: Wording) -> Self {
        self.preferences.wording = wording;
        self
    }

    /// Nothing is heard: all is printed.
    pub fn silent(mut self) -> Self {
        self.preferences.sound.mode = VoiceMode::Off;
        self
    }

    pub fn keys(mut self, keys: KeyMode) -> Self {
        self.preferences.keys = keys;
        self
    }

    pub fn reminders(mut self, reminders: Reminders) -> Self {
        self.preferences.reminders = reminders;
        self
    }

    /// Gives a key another meaning.
    pub fn binding(mut self, key: char, verb: Verb) -> Self {
        self.preferences.bindings.insert(key.to_string(), verb.id().to_owned());
        self
    }

    pub fn preferences(mut self, preferences: Preferences) -> Self {
        self.preferences = preferences;
        self
    }

    pub fn pauses(mut self, pauses: Pauses) -> Self {
        self.preferences.script = pauses;
        self
    }

    /// A screen reader reads what is printed.
    pub fn runs_beside(mut self, reader: ScreenReader) -> Self {
        self.reader = Some(reader);
        self
    }

    pub fn unfinished(mut self, unfinished: Unfinished) -> Self {
        self.unfinished = Some(unfinished);
        self
    }

    /// Reads a script on its own; its beginning is still to be heard.
    pub fn read(mut self, script: Script, setup: &Setup) -> Self {
        self.start(|session| session.read(script, setup));
        self
    }

    /// What opens is a practice.
    pub fn practising(mut self, name: &str, count: usize) -> Self {
        self.company = Some(Company { name: Some(name.to_owned()), count: Some(count) });
        self
    }

    /// Begins a practice and listens to what is said first.
    pub fn practise(mut self, company: Company) -> Self {
        let told = self.told.clone();
        self.start(|session| session.practise(told, company));
        self.listen()
    }

    /// Begins lessons, or goes on with them, and listens to what is said first.
    pub fn learn(mut self, rooms: Rooms, progress: Progress, lesson: Option<usize>) -> Self {
        self.checked = false;
        self.start(|session| session.learn(rooms, progress, lesson));
        self.listen()
    }

    /// What was learnt in lessons so far.
    pub fn learnt(&self) -> &Progress {
        &self.learnt
    }
}
