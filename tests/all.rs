//! All integration tests, as one program.

#[cfg(unix)]
mod crash;
mod journal;
mod random_game;
