//! Learning a player's voice: short words and the own name, each said twice, for a second opinion.
//!
//! What is kept are templates, never sound; see [`crate::language::template`].

use std::collections::VecDeque;

use super::hearing::Hearing;
use super::narration::Topic;
use super::preferences::Ears;
use super::question::Question;
use super::speech::Cue;
use super::{Effect, Mode, Parting, Session};
use crate::language::hypothesis::WHOLE;
use crate::language::sounds_like::candidates;
use crate::language::template::{LearnedVoice, Taught, Template, helps};
use crate::language::{Heard, Hypothesis, Intent, Message, Verb};

/// So many words are listened for when a name is said.
const CANDIDATES: usize = 12;

/// So often a word that was not heard is asked for again before it is left out.
const TRIES: u8 = 3;

/// A word that may have been another one is taken from this share on: what comes back is known to be one of a few.
const LIKELY_ENOUGH: u32 = WHOLE / 4;

/// Of fewer words nothing can be learned.
const FEWEST: usize = 5;

/// A voice that is being learned.
#[derive(Debug)]
pub(super) struct Lesson {
    name: String,
    /// The program was started for this alone, and ends with it.
    alone: bool,
    left: VecDeque<Saying>,
    missed: u8,
    /// How the word sounded whose readings come next.
    sounded: Option<Template>,
    /// The words, as they were said the first and the second time.
    first: Vec<Taught>,
    second: Vec<(Taught, Vec<Hypothesis>)>,
    name_takes: Vec<Taught>,
}

/// Something that is to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Saying {
    what: What,
    /// What it may be heard as.
    heard_as: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Word,
    WordAgain,
    Name,
}

impl Lesson {
    /// What may be heard of what is said next.
    pub(super) fn words(&self) -> Vec<String> {
        let words = |what| self.left.iter().filter(move |saying| saying.what == what);
        match self.left.front().map(|saying| saying.what) {
            // Each word among the others: whether they are told apart is what has to be known.
            Some(What::Word | What::WordAgain) => {
                let all = words(What::Word).chain(words(What::WordAgain)).flat_map(|saying| saying.heard_as.clone());
                let mut all: Vec<String> = all.chain(self.first.iter().map(|taught| taught.words.clone())).collect();
                all.sort();
                all.dedup();
                all
            }
            Some(What::Name) => self.left.front().map(|saying| saying.heard_as.clone()).unwrap_or_default(),
            None => Vec::new(),
        }
    }
}

impl Session {
    /// Learns the voice of somebody without a game, and ends.
    pub fn learn_alone(&mut self, name: String) -> Vec<Effect> {
        self.scene.preferences.ears = Ears::Open;
        self.tune();
        self.tune_ears();
        self.listening.to_learn = Some(name);
        self.say_in_full(Topic::General, &Message::new("voice-waits"));
        self.finish()
    }

    /// The recogniser is there for somebody who waits for nothing else.
    pub(super) fn learn_what_waits(&mut self) -> bool {
        let Some(name) = self.listening.to_learn.take() else { return false };
        self.learn(name, true);
        true
    }

    /// There is no recogniser: whoever waits for nothing else has nothing to wait for.
    pub(super) fn give_up_learning(&mut self) {
        if self.listening.to_learn.take().is_some() {
            self.desk.effects.push(Effect::Quit(Parting::Told));
        }
    }

    /// Whoever says "my voice" has to be named: nobody is known by voice yet.
    pub(super) fn ask_whose_voice(&mut self) {
        self.refuse("incomplete", Message::new("voice-whose"));
    }

    /// Learns the voice of a player.
    pub(super) fn learn_voice(&mut self, name: String) {
        if self.scene.mode == Mode::Program || self.scene.preferences.ears == Ears::Off {
            return self.refuse("ears-off", Message::new("refused-ears-off"));
        }
        if self.listening.recogniser.is_none() {
            let loading = Message::new("ears-loading");
            return self.refuse("no-ears", self.listening.unavailable.clone().unwrap_or(loading));
        }
        let question = self.scene.question();
        if matches!(question, Question::ScriptRuns | Question::ScriptPaused) {
            return self.not_now(question);
        }
        self.learn(name, false);
    }

    fn learn(&mut self, name: String, alone: bool) {
        let Some(recogniser) = self.listening.recogniser.clone() else { return };
        let (phrases, vocabulary) = (self.scene.lexicon.phrases(), &recogniser.vocabulary);
        let words: Vec<String> = phrases.taught().iter().filter_map(|word| vocabulary.spell_text(word)).collect();
        let round = |what| words.iter().map(move |word| Saying { what, heard_as: vec![word.clone()] });
        let taken = self.called_otherwise_than(&name);
        let called = candidates(&name, phrases, vocabulary).filter(|words| !taken.contains(words));
        let called: Vec<String> = called.take(CANDIDATES).collect();
        let named =
            Saying { what: What::Name, heard_as: vocabulary.spell_text(&name).map_or(called, |own| vec![own]) };
        let named = [named.clone(), named].into_iter().filter(|saying| !saying.heard_as.is_empty());
        let left = round(What::Word).chain(round(What::WordAgain)).chain(named).collect();
        self.scene.open.trial = None;
        let (first, second, name_takes) = (Vec::new(), Vec::new(), Vec::new());
        let begins = Message::new("voice-lesson").text("name", &name);
        self.scene.open.lesson =
            Some(Lesson { name, alone, left, missed: 0, sounded: None, first, second, name_takes });
        // Nobody presses a key for each word.
        self.desk.effects.push(Effect::Hear(Hearing::When(Ears::Open, self.scene.lexicon.language())));
        self.say_in_full(Topic::General, &begins);
        self.ask_for_word();
    }

    /// How all other players are called.
    fn called_otherwise_than(&self, name: &str) -> Vec<String> {
        let callings = self.listening.callings.iter().flat_map(|callings| callings.iter());
        let others = callings.filter(|(seat, _)| self.scene.name_of(*seat) != name);
        let words = others.flat_map(|(_, calling)| calling.name.words().into_iter().chain(calling.sign.as_deref()));
        words.map(str::to_owned).collect()
    }

    /// The word that is to be said, as a question.
    pub(super) fn word_question(&self) -> Option<Message> {
        let lesson = self.scene.open.lesson.as_ref()?;
        let saying = lesson.left.front()?;
        Some(match saying.what {
            What::Word | What::WordAgain => Message::new("voice-say").text("word", &saying.heard_as[0]),
            What::Name if lesson.name_takes.is_empty() => Message::new("voice-say-name").text("name", &lesson.name),
            What::Name => Message::new("voice-say-name-again"),
        })
    }

    fn ask_for_word(&mut self) {
        match self.word_question() {
            Some(question) => self.say(Topic::General, question),
            None => self.finish_lesson(),
        }
    }

    /// How the word sounded that is heard next.
    pub(super) fn word_sounded(&mut self, template: Template) {
        if let Some(lesson) = &mut self.scene.open.lesson {
            lesson.sounded = Some(template);
        }
    }

    /// Somebody has said something while a voice is learned.
    pub(super) fn word_said(&mut self, readings: &[Hypothesis]) {
        let Some(lesson) = &mut self.scene.open.lesson else { return };
        let (sounded, Some(saying)) = (lesson.sounded.take(), lesson.left.front().cloned()) else { return };
        let is_it =
            |reading: &&Hypothesis| saying.heard_as.contains(&reading.words) && reading.share >= LIKELY_ENOUGH;
        let likeliest = readings.iter().find(is_it).map(|reading| &reading.words);
        // Whoever is hard to hear is believed the third time, whatever the recogniser makes of it.
        let word = likeliest.or(saying.heard_as.first().filter(|_| lesson.missed + 1 >= TRIES));
        match (word.cloned(), sounded) {
            (Some(words), Some(template)) => {
                self.silence();
                self.cue(Cue::Heard);
                self.take(saying.what, Taught { words, template }, readings.to_vec());
            }
            _ if self.ends_lesson(readings) => self.drop_lesson(),
            _ if readings.iter().any(|reading| !reading.words.is_empty()) => {
                self.cue(Cue::NotUnderstood);
                self.word_missed();
            }
            _ => {}
        }
    }

    fn ends_lesson(&self, readings: &[Hypothesis]) -> bool {
        self.meant_by(Hypothesis::likely(readings)) == Heard::Meant(Intent::Plain(Verb::Cancel))
    }

    fn take(&mut self, what: What, taught: Taught, readings: Vec<Hypothesis>) {
        let Some(lesson) = &mut self.scene.open.lesson else { return };
        match what {
            What::Word => lesson.first.push(taught),
            What::WordAgain => lesson.second.push((taught, readings)),
            What::Name => lesson.name_takes.push(taught),
        }
        self.next_word();
    }

    fn next_word(&mut self) {
        let Some(lesson) = &mut self.scene.open.lesson else { return };
        lesson.left.pop_front();
        lesson.missed = 0;
        self.ask_for_word();
    }

    fn word_missed(&mut self) {
        let Some(lesson) = &mut self.scene.open.lesson else { return };
        lesson.missed += 1;
        if lesson.missed > TRIES { self.next_word() } else { self.ask_for_word() }
    }

    /// Everything was said: keeps what was learned, and uses it if it helps.
    fn finish_lesson(&mut self) {
        let Some(lesson) = self.scene.open.lesson.take() else { return };
        let Lesson { name, alone, first, second, name_takes, .. } = lesson;
        if first.len() < FEWEST || second.len() < FEWEST {
            self.say_in_full(Topic::General, &Message::new("voice-not-learned").text("name", name));
            return self.leave_lesson(alone);
        }
        let used = helps(&first, &second);
        // Two sayings that were heard as the same are a name that can be listened for.
        if let [one, other] = &name_takes[..]
            && one.words == other.words
        {
            self.scene.preferences.names.insert(name.clone(), one.words.clone());
            self.listening.called = None;
            self.keep();
        }
        let words = first.into_iter().chain(second.into_iter().map(|(taught, _)| taught)).chain(name_takes).collect();
        let key = if used { "voice-learned" } else { "voice-unused" };
        let told = Message::new(key).text("name", &name);
        let learned = LearnedVoice { name, language: self.scene.lexicon.language(), used, words };
        self.desk.effects.push(Effect::Learn(Box::new(learned)));
        self.say_in_full(Topic::General, &told);
        self.leave_lesson(alone);
    }

    /// Somebody has had enough: nothing is kept.
    pub(super) fn drop_lesson(&mut self) {
        let Some(lesson) = self.scene.open.lesson.take() else { return };
        self.say_in_full(Topic::General, &Message::new("voice-dropped"));
        self.leave_lesson(lesson.alone);
    }

    fn leave_lesson(&mut self, alone: bool) {
        if alone {
            self.desk.effects.push(Effect::Quit(Parting::Told));
            return;
        }
        self.tune_ears();
        self.ask_again();
    }

    /// Somebody does something else: no name is tried and no voice is learned any more.
    pub(super) fn leave_trials(&mut self) {
        self.scene.open.trial = None;
        if self.scene.open.lesson.take().is_some() {
            self.tune_ears();
        }
    }

    /// Passes over a word, or ends the lesson. False if no voice is learned, or the intent is about something else.
    pub(super) fn settle_lesson(&mut self, intent: &Intent) -> bool {
        let Some(lesson) = &self.scene.open.lesson else { return false };
        let alone = lesson.alone;
        match intent {
            Intent::Plain(Verb::Skip | Verb::Next | Verb::Confirm) => self.next_word(),
            Intent::Plain(Verb::Cancel | Verb::Stop) => self.drop_lesson(),
            Intent::Plain(Verb::Quit) if alone => self.drop_lesson(),
            // Nothing else is there to be done.
            _ if alone => self.ask_for_word(),
            _ => return false,
        }
        true
    }
}
