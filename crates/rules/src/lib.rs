//! The rules of *The Resistance*, and players that the narrator plays itself.
//!
//! [`game`] decides what a table may do and what follows; [`bots`] decides for a seat, from nothing but what that seat
//! may know. Both are pure: no file, no clock, no device, no printing, and no language. Begin with [`game::Game::play`].

pub mod bots;
pub mod game;
