//! How the page looks: as wide as the narrowest screen, with the largest letters, in the dark, with forced colours; and
//! what axe finds.

use resistance_narrator::language::Language;

use super::{Visitor, site};
use crate::browser::chromium::Chromium;
use crate::browser::phone::{Look, Screen};
use crate::browser::rules::axe;

/// How the page is looked at.
const SETTINGS: [(Look, Screen, u32); 4] = [
    (Look::Light, Screen::Narrow, 16),
    (Look::Dark, Screen::Narrow, 32),
    (Look::Forced, Screen::Usual, 16),
    (Look::Light, Screen::Magnified, 16),
];

#[test]
fn the_page_has_no_fault_in_any_look_or_language() {
    let Some(site) = site() else { return };
    let (chromium, axe) = (Chromium::start(), axe());
    for language in Language::ALL {
        let visitor = Visitor::new(&chromium, &site, language);
        let looked_at = |what: &str| {
            for (look, screen, letters) in SETTINGS {
                visitor.phone.look(look);
                visitor.phone.screen(screen);
                visitor.phone.letters(letters);
                let with_axe = axe.as_deref().filter(|_| screen == Screen::Narrow);
                let faults = visitor.phone.faults(with_axe);
                assert!(faults.is_empty(), "{language:?}, {what}, {look:?}, {screen:?}: {faults:#?}");
            }
            visitor.phone.screen(Screen::Usual);
        };
        visitor.says("Ana, Ben, Cleo, Dan, Eve");
        visitor.phone.waits_for("button", "Eve");
        visitor.phone.evaluate("document.querySelector('#more').open = true");
        looked_at("the leader is asked for, and everything is open");
    }
}
