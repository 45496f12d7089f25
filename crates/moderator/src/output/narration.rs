//! How the session speaks: a message becomes a line, an utterance and a place in the history, in one go.

use crate::language::{Form, Length, Message};
use crate::output::history::{History, Said, Topic};
use crate::output::queue::Queue;
use crate::output::transcript::Transcript;
use crate::output::{Output, kit, wording};
use crate::preferences::Wording;
use crate::state::open::Mode;
use crate::state::script::Told;
use crate::state::table_state::TableState;
use protocol::{Cue, Effect, OwnVoice, Report, Sound, UtteranceId};
use std::collections::BTreeMap;

impl Output {
    /// Says a line of an answer, in full.
    pub(crate) fn say_line(&mut self, state: &TableState, message: &Message) {
        if let Some(message) = kit::as_kept(state, message.clone()) {
            self.say_in_full(state, Topic::General, &message);
        }
    }
}

/// How a message was said first.
#[derive(Debug)]
struct FirstTold {
    said: String,
    /// How many announcements had been made by then.
    announcements: usize,
}

/// What is said, what was said, and what is still to be said.
#[derive(Debug, Default)]
pub(crate) struct Narration {
    pub(crate) queue: Queue,
    pub(crate) history: History,
    pub(crate) transcript: Transcript,
    /// Messages that were said already, as they were said first: whoever is learning hears them in brief from now on.
    told: BTreeMap<&'static str, FirstTold>,
    /// What the last answer has left out, until the game moves on.
    more: Vec<Message>,
    /// What is heard in the headset now.
    pub(crate) whispered: Option<UtteranceId>,
    /// A saved game is told, and nobody does anything with their hands.
    pub(crate) retells: bool,
}

impl Narration {
    /// Whoever reads along is told this: the table has heard it, or has its line.
    pub(crate) fn tell_pages(&mut self, told: impl IntoIterator<Item = Told>) {
        told.into_iter().for_each(|told| self.transcript.keep(told));
    }

    /// All that was told, and all that is to be told.
    pub(crate) fn told_and_untold(&self) -> impl Iterator<Item = &Message> {
        self.transcript.since(0).chain(self.queue.untold().map(|told| &told.message))
    }

    /// A message as it is told now.
    pub(crate) fn told_now(&self, message: Message) -> Told {
        Told { message, announcements: self.history.said_so_far() }
    }

    /// Whether a message was said already.
    pub(crate) fn has_told(&self, key: &str) -> bool {
        self.told.contains_key(key)
    }

    /// Whether nothing was said yet.
    pub(crate) fn has_told_nothing(&self) -> bool {
        self.told.is_empty()
    }

    /// These were queued and never heard: whoever is learning has not learned them.
    pub(crate) fn untell<'a>(&mut self, unheard: impl IntoIterator<Item = &'a Sound>) {
        for sound in unheard {
            self.told.retain(|_, told| !matches!(sound, Sound::Text(text) if *text == told.said));
        }
    }

    /// Whoever is learning is told this at length once more.
    pub(crate) fn tell_again(&mut self, key: &str) {
        self.told.remove(key);
    }

    /// Keeps what an answer leaves out, for whoever wants more.
    pub(crate) fn leave_out(&mut self, more: Vec<Message>) {
        self.more = more;
    }

    /// What the last answer has left out; nothing, once it was told or the game has moved on.
    pub(crate) fn take_left_out(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.more)
    }

    /// What was to be said is not so: nothing of it is queued, and nothing that was said since counts as said.
    pub(crate) fn forget_after(&mut self, said: usize) {
        self.told.retain(|_, told| told.announcements <= said);
        self.history.forget_after(said);
        self.transcript.forget_after(said);
        self.queue.forget_after(said);
    }

    /// How much a message is said at length by who wants such a wording.
    pub(crate) fn length_of(&self, key: &str, wording: Wording) -> Length {
        match wording {
            Wording::Full => Length::Full,
            Wording::Brief => Length::Brief,
            Wording::Learning if self.has_told(key) => Length::Brief,
            Wording::Learning => Length::Full,
        }
    }
}

impl Output {
    /// Says a message: full the first time, brief afterwards, or as the person has chosen.
    pub(crate) fn say(&mut self, state: &TableState, topic: Topic, message: Message) {
        let message = wording::as_answered(state, message);
        let Some(message) = kit::as_kept(state, message) else { return };
        let length = self.length_of(state, message.key());
        self.say_at(state, length, topic, &message);
        self.note_told(state, &message, length);
    }

    fn note_told(&mut self, state: &TableState, message: &Message, length: Length) {
        let announcements = self.narration.history.said_so_far();
        let said = || state.localizer.render(message, Form::Spoken, length);
        self.narration.told.entry(message.key()).or_insert_with(|| FirstTold { said: said(), announcements });
    }

    /// Says a message in full, whatever was said before. Faults and answers are never shortened.
    pub(crate) fn say_in_full(&mut self, state: &TableState, topic: Topic, message: &Message) {
        self.say_at(state, Length::Full, topic, message);
    }

    /// Says again what may have been missed: in full, unless a person always wants it brief.
    pub(crate) fn say_once_more(&mut self, state: &TableState, topic: Topic, message: Message) {
        let message = wording::as_answered(state, message);
        self.narration.tell_again(message.key());
        self.say(state, topic, message);
    }

    /// Says what goes with a cue. It belongs to its moment: nobody hears it again without the cue.
    pub(crate) fn signal(&mut self, state: &TableState, message: Message) {
        let Some(message) = kit::as_kept(state, message) else { return };
        let message = &message;
        let length = self.length_of(state, message.key());
        self.note_told(state, message, length);
        let render = |form| state.localizer.render(message, form, length);
        let (spoken, printed) = (render(Form::Spoken), render(Form::Printed));
        self.utter(state, spoken, printed, Some(message.clone()));
    }

    pub(crate) fn length_of(&self, state: &TableState, key: &'static str) -> Length {
        match state.mode {
            Mode::Table => self.narration.length_of(key, state.preferences.wording),
            Mode::Program => Length::Full,
        }
    }

    pub(crate) fn say_at(&mut self, state: &TableState, length: Length, topic: Topic, message: &Message) {
        let message = &wording::of_round(state, message.clone());
        let spoken = state.localizer.render(message, Form::Spoken, length);
        let printed = state.localizer.render(message, Form::Printed, length);
        self.narration.history.keep(spoken.clone(), printed.clone(), topic);
        self.utter(state, spoken, printed, Some(message.clone()));
    }

    /// Says what a virtual player says, in that player's voice.
    pub(crate) fn say_in_voice(&mut self, state: &TableState, topic: Topic, voice: OwnVoice, message: &Message) {
        self.speak_as(state, Some(voice));
        self.say_in_full(state, topic, message);
        self.narration.history.was_in_voice(voice);
    }

    /// Says once more what was said, in the voice in which it was said.
    pub(crate) fn say_again(&mut self, state: &TableState, said: Said) {
        self.speak_as(state, said.voice);
        self.utter(state, said.spoken, said.printed, None);
    }

    /// Whatever is said next is in this voice; none is the narrator's.
    fn speak_as(&mut self, state: &TableState, voice: Option<OwnVoice>) {
        if state.mode == Mode::Table {
            self.narration.queue.speak_as(voice);
        }
    }

    /// Says a sentence that is made already. What it tells goes to whoever reads along when it begins; where nothing is
    /// heard, with its line.
    pub(crate) fn utter(&mut self, state: &TableState, spoken: String, printed: String, told: Option<Message>) {
        let told = told.map(|message| self.narration.told_now(message));
        match state.mode {
            Mode::Program => {
                self.effects.push(Effect::Report(Report::say(&spoken)));
                self.narration.tell_pages(told);
            }
            Mode::Table => {
                let later = self.narration.queue.prints_later();
                let waits = later || self.narration.queue.is_audible() || self.narration.queue.has_untold();
                let id = self.speak(Sound::Text(spoken));
                if later {
                    self.narration.queue.print_with(id, printed);
                } else {
                    self.effects.push(Effect::Print(printed));
                }
                match told {
                    Some(told) if waits => self.narration.queue.tell_with(id, told),
                    told => self.narration.tell_pages(told),
                }
            }
        }
    }

    /// Sounds a cue, in its place among what is said.
    pub(crate) fn cue(&mut self, state: &TableState, cue: Cue) {
        if state.mode == Mode::Table {
            self.speak(Sound::Cue(cue));
        }
    }

    /// Leaves a silence before whatever is said next, in milliseconds.
    pub(crate) fn wait(&mut self, state: &TableState, pause_ms: u32) {
        if state.mode == Mode::Table {
            self.narration.queue.wait(pause_ms);
        }
    }

    pub(crate) fn speak(&mut self, sound: Sound) -> UtteranceId {
        let utterance = self.narration.queue.put(sound);
        let id = utterance.id;
        self.effects.push(Effect::Speak(utterance));
        id
    }

    /// Asks for what is missing of a line: a program is told so, and its next line may answer.
    pub(crate) fn asks_for(&mut self, state: &TableState, topic: Topic, question: Message) {
        match state.mode {
            Mode::Table => self.say(state, topic, question),
            Mode::Program => self.report_refusal(state, "asks", &question, Length::Full),
        }
    }

    /// Refuses: a cue, one sentence, and nothing has changed.
    pub(crate) fn refuse(&mut self, state: &TableState, code: &'static str, message: Message) {
        // That something can't be written or opened is news; that a line makes no sense is not.
        if !matches!(code, "not-recorded" | "damaged" | "set-up") {
            self.narration.history.refuses();
        }
        match state.mode {
            Mode::Table => {
                self.cue(state, Cue::Refused);
                self.say_at(state, Length::Brief, Topic::General, &message);
            }
            Mode::Program => self.report_refusal(state, code, &message, Length::Brief),
        }
    }

    fn report_refusal(&mut self, state: &TableState, code: &'static str, message: &Message, length: Length) {
        let text = state.localizer.render(message, Form::Spoken, length);
        self.narration.history.keep(text.clone(), text.clone(), Topic::General);
        self.effects.push(Effect::Report(Report::refusal(code, &text)));
    }
}

#[cfg(test)]
impl Narration {
    /// How many things are kept.
    pub(crate) fn kept(&self) -> usize {
        self.queue.kept() + self.history.kept() + self.transcript.kept() + self.told.len() + self.more.len()
    }
}
