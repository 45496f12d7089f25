//! A table with the real narrator at it, which lets phones in.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Child, ChildStdin, Command};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use serde_json::Value;

use super::PATIENCE;
use super::player::NAMES;
use crate::program::Narrator;

/// What every table is told. There is nobody to be heard, and its pauses are short.
const TOLD: [&str; 9] = ["play", "--voice", "off", "--ears", "off", "--pace", "4", "--phones", "--edition"];

/// Ports where nobody is by chance: neither a narrator nor whoever takes any that is free.
const APART: std::ops::Range<u16> = 20_000..30_000;

/// The narrator at a table. It ends with this value.
pub struct Table {
    child: Child,
    typed: ChildStdin,
    printed: Receiver<String>,
    /// What was printed and looked at so far.
    seen: Vec<String>,
    /// The address of its pages, on this machine.
    pub address: String,
    /// The address and the port that it tells.
    pub told: String,
    /// The code of the table.
    pub code: String,
    /// Its home goes last.
    narrator: Narrator,
}

impl Table {
    /// A game of these five, which is the same one each time. Phones are let in.
    pub fn of(edition: &str, told: &[&str]) -> Self {
        Self::of_these(edition, &NAMES, told)
    }

    /// The same of other people.
    pub fn of_these(edition: &str, names: &[&str], told: &[&str]) -> Self {
        Self::beside(edition, names, told, |_| ())
    }

    /// The same, where the program is told of something beside it before it starts.
    pub fn beside(edition: &str, names: &[&str], told: &[&str], of: impl Fn(&mut Command)) -> Self {
        let game = ["--players", &names.join(","), "--leader", names[0], "--seed", "1"];
        Self::start(&[&TOLD[..], &[edition], &game, told].concat(), &[], of)
    }

    /// A table at which nobody has said yet who plays.
    pub fn before_a_game() -> Self {
        let told = [&TOLD[..], &["accessible", "--reveal", "none"]].concat();
        Self::start(&told, &["phones"], |_| ())
    }

    fn start(told: &[&str], first: &[&str], of: impl Fn(&mut Command)) -> Self {
        let narrator = Narrator::new();
        let mut command = narrator.command("", told);
        of(&mut command);
        let (child, typed, printed) = started(command);
        let (address, told, code) = Default::default();
        let mut table = Self { child, typed, printed, seen: Vec::new(), address, told, code, narrator };
        first.iter().for_each(|line| table.types(line));
        (table.told, table.code) = table.hears_one("the link", |line| {
            let (told, after) = line.split_once("http://")?.1.split_once('/')?;
            Some((told.to_owned(), after.get(..6)?.to_owned()))
        });
        // What it has in the room may be no address that this machine can be reached by from itself.
        table.address = format!("http://127.0.0.1:{}/", table.told.rsplit(':').next().unwrap_or_default());
        table
    }

    /// The narrator dies, and is started again to go on with the game.
    pub fn is_started_again(&mut self) {
        self.ends();
        let again = ["resume", "--voice", "off", "--ears", "off", "--pace", "4"];
        (self.child, self.typed, self.printed) = started(self.narrator.command("", &again));
    }

    /// The same, after which it lets phones in where no other table does: nobody takes its place while it is not there.
    pub fn is_started_again_apart(&mut self) {
        self.ends();
        let files = fs::read_dir(self.narrator.home().join("games")).unwrap().map(|file| file.unwrap().path());
        let memory = files.into_iter().find(|path| path.extension().is_some_and(|end| end == "phones")).unwrap();
        let mut kept: Value = serde_json::from_slice(&fs::read(&memory).unwrap()).unwrap();
        let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::UNSPECIFIED, *port)).is_ok();
        let port = APART.into_iter().find(is_free).unwrap();
        kept["port"] = port.into();
        fs::write(&memory, kept.to_string()).unwrap();
        self.address = format!("http://127.0.0.1:{port}/");
        self.is_started_again();
    }

    fn ends(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Waits for a line in which these words are.
    #[track_caller]
    pub fn hears(&mut self, words: &str) -> String {
        self.hears_one(words, |line| line.contains(words).then(|| line.to_owned()))
    }

    /// Whether these words were in any line so far.
    pub fn has_heard(&self, words: &str) -> bool {
        self.seen.iter().any(|line| line.contains(words))
    }

    #[track_caller]
    fn hears_one<T>(&mut self, what: &str, fits: impl Fn(&str) -> Option<T>) -> T {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let Ok(line) = self.printed.recv_timeout(left) else {
                panic!("{what}: it did not come. The table has heard\n{}", self.seen.join("\n"));
            };
            let found = fits(&line);
            self.seen.push(line);
            if let Some(found) = found {
                return found;
            }
        }
    }

    /// Types a line at the table.
    pub fn types(&mut self, line: &str) {
        writeln!(self.typed, "{line}").unwrap();
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.ends();
    }
}

/// A narrator, where it is typed, and what it prints or complains of.
fn started(mut command: Command) -> (Child, ChildStdin, Receiver<String>) {
    let mut child = command.spawn().unwrap();
    let (sender, printed) = channel();
    let (out, complaints) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    let complain = sender.clone();
    thread::spawn(move || pass_on(BufReader::new(out), &sender));
    thread::spawn(move || pass_on(BufReader::new(complaints), &complain));
    let typed = child.stdin.take().unwrap();
    (child, typed, printed)
}

fn pass_on(from: impl BufRead, to: &Sender<String>) {
    from.lines().map_while(Result::ok).all(|line| to.send(line).is_ok());
}
