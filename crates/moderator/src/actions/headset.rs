//! The headset is chosen, handed on and given back.

pub(crate) mod keys;
pub(crate) mod round;

use crate::actions::prompts;
use crate::language::Message;
use crate::narration::{asking, devices};
use crate::output;
use crate::output::history::Topic;
use crate::output::{Desk, wording};
use crate::state::headset::{HandOver, Progress};
use crate::state::open::Activity;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{About, Answer, EarpieceEvent, EarpieceOrder, Effect};

/// The headset is taken back before it has gone round.
pub(crate) fn drop_hand_over(scene: &mut Scene, desk: &mut Desk) {
    devices::hush(desk);
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
pub(crate) fn choose_headset(scene: &mut Scene, desk: &mut Desk) {
    if let Some(hand_over) = hand_over_mut(scene) {
        hand_over.progress = Progress::Choosing;
    }
    desk.effects.push(Effect::ListOutputs);
}

/// The devices among which the headset is.
pub(crate) fn outputs_found(scene: &mut Scene, desk: &mut Desk, outputs: Vec<String>) {
    scene.world.outputs = outputs;
    let none = scene.world.outputs.is_empty();
    if let Some(hand_over) = hand_over_mut(scene).filter(|_| none) {
        hand_over.progress = Progress::Unfit;
    }
    devices::say_outputs(scene, desk);
}

/// The headset is one of the devices that were listed.
pub(crate) fn take_headset(scene: &mut Scene, desk: &mut Desk, number: u32) {
    let device = number.checked_sub(1).and_then(|index| scene.world.outputs.get(index as usize)).cloned();
    let Some(device) = device else {
        let word = number.to_string();
        return desk.refuse(scene, "no-choice", Message::new("refused-no-choice").text("word", word));
    };
    scene.preferences.sound.earpiece = Some(device.clone());
    scene.world.headset_tried = false;
    output::devices::tune(scene, desk);
    output::devices::keep(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new("headset-chosen").text("name", device));
    check_headset(scene, desk);
}

/// What became of the headset.
pub(crate) fn earpiece(scene: &mut Scene, desk: &mut Desk, event: EarpieceEvent) {
    let tried = scene.world.headset_tried;
    let Some(hand_over) = hand_over_mut(scene) else { return };
    match event {
        EarpieceEvent::Ready if hand_over.progress == Progress::Checking => {
            hand_over.progress = if tried { Progress::Offered } else { Progress::Trying };
            asking::ask(scene, desk);
        }
        EarpieceEvent::Ready => {}
        EarpieceEvent::Same | EarpieceEvent::Lost(_) => {
            hand_over.progress = Progress::Unfit;
            devices::hush(desk);
            desk.narration.history.begin_group();
            let key = if event == EarpieceEvent::Same { "headset-same" } else { "headset-lost" };
            let device = scene.preferences.sound.earpiece.clone().unwrap_or_default();
            let unfit = wording::asks(scene.preferences.keys, Message::new(key).text("name", device));
            desk.refuse(scene, "headset", unfit);
        }
    }
}

/// The next player gets the headset, or it has gone round.
pub(crate) fn pass_headset_on(scene: &mut Scene, desk: &mut Desk) {
    let about = scene.due().map(|due| due.about);
    let Some(hand_over) = hand_over_mut(scene) else { return };
    hand_over.progress = Progress::Offered;
    let before = hand_over.to.pop_front();
    let goes_on = !hand_over.to.is_empty();
    if !goes_on {
        put_headset_down(scene, desk, about);
    }
    if let Some(seat) = before {
        prompts::take(scene, desk, seat, Answer::Done);
    }
    if goes_on {
        asking::ask(scene, desk);
    }
}

/// The headset lies on the table again.
pub(crate) fn put_headset_down(scene: &mut Scene, desk: &mut Desk, about: Option<About>) {
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
pub(crate) fn slot_is_over(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Some(hand_over) = hand_over_mut(scene) else { return false };
    hand_over.slot_over = true;
    if hand_over.progress == Progress::Hidden {
        desk.narration.history.begin_group();
        pass_headset_on(scene, desk);
    }
    true
}

pub(crate) fn hand_over_mut(scene: &mut Scene) -> Option<&mut HandOver> {
    scene.hand_over()?;
    match &mut scene.activity {
        Activity::Game(table) => table.hand_over.as_mut(),
        Activity::Interview(_) | Activity::Reading(_) => None,
    }
}

/// Nothing secret is said before it is known that nobody else can hear it.
pub(crate) fn check_headset(scene: &mut Scene, desk: &mut Desk) {
    let chosen = scene.preferences.sound.earpiece.is_some();
    let Some(hand_over) = hand_over_mut(scene) else { return };
    hand_over.progress = if chosen { Progress::Checking } else { Progress::Choosing };
    desk.effects.push(match chosen {
        true => Effect::Earpiece(EarpieceOrder::Check),
        false => Effect::ListOutputs,
    });
}
