//! One phone, and what a person gets from it. Everything is found by its role and its name, as a
//! screen reader tells it, and works without a script on the page.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::PATIENCE;
use super::chromium::Chromium;
use super::heard::{Element, Heard};
use super::road::Road;

/// How often it is looked again for what is to appear.
pub(super) const LOOK: Duration = Duration::from_millis(15);

/// The world in which [`WATCH`] runs, where the page can't reach it, nor be reached by mistake.
const WORLD: &str = "watch";

/// What notes everything that is said of live regions, and where the focus goes by itself.
const WATCH: &str = include_str!("watch.js");

/// What stands for its voice and its motor, in the page's own world.
const SENSES: &str = include_str!("senses.js");

/// What a page looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    Light,
    Dark,
    /// The few colours that somebody has chosen for everything.
    Forced,
}

/// How wide a screen is, and how large everything on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Of a usual phone.
    Usual,
    /// 320 px wide.
    Narrow,
    /// A desk's, magnified by 400 %.
    Magnified,
}

/// A phone with a page of its own. It ends with this value.
pub struct Phone<'a> {
    chromium: &'a Chromium,
    road: Road,
    context: Value,
    target: Value,
    page: String,
}

impl<'a> Phone<'a> {
    /// A phone that nobody has used yet.
    pub(super) fn new(chromium: &'a Chromium, language: &str) -> Self {
        let road = Road::new();
        let way = json!({ "proxyServer": road.proxy(), "proxyBypassList": "<-loopback>" });
        let context = chromium.ask("Target.createBrowserContext", way)["browserContextId"].take();
        Self::of(chromium, language, road, context)
    }

    /// A phone that keeps what its pages keep, as long as its browser has the same folder.
    pub(super) fn lasting(chromium: &'a Chromium, language: &str) -> Self {
        Self::of(chromium, language, Road::new(), Value::Null)
    }

    fn of(chromium: &'a Chromium, language: &str, road: Road, context: Value) -> Self {
        let mut about = json!({ "url": "about:blank", "newWindow": true });
        if !context.is_null() {
            about["browserContextId"] = context.clone();
        }
        let target = chromium.ask("Target.createTarget", about)["targetId"].take();
        let attached = chromium.ask("Target.attachToTarget", json!({ "targetId": target, "flatten": true }));
        let page = attached["sessionId"].as_str().unwrap().to_owned();
        let phone = Self { chromium, road, context, target, page };
        phone.ask("Page.enable", json!({}));
        phone.ask("Network.enable", json!({}));
        phone.ask("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }));
        let agent = json!({ "userAgent": "Mozilla/5.0 (Linux; Android 14) Chrome", "acceptLanguage": language });
        phone.ask("Emulation.setUserAgentOverride", agent);
        phone.ask("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH, "worldName": WORLD }));
        phone.ask("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SENSES }));
        phone.screen(Screen::Usual);
        phone
    }

    /// The way to the server.
    pub fn road(&self) -> &Road {
        &self.road
    }

    /// Opens an address and waits until the page is there.
    #[track_caller]
    pub fn open(&self, address: &str) {
        self.chromium.forget(&self.page);
        let opened = self.ask("Page.navigate", json!({ "url": address }));
        assert_eq!(opened["errorText"], Value::Null, "{address}");
        self.chromium.await_event(&self.page, "Page.loadEventFired");
    }

    /// Loads the page anew.
    #[track_caller]
    pub fn reload(&self) {
        self.chromium.forget(&self.page);
        self.ask("Page.reload", json!({}));
        self.chromium.await_event(&self.page, "Page.loadEventFired");
    }

    /// What a screen reader gets of the page.
    #[track_caller]
    pub fn heard(&self) -> Heard {
        self.try_heard().unwrap_or_else(|fault| panic!("{fault}"))
    }

    fn try_heard(&self) -> Result<Heard, String> {
        Ok(Heard::of(&self.try_ask("Accessibility.getFullAXTree", &json!({}))?))
    }

    /// Waits until there is an element whose role is this and whose name begins so.
    #[track_caller]
    pub fn waits_for(&self, role: &str, name: &str) -> Element {
        self.waits_until(&format!("{role}: {name}"), |heard| heard.find(role, name).cloned())
    }

    /// Waits until the page is so, and tells what it is waited for if it never is.
    #[track_caller]
    pub fn waits_until<T>(&self, what: &str, so: impl Fn(&Heard) -> Option<T>) -> T {
        let until = Instant::now() + PATIENCE;
        loop {
            // A page that is just leaving has no tree, and one that is just coming may have its title and half of the rest.
            let mut heard = self.try_heard();
            if heard.as_ref().is_ok_and(|heard| so(heard).is_some()) && self.has_come() {
                heard = self.try_heard();
                if let Some(found) = heard.as_ref().ok().and_then(&so) {
                    return found;
                }
            }
            if Instant::now() >= until {
                let there = heard.map_or_else(|fault| fault, |heard| heard.text());
                panic!("{what}: it did not come. There is\n{there}");
            }
            thread::sleep(LOOK);
        }
    }

    /// Whether everything of the page is there.
    fn has_come(&self) -> bool {
        self.try_evaluate("document.readyState") == Ok(Value::from("complete"))
    }

    /// Whether scripts run on its pages from the next one on.
    pub fn scripts(&self, run: bool) {
        self.ask("Emulation.setScriptExecutionDisabled", json!({ "value": !run }));
    }

    /// Leaves the room: nothing goes through, and the phone knows it.
    pub fn leaves(&self) {
        self.ask("Network.emulateNetworkConditions", network(true));
        self.road.close();
    }

    /// Is in the room again.
    pub fn comes_back(&self) {
        self.road.open();
        self.ask("Network.emulateNetworkConditions", network(false));
    }

    /// Turns the screen off, or has another window in front, while something is done.
    pub fn while_hidden<T>(&self, act: impl FnOnce() -> T) -> T {
        let about = json!({ "url": "about:blank", "browserContextId": self.context });
        let other = self.chromium.ask("Target.createTarget", about)["targetId"].take();
        self.chromium.ask("Target.activateTarget", json!({ "targetId": other }));
        self.waits_for_truth("document.visibilityState === 'hidden'");
        let done = act();
        self.chromium.ask("Target.activateTarget", json!({ "targetId": self.target }));
        self.chromium.ask("Target.closeTarget", json!({ "targetId": other }));
        self.waits_for_truth("document.visibilityState === 'visible'");
        done
    }

    /// Sets how everything looks.
    pub fn look(&self, look: Look) {
        let scheme = if look == Look::Light { "light" } else { "dark" };
        let forced = if look == Look::Forced { "active" } else { "none" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "forced-colors", "value": forced },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.ask("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Sets the screen.
    pub fn screen(&self, screen: Screen) {
        let (width, height, scale) = match screen {
            Screen::Usual => (390, 844, 3),
            Screen::Narrow => (320, 568, 2),
            Screen::Magnified => (320, 256, 4),
        };
        let mobile = screen != Screen::Magnified;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile });
        self.ask("Emulation.setDeviceMetricsOverride", metrics);
    }

    /// Sets the size of letters that the phone's owner wants, in pixels; 16 is usual.
    pub fn letters(&self, pixels: u32) {
        let sizes = json!({ "standard": pixels, "fixed": pixels });
        self.ask("Page.setFontSizes", json!({ "fontSizes": sizes }));
    }

    /// What was said by live regions since the page was loaded, in order.
    #[track_caller]
    pub fn said(&self) -> Vec<String> {
        strings(&self.evaluate("notes.said"))
    }

    /// Where the focus went since the page was loaded without anybody having moved it.
    #[track_caller]
    pub fn moved(&self) -> Vec<String> {
        strings(&self.evaluate("notes.moved"))
    }

    /// What the phone itself has said since the page was loaded, each with its language.
    #[track_caller]
    pub fn spoken(&self) -> Vec<String> {
        strings(&self.sensed("senses.spoken"))
    }

    /// How often it has shaken since then.
    #[track_caller]
    pub fn shaken(&self) -> u64 {
        self.sensed("senses.shaken").as_u64().unwrap()
    }

    /// The value of an expression in the page's own world.
    #[track_caller]
    fn sensed(&self, expression: &str) -> Value {
        self.ask("Runtime.evaluate", json!({ "expression": expression, "returnByValue": true }))["result"]["value"]
            .take()
    }

    /// Waits until an expression is true.
    #[track_caller]
    pub fn waits_for_truth(&self, expression: &str) {
        let until = Instant::now() + PATIENCE;
        while self.try_evaluate(expression) != Ok(Value::Bool(true)) {
            assert!(Instant::now() < until, "{expression} is never true of\n{}", self.heard().text());
            thread::sleep(LOOK);
        }
    }

    /// The value of an expression, or of what it promises, in a world of the test's own: whatever the page has of its own is
    /// not seen there, and what it may not load or run is no obstacle.
    #[track_caller]
    pub fn evaluate(&self, expression: &str) -> Value {
        self.try_evaluate(expression).unwrap_or_else(|fault| panic!("{fault}"))
    }

    fn try_evaluate(&self, expression: &str) -> Result<Value, String> {
        let world = self.world()?;
        let wanted =
            json!({ "expression": expression, "contextId": world, "returnByValue": true, "awaitPromise": true });
        let mut result = self.try_ask("Runtime.evaluate", &wanted)?;
        match result["exceptionDetails"]["exception"]["description"].as_str() {
            Some(fault) => Err(fault.to_owned()),
            None => Ok(result["result"]["value"].take()),
        }
    }

    /// The number of the world in which the test watches the page.
    pub(super) fn world(&self) -> Result<Value, String> {
        let frames = self.try_ask("Page.getFrameTree", &json!({}))?;
        let world = json!({ "frameId": frames["frameTree"]["frame"]["id"], "worldName": WORLD });
        Ok(self.try_ask("Page.createIsolatedWorld", &world)?["executionContextId"].take())
    }

    #[track_caller]
    pub(super) fn ask(&self, method: &str, params: Value) -> Value {
        self.try_ask(method, &params).unwrap_or_else(|fault| panic!("{fault}"))
    }

    pub(super) fn try_ask(&self, method: &str, params: &Value) -> Result<Value, String> {
        self.chromium.try_ask(Some(&self.page), method, params)
    }
}

impl Drop for Phone<'_> {
    fn drop(&mut self) {
        if self.context.is_null() {
            return;
        }
        let _ =
            self.chromium.try_ask(None, "Target.disposeBrowserContext", &json!({ "browserContextId": self.context }));
    }
}

fn network(offline: bool) -> Value {
    json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 })
}

/// The strings in a list.
pub(super) fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}
