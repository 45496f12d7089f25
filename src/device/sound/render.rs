//! The same clips as in the room, in the built-in voice, written into a WAV file.

use std::fs::File;
use std::io;
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::RATE;
use super::levels::{Channel, Levels};
use super::masking::{FADE_MS, Masking};
use crate::device::cues;
use crate::device::speaker::built_in::{SynthesisError, synthesise};
use crate::session::{self, Sound, Tuning, Utterance};

/// One step of what is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Something to be heard, after its lead.
    Hear(Utterance),
    /// The masking sound is switched.
    Mask(session::Masking),
}

/// Why there is no file.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// The built-in voice does not speak.
    #[error(transparent)]
    NoVoice(#[from] SynthesisError),
    /// The file can't be written.
    #[error("{0}")]
    NoFile(#[from] io::Error),
}

/// Writes the steps into a WAV file, one after the other, and tells how long it is.
///
/// # Errors
///
/// The built-in voice can't speak, or the file can't be written.
pub fn render(steps: &[Step], tuning: &Tuning, path: &Path) -> Result<Duration, RenderError> {
    let levels = Arc::new(Levels::new(tuning.volume, tuning.cue_volume, tuning.masking_volume));
    let mut rendering = Rendering::new(levels.clone());
    for step in steps {
        match step {
            Step::Mask(masking) => rendering.switch(*masking == session::Masking::On),
            Step::Hear(utterance) => {
                rendering.wait_ms(u64::from(utterance.lead_ms));
                match &utterance.sound {
                    Sound::Text(text) => rendering.add(&synthesise(text, tuning)?, levels.gain(Channel::Speech)),
                    Sound::Cue(cue) => rendering.add(&cues::samples(*cue, RATE.get()), levels.gain(Channel::Cue)),
                }
            }
        }
    }
    rendering.switch(false);
    rendering.wait_ms(FADE_MS);
    let length = Duration::from_secs_f64(rendering.samples.len() as f64 / f64::from(RATE.get()));
    rodio::wav_to_writer(rendering, &mut File::create(path)?).map_err(io::Error::other)?;
    Ok(length)
}

/// Clips and silence as samples, with the places at which masking is switched.
struct Rendering {
    samples: Vec<f32>,
    switches: Vec<(usize, bool)>,
    next: usize,
    wanted: Arc<AtomicBool>,
    masking: Masking,
}

impl Rendering {
    fn new(levels: Arc<Levels>) -> Self {
        let wanted = Arc::<AtomicBool>::default();
        let masking = Masking::new(wanted.clone(), levels);
        Self { samples: Vec::new(), switches: Vec::new(), next: 0, wanted, masking }
    }

    fn wait_ms(&mut self, ms: u64) {
        let silence = ms * u64::from(RATE.get()) / 1000;
        self.samples.extend((0..silence).map(|_| 0.0));
    }

    fn add(&mut self, clip: &[i16], gain: f32) {
        self.samples.extend(clip.iter().map(|sample| f32::from(*sample) / 32_768.0 * gain));
    }

    fn switch(&mut self, wanted: bool) {
        self.switches.push((self.samples.len(), wanted));
    }
}

impl Iterator for Rendering {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let sample = *self.samples.get(self.next)?;
        if let Some((_, wanted)) = self.switches.iter().rev().find(|(at, _)| *at == self.next) {
            self.wanted.store(*wanted, Ordering::Relaxed);
        }
        self.next += 1;
        Some(sample + self.masking.next()?)
    }
}

impl rodio::Source for Rendering {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> rodio::ChannelCount {
        NonZero::<u16>::MIN
    }

    fn sample_rate(&self) -> rodio::SampleRate {
        RATE
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use rodio::Source;

    use super::*;
    use crate::session::{Cue, UtteranceId};

    fn hear(lead_ms: u32, sound: Sound) -> Step {
        Step::Hear(Utterance { id: UtteranceId(1), lead_ms, sound })
    }

    /// Whether something can be heard in each tenth of a second.
    fn heard(path: &Path) -> String {
        let wav = rodio::Decoder::try_from(File::open(path).unwrap()).unwrap();
        assert_eq!((wav.channels().get(), wav.sample_rate()), (1, RATE));
        let samples: Vec<f32> = wav.collect();
        let loud = |tenth: &[f32]| tenth.iter().any(|sample| sample.abs() > 0.01);
        samples.chunks(RATE.get() as usize / 10).map(|tenth| if loud(tenth) { '#' } else { '.' }).collect()
    }

    #[test]
    fn a_script_is_written_as_it_would_be_heard() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("script.wav");
        let steps = [
            hear(500, Sound::Cue(Cue::Now)),
            Step::Mask(session::Masking::On),
            hear(2000, Sound::Cue(Cue::Tick)),
            Step::Mask(session::Masking::Off),
            hear(1000, Sound::Text("Everybody, close your eyes.".to_owned())),
        ];
        let tuning = Tuning { masking_volume: 100, ..Tuning::default() };
        let length = render(&steps, &tuning, &path).unwrap();
        let heard = heard(&path);
        assert!((length.as_secs_f64() * 10.0 - heard.len() as f64).abs() <= 1.0);
        let (script, speech) = heard.split_at(38);
        assert!(script.starts_with(".....###"), "half a second, then the cue: {heard}");
        assert!(script[9..28].chars().all(|tenth| tenth == '#'), "masking through the pause: {heard}");
        assert!(script.ends_with("....."), "then silence: {heard}");
        assert!(speech.starts_with('#'), "then speech: {heard}");
    }

    #[test]
    fn a_folder_that_is_not_there_is_an_error() {
        let error = render(&[], &Tuning::default(), Path::new("/no/such/folder/script.wav")).unwrap_err();
        assert!(matches!(error, RenderError::NoFile(_)), "{error}");
    }
}
