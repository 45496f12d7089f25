//! How phones get in: the address and the code are told at the table, and who has joined; a seat is freed there.

use crate::game::Seat;
use crate::language::{Intent, Message, Verb};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::pages::{Door, PhonesOrder};
use crate::session::scene::{LetIn, Scene};
use crate::session::seats::apart::asked_apart;
use crate::session::seats::{Carrier, Manner, offers};
use crate::session::{Mode, Session, asking, refuse};
use protocol::effect::Effect;

impl Session {
    /// Phones are let in from the start: whoever is told something alone may be told there.
    pub fn expects_phones(&mut self) {
        self.scene.world.let_in = LetIn::NextGame;
    }
}

/// Carries out a command about phones. False if it is about something else.
pub(in crate::session) fn command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    match intent {
        Intent::Plain(Verb::Phones) if !offers::verbs(scene).contains(&Verb::Phones) => {
            refuse::not_now(scene, desk, scene.question())
        }
        Intent::Plain(Verb::Phones) => desk.effects.push(Effect::Phones(PhonesOrder::Open)),
        Intent::About(Verb::Free, seat) => free(scene, desk, *seat),
        _ => return false,
    }
    true
}

/// Tells where phones are let in: slowly, twice, and once that others could read along.
pub(in crate::session) fn tell(scene: &Scene, desk: &mut Desk, door: &Door) {
    let parts: Vec<String> = door.address.split('.').map(slowly).collect();
    let [first, second, third, fourth] = parts.as_slice() else { return };
    let address = Message::new("phones-address")
        .text("first", first)
        .text("second", second)
        .text("third", third)
        .text("fourth", fourth)
        .text("port", slowly(&door.port.to_string()))
        .text("address", format!("http://{}:{}", door.address, door.port));
    desk.say_line(scene, &address);
    desk.say_line(scene, &spelt(Message::new("phones-code"), &door.code));
    if door.address.starts_with("127.") {
        desk.say_line(scene, &Message::new("phones-no-network"));
    } else if !desk.narration.has_told("phones-in-the-clear") {
        desk.say(scene, Topic::General, Message::new("phones-in-the-clear"));
    }
}

/// What tells a code.
pub(in crate::session) fn spelt(message: Message, code: &str) -> Message {
    message.text("code", slowly(code)).text("written", code)
}

fn slowly(text: &str) -> String {
    text.chars().map(String::from).collect::<Vec<_>>().join(", ")
}

/// From now on a player gets like this what is theirs alone.
pub(in crate::session) fn reached(scene: &mut Scene, desk: &mut Desk, seat: Seat, manner: Manner) {
    if scene.is_absent(seat) && manner.carrier == Carrier::Own {
        // Whoever comes for them says so at the table first.
        desk.effects.push(Effect::Unreached(seat));
        return desk.refuse(scene, "not-there", Message::new("filled-not-there").player("player", seat));
    }
    let asked = |scene: &Scene| asked_apart(scene, scene.question());
    let (had, before) = (scene.manners[seat].carrier, asked(scene));
    scene.manners[seat] = manner;
    let sits = seat.index() < scene.lexicon.names().values().len();
    if had == manner.carrier || !sits || scene.mode == Mode::Program {
        return;
    }
    let key = if manner.carrier == Carrier::Own { "phones-joined" } else { "phones-left" };
    desk.say(scene, Topic::General, Message::new(key).player("player", seat));
    if asked(scene) != before {
        asking::ask_again(scene, desk);
    }
}

/// Nobody has a phone: none can be let in.
pub(in crate::session) fn lose_all(scene: &mut Scene, desk: &mut Desk) {
    let own: Vec<Seat> =
        scene.manners.iter().filter(|(_, manner)| manner.carrier == Carrier::Own).map(|(seat, _)| seat).collect();
    own.into_iter().for_each(|seat| reached(scene, desk, seat, Manner::default()));
}

/// A seat is nobody's phone any more.
fn free(scene: &mut Scene, desk: &mut Desk, seat: Seat) {
    if scene.manners[seat].carrier == Carrier::Own {
        return reached(scene, desk, seat, Manner::default());
    }
    desk.refuse(scene, "no-phone", Message::new("refused-no-phone").player("player", seat));
}
