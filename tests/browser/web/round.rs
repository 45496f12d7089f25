//! The phone that goes round: whoever has it learns there who they are, and nobody else ever does.

use resistance_narrator::language::{Language, Verb};

use super::{Visitor, site};
use crate::browser::chromium::Chromium;

/// All of the page as somebody gets it who looks into everything.
const EVERYTHING: &str = "document.title + document.documentElement.outerHTML + location.href";

#[test]
fn a_role_is_on_the_page_only_while_its_player_has_the_phone() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    for language in Language::ALL {
        let visitor = Visitor::new(&chromium, &site, language);
        for line in ["Ana, Ben, Cleo, Dan, Eve", "Ana"] {
            visitor.says(line);
        }
        visitor.commands(Verb::Options);
        ["2", "2"].iter().for_each(|line| visitor.says(line));
        visitor.commands(Verb::Start);
        visitor.commands(Verb::Ready);
        visitor.commands(Verb::Start);
        visitor.phone.waits_for_truth("document.querySelectorAll('#choices button').length === 2");
        let before = visitor.said().len();
        visitor.commands(Verb::Next);
        visitor.phone.waits_for("heading", &visitor.word("web-name-secret"));
        let told =
            visitor.phone.evaluate("[...document.querySelectorAll('#secret p')].map(line => line.textContent)");
        let told: Vec<String> =
            told.as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()).collect();
        assert!(told.len() >= 2, "{told:?}");
        // Nothing else is there to be come across.
        assert!(visitor.phone.heard().find("textbox", "").is_none());
        visitor.taps("web-name-secret-done");
        visitor.phone.waits_for_truth("document.querySelector('#secret p') === null");
        let everything = visitor.phone.evaluate(EVERYTHING);
        let left: Vec<&String> = told.iter().filter(|line| everything.as_str().unwrap().contains(*line)).collect();
        assert!(left.is_empty(), "{left:?} is still there");
        assert_eq!(visitor.said().len(), before, "nothing was said meanwhile");
        let announced = visitor.phone.said();
        assert!(!told.iter().any(|line| announced.contains(line)), "{announced:?}");
    }
}
