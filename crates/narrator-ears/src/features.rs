//! From the sound of a word to its template: the coarse shape of its spectrum at a few points in time.

use std::f32::consts::PI;
use std::ops::Range;

use sonora_fft::fft4g::Fft4g;

use recogniser::pipe::RATE_HZ;
use recogniser::template::{COEFFICIENTS, POINTS, Template};

/// The spectrum is taken of so many samples, 25 ms, so often, 10 ms.
const WINDOW: usize = RATE_HZ as usize / 40;
const STEP: usize = RATE_HZ as usize / 100;

/// The window with the silence that is put after it: the transform wants a power of two.
const LENGTH: usize = WINDOW.next_power_of_two();

/// Bands of the spectrum, as wide as ears tell them apart, between these frequencies.
const BANDS: usize = 24;
const LOWEST_HZ: f32 = 100.0;
const HIGHEST_HZ: f32 = 7_000.0;

/// What is so much quieter than the loudest is no part of the word any more, 30 dB, nor what is hardly louder than the
/// room: than the tenth part of all moments that is the quietest.
const QUIET: f32 = 1e-3;
const ROOM: usize = 10;
const ABOVE_ROOM: f32 = 4.0;

/// Where the room is so far below the word, its template is worth nothing; where so far, all.
const NOISY_DB: f32 = 20.0;
const QUIET_DB: f32 = 30.0;

/// The shape of a spectrum in steps that fit into a small number.
const SCALE: f32 = 5.0;

/// What is heard of a sound, moment by moment.
pub struct Features {
    moments: Vec<[f32; BANDS]>,
    /// What is quieter is the room.
    quiet: f32,
    /// How far the room is below the loudest, in decibels.
    above_room_db: f32,
}

impl Features {
    /// What is heard of this sound: one channel at [`RATE_HZ`].
    #[must_use]
    pub fn of(sound: &[i16]) -> Self {
        let moments = moments(sound);
        let mut sorted: Vec<f32> = moments.iter().map(loudness).collect();
        sorted.sort_by(f32::total_cmp);
        let (room, loudest) = (sorted.get(sorted.len() / ROOM), sorted.last());
        let quiet = room.unwrap_or(&0.0) * ABOVE_ROOM + loudest.unwrap_or(&0.0) * QUIET;
        let above_room_db = 10.0 * (loudest.unwrap_or(&0.0) / room.unwrap_or(&0.0).max(1.0)).max(1.0).log10();
        Self { moments, quiet, above_room_db }
    }

    /// How much templates of this sound are worth, from 0 to 1: where others talk or something hums, they are theirs too.
    #[must_use]
    pub fn worth(&self) -> f64 {
        f64::from((self.above_room_db - NOISY_DB) / (QUIET_DB - NOISY_DB)).clamp(0.0, 1.0)
    }

    /// The template of the word that was said within these samples, without the silence around it. None if there was none.
    #[must_use]
    pub fn template(&self, samples: Range<usize>) -> Option<Template> {
        let end = (samples.end / STEP).min(self.moments.len());
        let part = self.moments.get(samples.start / STEP..end)?;
        let is_loud = |moment: &[f32; BANDS]| loudness(moment) > self.quiet;
        let (first, last) = (part.iter().position(is_loud)?, part.iter().rposition(is_loud)?);
        let word = part.get(first..=last).filter(|word| word.len() >= POINTS)?;
        let shapes: Vec<_> = word.iter().map(|moment| shape(moment, self.quiet / BANDS as f32)).collect();
        let numbers = (0..POINTS).flat_map(|point| {
            let part = &shapes[point * shapes.len() / POINTS..(point + 1) * shapes.len() / POINTS];
            let mean = |at: usize| part.iter().map(|shape| shape[at]).sum::<f32>() / part.len() as f32;
            std::array::from_fn::<i8, COEFFICIENTS, _>(|at| (mean(at) * SCALE) as i8)
        });
        Template::try_from(numbers.collect::<Vec<i8>>()).ok()
    }
}

fn loudness(moment: &[f32; BANDS]) -> f32 {
    moment.iter().sum()
}

/// How much there is in each band, moment by moment.
fn moments(sound: &[i16]) -> Vec<[f32; BANDS]> {
    let (fourier, bands) = (Fft4g::new(LENGTH), bands());
    let hann = |at: usize| 0.5 - 0.5 * (2.0 * PI * at as f32 / WINDOW as f32).cos();
    let moment = |samples: &[i16]| {
        let mut bins = [0.0; LENGTH];
        for (at, (bin, sample)) in bins.iter_mut().zip(samples).enumerate() {
            *bin = f32::from(*sample) * hann(at);
        }
        fourier.rdft(&mut bins);
        // The first pair is not one bin but two: the lowest, which no band has, and the one after the last.
        let powers: Vec<f32> = bins.chunks_exact(2).map(|bin| bin.iter().map(|part| part * part).sum()).collect();
        std::array::from_fn(|band| weighed(&bands[band], &powers))
    };
    sound.windows(WINDOW).step_by(STEP).map(moment).collect()
}

fn weighed(band: &[f32], powers: &[f32]) -> f32 {
    band.iter().zip(powers).map(|(weight, power)| weight * power).sum()
}

/// How much of each frequency belongs to each band: triangles that overlap, of the same width in mels.
fn bands() -> Vec<Vec<f32>> {
    let mel = |hz: f32| 1_127.0 * (1.0 + hz / 700.0).ln();
    let (lowest, highest) = (mel(LOWEST_HZ), mel(HIGHEST_HZ));
    let width = (highest - lowest) / (BANDS + 1) as f32;
    let weight = |band: usize, bin: usize| {
        let away = mel(bin as f32 * RATE_HZ as f32 / LENGTH as f32) - lowest - width * (band + 1) as f32;
        (1.0 - away.abs() / width).max(0.0)
    };
    (0..BANDS).map(|band| (0..LENGTH / 2).map(|bin| weight(band, bin)).collect()).collect()
}

/// The cosine transform of how loud the bands are: the cepstrum without its first number, which is loudness, and without
/// its fine end, which is pitch.
fn shape(moment: &[f32; BANDS], floor: f32) -> [f32; COEFFICIENTS] {
    std::array::from_fn(|at| {
        let turn = |band: usize| (PI * (at + 1) as f32 * (band as f32 + 0.5) / BANDS as f32).cos();
        let sum: f32 = moment.iter().enumerate().map(|(band, power)| (power + floor).ln() * turn(band)).sum();
        sum * (2.0 / BANDS as f32).sqrt()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word of two vowels, each a resonance that pulses of the voice excite, in silence with a little noise.
    fn word(resonances_hz: [f32; 2], pitch_hz: f32, ms: usize, loudness: f32) -> Vec<i16> {
        let rate = RATE_HZ as f32;
        let half = RATE_HZ as usize * ms / 2_000;
        let (mut one, mut before, mut sound) = (0.0_f32, 0.0_f32, Vec::new());
        for at in 0..2 * half {
            let turn = 2.0 * PI * resonances_hz[at / half] / rate;
            let pulse = if (at as f32 * pitch_hz / rate).fract() < pitch_hz / rate { 1.0 } else { 0.0 };
            let now = pulse + 1.9 * turn.cos() * one - 0.9025 * before;
            (before, one) = (one, now);
            sound.push((now * loudness) as i16);
        }
        let noise = |count: usize| (0..count).map(|at| (at * 7919 % 21) as i16 - 10).collect::<Vec<_>>();
        let quiet = RATE_HZ as usize / 5;
        [noise(quiet), sound, noise(quiet)].concat()
    }

    fn template(sound: &[i16]) -> Template {
        Features::of(sound).template(0..sound.len()).unwrap()
    }

    #[test]
    fn no_loudness_length_or_pitch_is_kept() {
        let said = template(&word([500.0, 1_500.0], 120.0, 400, 3_000.0));
        let another = template(&word([1_500.0, 500.0], 120.0, 400, 3_000.0));
        let apart = said.distance(&another);
        for (what, sound) in [
            ("louder", word([500.0, 1_500.0], 120.0, 400, 6_000.0)),
            ("longer", word([500.0, 1_500.0], 120.0, 800, 3_000.0)),
            ("higher", word([500.0, 1_500.0], 150.0, 400, 3_000.0)),
        ] {
            let distance = said.distance(&template(&sound));
            assert!(distance < apart / 3.0, "{what}: {distance}, another word: {apart}");
        }
    }

    #[test]
    fn a_word_is_found_where_it_was_said() {
        let (one, other) = (word([500.0, 1_500.0], 120.0, 400, 3_000.0), word([1_500.0, 500.0], 120.0, 400, 3_000.0));
        let both = Features::of(&[one.clone(), other.clone()].concat());
        let first = both.template(0..one.len()).unwrap();
        let second = both.template(one.len()..one.len() + other.len()).unwrap();
        assert!(first.distance(&template(&one)) < first.distance(&template(&other)) / 3.0);
        assert!(second.distance(&template(&other)) < second.distance(&template(&one)) / 3.0);
    }

    #[test]
    fn of_silence_and_clicks_there_is_no_template() {
        assert_eq!(Features::of(&[]).template(0..usize::MAX), None);
        assert_eq!(Features::of(&[0; 16_000]).template(0..usize::MAX), None);
        let mut click = vec![0; 16_000];
        click[8_000] = 20_000;
        assert_eq!(Features::of(&click).template(0..usize::MAX), None);
    }
}
