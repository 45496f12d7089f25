//! Devices that answer nobody, while a game goes on: what is typed is answered all the same.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixListener;
use std::process::Stdio;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use super::servers::Servers;

/// The list of devices is asked for so often; each time the server is waited for more than a second.
const LISTS: usize = 12;
/// Time for an answer on a busy machine, and not for all the lists.
const ANSWER: Duration = Duration::from_secs(10);

#[test]
fn a_sound_server_that_never_answers_holds_up_no_typed_line() {
    let servers = Servers::new();
    std::fs::create_dir(servers.path("run/pulse")).unwrap();
    let socket = UnixListener::bind(servers.path("run/pulse/native")).unwrap();
    std::thread::spawn(move || {
        // Kept open, and never answered.
        let mut connections = Vec::new();
        socket.incoming().for_each(|connection| connections.push(connection));
    });
    let mut command = servers.command(env!("CARGO_BIN_EXE_narrator"));
    command.args(["play", "--players", "Ana,Ben,Cleo,Dan,Eve", "--leader", "Ana", "--reveal", "earpiece"]);
    command.args(["--voice", "off"]).env("NARRATOR_HOME", servers.path("home"));
    let mut narrator = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let output = BufReader::new(narrator.stdout.take().unwrap());
    let (sender, printed) = channel();
    std::thread::spawn(move || output.lines().map_while(Result::ok).for_each(|line| drop(sender.send(line))));
    let mut input = narrator.stdin.take().unwrap();
    writeln!(input, "ready\nstart").unwrap();
    while !printed.recv_timeout(Duration::from_secs(60)).unwrap().contains("I can't find a sound device") {}
    let since = Instant::now();
    (0..LISTS).for_each(|_| writeln!(input, "headset").unwrap());
    writeln!(input, "who").unwrap();
    let answer = std::iter::from_fn(|| printed.recv_timeout(ANSWER.saturating_sub(since.elapsed())).ok());
    let answered = answer.into_iter().any(|line| line.starts_with("Seat 5"));
    drop(input);
    let _ = narrator.kill();
    narrator.wait().unwrap();
    assert!(answered, "no answer within {ANSWER:?}");
}
