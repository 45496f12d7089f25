//! News of devices, voices and alarms, and what is whispered by headset or told of pages.

use crate::game::secret::Sealed;
use crate::language::Message;
use crate::output::history::Topic;
use crate::output::{Desk, wording};
use crate::queries::keys::uses_single_keys;
use crate::queries::pages::{slowly, spelt};
use crate::queries::prompts::words::OwnWords;
use crate::state::headset::Progress;
use crate::state::keyboard::Discussion;
use crate::state::open::Mode;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{DeviceEvent, Door, EarpieceOrder, Effect, SpeechEvent, SpeechSource, UtteranceId};

/// The name of a voice without brackets, which nobody says.
pub(crate) fn sayable(name: &str) -> String {
    name.replace(['(', ')'], "")
}

/// Tells what became of a device. That speech comes from where it was asked to come from is no news.
pub(crate) fn device(scene: &Scene, desk: &mut Desk, event: &DeviceEvent) {
    let key = match event {
        DeviceEvent::SpeechFrom(source) if desk.narration.queue.source() == *source => return,
        DeviceEvent::SpeechFrom(source) => {
            desk.narration.queue.comes_from(*source);
            match source {
                SpeechSource::System => "speech-from-system",
                SpeechSource::BuiltIn => "speech-from-built-in",
                SpeechSource::Nowhere => "speech-from-nowhere",
            }
        }
        DeviceEvent::SoundLost => "sound-lost",
        DeviceEvent::SoundBack => "sound-back",
        DeviceEvent::OtherSpeaker { wanted, found } => {
            let found = found.iter().map(|name| sayable(name)).collect();
            let message = Message::new("no-such-speaker").text("wanted", sayable(wanted)).texts("names", found);
            return desk.say_in_full(scene, Topic::General, &message);
        }
    };
    desk.say_in_full(scene, Topic::General, &Message::new(key));
}

const MINUTE_MS: u32 = 60_000;

fn discussion_now(scene: &Scene) -> Option<Discussion> {
    let timed = scene.mode == Mode::Table && scene.preferences.discussion > 0;
    let talks = matches!(scene.question(), Question::Mission | Question::Team);
    let game = scene.game().filter(|_| timed && talks)?;
    Some(Discussion { round: game.round(), rejections: game.vote_track() })
}

/// Sets the alarm when a discussion begins, and drops it when a team was named.
pub(crate) fn time_discussion(scene: &Scene, desk: &mut Desk, discussion: &mut Option<Discussion>) {
    let now = discussion_now(scene);
    if now != *discussion {
        *discussion = now;
        let minutes = scene.preferences.discussion;
        desk.effects.push(Effect::Alarm(now.map(|_| minutes * MINUTE_MS)));
    }
}

/// Tells where phones are let in: slowly, twice, and once that others could read along.
pub(crate) fn tell(scene: &Scene, desk: &mut Desk, door: &Door) {
    let parts: Vec<String> = door.address.split('.').map(slowly).collect();
    let [first, second, third, fourth] = parts.as_slice() else { return };
    let address = Message::new("phones-address")
        .text("first", first)
        .text("second", second)
        .text("third", third)
        .text("fourth", fourth)
        .text("port", slowly(&door.port.to_string()))
        .text("address", format!("http://{}:{}", door.address, door.port));
    desk.say_line(scene, &address);
    desk.say_line(scene, &spelt(Message::new("phones-code"), &door.code));
    if door.address.starts_with("127.") {
        desk.say_line(scene, &Message::new("phones-no-network"));
    } else if !desk.narration.has_told("phones-in-the-clear") {
        desk.say(scene, Topic::General, Message::new("phones-in-the-clear"));
    }
}

/// Something in the headset began or ended. True if it was that.
pub(crate) fn whisper_heard(scene: &Scene, desk: &mut Desk, id: UtteranceId, event: SpeechEvent) -> bool {
    if desk.narration.whispered != Some(id) {
        return false;
    }
    if event == SpeechEvent::Ended {
        desk.narration.whispered = None;
        if scene.hand_over().is_some_and(|hand_over| hand_over.progress == Progress::Trying) {
            desk.say(scene, Topic::General, Message::new("ask-headset-heard"));
        }
    }
    true
}

/// Names the devices, each with its number.
pub(crate) fn say_outputs(scene: &Scene, desk: &mut Desk) {
    if scene.world.outputs.is_empty() {
        let none = wording::asks(scene.preferences.keys, Message::new("headset-none"));
        return desk.refuse(scene, "no-headset", none);
    }
    desk.say_in_full(scene, Topic::General, &wording::asks(scene.preferences.keys, Message::new("headset-which")));
    for (number, name) in (1u32..).zip(scene.world.outputs.clone()) {
        desk.say_in_full(
            scene,
            Topic::General,
            &Message::new("headset-listed").number("number", number).text("name", name),
        );
    }
}

/// Says something through the headset at once, and nowhere else.
pub(crate) fn whisper(desk: &mut Desk, words: &OwnWords, messages: &[Message]) {
    hush(desk);
    let (language, text) = (words.language(), Sealed::new(words.spoken(messages)));
    let id = desk.narration.queue.new_id();
    desk.narration.whispered = Some(id);
    desk.effects.push(Effect::Earpiece(EarpieceOrder::Whisper { id, language, text }));
}

/// Stops what is heard in the headset.
pub(crate) fn hush(desk: &mut Desk) {
    if desk.narration.whispered.take().is_some() {
        desk.effects.push(Effect::Earpiece(EarpieceOrder::Hush));
    }
}

/// Whoever uses single keys is told once that they act at once.
pub(crate) fn tell_of_single_keys(scene: &Scene, desk: &mut Desk) {
    if uses_single_keys(scene) && scene.mode == Mode::Table {
        desk.say(scene, Topic::General, Message::new("keys-single-on"));
    }
}
