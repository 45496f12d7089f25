//! Cues and the masking sound, through Web Audio: the same samples that the program plays.

use protocol::{Cue, Masking};
use sounds::cues;
use sounds::noise::{FADE_MS, Noise};
use web_sys::{AudioBuffer, AudioBufferSourceNode, AudioContext, AudioScheduledSourceNode, GainNode};

/// Samples a second.
const RATE: u32 = 22_050;
/// The noise is played over and over: long enough that nobody hears where it begins again.
const NOISE_S: u32 = 12;

/// The loudspeaker of the page.
pub struct Sound {
    /// There once somebody has tapped.
    context: Option<AudioContext>,
    noise: Option<(AudioBufferSourceNode, GainNode)>,
    cue_volume: f32,
    masking_volume: f32,
}

/// Half the amplitude sounds more than half as loud: with this curve the steps sound even.
fn gain(volume: u8) -> f32 {
    (f32::from(volume.min(100)) / 100.0).powf(1.5)
}

impl Sound {
    /// Silent as yet.
    pub fn new() -> Self {
        Self { context: None, noise: None, cue_volume: gain(60), masking_volume: gain(30) }
    }

    /// Opened by a tap: a browser lets a page sound only then.
    pub fn open(&mut self) {
        let context = self.context.take().or_else(|| AudioContext::new().ok());
        if let Some(context) = &context {
            let _ = context.resume();
        }
        self.context = context;
    }

    /// How loud cues and the masking sound are, from 0 to 100.
    pub fn tune(&mut self, cue_volume: u8, masking_volume: u8) {
        (self.cue_volume, self.masking_volume) = (gain(cue_volume), gain(masking_volume));
        if let Some((_, level)) = &self.noise {
            level.gain().set_value(self.masking_volume);
        }
    }

    /// Plays a cue. It takes [`cues::length_ms`], whether it can be heard or not.
    pub fn cue(&self, cue: Cue) {
        let Some(context) = &self.context else { return };
        let samples: Vec<f32> =
            cues::samples(cue, RATE).into_iter().map(|sample| f32::from(sample) / f32::from(i16::MAX)).collect();
        let _ = buffer(context, &samples).and_then(|buffer| {
            let (source, _) = source(context, &buffer, self.cue_volume)?;
            source.start().ok()
        });
    }

    /// Switches the masking sound, which comes and goes softly.
    pub fn masking(&mut self, masking: Masking) {
        let Some(context) = self.context.clone() else { return };
        let fade = FADE_MS as f64 / 1000.0;
        let now = context.current_time();
        match (masking, self.noise.take()) {
            (Masking::On, None) => {
                let samples: Vec<f32> = Noise::default().take((RATE * NOISE_S) as usize).collect();
                self.noise = buffer(&context, &samples).and_then(|buffer| {
                    let (source, level) = source(&context, &buffer, 0.0)?;
                    source.set_loop(true);
                    source.start().ok()?;
                    level.gain().linear_ramp_to_value_at_time(self.masking_volume, now + fade).ok()?;
                    Some((source, level))
                });
            }
            (Masking::On, playing) => self.noise = playing,
            (Masking::Off, Some((source, level))) => {
                let _ = level.gain().set_value_at_time(self.masking_volume, now);
                let _ = level.gain().linear_ramp_to_value_at_time(0.0, now + fade);
                let _ = AudioScheduledSourceNode::stop_with_when(&source, now + fade);
            }
            (Masking::Off, None) => {}
        }
    }
}

fn buffer(context: &AudioContext, samples: &[f32]) -> Option<AudioBuffer> {
    let buffer = context.create_buffer(1, samples.len() as u32, RATE as f32).ok()?;
    buffer.copy_to_channel(samples, 0).ok()?;
    Some(buffer)
}

/// Something to be started, at its loudness.
fn source(context: &AudioContext, buffer: &AudioBuffer, volume: f32) -> Option<(AudioBufferSourceNode, GainNode)> {
    let (source, level) = (context.create_buffer_source().ok()?, context.create_gain().ok()?);
    source.set_buffer(Some(buffer));
    level.gain().set_value(volume);
    source.connect_with_audio_node(&level).ok()?;
    level.connect_with_audio_node(&context.destination()).ok()?;
    Some((source, level))
}
