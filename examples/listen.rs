//! Drives hearing by hand: commands in, one a line, what is heard and passed on out, one a line.
//!
//! `ears off`, `ears push`, `ears wake`, `ears open`, `talk`, `release`, `speaks`, `silent`, `microphone NAME`,
//! `microphones`, `stop`. Samples are told as hexadecimal figures, four for each.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::fmt::Write;
use std::io::BufRead;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use resistance_narrator::device::voice_activity::{
    Absence, Heeded, Level, Listens, Loudness, Recognises, VoiceActivity, microphones,
};

fn main() {
    run(std::env::args().skip(1));
}

/// The whole program; it listens as the first argument says, through the microphone that the second one names.
pub fn run(mut settings: impl Iterator<Item = String>) {
    let ears = ears(&settings.next().unwrap_or_default());
    let voice_activity =
        VoiceActivity::start(settings.next(), Arc::default(), ears, Teller, |heeded| tell(&told(&heeded)));
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match command {
            "ears" => voice_activity.listen(self::ears(rest)),
            "talk" => voice_activity.talk_starts(),
            "release" => voice_activity.talk_stops(),
            "speaks" => voice_activity.narrator_speaks(),
            "silent" => voice_activity.narrator_is_silent(),
            "microphone" => voice_activity.choose(Some(rest.to_owned()).filter(|name| !name.is_empty())),
            "microphones" => tell(&format!("microphones {}", microphones().join(", "))),
            _ => break,
        }
    }
    voice_activity.stop();
}

/// Tells what a recogniser is told.
struct Teller;

impl Recognises for Teller {
    fn audio(&mut self, samples: &[i16]) {
        let mut line = "audio ".to_owned();
        for sample in samples {
            let _ = write!(line, "{sample:04x}");
        }
        tell(&line);
    }

    fn pause(&mut self) {
        tell("pause");
    }

    fn end(&mut self) {
        tell("end");
    }

    fn reset(&mut self) {
        tell("reset");
    }
}

fn ears(name: &str) -> Listens {
    match name {
        "push" => Listens::Push,
        "wake" => Listens::Wake,
        "open" => Listens::Open,
        _ => Listens::Off,
    }
}

fn told(heeded: &Heeded) -> String {
    match heeded {
        Heeded::Listening => "listening".to_owned(),
        Heeded::Talk => "talk".to_owned(),
        Heeded::Lull => "lull".to_owned(),
        Heeded::NotListening => "not-listening".to_owned(),
        Heeded::Level(Level { peak, rms, loudness }) => {
            let loudness = match loudness {
                Loudness::Silent => "silent",
                Loudness::TooQuiet => "quiet",
                Loudness::Good => "good",
                Loudness::Clipping => "clipping",
            };
            format!("level {loudness} {peak} {rms}")
        }
        Heeded::Lost(Absence::Unknown(name)) => format!("lost unknown {name}"),
        Heeded::Lost(Absence::None) => "lost none".to_owned(),
        Heeded::Lost(Absence::Mute) => "lost mute".to_owned(),
        Heeded::Lost(Absence::NotBuilt) => "lost not-built".to_owned(),
        Heeded::Back => "back".to_owned(),
        Heeded::Echo(echo) => format!("echo {echo:?}"),
    }
}

fn tell(what: &str) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_micros());
    println!("{now} {what}");
}
