//! The ears: what they heard, whether they attend, what they are to listen for.
//!
//! Nothing heard acts by guess. Asleep, only the wake phrase counts; awake, the next utterance is a command or nothing.

use std::sync::Arc;

use super::history::Topic;
use super::preferences::Ears;
use super::speech::Cue;
use super::{Effect, Mode, Session};
use crate::language::pattern::Pattern;
use crate::language::sounds_like::SpokenName;
use crate::language::{Callings, Grammar, Heard, Intent, Language, Listener, Message, Misunderstood};
use crate::language::{Verb, Vocabulary};

/// What the ears have to tell.
#[derive(Clone, Debug, PartialEq)]
pub enum EarsEvent {
    /// A recogniser is loaded.
    Ready(Arc<Recogniser>),
    /// There is nothing to listen with.
    Unavailable {
        /// Why, and what to do about it.
        reason: Message,
    },
    /// A part of the ears was lost, or is back: what is to be told of it.
    Changed(Message),
    /// What is said from now on is heard.
    Listening,
    /// A whole utterance, in the words of the recogniser; empty if there were none.
    Heard(String),
}

/// A recogniser that is loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct Recogniser {
    /// Its name.
    pub name: String,
    /// What people are told of it once: which it is, how good, and how to get a better one.
    pub told: Vec<Message>,
    /// The words that it knows.
    pub vocabulary: Vocabulary,
}

/// Whether what is heard is for the narrator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Attention {
    /// Only the wake phrase counts.
    #[default]
    Asleep,
    /// The next utterance is a command.
    Awake,
}

/// The ears as the session knows them.
#[derive(Debug, Default)]
pub(super) struct Listening {
    recogniser: Option<Arc<Recogniser>>,
    /// The name of the recogniser that people were told of.
    introduced: Option<String>,
    /// Why there is none.
    unavailable: Option<Message>,
    attention: Attention,
    /// The talk key was pressed, and what is said with it is not over.
    talking: bool,
    /// How the players are called by voice; made anew for other players and other words.
    callings: Option<Callings>,
    /// The language and the players that these are for.
    called: Option<(Language, Vec<String>)>,
    /// What is listened for, and the moment that it is for.
    expected: Option<(Moment, Grammar)>,
}

/// What a grammar depends on.
#[derive(Debug, PartialEq)]
struct Moment {
    asleep: bool,
    open: Vec<Verb>,
    language: Language,
    players: Vec<String>,
}

/// What the ears are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hearing {
    /// When to listen, and to which language.
    When(Ears, Language),
    /// Somebody talks now.
    Talk,
    /// Somebody has talked.
    TalkOver,
    /// What to listen for: the strings of a grammar.
    Expect(Vec<String>),
}

impl Session {
    /// The ears have something to tell.
    pub(super) fn ears(&mut self, event: EarsEvent) {
        match event {
            EarsEvent::Ready(recogniser) => self.recogniser_ready(recogniser),
            EarsEvent::Unavailable { reason } => {
                self.listening.recogniser = None;
                self.listening.unavailable = Some(reason.clone());
                // Nobody who never talks to the narrator needs to hear that.
                if matches!(self.preferences.ears, Ears::Wake | Ears::Open) {
                    self.say_in_full(Topic::General, &reason);
                }
            }
            EarsEvent::Changed(message) => self.say_in_full(Topic::General, &message),
            EarsEvent::Listening if self.listening.talking => self.cue(Cue::Listening),
            EarsEvent::Listening => {}
            EarsEvent::Heard(words) => self.utterance(&words),
        }
    }

    fn recogniser_ready(&mut self, recogniser: Arc<Recogniser>) {
        self.listening.recogniser = Some(recogniser);
        self.listening.unavailable = None;
        self.listening.expected = None;
        self.listening.called = None;
        // With the talk key nobody needs to know before it is pressed.
        if matches!(self.preferences.ears, Ears::Wake | Ears::Open) {
            self.tell_of_recogniser();
            // A game that begins at once is on before the recogniser is loaded: its question was asked before all this.
            if self.game().is_some() && !self.script_runs() {
                self.ask_again();
            }
        }
    }

    /// Tells once which recogniser is used, how good it is, and how to get a better one; and how players are called.
    fn tell_of_recogniser(&mut self) {
        let Some(recogniser) = self.listening.recogniser.clone() else { return };
        if self.listening.introduced.as_ref() != Some(&recogniser.name) {
            recogniser.told.iter().for_each(|message| self.say_in_full(Topic::General, message));
            self.listening.introduced = Some(recogniser.name.clone());
            self.tell_how_to_call();
        }
    }

    /// Tells the ears when to listen, and to which language.
    pub(super) fn tune_ears(&mut self) {
        if self.mode == Mode::Table {
            let when = Hearing::When(self.preferences.ears, self.lexicon.language());
            self.effects.push(Effect::Hear(when));
        }
    }

    /// Changes when the narrator listens, or opens and closes its ears. False if the command is another one.
    pub(super) fn listen_to(&mut self, verb: Verb) -> bool {
        let (ears, key) = match verb {
            Verb::Talk => {
                self.talk();
                return true;
            }
            Verb::EarsOff => (Ears::Off, "ears-off"),
            Verb::EarsPush => (Ears::Push, "ears-push"),
            Verb::EarsWake => (Ears::Wake, "ears-wake"),
            Verb::EarsOpen => (Ears::Open, "ears-open"),
            _ => return false,
        };
        self.preferences.ears = ears;
        self.listening.attention = Attention::Asleep;
        self.listening.talking = false;
        self.tune_ears();
        let wake = self.lexicon.wake_phrase();
        self.say_in_full(Topic::General, &Message::new(key).text("wake", wake));
        if let (true, Some(reason)) = (ears != Ears::Off, self.listening.unavailable.clone()) {
            self.say_in_full(Topic::General, &reason);
        }
        self.keep();
        true
    }

    /// The talk key: the first press opens the ears, the second closes them.
    fn talk(&mut self) {
        if self.mode == Mode::Program || self.preferences.ears == Ears::Off {
            return self.refuse("ears-off", Message::new("refused-ears-off"));
        }
        if self.listening.recogniser.is_none() {
            let loading = Message::new("ears-loading");
            return self.refuse("no-ears", self.listening.unavailable.clone().unwrap_or(loading));
        }
        if self.preferences.ears != Ears::Push {
            // It listens anyway: the key only spares the wake phrase.
            self.listening.attention = Attention::Awake;
            return self.cue(Cue::Listening);
        }
        self.tell_of_recogniser();
        self.listening.talking = !self.listening.talking;
        let talk = if self.listening.talking { Hearing::Talk } else { Hearing::TalkOver };
        self.effects.push(Effect::Hear(talk));
    }

    /// Whether the talk key was pressed and what is said with it is not over.
    #[must_use]
    pub fn is_talked_to(&self) -> bool {
        self.listening.talking
    }

    /// A whole utterance was heard.
    fn utterance(&mut self, words: &str) {
        self.listening.talking = false;
        if self.is_asleep() {
            return self.wake(words);
        }
        let woken = std::mem::take(&mut self.listening.attention) == Attention::Awake;
        let heard = self.meant_by(words);
        // Whoever has called the narrator waits for an answer. Players who only talk to each other do not.
        let addressed = self.preferences.ears == Ears::Push || woken || self.pending.is_some();
        self.act_on(heard, addressed);
    }

    fn wake(&mut self, words: &str) {
        if Heard::wakes(words, self.lexicon.phrases()) {
            self.listening.attention = Attention::Awake;
            self.cue(Cue::Listening);
        }
    }

    fn act_on(&mut self, heard: Heard, addressed: bool) {
        if matches!(heard, Heard::NotForUs | Heard::Impossible(Misunderstood::Unknown)) {
            if addressed {
                self.cue(Cue::NotUnderstood);
            }
            return;
        }
        self.history.begin_group();
        self.silence();
        match heard {
            Heard::Meant(intent) => self.heard_intent(intent),
            Heard::Unfinished { verb: Verb::Propose, players } if !players.is_empty() => {
                self.heard_intent(Intent::Propose(players));
            }
            Heard::Unfinished { verb, .. } => self.opens(verb, self.question()),
            Heard::Ambiguous { word, candidates } => {
                let why = Misunderstood::AmbiguousPlayer { word: word.clone(), candidates };
                self.misunderstood(&word, why);
            }
            Heard::Impossible(why) => self.misunderstood("", why),
            Heard::NotForUs => {}
        }
        self.hold_silenced_script();
    }

    /// Whether only the wake phrase counts. While the narrator waits for a yes, or for the next vote of a roll call,
    /// nobody has to wake it again.
    fn is_asleep(&self) -> bool {
        self.preferences.ears == Ears::Wake
            && self.listening.attention == Attention::Asleep
            && self.pending.is_none()
            && !self.roll_call_is_open()
    }

    /// What an utterance means, with the grammar that it was heard with.
    fn meant_by(&self, words: &str) -> Heard {
        let (Some((moment, grammar)), Some(callings)) = (&self.listening.expected, &self.listening.callings) else {
            return Heard::NotForUs;
        };
        let names = callings.heard_names();
        let listener = Listener { phrases: &[self.lexicon.phrases()], names: &names, answers: &moment.open };
        Heard::understood(words, grammar, &listener)
    }

    /// A phrase for a command that is listened for now, while the narrator has ears.
    pub(super) fn said_as(&self, verb: Verb) -> Option<&Pattern> {
        if self.preferences.ears == Ears::Off || self.listening.recogniser.is_none() {
            return None;
        }
        let (_, grammar) = self.listening.expected.as_ref()?;
        grammar.examples().iter().find(|(other, _)| *other == verb).map(|(_, pattern)| pattern)
    }

    /// Tells the recogniser what to listen for, when that is not what it listens for already.
    pub(super) fn expect(&mut self) {
        let Some(recogniser) = self.listening.recogniser.clone() else { return };
        let now = Moment {
            asleep: self.is_asleep(),
            open: self.open_answers(),
            language: self.lexicon.language(),
            players: self.lexicon.names().values().to_vec(),
        };
        if self.listening.expected.as_ref().is_some_and(|(moment, _)| *moment == now) {
            return;
        }
        self.call_players(&recogniser.vocabulary);
        let Some(callings) = &self.listening.callings else { return };
        let (phrases, vocabulary) = (self.lexicon.phrases(), &recogniser.vocabulary);
        let grammar = match now.asleep {
            true => Grammar::wake(phrases, vocabulary),
            false => Grammar::new(&now.open, phrases, callings, vocabulary),
        };
        self.effects.push(Effect::Hear(Hearing::Expect(grammar.listed())));
        self.listening.expected = Some((now, grammar));
    }

    /// Whoever asks aloud what can be said now is told what is listened for, an example of each command.
    pub(super) fn say_what_can_be_said(&mut self) {
        let Some((moment, grammar)) = &self.listening.expected else { return };
        let example = |verb: &Verb| {
            let (_, pattern) = grammar.examples().iter().find(|(other, _)| other == verb)?;
            Some(pattern.written(|slot| self.example_of(slot)))
        };
        let (answers, others) = (moment.open.iter(), grammar.examples().iter().map(|(verb, _)| verb));
        let always = others.filter(|verb| !moment.open.contains(verb)).filter_map(example).collect();
        let answers = answers.filter_map(example).collect();
        self.say_in_full(Topic::General, &Message::new("help-answers").choices("list", answers));
        self.say_in_full(Topic::General, &Message::new("help-always").choices("list", always));
    }

    /// Settles how the players are called by voice, when they or the words have changed.
    fn call_players(&mut self, vocabulary: &Vocabulary) {
        let lexicon = &self.lexicon;
        let players = (lexicon.language(), lexicon.names().values().to_vec());
        if self.listening.called.as_ref() != Some(&players) {
            let settled = &self.preferences.names;
            let callings = Callings::new(lexicon.names(), settled, lexicon.phrases(), vocabulary);
            self.listening.callings = Some(callings);
            self.listening.called = Some(players);
        }
    }

    /// Tells which names the recogniser can't hear as they are, and how to call these players: once for each name.
    pub(super) fn tell_how_to_call(&mut self) {
        if self.preferences.ears == Ears::Off || self.listening.introduced.is_none() {
            return;
        }
        let Some(recogniser) = self.listening.recogniser.clone() else { return };
        self.call_players(&recogniser.vocabulary);
        let Some(callings) = self.listening.callings.clone() else { return };
        let known = self.preferences.names.clone();
        for (seat, calling) in callings.iter() {
            let name = self.lexicon.names().get(seat).cloned().unwrap_or_default();
            let (key, words) = match &calling.name {
                SpokenName::Known(_) => continue,
                SpokenName::SoundsLike(words) if self.preferences.names.get(&name) == Some(words) => continue,
                SpokenName::SoundsLike(words) => {
                    self.preferences.names.insert(name, words.clone());
                    ("name-sounds-like", words.clone())
                }
                SpokenName::Unknown => ("name-not-heard", String::new()),
            };
            let sign = calling.sign.clone().unwrap_or_default();
            let message = Message::new(key).player("player", seat).number("seat", seat.number());
            self.say(Topic::General, message.text("sign", sign).text("words", words));
        }
        if self.preferences.names != known {
            self.keep();
        }
        let warned = self.lexicon.spoken_names().alike();
        for (first, second) in callings.alike().iter().filter(|pair| !warned.contains(pair)) {
            let sign = callings.of(*second).and_then(|calling| calling.sign.clone()).unwrap_or_default();
            let alike = Message::new("names-sound-alike").player("first", *first).player("second", *second);
            self.say(Topic::General, alike.number("seat", second.number()).text("sign", sign));
        }
    }
}
