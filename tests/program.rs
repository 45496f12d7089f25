//! The built program, from outside: what it reads, what it writes, how it ends.

mod bad_input;
mod command_line;
mod damaged;
mod editions;
#[cfg(target_os = "linux")]
mod ends;
mod forum;
mod full;
mod handbook;
mod json;
mod killed;
mod lessons;
#[cfg(target_os = "linux")]
mod memory;
#[cfg(unix)]
mod owned;
mod refused;
mod secrets;
mod statistics;
#[cfg(target_os = "linux")]
mod terminal;
mod timelines;
mod topics;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// The five who play in most tests.
const FIVE: &str = "Ana,Ben,Cleo,Dan,Eve";

/// The program with a home of its own, in which it finds no sound, no speech service and no settings.
pub struct Narrator {
    home: TempDir,
}

/// How a run of the program ended.
#[derive(Debug)]
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Narrator {
    pub fn new() -> Self {
        Self { home: tempfile::tempdir().unwrap() }
    }

    pub fn path() -> &'static str {
        env!("CARGO_BIN_EXE_narrator")
    }

    pub fn home(&self) -> PathBuf {
        self.home.path().to_owned()
    }

    /// The program, about to be started. A shell line may come before it.
    pub fn command(&self, shell: &str, args: &[&str]) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("{shell} exec \"$0\" \"$@\""), Self::path()]).args(args);
        for variable in ["LANG", "LC_MESSAGES", "LANGUAGE", "PULSE_SERVER", "XDG_CONFIG_HOME", "XDG_STATE_HOME"] {
            command.env_remove(variable);
        }
        command.env("LC_ALL", "C").env("NARRATOR_HOME", self.home.path()).env("XDG_RUNTIME_DIR", self.home.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub fn run(&self, args: &[&str], input: impl AsRef<[u8]>) -> Run {
        run(self.command("", args), input.as_ref())
    }

    /// Plays a game for programs: five players, seat 1 leads.
    pub fn play(&self, args: &[&str], lines: &[&str]) -> Json {
        let told = ["play", "--json", "--players", FIVE, "--leader", "Ana"];
        Json::of(self.run(&[&told[..], args].concat(), joined(lines)))
    }

    /// Goes on with the newest game.
    pub fn resume(&self, lines: &[&str]) -> Json {
        Json::of(self.run(&["resume", "--json"], joined(lines)))
    }

    /// The saved games.
    pub fn games(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(self.home.path().join("games")).map(|files| files.map(|file| file.unwrap().path()));
        let mut files: Vec<PathBuf> = files.map(Iterator::collect).unwrap_or_default();
        files.retain(|file| file.extension().is_some_and(|extension| extension == "game"));
        files.sort();
        files
    }
}

fn joined(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Runs a command to its end. Whoever doesn't read its input to the end is no fault.
fn run(mut command: Command, input: &[u8]) -> Run {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: status.code(), out: text(stdout), err: text(stderr) }
}

impl Run {
    /// Ended well, without a word of complaint.
    #[track_caller]
    pub fn well(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Ended with a code, and said why in sentences, one a line, and nothing else.
    #[track_caller]
    pub fn fault(self, code: i32) -> Vec<String> {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{}", self.err);
        let lines: Vec<String> = self.err.lines().map(str::to_owned).collect();
        assert!(!lines.is_empty() && lines.iter().all(|line| line.ends_with('.')), "{lines:?}");
        lines
    }
}

/// The answers of a game for programs.
#[derive(Debug)]
pub struct Json {
    /// The objects, as they were written.
    pub lines: Vec<String>,
    /// The objects up to each state: first those before any line, then those of each line.
    pub answers: Vec<Vec<Value>>,
}

impl Json {
    #[track_caller]
    pub fn of(run: Run) -> Self {
        let out = run.well();
        let lines: Vec<String> = out.lines().map(str::to_owned).collect();
        let mut answers = vec![Vec::new()];
        for line in &lines {
            let object: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
            let complete = object["kind"] == "state";
            answers.last_mut().unwrap().push(object);
            if complete {
                answers.push(Vec::new());
            }
        }
        assert_eq!(answers.pop(), Some(Vec::new()), "the last object is not a state");
        Self { lines, answers }
    }

    /// The state after a line; the one at the start comes before the first.
    pub fn state(&self, line: usize) -> &Value {
        self.answers[line].last().unwrap()
    }

    pub fn last(&self) -> &Value {
        self.state(self.answers.len() - 1)
    }

    /// The code with which a line was refused.
    pub fn refusal(&self, line: usize) -> Option<&str> {
        self.answers[line].iter().find(|object| object["kind"] == "refusal")?["code"].as_str()
    }

    /// The names of the events that a line has brought.
    pub fn events(&self, line: usize) -> Vec<&str> {
        self.answers[line].iter().filter_map(|object| object["event"].as_str()).collect()
    }
}
