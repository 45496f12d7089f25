//! The microphone: 16,000 samples a second, one channel, for as long as somebody wants them.
//!
//! While nobody listens there is no stream, so that no sound is taken. A microphone that goes away, or delivers
//! nothing, is told once, looked for with growing pauses, and told once when it delivers again. One that was named
//! is never replaced by another one. What is heard stays in memory, for two seconds at most.

mod absence;
mod blocks;
mod connector;
mod loudspeaker;
#[cfg(target_os = "linux")]
mod pulse;
mod resampler;

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

pub use absence::Absence;
use blocks::Blocks;
use connector::{Job, Opening};
pub use connector::{find, microphones};
pub use loudspeaker::Echo;
pub use resampler::Resampler;

/// Samples a second, one channel: what recognisers are made for.
pub const RATE: u32 = 16_000;

/// An open stream is looked at so often.
const WATCH: Duration = Duration::from_millis(250);
/// A stream that takes longer to open than this delivers nothing.
const OPENING: Duration = Duration::from_secs(4);
/// A stream that delivers nothing for so long is given up.
const STALLED: Duration = Duration::from_secs(2);
/// The first pause before the microphone is tried again; each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause before it is tried again.
const LONGEST_PAUSE: Duration = Duration::from_secs(4);
/// A microphone that was away counts as back once it has delivered for so long.
const PROVED: Duration = Duration::from_millis(250);

/// What becomes of a stream. The number names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MicrophoneReport {
    /// It is open, and the sound server takes out of it what the loudspeaker in use plays, or does not.
    Opened(u64, Echo),
    /// It can't be opened, or has broken; why is for the log.
    Broken(u64, Absence, String),
}

/// Where reports go; called on the threads of the sound server, so it must not wait.
pub type Report = Arc<dyn Fn(MicrophoneReport) + Send + Sync>;

/// What the owner of [`Microphone`] is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing is heard any more.
    Lost(Absence),
    /// Something is heard again.
    Back,
    /// What the loudspeaker plays is heard from now on, or not. Told once, and when that changes.
    Echo(Echo),
}

/// The microphone, opened and closed as needed.
pub struct Microphone {
    report: Report,
    choice: Choice,
    jobs: Option<Sender<Job>>,
    runs: u64,
    line: Line,
    /// For which choice it was told that nothing is heard.
    virtual_players: Option<Choice>,
    /// What was told of the loudspeaker: before anything is, it is heard.
    echo: Echo,
    dropped: u64,
}

/// The name of a microphone; none is the system's default one.
type Choice = Option<String>;

enum Line {
    Closed,
    Open(Run),
    Waiting { again_at: Instant, pause: Duration },
}

/// One life of the stream.
struct Run {
    number: u64,
    blocks: Arc<Blocks>,
    resampler: Option<Resampler>,
    opened: bool,
    moved_at: Instant,
    heard: Duration,
    /// Before the next try, if this one fails.
    pause: Duration,
}

impl Microphone {
    /// The microphone of that name, or the system's default one. It is closed.
    #[must_use]
    pub fn new(name: Option<String>, report: Report) -> Self {
        Self {
            report,
            choice: name,
            jobs: None,
            runs: 0,
            line: Line::Closed,
            virtual_players: None,
            echo: Echo::Heard,
            dropped: 0,
        }
    }

    /// Opens it, if it is not open.
    pub fn open(&mut self) {
        if matches!(self.line, Line::Closed) {
            self.line = Line::Open(self.start(FIRST_PAUSE));
        }
    }

    /// Closes it. What was not read is forgotten.
    pub fn close(&mut self) {
        self.leave(Job::Close);
        self.line = Line::Closed;
    }

    /// Takes another one from now on.
    pub fn choose(&mut self, name: Option<String>) {
        if name == self.choice {
            return;
        }
        self.choice = name;
        let wanted = !matches!(self.line, Line::Closed);
        if matches!(&self.line, Line::Open(run) if !run.opened && self.virtual_players.is_some()) {
            // That thread waits for the one before, perhaps for ever.
            self.jobs = None;
        }
        self.close();
        if wanted {
            self.open();
        }
    }

    /// How many samples were dropped, at the rate of the device, because nobody read them in time.
    #[must_use]
    pub fn dropped(&self) -> u64 {
        match &self.line {
            Line::Open(run) => self.dropped + run.blocks.dropped(),
            Line::Closed | Line::Waiting { .. } => self.dropped,
        }
    }

    /// Gives everything that has come in to `hear`, in order, at [`RATE`].
    pub fn listen(&mut self, now: Instant, mut hear: impl FnMut(&[i16])) {
        let Line::Open(run) = &mut self.line else { return };
        while let Some(block) = run.blocks.take() {
            let rate = run.blocks.rate();
            run.moved_at = now;
            run.heard += Duration::from_secs_f64(block.len() as f64 / f64::from(rate));
            if rate == RATE {
                hear(&block);
            } else {
                hear(run.resampler.get_or_insert_with(|| Resampler::new(rate)).resample(&block));
            }
        }
    }

    /// Reads a report of the thread that opens and closes.
    pub fn read(&mut self, report: MicrophoneReport) -> Option<News> {
        let Line::Open(run) = &mut self.line else { return None };
        match report {
            MicrophoneReport::Opened(number, echo) if number == run.number => {
                run.opened = true;
                run.moved_at = Instant::now();
                (std::mem::replace(&mut self.echo, echo) != echo).then_some(News::Echo(echo))
            }
            MicrophoneReport::Broken(number, absence, reason) if number == run.number => self.lose(absence, &reason),
            MicrophoneReport::Opened(..) | MicrophoneReport::Broken(..) => None,
        }
    }

    /// What is due: a stuck stream noticed, a lost one tried again, one that is back told.
    pub fn tick(&mut self, now: Instant) -> Option<News> {
        match &mut self.line {
            Line::Closed => None,
            Line::Waiting { again_at, pause } if *again_at <= now => {
                let pause = (*pause * 2).min(LONGEST_PAUSE);
                self.line = Line::Open(self.start(pause));
                None
            }
            Line::Waiting { .. } => None,
            Line::Open(run) if self.virtual_players.is_some() && run.heard >= PROVED => {
                tracing::info!("the microphone is back");
                run.pause = FIRST_PAUSE;
                self.virtual_players = None;
                Some(News::Back)
            }
            Line::Open(run) if run.opened && now.duration_since(run.moved_at) > STALLED => {
                self.lose(Absence::Mute, "it stands still")
            }
            // The thread that opens it waits for the first sample; when that comes, all is well again.
            Line::Open(run) if !run.opened && now.duration_since(run.moved_at) > OPENING => self.tell(Absence::Mute),
            Line::Open(_) => None,
        }
    }

    /// When [`Microphone::tick`] has something to do.
    #[must_use]
    pub fn next_tick(&self, now: Instant) -> Option<Instant> {
        match &self.line {
            Line::Closed => None,
            Line::Open(_) => Some(now + WATCH),
            Line::Waiting { again_at, .. } => Some(*again_at),
        }
    }

    fn lose(&mut self, absence: Absence, reason: &str) -> Option<News> {
        tracing::warn!(reason, "no microphone");
        let pause = match &self.line {
            Line::Open(run) => run.pause,
            Line::Closed | Line::Waiting { .. } => FIRST_PAUSE,
        };
        self.leave(Job::Reset);
        self.line = Line::Waiting { again_at: Instant::now() + pause, pause };
        self.tell(absence)
    }

    /// Tells once for each choice that nothing is heard.
    fn tell(&mut self, absence: Absence) -> Option<News> {
        let told = self.virtual_players.replace(self.choice.clone());
        (told.as_ref() != Some(&self.choice)).then_some(News::Lost(absence))
    }

    fn start(&mut self, pause: Duration) -> Run {
        self.runs += 1;
        let blocks = Arc::<Blocks>::default();
        let opening = Opening { run: self.runs, name: self.choice.clone(), blocks: blocks.clone() };
        self.order(Job::Open(opening));
        let now = Instant::now();
        Run { number: self.runs, blocks, resampler: None, opened: false, moved_at: now, heard: Duration::ZERO, pause }
    }

    /// Takes no more sound, at once, even if the thread that closes the stream is busy.
    fn leave(&mut self, job: Job) {
        if let Line::Open(run) = &self.line {
            run.blocks.stop();
            self.dropped += run.blocks.dropped();
            self.order(job);
        }
    }

    fn order(&mut self, job: Job) {
        let jobs = self.jobs.get_or_insert_with(|| connector::start(self.report.clone()));
        // A thread that is gone opens nothing: the run is noticed as stuck.
        let _ = jobs.send(job);
    }
}
