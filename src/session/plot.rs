//! Plot cards: what is asked about them, what commands mean, and what is told.

pub mod announce;
pub mod asking;
pub(super) mod deeds;
pub(super) mod keys;
pub(super) mod meaning;
pub(super) mod open;
pub mod questions;
pub mod refuse;
pub(super) mod views;

pub use crate::language::plot::name;

use crate::game::PartialCount;

/// What "success" alone tells.
pub(super) const NO_FAIL: PartialCount = PartialCount { fails: Some(0), reverses: None, rogues: None };
