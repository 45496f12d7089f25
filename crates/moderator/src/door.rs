//! The one door of the moderator: [`Session::handle`] takes an input and gives back the effects, in order.
//!
//! What a line or a key means is settled in [`crate::language`], and what the table may do in [`crate::game`]; here it
//! goes to the action that takes it.

pub(crate) mod beginning;
pub(crate) mod confirmation;
pub(crate) mod keyboard;
pub(crate) mod speech_input;

use crate::actions::beginning::resuming;
use crate::actions::headset::{keys, round};
use crate::actions::lessons::checking;
use crate::actions::play_by_post::outbox;
use crate::actions::prompts::{following, starting, turn};
use crate::actions::{
    cancel, headset, pages, play, practice, prompts, script, shutdown, spoken_names, table, tuning, voice_enrolment,
};
use crate::game::{Seat, Setup};
use crate::journal::private::Moment;
use crate::language::lexicon::{Lexicon, Words};
use crate::language::plain::plain;
use crate::language::{Intent, Language, Message, Realm, Verb};
use crate::narration::{answers, lengths};
use crate::output::history::Topic;
use crate::output::{Desk, ceremony, devices};
use crate::preferences::Preferences;
use crate::queries::{lessons, menu, setup_dialogue};
use crate::script::Script;
use crate::state::enrolment::Lesson;
use crate::state::keyboard::{Discussion, Keyboard};
use crate::state::open::{Activity, Mode, Open, World};
use crate::state::pages::{Bringing, Showing};
use crate::state::private_prompt::Languages;
use crate::state::setup_dialogue::{Interview, Told};
use crate::state::speech_input::Listening;
use crate::state::table_state;
use crate::state::table_state::Scene;
use crate::state::voices::Voices;
use crate::{actions, narration};
use protocol::question::Question;
use protocol::{Effect, Input, Leave, Opened, Page, ScreenReader, Secret, SpeechSource, Unfinished};
use std::collections::BTreeMap;

/// The moderator of one table.
pub struct Session {
    pub(crate) scene: Scene,
    desk: Desk,
    keyboard: Keyboard,
    listening: Listening,
    voices: Voices,
    bringing: Bringing,
    showing: Showing,
    /// Whose answer was looked at last, and to which slip: that it counts may be dropped with what it has led to.
    unsettled: Option<(Seat, u32)>,
    /// The discussion that the alarm was set for.
    discussion: Option<Discussion>,
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
            scene: Scene {
                mode,
                preferences,
                lexicon,
                activity: Activity::Interview(Box::default()),
                open: Open::default(),
                course: None,
                world: World::default(),
                languages: Languages::default(),
                manners: table_state::nobody_reached(),
                turns: BTreeMap::new(),
                asked_besides: None,
                newest_slip: 0,
                spoken: Vec::new(),
                audible: Vec::new(),
            },
            desk: Desk::default(),
            keyboard,
            voices: Voices::of(mode),
            bringing: Bringing::default(),
            showing: Showing::default(),
            unsettled: None,
            discussion: None,
            listening: Listening::default(),
        }
    }

    /// Takes a seed that nobody knows for the deals of this session. Without it every session deals the same.
    pub fn deal_from(&mut self, seed: Secret<u64>) {
        self.scene.world.chance = seed;
    }

    /// Tells what time it is: a deadline that lies before it is refused. A session has no clock of its own.
    pub fn it_is(&mut self, now: Moment) {
        self.scene.world.now = Some(now);
    }

    /// Tells which screen reader runs: where nobody has said so yet, it is asked first who speaks.
    pub fn runs_beside(&mut self, reader: ScreenReader) {
        self.scene.world.reader = Some(reader);
    }

    /// Begins with a game that was told whole, or with the questions that are left. What is wrong with saved games comes
    /// first.
    pub fn open(&mut self, told: Told, unfinished: Option<Unfinished>, unreadable: &[Message]) -> Vec<Effect> {
        if unfinished.is_some() || !told.is_complete() {
            let beside = setup_dialogue::to_ask(&self.scene);
            self.scene.activity = Activity::Interview(Box::new(Interview { beside, ..Interview::default() }));
        }
        devices::tune(&self.scene, &mut self.desk);
        devices::tune_ears(&self.scene, &mut self.desk);
        unreadable.iter().for_each(|message| self.desk.say_in_full(&self.scene, Topic::General, message));
        actions::setup_dialogue::begin_interview(
            &mut self.scene,
            &mut self.desk,
            &mut self.listening,
            told,
            unfinished,
        );
        self.finish()
    }

    /// Begins a game that is told whole: no question is asked before it.
    pub fn begin(&mut self, setup: Setup) -> Vec<Effect> {
        devices::tune(&self.scene, &mut self.desk);
        actions::beginning::begin_game(&mut self.scene, &mut self.desk, &mut self.listening, setup, &[]);
        self.finish()
    }

    /// Goes on with a saved game, at the question that was open.
    pub fn resume(&mut self, opened: Opened) -> Vec<Effect> {
        devices::tune(&self.scene, &mut self.desk);
        devices::tune_ears(&self.scene, &mut self.desk);
        narration::devices::tell_of_single_keys(&self.scene, &mut self.desk);
        resuming::resume_game(&mut self.scene, &mut self.desk, opened);
        self.finish()
    }

    /// Reads a script on its own.
    pub fn read(&mut self, script: Script, setup: &Setup) -> Vec<Effect> {
        devices::tune(&self.scene, &mut self.desk);
        devices::tune_ears(&self.scene, &mut self.desk);
        script::begin_reading(&mut self.scene, &mut self.desk, &mut self.listening, script, setup);
        self.finish()
    }

    /// Nothing of this session goes into a journal.
    pub fn do_not_save(&mut self) {
        self.desk.keeping.stop();
    }

    /// Takes one input and gives back what is to be done, in order.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        let mut settled = None;
        let unsettled = self.unsettled.take();
        match input {
            Input::Speech(id, event) => {
                script::heard(&mut self.scene, &mut self.desk, &mut self.listening, id, event)
            }
            Input::Device(event) => narration::devices::device(&self.scene, &mut self.desk, &event),
            Input::Earpiece(event) => headset::earpiece(&mut self.scene, &mut self.desk, event),
            Input::Outputs(outputs) => headset::outputs_found(&mut self.scene, &mut self.desk, outputs),
            Input::Voices(voices) => tuning::voices_found(&mut self.scene, &mut self.desk, &mut self.voices, voices),
            Input::Reached(seat, manner) => {
                self.desk.narration.history.begin_group();
                pages::reached(&mut self.scene, &mut self.desk, seat, manner);
            }
            Input::Answered { from, slip, answer } => {
                self.desk.narration.history.begin_group();
                let taken = prompts::answered(&mut self.scene, &mut self.desk, from, slip, *answer.0.open());
                settled = Some(Effect::Page(Page::Settled { seat: from, slip, taken }));
                self.unsettled = Some((from, slip));
            }
            Input::Phones(event) => {
                pages::phones(&mut self.scene, &mut self.desk, &mut self.showing, &self.keyboard, event)
            }
            Input::Ears(event) => self.ears(event),
            Input::NotRecorded { reason } => {
                self.bringing.doubt();
                self.showing.doubt();
                actions::beginning::not_recorded(&mut self.scene, &mut self.desk, &mut self.listening, reason);
                play::prompts::not_recorded(&mut self.scene);
                settled = unsettled.map(|(seat, slip)| Effect::Page(Page::Settled { seat, slip, taken: false }));
            }
            Input::File(news) => self.desk.file_news(&self.scene, news),
            Input::Opened(opened) => resuming::opened(&mut self.scene, &mut self.desk, &mut self.listening, opened),
            Input::Leave(leave) => shutdown::leave(&mut self.scene, &mut self.desk, leave),
            Input::Line(line) => self.line(&plain(&line)),
            Input::BadLine(fault) => {
                actions::keyboard::bad_line(&mut self.scene, &mut self.desk, &mut self.keyboard, fault)
            }
            Input::Key(key) => self.key(key),
            Input::Copied { number, result } => outbox::was_copied(&mut self.scene, &mut self.desk, number, result),
            Input::Alarm => table::alarm(&mut self.scene, &mut self.desk, self.discussion),
        }
        let mut effects = self.finish();
        effects.extend(settled);
        effects
    }

    /// Whether something can be heard of the narrator now, or will be at once.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        self.desk.narration.queue.is_speaking() && self.desk.narration.queue.is_audible()
    }

    /// Whether the narrator sounds now: then its ears are closed, or it would hear itself.
    #[must_use]
    pub fn sounds(&self) -> bool {
        self.desk.narration.queue.sounds()
    }

    /// Whether all that sounds now is taken out of what is heard, so that somebody may interrupt: the sound server does so,
    /// or the narrator plays all of it itself and can do so.
    #[must_use]
    pub fn can_be_interrupted(&self) -> bool {
        let own = self.desk.narration.queue.source() == SpeechSource::BuiltIn;
        self.sounds() && (own || self.listening.without_loudspeaker)
    }

    /// The language in use.
    #[must_use]
    pub fn language(&self) -> Language {
        self.scene.lexicon.language()
    }

    /// The words in use.
    #[must_use]
    pub fn lexicon(&self) -> &Lexicon {
        &self.scene.lexicon
    }

    /// The question that is open now.
    #[must_use]
    pub fn question(&self) -> Question {
        self.scene.question()
    }

    /// What was heard and counts when somebody confirms it.
    #[must_use]
    pub fn unconfirmed(&self) -> Option<&Intent> {
        self.scene.open.pending.as_ref()
    }

    /// What everybody was told after so many messages, in no language yet.
    pub fn told(&self, after: usize) -> impl Iterator<Item = &Message> {
        self.desk.narration.transcript.since(after)
    }

    /// Whether the headset is on its way: then nothing that is said aloud is a command.
    #[must_use]
    pub fn hands_over(&self) -> bool {
        self.scene.hands_over()
    }

    pub(crate) fn finish(&mut self) -> Vec<Effect> {
        checking::follow(&mut self.scene, &mut self.desk, self.voices.are_looked_for());
        practice::play_on(&mut self.scene, &mut self.desk);
        following::follow(&mut self.scene, &mut self.desk);
        round::go_round(&mut self.scene, &mut self.desk);
        turn::follow(&mut self.scene);
        self.showing.prepare(&mut self.scene);
        self.bringing.bring(&self.scene, &mut self.desk);
        self.showing.bring(&self.scene, &mut self.desk);
        ceremony::hold_until_told(&mut self.scene, &mut self.desk);
        actions::keyboard::want(&self.scene, &mut self.desk, &mut self.keyboard);
        self.expect();
        narration::devices::time_discussion(&self.scene, &mut self.desk, &mut self.discussion);
        lessons::kept_inside(&self.scene, self.desk.take_effects())
    }

    /// Carries out what somebody meant, and sends the headset round with what players are to be told alone after it.
    pub(crate) fn intend(&mut self, intent: Intent) {
        self.carry_out(intent);
        round::go_round(&mut self.scene, &mut self.desk);
    }

    /// In its realm.
    fn carry_out(&mut self, intent: Intent) {
        if actions::lessons::takes(&mut self.scene, &mut self.desk, &intent) {
            return;
        }
        let Some(intent) = cancel::left_open(&mut self.scene, &mut self.desk, intent) else { return };
        let learns_alone = self.scene.open.lesson.as_ref().is_some_and(Lesson::is_alone);
        let realm = if learns_alone { Realm::Course } else { intent.verb().realm() };
        let done = match realm {
            Realm::Question => answers::answer(&self.scene, &mut self.desk, &self.keyboard, &intent),
            Realm::Tuning => {
                tuning::tune_to(&mut self.scene, &mut self.desk, &mut self.listening, &mut self.voices, &intent)
            }
            Realm::Course => self.goes_on(&intent),
            Realm::Seat => {
                pages::command(&mut self.scene, &mut self.desk, &intent)
                    || keys::headset_command(&mut self.scene, &mut self.desk, &intent)
            }
            Realm::Calling | Realm::People | Realm::Letters | Realm::Move | Realm::Answer => false,
        };
        if done {
            return;
        }
        if self.scene.open.pending.take().is_some() {
            self.desk.say(&self.scene, Topic::General, Message::new("entry-dropped"));
        }
        voice_enrolment::leave_trials(&mut self.scene, &mut self.desk);
        self.stage_takes(intent);
    }

    /// What is open takes a command about how it goes on, the innermost first. False if nothing that is open does.
    fn goes_on(&mut self, intent: &Intent) -> bool {
        keys::headset_command(&mut self.scene, &mut self.desk, intent)
            || self.settle(intent)
            || spoken_names::settle_name(&mut self.scene, &mut self.desk, &self.listening, intent)
            || voice_enrolment::settle_lesson(&mut self.scene, &mut self.desk, &mut self.listening, intent)
            || ceremony::lead_ceremony(&mut self.scene, &mut self.desk, intent)
            || script::control_script(&mut self.scene, &mut self.desk, &mut self.listening, intent)
            || answers::answer(&self.scene, &mut self.desk, &self.keyboard, intent)
    }

    /// Whatever the session is doing takes a command that is about nothing else.
    fn stage_takes(&mut self, intent: Intent) {
        let (scene, desk, listening) = (&mut self.scene, &mut self.desk, &mut self.listening);
        match (&scene.activity, intent) {
            (_, Intent::Plain(Verb::TryNames)) => spoken_names::try_names(scene, desk, listening),
            (_, Intent::Plain(Verb::LearnVoice)) => narration::prompts::ask_whose_voice(scene, desk),
            (_, Intent::About(Verb::LearnVoice, player)) => {
                let name = scene.name_of(player);
                voice_enrolment::learn_voice(scene, desk, listening, name);
            }
            (Activity::Game(_), Intent::About(Verb::Headset, player)) => starting::tell_alone(scene, desk, player),
            (Activity::Game(_), Intent::Plain(Verb::Cancel)) if menu::takes_back_what_is_alone(scene) => {
                starting::take_back(scene, desk)
            }
            (_, Intent::Plain(Verb::Quit)) => shutdown::leave(scene, desk, Leave::Asked),
            // It has silenced what was heard, and drops nothing.
            (_, Intent::Plain(Verb::Stop)) => {}
            (_, Intent::Plain(Verb::Cancel)) if scene.mode == Mode::Table && !menu::takes_cancel(scene) => {
                desk.refuse(scene, "nothing-to-cancel", Message::new("refused-nothing-to-cancel"));
            }
            (Activity::Interview(_), intent) => actions::setup_dialogue::interviewed(scene, desk, listening, intent),
            (Activity::Game(_), intent) => table::command(scene, desk, listening, intent),
            (Activity::Reading(_), intent) => lengths::read_on(scene, desk, intent),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Edition, LeaderChoice, Reveal};
    use crate::journal::record::Record;
    use protocol::SpeechEvent;

    /// How many things a session holds on to.
    fn kept(session: &Session) -> usize {
        let Activity::Game(table) = &session.scene.activity else { return 0 };
        let records = [Some(&table.record), session.desk.keeping.checkpoint().map(|checkpoint| &*checkpoint.record)];
        let steps = |record: &Record| record.past().len() + record.undone().len();
        records.into_iter().flatten().map(steps).sum::<usize>()
            + session.desk.narration.kept()
            + session.scene.open.ceremony.len()
            + table.private.open().posts().count()
            + session.desk.effects.len()
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
                edition: Edition::from_id("accessible").unwrap(),
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
