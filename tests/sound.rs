//! What is really heard: real servers, a recording of the null sink, and servers that misbehave on purpose.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use resistance_narrator::device::speaker::built_in::{duration_ms, synthesise};
use resistance_narrator::preferences::Tuning;

use super::example_programs::example;
use super::servers::in_time::in_time;
use super::servers::{RATE, Recording, Servers, Speak};

/// A sentence that takes several seconds.
const LONG: &str =
    "This sentence is long enough, by far, for something to go wrong in the very middle of all its words.";

fn program() -> PathBuf {
    example("speak")
}

fn speak(servers: &Servers, mode: &str) -> Speak {
    let mut command = servers.command(program());
    command.args(["mode", mode]);
    Speak::start(command)
}

fn built_in(servers: &Servers) -> Speak {
    let mut speak = speak(servers, "built-in");
    speak.wait("from built-in");
    speak
}

/// The length of a text in the built-in voice, in milliseconds.
fn length_ms(text: &str) -> f64 {
    synthesise(text, &Tuning::default()).unwrap().len() as f64 * 1000.0 / RATE as f64
}

fn loudest(recording: &Recording) -> u16 {
    recording.samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or_default()
}

/// The events, without those about where speech comes from.
fn utterances(speak: &Speak) -> Vec<&str> {
    speak.events().into_iter().filter(|event| !event.starts_with("from") && !event.starts_with("sound")).collect()
}

#[test]
fn speech_is_made_while_the_sound_server_stands_still() {
    let servers = Servers::with_sound();
    servers.freeze_sound();
    let file = servers.path("script.wav");
    let mut command = servers.command(env!("CARGO_BIN_EXE_narrator"));
    command.args(["script", "reveal-eyes", "--render"]).arg(&file);
    let rendered = command.env("NARRATOR_HOME", servers.path("home")).output().unwrap();
    assert!(rendered.status.success(), "{rendered:?}");
    assert!(file.exists());
}

#[test]
fn a_minute_of_lines_starts_on_plan() {
    in_time(|| {
        let worst = worst_start_ms();
        assert!(worst < 20.0, "lines start off their plan by up to {worst:.1} ms");
    });
}

/// By how much the line that is most off its plan is off it, in one take of a minute.
fn worst_start_ms() -> f64 {
    const LINES: usize = 16;
    let servers = Servers::with_sound();
    let mut speak = built_in(&servers);
    let recorder = servers.record();
    let text = |number: usize| format!("Tick, this is line number {number} of the script.");
    // Every lead is another one, so that no constant error can hide.
    let lead_ms = |number: usize| 1100 + 130 * number;
    speak.tell(&format!("say 1 0 {}", text(1)));
    for number in 1..=LINES {
        if number < LINES {
            speak.tell(&format!("say {} {} {}", number + 1, lead_ms(number + 1), text(number + 1)));
        }
        speak.wait(&format!("ended {number}"));
    }
    assert_eq!(speak.stop(), "");

    let starts: Vec<f64> = recorder.stop().stretches(900).iter().map(|stretch| stretch.from_ms).collect();
    assert_eq!(starts.len(), LINES);
    assert!(starts[LINES - 1] - starts[0] > 60_000.0, "a minute at least");
    let mut planned = starts[0];
    let mut worst: f64 = 0.0;
    for (number, start) in (2..).zip(&starts[1..]) {
        planned += length_ms(&text(number - 1)) + lead_ms(number) as f64;
        worst = worst.max((start - planned).abs());
    }
    worst
}

#[test]
fn what_is_told_is_what_is_heard() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        let recorder = servers.record();
        speak.tell("say 1 0 Hello everybody.");
        speak.tell("cue 2 500 approved");
        speak.tell("say 3 700 -3 players, and more.");
        speak.wait("ended 3");
        assert_eq!(utterances(&speak), ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3"]);
        let recording = recorder.stop();
        let heard = recording.stretches(400);
        assert_eq!(heard.len(), 3, "{heard:?}");
        for (stretch, event) in heard.iter().zip(["began 1", "began 2", "began 3"]) {
            let told_us = speak.heard.iter().find(|(_, what)| what == event).unwrap().0;
            let off_ms = (told_us as f64 - recording.began_us(told_us) as f64) / 1000.0 - stretch.from_ms;
            assert!((-50.0..150.0).contains(&off_ms), "«{event}» is told {off_ms:.0} ms after it is heard");
        }
    });
}

#[test]
fn silence_comes_at_once_and_forgets_the_queue() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        let recorder = servers.record();
        speak.tell(&format!("say 1 0 {LONG}"));
        speak.tell("say 2 0 This is never heard.");
        speak.wait("began 1");
        speak.listen(Duration::from_millis(1000));
        speak.tell("silence");
        speak.wait("cancelled 2");
        speak.listen(Duration::from_millis(1500));
        assert_eq!(utterances(&speak), ["began 1", "cancelled 1", "cancelled 2"]);
        let heard = recorder.so_far().stretches(500);
        assert_eq!(heard.len(), 1, "{heard:?}");
        let length_ms = heard[0].to_ms - heard[0].from_ms;
        assert!((800.0..1600.0).contains(&length_ms), "{length_ms:.0} ms of a second were heard");

        speak.tell("say 3 0 This is heard again.");
        speak.wait("ended 3");
        assert_eq!(recorder.stop().stretches(500).len(), 2);
    });
}

#[test]
fn masking_sounds_while_it_is_on() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        let recorder = servers.record();
        speak.tell("tune masking 100");
        speak.tell("mask on");
        speak.listen(Duration::from_millis(1500));
        speak.tell("cue 1 0 now");
        speak.wait("ended 1");
        speak.tell("silence");
        speak.listen(Duration::from_millis(1000));
        speak.tell("mask off");
        speak.listen(Duration::from_millis(2000));
        let heard = recorder.stop().stretches(600);
        assert_eq!(heard.len(), 1, "masking goes on through cues and silence: {heard:?}");
        assert!(heard[0].to_ms - heard[0].from_ms > 2500.0, "{heard:?}");
    });
}

#[test]
fn each_channel_has_its_own_loudness() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        let mut heard = |settings: &[&str], id: u32, what: &str| {
            for setting in settings {
                speak.tell(&format!("tune {setting}"));
            }
            let recorder = servers.record();
            speak.tell(&what.replace("ID", &id.to_string()));
            speak.wait(&format!("ended {id}"));
            loudest(&recorder.stop())
        };
        let speech = "say ID 0 Hello everybody.";
        let cue = "cue ID 0 now";
        let (loud_speech, loud_cue) = (heard(&["volume 100", "cue 100"], 1, speech), heard(&[], 2, cue));
        let (soft_speech, same_cue) = (heard(&["volume 30"], 3, speech), heard(&[], 4, cue));
        assert!(soft_speech < loud_speech / 3, "{soft_speech} of {loud_speech}");
        assert!(same_cue.abs_diff(loud_cue) < loud_cue / 20, "{same_cue} instead of {loud_cue}");
        assert_eq!(heard(&["cue 0"], 5, cue), 0);
    });
}

#[test]
fn a_loudspeaker_can_be_chosen_while_it_sounds() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        let (usual, other) = (servers.record(), servers.record_from("other"));
        speak.tell(&format!("say 1 0 {LONG}"));
        speak.wait("began 1");
        speak.listen(Duration::from_millis(500));
        speak.tell("tune speaker Earpiece");
        speak.wait("ended 1");
        assert_eq!(utterances(&speak), ["began 1", "ended 1"], "it is told once, though it is begun again");
        let (usual, other) = (usual.stop(), other.stop());
        let length_ms = |recording: &Recording| {
            recording.stretches(700).iter().map(|heard| heard.to_ms - heard.from_ms).sum::<f64>()
        };
        assert!((300.0..1500.0).contains(&length_ms(&usual)), "{:?}", usual.stretches(700));
        assert!(length_ms(&other) > 3000.0, "the whole sentence: {:?}", other.stretches(700));
    });
}

#[test]
fn lost_sound_is_told_once_and_comes_back() {
    in_time(|| {
        let mut servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        speak.tell(&format!("say 1 0 {LONG}"));
        speak.wait("began 1");
        servers.kill_sound();
        speak.wait("sound lost");
        // In text, at the pace of speech.
        speak.wait("ended 1");
        speak.tell("cue 2 0 success");
        speak.wait("ended 2");
        servers.start_sound();
        speak.wait("sound back");
        speak.wait("from built-in");
        let recorder = servers.record();
        speak.tell("say 3 0 Here we are again.");
        speak.wait("ended 3");
        assert!(loudest(&recorder.stop()) > 1000, "the voice is heard again");
        let devices: Vec<&str> = speak
            .events()
            .into_iter()
            .filter(|event| event.starts_with("from") || event.starts_with("sound"))
            .collect();
        assert_eq!(devices, ["from built-in", "sound lost", "from nowhere", "sound back", "from built-in"]);
        assert_eq!(utterances(&speak), ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3"]);
        assert_eq!(speak.stop(), "", "and nothing is written to standard error");
    });
}

/// No sound server, no sound card, no espeak-ng.
fn nothing_at_all(servers: &Servers) -> Command {
    let mut command = servers.command(program());
    command.env("ALSA_CONFIG_PATH", "/nonexistent").env("PATH", servers.path("home"));
    command
}

#[test]
fn without_any_sound_the_pace_stays() {
    in_time(|| {
        let servers = Servers::new();
        let mut command = nothing_at_all(&servers);
        command.args(["mode", "built-in"]);
        let mut speak = Speak::start(command);
        speak.wait("from nowhere");
        speak.tell("say 1 500 This sentence has forty-two letters in it.");
        speak.tell("cue 2 300 game-over");
        let began = speak.wait("began 1");
        let ended = speak.wait("ended 1");
        let cue = speak.wait("began 2");
        let over = speak.wait("ended 2");
        let spoken_ms = (ended - began) / 1000;
        assert!((2800..3600).contains(&spoken_ms), "44 letters at 14 a second, not {spoken_ms} ms");
        assert!((290..600).contains(&((cue - ended) / 1000)), "the lead is kept");
        assert!((870..1200).contains(&((over - cue) / 1000)), "a cue takes its time");
        assert_eq!(speak.count("sound lost"), 1);
        assert_eq!(speak.stop(), "", "and nothing is written to standard error");
    });
}

#[test]
fn without_a_voice_there_are_still_cues() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut command = servers.command(program());
        command.args(["mode", "built-in"]).env("PATH", servers.path("home"));
        let mut speak = Speak::start(command);
        speak.wait("from nowhere");
        let recorder = servers.record();
        speak.tell("say 1 0 Nobody hears this.");
        speak.tell("cue 2 0 success");
        speak.wait("ended 2");
        let heard = recorder.stop().stretches(200);
        assert_eq!(heard.len(), 1, "{heard:?}");
        assert!(heard[0].to_ms - heard[0].from_ms < 500.0, "only the cue: {heard:?}");
    });
}

#[test]
fn self_voicing_can_be_off() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = speak(&servers, "off");
        speak.wait("from nowhere");
        let recorder = servers.record();
        speak.tell("say 1 0 Nobody hears this.");
        speak.wait("ended 1");
        assert_eq!(loudest(&recorder.stop()), 0);
    });
}

#[test]
fn nothing_to_say_is_no_trouble_for_the_built_in_voice() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        nothing_to_say(&servers, &mut speak);
        assert_eq!(speak.stop(), "");
    });
}

/// An empty text would block the speech service for ever, and a NUL end the program.
fn nothing_to_say(servers: &Servers, speak: &mut Speak) {
    for (id, text) in ["", "   ", "\\0", "\\n", "\\0\\0 \\n"].iter().enumerate() {
        speak.tell(&format!("say {id} 0 {text}"));
        speak.wait(&format!("ended {id}"));
    }
    let recorder = servers.record();
    speak.tell("say 9 0 Dana\\0 and\\nLee are heard.");
    speak.wait("ended 9");
    assert!(loudest(&recorder.stop()) > 1000);
}

mod beginnings;
mod breath;
mod commands;
mod false_voice;
mod headset;
mod loudspeakers;
#[cfg(feature = "speech")]
mod own_voices;
mod recorded_games;
#[cfg(feature = "speech")]
mod service;
