//! The speaker: one queue for all that is heard, one after the other, whatever it is heard through.
//!
//! Text is spoken by the system's voice; while there is none, by the built-in voice; and where there is
//! no sound either, it takes the time that speaking would take, so that scripts keep their pace.

#[cfg_attr(not(feature = "sound"), path = "speaker/no_built_in.rs")]
pub mod built_in;
#[cfg_attr(not(any(feature = "sound", feature = "speech")), allow(dead_code, reason = "nothing sounds"))]
mod own_voices;
mod silent;
mod speech_queue;
mod system;

use std::sync::Arc;
use std::sync::mpsc::Sender;

use super::played::Played;
use super::worker::Owner;
use crate::device::sound::SoundReport;
use crate::preferences::Tuning;
use crate::preferences::voice::estimate_ms;
use protocol::{Input, Masking, Utterance};
use speech_queue::SpeechQueue;

/// How long a sound takes, in milliseconds: as the built-in voice says it, or by experience where there is none.
#[must_use]
pub fn length_ms(sound: &protocol::Sound, tuning: &Tuning) -> u32 {
    match sound {
        protocol::Sound::Text(text) => {
            built_in::duration_ms(text, tuning).unwrap_or_else(|| estimate_ms(text, tuning.rate))
        }
        protocol::Sound::Cue(cue) => sounds::cues::length_ms(*cue),
    }
}

/// What reaches the queue, from its user and from its voices.
enum Message {
    Speak(Utterance),
    Silence,
    Mask(Masking),
    Tune(Box<Tuning>),
    ListVoices,
    Prepare(Vec<String>),
    Sound(SoundReport),
    BuiltIn(built_in::Report),
    System(system::Report),
    Stop,
}

/// The handle of the queue. No method waits.
pub struct Speaker {
    owner: Owner<Message>,
    played: Arc<Played>,
}

impl Speaker {
    /// A speaker that tells in `inputs` what becomes of every utterance: [`Input::Speech`] for each,
    /// [`Input::Device`] once for each change of source, [`Input::Voices`] when asked.
    #[must_use]
    pub fn start(tuning: Tuning, inputs: Sender<Input>) -> Self {
        let played = Arc::<Played>::default();
        let copied = played.clone();
        let owner = Owner::start(
            "speaker",
            || Message::Stop,
            move |itself, messages| SpeechQueue::new(tuning, copied, inputs, &itself).run(&messages),
        );
        Self { owner, played }
    }

    /// What our own sound plays, as it plays it.
    #[must_use]
    pub fn played(&self) -> Arc<Played> {
        self.played.clone()
    }

    /// Queues an utterance. It is told as begun, then as ended, or as cancelled.
    pub fn speak(&self, utterance: Utterance) {
        self.owner.tell(Message::Speak(utterance));
    }

    /// Stops what is heard and drops what is queued; each is told as cancelled. Masking goes on.
    pub fn silence(&self) {
        self.owner.tell(Message::Silence);
    }

    /// Switches the masking sound.
    pub fn masking(&self, masking: Masking) {
        self.owner.tell(Message::Mask(masking));
    }

    /// Changes voice, speed, loudness, loudspeaker: from the next utterance on, loudness at once.
    pub fn tune(&self, tuning: Tuning) {
        self.owner.tell(Message::Tune(Box::new(tuning)));
    }

    /// Finds out which voices there are for the language; [`Input::Voices`] brings the answer, which can
    /// take seconds.
    pub fn list_voices(&self) {
        self.owner.tell(Message::ListVoices);
    }

    /// Makes sentences ahead if the built-in voice is speaking.
    pub fn prepare(&self, texts: Vec<String>) {
        self.owner.tell(Message::Prepare(texts));
    }

    /// Ends the speaker at once. What must be heard to its end has to be waited for before.
    pub fn stop(self) {
        self.owner.end();
    }
}
