//! Sound of our own: clips, cues and masking, through one supervised stream.
//!
//! The stream is closed after a moment of quiet, because a running one costs the processor more than a
//! whole game, and opened again with the next clip. When the sound server goes away, [`Sound`] says so
//! once, tries again with growing pauses, and says once that sound is back.

#[cfg(target_os = "linux")]
mod cookie;
mod levels;
mod masking;
mod opener;
mod tape;

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

pub use levels::{Channel, Levels};
pub use masking::masking_noise;
pub use opener::speakers;
pub use tape::Feed;

use super::cues;
use crate::session::{Cue, Masking, Tuning, UtteranceId};
use opener::Job;
use tape::{Clip, Order, Tape};

/// Samples a second, one channel: what espeak-ng makes, and enough for cues and noise.
pub const RATE: NonZero<u32> = NonZero::new(22_050).unwrap();

/// Quiet for so long closes the stream.
const LINGER: Duration = Duration::from_secs(1);
/// A stream that takes longer to open than this is given up.
const OPENING: Duration = Duration::from_secs(4);
/// A stream that consumes nothing for so long is given up.
const STALLED: Duration = Duration::from_secs(2);
/// The first pause before sound is tried again; each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause before sound is tried again.
const LONGEST_PAUSE: Duration = Duration::from_secs(4);
/// A new stream counts as working once it has consumed so many samples (0.2 s, more than any buffer).
const PROVED: u64 = 4410;

/// What becomes of the stream and its clips. The number names the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundReport {
    /// The first sample of a clip was consumed.
    Began(u64, UtteranceId),
    /// The last sample of a clip was consumed.
    Ended(u64, UtteranceId),
    /// The stream is open.
    Opened(u64),
    /// The stream can't be opened, or has broken.
    Broken(u64, String),
}

/// Where reports go; called on the audio thread, so it must not wait.
pub type Report = Arc<dyn Fn(SoundReport) + Send + Sync>;

/// What the owner of [`Sound`] is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A clip has begun.
    Began(UtteranceId),
    /// A clip has ended.
    Ended(UtteranceId),
    /// There is no sound; every clip on its way is forgotten.
    Lost,
    /// There is sound again.
    Back,
}

/// What a change of settings did to the clips on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retuned {
    /// They go on.
    Kept,
    /// They are forgotten: sound comes from another loudspeaker now.
    Moved,
}

/// The loudspeaker: one stream, opened and closed as needed.
pub struct Sound {
    report: Report,
    levels: Arc<Levels>,
    masking: Arc<AtomicBool>,
    speaker: Option<String>,
    jobs: Option<Sender<Job>>,
    runs: u64,
    line: Line,
}

enum Line {
    Closed,
    Open(Run),
    Lost { again_at: Instant, pause: Duration },
    Trying { run: Run, pause: Duration },
}

/// One life of the stream.
struct Run {
    number: u64,
    orders: Sender<Order>,
    position: Arc<AtomicU64>,
    opened: bool,
    seen: u64,
    moved_at: Instant,
    quiet_since: Instant,
}

impl Sound {
    /// Sound as it is tuned. The stream is opened at once, so that the first clip comes fast.
    #[must_use]
    pub fn new(tuning: &Tuning, report: Report) -> Self {
        let mut sound = Self {
            report,
            levels: Arc::new(Levels::new(tuning.volume, tuning.cue_volume, tuning.masking_volume)),
            masking: Arc::default(),
            speaker: tuning.speaker.clone(),
            jobs: None,
            runs: 0,
            line: Line::Closed,
        };
        sound.line = Line::Open(sound.open());
        sound
    }

    /// Whether clips can be heard, as far as is known.
    #[must_use]
    pub fn works(&self) -> bool {
        matches!(self.line, Line::Closed | Line::Open(_))
    }

    /// Queues a clip after `lead_ms` milliseconds of silence. Without sound it is forgotten.
    pub fn append(&mut self, id: UtteranceId, lead_ms: u32, feed: Feed, channel: Channel) {
        let lead = u64::from(lead_ms) * u64::from(RATE.get()) / 1000;
        let clip = Clip { id, lead, feed, channel, begun: false };
        if matches!(self.line, Line::Closed) {
            self.line = Line::Open(self.open());
        }
        if let Line::Open(run) = &self.line {
            // A tape that is gone has reported why; the clip is queued anew when that is read.
            let _ = run.orders.send(Order::Append(clip));
        }
    }

    /// Queues a sound cue after `lead_ms` milliseconds of silence.
    pub fn cue(&mut self, id: UtteranceId, lead_ms: u32, cue: Cue) {
        let samples = cues::samples(cue, RATE.get()).into();
        self.append(id, lead_ms, Feed::whole(samples), Channel::Cue);
    }

    /// Stops what is heard and forgets what is queued. Masking goes on.
    pub fn silence(&mut self) {
        if let Line::Open(run) = &self.line {
            let _ = run.orders.send(Order::Silence);
        }
    }

    /// Switches the masking sound.
    pub fn mask(&mut self, masking: Masking) {
        self.masking.store(masking == Masking::On, Ordering::Relaxed);
        match &mut self.line {
            Line::Closed if masking == Masking::On => self.line = Line::Open(self.open()),
            Line::Open(run) => run.quiet_since = Instant::now(),
            _ => {}
        }
    }

    /// Takes over loudness and loudspeaker.
    pub fn tune(&mut self, tuning: &Tuning) -> Retuned {
        self.levels.set(tuning.volume, tuning.cue_volume, tuning.masking_volume);
        if self.speaker == tuning.speaker {
            return Retuned::Kept;
        }
        self.speaker.clone_from(&tuning.speaker);
        if matches!(self.line, Line::Open(_)) {
            self.line = Line::Open(self.open());
        }
        Retuned::Moved
    }

    /// Reads a report of the audio thread.
    pub fn read(&mut self, report: SoundReport) -> Option<News> {
        let (Line::Open(run) | Line::Trying { run, .. }) = &mut self.line else {
            return None;
        };
        match report {
            SoundReport::Began(number, id) if number == run.number => Some(News::Began(id)),
            SoundReport::Ended(number, id) if number == run.number => {
                run.quiet_since = Instant::now();
                Some(News::Ended(id))
            }
            SoundReport::Opened(number) if number == run.number => {
                run.opened = true;
                run.moved_at = Instant::now();
                None
            }
            SoundReport::Broken(number, reason) if number == run.number => self.lose(&reason),
            _ => None,
        }
    }

    /// Does what is due: closes a quiet stream, notices a stuck one, tries a lost one again.
    pub fn tick(&mut self, now: Instant, clips_waiting: usize) -> Option<News> {
        match &mut self.line {
            Line::Closed => None,
            Line::Lost { again_at, .. } if now < *again_at => None,
            Line::Lost { pause, .. } => {
                let pause = *pause;
                self.line = Line::Trying { run: self.open(), pause };
                None
            }
            Line::Open(run) | Line::Trying { run, .. } => {
                if let Some(reason) = run.stuck(now) {
                    self.jobs = None;
                    return self.lose(reason);
                }
                self.settle(now, clips_waiting)
            }
        }
    }

    /// When [`Sound::tick`] has something to do.
    #[must_use]
    pub fn next_tick(&self, now: Instant) -> Option<Instant> {
        match &self.line {
            Line::Closed => None,
            Line::Lost { again_at, .. } => Some(*again_at),
            Line::Open(_) => Some(now + Duration::from_millis(500)),
            Line::Trying { .. } => Some(now + Duration::from_millis(50)),
        }
    }

    fn settle(&mut self, now: Instant, clips_waiting: usize) -> Option<News> {
        match std::mem::replace(&mut self.line, Line::Closed) {
            Line::Trying { run, .. } if run.opened && run.seen >= PROVED => {
                tracing::info!("sound is back");
                self.line = Line::Open(run);
                Some(News::Back)
            }
            Line::Open(mut run) => {
                if clips_waiting > 0 || self.masking.load(Ordering::Relaxed) {
                    run.quiet_since = now;
                }
                if now.duration_since(run.quiet_since) < LINGER {
                    self.line = Line::Open(run);
                } else {
                    self.order(Job::Close);
                }
                None
            }
            line => {
                self.line = line;
                None
            }
        }
    }

    fn lose(&mut self, reason: &str) -> Option<News> {
        tracing::warn!(reason, "no sound");
        self.order(Job::Reset);
        let (pause, news) = match self.line {
            Line::Trying { pause, .. } => ((pause * 2).min(LONGEST_PAUSE), None),
            _ => (FIRST_PAUSE, Some(News::Lost)),
        };
        self.line = Line::Lost { again_at: Instant::now() + pause, pause };
        news
    }

    fn open(&mut self) -> Run {
        self.runs += 1;
        let (orders, receiver) = channel();
        let position = Arc::<AtomicU64>::default();
        let tape = Tape::new(receiver, self.levels.clone(), position.clone(), self.runs, self.report.clone());
        let masking = masking::Masking::new(self.masking.clone(), self.levels.clone());
        self.order(Job::Open { run: self.runs, tape, masking, speaker: self.speaker.clone() });
        let now = Instant::now();
        Run { number: self.runs, orders, position, opened: false, seen: 0, moved_at: now, quiet_since: now }
    }

    fn order(&mut self, job: Job) {
        let jobs = self.jobs.get_or_insert_with(|| opener::start(self.report.clone()));
        // A thread that is gone opens nothing: the run is noticed as stuck.
        let _ = jobs.send(job);
    }
}

impl Run {
    /// Why this run will not work any more.
    fn stuck(&mut self, now: Instant) -> Option<&'static str> {
        let position = self.position.load(Ordering::Relaxed);
        if position != self.seen {
            self.seen = position;
            self.moved_at = now;
        }
        match self.opened {
            false if now.duration_since(self.moved_at) > OPENING => Some("the stream does not open"),
            true if now.duration_since(self.moved_at) > STALLED => Some("the stream stands still"),
            _ => None,
        }
    }
}
