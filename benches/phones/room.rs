//! A table of twelve with the built narrator at it, which speaks on a null sink.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::client::Phone;
use crate::process::{processor_s, resident_mb};
use crate::servers::{PATIENCE, Recorder, Servers, now_us};

/// Everybody at the table.
pub const NAMES: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea"];

/// What the table asks, and how the answer begins before any mission.
const ASKED: (&str, &str) = ("score", "No missions");
/// The most that a null sink is ahead of its time. Before each command there was silence for longer than that.
const AHEAD_US: u64 = 150_000;
/// As long as nobody speaks any more.
const SILENCE_MS: usize = 400;
/// An idle narrator is watched for so many seconds.
const WATCHED_S: u64 = 30;

/// A table, with what its narrator has said.
pub struct Room {
    child: Child,
    typed: ChildStdin,
    told: Receiver<String>,
    recorder: Recorder,
    /// When the table has asked, in microseconds since 1970.
    asked_us: Vec<u64>,
    port: u16,
    code: String,
    /// Last, so that it ends last.
    servers: Servers,
}

/// A page that hears news: when each line came.
pub struct Page(Arc<Mutex<Vec<u64>>>);

impl Page {
    /// The page of this phone at this path.
    pub fn of(phone: &Phone, path: &str) -> Self {
        let mut events = phone.events(&phone.address(path), None);
        let came = Arc::<Mutex<Vec<u64>>>::default();
        let kept = came.clone();
        thread::spawn(move || {
            while let Some(event) = events.next() {
                if event.name == "said" && event.data.starts_with(ASKED.1) {
                    kept.lock().unwrap().push(now_us());
                }
            }
        });
        Self(came)
    }

    /// Those that have come, which are none from then on.
    fn take(&self) -> Vec<u64> {
        std::mem::take(&mut *self.0.lock().unwrap())
    }
}

impl Room {
    /// With these arguments.
    pub fn new(more: &[&str]) -> Self {
        let servers = Servers::with_sound();
        let recorder = servers.record();
        let home = servers.path("narrator");
        fs::create_dir_all(&home).unwrap();
        let players = NAMES.join(",");
        let mut command = servers.command(env!("CARGO_BIN_EXE_narrator"));
        command.env("NARRATOR_HOME", home).args([
            "play",
            "--voice",
            "built-in",
            "--ears",
            "off",
            "--players",
            &players,
        ]);
        command.args(["--leader", "Ana", "--reveal", "none", "--edition", "winter-soldier"]).args(more);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, told) = channel();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let typed = child.stdin.take().unwrap();
        let (port, code) = Default::default();
        let mut room = Self { child, typed, told, recorder, asked_us: Vec::new(), port, code, servers };
        if !more.is_empty() {
            let address = room.hears("type this address: http://");
            room.port = address.rsplit_once(':').unwrap().1.parse().unwrap();
            room.code = room.hears("Then this code: ")[..6].to_owned();
        }
        room.types("everything is ready");
        room.hears("Who goes?");
        room
    }

    /// Types a line at the table.
    pub fn types(&mut self, line: &str) {
        writeln!(self.typed, "{line}").unwrap();
    }

    /// What stands behind this in the next line that has it.
    pub fn hears(&mut self, before: &str) -> String {
        loop {
            let line = self.told.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("it does not say {before}"));
            if let Some((_, after)) = line.split_once(before) {
                return after.trim_end().to_owned();
            }
        }
    }

    /// A phone that has shown the code.
    pub fn guest(&self) -> Phone {
        let mut phone = Phone::new(self.port);
        phone.post("/code", &[("code", &self.code)]).is(303);
        phone.by_script = true;
        phone
    }

    /// A phone that has a seat.
    pub fn seated(&mut self, number: usize) -> Phone {
        let mut phone = self.guest();
        let form = phone.form("/");
        phone.by_script = false;
        phone.post("/sit", &[("form", &form), ("seat", &number.to_string())]).is(303);
        self.hears(&format!("{} is here", NAMES[number - 1]));
        phone.by_script = true;
        phone
    }

    /// The table asks again and again, each time in silence: how long it takes to the first sound, and to the line in each
    /// of these pages.
    pub fn asks(&mut self, times: usize, pages: &[Page]) -> (Vec<f64>, Vec<f64>) {
        pages.iter().for_each(|page| drop(page.take()));
        self.asked_us.clear();
        for _ in 0..times {
            self.is_silent();
            self.asked_us.push(now_us());
            self.types(ASKED.0);
            self.hears(ASKED.1);
            // Its sound may not have begun.
            thread::sleep(Duration::from_millis(200));
        }
        self.is_silent();
        let recording = self.recorder.so_far();
        // A null sink hands out its sound some milliseconds before it is due, so it can come before it was asked for.
        let first = |asked: &u64| recording.first_sound_us(asked - AHEAD_US).expect("something is heard");
        let sound = self.asked_us.iter().map(|asked| (first(asked) as f64 - *asked as f64) / 1_000.0).collect();
        (sound, pages.iter().flat_map(|page| self.since_asked(&page.take())).collect())
    }

    /// How long after each question these have come, in milliseconds. Each has come once.
    pub fn since_asked(&self, came_us: &[u64]) -> Vec<f64> {
        assert_eq!(came_us.len(), self.asked_us.len(), "each line once");
        came_us.iter().zip(&self.asked_us).map(|(came, asked)| (*came as f64 - *asked as f64) / 1_000.0).collect()
    }

    fn is_silent(&self) {
        let until = Instant::now() + PATIENCE;
        while !self.recorder.is_silent(SILENCE_MS) {
            assert!(Instant::now() < until, "it never ends");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// A team is proposed, and everybody with a phone can vote.
    pub fn begins_a_vote(&mut self) {
        self.types("propose 1 2 3 4");
        self.hears("Vote");
    }

    /// A seat is nobody's phone any more.
    pub fn frees(&mut self, name: &str) {
        self.types(&format!("free {name}"));
        self.hears(name);
    }

    /// The address of the pages, on this machine, and the code.
    pub fn door(&self) -> (String, &str) {
        (format!("http://127.0.0.1:{}/", self.port), &self.code)
    }

    /// What the narrator takes while nothing happens.
    pub fn idle(&self) -> String {
        self.is_silent();
        thread::sleep(Duration::from_secs(3));
        let before = processor_s(self.child.id());
        thread::sleep(Duration::from_secs(WATCHED_S));
        let used = processor_s(self.child.id()) - before;
        let part = used / WATCHED_S as f64 * 100.0;
        format!("idle {part:.2} % of one core, {} MB resident", resident_mb(self.child.id()))
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
