//! The built-in voice: espeak-ng as a child process, its samples played through our own sound.
//!
//! Sentences that were prepared, or spoken before, come from a store; all others are heard while they are
//! still being made.

mod program;
mod store;
mod synthesis;
mod synthesis_error;

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, OnceLock};

pub use synthesis::{duration_ms, phonemes, synthesise};
pub use synthesis_error::SynthesisError;

use crate::device::sound::{Channel, Feed, Sound};
use crate::preferences::{Tuning, Voice};
use protocol::{OwnVoice, UtteranceId};
use sounds::text::speakable;
use store::Store;
use synthesis::{Sentence, Wanted};

/// A voice that hangs so many times in a row is none.
const MOST_HUNG: u32 = 3;

/// What the built-in voice tells.
#[derive(Debug)]
pub(super) enum Report {
    /// Which voices there are; none if there is no espeak-ng.
    Voices(Vec<Voice>),
    /// This utterance could not be spoken.
    Failed(UtteranceId, SynthesisError),
}

/// Where reports go.
pub(super) type Reporter = Arc<dyn Fn(Report) + Send + Sync>;

/// What is said, and how.
pub(super) struct Words<'a> {
    pub text: &'a str,
    /// In whose voice; none is the narrator's.
    pub voice: Option<OwnVoice>,
    pub tuning: &'a Tuning,
}

/// The built-in voice.
pub(super) struct BuiltIn {
    store: Arc<Store>,
    voices: Arc<OnceLock<Vec<Voice>>>,
    preparing: Sender<Vec<Sentence>>,
    speaking: Sender<Spoken>,
    report: Reporter,
}

impl BuiltIn {
    /// The voice, with its list of voices on the way.
    pub fn start(report: Reporter) -> Self {
        let store = Arc::<Store>::default();
        let built_in = Self {
            preparing: prepare_in_background(store.clone()),
            speaking: speak_in_background(store.clone(), report.clone()),
            store,
            voices: Arc::default(),
            report,
        };
        built_in.list_voices();
        built_in
    }

    /// Speaks through `sound`, after `lead_ms` milliseconds of silence.
    pub fn speak(&self, id: UtteranceId, lead_ms: u32, words: &Words<'_>, sound: &mut Sound) {
        sound.append(id, lead_ms, self.feed(id, words), Channel::Speech);
    }

    /// The samples of a text. Whether it can be spoken shows while it is.
    fn feed(&self, id: UtteranceId, words: &Words<'_>) -> Feed {
        let sentence = self.sentence(words);
        if let Some(samples) = self.store.get(&sentence) {
            return Feed::whole(samples);
        }
        let (chunks, receiver) = channel();
        // Without that thread nothing comes, and the clip is given up.
        let _ = self.speaking.send(Spoken { id, sentence, chunks });
        Feed::growing(receiver)
    }

    /// Makes sentences ahead, in the background.
    pub fn prepare(&self, texts: &[String], voice: Option<OwnVoice>, tuning: &Tuning) {
        let sentences = texts.iter().filter_map(|text| speakable(text));
        let sentences = sentences.map(|text| self.sentence(&Words { text: &text, voice, tuning }));
        // Without that thread every sentence is made when it is spoken.
        let _ = self.preparing.send(sentences.collect());
    }

    /// Finds out which voices there are; [`Report::Voices`] brings the answer.
    pub fn list_voices(&self) {
        let (voices, report) = (self.voices.clone(), self.report.clone());
        in_background("voice list", move || {
            let found = match voices.get() {
                Some(voices) => voices.clone(),
                None => synthesis::voices().unwrap_or_default(),
            };
            if !found.is_empty() {
                voices.get_or_init(|| found.clone());
            }
            report(Report::Voices(found));
        });
    }

    /// The chosen voice may be one of the speech service that we don't have: then the language chooses.
    fn sentence(&self, Words { text, voice, tuning }: &Words<'_>) -> Sentence {
        let ours =
            |name: &&String| self.voices.get().is_some_and(|voices| voices.iter().any(|voice| voice.name == **name));
        let sentence = Sentence::new(text, tuning.voice.as_ref().filter(ours).map(String::as_str), tuning);
        match voice {
            Some(voice) => sentence.in_voice(*voice),
            None => sentence,
        }
    }
}

/// A sentence to be made now, for whoever waits at the other end.
struct Spoken {
    id: UtteranceId,
    sentence: Sentence,
    chunks: Sender<Vec<i16>>,
}

impl Spoken {
    /// Hands samples on; they are not wanted any more when the clip was dropped.
    fn hear(&self, samples: &[i16]) -> Wanted {
        if self.chunks.send(samples.to_vec()).is_ok() { Wanted::Yes } else { Wanted::No }
    }
}

/// One sentence after the other: a long queue must not start as many programs at once.
fn speak_in_background(store: Arc<Store>, report: Reporter) -> Sender<Spoken> {
    let (sender, receiver) = channel::<Spoken>();
    in_background("built-in voice", move || {
        let mut hung = 0;
        for spoken in receiver {
            if matches!(spoken.hear(&[]), Wanted::No) {
                continue;
            }
            let made = synthesis::stream(&spoken.sentence, |chunk| spoken.hear(chunk));
            hung = if matches!(made, Err(SynthesisError::Hangs)) { hung + 1 } else { 0 };
            match made {
                Ok(samples) => store.put(spoken.sentence, samples.into()),
                Err(SynthesisError::Silenced) => {}
                // What came is heard, and the next sentence has a program of its own.
                Err(error @ (SynthesisError::Endless | SynthesisError::Hangs)) if hung < MOST_HUNG => {
                    tracing::warn!(%error, "a sentence is cut off");
                }
                Err(error) => report(Report::Failed(spoken.id, error)),
            }
        }
    });
    sender
}

fn prepare_in_background(store: Arc<Store>) -> Sender<Vec<Sentence>> {
    let (sender, receiver) = channel::<Vec<Sentence>>();
    in_background("preparing", move || {
        for sentence in receiver.iter().flatten() {
            if store.get(&sentence).is_some() {
                continue;
            }
            match synthesis::stream(&sentence, |_| Wanted::Yes) {
                Ok(samples) => store.put(sentence, samples.into()),
                Err(error) => tracing::debug!(%error, "not prepared"),
            }
        }
    });
    sender
}

fn in_background(name: &str, work: impl FnOnce() + Send + 'static) {
    if let Err(error) = std::thread::Builder::new().name(name.to_owned()).spawn(work) {
        tracing::error!(%error, name, "no thread");
    }
}
