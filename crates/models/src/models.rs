//! The models of the recogniser: which ones are here, what they know, whether they are whole.

pub mod catalogue;
pub mod check;
#[cfg(feature = "voice")]
pub mod fetch;
#[cfg(feature = "voice")]
pub mod install;
#[cfg(feature = "voice")]
pub mod install_error;
pub mod shelf;
#[cfg(feature = "voice")]
mod workshop;

pub use catalogue::Recommended;
pub use check::{Checked, Fault};
pub use shelf::{Model, Shelf};
