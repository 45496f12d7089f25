//! Seats by their digits.

use crate::game::Seat;
use crate::session::keyboard::keys::seat_of_digit;
use crate::session::scene::Scene;

/// The seat that a digit stands for, if somebody sits there.
pub(in crate::session) fn seat_of(scene: &Scene, digit: u32) -> Option<Seat> {
    Seat::from_number(seat_of_digit(digit)).filter(|seat| seat.index() < scene.lexicon.names().values().len())
}
