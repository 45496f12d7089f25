//! The engines that browsers are made of, and how each of them is had here.

use std::env;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::browser::chromium::{CHROMIUM, INSTALLED, OPTIONS, tell};

/// The display of those that show nothing nowhere.
pub const DISPLAY: &str = "Xvfb";

/// What shows the pages of every browser on a phone or a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

impl Engine {
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// The driver, which starts the browser. Firefox needs none.
    pub fn driver(self) -> Option<&'static str> {
        match self {
            Self::Chromium => Some("chromedriver"),
            Self::Firefox => None,
            Self::WebKit => Some("WebKitWebDriver"),
        }
    }

    /// The program of the browser. That of WebKit is outside of every path, and there where its driver is.
    pub fn browser(self) -> &'static str {
        match self {
            Self::Chromium => CHROMIUM,
            Self::Firefox => "firefox-esr",
            Self::WebKit => "WebKitWebDriver",
        }
    }

    /// The programs that it takes.
    fn programs(self) -> impl Iterator<Item = &'static str> {
        let display = self.needs_display().then_some(DISPLAY);
        [self.browser()].into_iter().chain(self.driver()).chain(display)
    }

    /// Whether it can't do without a display.
    pub fn needs_display(self) -> bool {
        self == Self::WebKit
    }

    /// What is wanted of the browser, which keeps what it has in a folder of its own.
    pub fn wanted(self, folder: &Path) -> Value {
        if self != Self::Chromium {
            return json!({});
        }
        let profile = format!("--user-data-dir={}", folder.join("profile").display());
        let options: Vec<&str> = OPTIONS.into_iter().chain([profile.as_str()]).collect();
        json!({ "goog:chromeOptions": { "binary": found(CHROMIUM), "args": options } })
    }
}

/// Whether all engines are there. Whoever runs only the tests may lack some, and is told so.
pub fn are_there() -> bool {
    let missing = Engine::ALL.into_iter().flat_map(Engine::programs).filter(|program| found(program).is_none());
    let mut missing: Vec<&str> = missing.collect();
    missing.dedup();
    if !missing.is_empty() {
        let missing = missing.join(", ");
        assert!(env::var_os(INSTALLED).is_none(), "{missing} should be installed");
        tell(&format!("skipped, for {missing} is missing, which ./test installs"));
    }
    missing.is_empty()
}

/// Where a program is, if anywhere.
pub fn found(program: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&paths).map(|path| path.join(program)).find(|path| path.exists())
}
