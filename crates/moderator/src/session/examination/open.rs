//! Who examines somebody now.

use crate::game::{Game, Seat};

/// Who examines somebody now: the holder of the token.
pub(in crate::session) fn examiner(game: &Game) -> Seat {
    game.token().map_or(game.leader(), |token| token.holder)
}
