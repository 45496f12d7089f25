//! The headset is chosen, handed on and given back; or the phone is, where that goes round.

pub(crate) mod keys;
pub(crate) mod phone;
pub(crate) mod round;

use crate::actions::prompts;
use crate::language::Message;
use crate::narration::{asking, devices};
use crate::output;
use crate::output::history::Topic;
use crate::output::{Output, wording};
use crate::queries;
use crate::state::headset::{HandOver, Progress};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{About, Answer, Effect, HeadsetEvent, HeadsetOrder};

/// The headset is taken back before it has gone round.
pub(crate) fn drop_hand_over(state: &mut TableState, output: &mut Output) {
    devices::hush(output);
    let about = state.due().map(|due| due.about);
    if let Activity::Game(table) = &mut state.activity {
        (table.due, table.hand_over) = (None, None);
    }
    output.say(state, Topic::General, Message::new("headset-back"));
    // The game waits for what was not chosen.
    if matches!(about, Some(About::Vote | About::Card)) {
        output.say(state, Topic::General, Message::new("headset-resume"));
    }
    asking::ask_again(state, output);
}

/// Another headset is wanted.
pub(crate) fn choose_headset(state: &mut TableState, output: &mut Output) {
    if let Some(hand_over) = hand_over_mut(state) {
        hand_over.progress = Progress::Choosing;
    }
    output.effects.push(Effect::ListOutputs);
}

/// The devices among which the headset is.
pub(crate) fn outputs_found(state: &mut TableState, output: &mut Output, outputs: Vec<String>) {
    state.world.outputs = outputs;
    let none = state.world.outputs.is_empty();
    if let Some(hand_over) = hand_over_mut(state).filter(|_| none) {
        hand_over.progress = Progress::Unfit;
    }
    devices::say_outputs(state, output);
}

/// The headset is one of the devices that were listed.
pub(crate) fn take_headset(state: &mut TableState, output: &mut Output, number: u32) {
    let device = number.checked_sub(1).and_then(|index| state.world.outputs.get(index as usize)).cloned();
    let Some(device) = device else {
        let word = number.to_string();
        return output.refuse(state, "no-choice", Message::new("refused-no-choice").text("word", word));
    };
    state.preferences.sound.headset = Some(device.clone());
    state.world.headset_tried = false;
    output::devices::tune(state, output);
    output::devices::keep(state, output);
    output.say_in_full(state, Topic::General, &Message::new("headset-chosen").text("name", device));
    check_headset(state, output);
}

/// What became of the headset.
pub(crate) fn headset(state: &mut TableState, output: &mut Output, event: HeadsetEvent) {
    let tried = state.world.headset_tried;
    let Some(hand_over) = hand_over_mut(state) else { return };
    match event {
        HeadsetEvent::Ready if hand_over.progress == Progress::Checking => {
            hand_over.progress = if tried { Progress::Offered } else { Progress::Trying };
            asking::ask(state, output);
        }
        HeadsetEvent::Ready => {}
        HeadsetEvent::Same | HeadsetEvent::Lost(_) => {
            hand_over.progress = Progress::Unfit;
            devices::hush(output);
            output.narration.history.begin_group();
            let key = if event == HeadsetEvent::Same { "headset-same" } else { "headset-lost" };
            let device = state.preferences.sound.headset.clone().unwrap_or_default();
            let unfit = wording::asks(state.preferences.keys, Message::new(key).text("name", device));
            output.refuse(state, "headset", unfit);
        }
    }
}

/// The next player gets the headset, or it has gone round.
pub(crate) fn pass_headset_on(state: &mut TableState, output: &mut Output) {
    let about = state.due().map(|due| due.about);
    let Some(hand_over) = hand_over_mut(state) else { return };
    hand_over.progress = Progress::Offered;
    let before = hand_over.to.pop_front();
    let goes_on = !hand_over.to.is_empty();
    if !goes_on {
        put_headset_down(state, output, about);
    }
    if let Some(seat) = before {
        prompts::take(state, output, seat, Answer::Done);
    }
    if goes_on {
        asking::ask(state, output);
    }
}

/// The headset lies on the table again.
pub(crate) fn put_headset_down(state: &mut TableState, output: &mut Output, about: Option<About>) {
    if let Activity::Game(table) = &mut state.activity {
        table.hand_over = None;
    }
    match about {
        Some(About::Role) if state.question() == Question::Reveal => {
            output.say(state, Topic::General, Message::new("headset-round"));
        }
        // It goes round once more after that.
        Some(About::Role | About::RoleEntry) | None => {}
        Some(_) => output.say(state, Topic::General, Message::new("headset-off")),
    }
}

/// Somebody has the headset on, or the phone: from now on everybody has the same time.
pub(crate) fn begin_slot(state: &mut TableState, output: &mut Output, about: About) {
    let Some(hand_over) = hand_over_mut(state) else { return };
    hand_over.progress = Progress::SpeechInputOrder;
    if about.is_timed() {
        hand_over.slot_over = false;
        let slot_ms = queries::headset::slot_ms(state, about);
        output.effects.push(Effect::Alarm(Some(slot_ms)));
    }
}

/// What somebody had is hidden. What goes round goes on, unless the time that everybody has alike is not over.
pub(crate) fn end_turn(state: &mut TableState, output: &mut Output) {
    let Some(hand_over) = hand_over_mut(state) else { return };
    if hand_over.slot_over {
        return pass_headset_on(state, output);
    }
    hand_over.progress = Progress::Hidden;
}

/// The time that everybody has alike is over.
pub(crate) fn slot_is_over(state: &mut TableState, output: &mut Output) -> bool {
    let Some(hand_over) = hand_over_mut(state) else { return false };
    hand_over.slot_over = true;
    if hand_over.progress == Progress::Hidden {
        output.narration.history.begin_group();
        pass_headset_on(state, output);
    }
    true
}

pub(crate) fn hand_over_mut(state: &mut TableState) -> Option<&mut HandOver> {
    state.hand_over()?;
    match &mut state.activity {
        Activity::Game(table) => table.hand_over.as_mut(),
        Activity::SetupDialogue(_) | Activity::Reading(_) => None,
    }
}

/// Nothing secret is said before it is known that nobody else can hear it.
pub(crate) fn check_headset(state: &mut TableState, output: &mut Output) {
    let chosen = state.preferences.sound.headset.is_some();
    let Some(hand_over) = hand_over_mut(state) else { return };
    hand_over.progress = if chosen { Progress::Checking } else { Progress::Choosing };
    output.effects.push(match chosen {
        true => Effect::Headset(HeadsetOrder::Check),
        false => Effect::ListOutputs,
    });
}
