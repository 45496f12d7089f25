//! The owner of the queue: hands each utterance to a voice and tells what became of it.

mod sources;
mod voices;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::Message;
use super::built_in::{self, BuiltIn};
use super::silent::Silent;
use super::system::{self, Standing, System};
use crate::device::played::Played;
use crate::device::sound::{News, Retuned, Sound as Loudspeaker};
use crate::preferences::{Tuning, VoiceMode};
use protocol::{DeviceEvent, Input, Masking, Sound, SpeechEvent, SpeechSource, Utterance, UtteranceId};
use sounds::text::speakable;

/// So many clips are handed to the tape: the one that is heard, and the next, so that they join exactly.
const AHEAD: usize = 2;
/// An utterance that comes so soon after the one before belongs to it: its lead counts from that end.
const CONTINUES: Duration = Duration::from_millis(200);
/// After a failure the built-in voice is looked for again so much later.
const LOOK_AGAIN: Duration = Duration::from_secs(30);

/// The queue with all its voices.
pub(super) struct SpeechQueue {
    inputs: Sender<Input>,
    tuning: Tuning,
    waiting: VecDeque<Queued>,
    playing: VecDeque<Playing>,
    /// When the last utterance ended.
    free_at: Instant,
    loudspeaker: Loudspeaker,
    built_in: BuiltIn,
    built_in_fails_until: Option<Instant>,
    /// Until then the built-in voice may turn out to be there: somebody has asked for it while it failed.
    built_in_asked_until: Option<Instant>,
    system: System,
    told: Option<SpeechSource>,
    voices_wanted: bool,
}

struct Queued {
    utterance: Utterance,
    begun: bool,
}

struct Playing {
    queued: Queued,
    track: Track,
}

/// What an utterance is heard through.
#[derive(Clone, Copy, Debug)]
enum Track {
    Tape,
    /// The speech service; it is asked at that time.
    System {
        at: Instant,
        asked: bool,
    },
    Silent(Silent),
}

impl SpeechQueue {
    /// A queue whose voices report to `messages`. What our own sound plays goes to `played` too.
    pub fn new(tuning: Tuning, played: Arc<Played>, inputs: Sender<Input>, messages: &Sender<Message>) -> Self {
        let (to_sound, to_built_in, to_system) = (messages.clone(), messages.clone(), messages.clone());
        let sound_report = Arc::new(move |report| drop(to_sound.send(Message::Sound(report))));
        let built_in_report = Arc::new(move |report| drop(to_built_in.send(Message::BuiltIn(report))));
        let system_report = Arc::new(move |report| drop(to_system.send(Message::System(report))));
        Self {
            inputs,
            waiting: VecDeque::new(),
            playing: VecDeque::new(),
            free_at: Instant::now(),
            system: System::start(&tuning, system_report),
            loudspeaker: Loudspeaker::new(&tuning, played, sound_report),
            built_in: BuiltIn::start(built_in_report),
            built_in_fails_until: None,
            built_in_asked_until: None,
            told: None,
            voices_wanted: false,
            tuning,
        }
    }

    /// Works until it is stopped.
    pub fn run(mut self, messages: &Receiver<Message>) {
        loop {
            let now = Instant::now();
            self.tick(now);
            let message = match self.next_tick(now) {
                None => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => messages.recv_timeout(at.saturating_duration_since(now)),
            };
            match message {
                Ok(Message::Stop) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(message) => self.handle(message),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        self.silence();
        self.system.stop();
    }

    fn handle(&mut self, message: Message) {
        match message {
            Message::Speak(utterance) => self.queue(utterance),
            Message::Silence => self.silence(),
            Message::Mask(masking) => self.mask(masking),
            Message::Tune(tuning) => self.tune(*tuning),
            Message::ListVoices => self.list_voices(),
            Message::Prepare(texts) => self.prepare(&texts),
            Message::Sound(report) => {
                let news = self.loudspeaker.read(report);
                self.hear(news);
            }
            Message::BuiltIn(report) => self.read_built_in(report),
            Message::System(report) => {
                let news = self.system.read(report);
                self.hear_system(news);
            }
            Message::Stop => {}
        }
    }

    /// What comes later in another voice is made meanwhile, so that nobody waits for it.
    fn queue(&mut self, utterance: Utterance) {
        let waits = !self.waiting.is_empty() || !self.playing.is_empty();
        if let (Sound::Text(text), Some(_), true) = (&utterance.sound, utterance.voice, waits && self.has_variants())
        {
            self.built_in.prepare(std::slice::from_ref(text), utterance.voice, &self.tuning);
        }
        self.waiting.push_back(Queued { utterance, begun: false });
    }

    fn tick(&mut self, now: Instant) {
        while let Some(news) = self.loudspeaker.tick(now) {
            self.hear(Some(news));
        }
        let news = self.system.tick(now);
        self.hear_system(news);
        if self.built_in_fails_until.is_some_and(|until| until <= now) {
            self.built_in_fails_until = Some(now + LOOK_AGAIN);
            self.built_in.list_voices();
        }
        self.built_in_asked_until = self.built_in_asked_until.filter(|until| *until > now);
        self.tell_source();
        loop {
            self.follow_front(now);
            if !self.advance(now) {
                break;
            }
        }
    }

    fn next_tick(&self, now: Instant) -> Option<Instant> {
        let front = self.playing.front().and_then(|playing| match playing.track {
            Track::Silent(silent) if playing.queued.begun => Some(silent.end),
            Track::Silent(silent) => Some(silent.begin),
            Track::System { at, asked: false } => Some(at),
            Track::System { .. } | Track::Tape => None,
        });
        let system = match self.system.standing() {
            Standing::Soon { until } if !self.waiting.is_empty() && until > now => Some(until),
            _ => self.system.next_tick(),
        };
        let built_in = [self.built_in_fails_until, self.built_in_asked_until];
        [front, system, self.loudspeaker.next_tick(now)].into_iter().chain(built_in).flatten().min()
    }

    /// Hands the next utterance to its voice, if its turn has come.
    fn advance(&mut self, now: Instant) -> bool {
        let Some(next) = self.waiting.front() else {
            return false;
        };
        let Some(source) = self.source_for(&next.utterance, now) else {
            return false;
        };
        let all_on_tape = self.playing.iter().all(|playing| matches!(playing.track, Track::Tape));
        let room = match source {
            SpeechSource::BuiltIn => all_on_tape && self.playing.len() < AHEAD,
            SpeechSource::System | SpeechSource::Nowhere => self.playing.is_empty(),
        };
        if !room {
            return false;
        }
        if let Some(queued) = self.waiting.pop_front() {
            self.start(queued, source, now);
        }
        true
    }

    fn start(&mut self, queued: Queued, source: SpeechSource, now: Instant) {
        let Utterance { id, lead_ms, sound, voice } = &queued.utterance;
        let from = if now.saturating_duration_since(self.free_at) < CONTINUES { self.free_at } else { now };
        let begin = from + Duration::from_millis(u64::from(*lead_ms));
        let track = match (source, sound) {
            (SpeechSource::System, _) => Track::System { at: begin, asked: false },
            (SpeechSource::Nowhere, sound) => Track::Silent(Silent::new(sound, self.tuning.rate, begin)),
            (SpeechSource::BuiltIn, Sound::Cue(cue)) => {
                self.loudspeaker.cue(*id, *lead_ms, *cue);
                Track::Tape
            }
            (SpeechSource::BuiltIn, Sound::Text(text)) => {
                let text = speakable(text).unwrap_or_default();
                let words = built_in::Words { text: &text, voice: *voice, tuning: &self.tuning };
                self.built_in.speak(*id, *lead_ms, &words, &mut self.loudspeaker);
                Track::Tape
            }
        };
        self.playing.push_back(Playing { queued, track });
    }

    /// Does what is due for the utterance that is heard now.
    fn follow_front(&mut self, now: Instant) {
        while let Some(playing) = self.playing.front_mut() {
            let id = playing.queued.utterance.id;
            match &mut playing.track {
                Track::Silent(silent) if silent.begin <= now => {
                    let end = silent.end;
                    self.began(id);
                    if end > now {
                        return;
                    }
                    self.ended(id, end);
                }
                Track::System { at, asked } if !*asked && *at <= now => {
                    *asked = true;
                    let utterance = &playing.queued.utterance;
                    if let Sound::Text(text) = &utterance.sound {
                        self.system.speak(id, &speakable(text).unwrap_or_default(), utterance.voice);
                    }
                    return;
                }
                _ => return,
            }
        }
    }

    fn silence(&mut self) {
        if self.playing.iter().any(|playing| matches!(playing.track, Track::System { asked: true, .. })) {
            self.system.cancel();
        }
        self.loudspeaker.silence();
        let playing = self.playing.drain(..).map(|playing| playing.queued);
        for queued in playing.chain(self.waiting.drain(..)) {
            let _ = self.inputs.send(Input::Speech(queued.utterance.id, SpeechEvent::Cancelled));
        }
        self.free_at = Instant::now();
    }

    fn mask(&mut self, masking: Masking) {
        self.loudspeaker.mask(masking);
    }

    fn tune(&mut self, tuning: Tuning) {
        match (self.tuning.mode, tuning.mode) {
            (before, after) if before == after => {}
            (_, VoiceMode::Off) => self.interrupt(|_| true),
            _ => self.interrupt(|track| matches!(track, Track::System { .. })),
        }
        if self.loudspeaker.tune(&tuning) == Retuned::Moved {
            self.interrupt(|track| matches!(track, Track::Tape));
        }
        self.system.tune(&tuning);
        self.tuning = tuning;
        if self.tuning.mode == VoiceMode::BuiltIn {
            self.ask_for_built_in(Instant::now());
        }
    }

    /// Stops what is heard through these and puts it back to the front of the queue.
    fn interrupt(&mut self, through: impl Fn(&Track) -> bool) {
        let (mut back, kept): (VecDeque<_>, VecDeque<_>) =
            self.playing.drain(..).partition(|playing| through(&playing.track));
        self.playing = kept;
        if back.iter().any(|playing| matches!(playing.track, Track::System { asked: true, .. })) {
            self.system.cancel();
        }
        if back.iter().any(|playing| matches!(playing.track, Track::Tape)) {
            self.loudspeaker.silence();
        }
        while let Some(Playing { mut queued, .. }) = back.pop_back() {
            if queued.begun {
                queued.utterance.lead_ms = 0;
            }
            self.waiting.push_front(queued);
        }
    }

    fn prepare(&mut self, texts: &[String]) {
        let by_system = self.tuning.mode == VoiceMode::System && matches!(self.system.standing(), Standing::Ready);
        if self.tuning.mode != VoiceMode::Off && !by_system && self.own_source() == SpeechSource::BuiltIn {
            self.built_in.prepare(texts, None, &self.tuning);
        }
    }

    fn read_built_in(&mut self, report: built_in::Report) {
        match report {
            built_in::Report::Voices(voices) => {
                self.built_in_fails_until = if voices.is_empty() { Some(Instant::now() + LOOK_AGAIN) } else { None };
                self.built_in_asked_until = None;
                self.tell_voices(voices);
            }
            #[cfg(feature = "sound")]
            built_in::Report::Failed(id, error) => {
                tracing::warn!(%error, "the built-in voice does not speak");
                self.built_in_fails_until = Some(Instant::now() + LOOK_AGAIN);
                if self.on_tape(id) {
                    self.interrupt(|track| matches!(track, Track::Tape));
                }
            }
        }
    }

    fn on_tape(&self, id: UtteranceId) -> bool {
        self.playing.iter().any(|playing| playing.queued.utterance.id == id && matches!(playing.track, Track::Tape))
    }

    fn hear(&mut self, news: Option<News>) {
        match news {
            Some(News::Began(id)) if self.on_tape(id) => self.began(id),
            Some(News::Ended(id, at)) if self.on_tape(id) => self.ended(id, at),
            Some(News::Began(_) | News::Ended(..)) | None => {}
            Some(News::Lost) => {
                self.interrupt(|track| matches!(track, Track::Tape));
                self.tell_device(DeviceEvent::SoundLost);
            }
            Some(News::Back) => self.tell_device(DeviceEvent::SoundBack),
        }
    }

    fn hear_system(&mut self, news: Option<system::News>) {
        match news {
            None => {}
            Some(system::News::Began(id)) if self.by_system(id) => self.began(id),
            Some(system::News::Ended(id)) if self.by_system(id) => self.ended(id, Instant::now()),
            Some(system::News::Began(_) | system::News::Ended(_)) => {}
            Some(system::News::Lost) => self.interrupt(|track| matches!(track, Track::System { .. })),
            Some(system::News::Voices(voices)) => self.tell_voices(voices),
        }
    }

    fn by_system(&self, id: UtteranceId) -> bool {
        self.playing.iter().any(|playing| {
            playing.queued.utterance.id == id && matches!(playing.track, Track::System { asked: true, .. })
        })
    }

    fn began(&mut self, id: UtteranceId) {
        let found = self.playing.iter_mut().find(|playing| playing.queued.utterance.id == id);
        if let Some(playing) = found
            && !std::mem::replace(&mut playing.queued.begun, true)
        {
            let _ = self.inputs.send(Input::Speech(id, SpeechEvent::Began));
        }
    }

    fn ended(&mut self, id: UtteranceId, at: Instant) {
        self.began(id);
        self.playing.retain(|playing| playing.queued.utterance.id != id);
        self.free_at = at;
        let _ = self.inputs.send(Input::Speech(id, SpeechEvent::Ended));
    }

    /// Tells where speech comes from, once for each change. A voice that only stands in while another one
    /// is being chosen is not told.
    fn tell_source(&mut self) {
        let source = match (self.tuning.mode, self.system.standing()) {
            (VoiceMode::Off, _) => SpeechSource::Nowhere,
            (VoiceMode::System, Standing::Ready | Standing::Busy) => SpeechSource::System,
            (VoiceMode::System, Standing::Soon { .. }) => return,
            _ if self.built_in_asked_until.is_some() => return,
            _ => self.own_source(),
        };
        if self.told != Some(source) {
            self.told = Some(source);
            self.tell_device(DeviceEvent::SpeechFrom(source));
        }
    }

    fn tell_device(&self, event: DeviceEvent) {
        let _ = self.inputs.send(Input::Device(event));
    }
}
