//! Plot cards: what is asked about them, what commands mean, and what is told.

pub mod announce;
pub mod asking;
pub(in crate::session) mod deeds;
pub(in crate::session) mod keys;
pub(in crate::session) mod meaning;
pub(in crate::session) mod open;
pub mod questions;
pub mod refuse;
pub(in crate::session) mod views;

pub use crate::language::plot::name;

use crate::game::PartialCount;

/// What "success" alone tells.
pub(in crate::session) const NO_FAIL: PartialCount = PartialCount { fails: Some(0), reverses: None, rogues: None };
