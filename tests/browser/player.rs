//! Somebody with a phone at a table: what they do there, by the words that their page has for it.

use std::thread;
use std::time::Duration;

use resistance_narrator::game::{BySeat, Edition};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Form, Language, Length, Message};

use super::chromium::Chromium;
use super::heard::{Element, Heard};
use super::phone::{Phone, strings};
use super::table::Table;

/// The five of every table.
pub const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// How many of the newest lines stand on a page.
const NEWEST: usize = 30;

/// What the title of a page begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Nothing,
    Secret,
    Turn,
    Vote,
    Card,
    Wrong,
}

impl State {
    fn key(self) -> &'static str {
        match self {
            Self::Nothing => "page-name-waiting",
            Self::Secret => "page-name-know",
            Self::Turn => "page-name-turn",
            Self::Vote => "page-name-vote",
            Self::Card => "page-name-card-now",
            Self::Wrong => "page-name-wrong",
        }
    }
}

/// Somebody with a phone.
pub struct Player<'a> {
    pub name: &'static str,
    pub phone: Phone<'a>,
    pub language: Language,
    localizer: Localizer,
}

impl<'a> Player<'a> {
    /// Somebody whose phone is in this language. They have no seat yet.
    pub fn new(chromium: &'a Chromium, name: &'static str, language: Language) -> Self {
        let localizer = Localizer::new(language, &Default::default(), Words::Own);
        Self { name, phone: chromium.phone(language.code()), language, localizer }
    }

    /// The same at a table of these people, with the words of its edition.
    pub fn at(mut self, edition: &str, names: &[&str]) -> Self {
        self.localizer = words_of(self.language, edition, names);
        self
    }

    /// Five of them, who take their seats one after the other.
    #[track_caller]
    pub fn five(chromium: &'a Chromium, table: &mut Table, languages: [Language; 5]) -> Vec<Self> {
        let all = NAMES.into_iter().zip(languages);
        let players: Vec<Self> = all.map(|(name, language)| Self::new(chromium, name, language)).collect();
        for player in &players {
            player.joins(table);
        }
        players
    }

    /// The language of the phone.
    pub fn language(&self) -> Language {
        self.language
    }

    /// What something is called on the pages of this phone.
    pub fn word(&self, key: &'static str) -> String {
        self.tells(&Message::new(key))
    }

    /// What is told in the language of this phone.
    pub fn tells(&self, message: &Message) -> String {
        self.localizer.render(message, Form::Printed, Length::Full)
    }

    /// Goes to the first page, tells it the code, and takes the seat.
    #[track_caller]
    pub fn joins(&self, table: &mut Table) {
        self.enters(table, &table.code);
        self.sits(table);
    }

    /// Goes to the first page and tells it a code.
    #[track_caller]
    pub fn enters(&self, table: &Table, code: &str) {
        self.phone.open(&table.address);
        self.phone.fills(&self.word("page-name-code-field"), code);
        self.taps("page-name-enter");
    }

    /// Takes the seat.
    #[track_caller]
    pub fn sits(&self, table: &mut Table) {
        let sit = Message::new("page-name-sit").text("player", self.name);
        self.phone.tap("button", &self.tells(&sit));
        self.phone.waits_for("heading", self.name);
        table.hears(&format!("{} is here", self.name));
    }

    /// Taps the button that is called so.
    #[track_caller]
    pub fn taps(&self, key: &'static str) {
        self.phone.tap("button", &self.word(key));
    }

    /// Waits until the title of the page tells this state.
    #[track_caller]
    pub fn is(&self, state: State) -> Heard {
        let word = self.word(state.key());
        let what = format!("{}'s page: {word}", self.name);
        self.phone.waits_until(&what, |heard| heard.title().starts_with(&word).then(|| heard.clone()))
    }

    /// Waits until it does not tell this state any more.
    #[track_caller]
    pub fn is_no_more(&self, state: State) {
        let word = self.word(state.key());
        let what = format!("{}'s page: no more {word}", self.name);
        self.phone.waits_until(&what, |heard| (!heard.title().starts_with(&word)).then_some(()));
    }

    /// Looks at who they are, which is a line or more, and knows it.
    #[track_caller]
    pub fn learns(&self) -> Vec<String> {
        let learnt = self.looks();
        self.knows();
        learnt
    }

    /// Has the page show what is theirs alone, which is a line or more.
    #[track_caller]
    pub fn looks(&self) -> Vec<String> {
        self.is(State::Secret);
        let before = words(&self.phone.heard());
        self.taps("page-name-show");
        self.phone.waits_for("button", &self.word("page-name-hide"));
        let new = |heard: &Heard| -> Vec<String> {
            words(heard).into_iter().filter(|line| !before.contains(line)).collect()
        };
        self.phone.waits_until("the secret", |heard| Some(new(heard)).filter(|lines| !lines.is_empty()))
    }

    /// Knows it now.
    #[track_caller]
    pub fn knows(&self) {
        self.taps("page-name-done");
        self.is_no_more(State::Secret);
    }

    /// Does something that they are asked to do or may do, and waits until it is done.
    #[track_caller]
    pub fn does(&self, what: &str) {
        let button = self.may(what);
        self.phone.tap("button", what);
        let sure = self.word("page-name-sure");
        let gone = |heard: &Heard| choices(heard).iter().all(|other| other.node != button.node);
        let asked = |heard: &Heard| heard.title().starts_with(&sure);
        let done = format!("{} has done this: {what}", self.name);
        let is_asked = self.phone.waits_until(&done, |heard| (gone(heard) || asked(heard)).then(|| asked(heard)));
        if is_asked {
            // What can't be taken back takes another tap, and nobody who means it taps twice in one go.
            thread::sleep(Duration::from_millis(800));
            self.phone.tap("button", what);
            self.phone.waits_until(&done, |heard| gone(heard).then_some(()));
        }
    }

    /// Waits until they are asked to do something or may do it.
    #[track_caller]
    pub fn may(&self, what: &str) -> Element {
        self.is(State::Turn);
        self.phone.waits_for("button", what)
    }

    /// The page with everything that was said as a list, a line each, read while the phone stays where it is.
    #[track_caller]
    pub fn list(&self) -> Vec<String> {
        const LIST: &str = "fetch('/said').then(answer => answer.text()).then(text => [...new DOMParser()\
            .parseFromString(text, 'text/html').querySelectorAll('ol > li')].map(line => line.textContent))";
        strings(&self.phone.evaluate(LIST))
    }

    /// Waits until the page has the newest of what the list has, and has announced all that came since it was loaded. What
    /// it has is given back.
    #[track_caller]
    pub fn has_all(&self) -> Vec<String> {
        const LOG: &str = "[...document.querySelectorAll('#said > li')].map(line => line.textContent)";
        let list = self.list();
        let said = self.word("page-name-said");
        // A long page may be heard in part while it grows: so it is asked what it has.
        self.phone.waits_until("all that was said", |heard| {
            let log = strings(&self.phone.evaluate(LOG));
            let told: Vec<String> = self.phone.said().into_iter().filter(|line| list.contains(line)).collect();
            let is_told = told.is_empty() || list.last().is_some_and(|last| told.contains(last));
            (list.ends_with(&log) && tight(&lines(heard, &said)) == tight(&log) && is_told).then_some(log)
        })
    }

    /// The page has announced everything once, in the order of the list, and nothing has moved the focus. What was said is
    /// given back.
    #[track_caller]
    pub fn was_told_all_once_and_in_order(&self) -> Vec<String> {
        let log = self.has_all();
        let list = self.list();
        assert_eq!(log.len(), list.len().min(NEWEST), "{}", self.name);
        let told: Vec<String> = self.phone.said().into_iter().filter(|line| list.contains(line)).collect();
        assert_eq!(told, list[list.len() - told.len()..], "{}", self.name);
        assert_eq!(self.phone.moved(), [""; 0], "{}", self.name);
        list
    }

    /// Names a team.
    #[track_caller]
    pub fn proposes(&self, team: &[&str]) {
        self.is(State::Turn);
        for name in team {
            self.phone.tap("checkbox", name);
        }
        self.taps("page-name-send");
        self.is_no_more(State::Turn);
    }

    /// Votes, once that is asked: to approve comes first.
    #[track_caller]
    pub fn votes(&self, approves: bool) {
        self.is(State::Vote);
        self.chooses(usize::from(!approves));
    }

    /// Plays a card, once that is asked: Success comes first.
    #[track_caller]
    pub fn plays(&self, succeeds: bool) {
        self.is(State::Card);
        self.chooses(usize::from(!succeeds));
    }

    /// Taps one of those that can be chosen now, and waits until that is known.
    #[track_caller]
    fn chooses(&self, at: usize) {
        let what = format!("choice {at} of {}", self.name);
        let choice = self.phone.waits_until(&what, |heard| choices(heard).get(at).cloned());
        self.phone.tap("button", &choice.name);
        let sent = |heard: &Heard| {
            let now = choices(heard);
            let counts = now.iter().any(|other| other.node == choice.node && other.is("pressed"));
            (counts || now.iter().all(|other| other.node != choice.node)).then_some(())
        };
        self.phone.waits_until("the choice", sent);
    }
}

/// The words of an edition in a language, at a table of these people.
pub fn words_of(language: Language, edition: &str, names: &[&str]) -> Localizer {
    let mut localizer = Localizer::new(language, &Default::default(), Words::Own);
    localizer.play(Edition::from_id(edition).unwrap());
    localizer.seat(BySeat::new(names.iter().map(|name| (*name).to_owned()).collect()));
    localizer
}

/// What can be chosen now: its page has a button for each that can be pressed.
pub fn choices(heard: &Heard) -> Vec<Element> {
    let pressable = |element: &&Element| element.is("pressed") || element.is("not pressed");
    heard.all("button").filter(|element| pressable(element) && !element.is("disabled")).cloned().collect()
}

/// The lines in the part of a page that is called so.
pub fn lines(heard: &Heard, part: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for element in heard.inside("region", part) {
        match (element.role.as_str(), lines.last_mut()) {
            ("listitem", _) => lines.push(String::new()),
            // What is to be said at the table may be in another language, and is a part of its own.
            ("text", Some(line)) => line.push_str(&element.name),
            _ => {}
        }
    }
    lines
}

/// Lines without their blanks: where words of another language begin, the tree of the page has none.
pub fn tight(lines: &[String]) -> Vec<String> {
    lines.iter().map(|line| line.split_whitespace().collect()).collect()
}

/// The words of what is asked now, without those of its buttons.
fn words(heard: &Heard) -> Vec<String> {
    let inside = heard.inside("region", "").iter();
    inside.filter(|element| element.role == "text").map(|element| element.name.clone()).collect()
}
