//! To whom the headset, or the one phone, goes: to those who are to be told or asked something alone, and whom nothing
//! else reaches.

use crate::actions::headset;
use crate::actions::headset::phone;
use crate::game::Seat;
use crate::language::Message;
use crate::narration::{asking, devices};
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::eligibility;
use crate::state::headset::{HandOver, Progress};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::{About, Channel};
use std::collections::VecDeque;

/// Sends the headset round to those for whom it has something. A program has none: it asks for what it wants.
pub(crate) fn go_round(state: &mut TableState, output: &mut Output) {
    follow(state, output);
    let (Some(due), None) = (state.due(), state.hand_over()) else { return };
    let (about, to) = (due.about, by_headset(state));
    if to.is_empty() {
        return;
    }
    if about.is_asked() && !eligibility::is_unseen(state) {
        return stop_asking(state, output);
    }
    let Activity::Game(table) = &mut state.activity else { return };
    table.hand_over = Some(HandOver { to, progress: Progress::Checking, slot_over: true });
    let why = match about {
        About::Vote => Some("headset-votes"),
        About::Card => Some("headset-cards"),
        About::RoleEntry => Some("headset-confess"),
        About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything | About::Turn => None,
    };
    why.into_iter().for_each(|why| output.say(state, Topic::General, Message::new(why)));
    if state.passes_phone() {
        return phone::offer(state, output);
    }
    headset::check_headset(state, output);
}

/// Who is not done yet and has the headset for it, from the leader clockwise.
fn by_headset(state: &TableState) -> VecDeque<Seat> {
    if state.due().is_some_and(|due| due.is_apart) {
        return VecDeque::new();
    }
    let headset = |seat: &Seat| state.people.deliveries[*seat].channel == Channel::Headset;
    state.due().map(|due| due.to.iter().copied().filter(headset).collect()).unwrap_or_default()
}

/// The round changes with who is done, and with who is reached on their own. Whoever has the headset on hands it on
/// first.
fn follow(state: &mut TableState, output: &mut Output) {
    if let Activity::Game(table) = &mut state.activity
        && table.due.is_none()
        && table.hand_over.take().is_some()
    {
        // Somebody else was the last one who was done.
        devices::hush(output);
        return output.say(state, Topic::General, Message::new("headset-off"));
    }
    let (due, mut others) = (state.due().map(|due| due.about), by_headset(state));
    let Some(hand_over) = headset::hand_over_mut(state) else { return };
    let worn = matches!(hand_over.progress, Progress::SpeechInputOrder | Progress::Hidden);
    let first = hand_over.to.front().copied();
    hand_over.to.retain(|seat| others.contains(seat) || worn && Some(*seat) == first);
    others.retain(|seat| !hand_over.to.contains(seat));
    hand_over.to.append(&mut others);
    let (next, offered) = (hand_over.to.front().copied(), hand_over.progress == Progress::Offered);
    if next.is_none() {
        devices::hush(output);
        headset::put_headset_down(state, output, due);
    } else if next != first && offered {
        asking::ask(state, output);
    }
}

/// Nothing is asked alone where it could be read: the table is asked instead.
fn stop_asking(state: &mut TableState, output: &mut Output) {
    if let Activity::Game(table) = &mut state.activity {
        table.due = None;
    }
    output.say_in_full(state, Topic::General, &Message::new("headset-lines"));
    asking::ask(state, output);
}
