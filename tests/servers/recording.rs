//! What was heard, by sample and by clock.

use std::ops::Range;
use std::time::Duration;

use super::in_time::notice;
use super::{RATE, Recorder, Recording, SETTLED, Stretch, wait_for};

impl Recorder {
    /// How many samples there are by now.
    pub fn length(&self) -> usize {
        self.heard.lock().unwrap().samples.len()
    }

    /// A part of what was recorded so far, by the numbers of its samples.
    pub fn part(&self, samples: Range<usize>) -> Recording {
        Recording::of(self.heard.lock().unwrap().samples[samples].to_vec())
    }

    /// Waits for the first sound from that sample on, however soft; how many samples of silence come before it.
    pub fn wait_for_sound(&self, from: usize) -> usize {
        let mut silence = None;
        wait_for("a sound", || {
            let heard = self.heard.lock().unwrap();
            silence = heard.samples[from..].iter().position(|sample| *sample != 0);
            silence.is_some()
        });
        silence.unwrap()
    }

    /// Waits until something was heard from that sample on, and then nothing for so long.
    pub fn wait_until_over(&self, from: usize, silence_ms: usize) {
        self.wait_for_sound(from);
        wait_for("silence", || self.is_silent(silence_ms));
    }
}

impl Recording {
    /// What would be recorded of these samples.
    pub fn of(samples: Vec<i16>) -> Self {
        Self { samples, chunks: Vec::new() }
    }

    /// All samples that there are now have come by then.
    pub(super) fn came(&mut self, now_us: u64) {
        let length = self.samples.len();
        if let Some((before_us, before)) = self.chunks.last().filter(|(_, before)| *before > SETTLED) {
            // Less sound than time: the server, the recorder or whoever reads it was not let do its work.
            let late_us = now_us.saturating_sub(before_us + time_us(length - before));
            notice("a recorder", Duration::from_micros(late_us));
        }
        self.chunks.push((now_us, length));
    }

    /// The time from its first sound to its last one, in milliseconds.
    pub fn sound_ms(&self) -> f64 {
        let heard = self.stretches(100);
        let ends = heard.first().zip(heard.last());
        ends.map_or(0.0, |(first, last)| last.to_ms - first.from_ms)
    }

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
