//! A table that plays by voice: the built program, a room that it speaks into, a microphone that somebody speaks into.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use resistance_narrator::device::recogniser::RATE_HZ;
use resistance_narrator::device::sound_file;

use crate::servers::{Recorder, Servers};

/// Where the narrator speaks.
const ROOM: &str = "null";
/// Where players speak, unless they do it in the room.
const MICROPHONE: &str = "other";
/// How long the narrator may take for anything, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long people wait for an answer before they say it again.
const NO_ANSWER: Duration = Duration::from_secs(7);
/// How often something is said before it is given up.
const TRIES: usize = 3;
/// How soon the room is heard: pauses of people are much longer, and a hasty server takes time from the recogniser.
const LATENCY_MS: u32 = 20;
/// After so long a silence people begin to speak.
const PAUSE_MS: usize = 800;
/// The narrator begins so soon at the latest to speak the line that it has printed.
const BEGINS: Duration = Duration::from_millis(1_500);

/// The narrator, and the people around it. It ends with this value.
pub struct Table {
    servers: Servers,
    narrator: Child,
    input: ChildStdin,
    printed: Arc<Mutex<Printed>>,
    room: Recorder,
    /// Where players speak.
    sink: &'static str,
    voice: &'static str,
    /// What was said to the narrator, and how often that was needed.
    said: Vec<(String, usize)>,
}

/// What the narrator has printed.
struct Printed {
    lines: Vec<String>,
    /// When the last of them came.
    last: Instant,
}

/// How people sit together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Room {
    /// The microphone hears the players alone.
    Headset,
    /// The microphone hears the loudspeaker too.
    Shared,
    /// The same, and the sound server takes out what the loudspeaker plays. The voice of the system speaks.
    Cancelled,
}

impl Table {
    /// Five players who all have the same voice of espeak-ng; Ana leads.
    pub fn new(players: &str, language: &str, voice: &'static str, ears: &str, room: Room) -> Self {
        let mut servers = Servers::with_sound();
        servers.latency_ms = LATENCY_MS;
        let sink = if room == Room::Shared { ROOM } else { MICROPHONE };
        if room == Room::Cancelled {
            servers.take_out_echo(ROOM, MICROPHONE);
            servers.start_speech();
        } else {
            servers.pactl(&["set-default-sink", ROOM]);
            servers.pactl(&["set-default-source", &format!("{sink}.monitor")]);
        }
        for (key, value) in [("wording", "brief"), ("sound.rate", "100")] {
            let mut setting = narrator(&servers);
            assert!(setting.args(["settings", key, value]).stdout(Stdio::null()).status().unwrap().success());
        }
        let mut play = narrator(&servers);
        play.args(["play", "--players", players, "--leader", "Ana", "--voice"]);
        play.arg(if room == Room::Cancelled { "system" } else { "built-in" });
        play.args(["--language", language, "--ears", ears, "--pace", "4"]);
        let recorder = servers.record_from(ROOM);
        let mut narrator =
            play.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn().unwrap();
        let output = BufReader::new(narrator.stdout.take().unwrap());
        let printed = Arc::new(Mutex::new(Printed { lines: Vec::new(), last: Instant::now() }));
        let kept = printed.clone();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let mut printed = kept.lock().unwrap();
                printed.lines.push(line);
                printed.last = Instant::now();
            }
        });
        let input = narrator.stdin.take().unwrap();
        Self { servers, narrator, input, printed, room: recorder, sink, voice, said: Vec::new() }
    }

    /// What was printed so far.
    pub fn printed(&self) -> Vec<String> {
        self.printed.lock().unwrap().lines.clone()
    }

    /// What is heard in the room.
    pub fn room(&self) -> &Recorder {
        &self.room
    }

    /// Where the narrator keeps everything that it keeps.
    pub fn home(&self) -> PathBuf {
        self.servers.path("home")
    }

    /// What stands in the saved game.
    pub fn game(&self) -> String {
        let mut games = std::fs::read_dir(self.home().join("games")).unwrap();
        std::fs::read_to_string(games.next().expect("a game is saved").unwrap().path()).unwrap()
    }

    /// The actions of the saved game, as they stand there.
    pub fn actions(&self) -> Vec<String> {
        let actions = self.game();
        let actions = actions.lines().filter_map(|line| line.split_once("{\"played\":")?.1.strip_suffix('}'));
        actions.map(str::to_owned).collect()
    }

    /// Types a line, and waits until a line is printed that has this in it.
    pub fn types(&mut self, line: &str, answer: &str) {
        let before = self.printed().len();
        writeln!(self.input, "{line}").unwrap();
        self.wait_for(before, answer, PATIENCE).unwrap_or_else(|| panic!("no {answer:?} after {line:?}: {self}"));
    }

    /// Waits until a line was printed that has this in it, now or before.
    pub fn sees(&mut self, text: &str) {
        self.wait_for(0, text, PATIENCE).unwrap_or_else(|| panic!("no {text:?}: {self}"));
    }

    /// Says a command when it is silent, and again if no line comes that has this in it.
    pub fn says(&mut self, words: &str, answer: &str) {
        assert!(self.is_understood(words, answer, TRIES), "no {answer:?} after {words:?}: {self}");
    }

    /// Says something so often at most; whether a line came that has this in it.
    pub fn is_understood(&mut self, words: &str, answer: &str, times: usize) -> bool {
        self.tries(words, times, |table, before| table.wait_for(before, answer, NO_ANSWER).is_some())
    }

    /// Wakes the narrator and says a command, and both again if no line comes that has this in it: once woken, it
    /// takes one utterance.
    pub fn calls(&mut self, wake: &str, words: &str, answer: &str) {
        for attempt in 1..=TRIES {
            self.wakes(wake);
            let understood = self.is_understood(words, answer, 1);
            self.said.last_mut().unwrap().1 = attempt;
            if understood {
                return;
            }
        }
        panic!("no {answer:?} after {words:?}: {self}");
    }

    /// Wakes the narrator, and waits for its tone.
    pub fn wakes(&mut self, words: &str) {
        let woken = self.tries(words, TRIES, |table, _| {
            let until = Instant::now() + NO_ANSWER;
            while Instant::now() < until {
                if !table.room().is_silent(300) {
                    return true;
                }
                std::thread::sleep(Duration::from_millis(20));
            }
            false
        });
        assert!(woken, "no tone after {words:?}: {self}");
    }

    /// Says something that is not meant to do anything.
    pub fn mutters(&self, words: &str) {
        let mut spoken = self.servers.command("espeak-ng");
        let spoken = spoken.args(["-v", self.voice, "-s", "140", "--stdout", words]).output().unwrap();
        let samples = sound_file::read_from(&spoken.stdout[..]).unwrap();
        // What a null sink is given first does not all reach its monitor.
        let silence = vec![0; RATE_HZ as usize / 5];
        self.servers.play(self.sink, RATE_HZ, 1, &[&silence[..], &samples, &silence].concat());
    }

    /// Waits until the narrator has spoken what it has printed.
    pub fn wait_for_silence(&self) {
        let until = Instant::now() + PATIENCE;
        let printed = || self.printed.lock().unwrap().last.elapsed();
        while printed() < BEGINS && self.room().is_silent(printed().as_millis() as usize) {
            std::thread::sleep(Duration::from_millis(20));
        }
        while !self.room().is_silent(PAUSE_MS) {
            assert!(Instant::now() < until, "the narrator does not end: {self}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// The process of the recogniser.
    pub fn recogniser(&self) -> u32 {
        let own = self.narrator.id();
        let children = std::fs::read_dir(format!("/proc/{own}/task")).unwrap();
        let children =
            children.filter_map(|thread| std::fs::read_to_string(thread.ok()?.path().join("children")).ok());
        let named = |pid: &u32| {
            std::fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.trim() == "narrator-ears")
        };
        let recogniser = children.flat_map(|list| pids(&list)).find(named);
        recogniser.unwrap_or_else(|| panic!("there is no recogniser: {self}"))
    }

    /// Says goodbye, and waits until the narrator has gone.
    pub fn quits(&mut self, answer: &str) {
        self.types("quit", answer);
        let until = Instant::now() + PATIENCE;
        while self.narrator.try_wait().unwrap().is_none() {
            assert!(Instant::now() < until, "the narrator does not go: {self}");
            std::thread::sleep(Duration::from_millis(20));
        }
        assert!(self.narrator.wait().unwrap().success());
    }

    /// At most every second command had to be said again: other tests keep the machine busy meanwhile.
    #[track_caller]
    pub fn was_understood(&self) {
        let again = self.said.iter().filter(|(_, tries)| *tries > 1).count();
        assert!(again * 2 <= self.said.len(), "too much had to be said again: {self}");
    }

    fn tries(&mut self, words: &str, times: usize, understood: impl Fn(&Self, usize) -> bool) -> bool {
        self.said.push((words.to_owned(), 0));
        for attempt in 1..=times {
            self.said.last_mut().unwrap().1 = attempt;
            self.wait_for_silence();
            let before = self.printed().len();
            self.mutters(words);
            if understood(self, before) {
                return true;
            }
        }
        false
    }

    fn wait_for(&self, before: usize, text: &str, patience: Duration) -> Option<()> {
        let until = Instant::now() + patience;
        loop {
            if self.printed.lock().unwrap().lines[before..].iter().any(|line| line.contains(text)) {
                return Some(());
            }
            if Instant::now() >= until {
                return None;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl std::fmt::Display for Table {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(to, "said: {:?}", self.said)?;
        self.printed().iter().try_for_each(|line| writeln!(to, "{line}"))
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.narrator.kill();
        let _ = self.narrator.wait();
    }
}

fn pids(list: &str) -> Vec<u32> {
    list.split_whitespace().filter_map(|pid| pid.parse().ok()).collect()
}

/// The program, with a home and a sound server of its own. Whatever it writes stands below its home.
fn narrator(servers: &Servers) -> std::process::Command {
    let home = servers.path("home");
    let mut command = servers.command(env!("CARGO_BIN_EXE_narrator"));
    command.env("NARRATOR_HOME", &home).env("TMPDIR", &home).current_dir(&home);
    command
}
