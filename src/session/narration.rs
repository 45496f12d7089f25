//! How the session speaks: a message becomes a line, an utterance and a place in the history, in one go.

pub mod history;
pub(super) mod queue;

use crate::session::scene::Scene;
use std::collections::BTreeSet;

pub use history::Topic;

use super::preferences::Wording;
use super::speech::{Cue, Sound, UtteranceId};
use super::{Effect, Mode, Report, Session, SpeechEvent};
use crate::language::{Form, Length, Message};
use history::History;
use queue::{Queue, Silenced};

/// What is said, what was said, and what is still to be said.
#[derive(Debug, Default)]
pub(super) struct Narration {
    pub(super) queue: Queue,
    pub(super) history: History,
    /// Messages that were said already: whoever is learning hears them in brief from now on.
    told: BTreeSet<&'static str>,
    /// What the last answer has left out, until the game moves on.
    more: Vec<Message>,
    /// What is heard in the headset now.
    pub(super) whispered: Option<UtteranceId>,
    /// A saved game is told, and nobody does anything with their hands.
    pub(super) retells: bool,
}

impl Narration {
    /// Whether a message was said already.
    pub(super) fn has_told(&self, key: &str) -> bool {
        self.told.contains(key)
    }

    /// Whether nothing was said yet.
    pub(super) fn has_told_nothing(&self) -> bool {
        self.told.is_empty()
    }

    /// Keeps what an answer leaves out, for whoever wants more.
    pub(super) fn leave_out(&mut self, more: Vec<Message>) {
        self.more = more;
    }

    /// What the last answer has left out; nothing, once it was told or the game has moved on.
    pub(super) fn take_left_out(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.more)
    }

    /// What was to be said is not so: nothing of it is queued, and nothing that was said since counts as said.
    pub(super) fn forget_after(&mut self, said: usize) {
        self.history.forget_after(said);
        self.queue.forget();
    }

    /// How much a message is said at length by who wants such a wording.
    fn length_of(&self, key: &str, wording: Wording) -> Length {
        match wording {
            Wording::Full => Length::Full,
            Wording::Brief => Length::Brief,
            Wording::Learning if self.has_told(key) => Length::Brief,
            Wording::Learning => Length::Full,
        }
    }
}

impl Session {
    /// Says a message: full the first time, brief afterwards, or as the person has chosen.
    pub(super) fn say(&mut self, topic: Topic, message: Message) {
        let message = as_answered(&self.scene, message);
        let length = self.length_of(message.key());
        self.desk.narration.told.insert(message.key());
        self.say_at(length, topic, &message);
    }

    /// Says a message in full, whatever was said before. Faults and answers are never shortened.
    pub(super) fn say_in_full(&mut self, topic: Topic, message: &Message) {
        self.say_at(Length::Full, topic, message);
    }

    /// Says again what may have been missed: in full, unless a person always wants it brief.
    pub(super) fn say_once_more(&mut self, topic: Topic, message: Message) {
        let message = as_answered(&self.scene, message);
        self.desk.narration.told.remove(message.key());
        self.say(topic, message);
    }

    /// Says what goes with a cue. It belongs to its moment: nobody hears it again without the cue.
    pub(super) fn signal(&mut self, message: &Message) {
        let length = self.length_of(message.key());
        self.desk.narration.told.insert(message.key());
        let render = |form| self.scene.lexicon.render(message, form, length);
        let (spoken, printed) = (render(Form::Spoken), render(Form::Printed));
        self.utter(spoken, printed);
    }

    pub(super) fn length_of(&self, key: &'static str) -> Length {
        match self.scene.mode {
            Mode::Table => self.desk.narration.length_of(key, self.scene.preferences.wording),
            Mode::Program => Length::Full,
        }
    }

    fn say_at(&mut self, length: Length, topic: Topic, message: &Message) {
        let spoken = self.scene.lexicon.render(message, Form::Spoken, length);
        let printed = self.scene.lexicon.render(message, Form::Printed, length);
        self.desk.narration.history.keep(spoken.clone(), printed.clone(), topic);
        self.utter(spoken, printed);
    }

    /// Says a sentence that is made already.
    pub(super) fn utter(&mut self, spoken: String, printed: String) {
        match self.scene.mode {
            Mode::Program => self.desk.effects.push(Effect::Report(Report::say(&spoken))),
            Mode::Table => {
                let later = self.desk.narration.queue.prints_later();
                let id = self.speak(Sound::Text(spoken));
                if later {
                    self.desk.narration.queue.print_with(id, printed);
                } else {
                    self.desk.effects.push(Effect::Print(printed));
                }
            }
        }
    }

    /// Sounds a cue, in its place among what is said.
    pub(super) fn cue(&mut self, cue: Cue) {
        if self.scene.mode == Mode::Table {
            self.speak(Sound::Cue(cue));
        }
    }

    /// Leaves a silence before whatever is said next, in milliseconds.
    pub(super) fn wait(&mut self, pause_ms: u32) {
        if self.scene.mode == Mode::Table {
            self.desk.narration.queue.wait(pause_ms);
        }
    }

    pub(super) fn speak(&mut self, sound: Sound) -> UtteranceId {
        let utterance = self.desk.narration.queue.put(sound);
        let id = utterance.id;
        self.desk.effects.push(Effect::Speak(utterance));
        id
    }

    /// Stops speech. What comes after a pause is kept: it is done, said and printed when the pause is over.
    pub(super) fn silence(&mut self) {
        self.desk.narration.queue.wait(0);
        if self.scene.mode == Mode::Program || !self.desk.narration.queue.is_speaking() {
            return;
        }
        let script_runs = self.script_runs();
        let Silenced { rest, unprinted } = self.desk.narration.queue.silence(script_runs);
        self.break_off_ceremony(rest);
        self.desk.effects.push(Effect::Silence);
        self.desk.effects.extend(unprinted.into_iter().map(Effect::Print));
        self.silence_script();
    }

    /// Something in the speech queue began or ended.
    pub(super) fn heard(&mut self, id: UtteranceId, event: SpeechEvent) {
        if self.whisper_heard(id, event) {
            return;
        }
        let was_silenced = !self.desk.narration.queue.holds(id);
        self.desk.effects.extend(self.desk.narration.queue.heard(id, event).map(Effect::Print));
        if !was_silenced {
            self.script_heard(id, event);
        }
    }

    /// Refuses: a cue, one sentence, and nothing has changed.
    pub(super) fn refuse(&mut self, code: &'static str, message: Message) {
        // That something can't be written or opened is news; that a line makes no sense is not.
        if !matches!(code, "not-recorded" | "damaged" | "set-up") {
            self.desk.narration.history.refuses();
        }
        match self.scene.mode {
            Mode::Table => {
                self.cue(Cue::Refused);
                self.say_in_full(Topic::General, &message);
            }
            Mode::Program => {
                let text = self.scene.lexicon.render(&message, Form::Spoken, Length::Full);
                self.desk.narration.history.keep(text.clone(), text.clone(), Topic::General);
                self.desk.effects.push(Effect::Report(Report::refusal(code, &text)));
            }
        }
    }
}

/// A question names what it is answered with: keys or words.
pub(super) fn as_answered(scene: &Scene, message: Message) -> Message {
    match scene.mode {
        Mode::Table => crate::session::keyboard::wording::asks(scene.preferences.keys, message),
        Mode::Program => message,
    }
}

#[cfg(test)]
impl Narration {
    /// How many things are kept.
    pub(super) fn kept(&self) -> usize {
        self.queue.kept() + self.history.kept() + self.told.len() + self.more.len()
    }
}
