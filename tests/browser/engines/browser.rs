//! A page in a browser of any engine, as somebody uses it who hears it: everything is found by its role and its name, which
//! the engine itself is asked for.

use std::cell::RefCell;
use std::collections::HashMap;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::driver::Driver;
use super::engine::Engine;
use crate::browser::PATIENCE;
use crate::browser::phone::{LOOK, strings};

/// What notes everything that is said of live regions, and where the focus goes by itself.
const WATCH: &str = include_str!("../watch.js");

/// What finds the parts of a page.
const READING: &str = include_str!("reading.js");

/// The shown parts of a page that are like this. Those with these words come first: the engine is asked about few others.
const SHOWN: &str = "const [like, name] = arguments; \
    const begins = part => [part, ...part.labels ?? []].some(one => one.textContent.trim().startsWith(name)); \
    return [...document.querySelectorAll(like)].filter(part => part.checkVisibility()) \
        .sort((one, other) => begins(other) - begins(one))";

/// Shows a part of the page, tells where it is, and notes from now on whether it is met.
const AIM: &str = "const part = arguments[0]; part.scrollIntoView({ block: 'center' }); window.isMet = false; \
    part.addEventListener('click', () => { window.isMet = true; }, { once: true, capture: true }); \
    const box = part.getBoundingClientRect(), [x, y] = [box.left + box.width / 2, box.top + box.height / 2]; \
    return part.contains(document.elementFromPoint(x, y)) ? [x, y, document.scrollingElement.scrollHeight].join() : null;";

/// Whether it was met.
const MET: &str = "return window.isMet;";

/// How long is waited until it is looked again.
const STILL: Duration = Duration::from_millis(60);

/// What was in the same place so often can be tapped.
const LOOKS: usize = 4;

/// A finger that has not met anything for so long has missed.
const MISSED: Duration = Duration::from_secs(2);

/// What WebDriver calls a reference to an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser with one page. It ends with this value.
pub struct Browser {
    pub engine: Engine,
    driver: Driver,
    /// What the engine has said of parts that are still the same, by what that follows from.
    known: RefCell<HashMap<(String, String), String>>,
}

impl Browser {
    /// Starts one that nobody has used yet.
    pub fn start(engine: Engine) -> Self {
        let driver = Driver::start(engine);
        // As narrow as a phone, or as narrow as it can be.
        driver.ask("POST", "/window/rect", &json!({ "width": 390, "height": 844 }));
        Self { engine, driver, known: RefCell::default() }
    }

    /// Opens an address and waits until the page is there.
    #[track_caller]
    pub fn opens(&self, address: &str) {
        self.driver.ask("POST", "/url", &json!({ "url": address }));
    }

    /// Goes back to the page before.
    #[track_caller]
    pub fn goes_back(&self) {
        self.driver.ask("POST", "/back", &json!({}));
    }

    /// What a script returns, or promises, on the page.
    #[track_caller]
    pub fn runs(&self, script: &str) -> Value {
        self.try_runs(script).unwrap_or_else(|fault| panic!("{fault}\n{}", self.driver.complaints()))
    }

    fn try_runs(&self, script: &str) -> Result<Value, String> {
        self.driver.try_ask("POST", "/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Waits until a script returns something true.
    #[track_caller]
    pub fn waits_for_truth(&self, script: &str) {
        self.waits_until(script, || (self.try_runs(script) == Ok(Value::Bool(true))).then_some(()));
    }

    /// Waits until there is something, and tells what it is waited for if there never is.
    #[track_caller]
    pub fn waits_until<T>(&self, what: &str, so: impl Fn() -> Option<T>) -> T {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(found) = so() {
                return found;
            }
            assert!(
                Instant::now() < until,
                "{what}: it did not come in {:?}. There is\n{:#?}",
                self.engine,
                self.reads()
            );
            thread::sleep(LOOK);
        }
    }

    /// Taps the first part of the page with this role whose name begins so, once it is there: with a finger, which WebKit
    /// takes for a mouse here.
    #[track_caller]
    pub fn taps(&self, role: &str, name: &str) {
        let until = Instant::now() + PATIENCE;
        // Whoever misses, since the page has just moved, taps again.
        while !self.hits(&json!({ ELEMENT: self.waits_for(role, name) })) {
            assert!(Instant::now() < until, "{role} {name}: no finger meets it");
        }
    }

    /// Taps once a part of the page stays where it is; whether the finger has met it.
    fn hits(&self, part: &Value) -> bool {
        let place = || self.driver.try_ask("POST", "/execute/sync", &json!({ "script": AIM, "args": [part] })).ok();
        let aimed = place().filter(Value::is_string);
        let stays = || {
            thread::sleep(STILL);
            place() == aimed
        };
        if aimed.is_none() || !(0..LOOKS).all(|_| stays()) {
            return false;
        }
        let tap = json!([
            { "type": "pointerMove", "duration": 0, "origin": part, "x": 0, "y": 0 },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let finger =
            json!({ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" }, "actions": tap });
        self.driver.ask("POST", "/actions", &json!({ "actions": [finger] }));
        let until = Instant::now() + MISSED;
        while Instant::now() < until {
            // A page that is left by it can't tell.
            if self.driver.try_ask("POST", "/execute/sync", &json!({ "script": MET, "args": [] }))
                != Ok(Value::Bool(false))
            {
                return true;
            }
            thread::sleep(STILL);
        }
        false
    }

    /// Types something into the field that is called so.
    #[track_caller]
    pub fn fills(&self, name: &str, text: &str) {
        // Who types has tapped the field before.
        self.taps("textbox", name);
        let field = self.waits_for("textbox", name);
        self.driver.ask("POST", &format!("/element/{field}/value"), &json!({ "text": text }));
    }

    /// Waits until there is a part of the page with this role whose name begins so.
    #[track_caller]
    pub fn waits_for(&self, role: &str, name: &str) -> String {
        self.waits_until(&format!("{role}: {name}"), || self.find(role, name))
    }

    fn find(&self, role: &str, name: &str) -> Option<String> {
        let like = match role {
            "link" => "a",
            "heading" => "h1, h2",
            "button" => "button",
            _ => "input:not([type=hidden])",
        };
        let shown = json!({ "script": SHOWN, "args": [like, name] });
        let all = self.driver.try_ask("POST", "/execute/sync", &shown).ok()?;
        let parts = all.as_array().into_iter().flatten().filter_map(|part| part[ELEMENT].as_str());
        let fits = |part: &&str| {
            let told = |what| self.told_of(part, what);
            told("computedlabel").is_some_and(|found| found.starts_with(name))
                && told("computedrole").is_some_and(|found| found == role)
        };
        parts.map(str::to_owned).find(|part| fits(&part.as_str()))
    }

    /// What the engine says of a part of the page, if it is still there.
    fn told_of(&self, part: &str, what: &str) -> Option<String> {
        let told = self.driver.try_ask("GET", &format!("/element/{part}/{what}"), &Value::Null).ok()?;
        Some(told.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// What a screen reader gets of the page, a line each: what is told of a part begins with its role and its name, as the
    /// engine has them. None if it is still coming, or changes meanwhile.
    pub fn reads(&self) -> Option<Vec<String>> {
        let read = self.try_runs(READING).ok()?;
        let line = |part: &Value| {
            let told = strings(&part[1]);
            let Some(element) = part[0][ELEMENT].as_str() else { return Some(told.join(", ")) };
            let name = self.role_and_name(element, part[2] == true, part[3].as_str(), part[4].as_str())?;
            Some([vec![name], told].concat().join(", "))
        };
        read.as_array()?.iter().map(line).collect()
    }

    /// The role of a part, and its name if it may have one. The engine is not asked again about what has not changed. None if
    /// it has not noticed the words of the part yet.
    fn role_and_name(&self, part: &str, has_name: bool, source: Option<&str>, words: Option<&str>) -> Option<String> {
        let key = source.map(|source| (part.to_owned(), source.to_owned()));
        if let Some(known) = key.as_ref().and_then(|key| self.known.borrow().get(key).cloned()) {
            return Some(known);
        }
        // What has no role is none to WebKit, and generic to the others.
        let role = Some(self.told_of(part, "computedrole")?).filter(|role| !role.is_empty());
        let mut told = role.unwrap_or_else(|| "generic".to_owned());
        if has_name {
            let name = self.told_of(part, "computedlabel").filter(|name| words.is_none_or(|words| words == name))?;
            told = format!("{told}: {name}");
        }
        self.known.borrow_mut().extend(key.map(|key| (key, told.clone())));
        Some(told)
    }

    /// From now on everything that is said is noted. There is nothing to be said before that: nobody does anything.
    #[track_caller]
    pub fn is_watched(&self) {
        self.runs(&format!("if (!window.notes) {{ {WATCH} dispatchEvent(new Event('DOMContentLoaded')); }}"));
    }

    /// What was said since then, in order.
    #[track_caller]
    pub fn said(&self) -> Vec<String> {
        strings(&self.runs("return notes.said"))
    }

    /// Where the focus went since then without anybody having moved it.
    #[track_caller]
    pub fn moved(&self) -> Vec<String> {
        strings(&self.runs("return notes.moved"))
    }
}
