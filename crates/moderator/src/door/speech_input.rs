//! What was heard: nothing acts by guess. Asleep, only the wake phrase counts; awake, the next utterance is a command
//! or nothing.

use crate::actions;
use crate::actions::speech_input::{attend, recogniser_ready};
use crate::actions::{spoken_names, voice_enrolment};
use crate::door::Session;
use crate::language::hypothesis::LIKELY;
use crate::language::{Grammar, Heard, Hypothesis, Intent, Misunderstood, Verb};
use crate::narration::refusing::lines;
use crate::output::history::Topic;
use crate::output::{ceremony, script};
use crate::preferences::Listens;
use crate::queries::speech_input;
use crate::queries::speech_input::choice::Choice;
use crate::queries::speech_input::{CERTAIN, NO, choice, confirmation, meant};
use crate::state::enrolment::{Lesson, NameTrial};
use crate::state::speech_input::{Attention, Moment, TableTalk};
use protocol::{Cue, EarsEvent, Effect, Hearing};

impl Session {
    /// The ears have something to tell.
    pub(crate) fn ears(&mut self, event: EarsEvent) {
        match event {
            EarsEvent::Ready(recogniser) => {
                recogniser_ready(&mut self.scene, &mut self.desk, &mut self.listening, recogniser)
            }
            EarsEvent::Unavailable { reason } => {
                self.listening.recogniser = None;
                self.scene.spoken.clear();
                self.scene.audible.clear();
                self.scene.open.trial = None;
                self.scene.open.lesson = None;
                self.listening.unavailable = Some(reason.clone());
                // Nobody who never talks to the narrator needs to hear that.
                if matches!(self.scene.preferences.ears, Listens::Wake | Listens::Open) {
                    self.desk.say_in_full(&self.scene, Topic::General, &reason);
                }
                voice_enrolment::give_up_learning(&mut self.desk, &mut self.listening);
            }
            EarsEvent::SaidAlike(words) => {
                spoken_names::said_alike(&mut self.scene, &mut self.desk, &mut self.listening, &words)
            }
            EarsEvent::Sounded(template) => voice_enrolment::word_sounded(&mut self.scene, template),
            EarsEvent::Changed(message) => self.desk.say_in_full(&self.scene, Topic::General, &message),
            EarsEvent::Listening if self.listening.talking => self.desk.cue(&self.scene, Cue::Listening),
            EarsEvent::Listening => {}
            EarsEvent::Talk => self.listening.talk = TableTalk::Suspected,
            EarsEvent::Lull => self.listening.talk = TableTalk::None,
            EarsEvent::HearsLoudspeaker(heard) => self.listening.without_loudspeaker = !heard,
            // What is said while somebody has the headset on is no command.
            EarsEvent::Heard(_) if self.scene.hands_over() => {}
            EarsEvent::Heard(readings) if speech_input::listens_for_interruptions(&self.listening) => {
                self.interrupted(&readings)
            }
            EarsEvent::Heard(readings) => self.utterance(&readings),
        }
    }

    /// A whole utterance was heard.
    pub(crate) fn utterance(&mut self, readings: &[Hypothesis]) {
        self.listening.talking = false;
        if self.scene.open.lesson.is_some() {
            return voice_enrolment::word_said(&mut self.scene, &mut self.desk, &mut self.listening, readings);
        }
        if self.scene.open.trial.is_some() {
            return self.name_said(Hypothesis::likely(readings));
        }
        if speech_input::is_asleep(&self.scene, &self.listening) {
            let called = Heard::called(readings, self.scene.lexicon.phrases());
            return called.into_iter().for_each(|words| self.wake(words));
        }
        let addressed = speech_input::addressed(&self.scene, &self.listening);
        let choice = choice::choice(&self.scene, &self.listening, readings, addressed);
        if self.listening.attention == Attention::Corrected && choice == Choice::One(Heard::Meant(NO)) {
            // Nothing is left to drop: what is meant instead is still to come.
            return;
        }
        let woken = std::mem::take(&mut self.listening.attention) == Attention::Awake;
        let in_one_breath = std::mem::take(&mut self.listening.in_one_breath);
        self.listening.talk = self.listening.talk.after(&choice);
        // Of an hour of talk some seconds sound like the wake phrase, but none like that and a command.
        if in_one_breath && matches!(&choice, Choice::One(heard) if heard.is_nothing()) {
            return;
        }
        // Whoever has called the narrator waits for an answer. Players who only talk to each other do not.
        let addressed = self.scene.preferences.ears == Listens::Push || woken || self.scene.open.pending.is_some();
        match choice {
            Choice::One(heard) => self.act_on(heard, addressed),
            Choice::Either(both) => {
                self.listening.attention = Attention::Awake;
                actions::speech_input::ask_which(&mut self.scene, &mut self.desk, &both);
            }
        }
    }

    pub(crate) fn act_on(&mut self, heard: Heard, addressed: bool) {
        if heard.is_nothing() {
            if addressed {
                self.desk.cue(&self.scene, Cue::NotUnderstood);
            }
            return;
        }
        self.desk.narration.history.begin_group();
        self.desk.silence(&mut self.scene);
        match heard {
            Heard::Meant(intent) => self.heard_intent(intent),
            Heard::Unfinished { verb: Verb::Propose, players } if !players.is_empty() => {
                self.heard_intent(Intent::Propose(players));
            }
            Heard::Unfinished { verb, .. } => lines::opens(&self.scene, &mut self.desk, verb, self.scene.question()),
            Heard::Ambiguous { word, candidates } => {
                let why = Misunderstood::AmbiguousPlayer { word: word.clone(), candidates };
                lines::misunderstood(&self.scene, &mut self.desk, &word, why);
            }
            Heard::Impossible(why) => lines::misunderstood(&self.scene, &mut self.desk, "", why),
            Heard::NotForUs => {}
        }
        script::hold_silenced_script(&mut self.scene, &mut self.desk);
        ceremony::go_on_with_ceremony(&mut self.scene, &mut self.desk);
    }

    /// Tells the recogniser what to listen for, when that is not what it listens for already.
    pub(crate) fn expect(&mut self) {
        let Some(recogniser) = self.listening.recogniser.clone() else { return };
        spoken_names::call_players(&self.scene, &mut self.desk, &mut self.listening, &recogniser.vocabulary);
        let now = Moment {
            asleep: speech_input::is_asleep(&self.scene, &self.listening),
            interrupting: self.may_be_interrupted(),
            tried: self.scene.open.trial.as_ref().map(NameTrial::seat),
            taught: self.scene.open.lesson.as_ref().map(Lesson::words).unwrap_or_default(),
            open: speech_input::listened_for(&self.scene, &self.listening),
            language: self.scene.lexicon.language(),
            players: self.scene.lexicon.names().values().to_vec(),
        };
        if self.listening.expected.as_ref().is_some_and(|(moment, _)| *moment == now) {
            return;
        }
        let Some(callings) = &self.listening.callings else { return };
        let (phrases, vocabulary) = (self.scene.lexicon.phrases(), &recogniser.vocabulary);
        let mut grammar = match &self.scene.open.trial {
            _ if now.interrupting => Grammar::interruption(phrases, vocabulary),
            _ if self.scene.open.lesson.is_some() => {
                Grammar::name(&now.taught, &[Verb::Cancel, Verb::Next], phrases, callings, vocabulary)
            }
            Some(trial) => Grammar::name(trial.candidates(), &now.open, phrases, callings, vocabulary),
            None if now.asleep => Grammar::wake(phrases, vocabulary),
            None => Grammar::new(&now.open, phrases, callings, vocabulary),
        };
        grammar.ask(|grammar, words| {
            match meant::meant_with(&self.scene, &self.listening, grammar, &now.open, words) {
                Heard::Meant(intent) => confirmation::would_take(&self.scene, &intent).then_some(intent),
                _ => None,
            }
        });
        let (phrases, answers) = (grammar.listed(), grammar.asked().to_vec());
        let stand_alone =
            |words: &&String| meant::stands_alone(&self.scene, &self.listening, words, &grammar, &now.open);
        let alone = answers.iter().filter(stand_alone).chain(&now.taught);
        let complete = alone.cloned().collect();
        let teaching = !now.interrupting && self.scene.open.lesson.is_some();
        self.desk.effects.push(Effect::Hear(Hearing::Expect { phrases, answers, complete, teaching }));
        self.scene.spoken = grammar.examples().to_vec();
        self.listening.expected = Some((now, grammar));
    }
}

impl Session {
    /// Whether the talk key was pressed and what is said with it is not over.
    #[must_use]
    pub fn is_talked_to(&self) -> bool {
        self.listening.talking
    }

    /// The wake phrase opens the ears. What was said with it in one breath was not listened for then: now it is.
    pub(crate) fn wake(&mut self, words: &str) {
        let Some(wake) = Heard::wakes(words, self.scene.lexicon.phrases()) else { return };
        if words.split_whitespace().count() == wake {
            return attend(&self.scene, &mut self.desk, &mut self.listening);
        }
        self.listening.attention = Attention::Awake;
        self.listening.in_one_breath = true;
        self.expect();
        self.desk.effects.push(Effect::Hear(Hearing::Again { words: wake as u8 }));
    }

    /// Whether somebody may end what the narrator is saying by voice.
    pub(crate) fn may_be_interrupted(&self) -> bool {
        self.can_be_interrupted() && matches!(self.scene.preferences.ears, Listens::Wake | Listens::Open)
    }

    /// Somebody spoke while the narrator did: a call, or an order to be silent, if that is what was most likely said. Whatever
    /// else was said was for others, and what is left of the narrator's own voice may be like a little of it.
    pub(crate) fn interrupted(&mut self, readings: &[Hypothesis]) {
        let Some((_, grammar)) = &self.listening.expected else { return };
        let calls = |words: &str| Heard::wakes(words, self.scene.lexicon.phrases()).is_some();
        let ends_it = |one: &Hypothesis| calls(&one.words) || grammar.lists(&one.words);
        let Some((likeliest, share)) = Hypothesis::together(readings, ends_it) else { return };
        if share < if likeliest.words.contains(' ') { LIKELY } else { CERTAIN } {
            return;
        }
        self.desk.narration.history.begin_group();
        self.desk.silence(&mut self.scene);
        // Which wakes it only if it is a call.
        self.wake(&likeliest.words);
        script::hold_silenced_script(&mut self.scene, &mut self.desk);
        ceremony::go_on_with_ceremony(&mut self.scene, &mut self.desk);
    }
}
