//! What the keys mean while the headset goes round: the space bar to hear, Enter to hide and hand on, Tab and Backspace
//! to choose. In line mode an empty line to hear, and "next" to hide.

use crate::actions::headset;
use crate::game::Seat;
use crate::language::{Intent, Message, Verb};
use crate::narration::{asking, devices};
use crate::output::Desk;
use crate::preferences::Key;
use crate::queries::prompts;
use crate::queries::prompts::words::OwnWords;
use crate::state::headset::Progress;
use crate::state::keyboard::Keyboard;
use crate::state::private_prompt::{Choice, Content, Slip};
use crate::state::table_state::Scene;
use crate::{actions, queries};
use protocol::{About, Answer, Effect, Manner};

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

/// The slip of the player who has the headset on.
fn hearing(scene: &Scene) -> Option<Slip> {
    prompts::slip(scene, *scene.hand_over()?.to.front()?)
}

/// A key while the headset is on its way. False if it means what it always means.
pub(crate) fn headset_key(scene: &mut Scene, desk: &mut Desk, keyboard: &Keyboard, key: Key) -> bool {
    let Some(progress) = scene.hand_over().map(|hand_over| hand_over.progress) else { return false };
    let press = match key {
        Key::Char(' ') => Press::Hear,
        Key::Enter => Press::Hide,
        Key::Tab => Press::Left,
        Key::Backspace => Press::Right,
        // Whoever has the headset on can touch any other key without a sound.
        _ if matches!(progress, Progress::Hearing | Progress::Hidden) => {
            return !matches!(keyboard.bindings.meaning(key), Some(Verb::Save | Verb::Quit));
        }
        _ => return false,
    };
    progress != Progress::Choosing && pressed(scene, desk, press)
}

/// A line while the headset is on its way. False if it means what it always means.
pub(crate) fn headset_line(scene: &mut Scene, desk: &mut Desk, line: &str) -> bool {
    line.trim().is_empty() && pressed(scene, desk, Press::Hear)
}

/// A command while the headset is on its way. False if it means what it always means.
pub(crate) fn headset_command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let Some(progress) = scene.hand_over().map(|hand_over| hand_over.progress) else { return false };
    match intent {
        Intent::Option(number) if progress == Progress::Choosing => headset::take_headset(scene, desk, *number),
        Intent::Opens(Verb::Headset) => headset::choose_headset(scene, desk),
        Intent::Plain(Verb::Next | Verb::Confirm) => return pressed(scene, desk, Press::Hide),
        Intent::Plain(Verb::Again | Verb::Start) => return pressed(scene, desk, Press::Hear),
        Intent::Plain(Verb::Cancel | Verb::Undo | Verb::Back) => headset::drop_hand_over(scene, desk),
        _ => return false,
    }
    true
}

fn pressed(scene: &mut Scene, desk: &mut Desk, press: Press) -> bool {
    let Some(hand_over) = scene.hand_over() else { return false };
    match (hand_over.progress, press) {
        (Progress::Trying, Press::Hear) => test(scene, desk),
        (Progress::Trying, Press::Hide) => headset_is_right(scene, desk),
        (Progress::Unfit | Progress::Checking, Press::Hear | Press::Hide) => headset::check_headset(scene, desk),
        (Progress::Offered, Press::Hear) => hear(scene, desk),
        // A key too many of the player before must not call the headset back.
        (Progress::Offered, Press::Hide | Press::Left | Press::Right) => asking::ask_again(scene, desk),
        (Progress::Hearing, Press::Hear) => whisper_content(scene, desk),
        (Progress::Hearing, Press::Hide) => hide(scene, desk),
        (Progress::Hearing, Press::Left) => choose(scene, desk, FarKey::Left),
        (Progress::Hearing, Press::Right) => choose(scene, desk, FarKey::Right),
        (Progress::Hidden, _) => {}
        _ => return false,
    }
    true
}

fn test(scene: &Scene, desk: &mut Desk) {
    devices::whisper(desk, &OwnWords::of(scene, Manner::default()), &[Message::new("headset-test")]);
}

fn headset_is_right(scene: &mut Scene, desk: &mut Desk) {
    devices::hush(desk);
    scene.world.headset_tried = true;
    if let Some(hand_over) = headset::hand_over_mut(scene) {
        hand_over.progress = Progress::Offered;
    }
    asking::ask(scene, desk);
}

/// Somebody has the headset on: from now on everybody has the same time.
fn hear(scene: &mut Scene, desk: &mut Desk) {
    let Some(about) = scene.due().map(|due| due.about) else { return };
    let Some(hand_over) = headset::hand_over_mut(scene) else { return };
    hand_over.progress = Progress::Hearing;
    if about.is_timed() {
        hand_over.slot_over = false;
        let slot_ms = queries::headset::slot_ms(scene, about);
        desk.effects.push(Effect::Alarm(Some(slot_ms)));
    }
    whisper_content(scene, desk);
}

fn whisper_content(scene: &Scene, desk: &mut Desk) {
    let Some(Slip { to, about, content, .. }) = hearing(scene) else { return };
    let content = content.open();
    let mut messages = content.lines.clone();
    match content.choice() {
        Some(choice) => messages.extend(queries::headset::chosen(about, choice)),
        None if content.choices.is_empty() => messages.push(queries::headset::again(scene, about)),
        None => messages.push(queries::headset::tell_choices(about, &content.choices)),
    }
    whisper_to(scene, desk, to, &messages);
}

fn whisper_to(scene: &Scene, desk: &mut Desk, to: Seat, messages: &[Message]) {
    devices::whisper(desk, &OwnWords::of(scene, scene.manners[to]), messages);
}

fn hide(scene: &mut Scene, desk: &mut Desk) {
    // Whoever has answered on something else has no slip any more, and still the headset.
    if let Some(Slip { to, about, content, .. }) = hearing(scene)
        && !content.open().takes(Answer::Done)
    {
        let first =
            [Message::new("whisper-choose-first"), queries::headset::tell_choices(about, &content.open().choices)];
        return whisper_to(scene, desk, to, &first);
    }
    devices::hush(desk);
    let Some(hand_over) = headset::hand_over_mut(scene) else { return };
    if hand_over.slot_over {
        return headset::pass_headset_on(scene, desk);
    }
    hand_over.progress = Progress::Hidden;
}

fn choose(scene: &mut Scene, desk: &mut Desk, key: FarKey) {
    let Some(Slip { to, about, content, .. }) = hearing(scene) else { return };
    let Some(choice) = choice_of(content.open(), about, key) else { return whisper_content(scene, desk) };
    if let Some(why) = &choice.refused {
        return whisper_to(scene, desk, to, &[queries::headset::refused(why)]);
    }
    actions::prompts::take(scene, desk, to, choice.answer);
    whisper_to(scene, desk, to, &queries::headset::chosen(about, choice));
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
