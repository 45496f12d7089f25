//! The narrator: moderates *The Resistance* for a table of blind and sighted players.
//!
//! A pure core decides everything, a thin shell talks to keyboard, loudspeaker and disk.
//! A guided tour, from the inside out:
//!
//! - [`game`] is the rules.
pub mod args;
pub mod device;
pub mod files;
pub mod game;
pub mod journal;
pub mod language;
pub mod learned;
pub mod locale;
pub mod minds;
pub mod models;
pub mod place;
pub mod preferences;
pub mod run;
pub mod script;
pub mod session;
pub mod settings;
