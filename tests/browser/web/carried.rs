//! Files: a game goes from a computer into the page and back, and a table's own edition can be played there.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use resistance_narrator::language::Language;
use serde_json::json;

use super::{Visitor, site};
use crate::browser::PATIENCE;
use crate::browser::chromium::Chromium;
use crate::program::Narrator;

/// Chooses a file.
fn chooses(visitor: &Visitor, name: &str, text: &str) {
    visitor.phone.evaluate("document.querySelector('#more').open = true");
    visitor.phone.evaluate(&format!(
        "((name, text) => {{ const files = new DataTransfer(); files.items.add(new File([text], name)); \
         const input = document.querySelector('#file'); input.files = files.files; \
         input.dispatchEvent(new Event('change')); }})({}, {})",
        json!(name),
        json!(text)
    ));
}

#[test]
fn a_game_goes_from_a_computer_into_the_page_and_back() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let computer = Narrator::new();
    let told = ["play", "--voice", "off", "--ears", "off", "--players", "Ana,Ben,Cleo,Dan,Eve", "--leader", "Ana"];
    computer.run(&told, "everything is ready\nskip the reveal\nAna, Ben\n3 2\n").well();
    let text = fs::read_to_string(&computer.games()[0]).unwrap();

    let visitor = Visitor::new(&chromium, &site, Language::ENGLISH);
    chooses(&visitor, "evening.game", &text);
    visitor.phone.tap("button", "Go on with game evening");
    visitor.phone.waits_for("heading", "Fails?");
    visitor.says("1");
    visitor.hears("Mission 1: failed, 1 Fail.");

    let folder = tempfile::tempdir().unwrap();
    let where_to = json!({ "behavior": "allow", "downloadPath": folder.path() });
    visitor.phone.ask("Page.setDownloadBehavior", where_to);
    visitor.phone.evaluate("document.querySelector('#more').open = true");
    visitor.taps("web-name-list");
    visitor.phone.tap("button", "Save game evening as a file");
    let saved = folder.path().join("evening.game");
    let until = Instant::now() + PATIENCE;
    while !saved.exists() {
        assert!(Instant::now() < until, "no file was saved");
        thread::sleep(Duration::from_millis(20));
    }
    fs::copy(&saved, computer.home().join("games/evening.game")).unwrap();
    let told = computer.run(&["replay", "evening", "--voice", "off"], "").well();
    assert!(told.contains("Mission 1: failed, 1 Fail."), "{told}");
}

#[test]
fn what_is_no_game_is_refused_in_one_sentence() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = Visitor::new(&chromium, &site, Language::ENGLISH);
    chooses(&visitor, "shopping.txt", "milk, bread");
    visitor
        .phone
        .waits_for_truth("document.querySelector('#status').textContent.includes('shopping.txt is no saved game')");
}

#[test]
fn an_edition_of_a_tables_own_is_played_in_the_page_and_stays_there() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let computer = Narrator::new();
    let folder = tempfile::tempdir().unwrap();
    computer.run(&["edition", "new", "lovers", folder.path().to_str().unwrap()], "").well();
    let text = fs::read_to_string(folder.path().join("lovers.toml")).unwrap();
    let visitor = Visitor::new(&chromium, &site, Language::ENGLISH);
    chooses(&visitor, "lovers.toml", &text);
    visitor.phone.waits_for_truth("document.querySelector('#status').textContent.includes('can be played')");
    visitor.phone.open("about:blank");
    visitor.phone.open(&site.address);
    visitor.starts();
    for line in ["Ana, Ben, Cleo, Dan, Eve", "Ana", "options", "1"] {
        visitor.says(line);
    }
    visitor.phone.waits_for_truth(
        "[...document.querySelectorAll('#choices button')].some(button => /lovers/i.test(button.textContent))",
    );
}
