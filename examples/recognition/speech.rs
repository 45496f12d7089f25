//! Synthetic speech with voices that no model was trained on, in quiet and among other voices.

use std::process::{Command, Stdio};

use resistance_narrator::device::sound_file;
use resistance_narrator::language::Language;

/// Silence before and after an utterance, in samples.
const PAUSE: usize = 4_800;

/// What counts as speech when its loudness is measured.
const AUDIBLE: f64 = 200.0;

/// Who speaks.
#[derive(Clone, Copy, Debug)]
pub enum Speaker {
    /// A voice of espeak-ng.
    Espeak(&'static str),
    /// A voice of flite.
    Flite(&'static str),
    /// A voice of festival.
    Festival(&'static str),
}

use Speaker::{Espeak, Festival, Flite};

/// Voices that the starter models have never heard.
pub fn strangers(language: Language) -> &'static [Speaker] {
    match language.code() {
        "en" => &[Flite("rms"), Festival("ked_diphone"), Espeak("en-gb-x-gbcwmd")],
        "fr" => &[
            Espeak("fr-fr+m6"),
            Espeak("fr-fr+f4"),
            Espeak("fr-fr+linda"),
            Espeak("fr-fr+john"),
            Espeak("fr-fr+steph"),
            Espeak("fr-fr+victor"),
            Espeak("fr-fr+miguel"),
            Espeak("fr-fr+Mario"),
        ],
        "de" => &[
            Espeak("de+m6"),
            Espeak("de+f4"),
            Espeak("de+linda"),
            Espeak("de+john"),
            Espeak("de+steph"),
            Espeak("de+victor"),
            Espeak("de+miguel"),
            Espeak("de+Mario"),
        ],
        code => panic!("no voices in {code}"),
    }
}

/// The usual voice of espeak-ng, of which there are variants.
pub fn accent(language: Language) -> &'static str {
    match language.code() {
        "en" => "en-us",
        "fr" => "fr-fr",
        code => code,
    }
}

/// Those who talk in the background.
const CROWD: [&str; 6] = ["m1", "f1", "m3", "f3", "m7", "f5"];

/// A sentence, said by somebody; empty if the program for the voice is missing.
pub fn say(speaker: Speaker, text: &str) -> Vec<i16> {
    let wav = tempfile::Builder::new().suffix(".wav").tempfile().expect("a file can be written");
    let path = wav.path().to_string_lossy().into_owned();
    let command = match speaker {
        Espeak(voice) => Command::new("espeak-ng").args(["-v", voice, "-s", "155", "-w", &path, text]).status(),
        Flite(voice) => Command::new("flite").args(["-voice", voice, "-t", text, "-o", &path]).status(),
        Festival(voice) => Command::new("festival")
            .args(["-b", &format!("(voice_{voice})"), &format!("(set! u (Utterance Text \"{text}\"))")])
            .args(["(utt.synth u)", &format!("(utt.save.wave u \"{path}\" 'riff)")])
            .stderr(Stdio::null())
            .status(),
    };
    match command {
        Ok(status) if status.success() => sound_file::read(wav.path()).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// A room in which other people talk.
pub struct Room {
    babble: Vec<f64>,
}

impl Room {
    /// Six people talk at once.
    pub fn new(language: Language, talk: &[String]) -> Self {
        let accent = accent(language);
        let tracks: Vec<Vec<f64>> = CROWD
            .iter()
            .enumerate()
            .map(|(at, variant)| {
                let voice = format!("{accent}+{variant}");
                let sentences = talk.iter().cycle().skip(at * 5).take(12);
                let said = sentences.flat_map(|text| say(Espeak(voice.clone().leak()), text));
                let track: Vec<f64> = said.map(f64::from).collect();
                let loud = power(&track).sqrt().max(1.0);
                track.into_iter().map(|sample| sample / loud).collect()
            })
            .collect();
        let length = tracks.iter().map(Vec::len).min().unwrap_or_default();
        Self { babble: (0..length).map(|at| tracks.iter().map(|track| track[at]).sum()).collect() }
    }

    /// The speech, with the others so many decibels below it.
    pub fn among_others(&self, speech: &[i16], below_db: f64, from: usize) -> Vec<i16> {
        let quiet = in_quiet(speech);
        let audible: Vec<f64> =
            speech.iter().map(|sample| f64::from(*sample)).filter(|sample| sample.abs() > AUDIBLE).collect();
        let around: Vec<f64> =
            self.babble.iter().cycle().skip(from % self.babble.len().max(1)).take(quiet.len()).copied().collect();
        let gain = (power(&audible) / power(&around).max(1e-9) / 10f64.powf(below_db / 10.0)).sqrt();
        let mixed: Vec<f64> = quiet.iter().zip(&around).map(|(own, other)| f64::from(*own) + other * gain).collect();
        let peak = mixed.iter().fold(1.0f64, |peak, sample| peak.max(sample.abs()));
        mixed.into_iter().map(|sample| (sample / peak * 12_000.0) as i16).collect()
    }
}

/// The speech, with silence around it.
pub fn in_quiet(speech: &[i16]) -> Vec<i16> {
    [&[0; PAUSE], speech, &[0; PAUSE]].concat()
}

fn power(samples: &[f64]) -> f64 {
    samples.iter().map(|sample| sample * sample).sum::<f64>() / samples.len().max(1) as f64
}
