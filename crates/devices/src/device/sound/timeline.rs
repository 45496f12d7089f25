//! The tape: clips one after the other, exact to the sample, and when each of them is heard.
//!
//! `rodio::Player` could queue clips too, but after `stop` its `append` waits without limit for a stream that may be
//! gone; and it knows neither silence of an exact length nor when the first sample of a clip is heard.

use std::collections::VecDeque;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

use super::feed::{Fed, Feed};
use super::levels::{Channel, Levels};
use super::{RATE, Report, SoundReport};
use crate::device::played::{Copier, Played};
use protocol::UtteranceId;

/// New clips are looked for every so many samples: less than a millisecond.
const LOOK_EVERY: u64 = 16;

/// While it waits for the first samples, a tape looks so often whether it was silenced.
const LOOK_WHILE_WAITING: Duration = Duration::from_millis(5);

/// Between two gulps of the stream there is at least so much time.
const BETWEEN_GULPS: Duration = Duration::from_millis(5);
/// A gap that is longer is no hiccup but a machine that slept: it is not made up for.
const LONGEST_HICCUP: Duration = Duration::from_secs(2);

/// One clip on the tape, with the silence before it.
pub(super) struct Clip {
    pub id: UtteranceId,
    /// Silence before the clip, in samples.
    pub lead: u64,
    pub feed: Feed,
    pub channel: Channel,
}

/// The source that plays the clips. It never ends: without a clip it is silent.
pub(super) struct Timeline {
    coming: Receiver<Clip>,
    clips: VecDeque<Clip>,
    silenced: bool,
    begun: bool,
    levels: Arc<Levels>,
    /// The number of the stream, for reports.
    run: u64,
    report: Report,
    /// Samples consumed, also for those who watch whether the stream moves.
    consumed: u64,
    position: Arc<AtomicU64>,
    heard_from: Option<Instant>,
    looked_at: Option<Instant>,
    /// What time it is: in tests the time that they let pass.
    clock: fn() -> Instant,
    gulps: u32,
    /// By how many samples the stream is behind because it has run dry.
    late: u64,
    /// A copy of all that is heard.
    copier: Copier,
    played: Arc<Played>,
}

impl Timeline {
    /// A tape that takes clips from `coming`, publishes its position, names `run` in its reports, and puts a copy of what
    /// is heard into `played`. When the other end of `coming` is dropped, it is silenced.
    pub fn new(
        coming: Receiver<Clip>,
        levels: Arc<Levels>,
        position: Arc<AtomicU64>,
        run: u64,
        report: Report,
        played: Arc<Played>,
    ) -> Self {
        Self {
            coming,
            clips: VecDeque::new(),
            silenced: false,
            begun: false,
            levels,
            run,
            report,
            consumed: 0,
            position,
            heard_from: None,
            looked_at: None,
            clock: Instant::now,
            gulps: 0,
            late: 0,
            copier: Copier::new(run),
            played,
        }
    }

    /// Waits until the first clip that has come has samples. A stream swallows its first buffer in one gulp: opened
    /// any sooner, it would begin with silence.
    ///
    /// A tape that is silenced meanwhile waits no longer.
    pub fn wait_for_first(&mut self, limit: Duration) {
        let until = Instant::now() + limit;
        loop {
            self.take_clips();
            let waits = self.clips.front_mut().is_some_and(|clip| clip.feed.waits(LOOK_WHILE_WAITING));
            if !waits || Instant::now() >= until {
                return;
            }
        }
    }

    /// Whether nothing of it may be heard any more.
    pub fn is_silenced(&self) -> bool {
        self.silenced
    }

    fn take_clips(&mut self) {
        loop {
            match self.coming.try_recv() {
                Ok(clip) => self.clips.push_back(clip),
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => {
                    self.silenced = true;
                    return self.clips.clear();
                }
            }
        }
    }

    fn look(&mut self) {
        self.take_clips();
        self.position.store(self.consumed, Ordering::Relaxed);
        let now = (self.clock)();
        if self.looked_at.replace(now).is_none_or(|before| now - before > BETWEEN_GULPS) {
            self.gulps += 1;
        }
        // The first sample is heard at once, and no sample before it is consumed. When the stream has run dry,
        // everything is heard so much later, until the next silences make up for it. The second gulp only tells how
        // long the stream took to begin.
        let latest = now.checked_sub(duration(self.consumed)).unwrap_or(now);
        let from = *self.heard_from.get_or_insert(latest);
        if let Some(gap) = latest.checked_duration_since(from) {
            self.heard_from = Some(latest);
            if self.gulps > 2 && gap < LONGEST_HICCUP {
                self.late += (gap.as_secs_f64() * f64::from(RATE.get())) as u64;
            }
        }
    }

    /// When the next sample will be heard.
    fn heard_at(&self) -> Instant {
        heard_at(self.heard_from, self.consumed)
    }

    fn sample(&mut self) -> f32 {
        while let Some(clip) = self.clips.front_mut() {
            let made_up = self.late.min(clip.lead);
            clip.lead -= made_up;
            self.late -= made_up;
            if clip.lead > 0 {
                clip.lead -= 1;
                return 0.0;
            }
            let (id, channel, fed) = (clip.id, clip.channel, clip.feed.next());
            if matches!(fed, Fed::NotYet) {
                return 0.0;
            }
            if !std::mem::replace(&mut self.begun, true) {
                (self.report)(SoundReport::Begins(self.run, id, self.heard_at()));
            }
            if let Fed::Sample(sample) = fed {
                return f32::from(sample) / 32_768.0 * self.levels.gain(channel);
            }
            (self.report)(SoundReport::Ends(self.run, id, self.heard_at()));
            self.begun = false;
            self.clips.pop_front();
        }
        0.0
    }
}

/// When the sample after so many is heard, of a tape of which the first one is heard then.
fn heard_at(from: Option<Instant>, consumed: u64) -> Instant {
    from.unwrap_or_else(Instant::now) + duration(consumed)
}

fn duration(samples: u64) -> Duration {
    Duration::from_nanos(samples * 1_000_000_000 / u64::from(RATE.get()))
}

impl Iterator for Timeline {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if self.consumed.is_multiple_of(LOOK_EVERY) {
            self.look();
        }
        let sample = self.sample();
        let (from, consumed) = (self.heard_from, self.consumed);
        self.copier.copy(sample, || heard_at(from, consumed), &self.played);
        self.consumed += 1;
        Some(sample)
    }
}

impl rodio::Source for Timeline {
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

    use super::super::feed::STARVED;
    use std::cell::Cell;

    use super::*;

    struct Bench {
        clips: Sender<Clip>,
        timeline: Timeline,
        reports: Arc<Mutex<Vec<SoundReport>>>,
    }

    fn bench() -> Bench {
        let (clips, coming) = channel();
        let reports = Arc::new(Mutex::new(Vec::new()));
        let kept = reports.clone();
        let report: Report = Arc::new(move |report| kept.lock().unwrap().push(report));
        let timeline =
            Timeline::new(coming, Arc::new(Levels::new(100, 100, 100)), Arc::default(), 7, report, Arc::default());
        Bench { clips, timeline, reports }
    }

    thread_local! {
        /// When the test began, and how long ago that is to it.
        static CLOCK: Cell<(Option<Instant>, Duration)> = const { Cell::new((None, Duration::ZERO)) };
    }

    /// The time that the test has let pass.
    fn passed() -> Instant {
        let (began, passed) = CLOCK.get();
        let began = began.unwrap_or_else(Instant::now);
        CLOCK.set((Some(began), passed));
        began + passed
    }

    /// Lets time pass.
    fn pass(time: Duration) {
        let (began, passed) = CLOCK.get();
        CLOCK.set((began, passed + time));
    }

    impl Bench {
        fn add(&self, id: u64, lead: u64, feed: Feed) {
            self.clips.send(Clip { id: UtteranceId(id), lead, feed, channel: Channel::Speech }).unwrap();
        }

        fn pull(&mut self, count: usize) -> Vec<f32> {
            self.timeline.by_ref().take(count).collect()
        }

        /// What was reported since the last time: what, of which clip, and when in milliseconds of tape.
        fn reports(&self) -> Vec<(&'static str, u64, u128)> {
            let from = self.timeline.heard_from.unwrap_or_else(Instant::now);
            let told = std::mem::take(&mut *self.reports.lock().unwrap());
            told.into_iter()
                .map(|report| match report {
                    SoundReport::Begins(7, id, at) => ("begins", id.0, (at - from).as_millis()),
                    SoundReport::Ends(7, id, at) => ("ends", id.0, (at - from).as_millis()),
                    report => panic!("{report:?}"),
                })
                .collect()
        }
    }

    fn loud(length: usize) -> Feed {
        Feed::whole(vec![16_384; length].into())
    }

    #[test]
    fn clips_follow_each_other_exact_to_the_sample() {
        let mut bench = bench();
        bench.add(1, 100, loud(50));
        bench.add(2, 7, loud(50));
        let heard = bench.pull(300);
        let loud: Vec<usize> = (0..300).filter(|&at| heard[at] != 0.0).collect();
        assert_eq!(loud, (100..150).chain(157..207).collect::<Vec<_>>());
    }

    #[test]
    fn a_clip_begins_after_its_lead_and_ends_after_its_last_sample() {
        let mut bench = bench();
        let second = RATE.get() as usize;
        bench.add(1, second as u64, loud(second / 2));
        bench.pull(second);
        assert_eq!(bench.reports(), []);
        bench.pull(1);
        assert_eq!(bench.reports(), [("begins", 1, 1000)]);
        bench.pull(second / 2);
        assert_eq!(bench.reports(), [("ends", 1, 1500)]);
    }

    #[test]
    fn what_a_stream_swallows_ahead_is_told_for_when_it_is_heard() {
        let mut bench = bench();
        let second = RATE.get() as usize;
        bench.add(1, 0, loud(10 * second));
        bench.pull(1);
        let first = bench.timeline.heard_from;
        // All at once, as into a buffer of ten seconds.
        bench.pull(10 * second);
        assert_eq!(bench.reports(), [("begins", 1, 0), ("ends", 1, 10_000)]);
        assert_eq!(bench.timeline.heard_from, first);
    }

    #[test]
    fn after_a_gap_everything_is_heard_later() {
        let mut bench = bench();
        bench.pull(1);
        let first = bench.timeline.heard_from;
        std::thread::sleep(Duration::from_millis(50));
        bench.pull(100);
        assert!(bench.timeline.heard_from.unwrap() - first.unwrap() > Duration::from_millis(40));
    }

    #[test]
    fn the_silence_after_a_gap_makes_up_for_it() {
        let mut bench = bench();
        let second = RATE.get() as usize;
        bench.add(1, 0, loud(1));
        bench.add(2, second as u64, loud(1));
        bench.add(3, second as u64, loud(1));
        bench.timeline.clock = passed;
        for _ in 0..2 {
            bench.pull(LOOK_EVERY as usize);
            pass(Duration::from_millis(100));
        }
        let heard = bench.pull(3 * second);
        let starts: Vec<usize> = (0..heard.len()).filter(|&at| heard[at] != 0.0).collect();
        let shorter_ms = (second - starts[0]) * 1000 / second;
        assert!((90..=200).contains(&shorter_ms), "{shorter_ms} ms shorter");
        assert_eq!(starts[1] - starts[0], second + 1, "the next silence is whole again");
    }

    #[test]
    fn a_growing_clip_waits_for_its_samples() {
        let mut bench = bench();
        let (chunks, coming) = channel();
        bench.add(3, 0, Feed::growing(coming));
        assert!(bench.pull(96).iter().all(|sample| *sample == 0.0));
        assert_eq!(bench.reports(), [], "nothing can be heard yet");
        chunks.send(vec![100; 20]).unwrap();
        assert!(bench.pull(20).iter().all(|sample| *sample != 0.0));
        drop(chunks);
        bench.pull(1);
        let told = bench.reports();
        assert_eq!(told.iter().map(|(what, id, _)| (*what, *id)).collect::<Vec<_>>(), [("begins", 3), ("ends", 3)]);
    }

    #[test]
    fn a_clip_without_samples_is_given_up() {
        let mut bench = bench();
        let (_chunks, coming) = channel();
        bench.add(1, 0, Feed::growing(coming));
        bench.add(2, 0, loud(10));
        let heard = bench.pull(STARVED as usize + 100);
        assert_eq!(heard.iter().filter(|sample| **sample != 0.0).count(), 10, "the next one is heard");
    }

    #[test]
    fn nothing_is_heard_of_a_tape_that_was_silenced() {
        let Bench { clips, mut timeline, .. } = bench();
        clips.send(Clip { id: UtteranceId(1), lead: 0, feed: loud(100), channel: Channel::Speech }).unwrap();
        assert_ne!(timeline.next(), Some(0.0));
        drop(clips);
        let rest: Vec<f32> = timeline.by_ref().take(100).collect();
        assert!(rest[LOOK_EVERY as usize..].iter().all(|sample| *sample == 0.0), "{rest:?}");
        assert!(timeline.is_silenced());
    }

    #[test]
    fn a_tape_that_is_silenced_waits_for_no_samples() {
        let Bench { clips, mut timeline, .. } = bench();
        let (_chunks, coming) = channel();
        let feed = Feed::growing(coming);
        clips.send(Clip { id: UtteranceId(1), lead: 0, feed, channel: Channel::Speech }).unwrap();
        let silence = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20));
            drop(clips);
        });
        timeline.wait_for_first(Duration::from_secs(600));
        assert!(timeline.is_silenced());
        silence.join().unwrap();
    }

    #[test]
    fn the_first_clip_can_be_waited_for() {
        let mut bench = bench();
        let (chunks, coming) = channel();
        bench.add(1, 0, Feed::growing(coming));
        let maker = std::thread::spawn(move || {
            chunks.send(Vec::new()).unwrap();
            std::thread::sleep(Duration::from_millis(30));
            chunks.send(vec![100; 20]).unwrap();
        });
        bench.timeline.wait_for_first(Duration::from_secs(5));
        assert!(bench.pull(20).iter().all(|sample| *sample != 0.0));
        maker.join().unwrap();
    }
}
