//! A page in a browser on the desktop, as somebody uses it who hears Orca and has a keyboard.

use std::time::Instant;

use super::desktop::Desktop;
use super::said::Said;
use crate::browser::chromium::CHROMIUM;
use crate::servers::PATIENCE;

/// It asks nobody outside for anything, and tells Orca what is on its pages.
const OPTIONS: [&str; 13] = [
    "--force-renderer-accessibility",
    "--no-sandbox",
    "--test-type",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--mute-audio",
];

/// A page that is read. The browser is closed with this value.
pub struct Page<'a> {
    desktop: &'a mut Desktop,
    /// Where in the notes the last thing was done.
    place: usize,
}

impl<'a> Page<'a> {
    /// Opens the address, and waits until a page with this title is there.
    pub fn open(desktop: &'a mut Desktop, address: &str, title: &str) -> Self {
        let profile = format!("--user-data-dir={}", desktop.path("profile").display());
        let place = desktop.notes.end();
        desktop.start(CHROMIUM, &[&OPTIONS[..], &[&profile, address]].concat());
        let mut page = Self { desktop, place };
        page.is_loaded(title);
        page
    }

    /// Waits until Orca knows that a page with this title has been loaded since the last thing was done.
    pub fn is_loaded(&mut self, title: &str) {
        let place = self.place;
        self.wait(title, |page| page.desktop.notes.has_loaded(place, title));
    }

    /// Presses a key and lets it go.
    pub fn press(&mut self, key: &str) {
        self.place = self.desktop.notes.end();
        let place = self.place;
        self.desktop.ask("xdotool", &["key", key]);
        self.wait(key, |page| page.desktop.notes.was_let_go(place));
    }

    /// Presses a key, and hears all of these for it.
    pub fn press_for(&mut self, key: &str, answers: &[&str]) {
        self.press(key);
        self.hears_all(answers);
    }

    /// Goes to a button, and waits until it has the focus: Orca tells of it before that.
    pub fn goes_to_button(&mut self, key: &str, name: &str, told: &str) {
        self.press_for(key, &[&format!("{name} {told}")]);
        let place = self.place;
        self.wait("the focus", |page| page.desktop.notes.has_focused(place, name));
    }

    /// Goes to the next heading from the beginning of the page, which is that of what is asked now.
    pub fn goes_to_what_is_asked(&mut self, name: &str, state: &str) {
        self.press_for("ctrl+Home", &[name]);
        self.press_for("h", &[&format!("What is asked of you now – {state} heading level 2.")]);
    }

    /// Types something without Enter.
    pub fn types(&mut self, text: &str) {
        for sign in text.chars() {
            self.press(&sign.to_string());
        }
    }

    /// Waits until something was said that begins or ends so, since the last thing was done.
    pub fn hears(&mut self, text: &str) {
        let place = self.place;
        self.wait(text, |page| page.said(place).iter().any(|said| said.starts_with(text) || said.ends_with(text)));
    }

    /// The same for each of several.
    pub fn hears_all(&mut self, texts: &[&str]) {
        texts.iter().for_each(|text| self.hears(text));
    }

    /// From now on it is listened to something that nobody at the keyboard has done.
    pub fn listens(&mut self) {
        self.place = self.desktop.notes.end();
    }

    /// A place in what is said: the end.
    pub fn end(&self) -> usize {
        self.desktop.notes.end()
    }

    /// All that was said after that place, without the names of keys.
    pub fn said(&self, place: usize) -> Vec<String> {
        let said = self.desktop.notes.said(place).into_iter();
        said.filter_map(|said| if let Said::Text(text) = said { Some(text.trim().to_owned()) } else { None })
            .collect()
    }

    fn wait(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let until = Instant::now() + PATIENCE;
        while !so(self) {
            let tale = || format!("said {:#?}. Orca noted {:#?}", self.said(self.place), self.desktop.notes.tail());
            assert!(Instant::now() < until, "{what}: it did not come, and {}", tale());
            self.desktop.listen();
        }
    }
}

impl Drop for Page<'_> {
    fn drop(&mut self) {
        self.desktop.end_newest();
    }
}
