//! Hearing: what the microphone delivers goes to the recogniser, when somebody is to be heard.
//!
//! The thread here owns the microphone; what is passed on, and when an utterance ends, is decided by
//! [`Attention`], which knows no device and no clock.

mod attention;
#[cfg_attr(not(feature = "voice"), path = "voice_activity/no_echo.rs")]
mod echo;
mod level;
mod trial;
#[cfg_attr(not(feature = "voice"), path = "voice_activity/no_voice.rs")]
mod voice;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::microphone::{self, Microphone, MicrophoneReport};
use super::played::Played;
pub use crate::preferences::Listens;
pub use attention::{Attention, Recognises};
use echo::Echo;
pub use level::{Level, Loudness, Meter};
pub use microphone::{Absence, RATE, find, microphones};
pub use trial::try_out;

/// An open microphone is listened to so often.
const POLL: Duration = Duration::from_millis(20);

/// What hearing tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heeded {
    /// What is said from now on is heard: the microphone delivers, and the narrator is silent.
    Listening,
    /// What is said from now on is not heard.
    NotListening,
    /// The utterance that has just ended was long: if it is no command, players talk to each other.
    Talk,
    /// They have stopped: nobody has said anything for a while, or the narrator has spoken.
    Lull,
    /// How loud the utterance was that has just ended.
    Level(Level),
    /// There is no microphone, or not any more. Told once.
    Lost(Absence),
    /// The microphone delivers again. Told once.
    Back,
    /// What the loudspeaker plays is in what is heard from now on, or is not.
    Echo(microphone::Echo),
}

enum Order {
    SpeechInput(Listens),
    TalkStarts,
    TalkStops,
    NarratorSpeaks,
    NarratorIsSpokenOver,
    NarratorIsSilent,
    Choose(Option<String>),
    Report(MicrophoneReport),
    Stop,
}

/// The handle of hearing. No method waits, but [`VoiceActivity::stop`].
pub struct VoiceActivity {
    orders: Sender<Order>,
    thread: Option<JoinHandle<()>>,
}

impl VoiceActivity {
    /// Hears through the microphone of that name, or the system's default one, and hands what is said to the
    /// recogniser. What was `played` can be taken out of it. `tell` is called on the thread of hearing and must not wait.
    #[must_use]
    pub fn start(
        microphone: Option<String>,
        played: Arc<Played>,
        ears: Listens,
        recogniser: impl Recognises + Send + 'static,
        tell: impl Fn(Heeded) + Send + 'static,
    ) -> Self {
        let (orders, receiver) = channel();
        let sender = orders.clone();
        let name = std::thread::Builder::new().name("hearing".to_owned());
        let thread = name.spawn(move || {
            let report = Arc::new(move |report| drop(sender.send(Order::Report(report))));
            let microphone = Microphone::new(microphone, report);
            let attention = Attention::new(ears, recogniser);
            let echo = Echo::new(played);
            Listener { microphone, attention, echo, tell, heard_at: Instant::now() }.run(&receiver);
        });
        if let Err(error) = &thread {
            tracing::error!(%error, "no thread for hearing");
        }
        Self { orders, thread: thread.ok() }
    }

    /// Changes to whom it listens.
    pub fn listen(&self, ears: Listens) {
        self.order(Order::SpeechInput(ears));
    }

    /// The key for talking was pressed.
    pub fn talk_starts(&self) {
        self.order(Order::TalkStarts);
    }

    /// The key for talking was released, or pressed again: what was said up to now is one utterance.
    pub fn talk_stops(&self) {
        self.order(Order::TalkStops);
    }

    /// The narrator is about to speak: from now on nothing is heard. To be told before the first sound.
    pub fn narrator_speaks(&self) {
        self.order(Order::NarratorSpeaks);
    }

    /// The narrator is about to speak, and all that it speaks is in what is played: it is taken out of what is heard.
    pub fn narrator_is_spoken_over(&self) {
        self.order(Order::NarratorIsSpokenOver);
    }

    /// The narrator has spoken: after a short tail, somebody is heard again.
    pub fn narrator_is_silent(&self) {
        self.order(Order::NarratorIsSilent);
    }

    /// Takes another microphone.
    pub fn choose(&self, microphone: Option<String>) {
        self.order(Order::Choose(microphone));
    }

    /// Ends hearing, and waits until the microphone is given back.
    pub fn stop(mut self) {
        self.order(Order::Stop);
        if let Some(thread) = self.thread.take() {
            // A panic in there has been logged; there is nothing more to stop.
            let _ = thread.join();
        }
    }

    /// A thread that is gone hears nothing, and the game goes on with keys.
    fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }
}

impl Drop for VoiceActivity {
    fn drop(&mut self) {
        self.order(Order::Stop);
    }
}

/// The owner of the microphone.
struct Listener<R: Recognises, T: Fn(Heeded)> {
    microphone: Microphone,
    attention: Attention<R>,
    echo: Echo,
    tell: T,
    heard_at: Instant,
}

impl<R: Recognises, T: Fn(Heeded)> Listener<R, T> {
    fn run(mut self, orders: &Receiver<Order>) {
        loop {
            let now = Instant::now();
            self.hear(now);
            let news = self.microphone.tick(now);
            self.pass_on(news);
            let order = match self.next_look(now) {
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => orders.recv_timeout(at.saturating_duration_since(now)),
            };
            match order {
                Ok(Order::Stop) | Err(RecvTimeoutError::Disconnected) => return self.microphone.close(),
                Ok(order) => {
                    // What came before the order counts as before it.
                    self.hear(Instant::now());
                    self.carry_out(order);
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn next_look(&self, now: Instant) -> Option<Instant> {
        let poll = self.attention.wants_sound().then(|| now + POLL);
        poll.into_iter().chain(self.microphone.next_tick(now)).min()
    }

    fn hear(&mut self, now: Instant) {
        let since = now.duration_since(std::mem::replace(&mut self.heard_at, now));
        if self.attention.wants_sound() {
            let (attention, echo) = (&mut self.attention, &mut self.echo);
            self.microphone.listen(now, |samples| {
                if attention.listens_through() {
                    attention.audio(&echo.clean(samples, now));
                } else {
                    echo.pass(samples.len(), now);
                    attention.audio(samples);
                }
            });
        } else {
            self.attention.without_audio((since.as_secs_f64() * f64::from(RATE)) as usize);
        }
        self.tell_all();
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::SpeechInput(ears) => self.attention.listen(ears),
            Order::TalkStarts => self.attention.talk_starts(),
            Order::TalkStops => self.attention.talk_stops(),
            Order::NarratorSpeaks => self.attention.narrator_speaks(),
            Order::NarratorIsSpokenOver => self.attention.narrator_is_spoken_over(),
            Order::NarratorIsSilent => self.attention.narrator_is_silent(),
            Order::Choose(name) => self.microphone.choose(name),
            Order::Report(report) => {
                let news = self.microphone.read(report);
                self.pass_on(news);
            }
            Order::Stop => {}
        }
        self.tell_all();
    }

    /// Tells what has happened, and opens or closes the microphone as it is wanted now.
    fn tell_all(&mut self) {
        self.attention.heeded().into_iter().for_each(&self.tell);
        if self.attention.wants_sound() {
            self.microphone.open();
        } else {
            self.microphone.close();
        }
    }

    fn pass_on(&mut self, news: Option<microphone::News>) {
        match news {
            None => {}
            Some(microphone::News::Lost(absence)) => {
                self.attention.deaf();
                self.tell_all();
                (self.tell)(Heeded::Lost(absence));
            }
            Some(microphone::News::Back) => (self.tell)(Heeded::Back),
            Some(microphone::News::Echo(echo)) => (self.tell)(Heeded::Echo(echo)),
        }
    }
}
