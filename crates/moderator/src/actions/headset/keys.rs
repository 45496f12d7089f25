//! What the keys mean while the headset goes round: the space bar to hear, Enter to hide and hand on, Tab and Backspace
//! to choose. In line mode an empty line to hear, and "next" to hide.

use crate::actions::headset;
use crate::actions::headset::phone;
use crate::game::Seat;
use crate::language::{Intent, Message, Verb};
use crate::narration::{asking, devices};
use crate::output::Output;
use crate::preferences::Key;
use crate::queries::prompts;
use crate::queries::prompts::words::OwnWords;
use crate::state::headset::Progress;
use crate::state::keyboard::Keyboard;
use crate::state::private_prompt::{Choice, Content, PrivatePrompt};
use crate::state::table_state::TableState;
use crate::{actions, queries};
use protocol::{About, Answer, Delivery};

/// What somebody wants of the headset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// To hear it, or to hear it again.
    Hear,
    /// To hide it and hand the headset on; before that: yes.
    Hide,
    /// The choice of the key far left.
    Left,
    /// The choice of the key far right.
    Right,
}

/// One of two keys that lie far apart.
#[derive(Clone, Copy)]
enum FarKey {
    Left,
    Right,
}

/// The prompt of the player who has the headset on.
fn hearing(state: &TableState) -> Option<PrivatePrompt> {
    prompts::prompt(state, *state.hand_over()?.to.front()?)
}

/// A key while the headset is on its way. False if it means what it always means.
pub(crate) fn headset_key(state: &mut TableState, output: &mut Output, keyboard: &Keyboard, key: Key) -> bool {
    let Some(progress) = state.hand_over().map(|hand_over| hand_over.progress) else { return false };
    let press = match key {
        // On the phone there is nothing to hear: one key more that goes on.
        Key::Char(' ') if state.passes_phone() => Press::Hide,
        Key::Char(' ') => Press::Hear,
        Key::Enter => Press::Hide,
        Key::Tab => Press::Left,
        Key::Backspace => Press::Right,
        // Whoever has the headset on can touch any other key without a sound.
        _ if matches!(progress, Progress::SpeechInputOrder | Progress::Hidden) => {
            return !matches!(keyboard.bindings.meaning(key), Some(Verb::Save | Verb::Quit));
        }
        _ => return false,
    };
    progress != Progress::Choosing && pressed(state, output, press)
}

/// A line while the headset is on its way. False if it means what it always means.
pub(crate) fn headset_line(state: &mut TableState, output: &mut Output, line: &str) -> bool {
    // Without a word, nobody has said that they have the phone alone.
    let is_offered = |state: &TableState| state.hand_over().is_some_and(|round| round.progress == Progress::Offered);
    line.trim().is_empty() && !(state.passes_phone() && is_offered(state)) && pressed(state, output, Press::Hear)
}

/// A command while the headset is on its way. False if it means what it always means.
pub(crate) fn headset_command(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    let Some(progress) = state.hand_over().map(|hand_over| hand_over.progress) else { return false };
    match intent {
        Intent::Option(number) if progress == Progress::Choosing => headset::take_headset(state, output, *number),
        Intent::Opens(Verb::Headset) if !state.passes_phone() => headset::choose_headset(state, output),
        Intent::Plain(Verb::Next | Verb::Confirm) => return pressed(state, output, Press::Hide),
        Intent::Plain(Verb::Start) if state.passes_phone() => return pressed(state, output, Press::Hide),
        Intent::Plain(Verb::Again | Verb::Start) => return pressed(state, output, Press::Hear),
        Intent::Plain(Verb::Cancel | Verb::Undo | Verb::Back) => headset::drop_hand_over(state, output),
        _ => return false,
    }
    true
}

fn pressed(state: &mut TableState, output: &mut Output, press: Press) -> bool {
    let Some(hand_over) = state.hand_over() else { return false };
    if state.passes_phone() {
        phone::pressed(state, output, press);
        return true;
    }
    match (hand_over.progress, press) {
        (Progress::Trying, Press::Hear) => test(state, output),
        (Progress::Trying, Press::Hide) => headset_is_right(state, output),
        (Progress::Unfit | Progress::Checking, Press::Hear | Press::Hide) => headset::check_headset(state, output),
        (Progress::Offered, Press::Hear) => hear(state, output),
        // A key too many of the player before must not call the headset back.
        (Progress::Offered, Press::Hide | Press::Left | Press::Right) => asking::ask_again(state, output),
        (Progress::SpeechInputOrder, Press::Hear) => whisper_content(state, output),
        (Progress::SpeechInputOrder, Press::Hide) => hide(state, output),
        (Progress::SpeechInputOrder, Press::Left) => choose(state, output, FarKey::Left),
        (Progress::SpeechInputOrder, Press::Right) => choose(state, output, FarKey::Right),
        (Progress::Hidden, _) => {}
        _ => return false,
    }
    true
}

fn test(state: &TableState, output: &mut Output) {
    devices::whisper(output, &OwnWords::of(state, Delivery::default()), &[Message::new("headset-test")]);
}

fn headset_is_right(state: &mut TableState, output: &mut Output) {
    devices::hush(output);
    state.world.headset_tried = true;
    if let Some(hand_over) = headset::hand_over_mut(state) {
        hand_over.progress = Progress::Offered;
    }
    asking::ask(state, output);
}

/// Somebody has the headset on: from now on everybody has the same time.
fn hear(state: &mut TableState, output: &mut Output) {
    let Some(about) = state.due().map(|due| due.about) else { return };
    headset::begin_slot(state, output, about);
    whisper_content(state, output);
}

fn whisper_content(state: &TableState, output: &mut Output) {
    let Some(PrivatePrompt { to, about, content, .. }) = hearing(state) else { return };
    let content = content.open();
    let mut messages = content.lines.clone();
    match content.choice() {
        Some(choice) => messages.extend(queries::headset::chosen(about, choice)),
        None if content.choices.is_empty() => messages.push(queries::headset::again(state, about)),
        None => messages.push(queries::headset::tell_choices(about, &content.choices)),
    }
    whisper_to(state, output, to, &messages);
}

fn whisper_to(state: &TableState, output: &mut Output, to: Seat, messages: &[Message]) {
    devices::whisper(output, &OwnWords::of(state, state.people.deliveries[to]), messages);
}

fn hide(state: &mut TableState, output: &mut Output) {
    // Whoever has answered on something else has no prompt any more, and still the headset.
    if let Some(PrivatePrompt { to, about, content, .. }) = hearing(state)
        && !content.open().takes(Answer::Done)
    {
        let first =
            [Message::new("whisper-choose-first"), queries::headset::tell_choices(about, &content.open().choices)];
        return whisper_to(state, output, to, &first);
    }
    devices::hush(output);
    headset::end_turn(state, output);
}

fn choose(state: &mut TableState, output: &mut Output, key: FarKey) {
    let Some(PrivatePrompt { to, about, content, .. }) = hearing(state) else { return };
    let Some(choice) = choice_of(content.open(), about, key) else { return whisper_content(state, output) };
    if let Some(why) = &choice.refused {
        return whisper_to(state, output, to, &[queries::headset::refused(why)]);
    }
    actions::prompts::take(state, output, to, choice.answer);
    whisper_to(state, output, to, &queries::headset::chosen(about, choice));
}

/// What a key chooses: one of two, or the next or last of those that it goes through.
fn choice_of(content: &Content, about: About, key: FarKey) -> Option<&Choice> {
    let choices = &content.choices;
    let goes_through = queries::headset::goes_through(about, choices);
    let at = choices.iter().position(|choice| goes_through && Some(choice.answer) == content.chosen);
    match (at, key) {
        (None, FarKey::Left) => choices.first(),
        (None, FarKey::Right) => choices.last(),
        (Some(at), FarKey::Left) => choices.get((at + 1) % choices.len()),
        (Some(at), FarKey::Right) => choices.get((at + choices.len() - 1) % choices.len()),
    }
}
