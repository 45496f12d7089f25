//! The reveal by touch: every character card travels once round the table, hand to hand on a beat, until it is home
//! (accessible rules, Spies Reveal; RULES section 3).

use super::cue::Cue;
use super::{Pause, Step, Timeline};
use crate::game::{Seat, Seats};
use crate::language::Message;

/// The script for a table, beginning with the leader's card.
#[must_use]
pub fn timeline(seats: Seats, leader: Seat) -> Timeline {
    let mut steps = Vec::new();
    for key in ["script-touch-hide", "script-touch-how", "script-touch-spies", "script-touch-pace"] {
        steps.extend([Step::Say(Message::new(key)), Step::Pause(Pause::Short)]);
    }
    for owner in seats.clockwise_from(leader) {
        steps.extend(once_round(seats, owner, "script-touch-pass", "script-touch-home"));
    }
    steps.push(Step::Say(Message::new("script-touch-end")));
    Timeline::new(steps)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_as_many_hand_overs_as_there_are_players() {
        for players in 5..=10u8 {
            let leader = Seat::from_number(2).unwrap();
            let timeline = timeline(Seats::new(players), leader);
            let tones = timeline.steps().iter().filter(|step| **step == Step::Sound(Cue::Now)).count();
            assert_eq!(tones, usize::from(players) * usize::from(players));
        }
    }
}
