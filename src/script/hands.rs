//! How cards and tokens go from hand to hand, in the same words whatever travels.

use super::cue::Cue;
use super::timeline::{Pause, Step};
use crate::game::{Seat, Seats};
use crate::language::Message;

/// A line, with time to do what it says.
pub(super) fn told(key: &'static str) -> [Step; 2] {
    [Step::Say(Message::new(key)), Step::Pause(Pause::Short)]
}

/// The way of one card or token: as many hand-overs as there are players, the last one brings it home.
pub(super) fn once_round(seats: Seats, owner: Seat, pass: &'static str, home: &'static str) -> Vec<Step> {
    let mut steps = vec![
        Step::Say(Message::new(pass).player("owner", owner).player("next", seats.left_of(owner))),
        Step::Pause(Pause::Short),
    ];
    for _hand_over in seats.iter() {
        steps.extend([Step::Sound(Cue::Now), Step::Pause(Pause::Beat)]);
    }
    steps.extend([Step::Say(Message::new(home).player("owner", owner)), Step::Pause(Pause::Short)]);
    steps
}

/// The way of all cards or tokens at once: at each tone one place to the left. After it everybody hears how many places
/// to the right the owner of what they hold sits. The last tone brings all of them home.
pub(super) fn all_together(seats: Seats) -> Vec<Step> {
    let players = seats.iter().count() as u32;
    let mut steps = Vec::new();
    for places in 1..players {
        steps.push(Step::Sound(Cue::Now));
        steps.push(Step::Say(Message::new("script-together-place").number("places", places)));
        steps.push(Step::Pause(Pause::Beat));
    }
    steps.extend([Step::Sound(Cue::Now), Step::Pause(Pause::Beat)]);
    steps
}
