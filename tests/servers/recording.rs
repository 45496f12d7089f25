//! What was heard, by sample and by clock.

use super::{RATE, Recording, SETTLED, Stretch};

impl Recording {
    /// The stretches of sound between silences of at least `gap_ms`.
    pub fn stretches(&self, gap_ms: usize) -> Vec<Stretch> {
        let ms = |at: usize| at as f64 * 1000.0 / RATE as f64;
        let mut found: Vec<Stretch> = Vec::new();
        let mut last = None;
        for (at, sample) in self.samples.iter().enumerate() {
            if sample.unsigned_abs() <= 40 {
                continue;
            }
            match (last, found.last_mut()) {
                (Some(last), Some(stretch)) if at - last <= gap_ms * RATE / 1000 => stretch.to_ms = ms(at),
                _ => found.push(Stretch { from_ms: ms(at), to_ms: ms(at) }),
            }
            last = Some(at);
        }
        found
    }

    /// When the first sound after that time was heard, in microseconds since 1970.
    pub fn first_sound_us(&self, after_us: u64) -> Option<u64> {
        let began_us = self.began_us(after_us);
        let from = position(after_us - began_us);
        let at = self.samples.iter().skip(from).position(|sample| sample.unsigned_abs() > 40)?;
        Some(began_us + time_us(from + at))
    }

    /// When the last sound before that time was heard, in microseconds since 1970.
    pub fn last_sound_us(&self, before_us: u64) -> Option<u64> {
        let began_us = self.began_us(before_us);
        let until = position(before_us - began_us);
        let at = self.samples.iter().take(until).rposition(|sample| sample.unsigned_abs() > 40)?;
        Some(began_us + time_us(at))
    }

    /// When the recording began, as it looks around that time: the clock of the null sink is not quite that of the
    /// machine. Of all chunks the one that came soonest says it best; the first ones come in a heap.
    pub fn began_us(&self, around_us: u64) -> u64 {
        let near = |(came_us, length): &&(u64, usize)| *length > SETTLED && came_us.abs_diff(around_us) < 1_000_000;
        let began = |(came_us, length): &(u64, usize)| came_us - time_us(*length);
        self.chunks.iter().filter(near).map(began).min().expect("it was recorded then")
    }
}

fn time_us(samples: usize) -> u64 {
    samples as u64 * 1_000_000 / RATE as u64
}

fn position(time_us: u64) -> usize {
    time_us as usize * RATE / 1_000_000
}
