//! The moderator: one [`Input`] in, a list of [`Effect`]s out. No file, no thread, no clock.
//!
//! [`Session::handle`] is the only door. What a line or a key means is settled in [`crate::language`]; what the table
//! may do is settled in [`crate::game`]; here is what is asked, answered and announced.
//! Read next: [`interview`] (questions before the game), [`table`] (commands during it), [`announce`] (events become
//! sentences), [`question`] (what is open now).

mod abandoning;
pub mod agents;
pub mod alone;
pub mod announce;
pub mod answers;
pub mod asking;
pub mod calling;
pub mod choice;
mod correction;
pub mod discussion;
pub mod earpiece;
pub mod effect;
pub mod foresee;
pub mod forum;
pub mod guidance;
pub mod hand_over;
pub mod hearing;
pub mod input;
pub mod interview;
pub mod keyboard;
pub mod legal;
pub mod lexicon;
pub mod lines;
mod listening;
pub mod log;
pub mod mission;
mod my_voice;
pub mod narration;
mod parting;
pub mod past;
mod people;
mod plot;
pub mod preferences;
pub mod question;
pub mod read_back;
mod recap;
pub mod refuse;
pub mod replay;
pub mod report;
pub mod resuming;
mod rounds;
pub mod saving;
pub mod script_player;
pub mod setting;
pub mod speech;
mod surroundings;
pub mod table;
pub mod told;
pub mod tune;
pub mod undo;
pub mod voice;
mod waking;

pub use crate::game::secret::Secret;
pub use effect::{EarpieceOrder, Effect, Masking, Outgoing, Parting, Want};
pub use hearing::{EarsEvent, Hearing, Recogniser};
pub use input::{
    BadLine, DeviceEvent, EarpieceEvent, Input, KeptAside, Key, Leave, Opened, SpeechEvent, SpeechSource,
};
pub use preferences::Preferences;
pub use report::Report;
pub use resuming::{Damaged, Unfinished};
pub use speech::{Cue, Sound, Utterance, UtteranceId};
pub use told::Told;
pub use voice::{Tuning, Voice, VoiceMode};

use crate::game::Setup;
use crate::journal::private::{Moment, Private};
use crate::journal::record::Record;
use crate::language::{Intent, Language, Message, Verb};
use crate::script::Script;
use earpiece::HandOver;
use interview::Interview;
use keyboard::Keyboard;
use lexicon::{Lexicon, Words};
use listening::Listening;
use narration::{Narration, Topic};
use saving::Keeping;
use script_player::ScriptPlayer;
use surroundings::Surroundings;

/// For whom the session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// People: everything is said and printed, questions are asked.
    Table,
    /// A program: JSON lines, nothing is waited for.
    Program,
}

/// What the session is doing.
enum Stage {
    /// Asking for players and rules.
    Interview(Box<Interview>),
    /// Moderating a game.
    Table(Box<Table>),
    /// Reading a script on its own.
    Reading(Box<Reading>),
}

/// A game that is moderated.
struct Table {
    record: Record,
    /// What the narrator knows alone.
    private: Secret<Private>,
    /// The reveal, while it is read.
    script: Option<ScriptPlayer>,
    /// The headset, while it goes from hand to hand.
    hand_over: Option<HandOver>,
    /// The number of the post that went to the clipboard last; 0 before.
    copied: usize,
}

impl Table {
    fn new(record: Record, private: Private) -> Self {
        Self { record, private: Secret::new(private), script: None, hand_over: None, copied: 0 }
    }
}

/// A script that is read without a game.
struct Reading {
    player: ScriptPlayer,
}

/// The moderator of one table.
pub struct Session {
    mode: Mode,
    preferences: Preferences,
    lexicon: Lexicon,
    stage: Stage,
    keyboard: Keyboard,
    narration: Narration,
    effects: Vec<Effect>,
    keeping: Keeping,
    surroundings: Surroundings,
    listening: Listening,
}

impl Session {
    /// A session that asks for what it was not told.
    #[must_use]
    pub fn new(mode: Mode, language: Language, preferences: Preferences) -> Self {
        let words = match mode {
            Mode::Table => Words::Own,
            Mode::Program => Words::OwnAndEnglish,
        };
        let lexicon = Lexicon::new(language, &preferences.kit, words);
        let keyboard = Keyboard::new(&preferences);
        Self {
            mode,
            preferences,
            lexicon,
            stage: Stage::Interview(Box::default()),
            keyboard,
            narration: Narration::default(),
            effects: Vec::new(),
            keeping: Keeping::default(),
            surroundings: Surroundings::of(mode),
            listening: Listening::default(),
        }
    }

    /// Takes a seed that nobody knows for the deals of this session. Without it every session deals the same.
    pub fn deal_from(&mut self, seed: Secret<u64>) {
        self.surroundings.chance = seed;
    }

    /// Tells what time it is: a deadline that lies before it is refused. A session has no clock of its own.
    pub fn it_is(&mut self, now: Moment) {
        self.surroundings.now = Some(now);
    }

    /// Begins with a game that was told whole, or with the questions that are left. What is wrong with saved games comes
    /// first.
    pub fn open(&mut self, told: Told, unfinished: Option<Unfinished>, unreadable: &[Message]) -> Vec<Effect> {
        self.tune();
        self.tune_ears();
        unreadable.iter().for_each(|message| self.say_in_full(Topic::General, message));
        self.begin_interview(told, unfinished);
        self.finish()
    }

    /// Begins a game that is told whole: no question is asked before it.
    pub fn begin(&mut self, setup: Setup) -> Vec<Effect> {
        self.tune();
        self.begin_game(setup);
        self.finish()
    }

    /// Goes on with a saved game, at the question that was open.
    pub fn resume(&mut self, opened: Opened) -> Vec<Effect> {
        self.tune();
        self.tune_ears();
        self.tell_of_single_keys();
        self.resume_game(opened);
        self.finish()
    }

    /// Reads a script on its own.
    pub fn read(&mut self, script: Script, setup: &Setup) -> Vec<Effect> {
        self.tune();
        self.tune_ears();
        self.begin_reading(script, setup);
        self.finish()
    }

    /// Says some sentences, and ends.
    pub fn tell_all(&mut self, messages: Vec<Message>) -> Vec<Effect> {
        self.tune();
        messages.iter().for_each(|message| self.say_in_full(Topic::General, message));
        self.effects.push(Effect::Quit(Parting::Told));
        self.finish()
    }

    /// Nothing of this session goes into a journal.
    pub fn do_not_save(&mut self) {
        self.keeping.stop();
    }

    /// Takes one input and gives back what is to be done, in order.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        match input {
            Input::Speech(id, event) => self.heard(id, event),
            Input::Device(event) => self.device(&event),
            Input::Earpiece(event) => self.earpiece(event),
            Input::Outputs(outputs) => self.outputs_found(outputs),
            Input::Voices(voices) => self.voices_found(voices),
            Input::Ears(event) => self.ears(event),
            Input::NotRecorded { reason } => self.not_recorded(reason),
            Input::NearlyFull => self.nearly_full(),
            Input::Opened(opened) => self.opened(opened),
            Input::Leave(leave) => self.leave(leave),
            Input::Line(line) => self.line(&line),
            Input::BadLine(fault) => self.bad_line(fault),
            Input::Key(key) => self.key(key),
            Input::Copied { number, result } => self.was_copied(number, result),
            Input::Alarm => self.alarm(),
        }
        self.finish()
    }

    /// Whether something can be heard of the narrator now, or will be at once.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        self.narration.queue.is_speaking() && self.narration.queue.is_audible()
    }

    /// Whether the narrator sounds now: then its ears are closed, or it would hear itself.
    #[must_use]
    pub fn sounds(&self) -> bool {
        self.narration.queue.sounds()
    }

    /// Whether all that sounds now is played by the narrator itself: then it can be taken out of what is heard, and somebody
    /// may interrupt.
    #[must_use]
    pub fn can_be_interrupted(&self) -> bool {
        self.sounds() && self.narration.queue.source() == SpeechSource::BuiltIn
    }

    /// The language in use.
    #[must_use]
    pub fn language(&self) -> Language {
        self.lexicon.language()
    }

    /// The words in use.
    #[must_use]
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    fn finish(&mut self) -> Vec<Effect> {
        self.hold_until_told();
        self.want();
        self.expect();
        self.time_discussion();
        // Entries first: nothing is announced before it is safe on the disk. What leaves this game comes last.
        let mut effects = std::mem::take(&mut self.effects);
        effects.sort_by_key(|effect| match effect {
            Effect::Record(_) | Effect::Confide(_) => 0,
            Effect::Quit(_) | Effect::Open(_) | Effect::Mend(_) => 2,
            _ => 1,
        });
        effects
    }

    /// Carries out what somebody meant: first what is possible at any time, then what the stage knows.
    fn intend(&mut self, intent: Intent) {
        if self.headset_command(&intent)
            || self.settle(&intent)
            || self.settle_name(&intent)
            || self.settle_lesson(&intent)
            || self.lead_ceremony(&intent)
            || self.control_script(&intent)
        {
            return;
        }
        if self.answer(&intent) || self.tune_to(&intent) {
            return;
        }
        if self.listening.pending.take().is_some() {
            self.say(Topic::General, Message::new("entry-dropped"));
        }
        self.leave_trials();
        match (&self.stage, intent) {
            (_, Intent::Plain(Verb::TryNames)) => self.try_names(),
            (_, Intent::Plain(Verb::LearnVoice)) => self.ask_whose_voice(),
            (_, Intent::About(Verb::LearnVoice, player)) => self.learn_voice(self.name_of(player)),
            (Stage::Table(_), Intent::About(Verb::Headset, player)) => self.tell_alone(player),
            (_, Intent::Plain(Verb::Quit)) => self.leave(Leave::Asked),
            // Nothing is heard of a narrator that a program listens to.
            (_, Intent::Plain(Verb::Stop)) if self.mode == Mode::Program || !self.is_half_answered() => {}
            (_, Intent::Plain(Verb::Cancel)) if self.mode == Mode::Table && !self.takes_cancel() => {
                self.refuse("nothing-to-cancel", Message::new("refused-nothing-to-cancel"));
            }
            (Stage::Interview(_), intent) => self.interviewed(intent),
            (Stage::Table(_), intent) => self.command(intent),
            (Stage::Reading(_), intent) => self.read_on(intent),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Edition, LeaderChoice, Reveal};

    /// How many things a session holds on to.
    fn kept(session: &Session) -> usize {
        let Stage::Table(table) = &session.stage else { return 0 };
        let records = [Some(&table.record), session.keeping.checkpoint().map(|checkpoint| &*checkpoint.record)];
        let steps = |record: &Record| record.past().len() + record.undone().len();
        records.into_iter().flatten().map(steps).sum::<usize>()
            + session.narration.kept()
            + table.private.open().posts().count()
            + session.effects.len()
    }

    fn handle(session: &mut Session, input: Input) {
        for effect in session.handle(input) {
            if let Effect::Speak(utterance) = effect {
                for event in [SpeechEvent::Began, SpeechEvent::Ended] {
                    handle(session, Input::Speech(utterance.id, event));
                }
            }
        }
    }

    #[test]
    fn whatever_is_played_and_taken_back_again_and_again_nothing_piles_up() {
        for mode in [Mode::Program, Mode::Table] {
            let mut session = Session::new(mode, Language::ENGLISH, Preferences::default());
            let setup = Setup {
                edition: Edition::Accessible,
                players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec(),
                leader: LeaderChoice::Draw,
                reveal: Reveal::None,
                modules: Default::default(),
                seed: 1,
            };
            session.begin(setup);
            let mut play = |lines: &[&str], times: usize| {
                for line in std::iter::repeat_n(lines, times).flatten() {
                    handle(&mut session, Input::Line((*line).to_owned()));
                }
                kept(&session)
            };
            play(&["ready", "start", "go on"], 1);
            let lines = ["propose 1 2", "roll call", "approve", "reject", "undo", "redo", "back", "cancel", "undo"];
            let first = play(&lines, 300);
            assert_eq!(play(&lines, 60), first, "{mode:?}");
        }
    }
}
