//! The devices: each is a seam, owns its thread, can be lost and come back.

pub mod clipboard;
#[cfg(unix)]
pub mod core_file;
#[cfg_attr(not(feature = "phones"), path = "device/no_folder.rs")]
pub mod folder;
#[cfg_attr(not(feature = "sound"), path = "device/no_headset.rs")]
pub mod headset;
#[cfg(any(feature = "sound", feature = "voice"))]
mod host;
pub mod inbox;
pub mod keys;
pub mod leaving;
pub mod likeness;
#[cfg_attr(not(feature = "voice"), path = "device/no_microphone.rs")]
pub mod microphone;
#[cfg_attr(not(feature = "phones"), path = "device/no_phones.rs")]
pub mod phones;
#[cfg_attr(not(any(feature = "sound", feature = "voice")), path = "device/no_played.rs")]
pub mod played;
pub mod recogniser;
pub mod render;
pub mod rows;
pub mod screen;
#[cfg_attr(not(windows), path = "device/no_screen_reader.rs")]
pub mod screen_reader;
#[cfg_attr(windows, path = "device/console_signals.rs")]
#[cfg(any(unix, windows))]
pub mod signals;
#[cfg_attr(not(feature = "sound"), path = "device/no_sound.rs")]
pub mod sound;
#[cfg(feature = "voice")]
pub mod sound_file;
pub mod speaker;
pub mod speech_input;
pub mod stderr;
pub mod terminal;
pub mod voice_activity;
mod worker;

pub use inbox::{Inbox, Typed};
pub use keys::Keys;
pub use screen::{Echo, Gone, Screen};
