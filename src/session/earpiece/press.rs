//! What the keys mean while the headset goes round: the space bar to hear, Enter to hide and hand on, Tab and Backspace
//! to choose. In line mode an empty line to hear, and "next" to hide.

use crate::game::MissionCard;
use crate::language::{Intent, Message, Verb};
use crate::preferences::Key;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::earpiece::way::{About, Progress, is_timed};
use crate::session::earpiece::{choice, confession, deeds, handing, knowing, offers, slot};
use crate::session::effect::Effect;
use crate::session::keyboard::keys::Keyboard;
use crate::session::scene::Scene;

/// What somebody wants of the headset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Press {
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
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Left,
    Right,
}

/// Who has the headset on, and for what.
fn hearing(scene: &Scene) -> Option<(crate::game::Seat, About)> {
    let hand_over = scene.hand_over()?;
    Some((*hand_over.to.front()?, hand_over.about))
}

/// A key while the headset is on its way. False if it means what it always means.
pub(in crate::session) fn headset_key(scene: &mut Scene, desk: &mut Desk, keyboard: &Keyboard, key: Key) -> bool {
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
pub(in crate::session) fn headset_line(scene: &mut Scene, desk: &mut Desk, line: &str) -> bool {
    line.trim().is_empty() && pressed(scene, desk, Press::Hear)
}

/// A command while the headset is on its way. False if it means what it always means.
pub(in crate::session) fn headset_command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    let Some(progress) = scene.hand_over().map(|hand_over| hand_over.progress) else { return false };
    match intent {
        Intent::Option(number) if progress == Progress::Choosing => deeds::take_headset(scene, desk, *number),
        Intent::Opens(Verb::Headset) => deeds::choose_headset(scene, desk),
        Intent::Plain(Verb::Next | Verb::Confirm) => return pressed(scene, desk, Press::Hide),
        Intent::Plain(Verb::Again | Verb::Start) => return pressed(scene, desk, Press::Hear),
        Intent::Plain(Verb::Cancel | Verb::Undo | Verb::Back) => deeds::drop_hand_over(scene, desk),
        _ => return false,
    }
    true
}

fn pressed(scene: &mut Scene, desk: &mut Desk, press: Press) -> bool {
    let Some(hand_over) = scene.hand_over() else { return false };
    match (hand_over.progress, press) {
        (Progress::Trying, Press::Hear) => handing::whisper(scene, desk, &[Message::new("headset-test")]),
        (Progress::Trying, Press::Hide) => headset_is_right(scene, desk),
        (Progress::Unfit | Progress::Checking, Press::Hear | Press::Hide) => handing::check_headset(scene, desk),
        (Progress::Offered, Press::Hear) => hear(scene, desk),
        // A key too many of the player before must not call the headset back.
        (Progress::Offered, Press::Hide | Press::Left | Press::Right) => asking::ask_again(scene, desk),
        (Progress::Hearing, Press::Hear) => whisper_content(scene, desk),
        (Progress::Hearing, Press::Hide) => hide(scene, desk),
        (Progress::Hearing, Press::Left) => choose(scene, desk, Choice::Left),
        (Progress::Hearing, Press::Right) => choose(scene, desk, Choice::Right),
        (Progress::Hidden, _) => {}
        _ => return false,
    }
    true
}

fn headset_is_right(scene: &mut Scene, desk: &mut Desk) {
    handing::hush(desk);
    scene.world.headset_tried = true;
    if let Some(hand_over) = handing::hand_over_mut(scene) {
        hand_over.progress = Progress::Offered;
    }
    asking::ask(scene, desk);
}

/// Somebody has the headset on: from now on everybody has the same time.
fn hear(scene: &mut Scene, desk: &mut Desk) {
    let Some(hand_over) = handing::hand_over_mut(scene) else { return };
    let about = hand_over.about;
    hand_over.progress = Progress::Hearing;
    if is_timed(about) {
        hand_over.slot_over = false;
        let slot_ms = slot::slot_ms(scene, about);
        desk.effects.push(Effect::Alarm(Some(slot_ms)));
    }
    whisper_content(scene, desk);
}

fn whisper_content(scene: &Scene, desk: &mut Desk) {
    let Some((to, about)) = hearing(scene) else { return };
    let mut messages = knowing::known_by(scene, to, about);
    messages.push(match about {
        About::Vote | About::Card | About::Confess => {
            offers::chosen(scene, to, about).unwrap_or_else(|| offers::choices(about))
        }
        About::Role => offers::as_keys(scene, "whisper-again"),
        _ => offers::as_keys(scene, "whisper-again-alone"),
    });
    handing::whisper(scene, desk, &messages);
}

fn hide(scene: &mut Scene, desk: &mut Desk) {
    let Some((to, about)) = hearing(scene) else { return };
    let chooses = matches!(about, About::Vote | About::Card | About::Confess);
    if chooses && offers::chosen(scene, to, about).is_none() {
        return handing::whisper(scene, desk, &[Message::new("whisper-choose-first"), offers::choices(about)]);
    }
    if about == About::Confess {
        confession::keep_confessed(scene);
    }
    handing::hush(desk);
    let Some(hand_over) = handing::hand_over_mut(scene) else { return };
    if hand_over.slot_over {
        return deeds::pass_headset_on(scene, desk);
    }
    hand_over.progress = Progress::Hidden;
}

fn choose(scene: &mut Scene, desk: &mut Desk, choice: Choice) {
    let Some((to, about)) = hearing(scene) else { return };
    match about {
        About::Confess => return confession::leaf(scene, desk, choice == Choice::Left),
        About::Vote => {
            let approves = choice == Choice::Left;
            if let Some(why) = offers::forbidden_rejection(scene, to).filter(|_| !approves) {
                return handing::whisper(scene, desk, &[why]);
            }
            choice::vote_alone(scene, desk, to, approves);
        }
        About::Card => {
            let card = if choice == Choice::Left { MissionCard::Success } else { MissionCard::Fail };
            if let Some(why) = offers::forbidden(scene, to, card) {
                return handing::whisper(scene, desk, &[why]);
            }
            choice::play_alone(scene, desk, to, card);
        }
        _ => return whisper_content(scene, desk),
    }
    let chosen = offers::chosen(scene, to, about);
    handing::whisper(scene, desk, &Vec::from_iter(chosen));
}
