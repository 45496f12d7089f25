//! Takes what the narrator plays itself out of what the microphone hears, so that somebody can be heard meanwhile.
//!
//! What was played comes with the moment at which it is heard, what the microphone delivers with the moment at which it
//! came. Both are put on one clock, counted in samples, and an echo canceller finds what is left of the delay between
//! them, and how the room sounds.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use sonora::config::EchoCanceller;
use sonora::{AudioProcessing, Config, StreamConfig};

use super::RATE;
use crate::device::microphone::Resampler;
use crate::device::played::{Block, Played};

/// Samples that are cancelled at a time: 10 ms.
const FRAME: usize = RATE as usize / 100;
/// What was heard is held back so long (150 ms): a loudspeaker can be ahead of its time, and what it plays has to be known
/// before its echo is.
const HELD: i64 = RATE as i64 * 15 / 100;
/// What was played counts as one piece unless it is off by more than this (20 ms).
const OFF: i64 = RATE as i64 / 50;
/// A gap that is longer than this (1 s) is no gap in one sound.
const LONGEST_GAP: i64 = RATE as i64;
/// The clock of the microphone is set anew if nothing came closer to it than this (30 ms) for [`WATCHED`].
const LATE: i64 = RATE as i64 * 3 / 100;
/// So long its lateness is watched (2 s).
const WATCHED: i64 = RATE as i64 * 2;

/// Of what was heard, one part in so many has to be left of a frame (-9 dB), or it was the narrator's own.
const LEFT: u64 = 8;
/// After such a frame so many are passed as they are (0.2 s): words have soft ends.
const PASSED: usize = 20;

/// A canceller for one microphone.
pub(super) struct Echo {
    canceller: AudioProcessing,
    epoch: Instant,
    microphone: Clock,
    /// What was heard and not yet cancelled, and the moment of its first sample.
    held: VecDeque<i16>,
    held_from: i64,
    line: Line,
    /// So many frames more are passed: somebody speaks besides the narrator.
    passing: usize,
}

impl Echo {
    /// Takes out what is in `played`.
    pub fn new(played: Arc<Played>) -> Self {
        let stream = StreamConfig::new(RATE, 1);
        let config = Config { echo_canceller: Some(EchoCanceller::default()), ..Config::default() };
        let canceller =
            AudioProcessing::builder().config(config).capture_config(stream).render_config(stream).build();
        let epoch = Instant::now();
        Self {
            canceller,
            epoch,
            microphone: Clock::default(),
            held: VecDeque::new(),
            held_from: 0,
            line: Line { played, run: 0, resampler: Resampler::new(Block::RATE), samples: VecDeque::new(), from: 0 },
            passing: 0,
        }
    }

    /// These samples came then. Nobody has to be heard in them.
    pub fn pass(&mut self, samples: usize, now: Instant) {
        let now = self.moment(now);
        self.microphone.came(samples as i64, now);
        self.held.clear();
        self.line.gather(self.epoch);
        self.line.forget_before(self.microphone.next - HELD);
    }

    /// These samples came then; what was heard a moment ago, without what the narrator played.
    pub fn clean(&mut self, samples: &[i16], now: Instant) -> Vec<i16> {
        let now = self.moment(now);
        let from = self.microphone.came(samples.len() as i64, now);
        if self.held.is_empty() {
            self.held_from = from;
        }
        self.held.extend(samples);
        self.line.gather(self.epoch);
        let mut clean = Vec::with_capacity(samples.len() + FRAME);
        while self.held.len() >= FRAME && self.held_from + FRAME as i64 + HELD <= now {
            let frame: Vec<i16> = self.held.drain(..FRAME).collect();
            let played = self.line.frame(self.held_from + HELD);
            self.held_from += FRAME as i64;
            clean.extend(self.cancel(&played, &frame));
        }
        clean
    }

    /// A frame without what was played. If little is left of it, or it can't be cancelled, it is silence: the narrator does
    /// not hear itself.
    fn cancel(&mut self, played: &[i16; FRAME], heard: &[i16]) -> [i16; FRAME] {
        let mut clean = [0; FRAME];
        let rendered = self.canceller.process_render_i16(played, &mut [0; FRAME]);
        let cancelled = rendered.and_then(|()| self.canceller.process_capture_i16(heard, &mut clean));
        if let Err(error) = cancelled {
            tracing::warn!(%error, "no echo cancelled");
            return [0; FRAME];
        }
        if energy(&clean) * LEFT > energy(heard) {
            self.passing = PASSED;
        }
        self.passing = self.passing.saturating_sub(1);
        if self.passing == 0 { [0; FRAME] } else { clean }
    }

    fn moment(&self, at: Instant) -> i64 {
        moment(self.epoch, at)
    }
}

fn energy(samples: &[i16]) -> u64 {
    samples.iter().map(|sample| u64::from(sample.unsigned_abs()).pow(2)).sum()
}

/// Samples since then, at [`RATE`].
fn moment(epoch: Instant, at: Instant) -> i64 {
    let of = |time: std::time::Duration| (time.as_nanos() * u128::from(RATE) / 1_000_000_000) as i64;
    at.checked_duration_since(epoch).map_or_else(|| -of(epoch - at), of)
}

/// When samples were heard that come in heaps, some sooner and some later.
#[derive(Default)]
struct Clock {
    /// The moment of the next sample; 0 before the first.
    next: i64,
    /// The least that anything came late lately.
    late: Option<i64>,
    watched: i64,
}

impl Clock {
    /// So many samples have come by then; the moment of the first.
    fn came(&mut self, samples: i64, now: i64) -> i64 {
        let late = now - samples - self.next;
        self.late = Some(self.late.map_or(late, |least| least.min(late)));
        self.watched += samples;
        if self.next == 0 || late < 0 || (self.watched >= WATCHED && self.late.is_some_and(|least| least > LATE)) {
            // Nothing comes before it was heard; and what always comes late was heard later.
            self.next += self.late.take().unwrap_or_default();
        }
        if self.watched >= WATCHED || self.late.is_none() {
            self.late = None;
            self.watched = 0;
        }
        let from = self.next;
        self.next += samples;
        from
    }
}

/// What was played, at the rate of the microphone.
struct Line {
    played: Arc<Played>,
    run: u64,
    resampler: Resampler,
    samples: VecDeque<i16>,
    /// The moment of the first of them.
    from: i64,
}

impl Line {
    /// Appends what was played since.
    fn gather(&mut self, epoch: Instant) {
        while let Some(block) = self.played.take() {
            if block.run != self.run {
                self.run = block.run;
                self.resampler = Resampler::new(Block::RATE);
            }
            self.join(moment(epoch, block.heard_at));
            self.samples.extend(self.resampler.resample(&block.samples));
        }
    }

    /// Makes it end at that moment, if it does not by itself.
    fn join(&mut self, at: i64) {
        let gap = at - self.from - self.samples.len() as i64;
        if self.samples.is_empty() || gap > LONGEST_GAP {
            self.samples.clear();
            self.from = at;
        } else if gap > OFF {
            self.samples.extend(std::iter::repeat_n(0, gap as usize));
        } else if gap < -OFF {
            // A stream that was cut off: what it had taken ahead was never heard.
            self.samples.truncate((at - self.from).max(0) as usize);
            self.from = self.from.min(at);
        }
    }

    fn forget_before(&mut self, at: i64) {
        let past = (at - self.from).clamp(0, self.samples.len() as i64);
        self.samples.drain(..past as usize);
        self.from += past;
    }

    /// What is heard from that moment on; silence where nothing was played.
    fn frame(&mut self, at: i64) -> [i16; FRAME] {
        self.forget_before(at);
        let mut frame = [0; FRAME];
        let ahead = (self.from - at).clamp(0, FRAME as i64) as usize;
        for (to, sample) in frame[ahead..].iter_mut().zip(&self.samples) {
            *to = *sample;
        }
        frame
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::device::played::BLOCK;

    const SECONDS: usize = 8;
    /// What a microphone delivers at a time.
    const PIECE: usize = 256;

    /// Something like speech: noise that swells and ebbs four times a second, the same for each seed.
    fn speech(rate: u32, seconds: usize, seed: u64) -> Vec<i16> {
        let (mut state, mut low) = (seed, 0.0_f64);
        let sample = |at: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let white = (state >> 40) as f64 / f64::from(1 << 23) - 1.0;
            low += 0.3 * (white - low);
            let swell = (at as f64 / f64::from(rate) * 4.0 * std::f64::consts::PI).sin().abs();
            (low * swell * 14_000.0) as i16
        };
        (0..seconds * rate as usize).map(sample).collect()
    }

    /// How loud the second half is.
    fn loudness(samples: &[i16]) -> f64 {
        let half = &samples[samples.len() / 2..];
        (half.iter().map(|sample| f64::from(*sample).powi(2)).sum::<f64>() / half.len() as f64).sqrt()
    }

    /// What is left when the narrator has played something, and the room answers so much later, half as loud and with one
    /// reflection, while somebody speaks.
    fn cleaned(delay_ms: i64, near: &[i16]) -> Vec<i16> {
        let played = Arc::<Played>::default();
        let mut echo = Echo::new(played.clone());
        let epoch = echo.epoch;
        let far = speech(Block::RATE, SECONDS, 0x9E37_79B9_7F4A_7C15);
        let heard: Vec<i16> = Resampler::new(Block::RATE).resample(&far).to_vec();
        let late = |ms: i64, at: usize| {
            usize::try_from(at as i64 - ms * i64::from(RATE) / 1000).ok().and_then(|at| heard.get(at)).copied()
        };
        let room: Vec<i16> = (0..heard.len())
            .map(|at| {
                let echo =
                    late(delay_ms, at).unwrap_or_default() / 2 + late(delay_ms + 23, at).unwrap_or_default() / 4;
                echo + near.get(at).copied().unwrap_or_default()
            })
            .collect();
        let mut blocks = far.chunks_exact(BLOCK).enumerate().map(|(number, block)| Block {
            run: 1,
            heard_at: epoch + Duration::from_secs_f64((number * BLOCK) as f64 / f64::from(Block::RATE)),
            samples: block.try_into().unwrap(),
        });
        let mut clean = Vec::new();
        for (number, piece) in room.chunks(PIECE).enumerate() {
            let now = epoch + Duration::from_secs_f64(((number + 1) * PIECE) as f64 / f64::from(RATE));
            // A stream takes a fifth of a second ahead.
            while blocks.len() > 0 && blocks.clone().next().unwrap().heard_at < now + Duration::from_millis(200) {
                played.put(blocks.next().unwrap());
            }
            clean.extend(echo.clean(piece, now));
        }
        clean
    }

    #[test]
    fn what_the_narrator_plays_is_taken_out_of_what_is_heard_however_late_it_comes() {
        for delay_ms in [-100, 0, 40, 150] {
            let alone = cleaned(delay_ms, &[]);
            assert!(alone.len() > (SECONDS - 1) * RATE as usize, "{delay_ms} ms: {}", alone.len());
            let left = loudness(&alone);
            let heard = loudness(&speech(RATE, SECONDS, 0x9E37_79B9_7F4A_7C15)) / 2.0;
            assert!(left < heard / 10.0, "{delay_ms} ms later: {left:.0} of {heard:.0} are left");
        }
    }

    #[test]
    fn somebody_who_speaks_meanwhile_is_still_heard() {
        let near = speech(RATE, SECONDS, 0x2545_F491_4F6C_DD1D);
        let (both, said) = (loudness(&cleaned(40, &near)), loudness(&near));
        assert!(both > said / 3.0, "{both:.0} of {said:.0}");
    }

    #[test]
    fn what_comes_in_heaps_was_heard_one_after_the_other() {
        let mut clock = Clock::default();
        assert_eq!(clock.came(256, 10_256), 10_000, "the first one was heard just now");
        // Three at once, as after a pause of the thread: the last one was heard just now.
        assert_eq!([11_024, 11_024, 11_024].map(|now| clock.came(256, now)), [10_256, 10_512, 10_768]);
        // Nothing is heard before it comes.
        assert_eq!(clock.came(256, 11_200), 10_944);
        // What has come later than it should for two seconds was heard later.
        let moments: Vec<i64> = (1..=160).map(|piece| clock.came(256, 12_200 + piece * 256)).collect();
        assert_eq!(moments[0], 11_200);
        assert_eq!(moments[159], 12_200 + 159 * 256);
    }
}
