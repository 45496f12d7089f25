//! The reveal in stages, for exactly the characters in play: Nick Fury's script in Winter Soldier, and that of Avalon
//! (Winter Soldier, HYDRA Reveal; RULES sections 6 and 9).

mod by_eyes;
mod by_touch;
pub mod cast;

use super::round::Round;
use super::timeline::Timeline;
use crate::game::{Game, Reveal};
use cast::Cast;

/// The script for a game; by touch, tokens go round in this way.
#[must_use]
pub fn timeline(game: &Game, round: Round) -> Timeline {
    let cast = Cast::of(game);
    let stages = game.characters().stages();
    Timeline::new(match game.reveal() {
        Reveal::Touch => by_touch::steps(&cast, &stages, game, round),
        Reveal::Eyes | Reveal::Headset | Reveal::None => by_eyes::steps(&cast, &stages),
    })
}
