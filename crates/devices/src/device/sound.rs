//! Sound of our own: clips, cues and masking, through one supervised stream.
//!
//! The stream has a buffer that survives a busy machine, and yet silence comes at once, because silence ends the
//! stream; the next clip opens a new one, which begins to sound within milliseconds. While nothing sounds there is no
//! stream, because a running one costs the processor more than a whole game. When the sound server goes away,
//! [`Sound`] says so once, tries again with growing pauses, and says once that sound is back.

mod connector;
mod feed;
mod levels;
mod masking;
mod timeline;

use std::collections::VecDeque;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

pub use connector::speakers;
pub use feed::Feed;
pub use levels::{Channel, Levels};
pub use masking::masking_noise;

use super::played::{Block, Played};
use crate::preferences::Tuning;
use connector::{Job, Opening};
use protocol::{Cue, Masking, UtteranceId};
use sounds::cues;
use timeline::{Clip, Timeline};

/// Samples a second, one channel: what espeak-ng makes, and enough for cues and noise.
pub const RATE: NonZero<u32> = NonZero::new(Block::RATE).unwrap();

/// So long after the last sound the stream is closed: longer than masking takes to fade, and than its buffer.
const LINGER: Duration = Duration::from_secs(1);
/// An open stream is looked at so often.
const WATCH: Duration = Duration::from_millis(500);
/// A stream that takes longer to open than this is given up.
const OPENING: Duration = Duration::from_secs(4);
/// A stream that consumes nothing for so long is given up. Servers that save power take up to two seconds at a time.
const STALLED: Duration = Duration::from_secs(3);
/// The first pause before sound is tried again; each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause before sound is tried again.
const LONGEST_PAUSE: Duration = Duration::from_secs(4);
/// A new stream counts as working once it has consumed so many samples (0.5 s, more than its buffer).
const PROVED: u64 = RATE.get() as u64 / 2;

/// What becomes of the stream and its clips. The number names the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundReport {
    /// The first sample of a clip is heard then.
    Begins(u64, UtteranceId, Instant),
    /// The last sample of a clip was heard then.
    Ends(u64, UtteranceId, Instant),
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
    /// A clip has ended, at this time.
    Ended(UtteranceId, Instant),
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
    played: Arc<Played>,
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
    clips: Sender<Clip>,
    /// Clips that were not yet heard to their end.
    unheard: usize,
    /// What will be told when it is heard.
    coming: VecDeque<(Instant, News)>,
    position: Arc<AtomicU64>,
    opened: bool,
    seen: u64,
    moved_at: Instant,
    quiet_since: Instant,
}

impl Sound {
    /// Sound as it is tuned; what it plays goes to `played` too. The stream is opened at once, so that the first clip
    /// comes fast.
    #[must_use]
    pub fn new(tuning: &Tuning, played: Arc<Played>, report: Report) -> Self {
        let mut sound = Self {
            report,
            levels: Arc::new(Levels::new(tuning.volume, tuning.cue_volume, tuning.masking_volume)),
            masking: Arc::default(),
            speaker: tuning.speaker.clone(),
            jobs: None,
            runs: 0,
            line: Line::Closed,
            played,
        };
        sound.line = Line::Open(sound.open(None));
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
        let clip = Clip { id, lead, feed, channel };
        let masked = self.masking.load(Ordering::Relaxed);
        match &mut self.line {
            Line::Open(run) if run.unheard > 0 || masked => run.append(clip),
            // In a stream that only plays silence the clip would have to wait for the end of the buffer.
            Line::Open(_) | Line::Closed => self.line = Line::Open(self.open(Some(clip))),
            Line::Lost { .. } | Line::Trying { .. } => {}
        }
    }

    /// Queues a sound cue after `lead_ms` milliseconds of silence.
    pub fn cue(&mut self, id: UtteranceId, lead_ms: u32, cue: Cue) {
        let samples = cues::samples(cue, RATE.get()).into();
        self.append(id, lead_ms, Feed::whole(samples), Channel::Cue);
    }

    /// Stops what is heard and forgets what is queued. Masking goes on.
    pub fn silence(&mut self) {
        match &self.line {
            Line::Open(run) if run.unheard > 0 => self.reopen(),
            _ => {}
        }
    }

    /// Switches the masking sound.
    pub fn mask(&mut self, masking: Masking) {
        self.masking.store(masking == Masking::On, Ordering::Relaxed);
        match &mut self.line {
            Line::Closed if masking == Masking::On => self.line = Line::Open(self.open(None)),
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
            self.reopen();
        }
        Retuned::Moved
    }

    /// Reads a report of the audio thread.
    pub fn read(&mut self, report: SoundReport) -> Option<News> {
        let (Line::Open(run) | Line::Trying { run, .. }) = &mut self.line else {
            return None;
        };
        match report {
            SoundReport::Begins(number, id, at) if number == run.number => {
                run.coming.push_back((at, News::Began(id)));
                None
            }
            SoundReport::Ends(number, id, at) if number == run.number => {
                run.coming.push_back((at, News::Ended(id, at)));
                None
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

    /// What is due: a clip that is heard now, a quiet stream to be closed, a stuck one noticed, a lost one tried again.
    /// To be called until there is no news.
    pub fn tick(&mut self, now: Instant) -> Option<News> {
        match &mut self.line {
            Line::Closed => None,
            Line::Lost { again_at, .. } if now < *again_at => None,
            Line::Lost { pause, .. } => {
                let pause = *pause;
                self.line = Line::Trying { run: self.open(None), pause };
                None
            }
            Line::Open(run) | Line::Trying { run, .. } => {
                if let Some(news) = run.heard(now) {
                    return Some(news);
                }
                if let Some(reason) = run.stuck(now) {
                    self.jobs = None;
                    return self.lose(reason);
                }
                self.settle(now)
            }
        }
    }

    /// When [`Sound::tick`] has something to do.
    #[must_use]
    pub fn next_tick(&self, now: Instant) -> Option<Instant> {
        match &self.line {
            Line::Closed => None,
            Line::Lost { again_at, .. } => Some(*again_at),
            Line::Open(run) => {
                let heard = run.coming.front().map(|(at, _)| *at);
                heard.into_iter().chain([now + WATCH]).min()
            }
            Line::Trying { .. } => Some(now + Duration::from_millis(50)),
        }
    }

    fn settle(&mut self, now: Instant) -> Option<News> {
        let masked = self.masking.load(Ordering::Relaxed);
        match std::mem::replace(&mut self.line, Line::Closed) {
            Line::Trying { run, .. } if run.opened && run.seen >= PROVED => {
                tracing::info!("sound is back");
                self.line = Line::Open(run);
                Some(News::Back)
            }
            Line::Open(run) if run.unheard == 0 && !masked && now >= run.quiet_since + LINGER => {
                self.order(Job::Close);
                None
            }
            line => {
                self.line = line;
                None
            }
        }
    }

    fn lose(&mut self, reason: &str) -> Option<News> {
        self.order(Job::Reset);
        // A new try that fails is no news, for the log neither: it can go on for a whole evening.
        let (pause, news) = match self.line {
            Line::Trying { pause, .. } => ((pause * 2).min(LONGEST_PAUSE), None),
            _ => {
                tracing::warn!(reason, "no sound");
                (FIRST_PAUSE, Some(News::Lost))
            }
        };
        self.line = Line::Lost { again_at: Instant::now() + pause, pause };
        news
    }

    /// A new stream in place of the one that plays, with nothing on it but masking.
    fn reopen(&mut self) {
        if self.masking.load(Ordering::Relaxed) {
            self.line = Line::Open(self.open(None));
        } else {
            self.order(Job::Close);
            self.line = Line::Closed;
        }
    }

    fn open(&mut self, first: Option<Clip>) -> Run {
        self.runs += 1;
        let (clips, coming) = channel();
        let position = Arc::<AtomicU64>::default();
        let timeline = Timeline::new(
            coming,
            self.levels.clone(),
            position.clone(),
            self.runs,
            self.report.clone(),
            self.played.clone(),
        );
        let masking = masking::Masking::new(self.masking.clone(), self.levels.clone());
        let now = Instant::now();
        let mut run = Run {
            number: self.runs,
            clips,
            unheard: 0,
            coming: VecDeque::new(),
            position,
            opened: false,
            seen: 0,
            moved_at: now,
            quiet_since: now,
        };
        if let Some(first) = first {
            run.append(first);
        }
        let opening = Opening { run: self.runs, timeline, masking, speaker: self.speaker.clone() };
        self.order(Job::Open(Box::new(opening)));
        run
    }

    fn order(&mut self, job: Job) {
        let jobs = self.jobs.get_or_insert_with(|| connector::start(self.report.clone()));
        // A thread that is gone opens nothing: the run is noticed as stuck.
        let _ = jobs.send(job);
    }
}

impl Run {
    fn append(&mut self, clip: Clip) {
        self.unheard += 1;
        // A tape that is gone has reported why; the clip is queued anew when that is read.
        let _ = self.clips.send(clip);
    }

    /// The next thing that can be heard by now.
    fn heard(&mut self, now: Instant) -> Option<News> {
        self.coming.front().filter(|(at, _)| *at <= now)?;
        let (_, news) = self.coming.pop_front()?;
        if matches!(news, News::Ended(..)) {
            self.unheard -= 1;
            self.quiet_since = now;
        }
        Some(news)
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_of_which_much_is_taken_at_a_time_does_not_stand_still() {
        let since = Instant::now();
        let mut run = Run {
            number: 1,
            clips: channel().0,
            unheard: 0,
            coming: VecDeque::new(),
            position: Arc::new(AtomicU64::new(1)),
            opened: true,
            seen: 0,
            moved_at: since,
            quiet_since: since,
        };
        assert_eq!(run.stuck(since), None);
        assert_eq!(run.stuck(since + Duration::from_millis(2_500)), None);
        assert_eq!(run.stuck(since + STALLED + Duration::from_millis(1)), Some("the stream stands still"));
        run.position.store(2, Ordering::Relaxed);
        assert_eq!(run.stuck(since + STALLED + Duration::from_millis(2)), None);
    }
}
