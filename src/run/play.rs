//! Games: begun, gone on with, told again. Here is the loop in which every effect is performed.

mod keeping;
mod learning;
mod leaving;
mod phones;
mod posting;
mod practising;

use std::collections::VecDeque;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use super::world::World;
use super::{BAD_ARGUMENTS, DONE, FAULT, saved};
use crate::args::{Output, PhonesAsked, drawn_seed};
use crate::device::clipboard::Clipboard;
use crate::device::headset::Headset;
use crate::device::phones::Phones;
use crate::device::speaker::Speaker;
use crate::device::speech_input::SpeechInput;
use crate::device::{Gone, Inbox, Keys, Screen, screen_reader};
use crate::game::Edition;
use crate::game::secret::Secret;
use crate::journal::game_id::GameId;
use crate::journal::saved::newest_unfinished;
use crate::journal::storage::{Journal, now};
use crate::journal::trouble::{StorageError, Trouble};
use crate::language::{Form, Length, Message};
use crate::preferences::{KeyMode, Tuning};
pub(super) use learning::learn;
use moderator::{Mode, NewGameOptions, Room, Session};
pub(super) use practising::practice;
use protocol::{Effect, Input, Leave, Report, Shutdown, Unfinished};

/// Moderates a new game, or the unfinished one if that is wanted.
pub(super) fn play(world: World, told: NewGameOptions, output: Output, phones: PhonesAsked) -> u8 {
    if told.players.is_none() && output == Output::Json {
        world.fault(&Message::new("fault-json-players"));
        return BAD_ARGUMENTS;
    }
    let told = told.filled(&world.localizer);
    // Faults of a set-up that was told are printed, all of them, before anything else.
    let checked = match told.players {
        Some(_) => told.setup(&world.localizer).map(Some),
        None => told.check_rules().map(|()| None),
    };
    let (setup, mut faults) = match checked {
        Ok(setup) => (setup, Vec::new()),
        Err(faults) => (None, faults),
    };
    let edition = told.edition.as_deref().and_then(Edition::from_id);
    let cards_decide = edition.is_some_and(|edition| edition.book().has_captain());
    if output == Output::Json && told.leader.is_none() && cards_decide {
        faults.push(Message::new("fault-json-captain"));
    }
    if phones == PhonesAsked::AtOnce && edition.is_some_and(|edition| edition.book().goes_by_letters()) {
        faults.push(Message::new("page-not-in-forum"));
    }
    let can_be_alone = world.preferences.keys != KeyMode::Line || phones == PhonesAsked::AtOnce;
    faults.extend(told.hindrance(Room { is_program: output == Output::Json, can_be_alone }));
    if !faults.is_empty() {
        for fault in &faults {
            world.fault(fault);
        }
        return BAD_ARGUMENTS;
    }
    let whole = setup.filter(|_| output == Output::Json);
    let newest = told.players.is_none().then(|| newest_unfinished(&world.folders.games()).ok()).flatten();
    let newest = newest.unwrap_or_default();
    let mut narrator = Narrator::new(world, output);
    narrator.session.deal_from(told.deal_seed.0.clone());
    narrator.ask_for_phones(phones);
    if told.fills() && phones == PhonesAsked::AtOnce {
        narrator.session.expects_phones();
    }
    let effects = match whole {
        Some(setup) => narrator.session.begin(setup),
        None => {
            let unreadable = saved::passed_over(&newest);
            narrator.session.open(told, newest.unfinished.and_then(Unfinished::of), &unreadable)
        }
    };
    narrator.run(effects)
}

/// Goes on with a saved game.
pub(super) fn resume(mut world: World, game: Option<&str>, output: Output, phones: PhonesAsked) -> u8 {
    let id = match saved::find(&world, game) {
        Ok(id) => id,
        Err(message) => return world.fault(&message),
    };
    let (journal, mut opened) = match saved::open(&world, &id) {
        Ok(opened) => opened,
        Err(StorageError::Damaged(_)) => return resume_damaged(world, id, output, phones),
        Err(reason) => return world.fault(&saved::unreadable(&id, reason.message())),
    };
    world.speak_language_of(&opened.record);
    if phones == PhonesAsked::AtOnce && opened.record.setup().edition.book().goes_by_letters() {
        return world.fault(&Message::new("page-not-in-forum"));
    }
    let mut narrator = Narrator::new(world, output);
    narrator.journal = Some(journal);
    narrator.restore_posts(&opened);
    opened.reached = narrator.know_phones_again();
    narrator.ask_for_phones(phones);
    let effects = narrator.session.resume(opened);
    narrator.run(effects)
}

/// Asks whether to go on from where a saved game is still sound.
fn resume_damaged(mut world: World, id: GameId, output: Output, phones: PhonesAsked) -> u8 {
    let (record, unfinished) = match saved::damaged(&world, id.clone()) {
        Ok(damaged) => damaged,
        Err(reason) => return world.fault(&saved::unreadable(&id, reason)),
    };
    world.speak_language_of(&record);
    let mut narrator = Narrator::new(world, output);
    narrator.ask_for_phones(phones);
    let effects = narrator.session.offer(unfinished);
    narrator.run(effects)
}

/// Tells a saved game again, as far as its file is sound.
pub(super) fn replay(mut world: World, game: &str, output: Output) -> u8 {
    let id = match saved::find(&world, Some(game)) {
        Ok(id) => id,
        Err(message) => return world.fault(&message),
    };
    let reading = match saved::read(&world, &id) {
        Ok(read) => read,
        Err(reason) => return world.fault(&saved::unreadable(&id, reason)),
    };
    world.speak_language_of(&reading.record);
    let mut narrator = Narrator::new(world, output);
    let in_part = reading.damage.map(|damage| saved::told_in_part(&id, &damage));
    let effects = narrator.session.replay(reading.entries, in_part);
    narrator.run(effects)
}

/// Why nothing can be printed, if that is a fault. A reader who closes a pipe has read enough, and a terminal that is
/// closed has its reasons.
fn fault_of(gone: Gone) -> Option<Message> {
    match Trouble::from(std::io::Error::from(gone.0)) {
        Trouble::Fault => None,
        trouble => Some(trouble.message_elsewhere()),
    }
}

/// The devices and the session, together.
pub(super) struct Narrator {
    pub session: Session,
    pub journal: Option<Journal>,
    pub(super) world: World,
    pub(super) output: Output,
    pub(super) inbox: Inbox,
    screen: Screen,
    pub(super) speaker: Option<Speaker>,
    pub(super) keys: Option<Keys>,
    /// How speech and sound are.
    pub(super) tuning: Option<Tuning>,
    pub(super) speech_input: Option<SpeechInput>,
    pub(super) headset: Option<Headset>,
    pub(super) phones: Option<Phones>,
    clipboard: Option<Clipboard>,
    /// Why nothing can be printed any more.
    gone: Option<Gone>,
    /// It was told that what was learnt can't be kept.
    told_unlearnt: bool,
    /// When the alarm rings.
    alarm: Option<Instant>,
    /// Lines that type themselves, for the demonstration: the next one when all is said.
    pub script: VecDeque<String>,
}

/// Whether the loop goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    On,
    Quit(Shutdown),
}

impl Narrator {
    /// The session of a command, with its devices.
    pub fn new(mut world: World, output: Output) -> Self {
        let is_terminal = std::io::stdin().is_terminal();
        if !is_terminal {
            // Single keys need a terminal: without one nobody is told of them.
            world.preferences.keys = KeyMode::Line;
        }
        let mode = match output {
            Output::Table => Mode::Table,
            Output::Json => Mode::Program,
        };
        let mut session = Session::new(mode, world.language, world.preferences.clone());
        session.deal_from(Secret::new(drawn_seed()));
        // In a pipe nobody is there to be asked who speaks.
        if let Some(reader) = screen_reader::running().filter(|_| is_terminal) {
            session.runs_beside(reader);
        }
        let screen = match (output, world.preferences.keys) {
            (Output::Table, KeyMode::Line) => Screen::for_lines(world.preferences.cells),
            (Output::Table, KeyMode::Single) => Screen::for_keys(world.preferences.cells),
            (Output::Json, _) => Screen::stdout(),
        };
        let inbox = Inbox::default();
        Self {
            session,
            journal: None,
            world,
            output,
            inbox,
            screen,
            speaker: None,
            keys: None,
            tuning: None,
            speech_input: None,
            headset: None,
            phones: None,
            clipboard: None,
            gone: None,
            told_unlearnt: false,
            alarm: None,
            script: VecDeque::new(),
        }
    }

    /// Performs the first effects, then handles one input after the other to the end.
    pub fn run(mut self, effects: Vec<Effect>) -> u8 {
        let stderr = self.world.open_log(self.output);
        self.screen.hold();
        self.tell_problems();
        self.watch();
        // Before the first effects: they say already what the first keys are for.
        if self.script.is_empty() {
            self.start_keys();
        }
        let mut flow = self.perform(effects);
        let shutdown = loop {
            if let Flow::Quit(shutdown) = flow {
                break shutdown;
            }
            let input = self.next_input();
            if self.phones.as_ref().is_some_and(|phones| !phones.is_of_now(&input)) {
                continue;
            }
            self.session.it_is(now().datetime());
            let effects = self.session.handle(input);
            self.heed();
            flow = self.perform(effects);
        };
        self.leave(shutdown);
        // What is told from here on is meant for people again.
        drop(stderr);
        match self.gone.and_then(fault_of) {
            None => DONE,
            Some(reason) => {
                super::tell_fault(self.session.localizer(), &Message::new("not-printed").message("reason", reason));
                FAULT
            }
        }
    }

    /// A message as it is printed, in the language that the table speaks by now.
    fn text(&self, message: &Message) -> String {
        self.session.localizer().render(message, Form::Printed, Length::Full)
    }

    /// The settings may have been damaged: that is told before anything else.
    fn tell_problems(&mut self) {
        for problem in std::mem::take(&mut self.world.problems) {
            let text = self.text(&problem.message());
            match self.output {
                Output::Table => self.written(|screen| screen.line(&text)),
                Output::Json => self.written(|screen| screen.json(&Report::say(&text).0)),
            }
        }
    }

    /// Faults of the program and requests to end find the terminal as it was, also in a demonstration.
    fn watch(&self) {
        crate::device::terminal::restore_on_panic();
        #[cfg(any(unix, windows))]
        if let Err(error) = crate::device::signals::watch(self.inbox.sender()) {
            tracing::error!(%error, "signals are not watched");
        }
    }

    fn start_keys(&mut self) {
        let single = self.output == Output::Table && self.world.preferences.keys == KeyMode::Single;
        let keys = if single {
            Keys::single(self.inbox.typed(), self.screen.echo())
        } else {
            Keys::line(self.inbox.typed(), self.screen.echo())
        };
        match keys {
            Ok(keys) => self.keys = Some(keys),
            Err(error) => {
                tracing::error!(%error, "the keyboard is not read");
                let _ = self.inbox.sender().send(Input::Leave(Leave::EndOfInput));
            }
        }
    }

    /// The next thing that happens; in a demonstration, the next line once everything was said.
    fn next_input(&mut self) -> Input {
        match self.script.front() {
            Some(_) if !self.session.is_heard() => {
                // Somebody may want out.
                if let Some(input) = self.inbox.next_within(Duration::ZERO) {
                    return input;
                }
                let line = self.script.pop_front().unwrap_or_default();
                self.screen.hold();
                self.written(|screen| screen.line(&format!("> {line}")));
                Input::Line(line)
            }
            _ => self.next_or_alarm(),
        }
    }

    fn next_or_alarm(&mut self) -> Input {
        let Some(at) = self.alarm else { return self.inbox.next() };
        self.inbox.next_until(at).unwrap_or_else(|| {
            self.alarm = None;
            Input::Alarm
        })
    }

    /// Performs effects in order. What can't be recorded is not announced. What is printed goes out together.
    fn perform(&mut self, effects: Vec<Effect>) -> Flow {
        self.screen.hold();
        let flow = self.perform_each(effects);
        self.written(Screen::release);
        flow
    }

    fn perform_each(&mut self, effects: Vec<Effect>) -> Flow {
        for effect in effects {
            match effect {
                Effect::Record(entry) => {
                    if let Err(reason) = self.record(&entry) {
                        return self.not_recorded(reason);
                    }
                }
                Effect::Confide(entry) => {
                    if let Err(reason) = self.confide(&entry) {
                        return self.not_recorded(reason);
                    }
                }
                Effect::Print(line) => self.written(|screen| screen.line(&line)),
                Effect::Report(report) => self.written(|screen| screen.json(&report.0)),
                Effect::Speak(utterance) => self.speaker(|speaker| speaker.speak(utterance)),
                Effect::Silence => self.speaker(Speaker::silence),
                Effect::Masking(masking) => self.speaker(|speaker| speaker.masking(masking)),
                Effect::Tune(tuning) => self.tune(tuning),
                Effect::ListVoices => self.speaker(Speaker::list_voices),
                Effect::Prepare(sentences) => self.speaker(|speaker| speaker.prepare(sentences)),
                Effect::Keep(preferences) => self.keep(&preferences),
                Effect::Learn(voice) => self.learn(*voice),
                Effect::KeepRefused(line) => super::refused::keep(&self.world, &line),
                Effect::Learnt(progress) => self.keep_learnt(&progress),
                Effect::Open(id) => return self.go_on_with(&id, saved::open),
                Effect::Mend(id) => return self.go_on_with(&id, saved::mend),
                Effect::Want(want) => {
                    if let Some(keys) = &self.keys {
                        keys.want(want);
                    }
                }
                Effect::SpeechInput(voice_activity) => self.hear(voice_activity),
                Effect::Headset(order) => self.headset(order),
                Effect::PrivatePrompt(seat, prompt) => self.phones(|phones| phones.prompt(seat, prompt)),
                Effect::Unreached(seat) => self.phones(|phones| phones.unreached(seat)),
                Effect::Page(page) => self.phones(|phones| phones.page(page)),
                Effect::Phones(order) => self.order_phones(order),
                Effect::ListOutputs => self.list_outputs(),
                Effect::Alarm(after_ms) => {
                    self.alarm = after_ms.map(|ms| Instant::now() + Duration::from_millis(ms.into()));
                }
                Effect::Post(outgoing) => self.post(&outgoing),
                Effect::Copy(outgoing) => self.copy(outgoing),
                Effect::Quit(shutdown) => return Flow::Quit(shutdown),
            }
        }
        Flow::On
    }

    fn written(&mut self, write: impl FnOnce(&mut Screen) -> Result<(), Gone>) {
        if let Err(gone) = write(&mut self.screen) {
            tracing::warn!(%gone, "the output is gone");
            self.gone = Some(gone);
            let _ = self.inbox.sender().send(Input::Leave(Leave::OutputGone));
        }
    }

    fn not_recorded(&mut self, reason: Message) -> Flow {
        let effects = self.session.handle(Input::NotRecorded { reason });
        self.perform(effects)
    }
}
