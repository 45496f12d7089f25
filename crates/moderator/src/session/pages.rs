//! What is shown on pages that players, and whoever reads along, have before them: what was said, how the table stands,
//! and of each seat what is its own.
//!
//! Nobody here knows phones: a page belongs to a seat, or to nobody. What is asked there is the slip of the seat
//! ([`super::seats`]).

mod asking;
pub(super) mod door;
pub(super) mod events;
pub(super) mod showing;
mod standing;
pub(super) mod transcript;

pub use protocol::pages::*;
