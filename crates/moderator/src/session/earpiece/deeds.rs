//! The headset is chosen, handed on and given back.

use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::earpiece::handing;
use crate::session::earpiece::way::Progress;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::{About, Answer, answering};
use crate::session::{asking, desk, keyboard};
use protocol::effect::Effect;
use protocol::input::{EarpieceEvent, SpeechEvent};
use protocol::question::Question;
use protocol::speech::UtteranceId;

/// The headset is taken back before it has gone round.
pub(in crate::session) fn drop_hand_over(scene: &mut Scene, desk: &mut Desk) {
    handing::hush(desk);
    let about = scene.due().map(|due| due.about);
    if let Activity::Game(table) = &mut scene.activity {
        (table.due, table.hand_over) = (None, None);
    }
    desk.say(scene, Topic::General, Message::new("headset-back"));
    // The game waits for what was not chosen.
    if matches!(about, Some(About::Vote | About::Card)) {
        desk.say(scene, Topic::General, Message::new("headset-resume"));
    }
    asking::ask_again(scene, desk);
}

/// Another headset is wanted.
pub(in crate::session) fn choose_headset(scene: &mut Scene, desk: &mut Desk) {
    if let Some(hand_over) = handing::hand_over_mut(scene) {
        hand_over.progress = Progress::Choosing;
    }
    desk.effects.push(Effect::ListOutputs);
}

/// The devices among which the headset is.
pub(in crate::session) fn outputs_found(scene: &mut Scene, desk: &mut Desk, outputs: Vec<String>) {
    scene.world.outputs = outputs;
    let none = scene.world.outputs.is_empty();
    if let Some(hand_over) = handing::hand_over_mut(scene).filter(|_| none) {
        hand_over.progress = Progress::Unfit;
    }
    handing::say_outputs(scene, desk);
}

/// The headset is one of the devices that were listed.
pub(in crate::session) fn take_headset(scene: &mut Scene, desk: &mut Desk, number: u32) {
    let device = number.checked_sub(1).and_then(|index| scene.world.outputs.get(index as usize)).cloned();
    let Some(device) = device else {
        let word = number.to_string();
        return desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", word));
    };
    scene.preferences.sound.earpiece = Some(device.clone());
    scene.world.headset_tried = false;
    desk::devices::tune(scene, desk);
    desk::devices::keep(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new("headset-chosen").text("name", device));
    handing::check_headset(scene, desk);
}

/// What became of the headset.
pub(in crate::session) fn earpiece(scene: &mut Scene, desk: &mut Desk, event: EarpieceEvent) {
    let tried = scene.world.headset_tried;
    let Some(hand_over) = handing::hand_over_mut(scene) else { return };
    match event {
        EarpieceEvent::Ready if hand_over.progress == Progress::Checking => {
            hand_over.progress = if tried { Progress::Offered } else { Progress::Trying };
            asking::ask(scene, desk);
        }
        EarpieceEvent::Ready => {}
        EarpieceEvent::Same | EarpieceEvent::Lost(_) => {
            hand_over.progress = Progress::Unfit;
            handing::hush(desk);
            desk.narration.history.begin_group();
            let key = if event == EarpieceEvent::Same { "headset-same" } else { "headset-lost" };
            let device = scene.preferences.sound.earpiece.clone().unwrap_or_default();
            let unfit = keyboard::wording::asks(scene.preferences.keys, Message::new(key).text("name", device));
            desk.refuse(scene, "headset", unfit);
        }
    }
}

/// Something in the headset began or ended. True if it was that.
pub(in crate::session) fn whisper_heard(scene: &Scene, desk: &mut Desk, id: UtteranceId, event: SpeechEvent) -> bool {
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

/// The next player gets the headset, or it has gone round.
pub(in crate::session) fn pass_headset_on(scene: &mut Scene, desk: &mut Desk) {
    let about = scene.due().map(|due| due.about);
    let Some(hand_over) = handing::hand_over_mut(scene) else { return };
    hand_over.progress = Progress::Offered;
    let before = hand_over.to.pop_front();
    let goes_on = !hand_over.to.is_empty();
    if !goes_on {
        put_headset_down(scene, desk, about);
    }
    if let Some(seat) = before {
        answering::take(scene, desk, seat, Answer::Done);
    }
    if goes_on {
        asking::ask(scene, desk);
    }
}

/// The headset lies on the table again.
pub(super) fn put_headset_down(scene: &mut Scene, desk: &mut Desk, about: Option<About>) {
    if let Activity::Game(table) = &mut scene.activity {
        table.hand_over = None;
    }
    match about {
        Some(About::Role) if scene.question() == Question::Reveal => {
            desk.say(scene, Topic::General, Message::new("headset-round"));
        }
        // It goes round once more after that.
        Some(About::Role | About::Confess) | None => {}
        Some(_) => desk.say(scene, Topic::General, Message::new("headset-off")),
    }
}

/// The time that everybody has alike is over.
pub(in crate::session) fn slot_is_over(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Some(hand_over) = handing::hand_over_mut(scene) else { return false };
    hand_over.slot_over = true;
    if hand_over.progress == Progress::Hidden {
        desk.narration.history.begin_group();
        pass_headset_on(scene, desk);
    }
    true
}
