//! Practice: one person plays a whole game, and the narrator plays all others.
//!
//! Seats of players who aren't there are reached like those with a phone, and one place answers for them: `answering.rs`.
//! What a mind may know of the game is made in `knowing.rs`, and nothing else reaches one.

pub(super) mod advice;
pub(super) mod answering;
mod deciding;
mod knowing;
pub(super) mod person;
pub(super) mod reasons;
pub(super) mod telling;
pub(super) mod undoing;
