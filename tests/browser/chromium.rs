//! A Chromium of our own, with as many phones in it as a table has: each of them has its own cookies and its own way to
//! the server, and knows nothing of the others.

use std::cell::RefCell;
use std::fs::{self, File};
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::phone::Phone;
use super::wire::Wire;

/// Set by ./test, which installs all that is needed.
pub const INSTALLED: &str = "NARRATOR_TEST_BROWSER";

/// The program, and Debian's package.
pub const CHROMIUM: &str = "chromium";

/// It asks nobody outside for anything, and shows nothing.
pub const OPTIONS: [&str; 12] = [
    "--headless",
    "--no-sandbox",
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

/// Chromium reads commands from 3 and writes answers to 4, which nobody but a shell can give it without unsafe code. Tests
/// of real time go before it.
const PIPES: &str = "exec 3<&0 4>&1 </dev/null >/dev/null; exec nice -n 10 \"$@\"";

/// Whether there is a Chromium. Whoever runs only the tests may have none, and is told so.
pub fn is_there() -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&paths).any(|path| path.join(CHROMIUM).exists());
    if !found {
        assert!(std::env::var_os(INSTALLED).is_none(), "{CHROMIUM} should be installed");
        tell(&format!("skipped, for {CHROMIUM} is missing, which ./test installs"));
    }
    found
}

/// Says something about this test even if it passes.
pub fn tell(what: &str) {
    let thread = thread::current();
    // Whoever runs the tests without standard error wants to read nothing.
    let _ = writeln!(std::io::stderr(), "{}: {what}.", thread.name().unwrap_or("a test"));
}

/// A Chromium that runs. It ends with this value, and so do its phones.
pub struct Chromium {
    wire: RefCell<Wire>,
    child: Child,
    folder: Rc<TempDir>,
}

impl Chromium {
    /// Starts one, in a folder of its own.
    pub fn start() -> Self {
        Self::start_in(Rc::new(tempfile::tempdir().unwrap()))
    }

    /// Ends all of it at once, in the middle of whatever it does, and starts it again with what it has kept.
    pub fn killed_and_started_again(self) -> Self {
        let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        let folder = self.folder.clone();
        drop(self);
        Self::start_in(folder)
    }

    fn start_in(folder: Rc<TempDir>) -> Self {
        let complaints = File::create(folder.path().join("complaints")).unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", PIPES, "sh", CHROMIUM]).args(OPTIONS).arg("--remote-debugging-pipe");
        command.arg(format!("--user-data-dir={}", folder.path().join("profile").display()));
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "LANGUAGE", "CHROMIUM_FLAGS"] {
            command.env_remove(name);
        }
        command.env("LC_ALL", "C.UTF-8").env("HOME", folder.path()).env("XDG_RUNTIME_DIR", folder.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(complaints).process_group(0);
        let mut child = command.spawn().unwrap();
        let wire = Wire::new(child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let chromium = Self { wire: RefCell::new(wire), child, folder };
        chromium.ask("Browser.getVersion", json!({}));
        chromium
    }

    /// Another phone, in this language.
    pub fn phone(&self, language: &str) -> Phone<'_> {
        Phone::new(self, language)
    }

    /// The phone that keeps what its pages keep: there is one.
    pub fn lasting_phone(&self, language: &str) -> Phone<'_> {
        Phone::lasting(self, language)
    }

    /// Gives the browser a command.
    ///
    /// # Panics
    ///
    /// It refuses.
    #[track_caller]
    pub fn ask(&self, method: &str, params: Value) -> Value {
        self.try_ask(None, method, &params).unwrap_or_else(|fault| panic!("{fault}\n{}", self.complaints()))
    }

    /// Gives one page a command, or the browser.
    pub fn try_ask(&self, page: Option<&str>, method: &str, params: &Value) -> Result<Value, String> {
        self.wire.borrow_mut().ask(page, method, params)
    }

    /// Waits until a page tells that something has happened.
    #[track_caller]
    pub fn await_event(&self, page: &str, method: &str) {
        let event = self.wire.borrow_mut().await_event(page, method);
        event.unwrap_or_else(|fault| panic!("{fault}\n{}", self.complaints()));
    }

    /// Forgets what a page has told so far.
    pub fn forget(&self, page: &str) {
        self.wire.borrow_mut().forget(page);
    }

    /// What Chromium has written about itself.
    fn complaints(&self) -> String {
        fs::read_to_string(self.folder.path().join("complaints")).unwrap_or_default()
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.try_ask(None, "Browser.close", &json!({}));
        let until = Instant::now() + Duration::from_secs(5);
        while Instant::now() < until && self.child.try_wait().is_ok_and(|status| status.is_none()) {
            thread::sleep(Duration::from_millis(5));
        }
        // What it has started belongs to its group.
        let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        let _ = self.child.wait();
    }
}
