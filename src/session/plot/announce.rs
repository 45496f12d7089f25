//! What is said about plot cards that are drawn, given, used.

use super::does;
use crate::game::{Event, Seat, Seats};
use crate::language::Message;
use crate::language::plot::sentence;
use crate::session::announce::{Pause, Said};
use crate::session::history::Topic;
use crate::session::speech::Cue;

/// What is said about an event with plot cards; nothing for another event.
pub fn lines(event: &Event, seats: Seats, by_touch: bool) -> Vec<Said> {
    let Some(told) = sentence(event).map(plot) else { return vec![] };
    let mut said = match event {
        Event::DeckEmpty | Event::Passed { .. } => vec![told],
        Event::Overruled { .. } => vec![Said::Cue(Cue::Rejected), told],
        _ => vec![Said::Cue(Cue::Accepted), told],
    };
    match *event {
        Event::PlotDrawn { card, .. } => said.push(hint(does(card))),
        Event::LeadTaken { by, .. } => said.push(hint(Message::new("lead-token").player("by", by))),
        Event::CharacterShown { owner, viewer, .. } => said.extend(character_shown(owner, viewer, seats, by_touch)),
        Event::CardLookedAt { by, member } => said.extend(card_looked_at(by, member, seats)),
        _ => {}
    }
    said
}

fn plot(message: Message) -> Said {
    Said::Line(Topic::Plot, message)
}

fn guide(message: Message) -> Said {
    Said::Guide(Topic::Plot, message)
}

fn hint(message: Message) -> Said {
    Said::Hint(Topic::Plot, message)
}

/// A character card goes to one player and back, under the table.
fn character_shown(owner: Seat, viewer: Seat, seats: Seats, by_touch: bool) -> Vec<Said> {
    let both = |key| Message::new(key).player("owner", owner).player("viewer", viewer);
    let look = Message::new(if by_touch { "look-by-touch" } else { "look-by-eye" }).player("viewer", viewer);
    vec![
        guide(both("hand-over").message("way", way(owner, viewer, seats))),
        Said::Pause(Pause::Long),
        Said::Cue(Cue::Now),
        guide(look),
        Said::Pause(Pause::Long),
        Said::Cue(Cue::Now),
        guide(both("hand-back")),
        Said::Pause(Pause::Short),
        hint(Message::new("may-say-anything").player("viewer", viewer)),
    ]
}

/// A mission card goes to one player and back.
fn card_looked_at(by: Seat, member: Seat, seats: Seats) -> Vec<Said> {
    if by == member {
        return vec![];
    }
    let pass = Message::new("see-by-hand").player("by", by).player("member", member);
    vec![guide(pass.message("way", way(member, by, seats))), Said::Pause(Pause::Long), Said::Cue(Cue::Now)]
}

/// The shorter way from one player to another, with those whom it passes.
fn way(from: Seat, to: Seat, seats: Seats) -> Message {
    let between = |next: &dyn Fn(Seat) -> Seat| {
        let mut passed = Vec::new();
        let mut at = next(from);
        while at != to {
            passed.push(at);
            at = next(at);
        }
        passed
    };
    let left = between(&|seat| seats.left_of(seat));
    let right = between(&|seat| seats.right_of(seat));
    let (passed, beside, past) = match left.len() <= right.len() {
        true => (left, "way-left", "way-past-left"),
        false => (right, "way-right", "way-past-right"),
    };
    if passed.is_empty() {
        return Message::new(beside);
    }
    let passed = passed.into_iter().map(|seat| Message::new("player").player("player", seat)).collect();
    Message::new(past).list("names", passed)
}
