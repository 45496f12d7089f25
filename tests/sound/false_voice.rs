//! The built-in voice where espeak-ng hangs, or never stops talking.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use super::*;
use crate::executables::write_program;
use crate::servers::runs;

/// What espeak-ng does with the first texts; it is the real one for all others, and for questions about itself.
const FAKE: &str = r#"#!/bin/sh
case "$1" in --voices) exec "$REAL" "$@" ;; esac
for turn in $TURNS; do
    if mkdir "$FOLDER/$turn" 2>/dev/null; then
        trap '' TERM
        echo $$ >> "$FOLDER/numbers"
        MISDEED
    fi
done
exec "$REAL" "$@"
"#;

/// A program that sees a false espeak-ng before the real one.
fn with_false_voice(servers: &Servers, turns: &str, misdeed: &str) -> Command {
    let folder = servers.path("home");
    let fake = folder.join("espeak-ng");
    write_program(&fake, FAKE.replace("MISDEED", misdeed));
    let path = env::var_os("PATH").unwrap();
    let real: Vec<PathBuf> = env::split_paths(&path).map(|folder| folder.join("espeak-ng")).collect();
    let real = real.iter().find(|file| file.exists()).expect("espeak-ng is installed");
    let mut command = servers.command(program());
    let places = env::join_paths(std::iter::once(folder.clone()).chain(env::split_paths(&path))).unwrap();
    command.env("PATH", places).env("REAL", real).env("FOLDER", &folder).env("TURNS", turns).env("SPEAK_LOG", "1");
    command.args(["mode", "built-in"]);
    command
}

/// Whether none of the false programs is left, not even to be reaped.
fn are_gone(servers: &Servers) -> bool {
    let numbers = fs::read_to_string(servers.path("home").join("numbers")).unwrap();
    assert!(!numbers.is_empty());
    !numbers.lines().any(runs)
}

fn until_gone(servers: &Servers) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !are_gone(servers) {
        assert!(Instant::now() < deadline, "a false espeak-ng is left");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_voice_that_never_stops_is_cut_and_the_next_sentence_is_heard() {
    let servers = Servers::with_sound();
    let noise = r#""$REAL" "$@" | head -c 20044; exec cat /dev/zero"#;
    let mut speak = Speak::start(with_false_voice(&servers, "1", noise));
    speak.wait("from built-in");
    speak.tell("say 1 0 A.");
    speak.wait("began 1");
    until_gone(&servers);
    // At most ten seconds and a little, of which it was cut long ago.
    speak.wait("ended 1");
    let recorder = servers.record();
    speak.tell("say 2 0 Hello everybody.");
    speak.wait("ended 2");
    assert!(loudest(&recorder.stop()) > 1000, "the next sentence is not heard");
    assert_eq!(speak.count("from nowhere"), 0);
    let log = speak.stop();
    assert!(log.contains("espeak-ng does not stop"), "{log}");
}

#[test]
fn a_voice_that_hangs_is_ended_and_the_next_sentence_is_heard() {
    for misdeed in ["exec sleep 1000", r#""$REAL" "$@" | head -c 20044; sleep 1000; exit"#, "sleep 1000 & wait; exit"]
    {
        let servers = Servers::with_sound();
        let mut speak = Speak::start(with_false_voice(&servers, "1", misdeed));
        speak.wait("from built-in");
        speak.tell("say 1 0 Hello.");
        speak.wait("ended 1");
        until_gone(&servers);
        let recorder = servers.record();
        speak.tell("say 2 0 Hello everybody.");
        speak.wait("ended 2");
        assert!(loudest(&recorder.stop()) > 1000, "the next sentence is not heard after {misdeed}");
        assert_eq!(speak.count("from nowhere"), 0, "{misdeed}");
        let log = speak.stop();
        assert!(log.contains("espeak-ng hangs"), "{misdeed}: {log}");
    }
}

#[test]
fn a_voice_that_hangs_again_and_again_is_told_as_lost() {
    let servers = Servers::with_sound();
    let mut speak = Speak::start(with_false_voice(&servers, "1 2 3", "exec sleep 1000"));
    speak.wait("from built-in");
    for id in 1..=3 {
        speak.tell(&format!("say {id} 0 Hello number {id}."));
        speak.wait(&format!("ended {id}"));
    }
    if speak.count("from nowhere") == 0 {
        speak.wait("from nowhere");
    }
    until_gone(&servers);
    speak.stop();
}

#[test]
fn silence_does_not_wait_for_a_voice_that_hangs() {
    let servers = Servers::with_sound();
    let mut speak = Speak::start(with_false_voice(&servers, "1", "exec sleep 1000"));
    speak.wait("from built-in");
    speak.tell("say 1 0 Hello.");
    while !servers.path("home").join("numbers").exists() {
        speak.listen(Duration::from_millis(20));
    }
    speak.tell("silence");
    speak.wait("cancelled 1");
    speak.tell("say 2 0 Hello everybody.");
    speak.wait("ended 2");
    until_gone(&servers);
    speak.stop();
}

#[test]
fn a_voice_that_is_ended_once_is_heard_to_the_end_without_a_pause() {
    for misdeed in ["kill -SEGV $$", r#""$REAL" "$@" | head -c 20044; kill -KILL $$"#, "exit 1"] {
        let servers = Servers::with_sound();
        let mut speak = Speak::start(with_false_voice(&servers, "1", misdeed));
        speak.wait("from built-in");
        let recorder = servers.record();
        let since = Instant::now();
        speak.tell("say 1 0 Hello everybody.");
        speak.wait("ended 1");
        assert!(since.elapsed() < Duration::from_secs(8), "{misdeed}: {:?}", since.elapsed());
        assert!(loudest(&recorder.stop()) > 1000, "nothing is heard after {misdeed}");
        assert_eq!(speak.count("from nowhere"), 0, "{misdeed}");
        let log = speak.stop();
        assert!(log.contains("a sentence is made once more"), "{misdeed}: {log}");
    }
}

#[test]
fn whoever_asks_for_a_voice_that_fails_hears_it_at_once_when_it_is_back() {
    let servers = Servers::with_sound();
    let mut speak = Speak::start(with_false_voice(&servers, "1 2", "kill -SEGV $$"));
    speak.wait("from built-in");
    speak.tell("say 1 0 Hello.");
    speak.wait("from nowhere");
    speak.wait("ended 1");
    let recorder = servers.record();
    let since = Instant::now();
    speak.tell("tune mode built-in");
    speak.tell("say 2 0 I am back.");
    speak.wait("ended 2");
    assert!(since.elapsed() < Duration::from_secs(8), "{:?}", since.elapsed());
    assert!(loudest(&recorder.stop()) > 1000, "it is not heard");
    assert_eq!(speak.count("from built-in"), 2);
    speak.stop();
}
