//! The voice of the page: the phone's own, or none, which takes as long as one would.

use preferences::preferences::voice::{Tuning, Voice, VoiceMode, estimate_ms, speed};
use protocol::{DeviceEvent, Input, Masking, Sound as Heard, SpeechEvent, SpeechSource, Utterance, UtteranceId};
use sounds::cues;
use sounds::text::speakable;
use wasm_bindgen::prelude::*;
use web_sys::{
    SpeechSynthesis, SpeechSynthesisErrorCode, SpeechSynthesisErrorEvent, SpeechSynthesisUtterance,
    SpeechSynthesisVoice,
};

use crate::browser;
use crate::event::{Event, Events, Voiced};
use crate::sound::Sound;
use crate::speech_queue::SpeechQueue;

/// A voice that has said nothing of an utterance for so long beyond what it should take is not waited for.
const PATIENCE_MS: f64 = 4_000.0;
/// A voice may be so much slower than expected.
const SLOWER: f64 = 3.0;

/// What is heard of the page.
pub struct Speaker {
    events: Events,
    queue: SpeechQueue,
    tuning: Tuning,
    voices: Option<SpeechSynthesis>,
    /// Whether this browser has said something as yet, or failed to.
    speaks: Option<bool>,
    /// What is said now: a browser may drop an utterance that nobody holds, and its end with it.
    saying: Option<SpeechSynthesisUtterance>,
    sound: Sound,
    told: Option<SpeechSource>,
    /// What has begun last: some voices tell only its end.
    begun: Option<UtteranceId>,
    wakes_at: Option<f64>,
}

impl Speaker {
    /// Silent as yet.
    pub fn new(events: Events) -> Self {
        let voices = browser::window().speech_synthesis().ok();
        Self {
            events,
            queue: SpeechQueue::default(),
            tuning: Tuning::default(),
            voices,
            speaks: None,
            saying: None,
            sound: Sound::new(),
            told: None,
            begun: None,
            wakes_at: None,
        }
    }

    /// Opened by a tap: iPhones let a page speak only after a tap has spoken, even if it has nothing to say.
    pub fn open(&mut self) {
        self.sound.open();
        if let (Some(voices), Ok(nothing)) = (&self.voices, SpeechSynthesisUtterance::new_with_text("")) {
            voices.speak(&nothing);
        }
    }

    /// How it sounds from now on.
    pub fn tune(&mut self, tuning: Tuning) {
        self.sound.tune(tuning.cue_volume, tuning.masking_volume);
        self.tuning = tuning;
        self.tell_source();
    }

    fn source(&self) -> SpeechSource {
        match (self.tuning.mode, &self.voices, self.speaks) {
            (VoiceMode::Off, _, _) | (_, None, _) | (_, _, Some(false)) => SpeechSource::Nowhere,
            _ => SpeechSource::System,
        }
    }

    fn tell_source(&mut self) {
        let source = self.source();
        if self.told.replace(source) != Some(source) {
            self.events.input(Input::Device(DeviceEvent::SpeechFrom(source)));
        }
    }

    /// Queues something.
    pub fn speak(&mut self, utterance: Utterance) {
        self.queue.speak(utterance);
        self.tick();
    }

    /// Silences what is heard, and drops what is queued.
    pub fn silence(&mut self) {
        self.hush();
        for id in self.queue.silence(browser::now()) {
            self.events.input(Input::Speech(id, SpeechEvent::Cancelled));
        }
    }

    fn hush(&mut self) {
        self.saying = None;
        if let Some(voices) = &self.voices {
            voices.cancel();
        }
    }

    /// Switches the masking sound.
    pub fn masking(&mut self, masking: Masking) {
        self.sound.masking(masking);
    }

    /// Begins what is due, ends what is over, and comes back when the next thing is.
    pub fn tick(&mut self) {
        let now = browser::now();
        if let Some(overdue) = self.queue.overdue(now).cloned() {
            // A voice that never tells its end has most likely come to it.
            self.over(overdue.id, now);
        }
        while let Some(utterance) = self.queue.next(now) {
            self.begin(&utterance, now);
        }
        let wakes_at = self.queue.wakes_at();
        if let Some(at) = wakes_at.filter(|at| self.wakes_at != Some(*at)) {
            let events = self.events.clone();
            browser::after(at - now, move || events.send(Event::Tick));
        }
        self.wakes_at = wakes_at;
    }

    fn begin(&mut self, utterance: &Utterance, now: f64) {
        let id = utterance.id;
        match &utterance.sound {
            Heard::Cue(cue) => {
                self.sound.cue(*cue);
                self.began(id);
                self.queue.waits_until(now + f64::from(cues::length_ms(*cue)));
            }
            Heard::Text(text) => {
                let text = speakable(text).unwrap_or_default();
                let length_ms = f64::from(estimate_ms(&text, self.tuning.rate));
                if self.source() == SpeechSource::Nowhere || text.is_empty() {
                    self.began(id);
                    self.queue.waits_until(now + length_ms);
                } else {
                    self.queue.waits_until(now + length_ms * SLOWER + PATIENCE_MS);
                    self.say(id, &text, utterance.voice.map_or(0, protocol::OwnVoice::number));
                }
            }
        }
    }

    /// What the voice says of an utterance.
    pub fn heard(&mut self, id: UtteranceId, voiced: Voiced) {
        if !self.queue.plays(id) {
            return;
        }
        match voiced {
            Voiced::Begins => {
                self.speaks = Some(true);
                self.began(id);
            }
            Voiced::Ends => {
                self.over(id, browser::now());
            }
            Voiced::Fails => {
                self.speaks = Some(false);
                self.tell_source();
                self.began(id);
                let now = browser::now();
                self.queue.waits_until(now + 1_000.0);
            }
        }
        self.tick();
    }

    fn began(&mut self, id: UtteranceId) {
        self.begun = Some(id);
        self.events.input(Input::Speech(id, SpeechEvent::Began));
    }

    fn over(&mut self, id: UtteranceId, now: f64) {
        self.saying = None;
        if self.queue.plays(id) && self.begun != Some(id) {
            self.began(id);
        }
        if self.queue.ended(id, now) {
            self.events.input(Input::Speech(id, SpeechEvent::Ended));
        }
    }

    /// The voice says it, higher or lower for virtual players.
    fn say(&mut self, id: UtteranceId, text: &str, own: u8) {
        let Some(utterance) = self.utterance(text) else {
            return self.events.send(Event::Voice(id, Voiced::Fails));
        };
        if own > 0 {
            utterance.set_pitch((utterance.pitch() * (0.7 + 0.12 * f32::from(own % 6))).clamp(0.1, 2.0));
        }
        let when = |voiced: Voiced| {
            let events = self.events.clone();
            Closure::once_into_js(move |_: JsValue| events.send(Event::Voice(id, voiced)))
        };
        utterance.set_onstart(Some(when(Voiced::Begins).unchecked_ref()));
        utterance.set_onend(Some(when(Voiced::Ends).unchecked_ref()));
        let events = self.events.clone();
        let failed = Closure::once_into_js(move |event: SpeechSynthesisErrorEvent| match event.error() {
            // Whoever has silenced it knows.
            SpeechSynthesisErrorCode::Canceled | SpeechSynthesisErrorCode::Interrupted => {}
            _ => events.send(Event::Voice(id, Voiced::Fails)),
        });
        utterance.set_onerror(Some(failed.unchecked_ref()));
        if let Some(voices) = &self.voices {
            voices.speak(&utterance);
        }
        self.saying = Some(utterance);
    }

    fn utterance(&self, text: &str) -> Option<SpeechSynthesisUtterance> {
        let utterance = SpeechSynthesisUtterance::new_with_text(text).ok()?;
        utterance.set_lang(self.tuning.language.code());
        utterance.set_rate(speed(self.tuning.rate) as f32);
        utterance.set_pitch((f32::from(self.tuning.pitch) / 50.0).clamp(0.1, 2.0));
        utterance.set_volume(f32::from(self.tuning.volume.min(100)) / 100.0);
        if let Some(wanted) = &self.tuning.voice {
            let voice = self.all_voices().into_iter().find(|voice| voice.name() == *wanted);
            utterance.set_voice(voice.as_ref());
        }
        Some(utterance)
    }

    /// Says something beside all that is queued, of which nobody is told: what only one person may hear.
    pub fn say_alone(&mut self, text: &str) {
        let utterance = speakable(text).and_then(|text| self.utterance(&text));
        if let (Some(voices), Some(utterance)) = (&self.voices, utterance) {
            voices.cancel();
            voices.speak(&utterance);
            self.saying = Some(utterance);
        }
    }

    /// Stops what was said alone.
    pub fn hush_alone(&mut self) {
        self.hush();
    }

    fn all_voices(&self) -> Vec<SpeechSynthesisVoice> {
        let voices = self.voices.as_ref().map(SpeechSynthesis::get_voices).unwrap_or_default();
        voices.iter().filter_map(|voice| voice.dyn_into().ok()).collect()
    }

    /// Tells which voices there are.
    pub fn list_voices(&self) {
        let voice = |voice: SpeechSynthesisVoice| Voice { name: voice.name(), language: voice.lang() };
        self.events.input(Input::Voices(self.all_voices().into_iter().map(voice).collect()));
    }
}
