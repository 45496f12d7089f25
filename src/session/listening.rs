//! The ears: what they heard, whether they attend, what they are to listen for.
//!
//! Nothing heard acts by guess. Asleep, only the wake phrase counts; awake, the next utterance is a command or nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::calling::NameTrial;
use super::choice::Choice;
use super::hearing::{EarsEvent, Hearing, Recogniser};
use super::my_voice::Lesson;
use super::narration::Topic;
use super::preferences::Ears;
use super::speech::Cue;
use super::waking::{Attention, TableTalk};
use super::{Effect, Mode, Session};
use crate::game::Seat;
use crate::language::Verb;
use crate::language::pattern::Pattern;
use crate::language::{Callings, Grammar, Heard, Hypothesis, Intent, Language, Listener, Message, Misunderstood};

/// The ears as the session knows them.
#[derive(Debug, Default)]
pub(super) struct Listening {
    pub(super) recogniser: Option<Arc<Recogniser>>,
    /// The name of the recogniser that people were told of.
    pub(super) introduced: Option<String>,
    /// Why there is none.
    pub(super) unavailable: Option<Message>,
    pub(super) attention: Attention,
    /// Whether players talk to each other.
    pub(super) talk: TableTalk,
    /// The talk key was pressed, and what is said with it is not over.
    pub(super) talking: bool,
    /// The command that was said with the wake phrase is heard again.
    pub(super) in_one_breath: bool,
    /// How the players are called by voice; made anew for other players and other words.
    pub(super) callings: Option<Callings>,
    /// The language and the players that these are for.
    pub(super) called: Option<(Language, Vec<String>)>,
    /// What is said like a name; none for those that nobody has told about yet.
    pub(super) said_alike: BTreeMap<String, Option<Vec<String>>>,
    /// How to call the players is told as soon as that is known.
    pub(super) tells_callings: bool,
    /// Names that are being tried.
    pub(super) trial: Option<NameTrial>,
    /// A voice that is being learned.
    pub(super) lesson: Option<Lesson>,
    /// Whose voice is learned as soon as there is a recogniser.
    pub(super) to_learn: Option<String>,
    /// Names that were told to be listened for as other words, and that nobody has tried.
    pub(super) untried: BTreeSet<String>,
    /// What was heard and is read back: it counts when somebody confirms it.
    pub(super) pending: Option<Intent>,
    /// Who leaves the table: a name alone says who plays on.
    pub(super) leaving: Option<Seat>,
    /// What is listened for, and the moment that it is for.
    pub(super) expected: Option<(Moment, Grammar)>,
}

/// What a grammar depends on.
#[derive(Debug, PartialEq)]
pub(super) struct Moment {
    asleep: bool,
    /// The narrator speaks: only what ends that counts.
    pub(super) interrupting: bool,
    /// Whose name is tried.
    tried: Option<Seat>,
    /// The words of a voice that is learned.
    taught: Vec<String>,
    open: Vec<Verb>,
    language: Language,
    players: Vec<String>,
}

impl Listening {
    /// Whether a name or a word is asked for, whatever the game waits for.
    pub(super) fn asks(&self) -> bool {
        self.trial.is_some() || self.lesson.is_some()
    }
}

impl Session {
    /// The ears have something to tell.
    pub(super) fn ears(&mut self, event: EarsEvent) {
        match event {
            EarsEvent::Ready(recogniser) => self.recogniser_ready(recogniser),
            EarsEvent::Unavailable { reason } => {
                self.listening.recogniser = None;
                self.listening.trial = None;
                self.listening.lesson = None;
                self.listening.unavailable = Some(reason.clone());
                // Nobody who never talks to the narrator needs to hear that.
                if matches!(self.preferences.ears, Ears::Wake | Ears::Open) {
                    self.say_in_full(Topic::General, &reason);
                }
                self.give_up_learning();
            }
            EarsEvent::SaidAlike(words) => self.said_alike(&words),
            EarsEvent::Sounded(template) => self.word_sounded(template),
            EarsEvent::Changed(message) => self.say_in_full(Topic::General, &message),
            EarsEvent::Listening if self.listening.talking => self.cue(Cue::Listening),
            EarsEvent::Listening => {}
            EarsEvent::Talk => self.listening.talk = TableTalk::Suspected,
            EarsEvent::Lull => self.listening.talk = TableTalk::None,
            // What is said while somebody has the headset on is no command.
            EarsEvent::Heard(_) if self.hands_over() => {}
            EarsEvent::Heard(readings) if self.listens_for_interruptions() => self.interrupted(&readings),
            EarsEvent::Heard(readings) => self.utterance(&readings),
        }
    }

    fn recogniser_ready(&mut self, recogniser: Arc<Recogniser>) {
        self.listening.recogniser = Some(recogniser);
        self.listening.unavailable = None;
        self.listening.expected = None;
        self.listening.called = None;
        self.listening.said_alike.clear();
        if self.learn_what_waits() {
            return;
        }
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
    pub(super) fn tell_of_recogniser(&mut self) {
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
        self.listening.trial = None;
        self.listening.lesson = None;
        self.listening.attention = Attention::Asleep;
        self.listening.talk = TableTalk::None;
        self.listening.talking = false;
        self.listening.in_one_breath = false;
        self.tune_ears();
        let wake = self.lexicon.wake_phrase();
        self.say_in_full(Topic::General, &Message::new(key).text("wake", wake));
        if let (true, Some(reason)) = (ears != Ears::Off, self.listening.unavailable.clone()) {
            self.say_in_full(Topic::General, &reason);
        }
        self.keep();
        true
    }

    /// What was heard and counts when somebody confirms it.
    #[must_use]
    pub fn unconfirmed(&self) -> Option<&Intent> {
        self.listening.pending.as_ref()
    }

    /// A whole utterance was heard.
    fn utterance(&mut self, readings: &[Hypothesis]) {
        self.listening.talking = false;
        if self.listening.lesson.is_some() {
            return self.word_said(readings);
        }
        if self.listening.trial.is_some() {
            return self.name_said(Hypothesis::likely(readings));
        }
        if self.is_asleep() {
            return self.wake(Hypothesis::likely(readings));
        }
        let woken = std::mem::take(&mut self.listening.attention) == Attention::Awake;
        let in_one_breath = std::mem::take(&mut self.listening.in_one_breath);
        let choice = self.choice(readings, self.addressed(woken && !in_one_breath));
        self.listening.talk = self.listening.talk.after(&choice);
        // Of an hour of talk some seconds sound like the wake phrase, but none like that and a command.
        if in_one_breath && matches!(&choice, Choice::One(heard) if heard.is_nothing()) {
            return;
        }
        // Whoever has called the narrator waits for an answer. Players who only talk to each other do not.
        let addressed = self.preferences.ears == Ears::Push || woken || self.listening.pending.is_some();
        match choice {
            Choice::One(heard) => self.act_on(heard, addressed),
            Choice::Either(both) => {
                self.listening.attention = Attention::Awake;
                self.ask_which(&both);
            }
        }
    }

    fn act_on(&mut self, heard: Heard, addressed: bool) {
        if heard.is_nothing() {
            if addressed {
                self.cue(Cue::NotUnderstood);
            }
            return;
        }
        self.narration.history.begin_group();
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
        self.go_on_with_ceremony();
    }

    /// What an utterance means, with the grammar that it was heard with.
    pub(super) fn meant_by(&self, words: &str) -> Heard {
        let Some((moment, grammar)) = &self.listening.expected else { return Heard::NotForUs };
        self.meant_with(grammar, &moment.open, words)
    }

    fn meant_with(&self, grammar: &Grammar, open: &[Verb], words: &str) -> Heard {
        let Some(callings) = &self.listening.callings else { return Heard::NotForUs };
        let names = callings.heard_names();
        let listener = Listener { phrases: &[self.lexicon.phrases()], names: &names, answers: open };
        let meant = |words: &str| Heard::understood(words, grammar, &listener);
        let heard = meant(words);
        // "No, two three": the correction follows at once.
        match words.split_once(' ') {
            Some((no, rest))
                if self.listening.pending.is_some()
                    && !matches!(&heard, Heard::Meant(intent) if self.would_take(intent))
                    && meant(no) == Heard::Meant(Intent::Plain(Verb::Cancel)) =>
            {
                let settles = |intent: &Intent| matches!(intent, Intent::Plain(Verb::Confirm | Verb::Cancel));
                match meant(rest) {
                    Heard::Meant(intent) if !settles(&intent) => Heard::Meant(intent),
                    _ => heard,
                }
            }
            _ => heard,
        }
    }

    /// Whether an answer is all that can be meant by whoever has said it, even if more is said: not a part of a team, nor
    /// a "no" that a correction may follow.
    fn stands_alone(&self, words: &str, grammar: &Grammar, open: &[Verb]) -> bool {
        let meant = |words: &str| self.meant_with(grammar, open, words);
        let Heard::Meant(intent) = meant(words) else { return false };
        let action = self.action_of(&self.joined_with_pending(intent.clone()));
        if intent == Intent::Plain(Verb::Cancel) || action.is_some_and(|action| !self.would_play(action)) {
            return false;
        }
        let same = |other: &Intent| match (other, &intent) {
            (Intent::Count { told: other, .. }, Intent::Count { told, .. }) => other == told,
            (other, intent) => other == intent,
        };
        let mut longer = grammar
            .phrases()
            .map(|(_, phrase)| phrase)
            .filter(|phrase| phrase.strip_prefix(words).is_some_and(|rest| rest.starts_with(' ')));
        longer.all(|phrase| !matches!(meant(phrase), Heard::Meant(other) if !same(&other)))
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
        self.call_players(&recogniser.vocabulary);
        let now = Moment {
            asleep: self.is_asleep(),
            interrupting: self.may_be_interrupted(),
            tried: self.listening.trial.as_ref().map(NameTrial::seat),
            taught: self.listening.lesson.as_ref().map(Lesson::words).unwrap_or_default(),
            open: self.listened_for(),
            language: self.lexicon.language(),
            players: self.lexicon.names().values().to_vec(),
        };
        if self.listening.expected.as_ref().is_some_and(|(moment, _)| *moment == now) {
            return;
        }
        let Some(callings) = &self.listening.callings else { return };
        let (phrases, vocabulary) = (self.lexicon.phrases(), &recogniser.vocabulary);
        let mut grammar = match &self.listening.trial {
            _ if now.interrupting => Grammar::interruption(phrases, vocabulary),
            _ if self.listening.lesson.is_some() => {
                Grammar::name(&now.taught, &[Verb::Cancel, Verb::Next], phrases, callings, vocabulary)
            }
            Some(trial) => Grammar::name(trial.candidates(), &now.open, phrases, callings, vocabulary),
            None if now.asleep => Grammar::wake(phrases, vocabulary),
            None => Grammar::new(&now.open, phrases, callings, vocabulary),
        };
        grammar.ask(|grammar, words| match self.meant_with(grammar, &now.open, words) {
            Heard::Meant(intent) => self.would_take(&intent).then_some(intent),
            _ => None,
        });
        let (phrases, answers) = (grammar.listed(), grammar.asked().to_vec());
        let stand_alone = |words: &&String| self.stands_alone(words, &grammar, &now.open);
        let alone = answers.iter().filter(stand_alone).chain(&now.taught);
        let complete = alone.cloned().collect();
        let teaching = !now.interrupting && self.listening.lesson.is_some();
        self.effects.push(Effect::Hear(Hearing::Expect { phrases, answers, complete, teaching }));
        self.listening.expected = Some((now, grammar));
    }

    /// Whoever asks aloud what can be said now is told what is listened for, an example of each command.
    pub(super) fn say_what_can_be_said(&mut self) {
        let Some((_, grammar)) = &self.listening.expected else { return };
        let example = |verb: &Verb| {
            let (_, pattern) = grammar.examples().iter().find(|(other, _)| other == verb)?;
            Some(pattern.written(|slot| self.example_of(slot)))
        };
        let open = self.open_answers();
        let (answers, others) = (open.iter(), grammar.examples().iter().map(|(verb, _)| verb));
        let always = others.filter(|verb| !open.contains(verb)).filter_map(example).collect();
        let answers = answers.filter_map(example).collect();
        self.say_in_full(Topic::General, &Message::new("help-answers").choices("list", answers));
        self.say_in_full(Topic::General, &Message::new("help-always").choices("list", always));
    }
}
