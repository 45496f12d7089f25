//! The keeper of the recogniser's process: passes on what is asked, and starts it again when it is lost.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::notice::Notice;
use super::process::Process;
use super::{Options, Report, Unavailable};
use crate::language::Hypothesis;
use crate::language::template::Taught;
use ::recogniser::pipe::{BROKEN_MODEL, Grammar, RATE_HZ, Reply, Request};

/// The exit code of a program whose libraries are not all there.
const NO_LIBRARY: i32 = 127;

/// How long loading a model may take.
const LOADED_WITHIN: Duration = Duration::from_secs(60);

/// How long an answer may take beside the sound that it is about, and whatever is handed over may wait to be taken.
const HEARD_WITHIN: Duration = Duration::from_secs(10);

/// The pause before it is started again. Each failure in a row doubles it.
const PAUSE: Duration = Duration::from_millis(100);

/// How many failures in a row are borne.
const MOST_FAILURES: u32 = 5;

/// Where the process is.
enum State {
    /// It loads its model, until then at most.
    Loading(Process, Instant),
    Listening(Process),
    /// It is started again then.
    Paused(Instant),
    GivenUp,
}

pub(super) struct Keeper<R> {
    options: Options,
    notices: Sender<Notice>,
    report: R,
    state: State,
    /// The number of the process.
    run: u32,
    grammar: Grammar,
    taught: Vec<Taught>,
    /// When each of the answers that are owed was asked for, and how long the sound is that it is about.
    owed: VecDeque<(Instant, Duration)>,
    /// How long the sound of this utterance is so far.
    sound: Duration,
    /// The utterance was complete before it was over: what still comes of it counts for nothing.
    complete: bool,
    /// So many of the answers that are owed were given already.
    given: usize,
    /// Failures since something was heard.
    failures: u32,
    /// Whether people were told that it is lost.
    lost: bool,
}

impl<R: FnMut(Report)> Keeper<R> {
    pub fn new(options: Options, notices: Sender<Notice>, report: R) -> Self {
        let state = State::Paused(Instant::now());
        let owed = VecDeque::new();
        let grammar = Grammar::default();
        let (complete, given, taught) = (false, 0, Vec::new());
        Self {
            options,
            notices,
            report,
            state,
            run: 0,
            grammar,
            taught,
            owed,
            sound: Duration::ZERO,
            complete,
            given,
            failures: 0,
            lost: false,
        }
    }

    /// Keeps the process until it is told to stop.
    pub fn run(mut self, notices: &Receiver<Notice>) {
        loop {
            let notice = match self.deadline() {
                None => notices.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => notices.recv_timeout(at.saturating_duration_since(Instant::now())),
            };
            match notice {
                Ok(Notice::Stop) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(notice) => self.handle(notice),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if self.deadline().is_some_and(|at| at <= Instant::now()) {
                match self.state {
                    State::Paused(_) => self.start(),
                    _ => self.ended(),
                }
            }
        }
        if let State::Loading(process, _) | State::Listening(process) = self.state {
            let _ = process.end();
        }
    }

    /// When something has to happen by itself.
    fn deadline(&self) -> Option<Instant> {
        match &self.state {
            State::Loading(_, at) | State::Paused(at) => Some(*at),
            State::Listening(process) => {
                // A long sound takes longer on a busy machine, and whoever computes is not lost.
                let next = self.owed.front();
                let within = HEARD_WITHIN + next.map_or(self.sound, |(_, sound)| *sound);
                // An answer may be waited for as long as what comes before it is taken.
                let answered = next.map(|(asked, _)| (*asked).max(process.took_at()) + within);
                let taken = process.takes_nothing_since().map(|since| since + within);
                answered.into_iter().chain(taken).min()
            }
            State::GivenUp => None,
        }
    }

    fn handle(&mut self, notice: Notice) {
        match notice {
            Notice::Listen(grammar) => {
                self.grammar.clone_from(&grammar);
                self.ask(Request::Grammar(grammar));
            }
            Notice::Voices(taught) => {
                self.taught.clone_from(&taught);
                self.ask(Request::Voices(taught));
            }
            Notice::Audio(_) | Notice::Pause if self.complete => {}
            Notice::Audio(samples) => {
                self.sound += Duration::from_secs(samples.len() as u64) / RATE_HZ;
                self.ask(Request::Audio(samples));
            }
            Notice::Pause => self.ask(Request::Pause),
            Notice::Reset => {
                self.complete = false;
                self.forget();
            }
            Notice::End if std::mem::take(&mut self.complete) => self.forget(),
            Notice::End => self.owe(Request::End),
            Notice::Again(words) => self.owe(Request::Again(words)),
            Notice::Said(run, reply) if run == self.run => self.said(reply),
            Notice::Gone(run) if run == self.run => self.ended(),
            // From a process before this one, or handled above.
            Notice::Said(..) | Notice::Gone(_) | Notice::Stop => {}
        }
    }

    /// Has what was heard of this utterance forgotten.
    fn forget(&mut self) {
        self.sound = Duration::ZERO;
        self.ask(Request::Reset);
    }

    /// Asks what has to be answered, if only by nothing.
    fn owe(&mut self, request: Request) {
        if !matches!(self.state, State::Listening(_)) {
            return (self.report)(Report::Heard(Vec::new()));
        }
        self.owed.push_back((Instant::now(), std::mem::take(&mut self.sound)));
        self.ask(request);
    }

    fn said(&mut self, reply: Reply) {
        match reply {
            Reply::Ready => {
                let State::Loading(process, _) = std::mem::replace(&mut self.state, State::GivenUp) else { return };
                self.state = State::Listening(process);
                self.ask(Request::Voices(self.taught.clone()));
                self.ask(Request::Grammar(self.grammar.clone()));
                match (self.lost, self.failures) {
                    (true, 1) => self.back(),
                    // What was lost more than once has to hear something first: nobody is told of each new try.
                    (true, _) => {}
                    (false, _) => (self.report)(Report::Ready),
                }
            }
            Reply::Sounded(template) => (self.report)(Report::Sounded(template)),
            Reply::Heard(_) if self.given > 0 => {
                self.given -= 1;
                self.owed.pop_front();
            }
            Reply::Heard(readings) => {
                self.owed.pop_front();
                self.heard(readings);
            }
            Reply::Complete(readings) => {
                // Its end may have been told meanwhile.
                if self.owed.is_empty() {
                    self.complete = true;
                } else {
                    self.given += 1;
                }
                self.heard(readings);
            }
        }
    }

    fn heard(&mut self, readings: Vec<Hypothesis>) {
        self.failures = 0;
        if self.lost {
            self.back();
        }
        (self.report)(Report::Heard(readings));
    }

    fn back(&mut self) {
        self.lost = false;
        (self.report)(Report::Back);
    }

    fn ask(&mut self, request: Request) {
        if let State::Listening(process) = &self.state {
            process.ask(request);
        }
    }

    fn start(&mut self) {
        self.run += 1;
        match Process::start(&self.options, self.run, &self.notices) {
            Ok(process) => self.state = State::Loading(process, Instant::now() + LOADED_WITHIN),
            Err(error) => {
                tracing::warn!(%error, "the recogniser can't be run");
                self.give_up(Unavailable::NoProgram);
            }
        }
    }

    /// The process has ended, or has to: it is started again, or given up.
    fn ended(&mut self) {
        let (process, had_listened) = match std::mem::replace(&mut self.state, State::GivenUp) {
            State::Loading(process, _) => (process, false),
            State::Listening(process) => (process, true),
            other => return self.state = other,
        };
        // What it still says does not count.
        self.run += 1;
        let status = process.end();
        tracing::warn!(?status, had_listened, "the recogniser has ended");
        self.failures += 1;
        match status.ok().and_then(|status| status.code()) {
            Some(NO_LIBRARY) => self.give_up(Unavailable::NoLibrary),
            Some(code) if code == i32::from(BROKEN_MODEL) => self.give_up(Unavailable::BrokenModel),
            _ if self.failures <= MOST_FAILURES => {
                if had_listened && !std::mem::replace(&mut self.lost, true) {
                    (self.report)(Report::Lost);
                }
                self.state = State::Paused(Instant::now() + PAUSE * 2_u32.pow(self.failures - 1));
            }
            _ if had_listened => self.give_up(Unavailable::KeepsFailing),
            _ => self.give_up(Unavailable::BrokenModel),
        }
        self.complete = false;
        for _ in self.owed.drain(..).skip(std::mem::take(&mut self.given)) {
            (self.report)(Report::Heard(Vec::new()));
        }
    }

    fn give_up(&mut self, reason: Unavailable) {
        self.state = State::GivenUp;
        (self.report)(Report::Unavailable(reason));
    }
}
