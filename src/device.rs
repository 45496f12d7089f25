//! The devices: each is a seam, owns its thread, can be lost and come back.

pub mod inbox;
pub mod keys;
pub mod plain;
pub mod screen;
#[cfg(unix)]
pub mod signals;
pub mod stderr;
pub mod terminal;

pub use inbox::{Inbox, Typed};
pub use keys::Keys;
pub use screen::{Echo, Gone, Screen};
