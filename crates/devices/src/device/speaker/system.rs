//! The system's voice, as the queue sees it: there, away, or busy; and a watchdog on every utterance.
//!
//! Everything that touches the speech service happens on a thread of its own ([`service`]), because every
//! call can hang there. Here are only states and deadlines, so that they can be tested without one.
#![cfg_attr(not(feature = "speech"), allow(dead_code, reason = "without that thread nothing is ordered or told"))]

mod locale;
#[cfg(feature = "speech")]
mod service;
#[cfg(all(target_os = "linux", feature = "speech"))]
mod starting;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use super::own_voices;
use crate::preferences::voice::estimate_ms;
use crate::preferences::{Tuning, Voice, VoiceMode};
use protocol::{OwnVoice, UtteranceId};

/// At the start the first words wait so long for the speech service, before the built-in voice says them.
const GRACE: Duration = Duration::from_millis(400);
/// A call that takes longer hangs.
const CALL: Duration = Duration::from_secs(3);
/// Connecting may start the service; listing voices takes seconds by itself.
const LONG_CALL: Duration = Duration::from_secs(30);
/// An utterance may take so much longer than twice its estimate.
const PATIENCE: Duration = Duration::from_secs(3);
/// While it speaks, the service is asked so often whether it is still there: it does not tell that it died.
const PROBE: Duration = Duration::from_millis(500);
/// The first pause before the service is tried again; doubled until an utterance was heard to its end.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause before the service is tried again.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// What the thread is told to do.
#[derive(Debug)]
pub(super) enum Order {
    /// Connect anew, and sound like this; takes seconds if a voice has to be chosen.
    Connect(Tuning),
    /// Speak.
    Speak(UtteranceId, String),
    /// Stop speaking.
    Cancel,
    /// Take over speed, pitch and loudness.
    Retune(Tuning),
    /// Take over language and voice; takes seconds.
    Choose(Tuning),
    /// List the voices; takes seconds.
    List,
    /// Find out whether the service is still there.
    Probe(Tuning),
    /// End the connection.
    Disconnect,
    /// End the thread.
    End,
    /// The service says that something became of an utterance.
    #[cfg(feature = "speech")]
    Became(service::Fate),
}

/// What the thread tells.
#[derive(Debug)]
pub(super) enum Report {
    /// An order was carried out, well or badly.
    Done,
    Connected,
    /// The voice was chosen.
    Chosen,
    /// There is no connection any more, or there never was one.
    Lost(String),
    /// The service does not speak the language.
    NoVoice,
    Began(UtteranceId),
    Ended(UtteranceId),
    Voices(Vec<Voice>),
}

/// Where reports go.
pub(super) type Reporter = Arc<dyn Fn(Report) + Send + Sync>;

/// What the queue is told.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum News {
    Began(UtteranceId),
    Ended(UtteranceId),
    /// What the service was speaking has to be spoken by somebody else.
    Lost,
    Voices(Vec<Voice>),
}

/// Whether the system's voice can speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// It can.
    Ready,
    /// It is there, but busy for some seconds: a voice is being chosen.
    Busy,
    /// It will be known soon; waiting is worth while until then.
    Soon { until: Instant },
    /// It can't.
    Away,
}

/// The system's voice.
pub(super) struct System {
    report: Reporter,
    tuning: Tuning,
    orders: Option<Sender<Order>>,
    state: State,
    /// For each order that was not yet carried out, how long it may take; and since when the first is at work.
    at_work: VecDeque<Duration>,
    at_work_since: Instant,
    speaking: Option<Speaking>,
    /// Language or voice were changed; chosen when nothing is being spoken.
    choose: bool,
    pause: Duration,
}

#[derive(Debug, PartialEq, Eq)]
enum State {
    Off,
    Connecting {
        grace_until: Instant,
    },
    Ready,
    Busy,
    Away {
        again_at: Option<Instant>,
    },
    /// A call does not come back. A second connection beside it would be unsafe, so we wait for it.
    Hung,
}

struct Speaking {
    id: UtteranceId,
    begun: bool,
    until: Instant,
    probe_at: Instant,
}

impl System {
    /// The voice; connects at once if it is wanted.
    pub fn start(tuning: &Tuning, report: Reporter) -> Self {
        let now = Instant::now();
        let mut system = Self {
            report,
            tuning: tuning.clone(),
            orders: None,
            state: State::Off,
            at_work: VecDeque::new(),
            at_work_since: now,
            speaking: None,
            choose: false,
            pause: FIRST_PAUSE,
        };
        if tuning.mode == VoiceMode::System {
            system.connect(now + GRACE);
        }
        system
    }

    /// Whether it can speak.
    pub fn standing(&self) -> Standing {
        match self.state {
            State::Ready if self.choose => Standing::Busy,
            State::Ready => Standing::Ready,
            State::Busy => Standing::Busy,
            State::Connecting { grace_until } => Standing::Soon { until: grace_until },
            State::Off | State::Away { .. } | State::Hung => Standing::Away,
        }
    }

    /// Speaks a text, which must not be empty, in the narrator's voice or in another one. How it is spoken goes with the
    /// text: whatever is spoken next sounds as it was tuned.
    pub fn speak(&mut self, id: UtteranceId, text: &str, voice: Option<OwnVoice>) {
        let now = Instant::now();
        let other = voice.map(|voice| own_voices::alone(voice, &self.tuning));
        let rate = other.as_ref().unwrap_or(&self.tuning).rate;
        let estimate = Duration::from_millis(u64::from(estimate_ms(text, rate)));
        self.speaking =
            Some(Speaking { id, begun: false, until: now + PATIENCE + 2 * estimate, probe_at: now + PROBE });
        let back = other.is_some();
        other.into_iter().for_each(|other| self.order(Order::Retune(other)));
        self.order(Order::Speak(id, text.to_owned()));
        if back {
            self.order(Order::Retune(self.tuning.clone()));
        }
    }

    /// Stops speaking. What was spoken is not told as ended.
    pub fn cancel(&mut self) {
        if self.speaking.take().is_some() {
            self.order(Order::Cancel);
        }
    }

    /// Takes over how to sound; a change of language or voice takes seconds.
    pub fn tune(&mut self, tuning: &Tuning) {
        let before = std::mem::replace(&mut self.tuning, tuning.clone());
        match (before.mode == VoiceMode::System, tuning.mode == VoiceMode::System) {
            (false, false) => {}
            (false, true) => self.connect(Instant::now() + GRACE),
            (true, false) => self.stop(),
            (true, true) => self.retune(&before),
        }
    }

    fn retune(&mut self, before: &Tuning) {
        let there = matches!(self.state, State::Ready | State::Busy);
        let tuning = &self.tuning;
        if there && (before.rate, before.pitch, before.volume) != (tuning.rate, tuning.pitch, tuning.volume) {
            self.order(Order::Retune(self.tuning.clone()));
        }
        if (before.language, &before.voice) != (self.tuning.language, &self.tuning.voice) {
            match self.state {
                // Another language may be one that the service does speak.
                State::Away { again_at: None } => self.state = State::Away { again_at: Some(Instant::now()) },
                _ => self.choose = there,
            }
        }
    }

    /// Finds out which voices there are.
    pub fn list_voices(&mut self) {
        self.state = State::Busy;
        self.order(Order::List);
    }

    /// Ends the connection.
    pub fn stop(&mut self) {
        self.speaking = None;
        self.choose = false;
        if self.state != State::Hung && self.orders.is_some() {
            self.order(Order::Disconnect);
        }
        self.state = State::Off;
    }

    /// Reads a report of the thread.
    pub fn read(&mut self, report: Report) -> Option<News> {
        let now = Instant::now();
        match report {
            Report::Done => {
                self.at_work.pop_front();
                self.at_work_since = now;
                if self.state == State::Hung {
                    tracing::info!("the speech service answers again");
                    self.order(Order::Disconnect);
                    self.state = State::Away { again_at: Some(now + self.pause) };
                }
                None
            }
            Report::Connected if matches!(self.state, State::Connecting { .. }) => {
                self.state = State::Ready;
                None
            }
            Report::Chosen if self.state == State::Busy => {
                self.state = State::Ready;
                None
            }
            Report::NoVoice if self.state != State::Off => {
                tracing::warn!(language = self.tuning.language.code(), "no voice of the system speaks it");
                self.state = State::Away { again_at: None };
                None
            }
            Report::Lost(reason) if self.state != State::Off => Some(self.lose(&reason, now)),
            Report::Voices(voices) => {
                if self.state == State::Busy {
                    self.state = State::Ready;
                }
                Some(News::Voices(voices))
            }
            Report::Began(id) => {
                self.speaking.as_mut().filter(|speaking| speaking.id == id)?.begun = true;
                Some(News::Began(id))
            }
            Report::Ended(id) => {
                self.speaking.take_if(|speaking| speaking.id == id)?;
                self.pause = FIRST_PAUSE;
                Some(News::Ended(id))
            }
            Report::Connected | Report::Chosen | Report::NoVoice | Report::Lost(_) => None,
        }
    }

    /// Does what is due: the watchdog, the probe, the next try, the choice of a voice.
    pub fn tick(&mut self, now: Instant) -> Option<News> {
        if self.hangs_at().is_some_and(|at| at <= now) {
            self.lose("the speech service hangs", now);
            self.state = State::Hung;
            return Some(News::Lost);
        }
        if matches!(self.state, State::Away { again_at: Some(at) } if at <= now) {
            self.connect(now);
        }
        if let Some(speaking) = self.speaking.take_if(|speaking| speaking.until <= now) {
            return Some(self.give_up(&speaking, now));
        }
        match &mut self.speaking {
            Some(speaking) if speaking.probe_at <= now => {
                speaking.probe_at = now + PROBE;
                self.order(Order::Probe(self.tuning.clone()));
            }
            None if self.choose && self.state == State::Ready => self.choose_voice(now),
            _ => {}
        }
        None
    }

    /// When [`System::tick`] has something to do.
    pub fn next_tick(&self) -> Option<Instant> {
        let again = if let State::Away { again_at } = self.state { again_at } else { None };
        let speaking = self.speaking.as_ref().map(|speaking| speaking.until.min(speaking.probe_at));
        [self.hangs_at(), again, speaking].into_iter().flatten().min()
    }

    /// A service that was told to speak and never said that it has ended: what it has begun was very likely heard; what
    /// it has not is for somebody else to say. It is tried again after a pause, as if it had gone away.
    fn give_up(&mut self, speaking: &Speaking, now: Instant) -> News {
        self.order(Order::Cancel);
        self.order(Order::Disconnect);
        let lost = self.lose("the speech service does not end an utterance", now);
        if speaking.begun { News::Ended(speaking.id) } else { lost }
    }

    fn choose_voice(&mut self, now: Instant) {
        self.choose = false;
        if locale::must_choose(&self.tuning) {
            self.state = State::Busy;
            self.order(Order::Choose(self.tuning.clone()));
        } else {
            // Only a new connection has the voice that the person has set for the whole system.
            self.connect(now);
        }
    }

    fn lose(&mut self, reason: &str, now: Instant) -> News {
        // A new try that fails is no news.
        if self.pause == FIRST_PAUSE {
            tracing::warn!(reason, "no voice of the system");
        }
        self.speaking = None;
        self.choose = false;
        self.state = State::Away { again_at: Some(now + self.pause) };
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        News::Lost
    }

    fn connect(&mut self, grace_until: Instant) {
        self.speaking = None;
        self.choose = false;
        if cfg!(feature = "speech") {
            self.state = State::Connecting { grace_until };
            self.order(Order::Connect(self.tuning.clone()));
        } else {
            self.state = State::Away { again_at: None };
        }
    }

    /// When the order at work will have taken too long.
    fn hangs_at(&self) -> Option<Instant> {
        let limit = self.at_work.front().filter(|_| !matches!(self.state, State::Hung | State::Off))?;
        Some(self.at_work_since + *limit)
    }

    fn order(&mut self, order: Order) {
        if self.at_work.is_empty() {
            self.at_work_since = Instant::now();
        }
        let long = matches!(order, Order::Connect(_) | Order::Choose(_) | Order::List);
        self.at_work.push_back(if long { LONG_CALL } else { CALL });
        #[cfg(feature = "speech")]
        let orders = self.orders.get_or_insert_with(|| service::start(self.report.clone()));
        #[cfg(not(feature = "speech"))]
        let Some(orders) = &self.orders else { return };
        // A thread that is gone answers nothing: that is noticed as hanging.
        let _ = orders.send(order);
    }
}

impl Drop for System {
    fn drop(&mut self) {
        if let Some(orders) = &self.orders {
            let _ = orders.send(Order::End);
        }
    }
}
