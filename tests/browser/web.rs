//! The narrator in a page: the folder that `./package web` makes, served by the program, in a real browser.

mod alike;
mod carried;
mod kept;
mod killed;
mod looks;
mod offline;
mod round;
mod voice;

use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Form, Intent, Language, Length, Message, Verb};
use serde_json::json;

use super::chromium::{self, Chromium};
use super::phone::{Phone, strings};
use super::web_engines::served::{Served, is_there};

/// The folder, served to this computer; none where there is no browser or no folder, which is told.
fn site() -> Option<Served> {
    (chromium::is_there() && is_there()).then(Served::start)
}

/// Somebody with a phone on which the page is open.
pub(super) struct Visitor<'a> {
    pub(super) phone: Phone<'a>,
    pub(super) words: Localizer,
}

impl<'a> Visitor<'a> {
    /// Opens the page, and says that a screen reader speaks.
    pub(super) fn new(chromium: &'a Chromium, site: &Served, language: Language) -> Self {
        Self::with(chromium.phone(language.code()), site, language)
    }

    /// The same with a phone that keeps what pages keep.
    fn lasting(chromium: &'a Chromium, site: &Served, language: Language) -> Self {
        Self::with(chromium.lasting_phone(language.code()), site, language)
    }

    fn with(phone: Phone<'a>, site: &Served, language: Language) -> Self {
        let visitor = Self::before(phone, language);
        // The same is drawn each time.
        visitor.phone.open(&format!("{}#seed=7", site.address));
        visitor.starts();
        visitor
    }

    /// Somebody who has not opened the page yet.
    fn before(phone: Phone<'a>, language: Language) -> Self {
        Self { phone, words: Localizer::new(language, &Default::default(), Words::Own) }
    }

    /// Says that a screen reader speaks, and has a table before it.
    pub(super) fn starts(&self) {
        self.taps("web-name-start-reader");
        self.phone.waits_for("textbox", &self.word("web-name-line"));
        // What is asked stands above it, and moves it down when it comes.
        self.phone.waits_for_truth(
            "document.querySelector('#said p') !== null && document.querySelector('#asked').textContent !== ''",
        );
    }

    /// What something is called on the page.
    pub(super) fn word(&self, key: &'static str) -> String {
        self.words.render(&Message::new(key), Form::Printed, Length::Full)
    }

    /// Taps a button of the page.
    #[track_caller]
    pub(super) fn taps(&self, key: &'static str) {
        self.phone.tap("button", &self.word(key));
    }

    /// Types a line, and sends it.
    #[track_caller]
    pub(super) fn says(&self, line: &str) {
        if self.phone.evaluate("document.activeElement.id") != "line-text" {
            self.phone.tap("textbox", &self.word("web-name-line"));
        }
        self.phone.types(line);
        self.phone.presses("Enter");
    }

    /// Says a command as it is typed in this language.
    #[track_caller]
    pub(super) fn commands(&self, verb: Verb) {
        self.says(self.words.write(&Intent::Plain(verb)).trim());
    }

    /// What was said so far, line by line.
    pub(super) fn said(&self) -> Vec<String> {
        strings(&self.phone.evaluate("[...document.querySelectorAll('#said p')].map(line => line.textContent)"))
    }

    /// Waits until this was said, as the last line.
    #[track_caller]
    pub(super) fn hears_last(&self, line: &str) {
        self.phone
            .waits_for_truth(&format!("document.querySelector('#said').lastChild?.textContent === {}", json!(line)));
    }

    /// Waits until something with these words was said.
    #[track_caller]
    pub(super) fn hears(&self, words: &str) {
        self.phone
            .waits_for_truth(&format!("document.querySelector('#said').textContent.includes({})", json!(words)));
    }
}
