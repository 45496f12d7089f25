//! The one door of the moderator: [`Session::handle`] takes an input and gives back the effects, in order.
//!
//! What a line or a key means is settled in [`crate::language`], and what the table may do in [`crate::game`]; here it
//! goes to the action that takes it. Begin with `Session::handle`; what a typed line goes through is `keyboard`, then
//! `intents`.

pub(crate) mod beginning;
pub(crate) mod confirmation;
pub(crate) mod intents;
pub(crate) mod keyboard;
pub(crate) mod speech_input;

use crate::actions;
use crate::actions::beginning::resuming;
use crate::actions::headset::{phone, round};
use crate::actions::lessons::checking;
use crate::actions::play_by_post::outbox;
use crate::actions::prompts::{following, turn};
use crate::actions::{headset, pages, play, practice, shutdown, table, tuning};
use crate::door::intents::Owners;
use crate::game::{Edition, Seat, Setup};
use crate::journal::entry::Entry;
use crate::journal::private::Moment;
use crate::language::localizer::Localizer;
use crate::language::plain::plain;
use crate::language::{Intent, Language, Message, Verb};
use crate::narration;
use crate::narration::answers::help;
use crate::narration::asking;
use crate::output::{Output, ceremony, devices, script};
use crate::preferences::Preferences;
use crate::queries::menu::examples;
use crate::queries::{self, lessons};
use crate::script::Script;
use crate::state::keyboard::{Discussion, Keyboard};
use crate::state::lesson_plan::Rooms;
use crate::state::open::{LetIn, Mode};
use crate::state::pages::{Bringing, Showing};
use crate::state::setup_dialogue::{Company, NewGameOptions, Wanted};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use crate::state::voices::Voices;
use protocol::question::Question;
use protocol::{Effect, Form, GoesRound, Input, Opened, Page, Progress, ScreenReader, Secret, Unfinished};

/// What has become of an input.
pub(crate) enum Taken {
    /// Nothing that was broken off goes on by it: it was said into a headset, or to nobody here.
    Apart,
    /// It is done. What was broken off for it goes on.
    Done,
    /// This was meant by it, and is still to be carried out.
    Means(Intent),
    /// All this was meant by it, one after the other.
    Each(Vec<Intent>),
}

impl Taken {
    fn plain(verb: Verb) -> Self {
        Self::Means(Intent::Plain(verb))
    }
}

/// The moderator of one table.
pub struct Session {
    state: TableState,
    output: Output,
    keyboard: Keyboard,
    listening: Listening,
    voices: Voices,
    bringing: Bringing,
    showing: Showing,
    /// Whose answer was looked at last, and to which prompt: that it counts may be dropped with what it has led to.
    unsettled: Option<(Seat, u32)>,
    /// The discussion that the alarm was set for.
    discussion: Option<Discussion>,
}

impl Session {
    /// A session that asks for what it was not told.
    #[must_use]
    pub fn new(mode: Mode, language: Language, preferences: Preferences) -> Self {
        Self {
            keyboard: Keyboard::new(&preferences),
            state: TableState::new(mode, language, preferences),
            output: Output::default(),
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
        self.state.world.chance = seed;
    }

    /// Tells what time it is: a deadline that lies before it is refused. A session has no clock of its own.
    pub fn it_is(&mut self, now: Moment) {
        self.state.world.now = Some(now);
    }

    /// Tells which screen reader runs: where nobody has said so yet, it is asked first who speaks.
    pub fn runs_beside(&mut self, reader: ScreenReader) {
        self.state.world.reader = Some(reader);
    }

    /// Tells what goes from hand to hand with what players are told alone, for the whole session. Without it, a headset.
    pub fn sends_round(&mut self, what: GoesRound) {
        self.state.world.goes_round = what;
    }

    /// Begins with a game that was told whole, or with the questions that are left. Faults of saved games come first.
    pub fn open(
        &mut self,
        told: NewGameOptions,
        unfinished: Option<Unfinished>,
        unreadable: &[Message],
    ) -> Vec<Effect> {
        beginning::open(&mut self.state, &mut self.output, unfinished.is_none() && told.is_complete(), unreadable);
        let (state, output) = (&mut self.state, &mut self.output);
        actions::setup_dialogue::begin_dialogue(state, output, &mut self.listening, told, unfinished);
        self.finish()
    }

    /// Begins a game that is told whole: no question is asked before it.
    pub fn begin(&mut self, setup: Setup) -> Vec<Effect> {
        devices::tune(&self.state, &mut self.output);
        actions::beginning::begin_game(&mut self.state, &mut self.output, &mut self.listening, setup, &[]);
        self.finish()
    }

    /// Goes on with a saved game, at the question that was open.
    pub fn resume(&mut self, opened: Opened) -> Vec<Effect> {
        beginning::resume(&mut self.state, &mut self.output, opened);
        self.finish()
    }

    /// Reads a script on its own.
    pub fn read(&mut self, script: Script, setup: &Setup) -> Vec<Effect> {
        devices::tune(&self.state, &mut self.output);
        devices::tune_ears(&self.state, &mut self.output);
        actions::script::begin_reading(&mut self.state, &mut self.output, &mut self.listening, script, setup);
        self.finish()
    }

    /// Asks whether to go on with a damaged game, which was asked for by name.
    pub fn offer(&mut self, damaged: Unfinished) -> Vec<Effect> {
        beginning::offer(&mut self.state, &mut self.output, damaged);
        self.finish()
    }

    /// Tells a game from its entries, and ends. If that is not all of it, that is said last.
    pub fn replay(&mut self, entries: Vec<Entry>, in_part: Option<Message>) -> Vec<Effect> {
        beginning::replay(&mut self.state, &mut self.output, entries, in_part);
        self.finish()
    }

    /// Says some sentences, and ends.
    pub fn tell_all(&mut self, messages: &[Message]) -> Vec<Effect> {
        beginning::tell_all(&self.state, &mut self.output, messages);
        self.finish()
    }

    /// The same in the words of an edition.
    pub fn tell_about(&mut self, edition: Edition, messages: &[Message]) -> Vec<Effect> {
        self.state.localizer.play(edition);
        self.tell_all(messages)
    }

    /// Begins the lessons, with one of them or with the question which. Nothing of them goes into a journal.
    pub fn learn(&mut self, rooms: Rooms, progress: Progress, lesson: Option<usize>) -> Vec<Effect> {
        beginning::learn(&mut self.state, &mut self.output, rooms, progress, lesson);
        self.finish()
    }

    /// Begins a practice: one person plays, and the narrator plays all others. What was not told is asked for.
    pub fn practise(&mut self, told: NewGameOptions, company: Company) -> Vec<Effect> {
        let wanted = Wanted { told, company };
        beginning::practise(&mut self.state, &mut self.output, &mut self.listening, wanted);
        self.finish()
    }

    /// Learns the voice of somebody without a game, and ends.
    pub fn learn_alone(&mut self, name: String) -> Vec<Effect> {
        beginning::learn_alone(&mut self.state, &mut self.output, &mut self.listening, name);
        self.finish()
    }

    /// Phones are let in from the start: whoever is told something alone may be told there.
    pub fn expects_phones(&mut self) {
        self.state.world.let_in = LetIn::NextGame;
    }

    /// Nothing of this session goes into a journal.
    pub fn do_not_save(&mut self) {
        self.output.keeping.stop();
    }

    /// Takes one input and gives back what is to be done, in order.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        let mut settled = None;
        let unsettled = self.unsettled.take();
        match input {
            Input::Speech(id, event) => {
                actions::script::heard(&mut self.state, &mut self.output, &mut self.listening, id, event)
            }
            Input::Device(event) => narration::devices::device(&self.state, &mut self.output, &event),
            Input::Headset(event) => headset::headset(&mut self.state, &mut self.output, event),
            Input::Outputs(outputs) => headset::outputs_found(&mut self.state, &mut self.output, outputs),
            Input::Voices(voices) => {
                tuning::voices_found(&mut self.state, &mut self.output, &mut self.voices, voices)
            }
            Input::Reached(seat, delivery) => {
                self.output.narration.history.begin_group();
                pages::reached(&mut self.state, &mut self.output, seat, delivery);
            }
            Input::Answered { from, prompt, answer } => {
                self.output.narration.history.begin_group();
                let taken = phone::answered(&mut self.state, &mut self.output, from, prompt, *answer.0.open());
                settled = Some(Effect::Page(Page::Settled { seat: from, prompt, taken }));
                self.unsettled = Some((from, prompt));
            }
            Input::Phones(event) => {
                pages::phones(&mut self.state, &mut self.output, &mut self.showing, &self.keyboard, event)
            }
            Input::SpeechInput(event) => {
                let taken = speech_input::ears(&mut self.state, &mut self.output, &mut self.listening, event);
                // A question in between: the table still has to say whether it was heard right.
                let in_between = matches!(taken, Taken::Means(_)) && self.state.open.pending.is_some();
                self.go_on(taken);
                if in_between && self.state.open.pending.is_some() {
                    asking::ask_again(&self.state, &mut self.output);
                }
            }
            Input::NotRecorded { reason } => {
                self.bringing.doubt();
                self.showing.doubt();
                actions::beginning::not_recorded(&mut self.state, &mut self.output, &mut self.listening, reason);
                play::prompts::not_recorded(&mut self.state);
                settled = unsettled.map(|(seat, prompt)| Effect::Page(Page::Settled { seat, prompt, taken: false }));
            }
            Input::File(news) => self.output.file_news(&self.state, news),
            Input::Opened(opened) => resuming::opened(&mut self.state, &mut self.output, &mut self.listening, opened),
            Input::Leave(leave) => shutdown::leave(&mut self.state, &mut self.output, leave),
            Input::Line(line) => {
                let (state, output) = (&mut self.state, &mut self.output);
                let taken = keyboard::line(state, output, &mut self.keyboard, &mut self.listening, &plain(&line));
                self.go_on_and_report(taken);
            }
            Input::BadLine(fault) => {
                actions::keyboard::bad_line(&mut self.state, &mut self.output, &mut self.keyboard, fault);
                self.go_on_and_report(Taken::Done);
            }
            Input::Key(key) => {
                let taken = keyboard::key(&mut self.state, &mut self.output, &mut self.keyboard, key);
                self.go_on_and_report(taken);
            }
            Input::Copied { number, result } => outbox::was_copied(&mut self.state, &mut self.output, number, result),
            Input::Alarm => table::alarm(&mut self.state, &mut self.output, self.discussion),
        }
        self.finish().into_iter().chain(settled).collect()
    }

    /// Whether something can be heard of the narrator now, or will be at once.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        self.output.narration.queue.is_speaking() && self.output.narration.queue.is_audible()
    }

    /// Whether the narrator sounds now: then its ears are closed, or it would hear itself.
    #[must_use]
    pub fn sounds(&self) -> bool {
        self.output.narration.queue.sounds()
    }

    /// Whether all that sounds now is taken out of what is heard, by whoever can do so: then somebody may interrupt.
    #[must_use]
    pub fn can_be_interrupted(&self) -> bool {
        speech_input::can_be_interrupted(&self.output, &self.listening)
    }

    /// Whether the talk key was pressed and what is said with it is not over.
    #[must_use]
    pub fn is_talked_to(&self) -> bool {
        self.listening.talking
    }

    /// The language in use.
    #[must_use]
    pub fn language(&self) -> Language {
        self.state.localizer.language()
    }

    /// The words in use.
    #[must_use]
    pub fn localizer(&self) -> &Localizer {
        &self.state.localizer
    }

    /// The question that is open now.
    #[must_use]
    pub fn question(&self) -> Question {
        self.state.question()
    }

    /// What can be answered now, as a page offers it.
    #[must_use]
    pub fn form(&self) -> Form {
        asking::form(&self.state, &self.output)
    }

    /// A command as it is typed in the language in use, for a button that is always there.
    #[must_use]
    pub fn typed(&self, verb: Verb) -> String {
        examples::example(&self.state, verb)
    }

    /// What was heard and counts when somebody confirms it.
    #[must_use]
    pub fn unconfirmed(&self) -> Option<&Intent> {
        self.state.open.pending.as_ref()
    }

    /// What everybody was told after so many messages, in no language yet.
    pub fn told(&self, after: usize) -> impl Iterator<Item = &Message> {
        self.output.narration.transcript.since(after)
    }

    /// Whether somebody is told or asked something alone now, or will be once the table has heard what comes before.
    #[must_use]
    pub fn asks_alone(&self) -> bool {
        self.state.due().is_some() || !self.state.people.turns.is_empty()
    }

    /// Whether the headset, or the phone, is on its way.
    #[must_use]
    pub fn hands_over(&self) -> bool {
        self.state.hands_over()
    }

    /// What whoever has the phone that goes round is told on it, once it is empty and not to be handed on yet.
    #[must_use]
    pub fn waits_on_phone(&self) -> Option<String> {
        queries::headset::waits_on_phone(&self.state)
    }

    fn finish(&mut self) -> Vec<Effect> {
        checking::follow(&mut self.state, &mut self.output, self.voices.are_looked_for());
        practice::play_on(&mut self.state, &mut self.output);
        following::follow(&mut self.state, &mut self.output);
        round::go_round(&mut self.state, &mut self.output);
        turn::follow(&mut self.state);
        pages::tell_untold(&mut self.state, &mut self.output);
        self.showing.prepare(&mut self.state);
        self.bringing.bring(&self.state, &mut self.output);
        self.showing.bring(&self.state, &mut self.output);
        ceremony::hold_until_told(&mut self.state, &mut self.output);
        actions::keyboard::want(&self.state, &mut self.output, &mut self.keyboard);
        speech_input::expect(&mut self.state, &mut self.output, &mut self.listening);
        narration::devices::time_discussion(&self.state, &mut self.output, &mut self.discussion);
        lessons::kept_inside(&self.state, self.output.take_effects())
    }

    /// Carries out what was meant. What was broken off for it goes on.
    fn go_on(&mut self, taken: Taken) {
        match taken {
            Taken::Apart => return,
            Taken::Done => {}
            Taken::Means(intent) => self.carry_out(intent),
            Taken::Each(intents) => intents.into_iter().for_each(|intent| self.carry_out(intent)),
        }
        script::hold_silenced_script(&mut self.state, &mut self.output);
        ceremony::go_on_with_ceremony(&mut self.state, &mut self.output);
    }

    fn carry_out(&mut self, intent: Intent) {
        let (state, output) = (&mut self.state, &mut self.output);
        let (keyboard, listening, voices) = (&self.keyboard, &mut self.listening, &mut self.voices);
        intents::intend(&mut Owners { state, output, keyboard, listening, voices }, intent);
    }

    /// The same, and programs are told how it stands.
    fn go_on_and_report(&mut self, taken: Taken) {
        self.go_on(taken);
        help::report_state(&self.state, &mut self.output);
    }

    /// Takes note of what becomes of the last words, after [`Effect::Quit`]. Nothing more is said: whoever has left hears
    /// nothing of devices.
    pub fn fade(&mut self, input: &Input) {
        self.output.narration.queue.fades_by(input);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{LeaderChoice, Reveal};
    use crate::journal::record::Record;
    use crate::state::open::Activity;
    use protocol::SpeechEvent;

    /// How many things a session holds on to.
    fn kept(session: &Session) -> usize {
        let Activity::Game(table) = &session.state.activity else { return 0 };
        let records =
            [Some(&table.record), session.output.keeping.checkpoint().map(|checkpoint| &*checkpoint.record)];
        let steps = |record: &Record| record.past().len() + record.undone().len();
        records.into_iter().flatten().map(steps).sum::<usize>()
            + session.output.narration.kept()
            + session.state.open.ceremony.len()
            + table.private.open().posts().count()
            + session.output.effects.len()
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
