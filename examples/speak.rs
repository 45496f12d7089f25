//! Drives the speaker by hand: commands in, one a line, what the speaker tells out, one a line.
//!
//! `say ID LEAD_MS TEXT`, `as VOICE ID LEAD_MS TEXT`, `cue ID LEAD_MS NAME`, `silence`, `mask on`, `mask off`, `prepare TEXT`, `voices`,
//! With `SPEAK_LOG` in the environment the log goes to standard error.
//! `tune KEY VALUE` (mode, language, voice, rate, pitch, volume, cue, masking, speaker), `stop`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::io::BufRead;
use std::sync::mpsc::channel;
use std::time::{SystemTime, UNIX_EPOCH};

use protocol::{
    Cue, DeviceEvent, Input, Masking, OwnVoice, Sound, SpeechEvent, SpeechSource, Utterance, UtteranceId,
};
use resistance_narrator::device::speaker::Speaker;
use resistance_narrator::language::Language;
use resistance_narrator::preferences::{Tuning, VoiceMode};

fn main() {
    run(std::env::args().skip(1));
}

/// The whole program; `settings` are keys and values of `tune`.
pub fn run(mut settings: impl Iterator<Item = String>) {
    if std::env::var_os("SPEAK_LOG").is_some() {
        tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    }
    let mut tuning = Tuning::default();
    while let (Some(key), Some(value)) = (settings.next(), settings.next()) {
        tune(&mut tuning, &key, &value);
    }
    let (inputs, received) = channel();
    let speaker = Speaker::start(tuning.clone(), inputs);
    let printer = std::thread::spawn(move || {
        for input in received {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_micros());
            println!("{now} {}", told(&input));
        }
    });
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match command {
            "say" | "cue" => speaker.speak(utterance(command, rest)),
            "as" => {
                let (voice, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                let voice = voice.parse().ok().map(OwnVoice::from_number);
                speaker.speak(Utterance { voice, ..utterance("say", rest) });
            }
            "silence" => speaker.silence(),
            "mask" => speaker.masking(if rest == "on" { Masking::On } else { Masking::Off }),
            "prepare" => speaker.prepare(vec![rest.to_owned()]),
            "voices" => speaker.list_voices(),
            "tune" => {
                let (key, value) = rest.split_once(' ').unwrap_or((rest, ""));
                tune(&mut tuning, key, value);
                speaker.tune(tuning.clone());
            }
            _ => break,
        }
    }
    speaker.stop();
    let _ = printer.join();
}

fn utterance(kind: &str, rest: &str) -> Utterance {
    let mut parts = rest.splitn(3, ' ');
    let mut number = || parts.next().and_then(|part| part.parse::<u64>().ok()).unwrap_or_default();
    let (id, lead_ms) = (UtteranceId(number()), number() as u32);
    let text = parts.next().unwrap_or_default().replace("\\0", "\0").replace("\\n", "\n");
    let cue = Cue::ALL.into_iter().find(|cue| cue.id() == text).unwrap_or(Cue::Tick);
    let sound = if kind == "cue" { Sound::Cue(cue) } else { Sound::Text(text) };
    Utterance { id, lead_ms, sound, voice: None }
}

fn tune(tuning: &mut Tuning, key: &str, value: &str) {
    let number = value.parse().unwrap_or(50);
    let name = Some(value.to_owned()).filter(|value| !value.is_empty());
    match key {
        "mode" if value == "built-in" => tuning.mode = VoiceMode::BuiltIn,
        "mode" if value == "off" => tuning.mode = VoiceMode::Off,
        "mode" => tuning.mode = VoiceMode::System,
        "language" => tuning.language = Language::from_code(value).unwrap_or_default(),
        "voice" => tuning.voice = name,
        "speaker" => tuning.speaker = name,
        "rate" => tuning.rate = number,
        "pitch" => tuning.pitch = number,
        "volume" => tuning.volume = number,
        "cue" => tuning.cue_volume = number,
        "masking" => tuning.masking_volume = number,
        _ => eprintln!("no such setting: {key}"),
    }
}

fn told(input: &Input) -> String {
    match input {
        Input::Speech(UtteranceId(id), SpeechEvent::Began) => format!("began {id}"),
        Input::Speech(UtteranceId(id), SpeechEvent::Ended) => format!("ended {id}"),
        Input::Speech(UtteranceId(id), SpeechEvent::Cancelled) => format!("cancelled {id}"),
        Input::Device(DeviceEvent::SpeechFrom(SpeechSource::System)) => "from system".to_owned(),
        Input::Device(DeviceEvent::SpeechFrom(SpeechSource::BuiltIn)) => "from built-in".to_owned(),
        Input::Device(DeviceEvent::SpeechFrom(SpeechSource::Nowhere)) => "from nowhere".to_owned(),
        Input::Device(DeviceEvent::SoundLost) => "sound lost".to_owned(),
        Input::Device(DeviceEvent::SoundBack) => "sound back".to_owned(),
        Input::Voices(voices) => {
            let names: Vec<String> =
                voices.iter().map(|voice| format!("{} ({})", voice.name, voice.language)).collect();
            format!("voices {}", names.join(", "))
        }
        other => format!("{other:?}"),
    }
}
