//! What the keys mean while the headset goes round: the space bar to hear, Enter to hide and hand on, Tab and Backspace
//! to choose. In line mode an empty line to hear, and "next" to hide.

use super::{About, Session, Step, is_timed};
use crate::game::MissionCard;
use crate::language::{Intent, Message, Verb};
use crate::session::scene::Scene;
use crate::session::{Effect, Key};

/// What somebody wants of the headset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    /// To hear it, or to hear it again.
    Hear,
    /// To hide it and hand the headset on; before that: yes.
    Hide,
    /// The choice of the key far left.
    Left,
    /// The choice of the key far right.
    Right,
}

impl Session {
    /// A key while the headset is on its way. False if it means what it always means.
    pub(in crate::session) fn headset_key(&mut self, key: Key) -> bool {
        let Some(step) = self.scene.hand_over().map(|hand_over| hand_over.step) else { return false };
        let press = match key {
            Key::Char(' ') => Press::Hear,
            Key::Enter => Press::Hide,
            Key::Tab => Press::Left,
            Key::Backspace => Press::Right,
            // Whoever has the headset on can touch any other key without a sound.
            _ if matches!(step, Step::Hearing | Step::Hidden) => {
                return !matches!(self.keyboard.meaning(key), Some(Verb::Save | Verb::Quit));
            }
            _ => return false,
        };
        step != Step::Choosing && self.press(press)
    }

    /// A line while the headset is on its way. False if it means what it always means.
    pub(in crate::session) fn headset_line(&mut self, line: &str) -> bool {
        line.trim().is_empty() && self.press(Press::Hear)
    }

    /// A command while the headset is on its way. False if it means what it always means.
    pub(in crate::session) fn headset_command(&mut self, intent: &Intent) -> bool {
        let Some(step) = self.scene.hand_over().map(|hand_over| hand_over.step) else { return false };
        match intent {
            Intent::Option(number) if step == Step::Choosing => self.take_headset(*number),
            Intent::Opens(Verb::Headset) => self.choose_headset(),
            Intent::Plain(Verb::Next | Verb::Confirm) => return self.press(Press::Hide),
            Intent::Plain(Verb::Again | Verb::Start) => return self.press(Press::Hear),
            Intent::Plain(Verb::Cancel | Verb::Undo | Verb::Back) => self.drop_hand_over(),
            _ => return false,
        }
        true
    }

    fn press(&mut self, press: Press) -> bool {
        let Some(hand_over) = self.scene.hand_over() else { return false };
        match (hand_over.step, press) {
            (Step::Trying, Press::Hear) => self.whisper(&[Message::new("headset-test")]),
            (Step::Trying, Press::Hide) => self.headset_is_right(),
            (Step::Unfit | Step::Checking, Press::Hear | Press::Hide) => self.check_headset(),
            (Step::Offered, Press::Hear) => self.hear(),
            // A key too many of the player before must not call the headset back.
            (Step::Offered, Press::Hide | Press::Left | Press::Right) => self.ask_again(),
            (Step::Hearing, Press::Hear) => self.whisper_content(),
            (Step::Hearing, Press::Hide) => self.hide(),
            (Step::Hearing, Press::Left) => self.choose(Choice::Left),
            (Step::Hearing, Press::Right) => self.choose(Choice::Right),
            (Step::Hidden, _) => {}
            _ => return false,
        }
        true
    }

    fn headset_is_right(&mut self) {
        self.hush();
        self.scene.world.headset_tried = true;
        if let Some(hand_over) = self.hand_over_mut() {
            hand_over.step = Step::Offered;
        }
        self.ask();
    }

    /// Somebody has the headset on: from now on everybody has the same time.
    fn hear(&mut self) {
        let Some(hand_over) = self.hand_over_mut() else { return };
        let about = hand_over.about;
        hand_over.step = Step::Hearing;
        if is_timed(about) {
            hand_over.slot_over = false;
            let slot_ms = super::slot::slot_ms(&self.scene, about);
            self.desk.effects.push(Effect::Alarm(Some(slot_ms)));
        }
        self.whisper_content();
    }

    fn whisper_content(&mut self) {
        let Some((to, about)) = hearing(&self.scene) else { return };
        let mut messages = super::knowing::known_by(&self.scene, to, about);
        messages.push(match about {
            About::Vote | About::Card | About::Confess => {
                super::choice::chosen(&self.scene, to, about).unwrap_or_else(|| choices(about))
            }
            About::Role => as_keys(&self.scene, "whisper-again"),
            _ => as_keys(&self.scene, "whisper-again-alone"),
        });
        self.whisper(&messages);
    }

    fn hide(&mut self) {
        let Some((to, about)) = hearing(&self.scene) else { return };
        let chooses = matches!(about, About::Vote | About::Card | About::Confess);
        if chooses && super::choice::chosen(&self.scene, to, about).is_none() {
            return self.whisper(&[Message::new("whisper-choose-first"), choices(about)]);
        }
        if about == About::Confess {
            self.keep_confessed();
        }
        self.hush();
        let Some(hand_over) = self.hand_over_mut() else { return };
        if hand_over.slot_over {
            return self.pass_headset_on();
        }
        hand_over.step = Step::Hidden;
    }

    fn choose(&mut self, choice: Choice) {
        let Some((to, about)) = hearing(&self.scene) else { return };
        match about {
            About::Confess => return self.leaf(choice == Choice::Left),
            About::Vote => {
                let approves = choice == Choice::Left;
                if let Some(why) = super::choice::forbidden_rejection(&self.scene, to).filter(|_| !approves) {
                    return self.whisper(&[why]);
                }
                self.vote_alone(to, approves);
            }
            About::Card => {
                let card = if choice == Choice::Left { MissionCard::Success } else { MissionCard::Fail };
                if let Some(why) = super::choice::forbidden(&self.scene, to, card) {
                    return self.whisper(&[why]);
                }
                self.play_alone(to, card);
            }
            _ => return self.whisper_content(),
        }
        let chosen = super::choice::chosen(&self.scene, to, about);
        self.whisper(&Vec::from_iter(chosen));
    }
}

/// One of two keys that lie far apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Left,
    Right,
}

fn choices(about: About) -> Message {
    Message::new(match about {
        About::Vote => "whisper-vote-keys",
        About::Confess => "whisper-confess-keys",
        _ => "whisper-card-keys",
    })
}

/// Who has the headset on, and for what.
fn hearing(scene: &Scene) -> Option<(crate::game::Seat, About)> {
    let hand_over = scene.hand_over()?;
    Some((*hand_over.to.front()?, hand_over.about))
}

/// A sentence that names keys, or words where lines are typed.
pub(in crate::session) fn as_keys(scene: &Scene, key: &'static str) -> Message {
    crate::session::keyboard::wording::asks(scene.preferences.keys, Message::new(key))
}
