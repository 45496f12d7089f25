//! The program itself: phones come in, and are known again when a game is gone on with.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, channel};

use super::client::{LONGEST, Phone};
use crate::program::Narrator;

/// The program, spoken to line by line.
pub struct Running {
    child: Child,
    stdin: ChildStdin,
    told: Receiver<String>,
}

impl Running {
    pub fn start(narrator: &Narrator, args: &[&str]) -> Self {
        let mut child = narrator.command("", args).spawn().unwrap();
        let stdin = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, told) = channel();
        std::thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Self { child, stdin, told }
    }

    fn says(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }

    /// What stands behind this in the next line that has it.
    pub fn hears(&mut self, before: &str) -> String {
        loop {
            let line = self.told.recv_timeout(LONGEST).unwrap_or_else(|_| panic!("it does not say {before}"));
            if let Some((_, after)) = line.split_once(before) {
                return after.trim_end().to_owned();
            }
        }
    }

    /// The port and the code. Both are in the link, which is told without a network too: for this machine itself.
    pub fn door(&mut self) -> (u16, String) {
        let link = self.hears("http://");
        let (address, code) = link.split_once('/').unwrap();
        (address.rsplit_once(':').unwrap().1.parse().unwrap(), code[..6].to_owned())
    }

    /// The number of its process.
    #[cfg(target_os = "linux")]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn quits(mut self) {
        self.says("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

/// Also when a test fails, nothing goes on.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_game_that_is_gone_on_with_has_its_phones_again() {
    let narrator = Narrator::new();
    let play = ["play", "--phones", "--voice", "off", "--players", "Ana,Ben,Cleo,Dan,Eve", "--leader", "Ana"];
    let mut running = Running::start(&narrator, &play);
    let (port, code) = running.door();
    let mut ana = Phone::new(port);
    ana.post("/code", &[("code", &code)]).is(303);
    let form = ana.form("/");
    ana.post("/sit", &[("form", &form), ("seat", "1")]).is(303);
    running.hears("Ana is here");
    ana.get("/seat").is(200).says("<h1>Ana</h1>").says("Ana is here");
    running.quits();
    let memory = narrator.games()[0].with_extension("phones");
    assert!(memory.exists());

    let mut again = Running::start(&narrator, &["resume", "--voice", "off"]);
    assert_eq!(again.hears("With a phone, as before: "), "Ana.");
    let (found, same) = again.door();
    assert_eq!(same, code);
    let token = ana.cookie.clone().unwrap().split('=').nth(1).unwrap().to_owned();
    let mut ana = Phone::new(found);
    // Another test may have taken the port meanwhile.
    ana.cookie = Some(format!("narrator-{found}={token}"));
    ana.get("/seat").is(200).says("<h1>Ana</h1>");
    again.quits();
    let id = memory.file_stem().unwrap().to_string_lossy().into_owned();
    narrator.run(&["delete", &id], "yes\n").well();
    assert!(!memory.exists(), "it goes with its game");
}

#[test]
fn a_program_and_a_forum_have_no_phones() {
    let narrator = Narrator::new();
    let program = narrator.run(&["play", "--json", "--phones", "--players", "Ana,Ben,Cleo,Dan,Eve"], "");
    assert!(program.fault(2)[0].starts_with("With --json no phones are let in"));
    let forum = narrator.run(&["play", "--phones", "--edition", "forum", "--players", "Ana,Ben,Cleo,Dan,Eve"], "");
    assert!(forum.fault(2)[0].starts_with("A forum game is played in posts"));
}
