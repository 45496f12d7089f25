//! The narrator: moderates *The Resistance* for a table of blind and sighted players.
//!
//! A pure core decides everything, a thin shell talks to keyboard, loudspeaker and disk.
//! This library is the shell. The core is crates of its own: `moderator`, what passes between it and the shell, `protocol`,
//! and those below, which are given on under their names:
//!
//! - [`game`] is the rules, and [`bots`] plays for virtual players.
//! - [`language`] and [`script`] are what is said and understood.
//! - [`journal`] is what a game was, [`preferences`] what somebody has chosen.
//! - [`device`] is keyboard, loudspeaker, microphone and phones, [`models`] what the recogniser listens with.

pub mod args;
pub mod run;
pub mod settings;

pub use ::devices::{device, voice_profiles};
pub use ::journal::journal;
pub use ::language::{language, script};
pub use ::models::models;
pub use ::preferences::preferences;
pub use ::rules::{bots, game};
pub use ::system::{files, folders, locale, place};
