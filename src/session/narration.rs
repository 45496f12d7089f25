//! How the session speaks: a message becomes a line, an utterance and a place in the history, in one go.

pub mod history;
pub(super) mod queue;

use crate::session::ceremony;
use crate::session::desk::Desk;
use crate::session::earpiece;
use crate::session::listening::Listening;
use crate::session::scene::Scene;
use crate::session::script_player;
use std::collections::BTreeSet;

pub use history::Topic;

use super::preferences::Wording;
use super::speech::{Cue, Sound, UtteranceId};
use super::{Effect, Mode, Report, SpeechEvent};
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

/// A question names what it is answered with: keys or words.
pub(super) fn as_answered(scene: &Scene, message: Message) -> Message {
    match scene.mode {
        Mode::Table => crate::session::keyboard::wording::asks(scene.preferences.keys, message),
        Mode::Program => message,
    }
}

impl Desk {
    /// Says a message: full the first time, brief afterwards, or as the person has chosen.
    pub(super) fn say(&mut self, scene: &Scene, topic: Topic, message: Message) {
        let message = as_answered(scene, message);
        let length = self.length_of(scene, message.key());
        self.narration.told.insert(message.key());
        self.say_at(scene, length, topic, &message);
    }

    /// Says a message in full, whatever was said before. Faults and answers are never shortened.
    pub(super) fn say_in_full(&mut self, scene: &Scene, topic: Topic, message: &Message) {
        self.say_at(scene, Length::Full, topic, message);
    }

    /// Says again what may have been missed: in full, unless a person always wants it brief.
    pub(super) fn say_once_more(&mut self, scene: &Scene, topic: Topic, message: Message) {
        let message = as_answered(scene, message);
        self.narration.told.remove(message.key());
        self.say(scene, topic, message);
    }

    /// Says what goes with a cue. It belongs to its moment: nobody hears it again without the cue.
    pub(super) fn signal(&mut self, scene: &Scene, message: &Message) {
        let length = self.length_of(scene, message.key());
        self.narration.told.insert(message.key());
        let render = |form| scene.lexicon.render(message, form, length);
        let (spoken, printed) = (render(Form::Spoken), render(Form::Printed));
        self.utter(scene, spoken, printed);
    }

    pub(super) fn length_of(&self, scene: &Scene, key: &'static str) -> Length {
        match scene.mode {
            Mode::Table => self.narration.length_of(key, scene.preferences.wording),
            Mode::Program => Length::Full,
        }
    }

    fn say_at(&mut self, scene: &Scene, length: Length, topic: Topic, message: &Message) {
        let spoken = scene.lexicon.render(message, Form::Spoken, length);
        let printed = scene.lexicon.render(message, Form::Printed, length);
        self.narration.history.keep(spoken.clone(), printed.clone(), topic);
        self.utter(scene, spoken, printed);
    }

    /// Says a sentence that is made already.
    pub(super) fn utter(&mut self, scene: &Scene, spoken: String, printed: String) {
        match scene.mode {
            Mode::Program => self.effects.push(Effect::Report(Report::say(&spoken))),
            Mode::Table => {
                let later = self.narration.queue.prints_later();
                let id = self.speak(Sound::Text(spoken));
                if later {
                    self.narration.queue.print_with(id, printed);
                } else {
                    self.effects.push(Effect::Print(printed));
                }
            }
        }
    }

    /// Sounds a cue, in its place among what is said.
    pub(super) fn cue(&mut self, scene: &Scene, cue: Cue) {
        if scene.mode == Mode::Table {
            self.speak(Sound::Cue(cue));
        }
    }

    /// Leaves a silence before whatever is said next, in milliseconds.
    pub(super) fn wait(&mut self, scene: &Scene, pause_ms: u32) {
        if scene.mode == Mode::Table {
            self.narration.queue.wait(pause_ms);
        }
    }

    pub(super) fn speak(&mut self, sound: Sound) -> UtteranceId {
        let utterance = self.narration.queue.put(sound);
        let id = utterance.id;
        self.effects.push(Effect::Speak(utterance));
        id
    }

    /// Stops speech. What comes after a pause is kept: it is done, said and printed when the pause is over.
    pub(super) fn silence(&mut self, scene: &mut Scene) {
        self.narration.queue.wait(0);
        if scene.mode == Mode::Program || !self.narration.queue.is_speaking() {
            return;
        }
        let script_runs = script_player::script_runs(scene);
        let Silenced { rest, unprinted } = self.narration.queue.silence(script_runs);
        ceremony::break_off_ceremony(scene, rest);
        self.effects.push(Effect::Silence);
        self.effects.extend(unprinted.into_iter().map(Effect::Print));
        script_player::silence_script(scene, self);
    }

    /// Refuses: a cue, one sentence, and nothing has changed.
    pub(super) fn refuse(&mut self, scene: &Scene, code: &'static str, message: Message) {
        // That something can't be written or opened is news; that a line makes no sense is not.
        if !matches!(code, "not-recorded" | "damaged" | "set-up") {
            self.narration.history.refuses();
        }
        match scene.mode {
            Mode::Table => {
                self.cue(scene, Cue::Refused);
                self.say_in_full(scene, Topic::General, &message);
            }
            Mode::Program => {
                let text = scene.lexicon.render(&message, Form::Spoken, Length::Full);
                self.narration.history.keep(text.clone(), text.clone(), Topic::General);
                self.effects.push(Effect::Report(Report::refusal(code, &text)));
            }
        }
    }
}

/// Something in the speech queue began or ended.
pub(super) fn heard(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    id: UtteranceId,
    event: SpeechEvent,
) {
    if earpiece::whisper_heard(scene, desk, id, event) {
        return;
    }
    let was_silenced = !desk.narration.queue.holds(id);
    desk.effects.extend(desk.narration.queue.heard(id, event).map(Effect::Print));
    if !was_silenced {
        script_player::script_heard(scene, desk, listening, id, event);
    }
}

#[cfg(test)]
impl Narration {
    /// How many things are kept.
    pub(super) fn kept(&self) -> usize {
        self.queue.kept() + self.history.kept() + self.told.len() + self.more.len()
    }
}
