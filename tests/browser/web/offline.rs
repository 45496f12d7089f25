//! The page works without a network after the first visit, and a new version takes the place of an old one.

use std::fs;
use std::time::Instant;

use resistance_narrator::language::Language;
use tempfile::TempDir;

use super::{Visitor, site};
use crate::browser::PATIENCE;
use crate::browser::chromium::Chromium;
use crate::browser::web_engines::served::{Served, made};

/// Whether everything is kept that the page needs.
const KEPT: &str = "caches.keys().then(names => Promise.all(names.map(name => caches.open(name)))) \
    .then(all => Promise.all(all.map(kept => kept.match('./')))).then(found => found.length === 1 && !!found[0])";

#[test]
fn after_the_first_visit_the_page_needs_no_network_in_any_language() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = Visitor::new(&chromium, &site, Language::ENGLISH);
    visitor.phone.waits_for_truth(KEPT);
    visitor.phone.leaves();
    drop(site);
    visitor.phone.reload();
    visitor.starts();
    visitor.says("language german");
    visitor.phone.waits_for_truth("document.documentElement.lang === 'de'");
    visitor.says("Ana, Ben, Cleo, Dan, Eve");
    visitor.hears("5 spielen mit");
}

/// A copy of the folder that is another version of the page.
fn another_version() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in fs::read_dir(made()).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    let change = |name: &str, from: &str, to: &str| {
        let path = folder.path().join(name);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{name} has no {from}");
        fs::write(path, text.replace(from, to)).unwrap();
    };
    change("worker.js", "'narrator-", "'narrator-another-");
    change("index.html", "<main>", "<main data-version=\"another\">");
    folder
}

#[test]
fn a_new_version_takes_the_place_of_an_old_one_and_the_game_that_is_on_goes_on() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = Visitor::new(&chromium, &site, Language::ENGLISH);
    visitor.phone.waits_for_truth(KEPT);
    for line in ["Ana, Ben, Cleo, Dan, Eve", "Ana", "start now", "everything is ready", "skip the reveal", "Ana, Ben"]
    {
        visitor.says(line);
    }
    visitor.hears("Proposal 1");
    let port = site.address.trim_end_matches('/').rsplit(':').next().unwrap().parse().unwrap();
    let address = site.address.clone();
    drop(site);
    let folder = another_version();
    let _site = Served::of(folder.path(), port);
    visitor.phone.evaluate("navigator.serviceWorker.getRegistration().then(kept => kept.update()).then(() => true)");
    visitor.says("3 2");
    visitor.hears("Vote 1: approved");
    // Once no page of the old version is open, the new one is there, and the game with it.
    let until = Instant::now() + PATIENCE;
    loop {
        visitor.phone.open("about:blank");
        visitor.phone.open(&address);
        if visitor.phone.evaluate("document.querySelector('main[data-version]') !== null") == true {
            break;
        }
        assert!(Instant::now() < until, "the old version stays");
    }
    visitor.starts();
    visitor.phone.waits_for("heading", "There is an unfinished game");
}
