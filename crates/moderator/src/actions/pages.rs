//! How phones get in: the address and the code are told at the table, and who has joined; a seat is freed there.

pub(crate) mod showing;

use crate::game::Seat;
use crate::language::{Intent, Message, Verb};
use crate::narration;
use crate::narration::{asking, devices, refusing};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::pages::words_of_table;
use crate::queries::secret_ballot::asked_apart;
use crate::queries::{eligibility, pages};
use crate::state::keyboard::Keyboard;
use crate::state::open::{LetIn, Mode};
use crate::state::pages::Showing;
use crate::state::table_state::Scene;
use protocol::{Carrier, Effect, Manner, PhonesEvent, PhonesOrder};

/// Carries out a command about phones. False if it is about something else.
pub(crate) fn command(scene: &mut Scene, desk: &mut Desk, intent: &Intent) -> bool {
    match intent {
        Intent::Plain(Verb::Phones) if !eligibility::verbs(scene).contains(&Verb::Phones) => {
            refusing::not_now(scene, desk, scene.question())
        }
        Intent::Plain(Verb::Phones) => desk.effects.push(Effect::Phones(PhonesOrder::Open)),
        Intent::About(Verb::Free, seat) => free(scene, desk, *seat),
        _ => return false,
    }
    true
}

/// From now on a player gets like this what is theirs alone.
pub(crate) fn reached(scene: &mut Scene, desk: &mut Desk, seat: Seat, manner: Manner) {
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
fn lose_all(scene: &mut Scene, desk: &mut Desk) {
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

/// Takes what phones tell.
pub(crate) fn phones(
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
            devices::tell(scene, desk, &open);
        }
        PhonesEvent::Failed(reason) => {
            desk.refuse(scene, "phones", Message::new("refused-phones").message("reason", reason));
            if scene.world.let_in == LetIn::Nobody {
                lose_all(scene, desk);
            }
        }
        PhonesEvent::Guessed { code } => {
            desk.narration.history.begin_group();
            desk.say_line(scene, &pages::spelt(Message::new("phones-guessed"), &code));
        }
        PhonesEvent::Forgotten => {
            desk.narration.history.begin_group();
            desk.say(scene, Topic::General, Message::new("phones-forgotten"));
        }
        PhonesEvent::Reads(words) => showing.reads(words),
        PhonesEvent::Asks { from, line } => narration::pages::answer(scene, desk, keyboard, from, line.0.open()),
    }
}
