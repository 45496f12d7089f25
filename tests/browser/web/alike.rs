//! A page says what a terminal prints, line by line, and to a screen reader each line once.

use resistance_narrator::language::Language;

use super::{Visitor, site};
use crate::browser::chromium::Chromium;
use crate::program::Narrator;

/// Games as somebody types them who was told nothing beforehand, in each language.
const GAMES: [(Language, &str); 3] = [
    (
        Language::ENGLISH,
        "Ana, Ben, Cleo, Dan, Eve|Ana|options|5|start now|everything is ready|skip the reveal|1 strong leader|Ben\
         |status|Ana, Ben|3 2|1|undo|0|score|Ben, Cleo, Eve|2 3|Cleo, Dan, Eve|5 0|0|who leads|how did it go|cards",
    ),
    (
        Language::FRENCH,
        "Ana, Ben, Cleo, Dan, Eve|Ben|commencer|tout est prêt|sauter|Ben et Ana|4 1|0|score|Cleo, Dan, Ana|2 3\
         |Dan, Eve, Ana|3 2|1|annuler|0|Eve, Ana|5 0|0|résumé|encore|oui",
    ),
    (
        Language::GERMAN,
        "Ana, Ben, Cleo, Dan, Eve|Cleo|starten|bereit|überspringen|Cleo und Dan|3 2|1|Stand|Dan, Eve, Ana|5 0|1\
         |Eve und Ben|4 1|1|zurück|zwei|Wie ging es aus?|blödsinn",
    ),
];

#[test]
fn a_page_says_what_a_terminal_prints_to_the_letter() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    for (language, game) in GAMES {
        let lines: Vec<&str> = game.split('|').collect();
        let told = ["play", "--seed", "7", "--language", language.code(), "--voice", "off", "--ears", "off"];
        let printed = Narrator::new().run(&told, lines.join("\n") + "\n").well();
        let mut printed: Vec<&str> = printed.lines().collect();
        // The end of what is typed ends a terminal; a page stays.
        let last = printed.pop();
        assert!(last.is_some_and(|last| !last.is_empty()), "{printed:#?}");
        let visitor = Visitor::new(&chromium, &site, language);
        lines.iter().for_each(|line| visitor.says(line));
        let all = format!("document.querySelectorAll('#said p').length >= {}", printed.len());
        visitor.phone.waits_for_truth(&all);
        visitor.hears_last(printed.last().unwrap());
        assert_eq!(visitor.said(), printed, "{language:?}");
    }
}

#[test]
fn a_screen_reader_is_told_every_line_once_and_in_order_and_the_focus_stays() {
    let Some(site) = site() else { return };
    let chromium = Chromium::start();
    let visitor = Visitor::new(&chromium, &site, Language::ENGLISH);
    visitor.phone.evaluate("(pace => { pace.selectedIndex = 0; pace.dispatchEvent(new Event('change')); })(document.querySelector('#pace'))");
    for line in
        ["Ana, Ben, Cleo, Dan, Eve", "Ana", "start now", "next", "back", "everything is ready", "skip the reveal"]
    {
        visitor.says(line);
    }
    visitor.hears("Who goes?");
    let said = visitor.said();
    visitor.phone.waits_for_truth(&format!("notes.said.length >= {}", said.len()));
    assert_eq!(visitor.phone.said(), said);
    // It goes to what is asked once somebody has pressed what is gone then, and from there nowhere.
    let moved = visitor.phone.moved();
    let by_press = |move_: &String| move_.starts_with("from button ") && move_.contains(" to h2 ");
    assert!(moved.len() == 1 && moved.iter().all(by_press), "{moved:?}");
}
