//! How loud it is, and whether that will do.

use super::RATE;

/// The loudest tenth of a second counts: people pause.
const WINDOW: u32 = RATE / 10;
/// Below this peak nothing is connected: even a quiet room is louder.
const SILENT_PEAK: u16 = 4;
/// Below this mean, in the loudest window, a recogniser begins to guess (-40 dB of full scale).
const QUIET_RMS: u16 = 330;
/// A sample from here on may be cut off.
const FULL: u16 = 32_700;
/// So many samples at the limit are more than a click (2 ms).
const CLIPPED: usize = 32;

/// How loud something was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The loudest sample, from 0 to 32,768.
    pub peak: u16,
    /// The root mean square of the loudest tenth of a second, from 0 to 32,768.
    pub rms: u16,
    /// What to make of it.
    pub loudness: Loudness,
}

/// Whether a level will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loudness {
    /// No signal at all.
    Silent,
    /// Too quiet to be understood.
    TooQuiet,
    /// Good.
    Good,
    /// So loud that it is cut off.
    Clipping,
}

/// Measures a level while sound comes in.
#[derive(Clone, Debug, Default)]
pub struct Meter {
    peak: u16,
    full: usize,
    loudest: u64,
    window: u64,
    in_window: u32,
}

impl Meter {
    /// Takes in samples, 16,000 a second.
    pub fn hear(&mut self, samples: &[i16]) {
        for sample in samples {
            let sample = sample.unsigned_abs();
            self.peak = self.peak.max(sample);
            self.full += usize::from(sample >= FULL);
            self.window += u64::from(sample) * u64::from(sample);
            self.in_window += 1;
            if self.in_window == WINDOW {
                self.loudest = self.loudest.max(self.window);
                (self.window, self.in_window) = (0, 0);
            }
        }
    }

    /// The level of all that was heard.
    #[must_use]
    pub fn level(&self) -> Level {
        let rms = (self.loudest.max(self.window) as f64 / f64::from(WINDOW)).sqrt() as u16;
        let loudness = match self {
            Self { peak: ..SILENT_PEAK, .. } => Loudness::Silent,
            Self { full: CLIPPED.., .. } => Loudness::Clipping,
            _ if rms < QUIET_RMS => Loudness::TooQuiet,
            _ => Loudness::Good,
        };
        Level { peak: self.peak, rms, loudness }
    }
}

#[cfg(test)]
mod tests {
    use std::f64::consts::TAU;

    use super::*;

    /// Two seconds of a hum with that amplitude, for half of the time.
    fn loudness(amplitude: f64) -> Loudness {
        let mut meter = Meter::default();
        for at in 0..2 * RATE {
            let on = if at < RATE { amplitude } else { 0.0 };
            meter.hear(&[(on * (TAU * 150.0 * f64::from(at) / f64::from(RATE)).sin()) as i16]);
        }
        meter.level().loudness
    }

    #[test]
    fn every_loudness_has_its_verdict() {
        assert_eq!(Meter::default().level().loudness, Loudness::Silent);
        assert_eq!(loudness(0.0), Loudness::Silent);
        assert_eq!(loudness(2.0), Loudness::Silent);
        assert_eq!(loudness(30.0), Loudness::TooQuiet);
        assert_eq!(loudness(400.0), Loudness::TooQuiet);
        assert_eq!(loudness(1000.0), Loudness::Good);
        assert_eq!(loudness(30_000.0), Loudness::Good);
        assert_eq!(loudness(60_000.0), Loudness::Clipping);
    }

    #[test]
    fn a_click_is_neither_loud_nor_clipping() {
        let mut meter = Meter::default();
        meter.hear(&[0; 1000]);
        meter.hear(&[i16::MIN, i16::MAX]);
        meter.hear(&[0; 20_000]);
        assert_eq!(meter.level().peak, 32_768);
        assert_eq!(meter.level().loudness, Loudness::Good);
    }

    #[test]
    fn the_loudest_tenth_of_a_second_counts() {
        let mut meter = Meter::default();
        meter.hear(&[10; RATE as usize]);
        meter.hear(&[2000; WINDOW as usize]);
        meter.hear(&[10; RATE as usize]);
        assert_eq!(meter.level(), Level { peak: 2000, rms: 2000, loudness: Loudness::Good });
    }
}
