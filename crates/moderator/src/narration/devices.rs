//! News of devices, voices and alarms, and what is whispered by headset or told of pages.

use crate::game::secret::Sealed;
use crate::language::Message;
use crate::output::history::Topic;
use crate::output::{Output, wording};
use crate::queries::keys::uses_single_keys;
use crate::queries::pages::{slowly, spelt};
use crate::queries::prompts::words::OwnWords;
use crate::state::headset::Progress;
use crate::state::keyboard::Discussion;
use crate::state::open::Mode;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Address, DeviceEvent, Door, Effect, HeadsetOrder, Medium, SpeechEvent, SpeechSource, UtteranceId};

/// The name of a voice without brackets, which nobody says.
pub(crate) fn sayable(name: &str) -> String {
    name.replace(['(', ')'], "")
}

/// Tells what became of a device. That speech comes from where it was asked to come from is no news.
pub(crate) fn device(state: &TableState, output: &mut Output, event: &DeviceEvent) {
    let key = match event {
        DeviceEvent::SpeechFrom(source) if output.narration.queue.source() == *source => return,
        DeviceEvent::SpeechFrom(source) => {
            output.narration.queue.comes_from(*source);
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
            return output.say_in_full(state, Topic::General, &message);
        }
    };
    output.say_in_full(state, Topic::General, &Message::new(key));
}

const MINUTE_MS: u32 = 60_000;

fn discussion_now(state: &TableState) -> Option<Discussion> {
    let timed = state.mode == Mode::Table && state.preferences.discussion > 0;
    let talks = matches!(state.question(), Question::Mission | Question::Team);
    let game = state.game().filter(|_| timed && talks)?;
    Some(Discussion { round: game.round(), rejections: game.vote_track() })
}

/// Sets the alarm when a discussion begins, and drops it when a team was named.
pub(crate) fn time_discussion(state: &TableState, output: &mut Output, discussion: &mut Option<Discussion>) {
    let now = discussion_now(state);
    if now != *discussion {
        *discussion = now;
        let minutes = state.preferences.discussion;
        output.effects.push(Effect::Alarm(now.map(|_| minutes * MINUTE_MS)));
    }
}

/// Tells where phones are let in: the link, the address slowly and twice, the name, the code, and once that others could
/// read along. Where there are several addresses each has a number, by which it is chosen.
pub(crate) fn tell(state: &TableState, output: &mut Output, door: &Door) {
    let wanted = state.preferences.phones_address.as_deref();
    let told = door.told(wanted);
    let Some((_, first)) = told.first() else {
        let link = door.link(Door::HERE);
        return output.say_line(state, &Message::new("phones-no-network").text("link", link));
    };
    output.say_line(state, &Message::new("phones-link").text("link", door.link(&first.text())));
    if let [(_, only)] = told.as_slice() {
        output.say_line(state, &in_numbers(Message::new("phones-address"), door, only));
    } else {
        output.say_line(state, &Message::new("phones-addresses").number("count", told.len() as u32));
        for (number, address) in &told {
            let message = Message::new("phones-address-of").number("number", *number as u32);
            let message = message.message("medium", Message::new(medium(address.medium)));
            output.say_line(state, &in_numbers(message, door, address));
        }
    }
    if let Some(name) = &door.name {
        output.say_line(state, &by_name(door, name));
    }
    output.say_line(state, &spelt(Message::new("phones-code"), &door.code));
    if let [_, (second, _), ..] = told.as_slice() {
        output.say_line(state, &Message::new("phones-choose").number("number", *second as u32));
    } else if let Some(chosen) = door.chosen(wanted).filter(|_| door.addresses.len() > 1) {
        let other: u32 = if chosen == 1 { 2 } else { 1 };
        output.say_line(state, &Message::new("phones-chosen").number("number", chosen as u32).number("other", other));
    }
    if !output.narration.has_told("phones-in-the-clear") {
        output.say(state, Topic::General, Message::new("phones-in-the-clear"));
    }
}

fn medium(medium: Medium) -> &'static str {
    match medium {
        Medium::Wireless => "phones-by-wireless",
        Medium::Wired => "phones-by-cable",
        Medium::Other => "phones-by-other",
        Medium::Virtual => "phones-by-virtual",
    }
}

fn in_numbers(message: Message, door: &Door, address: &Address) -> Message {
    let [first, second, third, fourth] = address.numbers.map(|part| slowly(&part.to_string()));
    message
        .text("first", first)
        .text("second", second)
        .text("third", third)
        .text("fourth", fourth)
        .text("port", slowly(&door.port.to_string()))
        .text("address", door.page(&address.text()))
}

/// The name as it is dictated: "narrator-2.local".
fn by_name(door: &Door, name: &str) -> Message {
    let number = name.strip_suffix(".local").and_then(|name| name.rsplit_once('-')).map(|(_, number)| slowly(number));
    let message = match number {
        Some(number) => Message::new("phones-name-numbered").text("number", number),
        None => Message::new("phones-name"),
    };
    message.text("port", slowly(&door.port.to_string())).text("address", door.page(name))
}

/// Something in the headset began or ended. True if it was that.
pub(crate) fn whisper_heard(state: &TableState, output: &mut Output, id: UtteranceId, event: SpeechEvent) -> bool {
    if output.narration.whispered != Some(id) {
        return false;
    }
    if event == SpeechEvent::Ended {
        output.narration.whispered = None;
        if state.hand_over().is_some_and(|hand_over| hand_over.progress == Progress::Trying) {
            output.say(state, Topic::General, Message::new("ask-headset-heard"));
        }
    }
    true
}

/// Names the devices, each with its number.
pub(crate) fn say_outputs(state: &TableState, output: &mut Output) {
    if state.world.outputs.is_empty() {
        let none = wording::asks(state.preferences.keys, Message::new("headset-none"));
        return output.refuse(state, "no-headset", none);
    }
    output.say_in_full(state, Topic::General, &wording::asks(state.preferences.keys, Message::new("headset-which")));
    for (number, name) in (1u32..).zip(state.world.outputs.clone()) {
        output.say_in_full(
            state,
            Topic::General,
            &Message::new("headset-listed").number("number", number).text("name", name),
        );
    }
}

/// Says something through the headset at once, and nowhere else.
pub(crate) fn whisper(output: &mut Output, words: &OwnWords, messages: &[Message]) {
    hush(output);
    let (language, text) = (words.language(), Sealed::new(words.spoken(messages)));
    let id = output.narration.queue.new_id();
    output.narration.whispered = Some(id);
    output.effects.push(Effect::Headset(HeadsetOrder::Whisper { id, language, text }));
}

/// Stops what is heard in the headset.
pub(crate) fn hush(output: &mut Output) {
    if output.narration.whispered.take().is_some() {
        output.effects.push(Effect::Headset(HeadsetOrder::Hush));
    }
}

/// Whoever uses single keys is told once that they act at once.
pub(crate) fn tell_of_single_keys(state: &TableState, output: &mut Output) {
    if uses_single_keys(state) && state.mode == Mode::Table {
        output.say(state, Topic::General, Message::new("keys-single-on"));
    }
}
