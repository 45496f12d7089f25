//! How phones get in: the address and the code are told at the table, and who has joined; a seat is freed there.

pub(crate) mod showing;

use crate::game::Seat;
use crate::language::{Intent, Message, Verb};
use crate::narration;
use crate::narration::{asking, devices, refusing};
use crate::output::Output;
use crate::output::devices as keeping;
use crate::output::history::Topic;
use crate::queries::pages::words_of_table;
use crate::queries::secret_ballot::asked_apart;
use crate::queries::{eligibility, pages};
use crate::state::keyboard::Keyboard;
use crate::state::open::{Asked, LetIn, Mode};
use crate::state::pages::Showing;
use crate::state::table_state::TableState;
use protocol::{Address, Channel, Delivery, Door, Effect, PhonesEvent, PhonesOrder};

/// Carries out a command about phones. False if it is about something else.
pub(crate) fn command(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    match intent {
        Intent::Plain(Verb::Phones) | Intent::Numbered(Verb::PhonesAt, _)
            if !eligibility::verbs(state).contains(&Verb::Phones) =>
        {
            refusing::not_now(state, output, state.question())
        }
        Intent::Plain(Verb::Phones) => open(state, output, Asked::Where),
        Intent::Numbered(Verb::PhonesAt, number) => open(state, output, Asked::At(*number)),
        Intent::About(Verb::Free, seat) => free(state, output, *seat),
        _ => return false,
    }
    true
}

/// Where phones get in is looked up anew each time: this machine may have gone into another network.
fn open(state: &mut TableState, output: &mut Output, asked: Asked) {
    state.world.asked_door = Some(asked);
    output.effects.push(Effect::Phones(PhonesOrder::Open));
}

/// Tells where phones get in, if somebody has asked for it or a game is there. Before that nobody can take a seat, and the
/// address would be told into the middle of the names: it follows them.
fn opened(state: &mut TableState, output: &mut Output, door: Door) {
    state.world.addresses = door.told(None).len();
    let asked = state.world.asked_door.take();
    if asked.is_none() && state.game().is_none() && state.mode == Mode::Table {
        if state.world.untold_door.replace(door).is_none() {
            output.say(state, Topic::General, Message::new("phones-later"));
        }
        return;
    }
    state.world.untold_door = None;
    if let Some(Asked::At(number)) = asked
        && !door.addresses.is_empty()
    {
        let at = (number as usize).checked_sub(1);
        let Some(address) = at.and_then(|at| door.addresses.get(at)) else {
            let count = door.addresses.len() as u32;
            let none = Message::new("refused-phones-address").number("count", count);
            return output.refuse(state, "no-address", none);
        };
        // A number is another one tomorrow, the interface stays.
        let is_its = |other: &&Address| other.interface == address.interface;
        let is_only = door.addresses.iter().filter(is_its).count() == 1;
        let chosen = if is_only { address.interface.clone() } else { address.text() };
        state.preferences.phones_address = Some(chosen);
        keeping::keep(state, output);
    }
    devices::tell(state, output, &door);
}

/// Tells where phones get in as soon as there are seats to take.
pub(crate) fn tell_untold(state: &mut TableState, output: &mut Output) {
    if state.game().is_some()
        && let Some(door) = state.world.untold_door.take()
    {
        output.narration.history.begin_group();
        devices::tell(state, output, &door);
    }
}

/// From now on a player gets like this what is theirs alone.
pub(crate) fn reached(state: &mut TableState, output: &mut Output, seat: Seat, delivery: Delivery) {
    if state.is_virtual(seat) && delivery.channel == Channel::Own {
        // Whoever comes for them says so at the table first.
        output.effects.push(Effect::Unreached(seat));
        return output.refuse(state, "not-there", Message::new("filled-not-there").player("player", seat));
    }
    let asked = |state: &TableState| asked_apart(state, state.question());
    let (had, before) = (state.people.deliveries[seat].channel, asked(state));
    state.people.deliveries[seat] = delivery;
    let sits = seat.index() < state.localizer.names().values().len();
    if had == delivery.channel || !sits || state.mode == Mode::Program {
        return;
    }
    let key = if delivery.channel == Channel::Own { "phones-joined" } else { "phones-left" };
    output.say(state, Topic::General, Message::new(key).player("player", seat));
    if asked(state) != before {
        asking::ask_again(state, output);
    }
}

/// Another game has begun, and these have their phones as before.
fn stayed(state: &mut TableState, output: &mut Output, reached: Vec<(Seat, Delivery)>) {
    output.narration.history.begin_group();
    let asked = |state: &TableState| asked_apart(state, state.question());
    let before = asked(state);
    let names = reached.iter().map(|(seat, _)| *seat).collect();
    reached.into_iter().for_each(|(seat, delivery)| state.people.deliveries[seat] = delivery);
    output.say(state, Topic::General, Message::new("phones-stayed").players("names", names));
    if asked(state) != before {
        asking::ask_again(state, output);
    }
}

/// Nobody has a phone: none can be let in.
fn lose_all(state: &mut TableState, output: &mut Output) {
    let own: Vec<Seat> = state
        .people
        .deliveries
        .iter()
        .filter(|(_, delivery)| delivery.channel == Channel::Own)
        .map(|(seat, _)| seat)
        .collect();
    own.into_iter().for_each(|seat| reached(state, output, seat, Delivery::default()));
}

/// A seat is nobody's phone any more.
fn free(state: &mut TableState, output: &mut Output, seat: Seat) {
    if state.people.deliveries[seat].channel == Channel::Own {
        return reached(state, output, seat, Delivery::default());
    }
    output.refuse(state, "no-phone", Message::new("refused-no-phone").player("player", seat));
}

/// Takes what phones tell.
pub(crate) fn phones(
    state: &mut TableState,
    output: &mut Output,
    showing: &mut Showing,
    keyboard: &Keyboard,
    event: PhonesEvent,
) {
    match event {
        PhonesEvent::Open(door) => {
            output.narration.history.begin_group();
            showing.reads(words_of_table(state));
            state.world.let_in = if state.game().is_some() { LetIn::ThisGame } else { LetIn::NextGame };
            opened(state, output, door);
        }
        PhonesEvent::Stayed(reached) => stayed(state, output, reached),
        PhonesEvent::Failed(reason) => {
            (state.world.asked_door, state.world.untold_door) = (None, None);
            output.refuse(state, "phones", Message::new("refused-phones").message("reason", reason));
            if state.world.let_in == LetIn::Nobody {
                lose_all(state, output);
            }
        }
        PhonesEvent::Guessed { code } => {
            if let Some(door) = &mut state.world.untold_door {
                door.code.clone_from(&code);
            }
            output.narration.history.begin_group();
            output.say_line(state, &pages::spelt(Message::new("phones-guessed"), &code));
        }
        PhonesEvent::Forgotten => {
            output.narration.history.begin_group();
            output.say(state, Topic::General, Message::new("phones-forgotten"));
        }
        PhonesEvent::Reads(words) => showing.reads(words),
        PhonesEvent::Asks { from, line } => narration::pages::answer(state, output, keyboard, from, line.0.open()),
    }
}
