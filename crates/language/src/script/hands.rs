//! How cards and tokens go from hand to hand, in the same words whatever travels.

use super::cue::Cue;
use super::timeline::{Pause, ScriptStep};
use crate::game::{Seat, Seats};
use crate::language::Message;

/// A line, with time to do what it says.
pub(super) fn told(key: &'static str) -> [ScriptStep; 2] {
    [ScriptStep::Say(Message::new(key)), ScriptStep::Pause(Pause::Short)]
}

/// The way of one card or token: as many hand-overs as there are players, the last one brings it home.
pub(super) fn once_round(seats: Seats, owner: Seat, pass: &'static str, home: &'static str) -> Vec<ScriptStep> {
    let mut steps = vec![
        ScriptStep::Say(Message::new(pass).player("owner", owner).player("next", seats.left_of(owner))),
        ScriptStep::Pause(Pause::Short),
    ];
    for _hand_over in seats.iter() {
        steps.extend([ScriptStep::Sound(Cue::Now), ScriptStep::Pause(Pause::Beat)]);
    }
    steps.extend([ScriptStep::Say(Message::new(home).player("owner", owner)), ScriptStep::Pause(Pause::Short)]);
    steps
}

/// The way of all cards or tokens at once: at each tone one place to the left. After it everybody hears how many places
/// to the right the owner of what they hold sits. The last tone brings all of them home.
pub(super) fn all_together(seats: Seats) -> Vec<ScriptStep> {
    let players = seats.iter().count() as u32;
    let mut steps = Vec::new();
    for places in 1..players {
        steps.push(ScriptStep::Sound(Cue::Now));
        steps.push(ScriptStep::Say(Message::new("script-together-place").number("places", places)));
        steps.push(ScriptStep::Pause(Pause::Beat));
    }
    steps.extend([ScriptStep::Sound(Cue::Now), ScriptStep::Pause(Pause::Beat)]);
    steps
}
