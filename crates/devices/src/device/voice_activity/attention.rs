//! What of the microphone is passed on, and when an utterance ends: by keys, by voices, and never by one's own. Where what
//! the narrator plays can be taken out of what is heard, somebody may speak over it.
//!
//! Time is counted in samples, so that nothing depends on how fast they come in.

use std::collections::VecDeque;

use super::voice::{FRAME, Voice};
use super::{Heeded, Meter, RATE};
use crate::preferences::Listens;

/// After the narrator has spoken, so much is not heard (0.5 s): the loudspeaker's buffer, and the room.
pub(super) const TAIL: usize = RATE as usize / 2;
/// The same after sound of its own (0.4 s): it knows when that ends.
const OWN_TAIL: usize = RATE as usize * 2 / 5;
/// Whoever speaks in the last part of it (0.2 s), and goes on, is heard from the beginning.
const HEEDED: usize = RATE as usize / 5;
/// So much of what came before a voice was found is passed with it (0.3 s): the first consonant is no voice.
const BEFORE: usize = RATE as usize * 3 / 10;
/// So many frames of a voice make a beginning (48 ms): a knock is shorter.
const BEGINNING: usize = 3;
/// After so much without a voice an utterance may be complete (0.3 s).
const PAUSE: usize = RATE as usize * 3 / 10;
/// So much without a voice ends an utterance (0.6 s).
const SILENCE: usize = RATE as usize * 6 / 10;
/// The longest utterance (12 s).
const LONGEST: usize = RATE as usize * 12;
/// So much of a voice in one utterance may be talk (1.5 s): bare answers are shorter.
const TALK: usize = RATE as usize * 3 / 2;
/// After so much without a voice players don't talk to each other any more (3 s).
const LULL: usize = RATE as usize * 3;

/// What understands utterances. Nothing here may wait.
pub trait Recognises {
    /// More of an utterance, 16,000 samples a second.
    fn audio(&mut self, samples: &[i16]);
    /// Nobody has spoken for a moment: if the utterance is complete, nothing that follows belongs to it.
    fn pause(&mut self);
    /// The utterance is over: what was it?
    fn end(&mut self);
    /// What was heard so far was nothing.
    fn reset(&mut self);
}

/// The state of hearing.
pub struct Attention<R> {
    recogniser: R,
    ears: Listens,
    talking: bool,
    gate: Gate,
    utterance: Option<Utterance>,
    /// The latest sound that was not passed on, for the beginning of an utterance.
    before: VecDeque<i16>,
    /// The beginning of the next frame.
    frame: Vec<i16>,
    voice: Voice,
    /// Frames of a voice, one after the other.
    voiced: usize,
    /// Players may be talking to each other, and for so long, in samples, nobody has said anything more.
    talk: Option<usize>,
    /// Sound comes in.
    sound: bool,
    listening: bool,
    heeded: Vec<Heeded>,
}

/// Whether the narrator would hear itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gate {
    Free,
    NarratorSpeaks,
    /// It speaks, and nothing of it is in what is heard.
    SpokenOver,
    /// So many samples of the tail are left, and whoever speaks in so many of the last ones is heard.
    Tail {
        left: usize,
        heeded: usize,
    },
}

/// An utterance on its way, in samples.
#[derive(Default)]
struct Utterance {
    passed: usize,
    voiced: usize,
    quiet: usize,
    meter: Meter,
}

impl<R: Recognises> Attention<R> {
    /// Nothing was heard yet.
    pub fn new(ears: Listens, recogniser: R) -> Self {
        Self {
            recogniser,
            ears,
            talking: false,
            gate: Gate::Free,
            utterance: None,
            before: VecDeque::with_capacity(BEFORE + FRAME),
            frame: Vec::with_capacity(FRAME),
            voice: Voice::new(),
            voiced: 0,
            talk: None,
            sound: false,
            listening: false,
            heeded: Vec::new(),
        }
    }

    /// Whether the microphone has to be open.
    #[must_use]
    pub fn wants_sound(&self) -> bool {
        match self.ears {
            Listens::Off => false,
            Listens::Push => self.talking,
            Listens::Wake | Listens::Open => true,
        }
    }

    /// What has happened since this was last asked.
    pub fn heeded(&mut self) -> Vec<Heeded> {
        std::mem::take(&mut self.heeded)
    }

    /// Changes to whom it listens. An utterance on its way is dropped.
    pub fn listen(&mut self, ears: Listens) {
        if ears != self.ears {
            self.forget();
            self.ears = ears;
            self.talking = false;
            self.attend();
        }
    }

    /// The key for talking is pressed.
    pub fn talk_starts(&mut self) {
        if self.ears == Listens::Push && !self.talking {
            self.talking = true;
            self.attend();
        }
    }

    /// The key for talking is released: the utterance is over.
    pub fn talk_stops(&mut self) {
        if std::mem::take(&mut self.talking) {
            self.end();
            self.attend();
        }
    }

    /// The narrator speaks. An utterance on its way is dropped: its rest can't be heard.
    pub fn narrator_speaks(&mut self) {
        self.close(Gate::NarratorSpeaks);
    }

    /// The narrator speaks, and what comes in from now on is without its voice. An utterance on its way is dropped: it was
    /// for what is not asked any more.
    pub fn narrator_is_spoken_over(&mut self) {
        if self.gate != Gate::SpokenOver {
            self.close(Gate::SpokenOver);
        }
    }

    /// The narrator has spoken; the tail begins.
    pub fn narrator_is_silent(&mut self) {
        match self.gate {
            Gate::NarratorSpeaks => self.close(Gate::Tail { left: TAIL, heeded: 0 }),
            Gate::SpokenOver => self.close(Gate::Tail { left: OWN_TAIL, heeded: HEEDED }),
            Gate::Free | Gate::Tail { .. } => {}
        }
    }

    /// Whether what comes in has to be without the narrator's voice.
    #[must_use]
    pub fn listens_through(&self) -> bool {
        self.gate == Gate::SpokenOver && matches!(self.ears, Listens::Wake | Listens::Open)
    }

    fn close(&mut self, gate: Gate) {
        self.forget();
        self.lull();
        self.gate = gate;
        self.attend();
    }

    /// So much time went by, in samples, while the microphone was closed.
    pub fn without_audio(&mut self, samples: usize) {
        self.pass_tail(samples);
    }

    /// No sound comes in any more: the microphone is lost. An utterance on its way is dropped.
    pub fn deaf(&mut self) {
        self.forget();
        self.sound = false;
        self.attend();
    }

    /// Sound came in.
    pub fn audio(&mut self, samples: &[i16]) {
        if !self.sound {
            self.sound = true;
            self.attend();
        }
        let samples = &samples[self.pass_tail(samples.len())..];
        match (&self.gate, self.ears) {
            (Gate::NarratorSpeaks, _) | (_, Listens::Off) | (Gate::SpokenOver, Listens::Push) => {}
            (Gate::Free, Listens::Push) if self.talking => self.pass(samples),
            (Gate::Free | Gate::Tail { .. }, Listens::Push) => self.remember(samples),
            (Gate::Free | Gate::SpokenOver | Gate::Tail { .. }, Listens::Wake | Listens::Open) => {
                self.find_voices(samples)
            }
        }
    }

    /// Takes time off the tail. After it the recogniser begins anew, with whoever speaks already. How many of the samples
    /// belonged to its part in which nobody is heard.
    fn pass_tail(&mut self, samples: usize) -> usize {
        let Gate::Tail { left, heeded } = &mut self.gate else { return 0 };
        let (passed, before) = (samples.min(*left), *left);
        *left -= passed;
        let heeded = before.min(*heeded) - (*left).min(*heeded);
        if *left == 0 {
            self.gate = Gate::Free;
            self.recogniser.reset();
            self.attend();
            if self.voiced >= BEGINNING {
                self.begin();
            }
        }
        passed - heeded
    }

    fn find_voices(&mut self, mut samples: &[i16]) {
        while !samples.is_empty() {
            let (now, later) = samples.split_at(samples.len().min(FRAME - self.frame.len()));
            self.frame.extend_from_slice(now);
            samples = later;
            if self.frame.len() == FRAME {
                let frame = std::mem::replace(&mut self.frame, Vec::with_capacity(FRAME));
                self.hear_frame(&frame);
            }
        }
    }

    fn hear_frame(&mut self, frame: &[i16]) {
        let voice = self.voice.is_in(frame);
        self.voiced = if voice { self.voiced + 1 } else { 0 };
        match &mut self.utterance {
            None => {
                self.remember(frame);
                if self.voiced == BEGINNING && !matches!(self.gate, Gate::Tail { .. }) {
                    self.begin();
                } else {
                    self.wait_for_lull();
                }
            }
            Some(utterance) => {
                utterance.quiet = if voice { 0 } else { utterance.quiet + FRAME };
                utterance.voiced += if voice { FRAME } else { 0 };
                let over = utterance.quiet >= SILENCE;
                let pauses = (PAUSE..PAUSE + FRAME).contains(&utterance.quiet);
                self.pass(frame);
                if pauses {
                    self.recogniser.pause();
                }
                if over {
                    self.end();
                }
            }
        }
    }

    /// Begins an utterance with the sound that came before it was known to be one.
    fn begin(&mut self) {
        self.utterance = Some(Utterance::default());
        let before: Vec<i16> = self.before.drain(..).collect();
        self.pass(&before);
    }

    fn pass(&mut self, samples: &[i16]) {
        let Some(utterance) = &mut self.utterance else { return };
        let fitting = &samples[..samples.len().min(LONGEST - utterance.passed)];
        if !fitting.is_empty() {
            self.recogniser.audio(fitting);
        }
        utterance.meter.hear(fitting);
        utterance.passed += fitting.len();
        if utterance.passed == LONGEST {
            self.talking = false;
            self.end();
            self.attend();
        }
    }

    fn remember(&mut self, samples: &[i16]) {
        self.before.extend(samples);
        self.before.drain(..self.before.len().saturating_sub(BEFORE));
    }

    fn end(&mut self) {
        if let Some(utterance) = self.utterance.take() {
            // Before what was said: whether it was talk is known by then.
            if utterance.voiced >= TALK {
                self.heeded.push(Heeded::Talk);
                self.talk = Some(0);
            }
            self.talk = self.talk.map(|_| utterance.quiet);
            self.recogniser.end();
            self.heeded.push(Heeded::Level(utterance.meter.level()));
        }
    }

    /// Another frame in which nobody began to speak.
    fn wait_for_lull(&mut self) {
        let Some(quiet) = &mut self.talk else { return };
        *quiet += FRAME;
        if *quiet >= LULL {
            self.lull();
        }
    }

    /// Whoever talked has ended.
    fn lull(&mut self) {
        if self.talk.take().is_some() {
            self.heeded.push(Heeded::Lull);
        }
    }

    /// Drops the utterance on its way, and all that was heard.
    fn forget(&mut self) {
        if self.utterance.take().is_some() {
            self.recogniser.reset();
        }
        self.before.clear();
        self.frame.clear();
        self.voice.reset();
        self.voiced = 0;
    }

    /// Begins or ends listening, whichever it is time for.
    fn attend(&mut self) {
        self.sound &= self.wants_sound();
        let listening = self.sound && matches!(self.gate, Gate::Free);
        if listening == std::mem::replace(&mut self.listening, listening) {
            return;
        }
        if listening && self.ears == Listens::Push {
            self.begin();
        }
        self.heeded.push(if listening { Heeded::Listening } else { Heeded::NotListening });
    }
}
