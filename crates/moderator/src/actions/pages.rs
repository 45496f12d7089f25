//! How phones get in: the address and the code are told at the table, and who has joined; a seat is freed there.

pub(crate) mod showing;

use crate::game::Seat;
use crate::language::{Intent, Message, Verb};
use crate::narration;
use crate::narration::{asking, devices, refusing};
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::pages::words_of_table;
use crate::queries::secret_ballot::asked_apart;
use crate::queries::{eligibility, pages};
use crate::state::keyboard::Keyboard;
use crate::state::open::{LetIn, Mode};
use crate::state::pages::Showing;
use crate::state::table_state::TableState;
use protocol::{Channel, Delivery, Effect, PhonesEvent, PhonesOrder};

/// Carries out a command about phones. False if it is about something else.
pub(crate) fn command(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    match intent {
        Intent::Plain(Verb::Phones) if !eligibility::verbs(state).contains(&Verb::Phones) => {
            refusing::not_now(state, output, state.question())
        }
        Intent::Plain(Verb::Phones) => output.effects.push(Effect::Phones(PhonesOrder::Open)),
        Intent::About(Verb::Free, seat) => free(state, output, *seat),
        _ => return false,
    }
    true
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
        PhonesEvent::Open(open) => {
            output.narration.history.begin_group();
            showing.reads(words_of_table(state));
            state.world.let_in = if state.game().is_some() { LetIn::ThisGame } else { LetIn::NextGame };
            devices::tell(state, output, &open);
        }
        PhonesEvent::Failed(reason) => {
            output.refuse(state, "phones", Message::new("refused-phones").message("reason", reason));
            if state.world.let_in == LetIn::Nobody {
                lose_all(state, output);
            }
        }
        PhonesEvent::Guessed { code } => {
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
