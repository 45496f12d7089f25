//! How the session speaks: a message becomes a line, an utterance and a place in the history, in one go.

use super::history::Topic;
use super::speech::{Cue, Sound, Utterance, UtteranceId};
use super::{Effect, Mode, Report, Session, SpeechEvent};
use crate::language::{Form, Length, Message};
use crate::session::preferences::Wording;

impl Session {
    /// Says a message: full the first time, brief afterwards, or as the person has chosen.
    pub(super) fn say(&mut self, topic: Topic, message: Message) {
        let message = self.as_answered(message);
        let length = self.length_of(message.key());
        self.told.insert(message.key());
        self.say_at(length, topic, &message);
    }

    /// Says a message in full, whatever was said before. Faults and answers are never shortened.
    pub(super) fn say_in_full(&mut self, topic: Topic, message: &Message) {
        self.say_at(Length::Full, topic, message);
    }

    /// Says again what may have been missed: in full, unless a person always wants it brief.
    pub(super) fn say_once_more(&mut self, topic: Topic, message: Message) {
        let message = self.as_answered(message);
        self.told.remove(message.key());
        self.say(topic, message);
    }

    /// Says what goes with a cue. It belongs to its moment: nobody hears it again without the cue.
    pub(super) fn signal(&mut self, message: &Message) {
        let length = self.length_of(message.key());
        self.told.insert(message.key());
        let render = |form| self.lexicon.render(message, form, length);
        let (spoken, printed) = (render(Form::Spoken), render(Form::Printed));
        self.utter(spoken, printed);
    }

    /// A question names what it is answered with: keys or words.
    pub(super) fn as_answered(&self, message: Message) -> Message {
        match self.mode {
            Mode::Table => self.keyboard.asks(message),
            Mode::Program => message,
        }
    }

    pub(super) fn length_of(&self, key: &'static str) -> Length {
        match (self.preferences.wording, self.mode) {
            (Wording::Full, _) | (_, Mode::Program) => Length::Full,
            (Wording::Brief, _) => Length::Brief,
            (Wording::Learning, _) if self.told.contains(key) => Length::Brief,
            (Wording::Learning, _) => Length::Full,
        }
    }

    /// Scripts are for hands that are busy: brief only for who always wants it brief.
    pub(super) fn length_of_scripts(&self) -> Length {
        match (self.preferences.wording, self.mode) {
            (Wording::Brief, Mode::Table) => Length::Brief,
            _ => Length::Full,
        }
    }

    fn say_at(&mut self, length: Length, topic: Topic, message: &Message) {
        let spoken = self.lexicon.render(message, Form::Spoken, length);
        let printed = self.lexicon.render(message, Form::Printed, length);
        self.history.keep(spoken.clone(), printed.clone(), topic);
        self.utter(spoken, printed);
    }

    /// Says a sentence that is made already.
    pub(super) fn utter(&mut self, spoken: String, printed: String) {
        match self.mode {
            Mode::Program => self.effects.push(Effect::Report(Report::say(&spoken))),
            Mode::Table => {
                // What is said after a silence is printed when it is said, and so is all that follows it: a screen
                // reader keeps the same time and the same order.
                let later = self.lead_ms > 0 || !self.printed_later.is_empty();
                let id = self.speak(Sound::Text(spoken));
                if later {
                    self.printed_later.insert(id, printed);
                } else {
                    self.effects.push(Effect::Print(printed));
                }
            }
        }
    }

    /// Sounds a cue, in its place among what is said.
    pub(super) fn cue(&mut self, cue: Cue) {
        if self.mode == Mode::Table {
            let id = self.speak(Sound::Cue(cue));
            if cue == Cue::Listening {
                self.listening_cue = Some(id);
            }
        }
    }

    /// Leaves a silence before whatever is said next, in milliseconds.
    pub(super) fn wait(&mut self, pause_ms: u32) {
        if self.mode == Mode::Table {
            self.lead_ms = pause_ms;
        }
    }

    pub(super) fn speak(&mut self, sound: Sound) -> UtteranceId {
        let id = UtteranceId(self.next_utterance);
        self.next_utterance += 1;
        self.speaking.insert(id);
        let lead_ms = std::mem::take(&mut self.lead_ms);
        let utterance = Utterance { id, lead_ms, sound };
        self.unheard.push(utterance.clone());
        self.effects.push(Effect::Speak(utterance));
        id
    }

    /// Stops speech. What comes after a pause is kept: it is done, said and printed when the pause is over.
    pub(super) fn silence(&mut self) {
        self.lead_ms = 0;
        if self.mode == Mode::Program || self.speaking.is_empty() {
            return;
        }
        self.speaking.clear();
        self.sounding.clear();
        let unheard = std::mem::take(&mut self.unheard);
        // A script keeps its own place.
        if !self.script_runs() {
            self.break_off_ceremony(unheard);
        }
        self.effects.push(Effect::Silence);
        let unprinted = std::mem::take(&mut self.printed_later);
        self.effects.extend(unprinted.into_values().map(Effect::Print));
        self.silence_script();
    }

    /// Something in the speech queue began or ended.
    pub(super) fn heard(&mut self, id: UtteranceId, event: SpeechEvent) {
        if self.whisper_heard(id, event) {
            return;
        }
        if !self.speaking.contains(&id) {
            // Silenced before: its last events still come in.
            return;
        }
        if let Some(line) = self.printed_later.remove(&id) {
            self.effects.push(Effect::Print(line));
        }
        self.unheard.retain(|utterance| utterance.id != id);
        if event == SpeechEvent::Began {
            // That it listens is told while it listens.
            if self.listening_cue != Some(id) {
                self.sounding.insert(id);
            }
        } else {
            self.speaking.remove(&id);
            self.sounding.remove(&id);
        }
        self.script_heard(id, event);
    }

    /// Refuses: a cue, one sentence, and nothing has changed.
    pub(super) fn refuse(&mut self, code: &'static str, message: Message) {
        // That something can't be written or opened is news; that a line makes no sense is not.
        if !matches!(code, "not-recorded" | "damaged" | "set-up") {
            self.history.refuses();
        }
        match self.mode {
            Mode::Table => {
                self.cue(Cue::Refused);
                self.say_in_full(Topic::General, &message);
            }
            Mode::Program => {
                let text = self.lexicon.render(&message, Form::Spoken, Length::Full);
                self.history.keep(text.clone(), text.clone(), Topic::General);
                self.effects.push(Effect::Report(Report::refusal(code, &text)));
            }
        }
    }
}
