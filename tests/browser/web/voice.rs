//! The page speaks with the voice of the phone, and holds what it reads while nobody sees it.

use std::time::Instant;

use resistance_narrator::language::{Language, Verb};

use super::{Visitor, site};
use crate::browser::PATIENCE;
use crate::browser::chromium::Chromium;

#[test]
fn the_voice_of_the_phone_says_every_line_in_the_language_of_the_table() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    for language in Language::ALL {
        let visitor = Visitor::before(chromium.phone(language.code()), language);
        visitor.phone.open(&format!("{}#seed=7", site.address));
        visitor.taps("web-name-start-voice");
        visitor.phone.waits_for("textbox", &visitor.word("web-name-line"));
        visitor.says("Ana, Ben, Cleo, Dan, Eve");
        visitor.says("Ana");
        visitor.phone.waits_for_truth("document.querySelectorAll('#said p').length >= 4");
        let of_language = format!("{}: ", language.code());
        let until = Instant::now() + PATIENCE;
        let spoken = loop {
            let spoken = visitor.phone.spoken();
            // The first tap says nothing, which lets an iPhone speak.
            if spoken.iter().filter(|line| line.len() > of_language.len()).count() >= 4 {
                break spoken;
            }
            assert!(Instant::now() < until, "{spoken:#?}");
        };
        let spoken: Vec<String> = spoken.into_iter().skip(1).collect();
        assert!(spoken.iter().all(|line| line.starts_with(&of_language)), "{spoken:#?}");
        assert!(
            visitor.phone.said().is_empty(),
            "a screen reader would say it once more: {:?}",
            visitor.phone.said()
        );
    }
}

#[test]
fn a_script_holds_itself_while_the_page_is_hidden_and_says_so_afterwards() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = Visitor::new(&chromium, &site, Language::ENGLISH);
    for line in ["Ana, Ben, Cleo, Dan, Eve", "Ana", "start now", "everything is ready"] {
        visitor.says(line);
    }
    visitor.hears("say: start now");
    visitor.commands(Verb::Start);
    visitor.hears("Nobody looks.");
    visitor.phone.while_hidden(|| ());
    visitor.hears("Paused.");
    visitor.commands(Verb::Resume);
    visitor.phone.waits_for("button", "Pause");
}
