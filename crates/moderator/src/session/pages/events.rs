//! What phones tell: where they are let in, in which words somebody reads along, what a seat asks.

use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::keyboard::keys::Keyboard;
use crate::session::pages::showing::Showing;
use crate::session::pages::showing::words_of_table;
use crate::session::pages::{PhonesEvent, asking, door};
use crate::session::scene::{LetIn, Scene};

/// Takes what phones tell.
pub(in crate::session) fn phones(
    scene: &mut Scene,
    desk: &mut Desk,
    showing: &mut Showing,
    keyboard: &Keyboard,
    event: PhonesEvent,
) {
    match event {
        PhonesEvent::Open(open) => {
            desk.narration.history.begin_group();
            showing.reads(words_of_table(scene));
            scene.world.let_in = if scene.game().is_some() { LetIn::ThisGame } else { LetIn::NextGame };
            door::tell(scene, desk, &open);
        }
        PhonesEvent::Failed(reason) => {
            desk.refuse(scene, "phones", Message::new("refused-phones").message("reason", reason));
            if scene.world.let_in == LetIn::Nobody {
                door::lose_all(scene, desk);
            }
        }
        PhonesEvent::Guessed { code } => {
            desk.narration.history.begin_group();
            desk.say_line(scene, &door::spelt(Message::new("phones-guessed"), &code));
        }
        PhonesEvent::Forgotten => {
            desk.narration.history.begin_group();
            desk.say(scene, Topic::General, Message::new("phones-forgotten"));
        }
        PhonesEvent::Reads(words) => showing.reads(words),
        PhonesEvent::Asks { from, line } => asking::answer(scene, desk, keyboard, from, line.0.open()),
    }
}
