//! The headset is sent round, and what is secret is whispered.

use crate::game::secret::{Sealed, Secret};
use crate::game::{Seat, SeatSet};
use crate::language::{Form, Length, Message};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::earpiece::way::{About, HandOver, Progress};
use crate::session::effect::{EarpieceOrder, Effect};
use crate::session::keyboard;
use crate::session::scene::{Activity, Scene};

/// Everybody in play, from the leader clockwise.
pub(in crate::session) fn in_order(scene: &Scene) -> Vec<Seat> {
    let Some(game) = scene.game() else { return Vec::new() };
    let clockwise = game.seats().clockwise_from(game.leader());
    clockwise.filter(|seat| game.in_play().contains(*seat)).collect()
}

/// Everybody in a set, from the leader clockwise.
pub(in crate::session) fn members_in_order(scene: &Scene, of: SeatSet) -> Vec<Seat> {
    in_order(scene).into_iter().filter(|seat| of.contains(*seat)).collect()
}

pub(in crate::session) fn hand_over_mut(scene: &mut Scene) -> Option<&mut HandOver> {
    match &mut scene.activity {
        Activity::Table(table) => table.hand_over.as_mut(),
        Activity::Interview(_) | Activity::Reading(_) => None,
    }
}

/// Sends the headset round. A program has none: it asks for what it wants.
pub(in crate::session) fn hand_out(
    scene: &mut Scene,
    desk: &mut Desk,
    about: About,
    to: impl IntoIterator<Item = Seat>,
) {
    let Activity::Table(table) = &mut scene.activity else { return };
    table.hand_over = Some(HandOver {
        about,
        to: to.into_iter().collect(),
        progress: Progress::Checking,
        slot_over: true,
        confessed: Secret::default(),
    });
    let why = match about {
        About::Vote => Some("headset-votes"),
        About::Card => Some("headset-cards"),
        About::Confess => Some("headset-confess"),
        About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything => None,
    };
    why.into_iter().for_each(|why| desk.say(scene, Topic::General, Message::new(why)));
    check_headset(scene, desk);
}

/// Everybody learns who they are, from the leader clockwise.
pub(in crate::session) fn hand_out_roles(scene: &mut Scene, desk: &mut Desk) {
    let order = in_order(scene);
    hand_out(scene, desk, About::Role, order);
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
pub(in crate::session) fn whisper(scene: &Scene, desk: &mut Desk, messages: &[Message]) {
    hush(desk);
    let sentences = messages.iter().map(|message| scene.lexicon.render(message, Form::Spoken, Length::Full));
    let text = Secret::new(sentences.collect::<Vec<_>>().join(" "));
    let id = desk.narration.queue.new_id();
    desk.narration.whispered = Some(id);
    desk.effects.push(Effect::Earpiece(EarpieceOrder::Whisper(id, Sealed(text))));
}

/// Stops what is heard in the headset.
pub(in crate::session) fn hush(desk: &mut Desk) {
    if desk.narration.whispered.take().is_some() {
        desk.effects.push(Effect::Earpiece(EarpieceOrder::Hush));
    }
}
