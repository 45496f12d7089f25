//! Another number of samples a second, for devices that don't deliver [`RATE`]: a windowed sinc.

use std::f64::consts::PI;

use super::RATE;

/// Zero crossings of the sinc on each side: more are sharper and slower.
const CROSSINGS: f64 = 12.0;
/// What of the band is kept: the rest is for the filter to fall off.
const KEPT: f64 = 0.9;

/// Converts a stream of samples, piece by piece.
pub struct Resampler {
    /// For every position of a new sample between two old ones, the weights of the old ones around it.
    filters: Vec<Vec<f32>>,
    /// Old samples that are still needed.
    old: Vec<f32>,
    /// The first old sample that the next new one needs, and its position between two old ones.
    next: (usize, usize),
    /// How far each new sample is from the one before, in old samples: whole ones, and positions.
    step: (usize, usize),
    new: Vec<i16>,
}

impl Resampler {
    /// From so many samples a second to [`RATE`].
    #[must_use]
    pub fn new(rate: u32) -> Self {
        let common = gcd(rate, RATE);
        let (down, positions) = ((rate / common) as usize, (RATE / common) as usize);
        // The narrower of the two bands decides what may pass.
        let cutoff = KEPT * (f64::from(RATE) / f64::from(rate)).min(1.0);
        let half = (CROSSINGS / cutoff).ceil() as usize;
        let filters = (0..positions).map(|position| filter(half, position as f64 / positions as f64, cutoff));
        Self {
            filters: filters.collect(),
            old: vec![0.0; half],
            next: (0, 0),
            step: (down / positions, down % positions),
            new: Vec::new(),
        }
    }

    /// The new samples that these old ones bring. The last ones come with the next piece.
    pub fn resample(&mut self, samples: &[i16]) -> &[i16] {
        self.old.extend(samples.iter().map(|sample| f32::from(*sample)));
        self.new.clear();
        while let Some(around) = self.old.get(self.next.0..self.next.0 + self.filters[0].len()) {
            let sum: f32 =
                around.iter().zip(&self.filters[self.next.1]).map(|(sample, weight)| sample * weight).sum();
            self.new.push(sum.round() as i16);
            self.next.0 += self.step.0 + (self.next.1 + self.step.1) / self.filters.len();
            self.next.1 = (self.next.1 + self.step.1) % self.filters.len();
        }
        let passed = self.next.0.min(self.old.len());
        self.old.drain(..passed);
        self.next.0 -= passed;
        &self.new
    }
}

/// The weights of the `2 * half` old samples around a new one; they add up to one.
fn filter(half: usize, position: f64, cutoff: f64) -> Vec<f32> {
    let weight = |at: usize| {
        let distance = at as f64 - (half as f64 - 1.0) - position;
        let window = (PI * distance / (2.0 * half as f64)).cos().powi(2);
        let turn = PI * cutoff * distance;
        if turn.abs() < 1e-9 { window } else { window * turn.sin() / turn }
    };
    let weights: Vec<f64> = (0..2 * half).map(weight).collect();
    let sum: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| (weight / sum) as f32).collect()
}

fn gcd(one: u32, other: u32) -> u32 {
    if other == 0 { one } else { gcd(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A second of a tone at that rate, resampled in pieces as a device delivers them.
    fn second(rate: u32, hertz: f64) -> Vec<i16> {
        let sample = |at: u32| (20_000.0 * (2.0 * PI * hertz * f64::from(at) / f64::from(rate)).sin()) as i16;
        let tone: Vec<i16> = (0..rate).map(sample).collect();
        let mut resampler = Resampler::new(rate);
        tone.chunks(331).flat_map(|piece| resampler.resample(piece).to_vec()).collect()
    }

    fn loudest(samples: &[i16]) -> u16 {
        samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or_default()
    }

    #[test]
    fn a_tone_keeps_length_pitch_and_loudness_at_every_rate() {
        for rate in [8_000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000] {
            let heard = second(rate, 1000.0);
            assert!((15_950..=16_000).contains(&heard.len()), "{rate}: {}", heard.len());
            let crossings = heard.windows(2).filter(|pair| pair[0] < 0 && pair[1] >= 0).count();
            assert!((995..=1001).contains(&crossings), "{rate}: {crossings}");
            let loudest = loudest(&heard[1000..15_000]);
            assert!((19_600..=20_400).contains(&loudest), "{rate}: {loudest}");
        }
    }

    #[test]
    fn what_lies_above_the_band_does_not_come_back_as_something_else() {
        for (rate, hertz) in [(48_000, 9_000.0), (48_000, 15_000.0), (44_100, 10_000.0), (96_000, 30_000.0)] {
            let loudest = loudest(&second(rate, hertz)[1000..15_000]);
            assert!(loudest < 100, "{hertz} Hz at {rate}: {loudest}");
        }
    }
}
