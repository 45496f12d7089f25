//! What drives a browser, which runs as long as this value: what is said to it in the words of WebDriver, each time with an
//! answer.

use std::cell::RefCell;

use serde_json::{Value, json};

use super::engine::Engine;
use super::http::Http;
use super::marionette::Marionette;
use super::programs::Programs;

/// How a browser is reached.
pub trait Reached {
    /// Gives it a command of WebDriver, named by its method and its path.
    ///
    /// # Errors
    ///
    /// What is said against it.
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Result<Value, String>;
}

/// A browser with a session. Both end with this value, and so does their display.
pub struct Driver {
    reached: RefCell<Box<dyn Reached>>,
    programs: Programs,
}

impl Driver {
    /// Starts the browser, and what it is driven by.
    pub fn start(engine: Engine) -> Self {
        let mut programs = Programs::new();
        let reached: Box<dyn Reached> = match engine.driver() {
            Some(driver) => Box::new(Http::start(&mut programs, driver, engine)),
            None => Box::new(Marionette::start(&mut programs, engine)),
        };
        let driver = Self { reached: reached.into(), programs };
        let wanted = json!({ "capabilities": { "alwaysMatch": engine.wanted(driver.programs.folder()) } });
        driver.ask("POST", "/session", &wanted);
        driver
    }

    /// Gives the session a command.
    ///
    /// # Errors
    ///
    /// What the driver says against it.
    pub fn try_ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        self.reached.borrow_mut().ask(method, path, body)
    }

    /// The same.
    ///
    /// # Panics
    ///
    /// The driver says something against it.
    #[track_caller]
    pub fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        self.try_ask(method, path, body).unwrap_or_else(|fault| panic!("{path}: {fault}\n{}", self.complaints()))
    }

    /// What all of its programs have written about themselves.
    pub fn complaints(&self) -> String {
        self.programs.complaints()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.try_ask("DELETE", "", &Value::Null);
    }
}
