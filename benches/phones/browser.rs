//! A phone that is a real browser.

#[path = "../../tests/browser/chromium.rs"]
mod chromium;
#[path = "../../tests/browser/hands.rs"]
mod hands;
#[path = "../../tests/browser/heard.rs"]
mod heard;
#[path = "../../tests/browser/phone.rs"]
mod phone;
#[path = "../../tests/browser/road.rs"]
mod road;
#[path = "../../tests/browser/wire.rs"]
mod wire;

use std::time::Duration;

use chromium::Chromium;

use crate::room::Room;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// From now on the page notes when a line comes, in microseconds since 1970.
const NOTE: &str = "self.noted = []; new MutationObserver(() => \
    noted.push(Math.round((performance.timeOrigin + performance.now()) * 1000)))\
    .observe(document.getElementById('said'), { childList: true })";

/// Votes, each time otherwise, until the page says that it counts; how long that took, in milliseconds. The form may be
/// another one by then.
const VOTE: &str = "(async times => { const all = [], asked = document.getElementById('asked'); \
    const told = () => asked.querySelector('.sent').textContent; \
    for (let at = 0; at < times; at++) { \
      const before = told(); \
      const counts = new Promise(done => { const sees = new MutationObserver(() => { \
        if (told() && told() !== before) { sees.disconnect(); done(); } }); \
        sees.observe(asked, { childList: true, characterData: true, subtree: true }); }); \
      const began = performance.now(); \
      asked.querySelectorAll('button[aria-pressed]')[at % 2].click(); \
      await counts; all.push(performance.now() - began); \
      await new Promise(done => setTimeout(done, 30)); \
    } return all; })";

/// A browser. It ends with this value.
pub struct Browser(Chromium);

/// Somebody's page in it.
pub struct Phone<'a>(phone::Phone<'a>);

impl Browser {
    pub fn start() -> Self {
        Self(Chromium::start())
    }

    /// Somebody takes their seat with it.
    pub fn sits(&self, room: &mut Room, name: &str) -> Phone<'_> {
        let phone = self.0.phone("en");
        let (address, code) = room.door();
        phone.open(&address);
        phone.fills("The six-digit code", code);
        phone.tap("button", "Continue");
        phone.tap("button", &format!("I am {name}"));
        phone.waits_for("heading", name);
        room.hears(&format!("{name} is here"));
        Phone(phone)
    }
}

impl Phone<'_> {
    /// How long it took to vote so many times, until each was confirmed.
    pub fn votes(&self, times: usize) -> Vec<f64> {
        let times = self.0.evaluate(&format!("{VOTE}({times})"));
        times.as_array().unwrap().iter().map(|time| time.as_f64().unwrap()).collect()
    }

    /// From now on it notes when a line comes.
    pub fn begins_to_note(&self) {
        self.0.evaluate(NOTE);
    }

    /// When each line has come, in microseconds since 1970.
    pub fn noted(&self) -> Vec<u64> {
        let all = self.0.evaluate("noted");
        all.as_array().unwrap().iter().map(|time| time.as_u64().unwrap()).collect()
    }
}
