//! Saved games.

pub mod entry;
