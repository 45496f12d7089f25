//! What is said to Chromium over its pipe, in the words of its DevTools: one command at a time, each of which is answered.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Instant;

use serde_json::{Value, json};

use super::PATIENCE;

/// What ends each message.
const END: u8 = 0;

/// The pipe to a Chromium.
pub struct Wire {
    to: ChildStdin,
    from: Receiver<Value>,
    /// The number of the last command.
    number: u64,
    /// What was told without being asked, and has not been looked at.
    told: Vec<Value>,
}

impl Wire {
    /// The pipe of a Chromium that was just started.
    pub fn new(to: ChildStdin, from: ChildStdout) -> Self {
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let mut from = BufReader::new(from);
            let mut message = Vec::new();
            while from.read_until(END, &mut message).is_ok_and(|length| length > 0) {
                message.pop();
                let value = serde_json::from_slice(&message).expect("Chromium writes JSON");
                message.clear();
                if sender.send(value).is_err() {
                    return;
                }
            }
        });
        Self { to, from: receiver, number: 0, told: Vec::new() }
    }

    /// Gives a command, to one page or to the whole browser, and waits for what is answered.
    ///
    /// # Errors
    ///
    /// What Chromium says against it.
    pub fn ask(&mut self, page: Option<&str>, method: &str, params: &Value) -> Result<Value, String> {
        self.number += 1;
        let mut command = json!({ "id": self.number, "method": method, "params": params });
        if let Some(page) = page {
            command["sessionId"] = page.into();
        }
        let mut bytes = serde_json::to_vec(&command).unwrap();
        bytes.push(END);
        self.to.write_all(&bytes).map_err(|error| error.to_string())?;
        let until = Instant::now() + PATIENCE;
        loop {
            let mut message = self.next(until).ok_or_else(|| format!("{method} was not answered"))?;
            if message["id"] != self.number {
                self.told.push(message);
                continue;
            }
            return match message.get_mut("error") {
                Some(error) => Err(format!("{method}: {}", error["message"].as_str().unwrap_or_default())),
                None => Ok(message["result"].take()),
            };
        }
    }

    /// Waits until a page tells that something has happened. What has happened before counts if nobody waited for it.
    ///
    /// # Errors
    ///
    /// It does not happen.
    pub fn await_event(&mut self, page: &str, method: &str) -> Result<Value, String> {
        let fits = |message: &Value| message["sessionId"] == page && message["method"] == method;
        if let Some(at) = self.told.iter().position(fits) {
            return Ok(self.told.remove(at));
        }
        let until = Instant::now() + PATIENCE;
        loop {
            let message = self.next(until).ok_or_else(|| format!("{method} did not come"))?;
            if fits(&message) {
                return Ok(message);
            }
            self.told.push(message);
        }
    }

    /// Forgets what a page has told so far.
    pub fn forget(&mut self, page: &str) {
        self.told.retain(|message| message["sessionId"] != page);
    }

    fn next(&self, until: Instant) -> Option<Value> {
        self.from.recv_timeout(until.saturating_duration_since(Instant::now())).ok()
    }
}
