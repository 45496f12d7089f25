//! The earpiece: a second output, through which one player alone hears secrets in the built-in voice.
//!
//! It never falls back to another device. Before each whisper, and all the while it is heard, the earpiece has to be
//! there and apart from the loudspeaker; otherwise nothing is heard, or not a moment more. What is whispered is kept
//! nowhere, and no log tells of it.

mod cards;
mod desk;
mod place;
#[cfg(target_os = "linux")]
mod pulse;
#[cfg(target_os = "linux")]
mod sinks;
mod whisper;

use std::sync::mpsc::{Sender, channel};

use super::worker::Worker;
use crate::device::speaker::built_in::SynthesisError;
use crate::language::Language;
use crate::preferences::Tuning;
use desk::Desk;
use place::Place;
use protocol::{Input, Secret, UtteranceId};

/// What reaches the owner of the earpiece.
enum Message {
    Check,
    Whisper(UtteranceId, Language, Secret<String>),
    /// The samples of the task with that number, or why there are none.
    Made(u64, Result<Vec<i16>, SynthesisError>),
    Silence,
    Tune(Option<String>, Box<Tuning>),
    Stop,
}

/// The handle of the earpiece. No method waits.
pub struct Earpiece {
    messages: Sender<Message>,
    worker: Option<Worker>,
}

impl Earpiece {
    /// An earpiece that tells in `inputs` what becomes of every whisper: [`Input::Speech`] for each, and
    /// [`Input::Earpiece`] before the whisper that it cancels. Devices go by their names in
    /// [`crate::device::sound::speakers`]; no loudspeaker is the system's default one. Nothing is told before
    /// [`Earpiece::check`] asks. The plug that the device has when it is found first is the one that counts: with
    /// another one it is lost, until it is started anew.
    #[must_use]
    pub fn start(device: String, loudspeaker: Option<String>, tuning: Tuning, inputs: Sender<Input>) -> Self {
        let (messages, receiver) = channel();
        let sender = messages.clone();
        let place = Place::new(device, loudspeaker);
        let worker = Worker::start("earpiece", move || Desk::new(place, tuning, inputs, sender).run(&receiver));
        if let Err(error) = &worker {
            tracing::error!(%error, "no thread for the earpiece");
        }
        Self { messages, worker: worker.ok() }
    }

    /// Finds out whether something could be whispered now; [`Input::Earpiece`] brings the answer.
    pub fn check(&self) {
        self.tell(Message::Check);
    }

    /// Whispers a text in its language, after those before it. It is told as begun, then as ended, or as cancelled.
    pub fn whisper(&self, id: UtteranceId, language: Language, text: Secret<String>) {
        self.tell(Message::Whisper(id, language, text));
    }

    /// Stops what is heard and drops what is queued; each is told as cancelled.
    pub fn silence(&self) {
        self.tell(Message::Silence);
    }

    /// Changes voice, speed and loudness from the next whisper on, and which loudspeaker it has to keep apart from at
    /// once.
    pub fn tune(&self, loudspeaker: Option<String>, tuning: Tuning) {
        self.tell(Message::Tune(loudspeaker, Box::new(tuning)));
    }

    /// Ends the earpiece, and what is heard through it.
    pub fn stop(mut self) {
        self.tell(Message::Stop);
        if let Some(worker) = self.worker.take() {
            worker.end();
        }
    }

    /// An owner that is gone whispers nothing.
    fn tell(&self, message: Message) {
        let _ = self.messages.send(message);
    }
}

impl Drop for Earpiece {
    fn drop(&mut self) {
        self.tell(Message::Stop);
    }
}
