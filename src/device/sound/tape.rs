//! The tape: clips one after the other, exact to the sample, and how far they have been heard.
//!
//! `rodio::Player` could queue clips too, but after `stop` its `append` waits without limit for a stream
//! that may be gone; and it knows neither silence of an exact length nor the first sample of a clip.

use std::collections::VecDeque;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use super::levels::{Channel, Levels};
use super::{RATE, Report, SoundReport};
use crate::session::UtteranceId;

/// Orders are looked for every so many samples: 16 are less than a millisecond.
const ORDERS_EVERY: u32 = 16;
/// A clip that is silenced fades over so many samples (3 ms): a hard cut would click.
const RELEASE: usize = 66;

/// A clip whose samples stay away for so long (3 s) is given up.
const STARVED: u32 = 3 * RATE.get();

/// What the tape is told to do.
pub(super) enum Order {
    /// Add a clip at the end.
    Append(Clip),
    /// Stop what is heard, forget what is queued.
    Silence,
}

/// One clip on the tape, with the silence before it.
pub(super) struct Clip {
    pub id: UtteranceId,
    /// Silence before the clip, in samples.
    pub lead: u64,
    pub feed: Feed,
    pub channel: Channel,
    pub begun: bool,
}

/// Where the samples of a clip come from.
pub enum Feed {
    /// They are all there.
    Whole(Whole),
    /// They come in while the clip is heard.
    Growing(Growing),
}

impl Feed {
    /// A feed of samples that are all there.
    #[must_use]
    pub fn whole(samples: Arc<[i16]>) -> Self {
        Self::Whole(Whole { samples, next: 0 })
    }

    /// A feed of samples that come in through a channel and end with it.
    #[must_use]
    pub fn growing(chunks: Receiver<Vec<i16>>) -> Self {
        Self::Growing(Growing { chunks, chunk: Vec::new(), next: 0, waited: 0 })
    }

    fn next(&mut self) -> Fed {
        match self {
            Self::Whole(whole) => whole.next(),
            Self::Growing(growing) => growing.next(),
        }
    }
}

/// Samples that are all there.
pub struct Whole {
    samples: Arc<[i16]>,
    next: usize,
}

impl Whole {
    fn next(&mut self) -> Fed {
        let Some(&sample) = self.samples.get(self.next) else {
            return Fed::End;
        };
        self.next += 1;
        Fed::Sample(sample)
    }
}

/// Samples that come in while they are heard.
pub struct Growing {
    chunks: Receiver<Vec<i16>>,
    chunk: Vec<i16>,
    next: usize,
    waited: u32,
}

impl Growing {
    fn next(&mut self) -> Fed {
        while self.next >= self.chunk.len() {
            match self.chunks.try_recv() {
                Ok(chunk) => (self.chunk, self.next, self.waited) = (chunk, 0, 0),
                Err(TryRecvError::Empty) if self.waited < STARVED => {
                    self.waited += 1;
                    return Fed::NotYet;
                }
                Err(TryRecvError::Empty) => return Fed::End,
                Err(TryRecvError::Disconnected) => return Fed::End,
            }
        }
        let sample = self.chunk[self.next];
        self.next += 1;
        Fed::Sample(sample)
    }
}

enum Fed {
    Sample(i16),
    NotYet,
    End,
}

/// The source that plays the clips. It never ends: without a clip it is silent.
pub(super) struct Tape {
    orders: Receiver<Order>,
    clips: VecDeque<Clip>,
    fading: VecDeque<f32>,
    levels: Arc<Levels>,
    position: Arc<AtomicU64>,
    until_orders: u32,
    run: u64,
    report: Report,
}

impl Tape {
    /// A tape that counts consumed samples in `position` and names `run` in its reports.
    pub fn new(
        orders: Receiver<Order>,
        levels: Arc<Levels>,
        position: Arc<AtomicU64>,
        run: u64,
        report: Report,
    ) -> Self {
        Self {
            orders,
            clips: VecDeque::new(),
            fading: VecDeque::new(),
            levels,
            position,
            until_orders: 0,
            run,
            report,
        }
    }

    fn take_orders(&mut self) {
        self.position.fetch_add(u64::from(ORDERS_EVERY), Ordering::Relaxed);
        while let Ok(order) = self.orders.try_recv() {
            match order {
                Order::Append(clip) => self.clips.push_back(clip),
                Order::Silence => self.silence(),
            }
        }
    }

    fn silence(&mut self) {
        let Some(mut clip) = self.clips.drain(..).next() else {
            return;
        };
        if clip.lead > 0 {
            return;
        }
        let gain = self.levels.gain(clip.channel);
        for left in (0..RELEASE).rev() {
            let Fed::Sample(sample) = clip.feed.next() else {
                break;
            };
            self.fading.push_back(scaled(sample, gain) * left as f32 / RELEASE as f32);
        }
    }

    fn sample(&mut self) -> f32 {
        if let Some(sample) = self.fading.pop_front() {
            return sample;
        }
        while let Some(clip) = self.clips.front_mut() {
            if clip.lead > 0 {
                clip.lead -= 1;
                return 0.0;
            }
            let fed = clip.feed.next();
            if matches!(fed, Fed::NotYet) {
                return 0.0;
            }
            if !clip.begun {
                clip.begun = true;
                (self.report)(SoundReport::Began(self.run, clip.id));
            }
            if let Fed::Sample(sample) = fed {
                return scaled(sample, self.levels.gain(clip.channel));
            }
            (self.report)(SoundReport::Ended(self.run, clip.id));
            self.clips.pop_front();
        }
        0.0
    }
}

fn scaled(sample: i16, gain: f32) -> f32 {
    f32::from(sample) / 32_768.0 * gain
}

impl Iterator for Tape {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if self.until_orders == 0 {
            self.until_orders = ORDERS_EVERY;
            self.take_orders();
        }
        self.until_orders -= 1;
        Some(self.sample())
    }
}

impl rodio::Source for Tape {
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
    use std::sync::Mutex;
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    struct Bench {
        orders: Sender<Order>,
        tape: Tape,
        reports: Arc<Mutex<Vec<SoundReport>>>,
    }

    fn bench() -> Bench {
        let (orders, receiver) = channel();
        let reports = Arc::new(Mutex::new(Vec::new()));
        let kept = reports.clone();
        let report: Report = Arc::new(move |report| kept.lock().unwrap().push(report));
        let tape = Tape::new(receiver, Arc::new(Levels::new(100, 100, 100)), Arc::default(), 7, report);
        Bench { orders, tape, reports }
    }

    fn clip(id: u64, lead: u64, length: usize) -> Order {
        let feed = Feed::whole(vec![16_384; length].into());
        Order::Append(Clip { id: UtteranceId(id), lead, feed, channel: Channel::Speech, begun: false })
    }

    impl Bench {
        fn pull(&mut self, count: usize) -> Vec<f32> {
            self.tape.by_ref().take(count).collect()
        }

        fn reports(&self) -> Vec<SoundReport> {
            std::mem::take(&mut *self.reports.lock().unwrap())
        }
    }

    #[test]
    fn clips_follow_each_other_exact_to_the_sample() {
        let mut bench = bench();
        bench.orders.send(clip(1, 100, 50)).unwrap();
        bench.orders.send(clip(2, 7, 50)).unwrap();
        let heard = bench.pull(300);
        let loud: Vec<usize> = (0..300).filter(|&at| heard[at] != 0.0).collect();
        assert_eq!(loud, (100..150).chain(157..207).collect::<Vec<_>>());
    }

    #[test]
    fn a_clip_begins_after_its_lead_and_ends_after_its_last_sample() {
        let mut bench = bench();
        bench.orders.send(clip(1, 10, 5)).unwrap();
        bench.pull(10);
        assert_eq!(bench.reports(), []);
        bench.pull(1);
        assert_eq!(bench.reports(), [SoundReport::Began(7, UtteranceId(1))]);
        bench.pull(4);
        assert_eq!(bench.reports(), []);
        bench.pull(1);
        assert_eq!(bench.reports(), [SoundReport::Ended(7, UtteranceId(1))]);
    }

    #[test]
    fn silence_fades_and_forgets_the_rest() {
        let mut bench = bench();
        bench.orders.send(clip(1, 0, 5000)).unwrap();
        bench.orders.send(clip(2, 0, 5000)).unwrap();
        bench.pull(160);
        bench.orders.send(Order::Silence).unwrap();
        let after = bench.pull(5000);
        assert!(after[..RELEASE - 1].windows(2).all(|pair| pair[1] < pair[0]), "it fades");
        assert!(after[RELEASE..].iter().all(|sample| *sample == 0.0), "then it is silent");
        assert_eq!(bench.reports(), [SoundReport::Began(7, UtteranceId(1))]);
    }

    #[test]
    fn a_clip_without_samples_is_given_up() {
        let mut bench = bench();
        let (_chunks, receiver) = channel();
        let feed = Feed::growing(receiver);
        let stuck = Clip { id: UtteranceId(1), lead: 0, feed, channel: Channel::Speech, begun: false };
        bench.orders.send(Order::Append(stuck)).unwrap();
        bench.orders.send(clip(2, 0, 10)).unwrap();
        let heard = bench.pull(STARVED as usize + 100);
        assert_eq!(heard.iter().filter(|sample| **sample != 0.0).count(), 10, "the next one is heard");
    }

    #[test]
    fn a_growing_clip_waits_for_its_samples() {
        let mut bench = bench();
        let (chunks, receiver) = channel();
        let feed = Feed::growing(receiver);
        let clip = Clip { id: UtteranceId(3), lead: 0, feed, channel: Channel::Cue, begun: false };
        bench.orders.send(Order::Append(clip)).unwrap();
        assert!(bench.pull(100).iter().all(|sample| *sample == 0.0));
        assert_eq!(bench.reports(), [], "nothing can be heard yet");
        chunks.send(vec![100; 20]).unwrap();
        assert!(bench.pull(20).iter().all(|sample| *sample != 0.0));
        drop(chunks);
        bench.pull(1);
        assert_eq!(bench.reports(), [SoundReport::Began(7, UtteranceId(3)), SoundReport::Ended(7, UtteranceId(3))]);
    }
}
