//! The reveal by touch with a spy Rogue: each player sends one of the two vote tokens round instead of the card, so that
//! the Rogue is taken for no spy, and only the other spies may feel (edition of 2020, Rogue; RULES section 3).

use super::reveal_by_touch::{once_round, told};
use super::{Pause, Step};
use crate::game::Game;
use crate::language::Message;

pub(super) fn steps(game: &Game) -> Vec<Step> {
    let opening =
        ["script-token-hide", "script-rogue-how", "script-token-pace", "script-rogue-send", "script-rogue-feel"];
    let mut row: Vec<Step> = opening.into_iter().flat_map(told).collect();
    row.extend([Step::Say(Message::new("script-token-choose")), Step::Pause(Pause::Long)]);
    for owner in game.seats().clockwise_from(game.leader()) {
        row.extend(once_round(game.seats(), owner, "script-token-pass", "script-token-home"));
    }
    row.push(Step::Say(Message::new("script-rogue-end")));
    row
}
