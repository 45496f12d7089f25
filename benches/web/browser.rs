//! The page in a real browser, with its processor slowed.

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
use serde_json::{Value, json};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Presses the second button; how long it took from the beginning of the page until the buttons were there, and from then
/// until the first sentence was, in milliseconds.
const START: &str = "(async () => { \
    const until = async so => { while (!so()) await new Promise(done => setTimeout(done, 1)); return performance.now(); }; \
    const there = await until(() => document.querySelector('#with-reader')?.textContent); \
    document.querySelector('#with-reader').click(); \
    const said = await until(() => document.querySelector('#said p')); \
    return [there, said - there]; })()";

/// Says lines, one when the one before was answered; how long each took, in milliseconds.
const SAY: &str = "(async lines => { const took = [], said = document.querySelector('#said'); \
    for (const line of lines) { \
      const answered = new Promise(done => { const sees = new MutationObserver(() => { sees.disconnect(); done(performance.now()); }); \
        sees.observe(said, { childList: true }); }); \
      document.querySelector('#line-text').value = line; \
      const began = performance.now(); \
      document.querySelector('#line').requestSubmit(); \
      took.push(await answered - began); \
      await new Promise(done => setTimeout(done, 50)); \
    } return took; })";

/// The memory of the program in the page, in bytes.
const MEMORY: &str =
    "import('./narrator.js').then(page => page.default()).then(program => program.memory.buffer.byteLength)";

/// A browser with the page.
pub struct Browser(Chromium);

/// The page in it.
pub struct Page<'a>(phone::Phone<'a>);

impl Browser {
    pub fn start() -> Self {
        Self(Chromium::start())
    }

    /// Opens the page with a processor that is so many times slower; how long it took until its buttons were there, and
    /// until its first sentence was.
    pub fn opens(&self, address: &str, slower: u32) -> (Page<'_>, f64, f64) {
        let phone = self.0.phone("en");
        phone.ask("Emulation.setCPUThrottlingRate", json!({ "rate": slower }));
        phone.open(address);
        let times = phone.evaluate(START);
        let time = |at: usize| times[at].as_f64().unwrap();
        let (there, said) = (time(0), time(1));
        (Page(phone), there, said)
    }
}

impl Page<'_> {
    /// How long each of these lines took until something was said.
    pub fn says(&self, lines: &[&str]) -> Vec<f64> {
        let took = self.0.evaluate(&format!("{SAY}({})", json!(lines)));
        took.as_array().unwrap().iter().map(|time| time.as_f64().unwrap()).collect()
    }

    /// What it takes of memory, in megabytes: the program, and what its page has made.
    pub fn memory(&self) -> (f64, f64) {
        let asked = json!({ "expression": MEMORY, "awaitPromise": true, "returnByValue": true });
        let program = self.0.ask("Runtime.evaluate", asked)["result"]["value"].as_f64().unwrap_or(f64::NAN);
        self.0.ask("Performance.enable", json!({}));
        let metrics = self.0.ask("Performance.getMetrics", json!({}));
        let all = metrics["metrics"].as_array().unwrap();
        let heap = all.iter().find(|metric| metric["name"] == "JSHeapUsedSize").map(|metric| &metric["value"]);
        (program / 1e6, heap.and_then(Value::as_f64).unwrap_or(f64::NAN) / 1e6)
    }
}
