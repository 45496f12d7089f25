//! Drives the headset by hand: `whisper DEVICE [LOUDSPEAKER]`, then commands in, one a line, and what the headset
//! tells out, one a line.
//!
//! `check`, `whisper ID TEXT`, `silence`, `loudspeaker [NAME]`, `volume NUMBER`, `stop`. The log, as fine as it can be,
//! goes to standard error.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::io::BufRead;
use std::sync::mpsc::channel;
use std::time::{SystemTime, UNIX_EPOCH};

use protocol::{HeadsetEvent, Input, Secret, SpeechEvent, UtteranceId};
use resistance_narrator::device::headset::Headset;
use resistance_narrator::preferences::Tuning;

fn main() {
    tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(std::io::stderr).init();
    let mut arguments = std::env::args().skip(1);
    let device = arguments.next().unwrap_or_default();
    let (mut loudspeaker, mut tuning) = (arguments.next(), Tuning::default());
    let (inputs, received) = channel();
    let headset = Headset::start(device, loudspeaker.clone(), tuning.clone(), inputs);
    let printer = std::thread::spawn(move || {
        for input in received {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_micros());
            println!("{now} {}", told(&input));
        }
    });
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match command {
            "check" => headset.check(),
            "whisper" => {
                let (id, text) = rest.split_once(' ').unwrap_or((rest, ""));
                let (id, text) = (UtteranceId(id.parse().unwrap_or_default()), Secret::new(text.to_owned()));
                headset.whisper(id, tuning.language, text);
            }
            "silence" => headset.silence(),
            "loudspeaker" | "volume" => {
                match command {
                    "volume" => tuning.volume = rest.parse().unwrap_or(100),
                    _ => loudspeaker = Some(rest.to_owned()).filter(|name| !name.is_empty()),
                }
                headset.tune(loudspeaker.clone(), tuning.clone());
            }
            _ => break,
        }
    }
    headset.stop();
    let _ = printer.join();
}

fn told(input: &Input) -> String {
    match input {
        Input::Speech(UtteranceId(id), SpeechEvent::Began) => format!("began {id}"),
        Input::Speech(UtteranceId(id), SpeechEvent::Ended) => format!("ended {id}"),
        Input::Speech(UtteranceId(id), SpeechEvent::Cancelled) => format!("cancelled {id}"),
        Input::Headset(HeadsetEvent::Ready) => "ready".to_owned(),
        Input::Headset(HeadsetEvent::Same) => "same".to_owned(),
        Input::Headset(HeadsetEvent::Lost(reason)) => format!("lost {reason}"),
        other => format!("{other:?}"),
    }
}
