//! The reveal by touch: every character card travels once round the table, hand to hand on a beat, until it is home
//! (accessible rules, Spies Reveal; RULES section 3).

use super::cue::Cue;
use super::{Pause, Step, Timeline, reveal_by_token};
use crate::game::{Game, Seat, Seats};
use crate::language::Message;

/// The script for a table, beginning with the leader's card. The card of a spy Rogue would give him away, so there
/// vote tokens travel instead.
#[must_use]
pub fn timeline(game: &Game) -> Timeline {
    Timeline::new(if game.characters().left_out().is_empty() { by_card(game) } else { reveal_by_token::steps(game) })
}

fn by_card(game: &Game) -> Vec<Step> {
    let rogues = game.has_rogue().then_some("script-touch-rogues");
    let opening = ["script-touch-hide", "script-touch-how", "script-touch-spies"];
    let opening = opening.into_iter().chain(rogues).chain(["script-touch-pace"]);
    let mut steps: Vec<Step> = opening.flat_map(told).collect();
    for owner in game.seats().clockwise_from(game.leader()) {
        steps.extend(once_round(game.seats(), owner, "script-touch-pass", "script-touch-home"));
    }
    steps.push(Step::Say(Message::new("script-touch-end")));
    steps
}

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
