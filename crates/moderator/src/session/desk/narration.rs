//! How the session speaks: a message becomes a line, an utterance and a place in the history, in one go.

use crate::language::{Form, Length, Message};
use crate::preferences::Wording;
use crate::session::desk::Desk;
use crate::session::desk::history::{History, Said, Topic};
use crate::session::desk::queue::Queue;
use crate::session::pages::transcript::Transcript;
use crate::session::scene::Scene;
use crate::session::{Mode, keyboard, telling};
use protocol::Report;
use protocol::effect::Effect;
use protocol::speech::{Cue, OwnVoice, Sound, UtteranceId};
use std::collections::BTreeMap;

impl Desk {
    /// Says a line of an answer, in full.
    pub(in crate::session) fn say_line(&mut self, scene: &Scene, message: &Message) {
        if let Some(message) = telling::pieces::as_kept(scene, message.clone()) {
            self.say_in_full(scene, Topic::General, &message);
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
pub(in crate::session) struct Narration {
    pub(in crate::session) queue: Queue,
    pub(in crate::session) history: History,
    pub(in crate::session) transcript: Transcript,
    /// Messages that were said already, as they were said first: whoever is learning hears them in brief from now on.
    told: BTreeMap<&'static str, FirstTold>,
    /// What the last answer has left out, until the game moves on.
    more: Vec<Message>,
    /// What is heard in the headset now.
    pub(in crate::session) whispered: Option<UtteranceId>,
    /// A saved game is told, and nobody does anything with their hands.
    pub(in crate::session) retells: bool,
}

impl Narration {
    /// Whether a message was said already.
    pub(in crate::session) fn has_told(&self, key: &str) -> bool {
        self.told.contains_key(key)
    }

    /// Whether nothing was said yet.
    pub(in crate::session) fn has_told_nothing(&self) -> bool {
        self.told.is_empty()
    }

    /// These were queued and never heard: whoever is learning has not learned them.
    pub(in crate::session) fn untell<'a>(&mut self, unheard: impl IntoIterator<Item = &'a Sound>) {
        for sound in unheard {
            self.told.retain(|_, told| !matches!(sound, Sound::Text(text) if *text == told.said));
        }
    }

    /// Whoever is learning is told this at length once more.
    pub(in crate::session) fn tell_again(&mut self, key: &str) {
        self.told.remove(key);
    }

    /// Keeps what an answer leaves out, for whoever wants more.
    pub(in crate::session) fn leave_out(&mut self, more: Vec<Message>) {
        self.more = more;
    }

    /// What the last answer has left out; nothing, once it was told or the game has moved on.
    pub(in crate::session) fn take_left_out(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.more)
    }

    /// What was to be said is not so: nothing of it is queued, and nothing that was said since counts as said.
    pub(in crate::session) fn forget_after(&mut self, said: usize) {
        self.told.retain(|_, told| told.announcements <= said);
        self.history.forget_after(said);
        self.transcript.forget_after(said);
        self.queue.forget();
    }

    /// How much a message is said at length by who wants such a wording.
    pub(in crate::session) fn length_of(&self, key: &str, wording: Wording) -> Length {
        match wording {
            Wording::Full => Length::Full,
            Wording::Brief => Length::Brief,
            Wording::Learning if self.has_told(key) => Length::Brief,
            Wording::Learning => Length::Full,
        }
    }
}

impl Desk {
    /// Says a message: full the first time, brief afterwards, or as the person has chosen.
    pub(in crate::session) fn say(&mut self, scene: &Scene, topic: Topic, message: Message) {
        let message = keyboard::wording::as_answered(scene, message);
        let Some(message) = telling::pieces::as_kept(scene, message) else { return };
        let length = self.length_of(scene, message.key());
        self.say_at(scene, length, topic, &message);
        self.note_told(scene, &message, length);
    }

    fn note_told(&mut self, scene: &Scene, message: &Message, length: Length) {
        let announcements = self.narration.history.said_so_far();
        let said = || scene.lexicon.render(message, Form::Spoken, length);
        self.narration.told.entry(message.key()).or_insert_with(|| FirstTold { said: said(), announcements });
    }

    /// Says a message in full, whatever was said before. Faults and answers are never shortened.
    pub(in crate::session) fn say_in_full(&mut self, scene: &Scene, topic: Topic, message: &Message) {
        self.say_at(scene, Length::Full, topic, message);
    }

    /// Says again what may have been missed: in full, unless a person always wants it brief.
    pub(in crate::session) fn say_once_more(&mut self, scene: &Scene, topic: Topic, message: Message) {
        let message = keyboard::wording::as_answered(scene, message);
        self.narration.tell_again(message.key());
        self.say(scene, topic, message);
    }

    /// Says what goes with a cue. It belongs to its moment: nobody hears it again without the cue.
    pub(in crate::session) fn signal(&mut self, scene: &Scene, message: Message) {
        let Some(message) = telling::pieces::as_kept(scene, message) else { return };
        let message = &message;
        let length = self.length_of(scene, message.key());
        self.note_told(scene, message, length);
        let render = |form| scene.lexicon.render(message, form, length);
        let (spoken, printed) = (render(Form::Spoken), render(Form::Printed));
        self.narration.transcript.keep(message.clone(), self.narration.history.said_so_far());
        self.utter(scene, spoken, printed);
    }

    pub(in crate::session) fn length_of(&self, scene: &Scene, key: &'static str) -> Length {
        match scene.mode {
            Mode::Table => self.narration.length_of(key, scene.preferences.wording),
            Mode::Program => Length::Full,
        }
    }

    pub(in crate::session) fn say_at(&mut self, scene: &Scene, length: Length, topic: Topic, message: &Message) {
        let spoken = scene.lexicon.render(message, Form::Spoken, length);
        let printed = scene.lexicon.render(message, Form::Printed, length);
        self.narration.history.keep(spoken.clone(), printed.clone(), topic);
        self.narration.transcript.keep(message.clone(), self.narration.history.said_so_far());
        self.utter(scene, spoken, printed);
    }

    /// Says what somebody says who isn't there, in their voice.
    pub(in crate::session) fn say_in_voice(
        &mut self,
        scene: &Scene,
        topic: Topic,
        voice: OwnVoice,
        message: &Message,
    ) {
        self.speak_as(scene, Some(voice));
        self.say_in_full(scene, topic, message);
        self.narration.history.was_in_voice(voice);
    }

    /// Says once more what was said, in the voice in which it was said.
    pub(in crate::session) fn say_again(&mut self, scene: &Scene, said: Said) {
        self.speak_as(scene, said.voice);
        self.utter(scene, said.spoken, said.printed);
    }

    /// Whatever is said next is in this voice; none is the narrator's.
    fn speak_as(&mut self, scene: &Scene, voice: Option<OwnVoice>) {
        if scene.mode == Mode::Table {
            self.narration.queue.speak_as(voice);
        }
    }

    /// Says a sentence that is made already.
    pub(in crate::session) fn utter(&mut self, scene: &Scene, spoken: String, printed: String) {
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
    pub(in crate::session) fn cue(&mut self, scene: &Scene, cue: Cue) {
        if scene.mode == Mode::Table {
            self.speak(Sound::Cue(cue));
        }
    }

    /// Leaves a silence before whatever is said next, in milliseconds.
    pub(in crate::session) fn wait(&mut self, scene: &Scene, pause_ms: u32) {
        if scene.mode == Mode::Table {
            self.narration.queue.wait(pause_ms);
        }
    }

    pub(in crate::session) fn speak(&mut self, sound: Sound) -> UtteranceId {
        let utterance = self.narration.queue.put(sound);
        let id = utterance.id;
        self.effects.push(Effect::Speak(utterance));
        id
    }

    /// Asks for what is missing of a line: a program is told so, and its next line may answer.
    pub(in crate::session) fn asks_for(&mut self, scene: &Scene, topic: Topic, question: Message) {
        match scene.mode {
            Mode::Table => self.say(scene, topic, question),
            Mode::Program => self.refuse(scene, "asks", question),
        }
    }

    /// Refuses: a cue, one sentence, and nothing has changed.
    pub(in crate::session) fn refuse(&mut self, scene: &Scene, code: &'static str, message: Message) {
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

#[cfg(test)]
impl Narration {
    /// How many things are kept.
    pub(in crate::session) fn kept(&self) -> usize {
        self.queue.kept() + self.history.kept() + self.transcript.kept() + self.told.len() + self.more.len()
    }
}
