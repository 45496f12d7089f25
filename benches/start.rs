//! How long the program takes from its start to its first printed line, in one run together with `espeak-ng --version`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const ROUNDS: usize = 40;

fn main() {
    let home = tempfile::tempdir().expect("there is a folder for temporary files");
    let narrator = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_narrator"));
        command.args(["--voice", "off"]).env("NARRATOR_HOME", home.path());
        command
    };
    let peer = || {
        let mut command = Command::new("espeak-ng");
        command.arg("--version");
        command
    };
    let (narrator, peer) = (median(narrator), median(peer));
    println!("start to first line, espeak-ng --version: {:.1} ms", ms(peer));
    println!(
        "start to first line, narrator: {:.1} ms ({:.2} of espeak-ng)",
        ms(narrator),
        narrator.as_secs_f64() / peer.as_secs_f64()
    );
}

/// The time in the middle of many starts.
fn median(command: impl Fn() -> Command) -> Duration {
    let mut times: Vec<Duration> = (0..ROUNDS).map(|_| first_line(command())).collect();
    times.sort();
    times[ROUNDS / 2]
}

fn first_line(mut command: Command) -> Duration {
    let begin = Instant::now();
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line).expect("it prints a line");
    let time = begin.elapsed();
    drop(child.stdin.take());
    child.kill().ok();
    child.wait().expect("it ends");
    assert!(!line.is_empty(), "nothing was printed");
    time
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
