//! What a person does with a phone: tap, type, choose, press a key; or, at a desk, hold a mouse.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::PATIENCE;
use super::heard::Element;
use super::phone::{LOOK, Phone};

/// What has not moved for so long can be tapped.
const STILL: Duration = Duration::from_millis(60);

/// So long a mouse is held down.
const HELD: Duration = Duration::from_millis(150);

impl Phone<'_> {
    /// Taps with a finger on the element with this role whose name begins so, once it is there.
    #[track_caller]
    pub fn tap(&self, role: &str, name: &str) {
        self.does(role, name, |element| self.try_tap(element));
    }

    /// Presses a mouse on such an element and lets go only after a while, as whoever aims slowly does.
    #[track_caller]
    pub fn holds(&self, role: &str, name: &str) {
        let (x, y) = self.does(role, name, |element| self.place_of(element));
        let mouse = |kind: &str| {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.ask("Input.dispatchMouseEvent", event);
        };
        mouse("mousePressed");
        thread::sleep(HELD);
        mouse("mouseReleased");
    }

    /// Does something with an element once it is there, and again if the page has become another one in between.
    #[track_caller]
    fn does<T>(&self, role: &str, name: &str, act: impl Fn(&Element) -> Result<T, String>) -> T {
        let until = Instant::now() + PATIENCE;
        loop {
            let element = self.waits_for(role, name);
            // Whoever reads what has become of an answer takes longer than that has its room.
            self.waits_for_truth("!document.querySelector('[data-gone][style*=height]')");
            match act(&element) {
                Ok(done) => return done,
                Err(fault) => assert!(Instant::now() < until, "{role} {name}: {fault}\n{}", self.heard().text()),
            }
            thread::sleep(LOOK);
        }
    }

    fn try_tap(&self, element: &Element) -> Result<(), String> {
        let (x, y) = self.place_of(element)?;
        let point = json!({ "x": x, "y": y });
        self.try_ask("Input.dispatchTouchEvent", &json!({ "type": "touchStart", "touchPoints": [point] }))?;
        self.try_ask("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }))?;
        if let Ok(Value::String(met)) = self.met_instead_of(element) {
            panic!("{} {}: the page has moved, and the finger met {met}", element.role, element.name);
        }
        Ok(())
    }

    /// Where an element is, once it stays there.
    fn place_of(&self, element: &Element) -> Result<(f64, f64), String> {
        self.try_ask("DOM.scrollIntoViewIfNeeded", &json!({ "backendNodeId": element.node }))?;
        let place = self.middle_of(element)?;
        // A person does not aim either while it moves.
        thread::sleep(STILL);
        if self.middle_of(element)? == place { Ok(place) } else { Err("it moves".to_owned()) }
    }

    /// What the finger has met if it was not this element, nor something in it. A page that is gone can't tell.
    fn met_instead_of(&self, element: &Element) -> Result<Value, String> {
        const MET: &str = "function () { const met = notes.met.closest(this.localName); \
            return this.contains(notes.met) || met?.outerHTML === this.outerHTML ? null : notes.met.outerHTML.slice(0, 200); }";
        let meant = json!({ "backendNodeId": element.node, "executionContextId": self.world()? });
        let object = self.try_ask("DOM.resolveNode", &meant)?["object"]["objectId"].take();
        let asked = json!({ "objectId": object, "functionDeclaration": MET, "returnByValue": true });
        Ok(self.try_ask("Runtime.callFunctionOn", &asked)?["result"]["value"].take())
    }

    fn middle_of(&self, element: &Element) -> Result<(f64, f64), String> {
        let quads = self.try_ask("DOM.getContentQuads", &json!({ "backendNodeId": element.node }))?;
        let corners: Vec<f64> =
            quads["quads"][0].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        let [left, top, _, _, right, bottom, ..] = corners[..] else { return Err("it has no place".to_owned()) };
        Ok((f64::midpoint(left, right), f64::midpoint(top, bottom)))
    }

    /// Types into the element that has the focus, as the keyboard of a phone does.
    #[track_caller]
    pub fn types(&self, text: &str) {
        self.ask("Input.insertText", json!({ "text": text }));
    }

    /// Taps into a text field and types there.
    #[track_caller]
    pub fn fills(&self, name: &str, text: &str) {
        self.tap("textbox", name);
        self.types(text);
    }

    /// Presses a key of a keyboard: Tab, Enter, Escape, the space, or a capital letter.
    #[track_caller]
    pub fn presses(&self, key: &str) {
        let (number, text) = match (key, key.as_bytes()) {
            ("Tab", _) => (9, ""),
            ("Enter", _) => (13, "\r"),
            ("Escape", _) => (27, ""),
            (" ", _) => (32, " "),
            (_, [letter @ b'A'..=b'Z']) => (*letter, key),
            _ => panic!("no key {key}"),
        };
        let kind = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        let mut event = json!({ "type": kind, "key": key, "windowsVirtualKeyCode": number });
        if !text.is_empty() {
            event["text"] = text.into();
        }
        self.ask("Input.dispatchKeyEvent", event.clone());
        event["type"] = "keyUp".into();
        self.ask("Input.dispatchKeyEvent", event);
    }
}
