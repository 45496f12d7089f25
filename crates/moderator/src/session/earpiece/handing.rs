//! The headset is looked for and chosen, and what is secret is whispered there.

use crate::game::secret::Sealed;
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::earpiece::way::{HandOver, Progress};
use crate::session::keyboard;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::OwnWords;
use protocol::effect::{EarpieceOrder, Effect};

pub(in crate::session) fn hand_over_mut(scene: &mut Scene) -> Option<&mut HandOver> {
    scene.hand_over()?;
    match &mut scene.activity {
        Activity::Game(table) => table.hand_over.as_mut(),
        Activity::Interview(_) | Activity::Reading(_) => None,
    }
}

/// Nothing secret is said before it is known that nobody else can hear it.
pub(in crate::session) fn check_headset(scene: &mut Scene, desk: &mut Desk) {
    let chosen = scene.preferences.sound.earpiece.is_some();
    let Some(hand_over) = hand_over_mut(scene) else { return };
    hand_over.progress = if chosen { Progress::Checking } else { Progress::Choosing };
    desk.effects.push(match chosen {
        true => Effect::Earpiece(EarpieceOrder::Check),
        false => Effect::ListOutputs,
    });
}

/// Names the devices, each with its number.
pub(in crate::session) fn say_outputs(scene: &Scene, desk: &mut Desk) {
    if scene.world.outputs.is_empty() {
        let none = keyboard::wording::asks(scene.preferences.keys, Message::new("headset-none"));
        return desk.refuse(scene, "no-headset", none);
    }
    desk.say_in_full(
        scene,
        Topic::General,
        &keyboard::wording::asks(scene.preferences.keys, Message::new("headset-which")),
    );
    for (number, name) in (1u32..).zip(scene.world.outputs.clone()) {
        desk.say_in_full(
            scene,
            Topic::General,
            &Message::new("headset-listed").number("number", number).text("name", name),
        );
    }
}

/// Says something through the headset at once, and nowhere else.
pub(in crate::session) fn whisper(desk: &mut Desk, words: &OwnWords, messages: &[Message]) {
    hush(desk);
    let (language, text) = (words.language(), Sealed::new(words.spoken(messages)));
    let id = desk.narration.queue.new_id();
    desk.narration.whispered = Some(id);
    desk.effects.push(Effect::Earpiece(EarpieceOrder::Whisper { id, language, text }));
}

/// Stops what is heard in the headset.
pub(in crate::session) fn hush(desk: &mut Desk) {
    if desk.narration.whispered.take().is_some() {
        desk.effects.push(Effect::Earpiece(EarpieceOrder::Hush));
    }
}
