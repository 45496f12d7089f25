//! How fast and how exact sound is, on a PulseAudio null sink of its own, in one run together with `spd-say`.
//!
//! Plain lines, in milliseconds unless they say otherwise. The sink takes the same few milliseconds off all of them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout, dead_code)]

#[path = "measured/process.rs"]
mod process;
#[path = "../tests/servers.rs"]
mod servers;
#[path = "../examples/speak.rs"]
mod speak;

use std::time::Duration;

use process::{processor_s, resident_mb};
use servers::{RATE, Recorder, Servers, Speak, now_us};

const TEXT: &str = "The team was approved.";
const ROUNDS: usize = 11;
/// The most that a null sink is ahead of its time. Before each request there was silence for longer than that.
const AHEAD_US: u64 = 150_000;
const SCRIPT_LINES: usize = 36;
const SCRIPT_LEAD_MS: u64 = 2500;

fn main() {
    // This program is also the one that it measures.
    if std::env::args().nth(1).as_deref() == Some("speak") {
        return speak::run(std::env::args().skip(2));
    }
    let servers = Servers::with_speech();
    let spd_say = first_sound_of_spd_say(&servers);
    let system = starts(&servers, "system", Ahead::No);
    println!("speech request to first sound, spd-say: {}", shown(&spd_say));
    println!("speech request to first sound, system voice: {} ({})", shown(&system), beside(&system, &spd_say));
    let prepared = starts(&servers, "built-in", Ahead::Yes);
    println!(
        "speech request to first sound, built-in voice, prepared: {} ({})",
        shown(&prepared),
        beside(&prepared, &spd_say)
    );
    let unprepared = starts(&servers, "built-in", Ahead::No);
    println!(
        "speech request to first sound, built-in voice, not prepared: {} ({})",
        shown(&unprepared),
        beside(&unprepared, &spd_say)
    );
    for mode in ["system", "built-in"] {
        println!("silence request to last sound, {mode} voice: {}", shown(&silences(&servers, mode)));
    }
    for mode in ["system", "built-in"] {
        println!("start of the program to first word, {mode} voice: {}", shown(&first_words(&servers, mode)));
    }
    script(&servers);
    idle(&servers);
}

#[derive(Clone, Copy, PartialEq)]
enum Ahead {
    Yes,
    No,
}

fn speaker(servers: &Servers, mode: &str) -> Speak {
    let mut command = servers.command(std::env::current_exe().unwrap());
    command.args(["speak", "mode", mode]);
    let mut speak = Speak::start(command);
    speak.wait(if mode == "system" { "from system" } else { "from built-in" });
    speak.listen(Duration::from_millis(500));
    speak
}

/// Every round has its own text, so that none is in store by itself; all begin with the same sound.
fn text(round: usize) -> String {
    format!("{TEXT} Round {round}.")
}

fn first_sound_of_spd_say(servers: &Servers) -> Vec<f64> {
    let recorder = servers.record();
    let asked = (0..ROUNDS).map(|round| {
        let asked = now_us();
        assert!(servers.command("spd-say").args(["--wait", &text(round)]).status().unwrap().success());
        asked
    });
    let asked = asked.collect();
    first_sounds_ms(recorder, asked)
}

fn starts(servers: &Servers, mode: &str, ahead: Ahead) -> Vec<f64> {
    let mut speak = speaker(servers, mode);
    let recorder = servers.record();
    let asked = (0..ROUNDS).map(|round| {
        if ahead == Ahead::Yes {
            speak.tell(&format!("prepare {}", text(round)));
        }
        // As between two questions of a game, by turns shorter and longer than the stream stays open.
        speak.listen(Duration::from_millis(300 + 1000 * (round as u64 % 2)));
        let asked = speak.tell(&format!("say {round} 0 {}", text(round)));
        speak.wait(&format!("ended {round}"));
        asked
    });
    let asked = asked.collect();
    speak.stop();
    first_sounds_ms(recorder, asked)
}

fn first_sounds_ms(recorder: Recorder, asked_us: Vec<u64>) -> Vec<f64> {
    let recording = recorder.stop();
    // A null sink hands out its sound some milliseconds before it is due, so it can come before it was asked for.
    let first = |asked: u64| recording.first_sound_us(asked - AHEAD_US).expect("something is heard");
    asked_us.into_iter().map(|asked| (first(asked) as f64 - asked as f64) / 1000.0).collect()
}

fn silences(servers: &Servers, mode: &str) -> Vec<f64> {
    let mut speak = speaker(servers, mode);
    let recorder = servers.record();
    let asked: Vec<u64> = (0..ROUNDS)
        .map(|round| {
            speak.tell(&format!("say {round} 0 {}", text(round)));
            speak.wait(&format!("began {round}"));
            // Vowels and pauses in turn: always the same spot would measure only that one.
            speak.listen(Duration::from_millis(300 + 30 * round as u64));
            let asked = speak.tell("silence");
            speak.listen(Duration::from_millis(600));
            asked
        })
        .collect();
    speak.stop();
    let recording = recorder.stop();
    let last = |asked: u64| recording.last_sound_us(asked + 500_000).expect("something is heard");
    asked.into_iter().map(|asked| (last(asked) as f64 - asked as f64) / 1000.0).collect()
}

/// From the start of a program that has something to say at once.
fn first_words(servers: &Servers, mode: &str) -> Vec<f64> {
    let recorder = servers.record();
    let asked = (0..ROUNDS).map(|round| {
        let mut command = servers.command(std::env::current_exe().unwrap());
        command.args(["speak", "mode", mode]);
        let asked = now_us();
        let mut speak = Speak::start(command);
        speak.tell(&format!("say 1 0 {}", text(round)));
        speak.wait("ended 1");
        speak.stop();
        asked
    });
    let asked = asked.collect();
    first_sounds_ms(recorder, asked)
}

/// Three minutes of lines with pauses: by how much each starts off its plan, by position in one recording.
fn script(servers: &Servers) {
    let mut speak = speaker(servers, "built-in");
    let recorder = servers.record();
    let line = |number: usize| format!("say {number} {SCRIPT_LEAD_MS} Tick, number {number}, of all the lines.");
    speak.tell(&line(1));
    for number in 1..=SCRIPT_LINES {
        if number < SCRIPT_LINES {
            speak.tell(&line(number + 1));
        }
        speak.wait(&format!("ended {number}"));
    }
    speak.stop();
    let starts: Vec<f64> = recorder.stop().stretches(1000).iter().map(|stretch| stretch.from_ms).collect();
    assert_eq!(starts.len(), SCRIPT_LINES);
    let tuning = resistance_narrator::preferences::Tuning::default();
    let mut planned = starts[0];
    let mut off: Vec<f64> = vec![0.0];
    for (number, start) in starts.iter().enumerate().skip(1) {
        let text = format!("Tick, number {number}, of all the lines.");
        let samples = resistance_narrator::device::speaker::built_in::synthesise(&text, &tuning).unwrap().len();
        planned += samples as f64 * 1000.0 / RATE as f64 + SCRIPT_LEAD_MS as f64;
        off.push(start - planned);
    }
    let worst = off.iter().fold(0.0_f64, |worst, off| worst.max(off.abs()));
    let length_s = (starts[SCRIPT_LINES - 1] - starts[0]) / 1000.0;
    println!(
        "script of {length_s:.0} s, {SCRIPT_LINES} lines, built-in voice: worst start {worst:.2} off plan, last {:.2}",
        off[SCRIPT_LINES - 1]
    );
}

fn idle(servers: &Servers) {
    for mode in ["system", "built-in"] {
        let mut speak = speaker(servers, mode);
        speak.tell(&format!("say 1 0 {TEXT}"));
        speak.wait("ended 1");
        speak.listen(Duration::from_secs(3));
        let before = processor_s(speak.pid());
        speak.listen(Duration::from_secs(30));
        let used = processor_s(speak.pid()) - before;
        println!(
            "idle, {mode} voice: {:.2} % of one core, {} MB resident",
            used / 30.0 * 100.0,
            resident_mb(speak.pid())
        );
        speak.stop();
    }
}

fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

fn shown(times: &[f64]) -> String {
    let worst = times.iter().fold(f64::MIN, |worst, time| worst.max(*time));
    format!("{:.1}, worst {worst:.1}", median(times))
}

/// How much later than the peer. A ratio would say nothing: the sink's own milliseconds are in both.
fn beside(times: &[f64], peer: &[f64]) -> String {
    format!("{:+.1} beside spd-say", median(times) - median(peer))
}
