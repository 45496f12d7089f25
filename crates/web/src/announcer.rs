//! What a screen reader is told: one line after the other, in order, in the only live part of the page.

use std::collections::VecDeque;

use preferences::preferences::voice::estimate_ms;
use web_sys::Element;

use crate::browser;
use crate::element::{self, Built};
use crate::event::{Event, Events, Pace};

/// How long a line stays in the live part: long enough to be noticed, and gone before anybody comes across it.
const STAYS_MS: f64 = 8_000.0;
/// The least time between two lines: some screen readers drop what comes sooner.
const APART_MS: f64 = 250.0;
/// A screen reader is about so much faster than a voice at its usual speed.
const RATE: u8 = 75;

/// The announcer.
pub struct Announcer {
    events: Events,
    live: Element,
    waiting: VecDeque<String>,
    pace: Pace,
    /// When the next line may come.
    free_at: f64,
    is_on: bool,
    /// Somebody has done something since the last line: where each line waits, one comes by itself for it.
    acted: bool,
}

impl Announcer {
    /// Nothing is announced as yet.
    pub fn new(events: Events) -> Self {
        Self {
            events,
            live: element::by_id("teller"),
            waiting: VecDeque::new(),
            pace: Pace::default(),
            free_at: 0.0,
            is_on: false,
            acted: true,
        }
    }

    /// Whether a screen reader is told, and how fast.
    pub fn set(&mut self, is_on: bool, pace: Pace) {
        (self.is_on, self.pace) = (is_on, pace);
        if !is_on {
            self.waiting.clear();
        }
        self.tick();
    }

    /// One line more.
    pub fn say(&mut self, line: &str) {
        if self.is_on {
            self.waiting.push_back(line.to_owned());
            self.tick();
        }
    }

    /// Whether a line waits for being asked for.
    pub fn waits(&self) -> bool {
        self.pace == Pace::Step && !self.waiting.is_empty()
    }

    /// Somebody has done something, or asks for the next line.
    pub fn acted(&mut self) {
        self.acted = true;
        self.tick();
    }

    /// Announces what is due.
    pub fn tick(&mut self) {
        let now = browser::now();
        if self.waiting.is_empty() || self.free_at > now {
            return;
        }
        match self.pace {
            Pace::Step if !self.acted => {}
            _ => self.announce(),
        }
    }

    fn announce(&mut self) {
        let Some(line) = self.waiting.pop_front() else { return };
        self.acted = false;
        let told = element::new("p").text(&line);
        let _ = self.live.append_child(&told);
        browser::after(STAYS_MS, move || told.remove());
        let takes = match self.pace {
            Pace::Measured => f64::from(estimate_ms(&line, RATE)),
            Pace::AtOnce | Pace::Step => 0.0,
        };
        let wait = takes.max(APART_MS);
        self.free_at = browser::now() + wait;
        let events = self.events.clone();
        browser::after(wait, move || events.send(Event::Tick));
    }
}
