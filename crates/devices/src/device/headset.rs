//! The headset: a second output, through which one player alone hears secrets in the built-in voice.
//!
//! It never falls back to another device. Before each whisper, and all the while it is heard, the headset has to be
//! there and apart from the loudspeaker; otherwise nothing is heard, or not a moment more. What is whispered is kept
//! nowhere, and no log tells of it.

mod cards;
mod place;
#[cfg(target_os = "linux")]
mod pulse;
#[cfg(target_os = "linux")]
mod sinks;
mod whisper;
mod whisper_queue;

use std::sync::mpsc::Sender;

use super::worker::Owner;
use crate::device::speaker::built_in::SynthesisError;
use crate::language::Language;
use crate::preferences::Tuning;
use place::Place;
use protocol::{Input, Secret, UtteranceId};
use whisper_queue::WhisperQueue;

/// What reaches the owner of the headset.
enum Message {
    Check,
    Whisper(UtteranceId, Language, Secret<String>),
    /// The samples of the task with that number, or why there are none.
    Made(u64, Result<Vec<i16>, SynthesisError>),
    Silence,
    Tune(Option<String>, Box<Tuning>),
    Stop,
}

/// The handle of the headset. No method waits.
pub struct Headset(Owner<Message>);

impl Headset {
    /// A headset that tells in `inputs` what becomes of every whisper: [`Input::Speech`] for each, and
    /// [`Input::Headset`] before the whisper that it cancels. Devices go by their names in
    /// [`crate::device::sound::speakers`]; no loudspeaker is the system's default one. Nothing is told before
    /// [`Headset::check`] asks. The plug that the device has when it is found first is the one that counts: with
    /// another one it is lost, until it is started anew.
    #[must_use]
    pub fn start(device: String, loudspeaker: Option<String>, tuning: Tuning, inputs: Sender<Input>) -> Self {
        let place = Place::new(device, loudspeaker);
        Self(Owner::start(
            "earpiece",
            || Message::Stop,
            move |itself, messages| WhisperQueue::new(place, tuning, inputs, itself).run(&messages),
        ))
    }

    /// Finds out whether something could be whispered now; [`Input::Headset`] brings the answer.
    pub fn check(&self) {
        self.0.tell(Message::Check);
    }

    /// Whispers a text in its language, after those before it. It is told as begun, then as ended, or as cancelled.
    pub fn whisper(&self, id: UtteranceId, language: Language, text: Secret<String>) {
        self.0.tell(Message::Whisper(id, language, text));
    }

    /// Stops what is heard and drops what is queued; each is told as cancelled.
    pub fn silence(&self) {
        self.0.tell(Message::Silence);
    }

    /// Changes voice, speed and loudness from the next whisper on, and which loudspeaker it has to keep apart from at
    /// once.
    pub fn tune(&self, loudspeaker: Option<String>, tuning: Tuning) {
        self.0.tell(Message::Tune(loudspeaker, Box::new(tuning)));
    }

    /// Ends the headset, and what is heard through it.
    pub fn stop(self) {
        self.0.end();
    }
}
