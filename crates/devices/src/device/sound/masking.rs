//! The masking sound: soft low noise, like rain, that covers rustle and taps.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sounds::noise::{FADE_MS, Noise};

use super::RATE;
use super::levels::{Channel, Levels};

/// The masking sound as it comes and goes.
pub(super) struct Masking {
    wanted: Arc<AtomicBool>,
    levels: Arc<Levels>,
    fade: f32,
    noise: Noise,
}

impl Masking {
    /// Noise that sounds while `wanted` is set.
    pub fn new(wanted: Arc<AtomicBool>, levels: Arc<Levels>) -> Self {
        Self { wanted, levels, fade: 0.0, noise: Noise::default() }
    }
}

impl Iterator for Masking {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let wanted = self.wanted.load(Ordering::Relaxed);
        if !wanted && self.fade <= 0.0 {
            return Some(0.0);
        }
        let step = 1000.0 / (FADE_MS as f32 * RATE.get() as f32);
        self.fade = (self.fade + if wanted { step } else { -step }).clamp(0.0, 1.0);
        Some(self.noise.next().unwrap_or(0.0) * self.fade * self.levels.gain(Channel::Masking))
    }
}

/// So many samples of masking sound, with its soft beginning and end, for a file.
pub fn masking_noise(samples: usize, levels: &Levels) -> Vec<i16> {
    let wanted = Arc::new(AtomicBool::new(true));
    let fade = (FADE_MS * u64::from(RATE.get()) / 1000) as usize;
    let loudness = Arc::new(Levels::copy_of(levels));
    let mut noise = Masking::new(Arc::clone(&wanted), loudness);
    let mut all = Vec::with_capacity(samples);
    for at in 0..samples {
        if at + fade == samples {
            wanted.store(false, Ordering::Relaxed);
        }
        all.push((noise.next().unwrap_or(0.0) * f32::from(i16::MAX)) as i16);
    }
    all
}

impl rodio::Source for Masking {
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
    use super::*;

    fn loudest(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |loudest, sample| loudest.max(sample.abs()))
    }

    #[test]
    fn masking_comes_and_goes_softly() {
        let wanted = Arc::new(AtomicBool::new(false));
        let mut masking = Masking::new(wanted.clone(), Arc::new(Levels::new(100, 100, 100)));
        let mut pull = |count: usize| masking.by_ref().take(count).collect::<Vec<_>>();
        let second = RATE.get() as usize;
        assert_eq!(loudest(&pull(second)), 0.0);

        wanted.store(true, Ordering::Relaxed);
        let rising = pull(second);
        assert!(loudest(&rising[..200]) < 0.05, "it begins softly");
        assert!(loudest(&rising) > 0.2, "then it can be heard");
        assert!(loudest(&pull(60 * second)) <= 1.0, "and never clips");

        wanted.store(false, Ordering::Relaxed);
        let falling = pull(second);
        assert!(loudest(&falling[..200]) > 0.1, "it does not stop hard");
        assert_eq!(loudest(&falling[second / 2..]), 0.0, "then it is gone");
    }
}
