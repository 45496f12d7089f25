//! Parting: the farewell, and what is still heard of it when nobody is at the table any more; and what is told before it,
//! where nothing else is wanted.

use crate::game::Edition;
use crate::language::Message;
use crate::preferences::voice::estimate_ms;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::desk::keeping::Saving;
use crate::session::scene::{Activity, Scene};
use crate::session::{Mode, Session, desk};
use protocol::effect::{Effect, Parting};
use protocol::input::{DeviceEvent, Input, Leave, SpeechEvent};
use protocol::speech::Sound;

impl Session {
    /// Says some sentences, and ends.
    pub fn tell_all(&mut self, messages: Vec<Message>) -> Vec<Effect> {
        desk::devices::tune(&self.scene, &mut self.desk);
        messages.iter().for_each(|message| self.desk.say_in_full(&self.scene, Topic::General, message));
        self.desk.effects.push(Effect::Quit(Parting::Told));
        self.finish()
    }

    /// The same in the words of an edition.
    pub fn tell_about(&mut self, edition: Edition, messages: Vec<Message>) -> Vec<Effect> {
        self.scene.lexicon.play(edition);
        self.tell_all(messages)
    }

    /// Takes note of what becomes of the last words, after [`Effect::Quit`]. Nothing more is said: whoever has left hears
    /// nothing of devices.
    pub fn fade(&mut self, input: &Input) {
        match input {
            Input::Speech(id, SpeechEvent::Ended | SpeechEvent::Cancelled) => self.desk.narration.queue.fade(*id),
            Input::Device(DeviceEvent::SpeechFrom(source)) => self.desk.narration.queue.comes_from(*source),
            _ => {}
        }
    }
}

/// Says goodbye, and ends. What was being said is not said to its end.
pub(super) fn leave(scene: &mut Scene, desk: &mut Desk, leave: Leave) {
    desk.silence(scene);
    if scene.mode == Mode::Table && leave != Leave::OutputGone {
        desk.narration.history.begin_group();
        let farewell = match (&scene.activity, desk.keeping.saving()) {
            (Activity::Game(table), Saving::On | Saving::Failing) => {
                let is_over = table.record.game().ending().is_some() || table.record.is_abandoned();
                if is_over { "goodbye-saved-over" } else { "goodbye-saved" }
            }
            (Activity::Interview(_), _) if !desk.narration.has_told("game-begins") => "goodbye-empty",
            _ => "goodbye",
        };
        desk.say(scene, Topic::General, Message::new(farewell));
    }
    part(scene, desk);
}

/// Ends the program with what was said last.
pub(super) fn part(scene: &Scene, desk: &mut Desk) {
    let rate = scene.preferences.sound.rate;
    let words = desk.narration.queue.unheard().filter_map(|sound| match sound {
        Sound::Text(text) => Some(estimate_ms(text, rate)),
        Sound::Cue(_) => None,
    });
    let words_ms = words.sum();
    desk.effects.push(Effect::Quit(Parting::Asked { words_ms }));
}
