//! A table that plays without devices: lines and keys go in, and what people would hear and read comes out.
//!
//! Speech takes its time by a clock of its own, so that a reveal of ten minutes runs to its end in no time. After every
//! batch of effects the table checks what must always hold: the journal comes first, and whoever would open the saved
//! game now finds the same question open.

mod channel;
mod disk;
mod ears;
mod headset;
mod moment;
mod notice;
mod pages;
mod posts;
mod set_up;

use std::collections::{BTreeMap, VecDeque};

pub use channel::Came;
use channel::OwnWay;
use disk::Disk;
use headset::Headset;
use moderator::{Company, Mode, NewGameOptions, Session};
pub use moment::{At, Moment};
use notice::readable;
pub use notice::{plain, spoken};
pub use posts::Posted;
use protocol::{
    Effect, Input, Leave, Opened, OwnVoice, Progress, ScreenReader, Sound, SpeechEvent, SpeechInputEvent,
    SpeechInputOrder, Unfinished, Utterance, UtteranceId,
};
use resistance_narrator::game::secret::{Sealed, Secret};
use resistance_narrator::journal::{Entry, Record, private::Private};
use resistance_narrator::language::{Intent, Language, template::VoiceProfile};
use resistance_narrator::preferences::{Key, Preferences, VoiceMode};

/// How long a letter and a cue are heard, in milliseconds.
const LETTER_MS: u64 = 70;
const CUE_MS: u64 = 300;

/// The longest time that anything may take, in milliseconds of the table's clock.
const TOO_LONG_MS: u64 = 24 * 3_600_000;

struct Queued {
    utterance: Utterance,
    begins_ms: u64,
    begun: bool,
}

/// A session with people who listen.
pub struct Table {
    mode: Mode,
    language: Language,
    preferences: Preferences,
    told: NewGameOptions,
    unfinished: Option<Unfinished>,
    /// One person plays, and the narrator plays all others.
    company: Option<Company>,
    session: Option<Session>,
    /// Opens the saved game again and again.
    again: Option<Session>,
    clock_ms: u64,
    queue: VecDeque<Queued>,
    last_id: Option<UtteranceId>,
    moments: Vec<At>,
    /// The first moment of the last line or key.
    step: usize,
    journal: Vec<Entry>,
    /// What was confided to the private journal.
    private: Private,
    /// What was on the disk after each entry of the last line or key.
    on_disk: Vec<(Vec<Entry>, Private)>,
    /// Whether the next entries can be written.
    disk: Disk,
    kept: Vec<Preferences>,
    voice: Option<VoiceMode>,
    reader: Option<ScreenReader>,
    opened: Vec<String>,
    /// What the ears were told, in order.
    ears: Vec<SpeechInputOrder>,
    /// What a voice tells of how names are said, once it does.
    said_alike: Option<BTreeMap<String, Vec<String>>>,
    /// When the alarm rings.
    alarm_ms: Option<u64>,
    headset: Headset,
    own_way: OwnWay,
    /// Whether the saved game is opened after every line.
    checked: bool,
    copied: Vec<u32>,
    /// The voices that were learned.
    learned: Vec<VoiceProfile>,
    /// What was queued in a voice that is not the narrator's, since the last line or key.
    in_voices: Vec<(OwnVoice, String)>,
    /// What was learnt in lessons.
    learnt: Progress,
}

impl Table {
    /// A table in English at which everything is still to be told.
    pub fn new() -> Self {
        Self {
            mode: Mode::Table,
            language: Language::ENGLISH,
            preferences: Preferences::default(),
            told: NewGameOptions::default(),
            unfinished: None,
            company: None,
            session: None,
            again: None,
            clock_ms: 0,
            queue: VecDeque::new(),
            last_id: None,
            moments: Vec::new(),
            step: 0,
            journal: Vec::new(),
            checked: true,
            copied: Vec::new(),
            learned: Vec::new(),
            in_voices: Vec::new(),
            learnt: Progress::default(),
            private: Private::default(),
            on_disk: Vec::new(),
            disk: Disk::Writes,
            kept: Vec::new(),
            voice: None,
            reader: None,
            opened: Vec::new(),
            ears: Vec::new(),
            said_alike: Some(BTreeMap::new()),
            alarm_ms: None,
            headset: Headset::default(),
            own_way: OwnWay::default(),
        }
    }

    /// Opens the session and listens to what it says first.
    pub fn open(mut self) -> Self {
        if let Some(company) = self.company.take() {
            return self.practise(company);
        }
        let (told, unfinished) = (self.told.clone(), self.unfinished.clone());
        self.start(|session| session.open(told, unfinished, &[]));
        self.listen()
    }

    /// Goes on with a saved game.
    pub fn resume(self, entries: Vec<Entry>) -> Self {
        self.resume_with(entries, Private::default())
    }

    /// Goes on with a saved game of which the narrator knows secrets.
    pub fn resume_with(mut self, entries: Vec<Entry>, private: Private) -> Self {
        let record = Record::replay(entries.clone()).unwrap();
        self.journal = entries;
        self.private = private.clone();
        self.start(|session| {
            session.resume(Opened {
                record: Box::new(record),
                cut: false,
                private: Sealed::new(private),
                reached: None,
                aside: None,
                private_aside: None,
            })
        });
        self.listen()
    }

    fn start(&mut self, begin: impl FnOnce(&mut Session) -> Vec<Effect>) {
        assert!(self.session.is_none(), "the table is open already");
        let mut session = Session::new(self.mode, self.language, self.preferences.clone());
        session.deal_from(Secret::new(self.headset.deal));
        session.sends_round(self.headset.goes_round);
        self.reader.into_iter().for_each(|reader| session.runs_beside(reader));
        let effects = begin(&mut session);
        self.session = Some(session);
        self.perform(effects);
    }

    /// Types a line and listens until all is said.
    pub fn line(self, line: &str) -> Self {
        self.begin_line(line).listen()
    }

    /// Types what somebody means, in the words of the language.
    pub fn say(mut self, intent: &Intent) -> Self {
        let line = self.localizer().write(intent);
        self.line(&line)
    }

    /// Types a line; what it brings is still to be heard.
    pub fn begin_line(mut self, line: &str) -> Self {
        self.begin_step(Moment::Typed(line.to_owned()));
        self.handle(Input::Line(line.to_owned()));
        self
    }

    /// Presses a key and listens until all is said.
    pub fn key(self, sign: char) -> Self {
        self.press(Key::Char(sign)).listen()
    }

    /// Presses a key; what it brings is still to be heard.
    pub fn press(mut self, key: Key) -> Self {
        self.begin_step(Moment::Pressed(key));
        self.handle(Input::Key(key));
        self
    }

    /// The input ends.
    pub fn end_of_input(mut self) -> Self {
        self.session();
        self.step = self.moments.len();
        self.handle(Input::Leave(Leave::EndOfInput));
        self
    }

    /// Listens until nothing is queued any more.
    pub fn listen(mut self) -> Self {
        self.session();
        while self.hear(u64::MAX) || self.hear_headset() {}
        self
    }

    /// Listens for so long. An alarm that was set rings when its time has come.
    pub fn listen_ms(mut self, ms: u64) -> Self {
        let until = self.clock_ms + ms;
        while let Some(at) = self.alarm_ms.filter(|at| *at <= until) {
            while self.hear(at) {}
            self.clock_ms = at;
            self.alarm_ms = None;
            self.handle(Input::Alarm);
        }
        while self.hear(until) || self.hear_headset() {}
        self.clock_ms = until;
        self
    }

    /// Listens until this sentence begins.
    pub fn listen_to(mut self, sentence: &str) -> Self {
        let from = self.moments.len();
        let heard = |at: &At| matches!(&at.moment, Moment::Spoken(text) if text == sentence);
        while !self.moments[from..].iter().any(heard) {
            assert!(self.hear(u64::MAX), "{sentence:?} is not said. There was: {:#?}", &self.moments[from..]);
        }
        self
    }

    /// Lets the next event of the speech queue happen, unless it comes after that time. False if there is none.
    pub fn hear(&mut self, until_ms: u64) -> bool {
        let Some(front) = self.queue.front_mut() else { return false };
        let at_ms = if front.begun { front.begins_ms + length_ms(&front.utterance.sound) } else { front.begins_ms };
        if at_ms > until_ms {
            return false;
        }
        assert!(at_ms < TOO_LONG_MS, "this goes on for ever");
        self.clock_ms = at_ms;
        let id = front.utterance.id;
        if front.begun {
            self.queue.pop_front();
            if let Some(next) = self.queue.front_mut() {
                next.begins_ms = at_ms + u64::from(next.utterance.lead_ms);
            }
            self.handle(Input::Speech(id, SpeechEvent::Ended));
        } else {
            front.begun = true;
            let moment = match front.utterance.sound.clone() {
                Sound::Text(text) => Moment::Spoken(text),
                Sound::Cue(cue) => Moment::Cue(cue),
            };
            self.note(moment);
            self.handle(Input::Speech(id, SpeechEvent::Began));
        }
        true
    }

    fn begin_step(&mut self, moment: Moment) {
        self.session();
        self.step = self.moments.len();
        self.on_disk.clear();
        self.in_voices.clear();
        self.note(moment);
    }

    fn note(&mut self, moment: Moment) {
        self.moments.push(At { ms: self.clock_ms, moment });
    }

    /// Hands an input in and performs what follows.
    pub fn handle(&mut self, input: Input) {
        let acts = !matches!(input, Input::Speech(..));
        let effects = self.session().handle(input);
        self.perform(effects);
        if acts && self.checked && self.disk == Disk::Writes {
            self.check_journal();
        }
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        let mut said_alike = None;
        let is_entry = |effect: &&Effect| matches!(effect, Effect::Record(_) | Effect::Confide(_));
        let records = effects.iter().take_while(is_entry).count();
        let late = effects[records..].iter().find(is_entry);
        assert_eq!(late, None, "an entry comes after something was announced: {effects:#?}");
        channel::gone_before_anything_is_said(&effects);
        for effect in effects {
            match effect {
                Effect::Record(entry) => {
                    if let Disk::Fails(reason) = self.disk.clone() {
                        return self.handle(Input::NotRecorded { reason });
                    }
                    if matches!(entry, Entry::Begun { .. }) {
                        self.private = Private::default();
                    }
                    self.journal.push(entry);
                    self.keep_disk();
                }
                Effect::Confide(entry) => {
                    if let Disk::Fails(reason) = self.disk.clone() {
                        return self.handle(Input::NotRecorded { reason });
                    }
                    self.private.add(entry.0.open().clone());
                    self.keep_disk();
                }
                Effect::Print(line) => {
                    readable(&line);
                    self.note(Moment::Printed(line));
                }
                Effect::Report(report) => self.note(Moment::Reported(report.0)),
                Effect::Speak(utterance) => self.queue(utterance),
                Effect::Silence => self.silence(),
                Effect::Masking(masking) => self.note(Moment::Masking(masking)),
                Effect::Quit(_) => self.note(Moment::Quit),
                Effect::Prepare(sentences) => sentences.iter().for_each(|sentence| readable(sentence)),
                Effect::Keep(preferences) => self.kept.push(*preferences),
                Effect::Open(id) | Effect::Mend(id) => self.opened.push(id),
                Effect::Headset(order) => self.headset.order(order),
                Effect::ListOutputs => self.headset.list(),
                Effect::PrivatePrompt(to, prompt) => self.own_way.bring(to, prompt),
                Effect::Unreached(seat) => self.own_way.lose(seat),
                phones @ (Effect::Phones(_) | Effect::Page(_)) => self.own_way.show(phones),
                Effect::Post(outgoing) => self.post(outgoing),
                Effect::Copy(outgoing) => self.copied.push(outgoing.number),
                Effect::SpeechInput(hearing) => {
                    let asked = matches!(hearing, SpeechInputOrder::Liken { .. });
                    self.ears.push(hearing);
                    said_alike = said_alike.or(self.said_alike.clone().filter(|_| asked));
                }
                Effect::Learn(voice) => self.learned.push(*voice),
                Effect::Learnt(progress) => self.learnt = progress,
                Effect::Alarm(after_ms) => self.alarm_ms = after_ms.map(|ms| self.clock_ms + u64::from(ms)),
                Effect::Tune(tuning) => self.voice = Some(tuning.mode),
                Effect::ListVoices | Effect::Want(_) | Effect::KeepRefused(_) => {}
            }
        }
        if let Some(words) = said_alike {
            self.handle(Input::SpeechInput(SpeechInputEvent::SaidAlike(words)));
        }
    }

    fn queue(&mut self, utterance: Utterance) {
        assert!(self.last_id < Some(utterance.id), "{:?} comes after {:?}", utterance.id, self.last_id);
        self.last_id = Some(utterance.id);
        if let Sound::Text(text) = &utterance.sound {
            readable(text);
            self.in_voices.extend(utterance.voice.map(|voice| (voice, text.clone())));
        }
        let begins_ms = self.clock_ms + u64::from(utterance.lead_ms);
        self.queue.push_back(Queued { utterance, begins_ms, begun: false });
    }

    /// What is heard and queued is dropped; that it was comes in a little later, as from a real voice.
    fn silence(&mut self) {
        if !self.queue.is_empty() {
            self.note(Moment::Silenced);
        }
        for dropped in std::mem::take(&mut self.queue) {
            let effects = self.session().handle(Input::Speech(dropped.utterance.id, SpeechEvent::Cancelled));
            assert_eq!(effects, [], "what was silenced goes on by itself");
        }
    }

    fn session(&mut self) -> &mut Session {
        if self.session.is_none() {
            let (told, unfinished) = (self.told.clone(), self.unfinished.clone());
            self.start(|session| session.open(told, unfinished, &[]));
            while self.hear(u64::MAX) {}
        }
        self.session.as_mut().unwrap()
    }
}

/// How long something is heard.
pub fn length_ms(sound: &Sound) -> u64 {
    match sound {
        Sound::Text(text) => text.chars().count() as u64 * LETTER_MS,
        Sound::Cue(_) => CUE_MS,
    }
}
