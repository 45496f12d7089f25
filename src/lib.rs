//! The narrator: moderates *The Resistance* for a table of blind and sighted players.
//!
//! A pure core decides everything, a thin shell talks to keyboard, loudspeaker and disk.
//! This library is the shell. The core is crates of its own: `moderator`, what passes between it and the shell, `protocol`,
//! and those below, which are given on under their names:
//!
//! - [`game`] is the rules, and [`minds`] plays for who isn't there.
//! - [`language`] and [`script`] are what is said and understood.
//! - [`journal`] is what a game was, [`preferences`] what somebody has chosen.

pub mod args;
pub mod device;
pub mod learned;
pub mod models;
pub mod run;
pub mod settings;

pub use ::journal::journal;
pub use ::language::{language, script};
pub use ::preferences::preferences;
pub use ::rules::{game, minds};
pub use ::system::{files, locale, place};
