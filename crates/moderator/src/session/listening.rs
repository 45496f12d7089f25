//! The ears: what they heard, whether they attend, what they are to listen for.
//!
//! Nothing heard acts by guess. Asleep, only the wake phrase counts; awake, the next utterance is a command or nothing.

mod attention;
pub mod calling;
pub mod choice;
pub(super) mod lesson;
pub(super) mod meant;
pub(super) mod my_voice;
pub(super) mod pending;
pub mod read_back;
pub(super) mod trial;
pub(super) mod waking;
pub(super) mod weighing;

use crate::game::Seat;
use crate::language::grammar::audible;
use crate::language::{Callings, Grammar, Heard, Hypothesis, Intent, Language, Message, Misunderstood, Verb};
use crate::preferences::Listens;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::listening::attention::Attention;
use crate::session::listening::choice::Choice;
use crate::session::listening::lesson::Lesson;
use crate::session::listening::trial::NameTrial;
use crate::session::listening::waking::TableTalk;
use crate::session::scene::Scene;
use crate::session::{Session, asking, desk, lessons, menu, refuse, script};
use protocol::effect::Effect;
use protocol::hearing::{EarsEvent, Hearing, Recogniser};
use protocol::speech::Cue;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

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
    /// The sound server takes out of what is heard what the loudspeaker plays.
    pub(super) without_loudspeaker: bool,
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
    /// Whose voice is learned as soon as there is a recogniser.
    pub(super) to_learn: Option<String>,
    /// Names that were told to be listened for as other words, and that nobody has tried.
    pub(super) untried: BTreeSet<String>,
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

/// What drops what was read back.
const NO: Intent = Intent::Plain(Verb::Cancel);

impl Session {
    /// The ears have something to tell.
    pub(super) fn ears(&mut self, event: EarsEvent) {
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
                my_voice::give_up_learning(&mut self.desk, &mut self.listening);
            }
            EarsEvent::SaidAlike(words) => {
                calling::said_alike(&mut self.scene, &mut self.desk, &mut self.listening, &words)
            }
            EarsEvent::Sounded(template) => my_voice::word_sounded(&mut self.scene, template),
            EarsEvent::Changed(message) => self.desk.say_in_full(&self.scene, Topic::General, &message),
            EarsEvent::Listening if self.listening.talking => self.desk.cue(&self.scene, Cue::Listening),
            EarsEvent::Listening => {}
            EarsEvent::Talk => self.listening.talk = TableTalk::Suspected,
            EarsEvent::Lull => self.listening.talk = TableTalk::None,
            EarsEvent::HearsLoudspeaker(heard) => self.listening.without_loudspeaker = !heard,
            // What is said while somebody has the headset on is no command.
            EarsEvent::Heard(_) if self.scene.hands_over() => {}
            EarsEvent::Heard(readings) if waking::listens_for_interruptions(&self.listening) => {
                self.interrupted(&readings)
            }
            EarsEvent::Heard(readings) => self.utterance(&readings),
        }
    }

    /// A whole utterance was heard.
    pub(super) fn utterance(&mut self, readings: &[Hypothesis]) {
        self.listening.talking = false;
        if self.scene.open.lesson.is_some() {
            return my_voice::word_said(&mut self.scene, &mut self.desk, &mut self.listening, readings);
        }
        if self.scene.open.trial.is_some() {
            return self.name_said(Hypothesis::likely(readings));
        }
        if waking::is_asleep(&self.scene, &self.listening) {
            let called = Heard::called(readings, self.scene.lexicon.phrases());
            return called.into_iter().for_each(|words| self.wake(words));
        }
        let addressed = waking::addressed(&self.scene, &self.listening);
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
                choice::ask_which(&mut self.scene, &mut self.desk, &both);
            }
        }
    }

    pub(super) fn act_on(&mut self, heard: Heard, addressed: bool) {
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
            Heard::Unfinished { verb, .. } => {
                refuse::lines::opens(&self.scene, &mut self.desk, verb, self.scene.question())
            }
            Heard::Ambiguous { word, candidates } => {
                let why = Misunderstood::AmbiguousPlayer { word: word.clone(), candidates };
                refuse::lines::misunderstood(&self.scene, &mut self.desk, &word, why);
            }
            Heard::Impossible(why) => refuse::lines::misunderstood(&self.scene, &mut self.desk, "", why),
            Heard::NotForUs => {}
        }
        script::holding::hold_silenced_script(&mut self.scene, &mut self.desk);
        desk::ceremony::go_on_with_ceremony(&mut self.scene, &mut self.desk);
    }

    /// Tells the recogniser what to listen for, when that is not what it listens for already.
    pub(super) fn expect(&mut self) {
        let Some(recogniser) = self.listening.recogniser.clone() else { return };
        calling::call_players(&self.scene, &mut self.desk, &mut self.listening, &recogniser.vocabulary);
        let now = Moment {
            asleep: waking::is_asleep(&self.scene, &self.listening),
            interrupting: self.may_be_interrupted(),
            tried: self.scene.open.trial.as_ref().map(NameTrial::seat),
            taught: self.scene.open.lesson.as_ref().map(Lesson::words).unwrap_or_default(),
            open: calling::listened_for(&self.scene, &self.listening),
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
                Heard::Meant(intent) => pending::would_take(&self.scene, &intent).then_some(intent),
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

fn recogniser_ready(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, recogniser: Arc<Recogniser>) {
    scene.audible = audible(scene.lexicon.phrases(), &recogniser.vocabulary);
    listening.recogniser = Some(recogniser);
    listening.unavailable = None;
    listening.expected = None;
    scene.spoken.clear();
    listening.called = None;
    listening.said_alike.clear();
    if my_voice::learn_what_waits(scene, desk, listening) {
        return;
    }
    // With the talk key nobody needs to know before it is pressed.
    if matches!(scene.preferences.ears, Listens::Wake | Listens::Open) {
        tell_of_recogniser(scene, desk, listening);
        ask_after_telling(scene, desk);
    }
}

/// What begins at once is on before the recogniser is loaded: its question was asked before all that was told of this.
fn ask_after_telling(scene: &mut Scene, desk: &mut Desk) {
    let goes_on = script::holding::script_runs(scene);
    if !goes_on && !lessons::sentences::ask(scene, desk) && scene.game().is_some() {
        asking::ask_again(scene, desk);
    }
}

/// Tells once which recogniser is used, how good it is, and how to get a better one; and how players are called.
pub(super) fn tell_of_recogniser(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Some(recogniser) = listening.recogniser.clone() else { return };
    if listening.introduced.as_ref() != Some(&recogniser.name) {
        recogniser.told.iter().for_each(|message| desk.say_in_full(scene, Topic::General, message));
        listening.introduced = Some(recogniser.name.clone());
        calling::tell_how_to_call(scene, desk, listening);
    }
}

/// Changes when the narrator listens, or opens and closes its ears. False if the command is another one.
pub(super) fn listen_to(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, verb: Verb) -> bool {
    let (ears, key) = match verb {
        Verb::Talk => {
            waking::talk(scene, desk, listening);
            return true;
        }
        Verb::EarsOff => (Listens::Off, "ears-off"),
        Verb::EarsPush => (Listens::Push, "ears-push"),
        Verb::EarsWake => (Listens::Wake, "ears-wake"),
        Verb::EarsOpen => (Listens::Open, "ears-open"),
        _ => return false,
    };
    scene.preferences.ears = ears;
    scene.open.trial = None;
    scene.open.lesson = None;
    listening.attention = Attention::Asleep;
    listening.talk = TableTalk::None;
    listening.talking = false;
    listening.in_one_breath = false;
    desk::devices::tune_ears(scene, desk);
    let wake = scene.lexicon.wake_phrase();
    desk.say_in_full(scene, Topic::General, &Message::new(key).text("wake", wake));
    if let (true, Some(reason)) = (ears != Listens::Off, listening.unavailable.clone()) {
        desk.say_in_full(scene, Topic::General, &reason);
    }
    desk::devices::keep(scene, desk);
    true
}

/// Whoever asks aloud what can be said now is told what is listened for, an example of each command.
pub(super) fn say_what_can_be_said(scene: &Scene, desk: &mut Desk, listening: &Listening) {
    let Some((_, grammar)) = &listening.expected else { return };
    let example = |verb: &Verb| {
        let (_, pattern) = grammar.examples().iter().find(|(other, _)| other == verb)?;
        Some(pattern.written(|slot| menu::examples::example_of(scene, slot)))
    };
    let open = menu::open_answers(scene);
    let (answers, others) = (open.iter(), grammar.examples().iter().map(|(verb, _)| verb));
    let always = others.filter(|verb| !open.contains(verb) && menu::has_something_to_tell(scene, **verb));
    let always = always.filter_map(example).collect();
    let answers = match &scene.course {
        Some(_) => menu::listed::answers(scene),
        None => answers.filter_map(example).collect(),
    };
    lessons::sentences::list(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new("help-answers").choices("list", answers));
    desk.say_in_full(scene, Topic::General, &Message::new("help-always").choices("list", always));
}
