//! What is kept in a page: games, and what is wrong with them.

use resistance_narrator::language::Language;
use serde_json::json;

use super::{Visitor, site};
use crate::browser::chromium::Chromium;
use crate::browser::web_engines::served::Served;

/// Some lines that lead into the first round.
const INTO_A_GAME: [&str; 6] =
    ["Ana, Ben, Cleo, Dan, Eve", "Ana", "start now", "everything is ready", "skip the reveal", "Ana, Ben"];

/// Everything that is kept, each under its name.
pub(super) const STORED: &str = "new Promise(done => { const asked = indexedDB.open('narrator'); asked.onsuccess = () => { \
    const store = asked.result.transaction('lines').objectStore('lines').getAll(); \
    store.onsuccess = () => { asked.result.close(); done(store.result); }; }; })";

/// A storage that takes nothing more while it is full, as a browser tells it: none can be filled here in time.
const FULL: &str = "const add = IDBObjectStore.prototype.add; IDBObjectStore.prototype.add = function (...what) { \
    if (self.isFull) throw new DOMException('full', 'QuotaExceededError'); return add.apply(this, what); }; 0";

/// A visitor in a game that has begun.
fn in_a_game<'a>(chromium: &'a Chromium, site: &Served) -> Visitor<'a> {
    let visitor = Visitor::new(chromium, site, Language::ENGLISH);
    INTO_A_GAME.iter().for_each(|line| visitor.says(line));
    visitor.hears("Proposal 1 for mission 1, by Ana: Ana and Ben.");
    visitor
}

#[test]
fn a_game_is_gone_on_with_after_the_page_was_closed() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = in_a_game(&chromium, &site);
    visitor.says("3 2");
    visitor.hears("Vote 1: approved");
    visitor.phone.open("about:blank");
    visitor.phone.open(&site.address);
    visitor.starts();
    visitor.phone.waits_for("heading", "There is an unfinished game");
    visitor.says("yes");
    visitor.hears("Ana and Ben");
    visitor.says("score");
    visitor.says("1");
    visitor.hears("Mission 1: failed, 1 Fail.");
}

#[test]
fn a_game_that_is_open_in_another_tab_is_not_written_to_and_that_is_told() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = in_a_game(&chromium, &site);
    // Whoever has it open elsewhere writes the next line.
    visitor.phone.evaluate(
        "new Promise(done => { const asked = indexedDB.open('narrator'); asked.onsuccess = () => { \
         const store = asked.result.transaction('lines', 'readwrite').objectStore('lines'); \
         const keys = store.getAllKeys(); keys.onsuccess = () => { const last = keys.result.filter(key => key[1] === 'public').at(-1); \
         store.add('of another tab', [last[0], last[1], last[2] + 1]).onsuccess = () => { asked.result.close(); done(true); }; }; }; })",
    );
    let before = visitor.phone.evaluate(STORED);
    visitor.says("3 2");
    visitor.hears("the game is open in another tab");
    assert_eq!(visitor.phone.evaluate(STORED), before);
    assert!(!visitor.said().iter().any(|line| line.starts_with("Vote 1")), "{:#?}", visitor.said());
}

#[test]
fn a_damaged_game_is_offered_as_far_as_it_is_sound_and_kept_aside() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = in_a_game(&chromium, &site);
    visitor.phone.open("about:blank");
    visitor.phone.open(&site.address);
    visitor.phone.evaluate(
        "new Promise(done => { const asked = indexedDB.open('narrator'); asked.onsuccess = () => { \
         const store = asked.result.transaction('lines', 'readwrite').objectStore('lines'); \
         const keys = store.getAllKeys(); keys.onsuccess = () => { \
         store.put('damaged', keys.result.filter(key => key[1] === 'public').at(-1)).onsuccess = () => { asked.result.close(); done(true); }; }; }; })",
    );
    visitor.starts();
    visitor.hears("damaged");
    visitor.says("1");
    visitor.hears("damaged-1");
    visitor.says("Ana, Cleo");
    visitor.hears("Ana and Cleo");
}

#[test]
fn a_browser_that_keeps_nothing_says_so_and_plays_all_the_same() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = Visitor::before(chromium.phone("en"), Language::ENGLISH);
    let without = json!({ "source": "Object.defineProperty(self, 'indexedDB', { value: undefined });" });
    visitor.phone.ask("Page.addScriptToEvaluateOnNewDocument", without);
    visitor.phone.open(&site.address);
    visitor.phone.waits_for_truth("document.querySelector('#status').textContent.includes('keeps nothing')");
    visitor.starts();
    INTO_A_GAME.iter().for_each(|line| visitor.says(line));
    visitor.hears("Proposal 1 for mission 1, by Ana: Ana and Ben.");
}

#[test]
fn where_the_storage_is_full_nothing_is_announced_that_is_not_kept() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = in_a_game(&chromium, &site);
    let full =
        |is: bool| visitor.phone.ask("Runtime.evaluate", json!({ "expression": format!("self.isFull = {is}") }));
    visitor.phone.ask("Runtime.evaluate", json!({ "expression": FULL }));
    full(true);
    visitor.says("3 2");
    visitor.hears("this phone's storage is full");
    assert!(!visitor.said().iter().any(|line| line.starts_with("Vote 1")), "{:#?}", visitor.said());
    full(false);
    visitor.says("3 2");
    visitor.hears("Vote 1: approved");
}

#[test]
fn nothing_kept_in_a_private_part_tells_by_its_length_who_is_what() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = Visitor::new(&chromium, &site, Language::ENGLISH);
    ["Ana, Ben, Cleo, Dan, Eve", "Ana", "options", "2", "2", "start now", "everything is ready"]
        .iter()
        .for_each(|line| visitor.says(line));
    visitor.hears("Now each of you will learn privately who you are");
    let lengths = visitor.phone.evaluate(&format!(
        "{STORED}.then(lines => lines.filter(line => line.endsWith(' ')).map(line => line.length))"
    ));
    let lengths: Vec<u64> = lengths.as_array().unwrap().iter().filter_map(serde_json::Value::as_u64).collect();
    assert!(!lengths.is_empty() && lengths.iter().all(|length| *length == 2_048), "{lengths:?}");
}
