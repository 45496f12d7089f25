//! The pages of phones in each engine that browsers are made of: a screen reader gets the same in all of them.

pub mod browser;
mod driver;
pub mod engine;
mod http;
mod marionette;
mod others;
pub mod programs;

use std::thread;

use browser::Browser;
use engine::{Engine, are_there};
use others::Other;

use super::phone::strings;
use super::player::NAMES;
use super::rules::{axe, faults};
use super::table::Table;

/// Whether the page has the newest of all that comes to it by itself, and has announced it.
const SETTLED: &str = include_str!("engines/settled.js");

/// All that was said at the table, a line each.
const LIST: &str = "return fetch('/said').then(answer => answer.text()).then(text => \
    [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('ol > li')].map(line => line.textContent))";

/// Whether the card is on the page, and whether it is not.
const SHOWN: &str = "return document.querySelector('#card').textContent !== ''";
const HIDDEN: &str = "return document.querySelector('#card').textContent === ''";

/// Whether a question was answered, which was announced and leaves its field empty.
const ANSWERED: &str = "return document.querySelector('#line').value === '' && \
    notes.said.includes(document.querySelector('#answers > li')?.textContent)";

/// What one player gets in one engine.
#[derive(Debug, Default, PartialEq, Eq)]
struct Evening {
    /// The page after each step, a line each.
    pages: Vec<String>,
    /// What was announced of what the table hears.
    of_table: Vec<String>,
    /// What was announced besides.
    own: Vec<String>,
    /// Where the focus went by itself.
    moved: Vec<String>,
    /// Which rules a page has broken.
    faults: Vec<String>,
}

/// Somebody who plays in an engine, and what they have got so far.
struct Playing {
    engine: Engine,
    browser: Browser,
    table: Table,
    evening: Evening,
    axe: Option<String>,
    /// How much of what this page has announced is kept.
    kept: usize,
}

impl Playing {
    fn new(engine: Engine) -> Self {
        let table = Table::of("accessible", &["--reveal", "earpiece"]);
        Self { engine, browser: Browser::start(engine), table, evening: Evening::default(), axe: axe(), kept: 0 }
    }

    /// Keeps the page as it is.
    fn keeps(&mut self, at: &str) {
        let page = self.browser.waits_until(at, || self.browser.reads());
        let lines: Vec<String> = page.iter().map(|line| self.said_anywhere(line)).collect();
        self.evening.pages.push(format!("## {at}"));
        self.evening.pages.extend(lines);
    }

    /// The same as soon as it has all that the table has said so far, and what it has announced since then besides. What is
    /// answered and what is asked next come in any order.
    fn keeps_newest(&mut self, at: &str) {
        self.browser.waits_for_truth(SETTLED);
        self.keeps(at);
        let (said, list) = (self.browser.said(), self.list());
        let mut own: Vec<String> = said[self.kept..].iter().filter(|line| !list.contains(line)).cloned().collect();
        own.sort();
        self.kept = said.len();
        self.evening.own.extend(own);
    }

    /// All that was said at the table, in the language of the page.
    fn list(&self) -> Vec<String> {
        strings(&self.browser.runs(LIST))
    }

    /// Looks for what is wrong with the page.
    fn checks(&mut self, at: &str) {
        let evaluate = |expression: &str| self.browser.runs(&format!("return {expression}"));
        let faults = faults(evaluate, self.axe.as_deref());
        self.evening.faults.extend(faults.into_iter().map(|fault| format!("{:?}, {at}: {fault}", self.engine)));
    }

    /// A line as every table says it: its code and its address are its own.
    fn said_anywhere(&self, line: &str) -> String {
        line.replace(&self.table.code, "123456").replace(&self.table.told, "192.168.1.20:4180")
    }

    /// Waits until this is announced.
    fn hears(&self, line: &str) {
        self.browser.waits_until(line, || self.browser.said().iter().any(|said| said.contains(line)).then_some(()));
    }

    /// Opens the link in what somebody has sent, which is a page from elsewhere.
    fn opens_link(&self) {
        let link = format!("data:text/html,<a href='{}{}'>Link</a>", self.table.address, self.table.code);
        self.browser.opens(&link);
        self.browser.taps("link", "Link");
    }

    /// Notes what a new page announces from now on.
    fn listens(&mut self) {
        self.browser.is_watched();
        self.kept = 0;
    }

    /// Keeps what was announced of what the table hears, and whether the focus went anywhere by itself.
    fn leaves(&mut self) {
        let (mut said, list) = (self.browser.said(), self.list());
        said.retain(|line| list.contains(line));
        // Once each, and in the order of the table.
        assert_eq!(said, list[list.len() - said.len()..], "{:?}", self.engine);
        // Whether their own coming is no news to a page is a matter of chance.
        self.evening.of_table.extend(said.into_iter().filter(|line| !line.starts_with("Ana is here")));
        self.evening.moved.extend(self.browser.moved());
    }

    /// Types a wrong code, comes in by the link and takes the seat, and so do the others.
    fn joins(&mut self) -> Vec<Other> {
        self.browser.opens(&self.table.address);
        self.browser.fills("The six-digit code", "1");
        self.browser.taps("button", "Continue");
        self.browser.waits_for("heading", "Please correct");
        self.keeps("A wrong code");
        self.opens_link();
        self.browser.waits_for("button", "I am Ana");
        self.keeps("The seats");
        self.checks("The seats");
        self.browser.taps("button", "I am Ana");
        self.browser.waits_for("heading", "Ana");
        self.listens();
        let others = (2..=NAMES.len()).map(|seat| Other::joins(&self.table, seat)).collect();
        self.table.hears("Eve is here");
        self.keeps_newest("Nothing is asked");
        others
    }

    /// Learns who they are.
    fn learns(&mut self, others: &mut [Other]) {
        self.table.types("everything is ready");
        self.table.types("start now");
        self.hears("There is something for you alone.");
        self.browser.taps("button", "Show it");
        self.browser.waits_for("button", "Hide it");
        self.hears("You are in the Resistance.");
        self.table.hears("Now you'll each learn");
        self.keeps_newest("Who they are, shown");
        self.browser.taps("button", "I know it now");
        self.hears("Noted.");
        others.iter_mut().for_each(Other::knows);
    }

    /// Leads a mission to its end.
    fn plays(&mut self, others: &mut [Other]) {
        self.hears("It's your turn.");
        // What comes meanwhile moves what somebody is about to tap.
        self.table.hears("take 2 team tokens");
        self.browser.waits_for_truth(SETTLED);
        self.browser.taps("checkbox", "Ana");
        self.keeps_newest("A team");
        self.browser.taps("button", "Send");
        self.hears("Choose exactly 2.");
        self.keeps_newest("A team of too few");
        self.browser.taps("checkbox", "Ben");
        self.browser.taps("button", "Send");
        self.hears("Your answer counts");
        self.hears("You can vote now.");
        self.table.hears("Vote on your phones");
        self.keeps_newest("A vote");
        self.browser.taps("button", "Approve");
        self.hears("You approve.");
        self.keeps_newest("A vote, given");
        self.checks("A vote, given");
        others.iter_mut().for_each(Other::approves);
        self.hears("It's time to play your card.");
        self.table.hears("play your mission cards");
        self.keeps_newest("A card");
        self.browser.taps("button", "Play Success");
        self.hears("You play Success.");
        self.keeps_newest("A card, played");
        others[0].succeeds();
        self.table.hears("Ben, collect the team tokens");
        self.keeps_newest("After the mission");
    }

    /// Looks at the card, asks a question, and sets the phone.
    fn looks_around(&mut self) {
        self.browser.taps("button", "Show my card");
        self.browser.waits_for("button", "Hide my card");
        self.browser.waits_for_truth(SHOWN);
        self.keeps_newest("My card");
        self.browser.taps("button", "Hide my card");
        self.browser.fills("Your question", "votes");
        self.browser.taps("button", "Ask");
        self.browser.waits_for_truth(ANSWERED);
        self.keeps_newest("An answer");
        self.checks("An answer");
        self.leaves();
        self.browser.taps("radio", "Deutsch");
        self.browser.taps("radio", "Briefly");
        self.browser.taps("button", "Save the settings");
        self.browser.waits_for("heading", "Meine Karte");
        self.listens();
        self.keeps("The settings");
    }

    /// Goes to other pages, and comes back by the link.
    fn goes_elsewhere(&mut self) {
        self.browser.taps("link", "Alles, was gesagt wurde");
        self.browser.waits_for("link", "Zurück zu meiner Seite");
        self.keeps("All that was said");
        self.browser.opens(&format!("{}captions", self.table.address));
        self.keeps("Captions");
        self.opens_link();
        self.browser.waits_for("heading", "Ana");
        self.keeps("By the link once more");
    }

    /// Goes to another page while the card is shown, and back: to the page as it was where the engine has kept it, which is
    /// then without the card, or to a new one.
    fn goes_back(&mut self) {
        self.browser.taps("button", "Meine Karte ansehen");
        self.browser.waits_for_truth(SHOWN);
        self.browser.taps("link", "Alles, was gesagt wurde");
        self.browser.waits_for("link", "Zurück zu meiner Seite");
        self.browser.goes_back();
        self.browser.waits_for("button", "Meine Karte ansehen");
        self.browser.waits_for_truth(HIDDEN);
        self.listens();
        self.table.types("score");
        self.table.hears("Score: resistance 1");
        self.browser.waits_for_truth(SETTLED);
        self.leaves();
    }
}

fn evening(engine: Engine) -> Evening {
    let mut playing = Playing::new(engine);
    let mut others = playing.joins();
    playing.learns(&mut others);
    playing.plays(&mut others);
    playing.looks_around();
    playing.goes_elsewhere();
    playing.goes_back();
    playing.evening
}

#[test]
fn a_page_is_the_same_to_a_screen_reader_in_every_engine() {
    if !are_there() {
        return;
    }
    let evenings = thread::scope(|scope| {
        let all = Engine::ALL.map(|engine| scope.spawn(move || evening(engine)));
        all.map(|evening| evening.join().unwrap())
    });
    let [chromium, others @ ..] = &evenings;
    for (other, engine) in others.iter().zip(&Engine::ALL[1..]) {
        same(&other.pages, &chromium.pages, *engine);
        same(&other.of_table, &chromium.of_table, *engine);
        same(&other.own, &chromium.own, *engine);
    }
    assert_eq!(evenings.each_ref().map(|evening| &evening.faults), [const { &Vec::<String>::new() }; 3]);
    assert_eq!(evenings.map(|evening| evening.moved), [const { Vec::<String>::new() }; 3]);
}

/// Tells where an engine has something else than Chromium.
#[track_caller]
pub fn same(found: &[String], wanted: &[String], engine: Engine) {
    let at = found.iter().zip(wanted).take_while(|(found, wanted)| found == wanted).count();
    let before = wanted[..at].iter().rfind(|line| line.starts_with("## "));
    assert_eq!((found.get(at), found.len()), (wanted.get(at), wanted.len()), "{engine:?}, line {at}, {before:?}");
}
